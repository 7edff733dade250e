"""What is said at the Solo Whist table, in the source language."""

import pytest

from tests.views.solowhist.positions import begun
from whistdesk.cards.card import Suit
from whistdesk.rules.base import Move, Refusal
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.house import (
    PARTNERS_SETTLE_ONCE,
    PASS_IS_FINAL,
    UNACCEPTED_PROPOSER_MAY_RAISE,
)
from whistdesk.rules.solowhist.moves import Call, PlayCard
from whistdesk.rules.solowhist.view import Contract, Settlement, SoloView
from whistdesk.views.solowhist import log
from whistdesk.views.solowhist.callfaces import chips_at_stake, spoken_call
from whistdesk.views.solowhist.verdict import (
    end_sentence,
    end_title,
    happened,
    played_text,
    verdict_title,
    winners,
    worth,
)
from whistdesk.views.solowhist.wording import (
    auction_state,
    bar_text,
    call_meaning,
    call_title,
    prompt,
    ribbon,
    trick_count,
    trump_words,
    turned_by,
)

NO_CHIPS = (0, 0, 0, 0)


def settled(call: Call, declarers: tuple[Seat, ...], tricks: tuple[int, int, int, int], *, made: bool) -> Settlement:
    view = begun().view
    target = {Call.PROPOSE: 8, Call.SOLO: 5, Call.ABUNDANCE: 9, Call.ABUNDANCE_DECLARED: 13}.get(call, 0)
    return Settlement(Seat.EAST, Contract(call, declarers, None, target), made, tricks, NO_CHIPS, view.turned)


def test_the_panel_says_what_each_call_asks_for() -> None:
    view = begun().view
    trump = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}
    assert call_meaning(Call.PROPOSE, view) == "8 of 13 with a partner"
    assert call_meaning(Call.SOLO, view) == f"5 tricks, {trump[view.turned.suit]} trump"
    assert call_meaning(Call.MISERE, view) == "no trick, no trump"
    assert call_meaning(Call.ABUNDANCE, view) == "9 tricks, your trump"
    assert call_meaning(Call.OPEN_MISERE, view) == "no trick, open hand"
    assert call_meaning(Call.ABUNDANCE_DECLARED, view) == "all 13, no trump"
    proposed = begun().play("pass, propose, pass, pass").view
    assert call_meaning(Call.ACCEPT, proposed) == "8 of 13 with West"


def test_the_panel_says_what_each_call_wins_or_loses_in_all() -> None:
    """SW-17 and SW-18."""
    view = begun().view
    calls = [call for call in Call if call is not Call.PASS]
    assert [chips_at_stake(call, view) for call in calls] == [4, 4, 6, 9, 12, 18, 24]
    once = begun(house_rules=frozenset((PARTNERS_SETTLE_ONCE,))).view
    assert chips_at_stake(Call.PROPOSE, once) == 2


def test_a_call_is_spoken_with_its_meaning_and_its_stake() -> None:
    assert spoken_call(Call.MISERE, begun().view) == "Misère: no trick, no trump. 9 chips won or lost in all."
    assert spoken_call(Call.PASS, begun().view) == "Pass"


@pytest.mark.parametrize(
    ("calls", "sentence"),
    [
        ("", "Nobody has called yet. Make a call, or pass."),
        ("pass, pass, propose, pass", "North proposes. Accept, call higher, or pass."),
        ("pass, propose, accept, pass", "North accepts the proposal. Call higher, or pass."),
        ("pass, pass, pass, open-misere", "East calls open misère. Call higher, or pass."),
        ("propose, pass, pass, accept", "East accepts your proposal. Call higher, or pass."),
    ],
)
def test_the_state_of_the_auction(calls: str, sentence: str) -> None:
    assert auction_state(begun().play(calls).view) == sentence


def test_the_state_of_the_auction_under_house_rules() -> None:
    raising = begun(house_rules=frozenset((UNACCEPTED_PROPOSER_MAY_RAISE,))).play("propose, pass, pass, pass")
    assert auction_state(raising.view) == "Nobody accepts your proposal. Call higher, or pass."
    final = begun(house_rules=frozenset((PASS_IS_FINAL,))).play("pass, solo, pass, pass")
    assert auction_state(final.view) == "You have passed: you can only pass again."
    eldest = begun(house_rules=frozenset((PASS_IS_FINAL,))).play("pass, propose, pass, pass")
    assert auction_state(eldest.view) == "West proposes. Accept, or pass."
    refusal = eldest.state.refusal(Call.SOLO)
    assert refusal is not None
    assert log.refused(refusal) == "You have passed: you can only accept, or pass again."
    taken = begun(house_rules=frozenset((PASS_IS_FINAL,))).play("pass, propose, accept, pass").state.refusal(Call.SOLO)
    assert taken is not None
    assert log.refused(taken) == "You have passed: you can only pass again."


