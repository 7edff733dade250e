"""Under which conditions the program is started, and what must come of it."""

import json
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Save, Sitting, write_save
from whistdesk.archive.schema import MIGRATIONS
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
HERE = "{here}"
"""Stands in an environment for the folder of the start."""
LEDGERS = ROOT / "tests" / "archive" / "ledgers"
ASIDE = {"en": "set aside", "de": " beiseite."}
"""What the program says of a file that it has set aside."""
UNKEPT = "nothing will be kept"


@dataclass(frozen=True)
class Condition:
    """One start. ``prepare`` gets the data folder, which does not exist yet; ``before`` runs in the new process.

    ``told`` are words of messages that must come, each of one; without any, none may come.
    """

    name: str
    environment: Mapping[str, str] = field(default_factory=dict)
    prepare: Callable[[Path], None] | None = None
    before: Callable[[], None] | None = None
    language: str = "en"
    told: Sequence[str] = ()
    own_home: bool = True
    gone: bool = False
    """The working folder is deleted before the program starts."""


def save(game: str, version: int) -> str:
    """A save as the program of that version wrote it."""
    begun = datetime(2026, 1, 31, 18, tzinfo=UTC)
    document = json.loads(
        write_save(Save(Record(GAMES[game], Setup(number=1)), History(), Sitting("a", 1, begun), begun))
    )
    document["save"]["version"] = version
    for key in {1: ("coached", "daily", "late", "all_practice"), 2: ("daily", "late", "all_practice")}.get(version, ()):
        del document["save"][key]
    return json.dumps(document)


def folders() -> Iterator[Condition]:
    """Data folders that are missing, empty, foreign, old, or no folders."""
    yield Condition("missing")
    yield Condition("empty", prepare=Path.mkdir)
    yield Condition("foreign files", prepare=_foreign, told=(ASIDE["en"],) * 4)
    yield Condition("foreign files, German", {"LANG": "de_DE.UTF-8"}, _foreign, language="de", told=(ASIDE["de"],) * 4)
    for version in range(1, len(MIGRATIONS) + 1):
        yield Condition(f"ledger of version {version}", prepare=_ledger(version))
    for version in (1, 2, 3):
        yield Condition(f"saves of version {version}", prepare=_saves(version))
    yield Condition("saves of a newer version", prepare=_saves(99), told=(ASIDE["en"],) * len(GAMES))
    yield Condition("settings of version 1", prepare=_settings({"version": 1, "immediate": True, "language": "en"}))
    yield Condition("settings of a newer version", prepare=_settings({"version": 99, "mood": "calm"}))
    wrong = {"version": 2, "text": 1e9, "theme": "pink", "trick_hold": -1, "window": "?"}
    yield Condition("settings out of range", prepare=_settings(wrong), told=("Some settings were not valid",))
    yield Condition("a file in place of the folder", prepare=Path.touch, told=(UNKEPT,))
    yield Condition("read-only", prepare=_read_only, told=(UNKEPT,))
    yield Condition("read-only and old", prepare=_read_only_old, told=(UNKEPT,))


def _foreign(home: Path) -> None:
    """Files of other programs under our names."""
    (home / "saves").mkdir(parents=True)
    with closing(sqlite3.connect(home / "ledger.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url TEXT)")
    (home / "settings.json").write_text("// editor\n{'tabSize': 4,}", encoding="utf-8")
    (home / "saves" / "solo-whist.json").write_bytes(b"PK\3\4" + bytes(range(256)) * 20)
    (home / "saves" / "oneonta-whist.json").write_text("<?xml version='1.0'?><save/>", encoding="utf-16")


def _ledger(version: int) -> Callable[[Path], None]:
    def prepare(home: Path) -> None:
        home.mkdir()
        if (old := LEDGERS / f"version-{version}.sqlite").exists():
            shutil.copyfile(old, home / "ledger.sqlite")
            return
        with closing(sqlite3.connect(home / "ledger.sqlite")) as connection:
            connection.executescript("".join(MIGRATIONS[:version]) + f"PRAGMA user_version = {version};")

    return prepare


def _saves(version: int) -> Callable[[Path], None]:
    def prepare(home: Path) -> None:
        (home / "saves").mkdir(parents=True)
        for game in GAMES:
            (home / "saves" / f"{game}.json").write_text(save(game, version), encoding="utf-8")

    return prepare


def _settings(values: Mapping[str, object]) -> Callable[[Path], None]:
    def prepare(home: Path) -> None:
        home.mkdir()
        (home / "settings.json").write_text(json.dumps(values), encoding="utf-8")

    return prepare


def _read_only(home: Path) -> None:
    """A folder that not even root may write to: a file system of its own."""
    home.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "ro,size=64k", "tmpfs", str(home)], check=True)


