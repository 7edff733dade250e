"""Prove the Linux packages in a bare Debian: what a person meets from the first start to the last file.

Run as root on Debian after ``packaging/linux/build.py``: ``python3 packaging/linux/prove.py [bookworm|trixie]``. It
needs debootstrap, Xvfb, openbox and xdotool, works in a copy of the bare system ``build/SUITE``, and leaves that for
the next time. The program runs in that system as a person without rights, from another folder; its windows are on
virtual screens of this one and are played with the keyboard from outside.

Where its libraries are missing it says so. The ``.deb`` installs by apt; without any font of the system each
game is played in English and German until it stands in the ledger, and once with a home that cannot
be written to; a double click on a record opens it, and a second one hands over to the running program;
it goes without a trace. Where a ``tar.xz`` is in ``dist``, it is installed into a home and taken away too.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from bare import ROOT, SUITE, BareSystem, Failed, printed  # noqa: E402
from playing import GAMES, KEPT, environment, play, running, screen  # noqa: E402
from try_bundle import RECORD, answers  # noqa: E402

NEEDED = ("debootstrap", "Xvfb", "openbox", "xdotool")
ENTRY = "applications/org.whistdesk.Whistdesk.desktop"
PROGRAM = "lib/whistdesk/whistdesk"
DESKTOP = ("libglib2.0-bin", "shared-mime-info", "desktop-file-utils", "xz-utils")
"""What every desktop has, for double clicks and archives."""
LANGUAGES = {"en": "C.UTF-8", "de": "de_DE.UTF-8"}
MISSING = {"en": "cannot start: the system library", "de": "kann nicht starten: Die Systembibliothek"}
UNSEEN = {
    "en": "cannot open a window: there is no display",
    "de": "kann kein Fenster öffnen: Es gibt keinen Bildschirm",
}
OTHER = {**RECORD, "game": "cribbage-solitaire", "moves": []}
TITLES = ("Oneonta Whist", "Cribbage Solitaire")
"""How the windows of RECORD and OTHER begin."""
REFUSED = 1


def refusal(system: BareSystem, program: str, home: str, settings: Mapping[str, str]) -> str:
    """What the program says where it cannot start; Failed where it does start, aborts, or shows its inside."""
    command = system.by_user({"HOME": home, **settings}, [program])
    run = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    if run.returncode != REFUSED or "Traceback" in run.stderr or run.stderr.count("whistdesk: ") != 1:
        raise Failed(f"{program} ended with {run.returncode}, saying: {run.stderr}")
    return run.stderr.strip()


def refused(system: BareSystem, program: str, sentences: Mapping[str, str]) -> str:
    """The English sentence of a program that cannot start, once it has said it in German too."""
    home = system.home("bare")
    said = {name: refusal(system, program, home, {"LC_ALL": LANGUAGES[name]}) for name in LANGUAGES}
    for language, sentence in sentences.items():
        if sentence not in said[language]:
            raise Failed(f"It should say in {language} that it {sentence}; it says: {said[language]}")
    return said["en"]


def said(system: BareSystem, home: str, *arguments: str, line: str = "") -> str:
    """What the installed program prints without a display when it reads ``line``."""
    command = system.by_user({"HOME": home, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}, arguments)
    return subprocess.run(command, check=True, input=line, stdout=subprocess.PIPE, text=True).stdout


def spoken_to(system: BareSystem) -> None:
    """Version, help, replay, engine and self-test of the installed program."""
    home = system.home("spoken")
    (system.inside(home) / "record.json").write_text(json.dumps(RECORD), encoding="utf-8")
    version = answers(partial(said, system, home, "whistdesk"), f"{home}/record.json")
    print(f"installed: {version}; --help, --version, replay and engine answer", flush=True)
    print(f"  selftest: {', '.join(said(system, home, 'whistdesk', 'selftest').splitlines())}", flush=True)


def locked_home(system: BareSystem, entry: str) -> str:
    """It starts and plays with a home that cannot be written to."""
    home = system.home("locked")
    system.run("chmod", "0555", home)
    with screen() as shown, running(system, shown, entry, home, "en") as process:
        shown.press("Home", "Return")
        shown.wait_for(TITLES[0])
        shown.press("3", "Return")
        shown.press("Right", "Return")
        if process.poll() is not None:
            raise Failed(f"with a home that is read-only it ended with {process.returncode}")
    if any(system.inside(home).iterdir()):
        raise Failed("something was written to a home that is read-only")
    return "a read-only home: it starts and plays"


def double_clicked(system: BareSystem, home: str) -> str:
    """A double click on a record opens it; a second one hands over to the program that runs."""
    folder = system.inside(home) / "Meine Spiele"
    folder.mkdir()
    for name, record in zip(TITLES, (RECORD, OTHER), strict=True):
        (folder / f"{name}, für später.whistdesk").write_text(json.dumps(record), encoding="utf-8")
    system.own(home)
    with screen() as shown:
        try:
            for name in TITLES:
                file = f"{home}/Meine Spiele/{name}, für später.whistdesk"
                clicked = system.by_user(environment(home, shown), ["gio", "open", file])
                # The program that is started would hold a pipe open.
                subprocess.run(clicked, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                shown.wait_for(name)
            running_now = processes(system)
        finally:
            for process in processes(system):
                os.kill(process, 15)
    if len(running_now) != 1:
        raise Failed(f"two records were opened by {len(running_now)} programs")
    return "a double click on a record opens it, and a second one hands over to the running program"


def processes(system: BareSystem) -> list[int]:
    """The programs that run in the bare system at this moment."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            program, root = (folder / "exe").readlink(), (folder / "root").readlink()
        except OSError:
            continue  # it has ended, or is none of ours
        if root == system.tree and program.name == "whistdesk":
            found.append(int(folder.name))
    return found


