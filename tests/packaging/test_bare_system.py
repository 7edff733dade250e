"""How the proof finds its way: to a mirror, into a bare system, and to the program of a menu entry."""

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from whistdesk import APPLICATION_ID

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="made with Linux programs")
LISTS = """
http://elsewhere.test/tools  Tools main
http://mirror.test/security Debian Debian-Security main
http://mirror.test/debian Debian Debian main
http://mirror.test/debian Debian Debian contrib
"""


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(LINUX)
    return importlib.import_module("bare")


def test_the_mirror_is_where_this_machine_takes_its_packages_from(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bare, "printed", lambda *_: LISTS.strip())
    assert bare.mirror() == "http://mirror.test/debian"
    monkeypatch.setattr(bare, "printed", lambda *_: "http://elsewhere.test/tools  Tools main")
    with pytest.raises(bare.Failed, match="apt knows no mirror of Debian"):
        bare.mirror()


def test_without_root_no_system_is_made_and_none_is_harmed(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(bare.Failed, match="Only root"):
        bare.BareSystem(tmp_path).make("bookworm")
    assert tmp_path.exists()


def test_a_program_that_fails_tells_its_last_words(bare: ModuleType) -> None:
    assert bare.printed("echo", "all is well") == "all is well\n"
    with pytest.raises(bare.Failed, match="ended with 3:\nit rains"):
        bare.printed("sh", "-c", "echo it rains; exit 3")


def test_a_person_without_rights_stands_in_a_folder_and_has_only_what_is_given(bare: ModuleType) -> None:
    words = bare.BareSystem(Path("/bare")).by_user({"HOME": "/home/a b"}, ["whistdesk", "my game"], "/home/a b")
    assert words[:3] == ["chroot", "--userspec=player:player", "/bare"]
    assert words[-1].startswith("cd '/home/a b' && exec env -i PATH=")
    assert words[-1].endswith("'HOME=/home/a b' whistdesk 'my game'")


def test_the_menu_entry_starts_the_program_without_a_file(bare: ModuleType) -> None:
    playing = importlib.import_module("playing")
    assert playing.started_by_menu(LINUX / f"{APPLICATION_ID}.desktop") == ["whistdesk"]
