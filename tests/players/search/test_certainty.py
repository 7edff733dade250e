"""What is certain for one hand, against all deals that fit: positions, and laws by trying everything."""

from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random

import pytest

from tests.players.search.naive import SIDES, ending, value
from whistdesk.cards.card import CARDS, Card, parse_cards
from whistdesk.players.search.certainty import Prover, Sight, Unresolved
from whistdesk.players.search.solver import OpenPosition, number
from whistdesk.rules.seats import COMPASS, Seat

CLUBS, SPADES, NO_TRUMP = 0, 3, 4
SEER = (0,)
SOUTH = (Seat.SOUTH,)
ENOUGH = 100_000


def bits(cards: Collection[Card]) -> int:
    return sum(1 << number(card) for card in cards)


def sight(own: str, hidden: str, *, trump: int = SPADES, leader: int = 0, table: str = "", void: str = "") -> Sight:
    """The seer's cards and all hidden ones. ``void`` says who has shown what: ``1S 2H``."""
    held, rest, played = parse_cards(own), parse_cards(hidden), parse_cards(table)
    barred = void.split()
    may = [bits([card for card in rest if f"{seat}{card.suit.name[0]}" not in barred]) for seat in (1, 2, 3)]
    size = len(held) + (-leader % 4 < len(played))
    sizes = [size - ((seat - leader) % 4 < len(played)) for seat in (1, 2, 3)]
    assert sum(sizes) == len(rest)
    on_table = tuple(1 << number(card) for card in played)
    return Sight(bits(held), (may[0], may[1], may[2]), (sizes[0], sizes[1], sizes[2]), trump, leader, on_table)


def certain(here: Sight, wanted: int, takers: Collection[int] = SEER) -> bool:
    return Prover(tuple(takers), ENOUGH).take(here, wanted)


@pytest.mark.parametrize(
    ("own", "hidden", "wanted", "answer"),
    [
        ("AS 2H", "KS QS JS TS 9S 8S", 1, True),  # the highest trump
        ("KS QS 2H", "AS JS 3H 4H 5H 6H 7H 8H 9H", 1, True),  # one of the two, whatever the ace does
        ("KS QS 2H", "AS JS 3H 4H 5H 6H 7H 8H 9H", 2, False),
        ("KS 2H", "AS 3H 4H 5H 6H 7H", 1, False),
        ("AS AH KH", "KS 2H 3H 4H 5H 6H 7H 2C 3C", 3, True),  # the ace draws the last trump
        ("AS AH KH", "KS QS 2H 3H 4H 5H 6H 2C 3C", 3, False),  # one of two trumps may ruff
        ("AS AH KH QH", "KS QS JH 3H 4H 5H 6H 2C 3C 4C 5C 6C", 2, False),  # and then lead clubs to the end
        ("AH 2H", "KH QH 2C 3C 4C 5C", 2, False),  # the king may lie behind
    ],
)
def test_tricks_that_are_certain_for_the_seat_on_lead(own: str, hidden: str, wanted: int, *, answer: bool) -> None:
    assert certain(sight(own, hidden), wanted) is answer


def test_a_void_that_nobody_can_have_makes_a_winner_certain() -> None:
    assert certain(sight("AH 8H", "KH QH JH TH 9H 2C", trump=CLUBS), 1)
    assert not certain(sight("AH 8H", "KH QH JH TH 3C 2C", trump=CLUBS), 1)
    assert certain(sight("AH 8H", "KH QH JH TH 3C 2C", trump=CLUBS, void="1C"), 1) is False
    assert certain(sight("AH 8H", "KH QH JH TH 9H 2D", trump=CLUBS, void="1D 2D"), 1)


def test_the_bidder_of_a_misere_ducks_for_ever_below_all_others() -> None:
    everyone_else = (1, 2, 3)
    assert certain(sight("2H 4H", "3H 5H 6H 7H 8H 9H", trump=NO_TRUMP, leader=1), 2, everyone_else)
    assert not certain(sight("2H 9H", "3H 4H 5H 6H 7H 8H", trump=NO_TRUMP, leader=1), 2, everyone_else)
    assert not certain(sight("4H", "3H 2H 5C", trump=NO_TRUMP, leader=1), 1, everyone_else)


def test_what_no_help_can_bring_is_certainly_lost() -> None:
    lost = sight("2H 3H", "AH KH QH JH TH 9H", leader=1, trump=NO_TRUMP)
    assert not Prover(SEER, ENOUGH, together=True).take(lost, 1)
    assert Prover(SEER, ENOUGH, together=True).take(sight("2H JH", "AH KH QH 5H TH 9H", leader=1), 1)


def test_a_proof_that_takes_too_much_is_given_up() -> None:
    with pytest.raises(Unresolved):
        Prover(SEER, 3).take(sight("KH JH", "AH QH TH 9H 8H 7H", trump=NO_TRUMP), 1)


def deals(here: OpenPosition, rest: frozenset[Card]) -> Iterator[OpenPosition]:
    """All ways in which South's partners and opponents may hold the cards that South does not see."""
    west, north, east = (len(here.hands[seat]) for seat in COMPASS[1:])
    for first in combinations(sorted(rest), west):
        left = rest - set(first)
        for second in combinations(sorted(left), north):
            third = left - set(second)
            assert len(third) == east
            hands = (here.hands[Seat.SOUTH], frozenset(first), frozenset(second), third)
            yield OpenPosition(here.trump, here.leader, here.table, dict(zip(COMPASS, hands, strict=True)))


def as_south_sees(here: OpenPosition, rest: frozenset[Card]) -> Sight:
    hidden = bits(rest)
    west, north, east = (len(here.hands[seat]) for seat in COMPASS[1:])
    trump = NO_TRUMP if here.trump is None else int(here.trump)
    table = tuple(1 << number(card) for card in here.table)
    own, leader = bits(here.hands[Seat.SOUTH]), COMPASS.index(here.leader)
    return Sight(own, (hidden, hidden, hidden), (west, north, east), trump, leader, table)


@pytest.mark.parametrize("seed", range(40))
def test_proofs_hold_in_every_deal_and_failures_are_real(seed: int) -> None:
    """What is certain is reached in each deal; what is lost in each is what nobody's help could bring."""
    here = ending(Random(seed), 2)
    sides = SIDES[seed % len(SIDES)]
    takers = tuple(COMPASS.index(seat) for seat in sides)
    rest = frozenset(card for card in CARDS if any(card in here.hands[seat] for seat in COMPASS[1:]))
    seen, worlds = as_south_sees(here, rest), list(deals(here, rest))
    for wanted in range(1, here.tricks_left + 1):
        if Prover(takers, ENOUGH).take(seen, wanted):
            assert all(value(world, {Seat.SOUTH}, sides) >= wanted for world in worlds)
        helped = any(value(world, COMPASS, sides) >= wanted for world in worlds)
        assert Prover(takers, ENOUGH, together=True).take(seen, wanted) is helped


def test_a_guess_is_not_a_certainty() -> None:
    """In each deal open hands find the ace to keep; South, who must throw one away, does not know which."""
    held = ("AH AD", "KH KD", "QH QD", "JH")
    hands = {seat: frozenset(parse_cards(cards)) for seat, cards in zip(COMPASS, held, strict=True)}
    here = OpenPosition(None, Seat.EAST, tuple(parse_cards("AC")), hands)
    rest = frozenset(card for seat in COMPASS[1:] for card in hands[seat])
    assert all(value(world, SOUTH, SOUTH) == 1 for world in deals(here, rest))
    assert not Prover(SEER, ENOUGH).take(as_south_sees(here, rest), 1)
