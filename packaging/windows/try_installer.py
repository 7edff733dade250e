"""Try out the installer as a user would, on Windows or under wine: install, look, start, uninstall, look again.

Run after ``packaging/windows/build.py``: ``python packaging/windows/try_installer.py``. It ends with 1 at the
first thing that is not as it should be, and refuses where Whistdesk is installed already.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

assert sys.platform == "win32", "This runs on Windows, or under wine."

import winreg  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]

from icons import ICO_SIZES  # noqa: E402
from try_bundle import RECORD, REQUEST  # noqa: E402
from windows.resources import resources  # noqa: E402

from whistdesk import VENDOR, __version__  # noqa: E402

BUNDLE = ROOT / "dist" / "whistdesk"
USUAL = Path(os.environ["LOCALAPPDATA"], "Programs", "Whistdesk")
SAVES = Path(os.environ["APPDATA"], "whistdesk")
MENU = Path(os.environ["APPDATA"], "Microsoft", "Windows", "Start Menu", "Programs", "Whistdesk.lnk")
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Whistdesk"
KEYS = (UNINSTALL, r"Software\Classes\.whistdesk", r"Software\Classes\Whistdesk.Record", r"Software\Whistdesk")
ABORTED = 2
"""How an installer ends that the script stops."""
PATIENCE = 60.0
START = 20.0


class Failed(Exception):
    """Something is not as it should be."""


def held(condition: object, sentence: str) -> None:
    """Failed unless ``condition`` is true."""
    if not condition:
        raise Failed(f"It is not so that {sentence}.")


def registered(key: str, name: str = "") -> object:
    """A value of the current user's registry; None where it is not there."""
    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            return winreg.QueryValueEx(opened, name)[0]
    except FileNotFoundError:
        return None


def package(ending: str) -> Path:
    """The one package of this version with that ending."""
    return ROOT / "dist" / f"whistdesk-{__version__}-windows-x86_64.{ending}"


def install(folder: Path | None = None) -> int:
    """Install silently, into ``folder`` if one is named; the exit status."""
    # NSIS wants the folder last and without quotes, blanks or not.
    words = f'"{package("exe")}" /S' + (f" /D={folder}" if folder else "")
    return subprocess.run(words, check=False).returncode


def uninstall(folder: Path) -> None:
    """Uninstall silently as Windows does it, and wait: the uninstaller goes on as a copy of itself."""
    command = registered(UNINSTALL, "QuietUninstallString")
    held(command == f'"{folder}\\uninstall.exe" /S', "Windows knows how to uninstall it silently")
    subprocess.run(str(command), check=True)
    deadline = time.monotonic() + PATIENCE
    while registered(UNINSTALL, "DisplayName") is not None and time.monotonic() < deadline:
        time.sleep(0.2)


def files(folder: Path) -> dict[str, int]:
    """The sizes of all files in ``folder``, by their names in it."""
    return {str(file.relative_to(folder)): file.stat().st_size for file in folder.rglob("*") if file.is_file()}


def check_installed(folder: Path) -> None:
    """All files are there, and the system knows program and file type."""
    there = files(folder)
    held(there.pop("uninstall.exe", 0) > 0, "there is an uninstaller")
    held(there == files(BUNDLE), f"{folder} holds the files of the bundle and no others")
    program = str(folder / "whistdesk.exe")
    shortcut = MENU.read_bytes()
    held(any(program.encode(code) in shortcut for code in ("utf-16-le", "mbcs")), f"the menu entry starts {program}")
    held(registered(r"Software\Classes\.whistdesk") == "Whistdesk.Record", "records have a type")
    command = registered(r"Software\Classes\Whistdesk.Record\shell\open\command")
    held(command == f'"{program}" "%1"', "records are opened by the program")
    held(registered(UNINSTALL, "DisplayVersion") == __version__, "Windows shows this version")
    held(registered(UNINSTALL, "Publisher") == VENDOR, "Windows shows who made it")
    kilobytes = registered(UNINSTALL, "EstimatedSize")
    size = sum(there.values()) / 1024
    held(isinstance(kilobytes, int) and 0.9 * size < kilobytes < 1.1 * size, "Windows shows how large it is")


def check_told(folder: Path) -> None:
    """Both programs have icon, version and manifest, and only the one for terminals opens a console."""
    for name, console in (("whistdesk.exe", False), ("whistdesk-cli.exe", True)):
        told = resources(folder / name)
        held(told.icon == set(ICO_SIZES), f"{name} has its icon in all sizes: {sorted(told.icon)}")
        texts = ("Whistdesk card games", VENDOR, __version__, name)
        held(all(text.encode("utf-16-le") in told.version for text in texts), f"{name} has its version texts")
        settings = (b"PerMonitorV2", b">true</longPathAware>", b">UTF-8</activeCodePage>")
        held(all(setting in told.manifest for setting in settings), f"{name} has its manifest")
        held(told.console is console, f"{name} belongs to a console: {console}")


