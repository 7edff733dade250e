"""The solver against trying everything, in all modes, and the laws that its answers keep."""

from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.players.search.naive import SIDES, after, caught, ending, tricks
from whistdesk.cards.card import Card, Suit, parse_card, parse_cards
from whistdesk.cards.pack import parse_hand
from whistdesk.players.search.solver import Limit, OpenPosition, Solver, Tricks
from whistdesk.rules.seats import COMPASS, Seat

SEEDS: Final = st.integers(0, 2**32)
SIZES: Final = (1, 2, 3, 3, 4)


@pytest.fixture(scope="module")
def solver() -> Solver:
    """One for all positions: what it remembers of one must be true of the next."""
    return Solver()


def position(trump: str | None, leader: Seat, table: str, *hands: str) -> OpenPosition:
    """South's, West's, North's and East's hands as hand strings."""
    return OpenPosition(
        Suit("CDHS".index(trump)) if trump else None,
        leader,
        parse_cards(table),
        dict(zip(COMPASS, map(parse_hand, hands), strict=True)),
    )


@pytest.mark.parametrize("sides", SIDES, ids=lambda sides: "".join(sorted(sides)))
def test_tricks_of_random_endings_are_those_of_trying_everything(solver: Solver, sides: frozenset[Seat]) -> None:
    random = Random("".join(sorted(sides)))
    for _ in range(20):
        here = ending(random, random.choice(SIZES))
        right = tricks(here, sides)
        assert solver.tricks(here, sides) == Tricks(right, right)
        assert [solver.reaches(here, sides, target) for target in range(6)] == [right >= t for t in range(6)]


@pytest.mark.parametrize("sides", SIDES, ids=lambda sides: "".join(sorted(sides)))
def test_each_card_is_worth_what_trying_everything_says(solver: Solver, sides: frozenset[Seat]) -> None:
    random = Random("card" + "".join(sorted(sides)))
    for _ in range(8):
        here = ending(random, random.choice(SIZES))
        right = {}
        for card in here.legal:
            there, taker = after(here, card)
            right[card] = tricks(there, sides) + (taker in sides)
        assert solver.tricks_by_card(here, sides) == {card: Tricks(n, n) for card, n in right.items()}


@pytest.mark.parametrize("bidder", COMPASS)
def test_a_misere_bidder_is_caught_where_trying_everything_says(solver: Solver, bidder: Seat) -> None:
    random = Random(f"misere {bidder}")
    answers = set()
    for _ in range(40):
        here = ending(random, random.choice(SIZES), low_for=bidder)
        right = caught(here, bidder)
        answers.add(right)
        assert solver.bidder_caught(here, bidder) is right
        by_card = solver.bidder_caught_by_card(here, bidder)
        for card in here.legal:
            there, taker = after(here, card)
            assert by_card[card] is (taker is bidder or caught(there, bidder))
    assert answers == {True, False}


def test_a_finesse_and_a_ruff_are_seen(solver: Solver) -> None:
    finesse = position(None, Seat.SOUTH, "", "32...", "4.4..", "AQ...", "K5...")
    assert solver.tricks(finesse, {Seat.SOUTH, Seat.NORTH}) == Tricks(1, 1)
    behind = position(None, Seat.SOUTH, "", "32...", "K5...", "AQ...", "4.4..")
    assert solver.tricks(behind, {Seat.SOUTH, Seat.NORTH}) == Tricks(2, 2)
    ruff = position("C", Seat.WEST, "AH KH", "3.3..", "4...", "5...", "6...2")
    assert solver.tricks_by_card(ruff, {Seat.EAST}) == {parse_card("6S"): Tricks(1, 1), parse_card("2C"): Tricks(2, 2)}


def test_a_misere_hand_of_lowest_cards_is_safe_and_one_high_card_is_not(solver: Solver) -> None:
    low = position(None, Seat.WEST, "", "2.2.2.2", "3.3.3.3", "4.4.4.4", "5.5.5.5")
    assert solver.bidder_caught(low, Seat.SOUTH) is False
    assert solver.bidder_caught(low, Seat.EAST) is True