def test_the_turned_card_is_its_dealers_last_card() -> None:
    assert turned_by(begun().view) == "East's last card"
    assert turned_by(begun().play("pass, pass, pass, pass").view) == "your last card"


def test_whom_the_table_waits_for() -> None:
    assert prompt(begun().view) == ""
    assert prompt(begun().play("pass").view) == "West is about to call."
    assert prompt(begun().play("pass, abundance, pass, pass, pass").view) == "West is naming trumps."
    assert prompt(begun().play("pass, solo, pass, pass, pass", 1).view) == "West is about to play."
    assert prompt(begun().play("pass, abundance-declared").view) == "West is about to lead."


def test_the_person_is_told_what_to_play() -> None:
    assert prompt(begun().play("pass, solo, pass, pass, pass").view) == "You lead. Play any card."
    followed = set()
    for number in range(12):
        position = begun(number).play("pass, solo, pass, pass, pass", 4)
        while position.view.to_move is not Seat.SOUTH and not position.state.outcomes():
            position = position.play(cards=1)
        followed.add(_kind(position.view))
    assert {"many", "lead"} <= followed


def test_a_decided_hand_may_be_finished() -> None:
    """SW-16."""
    position = begun().play("pass, solo, pass, pass, pass")
    while not (position.view.decided and position.view.to_move is Seat.SOUTH and _leads(position.view)):
        position = position.play(cards=1)
    assert prompt(position.view) == "You lead. The result is certain: play on, or finish the hand."


def _leads(view: SoloView) -> bool:
    return view.current is not None and not view.current.cards


def _kind(view: SoloView) -> str:
    """Checks the prompt against the hand, and names its kind."""
    sentence = prompt(view)
    if view.current is None or not view.current.cards:
        assert sentence == "You lead. Play any card."
        return "lead"
    suit = view.current.cards[0].suit
    count = sum(card.suit is suit for card in view.hand)
    name = suit.name.lower()
    leads = f"{view.current.leader.name.capitalize()} leads {name}."
    expected = {
        0: f"{leads} You hold none of them: play any card.",
        1: f"{leads} Follow with your only card of the suit.",
    }.get(count, f"{leads} Follow with one of your {count} {name}.")
    assert sentence == expected
    return {0: "none", 1: "one"}.get(count, "many")


def test_tricks_are_counted() -> None:
    assert [trick_count(number) for number in (0, 1, 2)] == ["0 tricks", "1 trick", "2 tricks"]


@pytest.mark.parametrize(
    ("calls", "text"),
    [
        ("pass, solo, pass, pass, pass", "Solo · 0 of 5 won"),
        ("pass, propose, accept, pass, pass, pass", "Proposal · 0 of 8"),
        ("misere, pass, pass, pass", "Misère · no trick"),
        ("abundance-declared", "All thirteen · 0 won"),
    ],
)
def test_a_ribbon_says_how_far_the_contract_has_come(calls: str, text: str) -> None:
    view = begun().play(calls).view
    assert view.contract is not None
    assert ribbon(view.contract, view) == text


def test_the_trumps_box_names_what_replaces_a_suit() -> None:
    def words(calls: str) -> tuple[str, str]:
        contract = begun().play(calls).view.contract
        assert contract is not None
        return trump_words(contract)

    assert words("misere, pass, pass, pass") == ("none", "Misère")
    assert words("abundance, pass, pass, pass") == ("?", "to be named")
    assert words("abundance-declared") == ("none", "All thirteen")


def bar(calls: str, cards: int = 0, match: int | None = 12) -> str:
    return " ".join(bar_text(begun(match=match).play(calls, cards).view, short=False).split())


