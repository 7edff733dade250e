"""Real starts over data folders in which everything is spoilt."""

import json
from pathlib import Path
from random import Random

from tests.hostile.mutations import NASTY_TEXTS, lay_huge, lay_no_file, spoilt
from tests.hostile.readers import READERS
from tests.starts.starting import Started, start
from whistdesk.app.folders import Folders
from whistdesk.rules.registry import GAMES

NAMES = (
    "<b>Eve</b>",
    "%1 %2",
    "A&B",
    "<img src=x>",
    "\N{RIGHT-TO-LEFT OVERRIDE}evE",
    "Zoë\u0301",
    "'; DROP",
    "\N{PILE OF POO}",
)
LANGUAGES = {"en": "C.UTF-8", "de": "de_DE.UTF-8"}


def start_spoilt(folder: Path, number: int) -> tuple[Started, list[str]]:
    """Start over a data folder of its own; how it went, and how its files were spoilt."""
    rng = Random(number)
    home = folder / "data"
    ways = fill_spoilt(home, rng)
    arguments = [_record(folder, rng)] if number % 2 else []
    environment = {"WHISTDESK_HOME": str(home), "LC_ALL": LANGUAGES["de" if number % 3 == 0 else "en"]}
    return start(folder, environment, arguments), ways


def fill_spoilt(home: Path, rng: Random) -> list[str]:
    """Make a data folder; how its files were spoilt."""
    folders = Folders(home, home)
    for place in (folders.saves, folders.past, folders.letters):
        place.mkdir(parents=True)
    files = [
        *((folders.saves / f"{key}.json", "saves") for key in GAMES),
        (folders.ledger, "ledger"),
        (folders.settings, "settings"),
        (folders.letters / "7.note", "letters"),
    ]
    return [_lay(file, reader, rng) for file, reader in files]


def _lay(file: Path, reader: str, rng: Random) -> str:
    sound = READERS[reader].sound(rng, file.name)
    chance = rng.random()
    if chance < 0.15:
        return f"{file.name}: {lay_no_file(file, rng)}"
    if chance < 0.2:
        return f"{file.name}: {lay_huge(file, rng)}"
    if chance < 0.35 and reader == "settings":
        return _name_seats(file, sound, rng)
    changed = spoilt(sound, rng)
    file.write_bytes(changed.content)
    return f"{file.name}: {changed.way}"


def _name_seats(file: Path, sound: bytes, rng: Random) -> str:
    """Settings in which everybody has a name that looks like something else."""
    document = json.loads(sound)
    names = rng.sample(NAMES, 4)
    document["own_name"] = names[0]
    seats = zip("WNE", names[1:], strict=True)
    document["seats"] = {"solo-whist": {seat: {"name": name, "level": "club", "style": "even"} for seat, name in seats}}
    file.write_text(json.dumps(document), encoding="utf-8")
    return f"{file.name}: names {names}"


def _record(folder: Path, rng: Random) -> str:
    """A spoilt record under a name that looks like something else."""
    names = [text for text in NASTY_TEXTS if text and "/" not in text and "\0" not in text and len(text) < 50]
    file = folder / f"{rng.choice([name for name in names if name.isprintable()])}.whistdesk"
    file.write_bytes(spoilt(READERS["records"].sound(rng, file.name), rng).content)
    return str(file)
