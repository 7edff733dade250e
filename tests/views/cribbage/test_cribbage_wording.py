"""What is said at the table of Cribbage Solitaire, in English."""

import pytest

from tests.views.cribbage.positions import HEELS, ROUND, passed, played, start
from whistdesk.cards.card import parse_card, parse_cards
from whistdesk.rules.base import Refusal
from whistdesk.rules.cribbage.events import Ended, RoundScored, Status
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.scoring import Combination, count
from whistdesk.views.cribbage import wording
from whistdesk.views.numbers import number_word


def counted(hand: str, starter: str | None) -> tuple[Combination, ...]:
    return count(parse_cards(hand), parse_card(starter) if starter else None)


@pytest.mark.parametrize(
    ("hand", "starter", "sentence"),
    [
        ("4D 6S JC 9C", "5H", "Fifteen two, fifteen four, fifteen six, a run of three is nine."),
        ("5C TD 2H 8S", "5H", "Fifteen two, fifteen four, fifteen six, fifteen eight, a pair is ten."),
        ("JS 2D 4H 6C", "8S", "His nobs is one."),
        ("2H 4H 6H 8H", "TS", "A flush is four."),
        ("2C 4D 6H 8C", "QS", "Nothing in this hand."),
        ("AC JD JH QS", "QC", "A pair is two, a pair is four."),
        ("5C 5D 5H JS", "5S", "Fifteens sixteen, six pairs are twenty-eight, his nobs is twenty-nine."),
        ("4C 5D 5H 6S", "6C", "Fifteens eight, two pairs are twelve, four runs of three are twenty-four."),
    ],
)
def test_cs_06_a_count_is_spelled_out(hand: str, starter: str, sentence: str) -> None:
    assert wording.spelled(counted(hand, starter)) == sentence


def test_what_lies_in_a_hand_so_far() -> None:
    assert wording.so_far(counted("5C TD JS QH", None)) == "In the cards so far: fifteens six, a run of three is nine"
    assert wording.so_far(counted("7S 8C", None)) == "In the cards so far: fifteen two"
    assert wording.so_far(counted("4D 6S", None)) == "In the cards so far: nothing"


def test_numbers_are_words_as_far_as_a_hand_can_score() -> None:
    assert [number_word(n) for n in (0, 2, 15, 29, 30)] == ["zero", "two", "fifteen", "twenty-nine", "30"]


def test_cs_03_a_refusal_names_the_hand() -> None:
    refusal = played(start(), 2, 2).refusal(PlaceCard(2))
    assert refusal is not None
    assert wording.refused(refusal) == "Hand two has four cards already."
    assert wording.refused(Refusal(None, "game-over", "")) == "The game is over."


def test_how_to_place_names_the_open_hands() -> None:
    assert wording.how_to_place((1, 2, 3)).endswith("or press 1, 2 or 3")
    assert wording.how_to_place((2, 3)).endswith("or press 2 or 3")
    assert wording.how_to_place((3,)).endswith("or press 3")


def test_cs_08_the_end_says_what_the_points_mean() -> None:
    assert wording.said(Ended(Status.WON, 93)) == "Cribbage won: 93 points: more than 90, so the game is won."
    assert wording.said(Ended(Status.LOST, 60)) == "Not enough: 60 points: from 60 to 90, so the game is lost."
    assert wording.said(Ended(Status.SKUNK, 59)) == "Skunked: 59 points: below 60, a skunk."


def test_a_move_is_told_for_the_log() -> None:
    move = passed(start("5C TD 9H 2S KC 3H 7D AS"), 2)
    assert [wording.said(event) for event in move.events] == [
        "Hand two gets the 7 of diamonds.",
        "Turned: ace of spades.",
    ]


def test_a_round_is_told_for_the_log_with_its_count_and_nothing_is_said_of_swept_cards() -> None:
    move = passed(played(start(HEELS), *ROUND[:5]), 3)
    scored = next(event for event in move.events if isinstance(event, RoundScored))
    assert "Starter: jack of spades." in [wording.said(event) for event in move.events]
    assert wording.said(scored).startswith(
        "Two for his heels. Hand one: Fifteens eight, three pairs are fourteen. Hand two: "
    )
    assert wording.said(scored).endswith(f"Round 1 brings {scored.scored.total} points, {scored.after} in all.")
    assert sum(bool(wording.said(event)) for event in move.events) == 3 + 6 + 1


def test_a_hand_is_named_for_screen_readers() -> None:
    held = parse_cards("4D 6S JC")
    assert wording.hand_name(3, held, parse_card("8H")) == (
        "Hand three: 4 of diamonds, 6 of spades, jack of clubs; room for one card. Place the 8 of hearts here"
    )
    assert wording.hand_name(1, parse_cards("5C TD JS QH"), parse_card("8H")) == (
        "Hand one, full: 5 of clubs, 10 of diamonds, jack of spades, queen of hearts"
    )


def test_the_bar_says_round_and_points() -> None:
    assert wording.bar_text(2, 21, over=False, small=False) == "Round 2 of 4   ·   21 points"
    assert wording.bar_text(2, 21, over=False, small=True) == "Round 2/4   ·   21"
    assert wording.bar_text(4, 93, over=True, small=True) == "Game over   ·   93 points"