@settings(max_examples=30)
@given(SEEDS)
def test_a_side_that_takes_so_many_takes_fewer_too(seed: int) -> None:
    random = Random(seed)
    here, sides = ending(random, random.choice((3, 5, 6))), random.choice(SIDES)
    solver = Solver()
    reached = [solver.reaches(here, sides, target) for target in range(here.tricks_left + 2)]
    assert reached == sorted(reached, key=lambda answer: not answer)
    exact = solver.tricks(here, sides)
    assert exact.exact
    assert exact.least == max(target for target, answer in enumerate(reached) if answer)


@settings(max_examples=30)
@given(SEEDS)
def test_what_one_side_does_not_take_the_other_does(seed: int) -> None:
    random = Random(seed)
    here, sides = ending(random, 5), random.choice(SIDES)
    solver = Solver()
    ours, theirs = solver.tricks(here, sides), solver.tricks(here, set(COMPASS) - sides)
    assert ours.least + theirs.least == here.tricks_left


@settings(max_examples=30)
@given(SEEDS, st.permutations(list(Suit)))
def test_suits_are_only_names(seed: int, names: list[Suit]) -> None:
    random = Random(seed)
    here, sides, bidder = ending(random, 5), random.choice(SIDES), random.choice(COMPASS)
    solver = Solver()
    renamed = OpenPosition(
        None if here.trump is None else names[here.trump],
        here.leader,
        tuple(_renamed(card, names) for card in here.table),
        {seat: frozenset(_renamed(card, names) for card in hand) for seat, hand in here.hands.items()},
    )
    assert solver.tricks(here, sides) == solver.tricks(renamed, sides)
    assert solver.bidder_caught(here, bidder) == solver.bidder_caught(renamed, bidder)


def _renamed(card: Card, names: list[Suit]) -> Card:
    return Card(names[card.suit], card.rank)


def test_a_question_that_meets_its_limit_stays_unresolved() -> None:
    full = ending(Random(16), 13)
    solver = Solver()
    assert solver.reaches(full, {Seat.SOUTH, Seat.NORTH}, 7, Limit(nodes=3)) is None
    assert solver.nodes <= 3
    bounds = solver.tricks(full, {Seat.SOUTH, Seat.NORTH}, Limit(nodes=3))
    assert bounds.least < bounds.most
    by_card = solver.tricks_by_card(full, {Seat.SOUTH, Seat.NORTH}, Limit(nodes=3))
    assert not all(found.exact for found in by_card.values())


def test_a_question_that_is_stopped_stays_unresolved() -> None:
    full = ending(Random(16), 13)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    assert Solver().reaches(full, {Seat.SOUTH, Seat.NORTH}, 7, Limit(stop=stop)) is None
    assert Solver().bidder_caught(ending(Random(3), 13, low_for=Seat.WEST), Seat.WEST, Limit(stop=stop)) is None
    assert asked == [True, True]


def test_what_goes_wrong_in_the_asking_is_raised() -> None:
    def stop() -> bool:
        raise LookupError("the clock is gone")

    full = ending(Random(16), 13)
    solver = Solver()
    with pytest.raises(LookupError, match="the clock is gone"):
        solver.reaches(full, {Seat.SOUTH}, 7, Limit(stop=stop))
    assert solver.reaches(full, {Seat.SOUTH}, 7, Limit(nodes=3)) is None


def test_a_stopped_search_leaves_nothing_wrong_behind() -> None:
    random = Random(11)
    hurried, patient = Solver(), Solver()
    for nodes in range(2, 30):
        here, sides = ending(random, 6), random.choice(SIDES)
        hurried.reaches(here, sides, 3, Limit(nodes=nodes))
        assert hurried.tricks(here, sides) == patient.tricks(here, sides)


def test_a_search_may_not_start_another_in_the_same_solver() -> None:
    full, solver = ending(Random(16), 13), Solver()

    def again() -> bool:
        solver.reaches(full, {Seat.SOUTH}, 1)
        return False

    with pytest.raises(RuntimeError, match="searching"):
        solver.reaches(full, {Seat.SOUTH}, 7, Limit(stop=again))


@pytest.mark.parametrize(
    "hands",
    [
        ("2...", "3...", "4...", "23..."),
        ("2...", "3...", "4...", "4..."),
        ("2.3..", "3...", "4...", "5..."),
    ],
)
def test_what_is_no_position_is_refused(solver: Solver, hands: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"hands|twice"):
        solver.tricks(position(None, Seat.SOUTH, "", *hands), {Seat.SOUTH})
