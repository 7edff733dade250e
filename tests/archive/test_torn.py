"""A power cut: what was on its way to the disk may be there, in part, or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.archive.test_saves import later
from tests.counting import GAME, GAMES
from whistdesk.archive import disk
from whistdesk.archive.disk import backup_of, make_folder, write_safely, write_whole
from whistdesk.archive.saves import Save, SaveFolder, write_save


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is written, synced and renamed, in its order."""
    lines: list[str] = []
    sync, replace = disk.sync, Path.replace

    def note_sync(handle: int) -> None:
        lines.append(f"sync {Path(f'/proc/self/fd/{handle}').readlink().name}")
        sync(handle)

    def note_replace(path: Path, goal: Path) -> Path:
        lines.append(f"rename {path.name} {goal.name}")
        return replace(path, goal)

    monkeypatch.setattr(disk, "sync", note_sync)
    monkeypatch.setattr(Path, "replace", note_replace)
    return lines


def test_a_file_is_on_the_disk_before_it_has_its_name_and_its_name_before_anybody_goes_on(
    tmp_path: Path, told: list[str]
) -> None:
    write_safely(tmp_path / "a", b"1")
    assert told == ["sync a.new", "rename a.new a", f"sync {tmp_path.name}"]
    told.clear()
    write_safely(tmp_path / "a", b"2")
    assert told == ["sync a.new", "rename a a.bak", "rename a.new a", f"sync {tmp_path.name}"]
    told.clear()
    write_whole(tmp_path / "a", b"3")
    assert told == ["sync a.new", "rename a.new a", f"sync {tmp_path.name}"]


def test_a_folder_that_is_made_stands_in_the_one_above_before_anybody_goes_on(tmp_path: Path, told: list[str]) -> None:
    make_folder(tmp_path / "home" / "saves")
    assert sorted(told) == sorted([f"sync {tmp_path.name}", "sync home"])
    make_folder(tmp_path / "home" / "saves")
    assert len(told) == 2


def test_a_power_cut_at_any_byte_leaves_the_game_before_or_after(tmp_path: Path, save: Save) -> None:
    """All that can be on the disk when a save is stored over another.

    The new file up to any byte; once it is whole, none, the first, the second or both of the two renames.
    """
    games = (save, later(save, "add 1"), later(save, "add 1", "add 1"))
    before, now, after = [(write_save(game) + "\n").encode() for game in games]
    folder = SaveFolder(tmp_path, GAMES)
    path = folder.path(GAME)
    fresh = path.with_name(path.name + ".new")

    def found(main: bytes | None, backup: bytes, new: bytes | None) -> Save | None:
        for file, content in ((path, main), (backup_of(path), backup), (fresh, new)):
            file.unlink(missing_ok=True)
            if content is not None:
                file.write_bytes(content)
        loaded = SaveFolder(tmp_path, GAMES).load(GAME)
        assert loaded.damaged == ()
        return loaded.save

    for cut in range(len(after) + 1):
        assert found(now, before, after[:cut]) == games[1]
    assert found(None, now, after) == games[1]
    assert found(after, before, None) == games[2]
    assert found(after, now, None) == games[2]
    assert found(now, before, None) == games[1]


def torn(before: bytes, after: bytes) -> list[bytes]:
    """A file of pages as a power cut may leave it: each single page new or old, and all pages new up to one."""
    size = 4096
    old = [before[at : at + size].ljust(size, b"\0") for at in range(0, len(after), size)]
    new = [after[at : at + size] for at in range(0, len(after), size)]
    found = []
    for turn in range(len(new)):
        found.append(b"".join([*old[:turn], new[turn], *old[turn + 1 :]]))
        found.append(b"".join([*new[:turn], old[turn], *new[turn + 1 :]]))
        found.append(b"".join([*new[:turn], *old[turn:]]))
        found.append(b"".join([*new[:turn], new[turn][: size // 2], old[turn][size // 2 :], *old[turn + 1 :]]))
    return found


def test_a_database_that_was_torn_while_its_journal_was_whole_is_as_before(tmp_path: Path) -> None:
    """SQLite's own promise, on which the ledger rests, with the pragmas of the ledger and this build of SQLite."""
    path = tmp_path / "ledger.sqlite"
    journal = path.with_name(path.name + "-journal")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = EXTRA")
        connection.execute("CREATE TABLE results (id INTEGER PRIMARY KEY, word TEXT)")
        connection.executemany("INSERT INTO results VALUES (?, ?)", [(number, "x" * 500) for number in range(40)])
        before = path.read_bytes()
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE results SET word = 'y' || word")
        connection.executemany("INSERT INTO results VALUES (?, ?)", [(number, "z" * 500) for number in range(40, 60)])
        kept = tmp_path / "journal"
        kept.hardlink_to(journal)
        connection.execute("COMMIT")
    whole = kept.read_bytes()
    after = path.read_bytes()
    assert len(whole) > len(before)
    for content in torn(before, after):
        path.write_bytes(content)
        journal.write_bytes(whole)
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert connection.execute("SELECT COUNT(*), MAX(word) FROM results").fetchone() == (40, "x" * 500)