def _read_only_old(home: Path) -> None:
    home.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(home)], check=True)
    shutil.copyfile(LEDGERS / "version-1.sqlite", home / "ledger.sqlite")
    (home / "settings.json").write_text("{", encoding="utf-8")
    subprocess.run(["mount", "-o", "remount,ro", str(home)], check=True)


def locales() -> Iterator[Condition]:
    """Each locale of the system, odd ones, and what else says which language is wished."""
    known = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=True).stdout.split()
    for name in known:
        yield Condition(f"LANG={name}", {"LANG": name}, language=_language(name))
    for name in ODD:
        if name not in known:
            yield Condition(f"LANG={name!r}", {"LANG": name}, language=_language(name))
    yield Condition("LANG unset")
    for name, environment, language in WISHES:
        yield Condition(name, environment, language=language)


def _language(locale: str) -> str:
    return "de" if locale.lower().startswith("de") else "en"


ODD = [
    *[
        "C",
        "POSIX",
        "C.UTF-8",
        "de_DE.UTF-8",
        "de_AT.UTF-8",
        "de_CH.UTF-8",
        "de_DE.ISO-8859-1",
        "de_DE@euro",
        "de",
        "tr_TR.UTF-8",
        "az_AZ.UTF-8",
        "ar_EG.UTF-8",
        "fa_IR.UTF-8",
        "he_IL.UTF-8",
        "hi_IN.UTF-8",
        "zh_CN.UTF-8",
        "zh_CN.GB18030",
        "ja_JP.UTF-8",
        "ja_JP.eucJP",
        "fr_CH.UTF-8",
        "en_US.ISO-8859-1",
        "pl_PL.UTF-8",
        "xx_YY.UTF-8",
        "nonsense",
        "../../etc",
        "%n%1",
    ],
    "en_US.UTF-8\n",
    "x" * 5000,
]
WISHES = (
    ("numbers of Germany, words of America", {"LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"}, "en"),
    ("words of Germany, numbers of America", {"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
    ("LANGUAGE=fr:de:en", {"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"}, "de"),
    ("LANGUAGE=fr:en:de", {"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:en:de"}, "en"),
    ("LANGUAGE=de, LANG=C", {"LANG": "C", "LANGUAGE": "de"}, "en"),
    ("LC_ALL before LANG", {"LANG": "en_US.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "de"),
)


def machines() -> Iterator[Condition]:
    """Homes, folders, streams and fonts as they should not be."""
    yield Condition("HOME unset", {"XDG_DATA_HOME": HERE, "XDG_CONFIG_HOME": HERE}, own_home=False)
    yield Condition("HOME empty", {"HOME": "", "XDG_DATA_HOME": HERE, "XDG_CONFIG_HOME": HERE}, own_home=False)
    yield Condition("HOME missing", {"HOME": f"{HERE}/no/where", "XDG_DATA_HOME": ""}, own_home=False)
    yield Condition("HOME no folder", {"HOME": os.devnull}, own_home=False, told=(UNKEPT,))
    yield Condition("HOME relative", {"HOME": "here"}, own_home=False, told=(UNKEPT,))
    odd = {"XDG_DATA_HOME": "relative/one", "XDG_CONFIG_HOME": "~/two", "XDG_RUNTIME_DIR": "/nowhere"}
    yield Condition("XDG_* odd", odd)
    yield Condition("TMPDIR missing", {"TMPDIR": "/nowhere"})
    yield Condition("working folder gone", gone=True)
    yield Condition(
        "working folder gone, data folder relative", {"WHISTDESK_HOME": "x"}, own_home=False, gone=True, told=(UNKEPT,)
    )
    for number, name in enumerate(("input", "output", "error")):
        yield Condition(f"standard {name} closed", before=partial(os.close, number))
    yield Condition("all standard streams closed", before=partial(os.closerange, 0, 3))
    yield Condition("nothing can be written to the streams", before=_full)
    yield Condition("no fonts", {"FONTCONFIG_FILE": os.devnull, "QT_QPA_FONTDIR": "/nowhere"})
    yield Condition("no assertions, no docstrings", {"PYTHONOPTIMIZE": "2"})
    yield Condition("every warning an error", {"PYTHONWARNINGS": "error"})
    yield Condition(
        "text in ASCII", {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"}
    )
    yield Condition("a scaled screen", {"QT_SCALE_FACTOR": "2"})


def _full() -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    os.dup2(full, 1)
    os.dup2(full, 2)
