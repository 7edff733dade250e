"""How the program starts, and what it says where it cannot: in processes of their own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.app import early, start
from whistdesk.app.folders import Folders
from whistdesk.archive.lock import FolderLock, Hold
from whistdesk.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
OLD_PYTHON = "import sys, runpy; sys.version_info = (3, 9, 1); runpy.run_module('whistdesk', run_name='__main__')"
BROKEN_QT = """
import sys
from collections.abc import Iterator
from contextlib import contextmanager
class Broken:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("PySide6"):
            raise ImportError({message!r}, name="PySide6.QtWidgets")
sys.meta_path.insert(0, Broken())
from whistdesk.app.main import main
sys.exit(main([]))
"""

CARDS_TURNED = """
import os
from PySide6.QtGui import QImage, QPainter, QPixmap, Qt
from whistdesk.app.start import make_application
application = make_application()
before = len(os.listdir("/proc/self/task"))
card, table = QPixmap(300, 420), QImage(800, 800, QImage.Format.Format_ARGB32_Premultiplied)
card.fill(Qt.GlobalColor.white)
painter = QPainter(table)
painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
painter.translate(400, 100)
painter.rotate(20)
painter.drawPixmap(0, 0, card)
painter.end()
print(len(os.listdir("/proc/self/task")) - before)
"""


def run(*arguments: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python with these arguments, without a display and with a home of its own."""
    mine = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    mine |= {"WHISTDESK_HOME": str(home), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", **environment}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=mine, capture_output=True, text=True, timeout=300, check=False)


def test_no_display_is_a_sentence(tmp_path: Path) -> None:
    done = run("-m", "whistdesk", home=tmp_path, QT_QPA_PLATFORM="xcb")
    assert done.returncode == 1
    assert "there is no display" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_display_that_cannot_be_reached_names_what_may_be_missing(tmp_path: Path) -> None:
    done = run("-m", "whistdesk", home=tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY=":4711", LC_ALL="de_DE.UTF-8")
    assert done.returncode == 1
    assert "Der Bildschirm :4711 ist nicht erreichbar" in done.stderr
    assert "libxcb-cursor0" in done.stderr


@pytest.mark.parametrize(("language", "words"), [("C", "asks for nonsense"), ("de_DE", "verlangt nonsense")])
def test_a_platform_that_qt_has_not_got_is_named(tmp_path: Path, language: str, words: str) -> None:
    done = run("-m", "whistdesk", home=tmp_path, QT_QPA_PLATFORM="nonsense", LC_ALL=language)
    assert done.returncode == 1
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_system_library_names_its_debian_package(tmp_path: Path) -> None:
    message = "libEGL.so.1: cannot open shared object file: No such file or directory"
    done = run("-c", BROKEN_QT.format(message=message), home=tmp_path)
    assert done.returncode == 1
    assert "libEGL.so.1 is missing" in done.stderr
    assert "package libegl1;" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_qt_says_how_to_install_it(tmp_path: Path) -> None:
    done = run("-c", BROKEN_QT.format(message="No module named 'PySide6'"), home=tmp_path)
    assert done.returncode == 1
    assert "dev.py setup" in done.stderr


def test_a_part_of_the_program_that_is_missing_is_a_sentence(tmp_path: Path) -> None:
    spoilt = "import sys; sys.modules['whistdesk.players.search.kernel'] = None; from whistdesk.app.main import main; "
    done = run("-c", spoilt + "sys.exit(main(['selftest']))", home=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert "the Python package whistdesk is missing or broken" in done.stderr
    assert "Traceback" not in done.stderr


def test_wayland_needs_libraries_of_its_own() -> None:
    assert "libwayland-cursor0" in early.missing_display("", {"WAYLAND_DISPLAY": "wayland-0"})
    assert "libwayland-cursor0" not in early.missing_display("", {"DISPLAY": ":0"})


def test_an_old_python_is_told_so(tmp_path: Path) -> None:
    done = run("-c", OLD_PYTHON, home=tmp_path)
    assert done.returncode == 1
    assert done.stderr.strip() == "whistdesk needs Python 3.11 or newer; this is Python 3.9."
    assert "braucht Python 3.11" in run("-c", OLD_PYTHON, home=tmp_path, LC_ALL="de_DE.UTF-8").stderr


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted as Linux lists them")
def test_the_window_paints_in_its_own_thread_alone(tmp_path: Path) -> None:
    done = run("-c", CARDS_TURNED, home=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.stdout == "0\n", done.stderr


def test_a_second_program_ends_with_a_sentence(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    assert lock.take() is Hold.OURS
    done = run("-m", "whistdesk", home=tmp_path, QT_QPA_PLATFORM="offscreen")
    german = run("-m", "whistdesk", home=tmp_path, QT_QPA_PLATFORM="offscreen", LC_ALL="de_DE.UTF-8")
    lock.release()
    assert done.returncode == 1
    assert f"already running with the saves in {tmp_path}" in done.stderr
    assert "läuft schon" in german.stderr


@pytest.mark.parametrize("arguments", [["--wat"], ["wat"], ["play", "a", "b"]])
def test_unknown_arguments_are_refused(tmp_path: Path, arguments: list[str]) -> None:
    done = run("-m", "whistdesk", *arguments, home=tmp_path)
    assert done.returncode == 2
    assert "usage: whistdesk" in done.stderr


def test_the_self_test_plays_every_game(tmp_path: Path) -> None:
    done = run("-m", "whistdesk", "selftest", home=tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    assert {line.split(":")[0] for line in done.stdout.splitlines()} > set(GAMES)
    assert "languages: en, de" in done.stdout
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("environment", "german"),
    [
        ({}, False),
        ({"LANG": "de_AT.UTF-8"}, True),
        ({"LC_ALL": "C", "LANG": "de_DE"}, False),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE"}, True),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"}, True),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "fr:en:de"}, False),
        ({"LANG": "C", "LANGUAGE": "de"}, False),
        ({"LANG": "den_CA.UTF-8"}, False),
    ],
)
def test_early_sentences_follow_the_environment(environment: dict[str, str], german: bool) -> None:
    assert early.speaks_german(environment) is german


