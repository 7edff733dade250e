"""The scripts of the archive, with a program that does nothing in a home with spaces and umlauts in its name."""

import os
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from whistdesk import APPLICATION_ID

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts for Linux")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The archive, unpacked, with a program that succeeds."""
    folder = tmp_path / "Heruntergeladenes von Jörg" / "whistdesk"
    (folder / "lib/whistdesk").mkdir(parents=True)
    program(folder, status=0)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / name, folder / name)
    for place, name in (("applications", ".desktop"), ("mime/packages", ".xml"), ("metainfo", ".metainfo.xml")):
        (folder / "share" / place).mkdir(parents=True)
        shutil.copy(LINUX / f"{APPLICATION_ID}{name}", folder / "share" / place)
    icons = folder / "share/icons/hicolor/scalable/apps"
    icons.mkdir(parents=True)
    (icons / f"{APPLICATION_ID}.svg").write_text("<svg/>")
    return folder


def program(folder: Path, status: int) -> None:
    file = folder / "lib/whistdesk/whistdesk"
    file.write_text(f"#!/bin/sh\nexit {status}\n")
    file.chmod(0o755)


def run(script: Path, home: Path) -> "subprocess.CompletedProcess[str]":
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(["sh", str(script)], env=environment, check=False, capture_output=True, text=True)


def test_a_menu_entry_names_the_program_in_full(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "Jörg Übermut"
    home.mkdir()
    assert run(unpacked / "install.sh", home).returncode == 0
    entry = ConfigParser(interpolation=None)
    entry.read(home / ".local/share/applications" / f"{APPLICATION_ID}.desktop", encoding="utf-8")
    words = shlex.split(entry["Desktop Entry"]["Exec"])
    assert words == [str(home / ".local/bin/whistdesk"), "%f"]
    assert subprocess.run(words[:1], check=False).returncode == 0
    assert entry["Desktop Entry"]["TryExec"] == words[0]


def test_a_second_installation_takes_the_place_of_the_first(unpacked: Path, tmp_path: Path) -> None:
    assert run(unpacked / "install.sh", tmp_path).returncode == 0
    (tmp_path / ".local/lib/whistdesk/old").write_text("of the first")
    assert run(unpacked / "install.sh", tmp_path).returncode == 0
    assert not (tmp_path / ".local/lib/whistdesk/old").exists()


def test_a_program_that_does_not_run_here_is_told(unpacked: Path, tmp_path: Path) -> None:
    program(unpacked, status=1)
    done = run(unpacked / "install.sh", tmp_path)
    assert done.returncode == 1
    assert "does not run here" in done.stderr


def test_uninstalling_leaves_only_the_games_and_says_where(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "Jörg Übermut"
    games = home / ".local/share/whistdesk/saves"
    games.mkdir(parents=True)
    (games / "solo-whist.json").write_text("{}")
    assert run(unpacked / "install.sh", home).returncode == 0
    done = run(home / ".local/lib/whistdesk/uninstall.sh", home)
    assert done.returncode == 0, done.stderr
    assert str(home / ".local/share/whistdesk") in done.stdout
    left = {file.name for file in home.rglob("*") if not file.is_dir()}
    assert not {name for name in left if "whistdesk" in name.lower()}
    assert "solo-whist.json" in left