def said(program: Path, *arguments: str, line: str = "") -> str:
    """What a program prints when it reads ``line``; Failed if it ends badly."""
    run = subprocess.run([program, *arguments], check=False, input=line.encode(), capture_output=True, timeout=600)
    held(run.returncode == 0, f"{program.name} {' '.join(arguments)} succeeds: {run.stderr.decode(errors='replace')}")
    return run.stdout.decode()


def check_running(folder: Path) -> None:
    """Both programs answer through pipes, from another folder and with names that ASCII does not know."""
    with tempfile.TemporaryDirectory(prefix="Spiel für zwei ") as elsewhere:
        record = Path(elsewhere, "Größe.whistdesk")
        record.write_text(json.dumps(RECORD), encoding="utf-8")
        for program in (folder / "whistdesk-cli.exe", folder / "whistdesk.exe"):
            held(said(program, "--version").split() == ["whistdesk", __version__], f"{program} says its version")
            held("replay" in said(program, "--help"), f"{program} helps")
            replayed = json.loads(said(program, "replay", str(record)))
            held(replayed["hands"][0]["prediction"] == 3, f"{program} replays a record")
            answer = json.loads(said(program, "engine", line=json.dumps(REQUEST)))
            held(answer.get("move") and answer.get("explain"), f"{program} answers requests")
    lines = said(folder / "whistdesk-cli.exe", "selftest").splitlines()
    print(f"  self-test of {folder}: {', '.join(lines)}")


@contextmanager
def running(folder: Path) -> Iterator[None]:
    """The program is open, on no screen."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "WHISTDESK_HOME": home}
        with subprocess.Popen([folder / "whistdesk.exe"], env=environment) as process:
            deadline = time.monotonic() + PATIENCE
            while not Path(home, "ledger.sqlite").exists() and time.monotonic() < deadline:
                time.sleep(0.2)
            yield
            held(process.poll() is None, "the program goes on")
            process.kill()


def check_busy(folder: Path) -> None:
    """What runs is neither replaced nor removed."""
    with running(folder):
        held(install(folder) == ABORTED, "nothing is installed over a program that runs")
        subprocess.run([folder / "uninstall.exe", "/S"], check=False)
        time.sleep(START)
    check_installed(folder)


def check_gone(folder: Path) -> None:
    """Nothing is left but the saves."""
    held(not folder.exists(), f"{folder} is gone")
    held(not MENU.exists(), "the menu entry is gone")
    left = [key for key in KEYS if registered(key) is not None or registered(key, "Folder") is not None]
    held(registered(UNINSTALL, "DisplayName") is None and not left, f"the registry is clean: {left}")
    held((SAVES / "a save").read_text(encoding="utf-8") == "mine", "the saves are still there")


def check_foreign(folder: Path) -> None:
    """A folder that holds something else is left alone."""
    folder.mkdir(parents=True)
    (folder / "letter.txt").write_text("mine", encoding="utf-8")
    held(install(folder) == ABORTED, "it does not install into a folder that holds something else")
    held(files(folder) == {"letter.txt": 4}, "what lay there lies there still")


def check_portable(folder: Path) -> None:
    """The zip holds the same, in one folder, and runs from anywhere."""
    with zipfile.ZipFile(package("zip")) as packed:
        packed.extractall(folder)
    held(files(folder / "Whistdesk") == files(BUNDLE), "the zip holds the files of the bundle")
    held(__version__ in said(folder / "Whistdesk" / "whistdesk-cli.exe", "--version"), "the program of the zip runs")


def prove() -> None:
    """Do all that the head of this file says."""
    held(registered(UNINSTALL, "DisplayName") is None, "Whistdesk is not installed yet")
    SAVES.mkdir(parents=True, exist_ok=True)
    (SAVES / "a save").write_text("mine", encoding="utf-8")
    with tempfile.TemporaryDirectory(prefix="Käse & Brot ", ignore_cleanup_errors=True) as odd:
        for folder, chosen in ((USUAL, None), (Path(odd, "Karten für alle"), Path(odd, "Karten für alle"))):
            held(install(chosen) == 0, "it installs silently")
            check_installed(folder)
            check_told(folder)
            check_running(folder)
            (folder / "_internal" / "old.dll").touch()
            held(install(chosen) == 0, "it installs over an older version")
            check_installed(folder)
            print(f"installed and run in {folder}")
            check_busy(folder)
            print("  neither replaced nor removed while it runs")
            uninstall(folder)
            check_gone(folder)
            print("  uninstalled: nothing is left but the saves")
        check_foreign(Path(odd, "Briefe"))
        check_portable(Path(odd, "Stick"))
    print("a folder with other files is left alone; the zip runs from anywhere")
    (SAVES / "a save").unlink()


def main() -> int:
    """0 when all of it holds."""
    try:
        prove()
    except Failed as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
