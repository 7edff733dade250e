import json
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counting import GAME, GAMES
from whistdesk.archive import disk
from whistdesk.archive.disk import DiskError, DiskFault, backup_of
from whistdesk.archive.occupant import LONGEST_NAME, Occupant
from whistdesk.archive.record import RecordError, parse, replay
from whistdesk.archive.saves import VERSION, Save, SaveFolder, read_save, write_save

DANGEROUS = [
    (Path, "open"),
    (Path, "replace"),
    (Path, "unlink"),
    (Path, "exists"),
    (os, "fsync"),
    (os, "open"),
    (os, "close"),
]

CALLS = 6 if sys.platform == "win32" else 9
"""How many of these calls it takes to store a save over another; Windows needs no sync of a folder."""
BACKUP = 5
"""The one of them that makes the backup, without which a save is written all the same."""


@pytest.fixture
def folder(tmp_path: Path) -> SaveFolder:
    return SaveFolder(tmp_path / "home" / "saves", GAMES)


def later(save: Save, *moves: str) -> Save:
    """The game some moves on, nothing taken back."""
    return replace(
        save, record=replace(save.record, moves=save.record.moves + moves), history=replace(save.history, redo=())
    )


def test_a_save_is_a_record_that_a_replay_reads(save: Save) -> None:
    record = parse(write_save(save), GAMES)
    assert record.moves == save.record.moves
    assert replay(record) == replay(save.record)


def test_writing_and_reading_are_inverse(save: Save) -> None:
    assert read_save(write_save(save), GAMES) == save
    plain = replace(save, history=replace(save.history, opens=None))
    assert read_save(write_save(plain), GAMES) == plain


def test_the_folder_is_made_and_keeps_the_game(folder: SaveFolder, save: Save) -> None:
    assert folder.load(GAME) == (None, ())
    folder.store(save)
    assert folder.load(GAME) == (save, ())


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\x00" * 100, b'{"game": "counting", "deal": {"number": 1}, "moves": []}']
)
def test_a_damaged_save_is_set_aside_and_its_backup_used(folder: SaveFolder, save: Save, content: bytes) -> None:
    folder.store(save)
    folder.store(later(save, "add 1"))
    path = folder.path(GAME)
    path.write_bytes(content)
    loaded = folder.load(GAME)
    assert loaded.save == save
    assert [file.read_bytes() for file in loaded.damaged] == [content]
    assert loaded.damaged == (path.with_name("counting.damaged1.json"),)
    folder.store(later(save, "add 1"))
    assert folder.load(GAME) == (later(save, "add 1"), ())


def test_a_save_that_cannot_be_read_is_set_aside_and_its_backup_used(folder: SaveFolder, save: Save) -> None:
    folder.store(save)
    folder.store(later(save, "add 1"))
    path = folder.path(GAME)
    path.unlink()
    path.mkdir()
    assert folder.load(GAME) == (save, (path.with_name("counting.damaged1.json"),))
    folder.store(later(save, "add 1"))
    assert folder.load(GAME) == (later(save, "add 1"), ())


def test_where_nothing_can_be_set_aside_the_disk_is_to_blame(
    folder: SaveFolder, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "no")

    folder.store(save)
    for name in ("open", "exists", "replace"):
        monkeypatch.setattr(Path, name, refuse)
    with pytest.raises(DiskError) as raised:
        folder.load(GAME)
    assert raised.value.fault is DiskFault.READ_ONLY


def test_a_save_that_breaks_the_rules_is_damaged_too(folder: SaveFolder, save: Save) -> None:
    folder.store(save)
    folder.store(later(save, "add 2", "add 2", "jump"))
    assert folder.load(GAME).save == save


def test_moves_that_were_taken_back_are_checked_too(folder: SaveFolder, save: Save) -> None:
    folder.store(replace(save, history=replace(save.history, redo=("jump",))))
    assert folder.load(GAME).save is None


def test_two_damaged_files_get_names_of_their_own(folder: SaveFolder, save: Save) -> None:
    folder.store(save)
    folder.store(save)
    path = folder.path(GAME)
    for file in (path, backup_of(path)):
        file.write_bytes(b"?")
    first = folder.load(GAME)
    path.write_bytes(b"??")
    second = folder.load(GAME)
    assert first.save is None
    assert len({*first.damaged, *second.damaged}) == 3


