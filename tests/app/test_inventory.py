"""The program knows all that comes with it, and notices what is missing or damaged."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from whistdesk.app import inventory

ROOT = Path(__file__).parents[2]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all that travels with the program, which a test may spoil."""
    for room in ("assets", "seeds", "examples"):
        shutil.copytree(ROOT / room, tmp_path / room)
    monkeypatch.setattr(inventory, "shipped", lambda room: tmp_path / room)
    return tmp_path


@pytest.mark.usefixtures("qapp")
def test_all_is_there() -> None:
    assert inventory.wanting() == []


@pytest.mark.parametrize(
    "name",
    ["assets/icons/hint.svg", "assets/translations/whistdesk_de.qm", "seeds/solo-whist.de.md", "examples/deal.py"],
)
@pytest.mark.usefixtures("qapp")
@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_taken_away_emptied_or_spoilt_is_named(copied: Path, name: str) -> None:
    (copied / name).write_bytes(b"")
    assert inventory.wanting() == [name]
    (copied / name).write_bytes(b"\xff\xfe nothing of the kind")
    assert inventory.wanting() == [name]
    (copied / name).unlink()
    assert inventory.wanting() == [name]


@pytest.mark.usefixtures("qapp")
def test_without_its_list_nothing_is_known_to_be_there(copied: Path) -> None:
    (copied / "assets" / "contents.txt").unlink()
    assert inventory.wanting() == ["assets/contents.txt"]


def test_the_parts_of_qt_that_open_windows_and_draw_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert inventory.wanting_plugins() == []
    monkeypatch.setattr(QLibraryInfo, "path", lambda _: str(tmp_path))
    names = list(inventory.PLUGINS["linux"])
    assert inventory.wanting_plugins("linux") == names
    for name in names:
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_bytes(b"no library")
    assert inventory.wanting_plugins("linux") == names
    assert inventory.wanting_plugins("freebsd") == [], "a system that is built elsewhere knows best"