def test_the_bar_tells_hand_and_contract() -> None:
    assert bar("") == "Hand 1 of 12 · East deals"
    assert bar("pass, pass, pass, pass") == "Hand 2 of 12 · you deal"
    assert bar("", match=None) == "Hand 1 · East deals"
    assert bar("pass, solo, pass, pass, pass") == "Hand 1 of 12 · West plays solo"
    assert bar("solo, pass, pass, pass") == "Hand 1 of 12 · you play solo"
    assert bar("pass, propose, accept, pass, pass, pass") == "Hand 1 of 12 · West and North play together"
    assert bar("pass, propose, pass, pass, accept, pass, pass, pass") == "Hand 1 of 12 · you and West play together"
    assert bar_text(begun(match=12).view, short=True) == "Hand 1 of 12"


def test_the_bar_of_a_hand_that_is_over_speaks_of_the_past() -> None:
    assert bar("pass, pass, pass, pass", match=1) == "Hand 1 of 1 · thrown in"
    assert bar("pass, solo, pass, pass, pass", 52, match=1) == "Hand 1 of 1 · West played solo"


def sentences(calls: str, cards: int = 0) -> list[str]:
    position = begun().play(calls, cards)
    return [sentence for event in position.events if (sentence := log.said(event, position.view))]


@pytest.mark.parametrize(
    ("calls", "said"),
    [
        ("pass", ["You pass."]),
        ("propose", ["You propose."]),
        ("pass, propose", ["West proposes."]),
        ("pass, propose, accept", ["North accepts the proposal."]),
        ("pass, open-misere", ["West calls open misère."]),
        ("misere, pass, pass, pass", ["East passes.", "You play misère. There are no trumps."]),
        ("pass, abundance, pass, pass, pass", ["You pass.", "West plays abundance."]),
        ("abundance, pass, pass, pass, trump H", ["You name hearts as trumps."]),
    ],
)
def test_calls_are_spoken(calls: str, said: list[str]) -> None:
    assert sentences(calls) == said


def test_cards_and_tricks_are_spoken() -> None:
    position = begun().play("pass, solo, pass, pass, pass")
    card = next(iter(sorted(position.view.hand)))
    then = position.then(PlayCard(card))
    assert log.said(then.events[0], then.view) == f"You play the {_name(PlayCard(card))}."
    spoken = sentences("pass, solo, pass, pass, pass", 4)
    assert len(spoken) == 2
    assert spoken[0].startswith("East plays the ")
    assert spoken[1] in {"You win the trick.", *(f"{seat} wins the trick." for seat in ("West", "North", "East"))}


def _name(move: PlayCard) -> str:
    ranks = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "10"}
    letter = move.card.rank.letter
    return f"{ranks.get(letter, letter)} of {move.card.suit.name.lower()}"


def test_an_open_hand_is_announced() -> None:
    position = begun(11).play("pass, open-misere, pass, pass, pass", 4)
    assert "West lays the hand open." in [log.said(event, position.view) for event in position.events]


def test_the_next_hand_is_announced_with_its_turned_card() -> None:
    assert sentences("pass, pass, pass, pass")[-1].startswith("Hand 2. You deal and turn up the ")


def refusal_of(calls: str, move: Move) -> Refusal:
    refusal = begun().play(calls).state.refusal(move)
    assert refusal is not None
    return refusal


def test_refusals_say_why() -> None:
    assert log.refused(refusal_of("pass, solo, pass, pass", Call.SOLO)) == "Too low: call higher than solo, or pass."
    late = "A proposal can be made only while nobody has called."
    assert log.refused(refusal_of("pass, solo, pass, pass", Call.PROPOSE)) == late
    taken = "The proposal has been accepted already."
    assert log.refused(refusal_of("pass, propose, accept, pass", Call.ACCEPT)) == taken
    follow = Refusal("SW-15", "follow", "South must follow hearts", {"suit": Suit.HEARTS, "count": 2})
    assert log.refused(follow) == "Follow hearts: you hold two."
    one = Refusal("SW-15", "follow", "South must follow hearts", {"suit": Suit.HEARTS, "count": 1})
    assert log.refused(one) == "Follow hearts: you hold one."


