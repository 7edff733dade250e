"""The self-test tells a game that is stuck from a machine that is slow."""

from types import SimpleNamespace

import pytest

from tests.app.conftest import Open
from whistdesk.app import selftest
from whistdesk.app.program import Program
from whistdesk.app.selftest import PATIENCE, Broken

CRIBBAGE = "cribbage-solitaire"


@pytest.fixture
def quick(open_program: Open) -> Program:
    """A program at whose table nothing takes time, as the self-test sets it."""
    program = open_program()
    program.choices.change("speed", "off")
    program.choices.change("trick_hold", 0)
    return program


def test_a_game_may_take_as_long_as_it_likes_while_it_moves(quick: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def clock() -> float:
        return 2 * PATIENCE * (quick.seated.session.ply if quick.seated else 0)

    monkeypatch.setattr("whistdesk.app.selftest.time", SimpleNamespace(monotonic=clock))
    assert selftest._play(quick, CRIBBAGE) == 24


def test_a_game_in_which_nothing_moves_is_stuck(quick: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, moves = selftest._go_on, iter(range(3))
    monkeypatch.setattr(selftest, "PATIENCE", 0.1)
    monkeypatch.setattr(selftest, "_go_on", lambda *of: go_on(*of) if next(moves, None) is not None else None)
    with pytest.raises(Broken, match=f"{CRIBBAGE} is stuck after [1-3] moves"):
        selftest._play(quick, CRIBBAGE)
