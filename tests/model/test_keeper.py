from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, GAMES, SOLITAIRE, Add, Look
from tests.rows import rows
from whistdesk.archive import saves as saves_module
from whistdesk.archive.database import Database
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.result import Result
from whistdesk.archive.saves import Save, SaveFolder, Sitting
from whistdesk.model import keeper as keeper_module
from whistdesk.model.keeper import Keeper, catch_up
from whistdesk.model.outbox import Outbox
from whistdesk.model.session import Session
from whistdesk.rules.base import Game, Setup
from whistdesk.rules.seats import Seat

NOON = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
SITTING = Sitting("id-1", 17, NOON, {"W": Occupant("", "club", "even")})
WHOLE_HAND = ("add 2", "add 1", "add 2")
HAND = Result("id-1", "counting", "hand", 0, "made", 1, NOON, 7, level="club")


@pytest.fixture
def saves(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "saves", GAMES)


@pytest.fixture
def past(tmp_path: Path) -> PastGames:
    return PastGames(tmp_path / "past", GAMES)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    opened = Ledger(tmp_path / "ledger.sqlite")
    opened.open()
    return opened


Keep = Callable[..., Keeper]


@pytest.fixture
def keep(
    saves: SaveFolder, past: PastGames, ledger: Ledger, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Keep]:
    """Makes a keeper, and closes it at the end."""
    monkeypatch.setattr(keeper_module, "PATIENCE", 10.0)
    keepers: list[Keeper] = []

    def kept(session: Session, sitting: Sitting = SITTING) -> Keeper:
        keepers.append(Keeper(session, sitting, saves, past, ledger, outbox, lambda: NOON))
        return keepers[-1]

    yield kept
    for keeper in keepers:
        keeper.close()


def new(game: Game = GAME) -> Session:
    return Session(game, Setup(number=7))


def play_all(session: Session, *words: str) -> None:
    for word in words:
        assert session.seat is not None
        session.play_for(session.seat, session.game.parse_move(word))


def saved(saves: SaveFolder, game: Game = GAME) -> Save:
    save = saves.load(game).save
    assert save is not None
    return save


def is_saved(saves: SaveFolder, moves: tuple[str, ...]) -> bool:
    save = saves.load(GAME).save
    return save is not None and save.record.moves == moves


def resumed(saves: SaveFolder) -> Session:
    save = saved(saves)
    return Session.resume(save.record, save.history)


def names(results: tuple[Result, ...]) -> list[tuple[str, int, str, bool]]:
    return [(result.kind, result.part, result.status, result.practice) for result in results]


def test_a_game_is_kept_before_its_first_move_and_after_every_one(qtbot: QtBot, saves: SaveFolder, keep: Keep) -> None:
    session = new()
    keep(session)
    for moves in ((), ("add 1",), ("add 1", "look")):
        if moves:
            play_all(session, moves[-1])
        qtbot.waitUntil(partial(is_saved, saves, moves))
    assert saved(saves).sitting == SITTING
    assert saved(saves).saved == NOON


def test_what_is_kept_at_the_end_is_where_the_game_was_left(saves: SaveFolder, keep: Keep) -> None:
    session = new()
    keeper = keep(session)
    play_all(session, *WHOLE_HAND)
    session.play_for(Seat.WEST, Look())
    session.play(Add(1))
    session.undo()
    assert keeper.close()
    again = resumed(saves)
    assert again.record() == session.record()
    assert again.history() == session.history()
    again.redo()
    assert again.record().moves[-1] == "add 1"


def test_results_go_to_the_ledger_when_they_appear(qtbot: QtBot, ledger: Ledger, keep: Keep) -> None:
    session = new()
    keep(session)
    play_all(session, *WHOLE_HAND)
    qtbot.waitUntil(lambda: len(rows(ledger, "counting")) == 1)
    play_all(session, *WHOLE_HAND)
    qtbot.waitUntil(lambda: len(rows(ledger, "counting")) == 3)
    hand, _, match = rows(ledger, "counting")
    assert hand == HAND
    assert match == replace(hand, kind="match", status="finished", score=0)


def test_a_game_is_kept_as_it_stood_when_something_finished(qtbot: QtBot, past: PastGames, keep: Keep) -> None:
    session = new()
    keeper = keep(session)
    play_all(session, "add 2")
    assert not past.kept("id-1")
    play_all(session, "add 1", "add 2", "add 1")
    qtbot.waitUntil(lambda: past.kept("id-1"))
    assert keeper.close()
    found = past.load("id-1")
    assert found is not None
    assert found.record.moves == WHOLE_HAND
    assert found.sitting == SITTING


def test_a_game_that_is_finished_again_or_resumed_does_not_count_twice(
    saves: SaveFolder, ledger: Ledger, keep: Keep
) -> None:
    session = new()
    keeper = keep(session)
    play_all(session, *WHOLE_HAND, *WHOLE_HAND)
    keeper.close()
    again = resumed(saves)
    keeper = keep(again)
    again.undo()
    again.redo()
    keeper.close()
    assert len(rows(ledger, "counting")) == 3