@pytest.mark.parametrize(
    ("settlement", "title", "sentence"),
    [
        (settled(Call.SOLO, (Seat.EAST,), (4, 1, 2, 6), made=True), "Solo made", "East needed 5 tricks and won 6."),
        (settled(Call.SOLO, (Seat.SOUTH,), (4, 4, 2, 3), made=False), "Solo lost", "You needed 5 tricks and won 4."),
        (
            settled(Call.PROPOSE, (Seat.WEST, Seat.EAST), (2, 5, 2, 4), made=True),
            "Proposal made",
            "West and East needed 8 tricks and won 9.",
        ),
        (
            settled(Call.PROPOSE, (Seat.WEST, Seat.SOUTH), (2, 5, 2, 4), made=False),
            "Proposal lost",
            "You and West needed 8 tricks and won 7.",
        ),
        (
            settled(Call.MISERE, (Seat.NORTH,), (0, 1, 1, 0), made=False),
            "Misère lost",
            "North needed to stay without a trick and took one.",
        ),
        (
            settled(Call.OPEN_MISERE, (Seat.NORTH,), (5, 4, 0, 4), made=True),
            "Open misère made",
            "North needed to stay without a trick, and did.",
        ),
        (
            settled(Call.ABUNDANCE_DECLARED, (Seat.SOUTH,), (3, 0, 1, 0), made=False),
            "All thirteen lost",
            "You needed all 13 tricks and lost one.",
        ),
        (
            settled(Call.ABUNDANCE, (Seat.WEST,), (13, 0, 0, 0), made=False),
            "Abundance lost",
            "West needed 9 tricks and won none.",
        ),
    ],
)
def test_a_settlement_says_in_one_sentence_why(settlement: Settlement, title: str, sentence: str) -> None:
    assert verdict_title(settlement) == title
    assert happened(settlement) == sentence


def test_a_settlement_says_what_was_paid() -> None:
    """SW-17, SW-18 and the house rule on partners."""
    solo = settled(Call.SOLO, (Seat.EAST,), (4, 1, 2, 6), made=True)
    assert worth(solo, frozenset()) == "Each of the three others pays 2 chips."
    failed = settled(Call.OPEN_MISERE, (Seat.EAST,), (0, 0, 0, 1), made=False)
    assert worth(failed, frozenset()) == "Each of the three others receives 6 chips."
    partners = settled(Call.PROPOSE, (Seat.WEST, Seat.EAST), (2, 5, 2, 4), made=True)
    assert worth(partners, frozenset()) == "Each partner receives 2 chips from each defender."
    assert worth(partners, frozenset((PARTNERS_SETTLE_ONCE,))) == "Each partner receives 2 chips from one defender."


def test_a_hand_that_is_thrown_in_says_why() -> None:
    """SW-12 and SW-13."""

    def thrown(calls: str) -> Settlement:
        return begun().play(calls).view.settled[0]

    assert verdict_title(thrown("pass, pass, pass, pass")) == "Thrown in"
    assert happened(thrown("pass, pass, pass, pass")) == "All four passed."
    assert happened(thrown("pass, propose, pass, pass, pass")) == "Nobody accepted West's proposal."
    assert happened(thrown("propose, pass, pass, pass")) == "Nobody accepted your proposal."
    assert worth(thrown("pass, pass, pass, pass"), frozenset()) == "The hand counts, but no chips change hands."


def test_the_end_of_a_match() -> None:
    assert end_title((18, 10, -22, -6)) == "You won the match"
    assert end_title((-6, 10, -22, 18)) == "East won the match"
    assert end_title((5, 5, -5, -5)) == "A shared win"
    assert winners((5, 5, -5, -5)) == (Seat.SOUTH, Seat.WEST)
    hands = [
        settled(Call.SOLO, (Seat.SOUTH,), (6, 3, 2, 2), made=True),
        settled(Call.SOLO, (Seat.SOUTH,), (4, 3, 3, 3), made=False),
        settled(Call.SOLO, (Seat.EAST,), (4, 3, 0, 6), made=True),
    ]
    expected = "You have +18 chips after 3 hands. Your contracts: 1 made, 1 lost."
    assert end_sentence((18, 10, -22, -6), hands) == expected


def test_the_bar_of_a_match_that_is_over_names_the_winner() -> None:
    view = begun(match=1).play("pass, solo, pass, pass, pass", 52).view
    west_won = view.settled[0].made
    first = "West won the match" if west_won else "a shared win"
    assert " ".join(played_text(view).split()) == f"1 of 1 hands played · {first}"


def test_every_call_has_a_title_of_its_own() -> None:
    assert len({call_title(call) for call in Call}) == len(Call)