def installed_by_apt(system: BareSystem, package: Path) -> None:
    """All that the ``.deb`` promises."""
    system.run("apt-get", "update", "-qq")
    system.install("/root/whistdesk.deb", *DESKTOP)
    shutil.rmtree(system.tree / "usr/share/fonts", ignore_errors=True)
    spoken_to(system)
    print(f"no display: {refused(system, 'whistdesk', UNSEEN)}", flush=True)
    entry = f"/usr/share/{ENTRY}"
    with ThreadPoolExecutor() as pool:
        plays = [pool.submit(play, system, entry, game, language) for game in GAMES for language in LANGUAGES]
        for played in [*plays, pool.submit(locked_home, system, entry)]:
            print(played.result(), flush=True)
    print(double_clicked(system, system.home("clicking")), flush=True)
    system.run("apt-get", "remove", "-y", "-qq", "whistdesk")
    gone = ("lib/whistdesk", "games/whistdesk", f"share/{ENTRY}")
    left = [name for name in gone if (system.tree / "usr" / name).exists()]
    if left:
        raise Failed(f"left behind after removal: {', '.join(left)}")
    print(f"{package.name}: removed without a trace", flush=True)


def installed_at_home(system: BareSystem, archive: Path) -> None:
    """All that the ``tar.xz`` promises, in a home with a space and an umlaut in its name."""
    home = system.home("Jörg Übermut")
    here = {"HOME": home, "LC_ALL": "C.UTF-8"}
    shutil.copyfile(archive, system.inside(home) / archive.name)
    printed(*system.by_user(here, ["tar", "-xf", archive.name], home))
    unpacked = archive.name.removesuffix(".tar.xz")
    printed(*system.by_user(here, [f"./{unpacked}/install.sh"], home))
    shutil.rmtree(system.inside(home) / unpacked)
    (system.inside(home) / archive.name).unlink()
    with screen() as shown, running(system, shown, f"{home}/.local/share/{ENTRY}", home, "de"):
        print(f"{archive.name}: installed into {home}, it starts from its menu entry", flush=True)
    print(double_clicked(system, home), flush=True)
    said_last = printed(*system.by_user(here, ["sh", f"{home}/.local/lib/whistdesk/uninstall.sh"]))
    left = [file for file in system.inside(home).rglob("*") if "whistdesk" in file.name.lower() and not file.is_dir()]
    if strange := [str(file) for file in left if file.suffix != ".whistdesk"]:
        raise Failed(f"left behind in a home: {', '.join(strange)}")
    if f"{home}/{KEPT}" not in said_last or not (system.inside(home) / KEPT / "saves").is_dir():
        raise Failed(f"uninstalling must leave the games and say where; it says: {said_last}")
    print(f"taken away again: {said_last.strip()}", flush=True)


def prove(suite: str) -> None:
    """Do all that the head of this file says, printing each thing that holds."""
    package = max(ROOT.glob("dist/*.deb"), default=None)
    if package is None:
        raise Failed("There is no package yet: run packaging/linux/build.py deb first.")
    with BareSystem.made(suite).copy() as system:
        prove_in(system, package)


def prove_in(system: BareSystem, package: Path) -> None:
    """The same in a system that is there."""
    print(f"a bare Debian {(system.tree / 'etc/debian_version').read_text().strip()}", flush=True)
    unpacked = system.tree / "opt/unpacked"
    printed("dpkg-deb", "--extract", str(package), str(unpacked))
    print(f"no libraries: {refused(system, f'/opt/unpacked/usr/{PROGRAM}', MISSING)}", flush=True)
    shutil.rmtree(unpacked)
    shutil.copyfile(package, system.tree / "root/whistdesk.deb")
    installed_by_apt(system, package)
    for archive in ROOT.glob("dist/*-linux-*.tar.xz"):
        installed_at_home(system, archive)


def main() -> int:
    """0 when all of it holds."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking or os.geteuid() != 0:
        print(f"This needs root and {', '.join(lacking or NEEDED)}.")
        return 1
    try:
        prove(sys.argv[1] if len(sys.argv) > 1 else SUITE)
    except (Failed, subprocess.CalledProcessError) as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
