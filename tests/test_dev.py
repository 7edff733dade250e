"""The parts of dev.py that decide; what they start is not started here."""

import shutil
import sys
from pathlib import Path

import pytest

import dev

OLD = dev.Python("/usr/bin/python3.9", (3, 9, 2), complete=True)
BARE = dev.Python("/usr/bin/python3.13", (3, 13, 1), complete=False)
GOOD = dev.Python("/usr/bin/python3.11", (3, 11, 2), complete=True)


def test_the_newest_complete_python_is_chosen() -> None:
    newer = GOOD._replace(version=(3, 13, 0))
    assert dev.chosen([newer, GOOD, OLD]) is newer


def test_a_python_that_can_make_environments_is_preferred_to_a_newer_one_that_cannot() -> None:
    assert dev.chosen([BARE, GOOD]) is GOOD


def test_a_python_without_venv_is_better_than_none() -> None:
    assert dev.chosen([OLD, BARE]) is BARE


def test_only_old_pythons_are_trouble_that_names_them() -> None:
    with pytest.raises(dev.Trouble, match=r"needs Python 3\.11 or newer; found here: 3\.9\.2"):
        dev.chosen([OLD])


def test_the_running_python_describes_itself() -> None:
    python = dev.probed([sys.executable])
    assert python is not None
    assert python.version == sys.version_info[:3]
    assert python.suitable


@pytest.mark.parametrize("command", [["no-such-python"], [sys.executable, "-c", "raise SystemExit(127)"]])
def test_an_interpreter_that_does_not_start_is_none(command: list[str]) -> None:
    assert dev.probed(command) is None


def test_the_stamp_changes_with_the_project_file_and_with_python_and_with_nothing_else() -> None:
    stamp = dev.stamp(b"one", "home = /usr/bin\nversion = 3.13.0\n")
    assert stamp == dev.stamp(b"one", "home = /opt/bin\nversion = 3.13.0\n")
    assert stamp != dev.stamp(b"two", "home = /usr/bin\nversion = 3.13.0\n")
    assert stamp != dev.stamp(b"one", "home = /usr/bin\nversion = 3.13.1\n")


def test_an_edited_kernel_makes_the_environment_anew() -> None:
    sources = (dev.ROOT / "whistdesk" / "players").rglob("*.py")
    kernels = {
        source.relative_to(dev.ROOT).as_posix()
        for source in sources
        if source.read_text(encoding="utf-8").startswith("# cython:")
    }
    assert "whistdesk/players/search/kernel.py" in kernels
    assert kernels < set(dev.BUILT_FROM)
    assert all((dev.ROOT / name).is_file() for name in dev.BUILT_FROM)


def test_a_half_made_environment_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "VENV", tmp_path)
    assert not dev.ready()
    program = dev.venv_program("python")
    program.parent.mkdir()
    program.touch()
    (tmp_path / "pyvenv.cfg").write_text("version = 3.13.0\n", encoding="utf-8")
    assert not dev.ready()
    (tmp_path / "whistdesk-stamp").write_text(dev.current_stamp() or "", encoding="utf-8")
    assert dev.ready()
    program.unlink()
    assert not dev.ready()


def test_missing_things_are_named_by_their_package_once() -> None:
    wanted = {"liba": "one", "libb": "one", "libc": "two", "libd": "three"}
    assert dev.lacking(wanted, lambda thing: thing == "libc") == ["one", "three"]


def test_a_python_that_cannot_make_environments_needs_its_package() -> None:
    assert "python3.13-venv" in dev.needed_packages("setup", BARE, may_install=False)
    assert dev.needed_packages("setup", GOOD, may_install=False) == []
    assert dev.needed_packages("setup", None, may_install=False) == []


def test_missing_packages_are_only_named_unless_installing_them_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(dev, "run", lambda command, env=None: ran.append(command))  # noqa: ARG005
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    with pytest.raises(dev.Trouble, match="libegl1"):
        dev.obtain(["libegl1"], "run", may_install=False)
    assert not ran
    dev.obtain(["libegl1"], "run", may_install=True)
    assert [command[-1] for command in ran] == ["update", "libegl1"]


def test_the_stories_are_given_a_screen_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: None)  # noqa: ARG005
    monkeypatch.setattr(dev, "reads_screens", lambda: False)
    needed = dev.needed_packages("test", None, may_install=True)
    assert {"dbus-daemon", "at-spi2-core", "python3-gi", "gir1.2-atspi-2.0"} <= set(needed)
    assert not set(dev.READER_PACKAGES) & set(dev.needed_packages("test", None, may_install=False))


def test_a_python_that_is_not_there_reads_no_screens() -> None:
    assert not dev.reads_screens("/no/such/python")


def test_further_arguments_are_passed_through() -> None:
    asked = dev.parsed(["--system-packages", "test", "-k", "oneonta", "--system-packages"])
    assert (asked.command, asked.system_packages) == ("test", True)
    assert asked.arguments == ["-k", "oneonta", "--system-packages"]


def test_one_failed_step_fails_the_whole() -> None:
    assert dev.worst([0, 0]) == 0
    assert dev.worst([0, 2, 0]) == 1


def test_a_step_that_fails_is_trouble() -> None:
    with pytest.raises(dev.Trouble, match="This step failed"):
        dev.run([sys.executable, "-c", "raise SystemExit(3)"])