@pytest.mark.posix
def test_nobody_listening_is_no_fault(tmp_path: Path) -> None:
    full = "import sys; from whistdesk.app.early import note; sys.stderr = open('/dev/full', 'w', 1); note('x' * 9999)"
    assert run("-c", full + "; sys.stderr = None; note('y')", home=tmp_path).returncode == 0


@pytest.mark.posix
@pytest.mark.parametrize("command", [["replay", "-"], ["engine"]])
def test_nothing_is_asked_where_standard_input_is_closed(tmp_path: Path, command: list[str]) -> None:
    shell = f'exec "{sys.executable}" -m whistdesk {" ".join(command)} <&-'
    mine = os.environ | {"WHISTDESK_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(["sh", "-c", shell], env=mine, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == (2 if command[0] == "replay" else 0)
    assert "Traceback" not in done.stderr


def test_a_file_name_that_cannot_be_is_no_command(tmp_path: Path) -> None:
    done = run("-m", "whistdesk", "x" * 5000, home=tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


FIRST = """
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from whistdesk.app.program import Program
from whistdesk.app.start import start

def tell(program, record):
    print("opened", record, flush=True)
    QCoreApplication.quit()

Program.open_record = tell
{before}
print("ready", flush=True)
sys.exit(start())
"""


@contextmanager
def first_start(home: Path, before: str = "") -> Iterator[subprocess.Popen[str]]:
    """A running program that prints what it is told to open, and ends."""
    mine = os.environ | {"WHISTDESK_HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", FIRST.format(before=before)]
    with subprocess.Popen(command, env=mine, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        try:
            yield process
        finally:
            process.kill()


def test_a_second_start_hands_its_record_to_the_first(tmp_path: Path) -> None:
    record = tmp_path / "a game.whistdesk"
    with first_start(tmp_path / "home") as first:
        while not (tmp_path / "home" / "letters").is_dir():
            assert first.poll() is None
        done = run("-m", "whistdesk", str(record), home=tmp_path / "home", QT_QPA_PLATFORM="offscreen")
        assert done.returncode == 0, done.stderr
        assert first.communicate(timeout=60)[0] == f"opened {record}\n"


def test_a_record_that_macos_wants_opened_is_opened(tmp_path: Path) -> None:
    send = "lambda: QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(QUrl.fromLocalFile('/a/b')))"
    with first_start(tmp_path, f"QTimer.singleShot(0, {send})") as first:
        assert first.communicate(timeout=60)[0] == "opened /a/b\n"


def test_a_second_start_opens_the_window_where_the_first_was_about_to_end(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHISTDESK_HOME", str(tmp_path))
    first = FolderLock(tmp_path)
    assert first.take() is Hold.OURS

    def unheard(folders: Folders, record: Path | None) -> bool:
        assert (folders.kept, record) == (tmp_path, None)
        first.release()
        return False

    monkeypatch.setattr(start, "_hand_over", unheard)
    front = start.open_or_hand_over(None)
    assert front is not None
    qtbot.addWidget(front.window)
    front.close()
    front.choices._translators.remove()
    assert first.take() is Hold.OURS
    first.release()
