"""The sentences of the Oneonta Whist table."""

import pytest

from tests.oneonta_games import after, pack, start
from tests.views.oneonta.positions import FOUR_TRICKS, first_hand, moment
from whistdesk.cards.card import Suit, parse_card
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.events import Dealt, Ended, HandScored, Led, Predicted, TrickEnded
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.oneonta.view import Trick
from whistdesk.rules.table import Event
from whistdesk.views.oneonta import sayings, wording
from whistdesk.views.oneonta.staging import oneonta_view

pytestmark = pytest.mark.usefixtures("qapp")

PREDICTED = ("predict 2",)


def prompt(position: str) -> str:
    view = oneonta_view(moment(after(start(pack(position)), *PREDICTED)))
    playable = [move.card for move in view.legal if isinstance(move, Play)]
    return wording.prompt_to_follow(view, playable)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            "dummy QD\nplayer AD KS JD TD 9S TS QS\nturn-up TC",
            "Dummy leads the queen of diamonds. Follow with the jack or the 10.",
        ),
        (
            "dummy QD\nplayer JD KS 9S TS QS JS AC\nturn-up TC",
            "Dummy leads the queen of diamonds. Follow with the jack.",
        ),
        ("dummy QD\nplayer JD TD 9D TS QS JS AC\nturn-up TC", "Dummy leads the queen of diamonds. Follow diamonds."),
        (
            "dummy QD\nplayer KC QC 9S TS QS JS AC\nturn-up TC",
            "Dummy leads the queen of diamonds. You have no diamonds: play any card.",
        ),
        (
            "dummy KH\nplayer AC TH 9S TS QS JS KC\nturn-up 9H",
            "Dummy leads the king of hearts, a trump. Follow with the ace of clubs or the 10.",
        ),
        (
            "dummy KH\nplayer AC TH AD TS QS JS KC\nturn-up 9H",
            "Dummy leads the king of hearts, a trump. Follow with a trump.",
        ),
        (
            "dummy KH\nplayer KC QC JC TS QS JS KD\nturn-up 9H",
            "Dummy leads the king of hearts, a trump. You have no trump: play any card.",
        ),
        (
            "dummy AC\nplayer KC QC JC TS QS JS KD\nturn-up AD",
            "Dummy leads the ace of clubs, the only trump. You may play any card.",
        ),
    ],
)
def test_ow_08_the_prompt_says_what_is_led_and_how_it_may_be_answered(position: str, sentence: str) -> None:
    assert prompt(position) == sentence


def refused(state: OneontaState, move: Move) -> str:
    refusal = state.refusal(move)
    assert refusal is not None
    return wording.refused(refusal)


def test_ow_08_a_card_that_does_not_follow_is_refused_with_the_number_that_would() -> None:
    assert refused(first_hand("predict 4"), Play(parse_card("KH"))) == "Follow clubs: you hold two."
    trumps = after(start(pack("dummy KH\nplayer AC TH AD TS QS JS KC\nturn-up 9H")), "predict 2")
    assert refused(trumps, Play(parse_card("KC"))) == "Follow with a trump: you hold three."


def test_every_other_refusal_has_its_sentence() -> None:
    state = first_hand("predict 4", *FOUR_TRICKS)
    assert refused(state, Predict(4)) == "The prediction card for 4 tricks is used already."
    zero = first_hand("predict 0", *FOUR_TRICKS, penalty=4)
    assert refused(zero, Predict(0)) == "The closed prediction card is used already."
    assert refused(state, Play(parse_card("KH"))) == "Predict first: how many tricks will you win?"
    playing = first_hand("predict 4")
    assert refused(playing, Predict(3)) == "Your prediction for this hand is made."
    assert refused(playing, Play(parse_card("KS"))) == "You do not hold the king of spades."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(3, parse_card("JH")), "Hand 3. Turn-up: jack of hearts."),
        (Predicted(0), "You predict no trick."),
        (Predicted(1), "You predict 1 trick."),
        (Predicted(3), "You predict 3 tricks."),
        (Led(parse_card("QD")), "Dummy leads the queen of diamonds."),
        (
            TrickEnded(Trick(parse_card("QD"), parse_card("JD"), won=False)),
            "You play the jack of diamonds and lose the trick.",
        ),
        (
            TrickEnded(Trick(parse_card("QD"), parse_card("KD"), won=True)),
            "You play the king of diamonds and win the trick.",
        ),
        (
            HandScored(3, 3, 4, 1, 2),
            "Hand 3: 3 predicted, 4 won. Penalty for this hand: 1 card. Penalty so far: 2 of 7.",
        ),
        (Ended(won=True, total=5), "You have won the game with 5 penalty cards."),
        (Ended(won=False, total=8), "You have lost the game with 8 penalty cards."),
    ],
)
def test_everything_that_happens_is_told_in_the_log(event: Event, sentence: str) -> None:
    assert wording.said(event) == sentence


