"""What bidders thought of their contracts is found out when the hand is over, and kept."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.archive.database import Database
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.result import Result, Selection
from whistdesk.model.expectations import Expectations
from whistdesk.model.outbox import Outbox
from whistdesk.model.session import Session
from whistdesk.model.thinking import chance
from whistdesk.players.base import Choice, Player
from whistdesk.players.registry import BIDS, player
from whistdesk.rules.base import Setup, View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat

KEY = "solo-whist"
GAME = GAMES[KEY]
SEED = 17
NOW = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
CLUB = {seat: player(KEY, "club") for seat in GAME.seats}


class Broken:
    """A player that can think no more."""

    def choose(self, view: View, rng: object, budget_ms: int | None = None) -> Choice:
        raise RuntimeError("out of thoughts")


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    opened = Ledger(tmp_path / "ledger.sqlite")
    opened.open()
    return opened


Expect = Callable[..., Expectations]


@pytest.fixture
def expect(ledger: Ledger, outbox: Outbox) -> Iterator[Expect]:
    made: list[Expectations] = []

    def expected(session: Session, players: dict[Seat, Player] | None = None) -> Expectations:
        made.append(Expectations(session, ledger, outbox, "id-1", BIDS[KEY], players or CLUB, seed=SEED))
        return made[-1]

    yield expected
    for expectations in made:
        expectations.close()


def play_hand(session: Session) -> dict[str, float]:
    """Play a hand as club players do; what each declarer thought of its last bid."""
    part, thoughts = session._line.state.part, dict[str, float]()
    while session.seat is not None and session._line.state.part == part:
        seat = session.seat
        choice = CLUB[seat].choose(session.view_for(seat), chance(SEED, seat, session.ply))
        made = choice.reason.facts.get("made")
        if isinstance(made, float):
            thoughts[str(seat)] = made
        session.play_for(seat, choice.move)
    outcome = session._line.state.outcomes()[-1 if session.seat else -2]
    return {seat: thoughts[seat] for seat in outcome.detail["declarers"]}


def kept(ledger: Ledger, session: Session) -> list[dict[str, float]]:
    """What the ledger has of the hands, once they are written."""
    outcomes = [outcome for outcome in session._line.state.outcomes() if outcome.kind == "hand"]
    rows = [Result("id-1", KEY, "hand", o.part, o.status, o.score, NOW, 7, o.detail) for o in outcomes]
    ledger.add(rows)
    return [dict(entry.foreseen) for entry in ledger.entries(Selection(KEY))]


def test_each_declarer_is_asked_again_and_thinks_what_it_thought(qtbot: QtBot, ledger: Ledger, expect: Expect) -> None:
    session = Session(GAME, Setup(number=7, match=3))
    expect(session)
    thoughts = [play_hand(session) for _ in range(3)]
    assert any(thoughts)
    qtbot.waitUntil(lambda: kept(ledger, session) == thoughts)


def test_what_was_thought_is_written_in_its_turn_and_as_often_as_it_takes(
    qtbot: QtBot, ledger: Ledger, expect: Expect, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[bool] = []

    def refuse(*_: object) -> None:
        monkeypatch.undo()
        refused.append(True)
        raise DiskError(DiskFault.FULL, Path("x"), "full")

    monkeypatch.setattr(Database, "written", refuse)
    session = Session(GAME, Setup(number=7, match=3))
    expectations = expect(session)
    thoughts = [play_hand(session)]
    while not thoughts[-1]:
        thoughts.append(play_hand(session))
    qtbot.waitUntil(lambda: bool(refused))
    expectations.close()
    assert outbox.flush(10)
    assert kept(ledger, session) == thoughts


def test_the_last_hand_of_a_match_that_is_resumed_is_asked_about(qtbot: QtBot, ledger: Ledger, expect: Expect) -> None:
    session = Session(GAME, Setup(number=7, match=3))
    thoughts = play_hand(session)
    while not thoughts:
        thoughts = play_hand(session)
    expect(Session.resume(session.record(), session.history()))
    qtbot.waitUntil(lambda: kept(ledger, session)[-1] == thoughts)


def test_a_player_that_fails_is_told_and_nothing_is_made_up(qtbot: QtBot, ledger: Ledger, expect: Expect) -> None:
    session = Session(GAME, Setup(number=7, match=3))
    expectations = expect(session, dict.fromkeys(GAME.seats, Broken()))
    with qtbot.waitSignal(expectations.failed) as told:
        while not play_hand(session):
            pass
    assert "out of thoughts" in str(told.args)
    assert not any(kept(ledger, session))