def test_a_missing_save_is_replaced_by_its_backup(folder: SaveFolder, save: Save) -> None:
    folder.store(save)
    folder.store(later(save, "add 1"))
    folder.path(GAME).unlink()
    assert folder.load(GAME) == (save, ())


class PowerCutError(BaseException):
    """The program is gone: nothing can catch this and clean up."""


def failing_at(turn: int, error: Callable[[], BaseException], patch: pytest.MonkeyPatch) -> list[int]:
    """Make the ``turn``-th of all dangerous calls fail; the list counts the calls."""
    calls: list[int] = []

    def guarded(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            calls.append(1)
            if len(calls) == turn:
                raise error()
            return real(*args, **kwargs)

        return call

    for owner, name in DANGEROUS:
        patch.setattr(owner, name, guarded(getattr(owner, name)))
    return calls


def test_every_dangerous_call_is_made_to_fail(folder: SaveFolder, save: Save) -> None:
    folder.store(save)
    with pytest.MonkeyPatch.context() as patch:
        calls = failing_at(0, PowerCutError, patch)
        folder.store(save)
    assert len(calls) == CALLS


@pytest.mark.parametrize("turn", range(1, CALLS + 1))
def test_a_power_cut_at_any_moment_leaves_the_game_before_or_after(folder: SaveFolder, save: Save, turn: int) -> None:
    earlier, now, after = save, later(save, "add 1"), later(save, "add 1", "add 1")
    folder.store(earlier)
    folder.store(now)
    with pytest.MonkeyPatch.context() as patch:
        failing_at(turn, PowerCutError, patch)
        with pytest.raises(PowerCutError):
            folder.store(after)
    loaded = folder.load(GAME)
    assert loaded.save in (now, after)
    assert loaded.damaged == ()
    folder.store(after)
    assert folder.load(GAME).save == after


def test_a_save_that_nobody_had_read_is_not_overwritten(folder: SaveFolder, save: Save) -> None:
    assert folder.load(GAME) == (None, ())
    drive = SaveFolder(folder.path(GAME).parent, GAMES)
    drive.store(save)
    drive.store(later(save, "add 1"))
    mine = later(save, "add 2")
    spared = folder.store(mine)
    assert [path.name for path in spared] == ["counting.damaged1.json", "counting.json.damaged1.bak"]
    assert read_save(spared[0].read_bytes(), GAMES) == later(save, "add 1")
    assert folder.store(mine) == ()
    assert folder.load(GAME) == (mine, ())


@pytest.mark.parametrize("turn", range(1, CALLS + 1))
def test_a_full_disk_at_any_moment_is_an_error_and_keeps_the_game(folder: SaveFolder, save: Save, turn: int) -> None:
    folder.store(save)
    with pytest.MonkeyPatch.context() as patch:
        failing_at(turn, lambda: OSError(28, "No space left on device"), patch)
        with nullcontext() if turn == BACKUP else pytest.raises(DiskError) as raised:
            folder.store(later(save, "add 1"))
    if raised is not None:
        assert raised.value.fault is DiskFault.FULL
        assert str(raised.value) == f"there is no room left on the disk for {folder.path(GAME)}"
    loaded = folder.load(GAME)
    assert loaded.save in (save, later(save, "add 1"))
    assert raised is not None or loaded.save != save


def test_a_half_written_file_is_never_taken_for_the_game(
    folder: SaveFolder, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(path: Path, content: bytes) -> None:
        path.write_bytes(content[: len(content) // 2])
        raise PowerCutError

    folder.store(save)
    with monkeypatch.context() as patch:
        patch.setattr(disk, "_write_synced", half)
        with pytest.raises(PowerCutError):
            folder.store(later(save, "add 1"))
    assert folder.load(GAME) == (save, ())


@pytest.mark.parametrize(
    ("number", "fault"),
    [(13, DiskFault.READ_ONLY), (30, DiskFault.READ_ONLY), (2, DiskFault.MISSING), (20, DiskFault.NO_FOLDER)],
)
def test_what_the_system_says_is_told_apart(
    folder: SaveFolder, save: Save, monkeypatch: pytest.MonkeyPatch, number: int, fault: DiskFault
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(DiskError) as raised:
        folder.store(save)
    assert raised.value.fault is fault


def test_a_folder_that_is_a_file_is_an_error(tmp_path: Path, save: Save) -> None:
    (tmp_path / "saves").write_text("not a folder", encoding="utf-8")
    with pytest.raises(DiskError) as raised:
        SaveFolder(tmp_path / "saves", GAMES).store(save)
    assert raised.value.fault is DiskFault.NO_FOLDER


def test_a_damaged_save_in_a_folder_that_cannot_be_written_is_named_all_the_same(
    folder: SaveFolder, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> None:
        raise OSError(30, f"{self} cannot become {target}")

    folder.store(save)
    folder.store(save)
    path = folder.path(GAME)
    path.write_bytes(b"?")
    monkeypatch.setattr(Path, "replace", refuse)
    assert folder.load(GAME) == (save, (path,))


def test_a_save_of_a_newer_program_is_set_aside(folder: SaveFolder, save: Save) -> None:
    folder.store(save)
    path = folder.path(GAME)
    newer = json.loads(path.read_text(encoding="utf-8"))
    newer["save"]["version"] = VERSION + 1
    path.write_text(json.dumps(newer), encoding="utf-8")
    assert len(folder.load(GAME).damaged) == 1


def test_a_save_from_before_the_coach_has_no_coached_part(save: Save) -> None:
    document = json.loads(write_save(save))
    document["save"]["version"] = 1
    del document["save"]["coached"]
    assert read_save(json.dumps(document), GAMES).history == replace(save.history, coached=frozenset())


def test_a_save_from_before_the_daily_deals_is_of_none(save: Save) -> None:
    document = json.loads(write_save(save))
    document["save"]["version"] = 2
    for key in ("daily", "late", "all_practice"):
        del document["save"][key]
    read = read_save(json.dumps(document), GAMES)
    assert read.history == replace(save.history, all_practice=False)
    assert read.sitting == replace(save.sitting, daily=None, late=False)


VALUES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=5)
)


@given(
    key=st.sampled_from(
        "version id seed started saved redo opens practice all_practice conceded coached daily late seats".split()  # noqa: SIM905
    ),
    value=VALUES
    | st.lists(VALUES | st.lists(VALUES, max_size=3), max_size=3)
    | st.dictionaries(st.text(max_size=3), VALUES, max_size=2),
)
def test_wrong_values_in_a_save_are_record_errors(key: str, value: Any) -> None:
    kept = {
        "version": 1,
        "id": "5f0c",
        "seed": 17,
        "started": "2026-01-31T18:00:00+00:00",
        "saved": "0001-01-01T00:00:00+14:00" if value == 0 else "2026-01-31T18:00:00+00:00",
        "redo": [],
        "opens": [],
        "practice": [],
        "conceded": [],
        "coached": [],
        "seats": {},
    }
    text = json.dumps({"game": "counting", "deal": {"number": 1}, "moves": [], "save": kept | {key: value}})
    with suppress(RecordError):
        found = read_save(text, GAMES)
        assert read_save(write_save(found), GAMES) == found


def test_a_seat_of_an_earlier_version_has_its_own_name_and_the_even_style(save: Save) -> None:
    document = json.loads(write_save(save))
    document["save"]["seats"] = {"W": {"name": "West", "level": "club"}}
    assert read_save(json.dumps(document), GAMES).sitting.seats == {"W": Occupant("", "club", "even")}


@pytest.mark.parametrize("name", ["x" * 13, "\N{RIGHT-TO-LEFT OVERRIDE}x", "a\nb", "\ud800"])
def test_a_name_that_nobody_can_have_given_spoils_no_game(save: Save, name: str) -> None:
    document = json.loads(write_save(save))
    document["save"]["seats"]["W"]["name"] = name
    found = read_save(json.dumps(document), GAMES)
    shown = found.sitting.seats["W"].name
    assert len(shown) <= LONGEST_NAME
    assert shown.isprintable()


@pytest.mark.parametrize(
    ("key", "value"),
    [("id", "\ud800"), ("id", "x" * 201), ("id", "a\0b"), ("seed", 2**63), ("started", "0001-01-01T00:00:00+00:00")],
)
def test_a_save_tells_nothing_that_no_other_file_can_hold(save: Save, key: str, value: Any) -> None:
    document = json.loads(write_save(save))
    document["save"][key] = value
    with pytest.raises(RecordError):
        read_save(json.dumps(document), GAMES)
