from pathlib import Path

import pytest

from whistdesk.app.folders import Folders, locate
from whistdesk.archive.disk import DiskError, DiskFault

TOP = Path("/").absolute()
HOME = TOP / "home/player"


def at(platform: str, **environment: str) -> Folders:
    return locate(environment, platform, lambda: HOME)


@pytest.mark.parametrize(
    ("platform", "kept", "config"),
    [
        ("linux", ".local/share/whistdesk", ".config/whistdesk"),
        ("freebsd14", ".local/share/whistdesk", ".config/whistdesk"),
        ("darwin", "Library/Application Support/whistdesk", "Library/Application Support/whistdesk"),
        ("win32", "AppData/Roaming/whistdesk", "AppData/Roaming/whistdesk"),
    ],
)
def test_each_platform_has_its_usual_folders(platform: str, kept: str, config: str) -> None:
    assert at(platform) == (HOME / kept, HOME / config)


def test_the_environment_may_say_otherwise() -> None:
    assert at("linux", XDG_DATA_HOME=f"{TOP}data", XDG_CONFIG_HOME=f"{TOP}conf") == (
        TOP / "data/whistdesk",
        TOP / "conf/whistdesk",
    )
    assert at("linux", XDG_DATA_HOME="here", XDG_CONFIG_HOME="") == at("linux")
    assert at("win32", APPDATA=f"{TOP}roam").kept == TOP / "roam/whistdesk"
    for platform in ("linux", "win32", "darwin"):
        assert at(platform, WHISTDESK_HOME="/stick", APPDATA="/roam") == (TOP / "stick", TOP / "stick")


def test_one_folder_holds_saves_ledger_and_settings_by_name() -> None:
    folders = at("linux", WHISTDESK_HOME="/stick")
    assert folders.saves == TOP / "stick/saves"
    assert folders.ledger == TOP / "stick/ledger.sqlite"
    assert folders.settings == TOP / "stick/settings.json"


def test_a_relative_folder_is_one_of_the_folder_that_the_program_started_in() -> None:
    assert at("linux", WHISTDESK_HOME="stick").kept == Path.cwd() / "stick"


def test_without_a_home_folder_there_is_a_sentence() -> None:
    def none() -> Path:
        raise RuntimeError("Could not determine home directory.")

    with pytest.raises(DiskError) as raised:
        locate({}, "linux", none)
    assert raised.value.fault is DiskFault.MISSING


def test_a_home_folder_that_is_no_absolute_path_is_a_sentence() -> None:
    with pytest.raises(DiskError) as raised:
        locate({}, "linux", lambda: Path("here"))
    assert raised.value.fault is DiskFault.MISSING


@pytest.mark.posix
def test_a_relative_folder_is_a_sentence_where_the_working_folder_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lost").mkdir()
    monkeypatch.chdir(tmp_path / "lost")
    (tmp_path / "lost").rmdir()
    with pytest.raises(DiskError):
        at("linux", WHISTDESK_HOME="stick")