def test_cards_that_move_are_not_told() -> None:
    assert wording.said(first_hand().apply(Predict(3)).events[1]) == ""


@pytest.mark.parametrize(
    ("tricks", "won", "sentence"),
    [
        (3, 2, "2 won   ·   1 more, and no other"),
        (3, 3, "3 won   ·   no other, please"),
        (3, 5, "5 won   ·   2 too many"),
    ],
)
def test_the_promise_says_what_is_still_to_come(tricks: int, won: int, sentence: str) -> None:
    assert wording.promise_so_far(tricks, won) == sentence


@pytest.mark.parametrize(
    ("penalties", "words"),
    [(7, "Hand 1 of 8   ·   7 of 7 penalty cards"), (8, "Game over   ·   8 penalty cards")],
)
def test_ow_16_the_bar_knows_at_once_that_too_many_cards_are_to_be_paid(penalties: int, words: str) -> None:
    assert wording.bar_text(oneonta_view(moment(first_hand())), penalties, small=False) == words


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 of 7"), (7, "7 of 7"), (8, "8, one too many"), (10, "10, three too many")]
)
def test_ow_16_the_limit_is_always_in_sight(number: int, words: str) -> None:
    assert wording.of_seven(number) == words


@pytest.mark.parametrize(
    ("card", "legal", "name"),
    [
        ("QD", True, "Queen of diamonds, playable"),
        ("QD", False, "Queen of diamonds, not playable now"),
        ("AC", True, "Ace of clubs, trump, playable"),
        ("AC", False, "Ace of clubs, trump, not playable now"),
    ],
)
def test_a_card_has_a_spoken_name(card: str, legal: bool, name: str) -> None:
    assert wording.card_option(parse_card(card), trumps_of(parse_card("9H")), legal=legal) == name


@pytest.mark.parametrize(("penalty", "title"), [(0, "Prediction kept"), (1, "Missed by one"), (4, "Missed by four")])
def test_ow_13_a_hand_is_kept_or_missed(penalty: int, title: str) -> None:
    assert sayings.hand_title(penalty) == title


@pytest.mark.parametrize(
    ("event", "left", "sentence"),
    [
        (HandScored(4, 3, 3, 0, 2), (0, 4, 6, 7), "The 3 joins the penalty pile; left: 0, 4, 6 and 7."),
        (HandScored(7, 0, 0, 0, 2), (6,), "The closed card joins the penalty pile; left: 6."),
        (HandScored(8, 3, 3, 0, 2), (), "All eight predictions are used."),
        (HandScored(2, 5, 4, 1, 1), (1, 3), "One shuffled card goes face down to the penalty pile."),
        (HandScored(2, 5, 3, 2, 2), (1, 3), "Two shuffled cards go face down to the penalty pile."),
        (HandScored(8, 5, 3, 2, 2), (), "The last hand pays with the cards under the turn-up."),
    ],
)
def test_ow_14_the_panel_says_what_goes_to_the_penalty_pile(
    event: HandScored, left: tuple[int, ...], sentence: str
) -> None:
    assert sayings.what_goes(event, left) == sentence


def test_ow_09_the_aces_are_named_beside_the_turn_up() -> None:
    assert (wording.ace_high(Suit.CLUBS), wording.ace_second(Suit.DIAMONDS)) == ("A clubs high", "A diamonds second")
    assert wording.ace_alone(Suit.CLUBS) == "A clubs alone"
    assert wording.plain_suit(Suit.DIAMONDS) == "Diamonds are a plain suit"
