"""Folders, pipes, devices, links and impossible names in the place of files."""

import os
from pathlib import Path

import pytest

from whistdesk.archive.disk import DiskError, DiskFault, backup_of, printable, read_bounded, write_safely, write_whole
from whistdesk.archive.letterbox import Letterbox
from whistdesk.archive.lock import FolderLock, Hold


def in_the_way(path: Path, kind: str) -> None:
    """Put something at ``path`` that is no file."""
    match kind:
        case "folder":
            path.mkdir()
            (path / "thesis.txt").write_text("mine", encoding="utf-8")
        case "pipe":
            os.mkfifo(path)
        case _:
            path.symlink_to(kind)


KINDS = ("folder", *(pytest.param(kind, marks=pytest.mark.posix) for kind in ("pipe", "/dev/zero", "/dev/tty")))


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_not_read(tmp_path: Path, kind: str) -> None:
    in_the_way(tmp_path / "save.json", kind)
    with pytest.raises(DiskError) as raised:
        read_bounded(tmp_path / "save.json", 100)
    assert raised.value.fault is DiskFault.NO_FILE


@pytest.mark.parametrize(
    "name", ["a\0b", *(pytest.param(name, marks=pytest.mark.posix) for name in ("\ud800", "x" * 5000))]
)
def test_a_name_that_no_file_can_have_is_an_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(DiskError) as raised:
        read_bounded(tmp_path / name, 100)
    assert raised.value.fault is DiskFault.NO_NAME


@pytest.mark.posix
def test_a_link_that_leads_round_and_round_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(DiskError):
        read_bounded(tmp_path / "a", 100)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("ending", ["", ".new", ".bak"])
def test_what_lies_in_the_way_is_set_aside_and_kept(tmp_path: Path, kind: str, ending: str) -> None:
    path = tmp_path / "save.json"
    if ending:
        write_safely(path, b"first")
    in_the_way(path.with_name(path.name + ending), kind)
    write_safely(path, b"second")
    assert path.read_bytes() == b"second"
    assert len(list(tmp_path.glob("*/thesis.txt"))) == (kind == "folder")
    write_safely(path, b"third")
    assert path.read_bytes() == b"third"
    assert backup_of(path).read_bytes() == b"second"


@pytest.mark.posix
@pytest.mark.parametrize("write", [write_safely, write_whole])
def test_writing_never_goes_through_a_link_to_another_file(tmp_path: Path, write: object) -> None:
    assert callable(write)
    precious = tmp_path / "precious"
    precious.write_text("mine", encoding="utf-8")
    for ending in ("", ".new", ".bak"):
        (tmp_path / f"save.json{ending}").symlink_to(precious)
    write(tmp_path / "save.json", b"content")
    assert precious.read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "save.json").read_bytes() == b"content"


@pytest.mark.posix
@pytest.mark.parametrize("kind", KINDS)
def test_what_lies_in_the_way_of_the_lock_is_set_aside(tmp_path: Path, kind: str) -> None:
    in_the_way(tmp_path / "lock", kind)
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.take() is Hold.OURS
    assert second.take() is Hold.OTHERS
    first.release()
    assert len(list(tmp_path.glob("*/thesis.txt"))) == (kind == "folder")


def test_a_pipe_in_the_letterbox_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "1.note")
    (tmp_path / "2.note").mkdir()
    (tmp_path / "3.note").symlink_to("/dev/zero")
    (tmp_path / "4.note").write_text("{}", encoding="utf-8")
    assert len(Letterbox(tmp_path).collect()) == 1


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("gpj\u202eexe.jpg", "gpj?exe.jpg"),
        ("a\nb", "a?b"),
        ("\udcff", "?"),
        ("Ω é.json", "Ω é.json"),
        ("\u2066x", "?x"),
    ],
)
def test_what_cannot_be_shown_is_a_question_mark(text: str, shown: str) -> None:
    assert printable(text) == shown
