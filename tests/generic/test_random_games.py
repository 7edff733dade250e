"""Random games of each kind, watched after every move; ``tests/benchmarks/random_games.py`` plays 100,000 of each."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.benchmarks.random_games import tally
from tests.generic.watched import watched
from whistdesk.rules.base import Refusal
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist import settlement
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.table import Table

FEW = 10
"""Games of each kind."""


@pytest.mark.parametrize("key", GAMES)
def test_no_law_breaks_in_random_games(key: str) -> None:
    found = tally((key, 0, FEW))
    assert found.broken == ()
    assert found.games == FEW


@pytest.mark.parametrize("key", GAMES)
def test_a_game_by_its_number_is_the_same_again(key: str) -> None:
    first, second = (watched(GAMES[key], f"{key} 7", closely=True) for _ in range(2))
    assert first == second


def too_much_shown(view_for: Callable[[SoloState, Seat], Any]) -> Any:
    """A view with the cards of another seat."""
    return lambda state, seat: replace(view_for(state, seat), hand=state.hand.cards_of(seat.left))


def a_card_doubled(table: Callable[[SoloState], Table]) -> Any:
    """A table on which the last card is the first one again."""

    def doubled(state: SoloState) -> Table:
        lying = dict(table(state).lying)
        first, *_, last = lying
        return Table({**lying, last: lying[last]._replace(card=lying[first].card)})

    return doubled


def a_solo_refused(refusal: Callable[[SoloState, Any], Refusal | None]) -> Any:
    """Rules that list a solo among the legal moves and refuse it."""
    no = Refusal(None, "no", "no solo today")
    return lambda state, move: no if str(move) == "solo" else refusal(state, move)


FAULTS: dict[str, Callable[[Any], Any]] = {
    "view_for": too_much_shown,
    "table": a_card_doubled,
    "refusal": a_solo_refused,
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(SoloState, name, FAULTS[name](getattr(SoloState, name)))
    assert len(tally(("solo-whist", 0, FEW)).broken) > 0


def test_a_wrong_rate_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settlement, "stake", lambda *_: 6)
    assert len(tally(("solo-whist", 0, FEW)).broken) > 0