@pytest.mark.parametrize("kept", [True, False])
def test_what_follows_from_a_save_is_written_when_the_save_is_found(
    saves: SaveFolder, past: PastGames, ledger: Ledger, outbox: Outbox, *, kept: bool
) -> None:
    session = new()
    play_all(session, *WHOLE_HAND)
    saves.store(Save(session.record(), session.history(), SITTING, NOON))
    if kept:
        ledger.add([replace(HAND, score=3)])
    again = resumed(saves)
    catch_up(again, saved(saves), outbox, past, ledger)
    assert outbox.flush(10)
    assert names(rows(ledger, "counting")) == [("hand", 0, "made", False)]
    assert rows(ledger, "counting")[0].score == (3 if kept else 1)
    assert ledger.begun("counting", [7]) == {7}
    assert past.kept("id-1")


def test_of_a_save_without_a_move_nothing_follows(
    saves: SaveFolder, past: PastGames, ledger: Ledger, outbox: Outbox
) -> None:
    session = new()
    saves.store(Save(session.record(), session.history(), SITTING, NOON))
    catch_up(resumed(saves), saved(saves), outbox, past, ledger)
    assert not outbox.left
    assert ledger.begun("counting", [7]) == frozenset()


def test_practice_is_written_with_the_result(ledger: Ledger, keep: Keep) -> None:
    session = new()
    keeper = keep(session)
    session.play(Look())
    session.undo()
    play_all(session, *WHOLE_HAND)
    keeper.close()
    assert names(rows(ledger, "counting")) == [("hand", 0, "made", True)]


def test_the_mark_of_the_coach_is_kept_at_once_and_written_with_the_result(
    qtbot: QtBot, saves: SaveFolder, ledger: Ledger, keep: Keep
) -> None:
    session = new()
    keeper = keep(session)
    session.mark_coached()
    qtbot.waitUntil(lambda: saved(saves).history.coached == {0})
    play_all(session, *WHOLE_HAND)
    keeper.close()
    assert [result.coached for result in rows(ledger, "counting")] == [True]


def test_a_game_that_was_given_up_is_lost_without_a_score(saves: SaveFolder, ledger: Ledger, keep: Keep) -> None:
    session = new(SOLITAIRE)
    keeper = keep(session)
    session.play(Add(1))
    session.concede()
    keeper.close()
    (result,) = rows(ledger, "counting-alone")
    assert (result.status, result.score, result.conceded) == ("lost", None, True)
    save = saved(saves, SOLITAIRE)
    again = Session.resume(save.record, save.history)
    assert again.resigned
    again.undo()
    assert not again.over


def test_the_same_deal_in_another_game_is_a_replayed_one(ledger: Ledger, keep: Keep) -> None:
    first, second = new(), new()
    keep(first).close()
    keeper = keep(second)
    play_all(second, *WHOLE_HAND)
    keeper.close()
    assert ledger.tally("counting", "hand")["made"].times == 1
    third = new()
    keeper = keep(third, replace(SITTING, game_id="id-2"))
    play_all(third, *WHOLE_HAND)
    keeper.close()
    assert len(rows(ledger, "counting")) == 2
    assert ledger.tally("counting", "hand")["made"].times == 1


def test_the_day_of_a_daily_deal_is_kept_and_written_with_the_result(
    saves: SaveFolder, ledger: Ledger, keep: Keep
) -> None:
    session, day = new(), NOON.date()
    keeper = keep(session, replace(SITTING, daily=day, late=True))
    play_all(session, *WHOLE_HAND)
    keeper.close()
    assert saved(saves).sitting.daily == day
    assert [(result.daily, result.late) for result in rows(ledger, "counting")] == [(day, True)]


def test_what_a_disk_has_refused_is_written_later_also_when_the_game_was_put_away(
    saves: SaveFolder, ledger: Ledger, keep: Keep, outbox: Outbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise DiskError(DiskFault.FULL, Path("x"), "full")

    with monkeypatch.context() as patch:
        patch.setattr(saves_module, "write_safely", refuse)
        patch.setattr(Database, "written", refuse)
        first = new()
        keeper = keep(first)
        play_all(first, *WHOLE_HAND)
        assert not keeper.close()
        second = new(SOLITAIRE)
        other = keep(second, replace(SITTING, game_id="id-2"))
        play_all(second, "add 1")
        assert not other.close()
        assert rows(ledger, "counting") == ()
    assert outbox.flush(10)
    assert names(rows(ledger, "counting")) == [("hand", 0, "made", False)]
    assert saved(saves).record.moves == WHOLE_HAND
    assert saved(saves, SOLITAIRE).record.moves == ("add 1",)


def test_a_slow_disk_does_not_hold_up_the_game_and_writes_the_latest_save_only(
    saves: SaveFolder, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, stored = Event(), []
    store = saves.store

    def slow(save: Save) -> None:
        assert gate.wait(10)
        stored.append(len(save.record.moves))
        store(save)

    monkeypatch.setattr(saves, "store", slow)
    session = new()
    keeper = keep(session)
    play_all(session, *WHOLE_HAND)
    gate.set()
    assert keeper.close()
    assert stored[-1] == 3
    assert len(stored) <= 2
    assert resumed(saves).ply == 3
