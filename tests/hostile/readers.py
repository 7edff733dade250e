"""Everything that the program reads from disk or from others, each with sound contents and with its own reading.

A reader may refuse with a sentence and set the file aside; whatever it takes must be usable to the end.
"""

import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.generic.playouts import Start, playout
from tests.random_requests import random_lines
from tests.screens.results import keep_results
from whistdesk.app import settings as settings_file
from whistdesk.app import wishes
from whistdesk.app.engine.chooser import advisers
from whistdesk.app.engine.serve import Engine
from whistdesk.app.explanations import Explanations
from whistdesk.app.replay import replay_text
from whistdesk.app.seats import occupants, players
from whistdesk.app.sentences import disk_sentence, past_game_unreadable, unreadable
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError, read_bounded
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.letterbox import Letterbox
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import LARGEST_RECORD, Record, RecordError, parse, write
from whistdesk.archive.result import Selection
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting, write_save
from whistdesk.archive.sharing import NotADeal, read_deal
from whistdesk.archive.spreadsheet import spreadsheet
from whistdesk.model.session import Session
from whistdesk.players.registry import coach
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.names import fill
from whistdesk.views.registry import STATISTICS

EVENING = datetime(2026, 1, 31, 18, tzinfo=UTC)
RECORDS = Path(__file__).parents[1] / "screens" / "records"
TAKEN, REFUSED = "taken", "refused"


class Reader(NamedTuple):
    """``files`` are the names that are read within a folder, ``sound`` what they hold; ``read`` reads the folder.

    ``read`` tells whether the spoilt file was taken or refused; it raises where the program would have failed.
    ``spoil`` is a way of its own to spoil a file, None where there is none.
    """

    files: tuple[str, ...]
    sound: Callable[[Random, str], bytes]
    read: Callable[[Path, str], str]
    spoil: Callable[[Path, Random], str] | None = None


def sentence(words: str) -> str:
    """``words`` as they are shown; AssertionError where nobody could read them."""
    assert words
    assert len(words) < 1000
    assert words.isprintable(), words
    return words


@cache
def _records() -> tuple[bytes, ...]:
    own = [write(_played(key, number)).encode() for key in GAMES for number in range(3)]
    return (*(file.read_bytes() for file in sorted(RECORDS.glob("*.json"))), *own)


def _played(key: str, number: int) -> Record:
    setup = Setup(number=number, match=2 if key == "solo-whist" else None)
    moves = [str(ply.move) for ply in playout(Start(GAMES[key], setup), number)]
    return Record(GAMES[key], setup, tuple(moves[: len(moves) * (number + 1) // 3]))


@cache
def _parsed() -> tuple[Record, ...]:
    return tuple(parse(text, GAMES) for text in _records())


def _save(rng: Random, name: str) -> bytes:
    own = [record for record in _parsed() if name.startswith(record.game.key)]
    record = rng.choice(own or _parsed())
    cut = rng.randrange(len(record.moves) + 1)
    history = History(
        record.moves[cut:], None if rng.random() < 0.3 else frozenset({0, 4}), frozenset({0}), ((0, cut),)
    )
    seats = {"W": Occupant("Ada", "club", "bold"), "N": Occupant("", "expert", "even")}
    sitting = Sitting("5f0c", 17, EVENING, seats if len(record.game.seats) > 1 else {}, date(2026, 1, 31))
    return write_save(Save(replace(record, moves=record.moves[:cut]), history, sitting, EVENING)).encode()


def _walk(session: Session) -> None:
    """Everything that a table, a review and a save ask of a session."""
    session.results()
    session.view_for(session.human)
    for part in session.retrospect.parts:
        session.retrospect.moves(part)
    session.retrospect.lasting()
    list(session.retrospect.told())
    for step in (session.undo, session.redo, session.mark_coached):
        step()
        assert (session.seat is None) == session.over
    again = Session.resume(session.record(), session.history())
    assert again.moment == session.moment
    assert again.history() == session.history()


def _read_record(folder: Path, name: str) -> str:
    file = folder / name
    try:
        content = read_bounded(file, LARGEST_RECORD + 1)
        if content is None:
            return REFUSED
        answer = replay_text(content, GAMES)
        assert len(json.dumps(answer)) > 1
        record = parse(content, GAMES)
        assert parse(write(record), GAMES) == record
        _walk(Session.resume(record))
    except (DiskError, RecordError) as error:
        sentence(str(error))
        sentence(unreadable(file, error))
        return REFUSED
    assert "error" not in answer
    return TAKEN


def _read_save(folder: Path, name: str) -> str:
    saves, found = SaveFolder(folder, GAMES), REFUSED
    for game in GAMES.values():
        own = f"{game.key}.json"
        if not name.startswith(game.key):
            continue
        try:
            loaded = saves.load(game)
        except DiskError as error:
            sentence(disk_sentence(error))
            continue
        if loaded.save is not None:
            _use(loaded.save)
            saves.store(loaded.save)
            assert saves.load(game).save == loaded.save
            found = REFUSED if loaded.damaged or name != own else TAKEN
    return found


def _use(save: Save) -> None:
    session = Session.resume(save.record, save.history)
    _walk(session)
    for who in players(session.game, save.sitting.seats), occupants(session.game, save.sitting.seats):
        assert len(who) in {0, 3, 4}
    for occupant in save.sitting.seats.values():
        assert fill("%1 leads", occupant.name).isprintable()
    assert save.sitting.started.astimezone().year


def _past(folder: Path, name: str) -> str:
    past = PastGames(folder, GAMES)
    try:
        save = past.load("5f0c")
    except (DiskError, RecordError) as error:
        sentence(past_game_unreadable(error))
        return REFUSED
    if save is None:
        return REFUSED
    try:
        session = Session.resume(save.record, save.history)
    except RecordError as error:
        sentence(past_game_unreadable(error))
        return REFUSED
    _walk(session)
    past.keep(save)
    return TAKEN


def _settings(rng: Random, _: str) -> bytes:
    document = json.loads((RECORDS.parents[1] / "hostile" / "settings.json").read_text(encoding="utf-8"))
    document["text"] = rng.choice((100, 125, 150))
    return json.dumps(document, indent=2).encode()


def _read_settings(folder: Path, name: str) -> str:
    path = folder / "settings.json"
    try:
        opened = settings_file.load(path)
    except DiskError as error:
        sentence(disk_sentence(error))
        return REFUSED
    chosen = opened.settings
    for language in ("en", "de"):
        force = wishes.in_force(chosen, less_motion=False, more_contrast=True)
        wishes.look(force, language)
        for key, game in GAMES.items():
            wishes.table_settings(force, language, key)
            seated = occupants(game, chosen.seats.get(key, {}))
            assert all(fill("%1", who.name).isprintable() for who in seated.values())
            players(game, seated)
            coach(key, chosen.coaches.get(key, ""))
    settings_file.store(chosen, path)
    again = settings_file.load(path)
    assert (again.wrong, again.damaged) == ((), ())
    assert _comparable(again.settings) == _comparable(chosen)
    return REFUSED if opened.damaged or opened.wrong else TAKEN


def _comparable(chosen: Settings) -> str:
    return repr(chosen._replace(foreign={})) + json.dumps(chosen.foreign, sort_keys=True)


@cache
def _ledger_file() -> bytes:
    """A ledger with results of all games, as bytes of its file."""
    with tempfile.TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder) / "ledger.sqlite", GAMES)
        ledger.open()
        keep_results(ledger, 6, 1)
        assert ledger.impossible() == 0
        return (Path(folder) / "ledger.sqlite").read_bytes()


def _read_ledger(folder: Path, name: str) -> str:
    ledger = Ledger(folder / "ledger.sqlite", GAMES)
    try:
        damaged = ledger.open()
        impossible = ledger.impossible()
        for key, story in STATISTICS.items():
            every = Selection(key, coached=None, counted=False)
            counted = story.count(ledger.entries(every))
            if counted:
                assert story.figures(counted)
                story.charts(counted)
            assert all(
                story.outcome(entry.result) for entry in ledger.entries(every) if entry.result.kind == story.listed
            )
            ledger.tally(key, story.listed)
            assert spreadsheet(ledger.entries(every))
        ledger.reset()
        ledger.restore()
    except DiskError as error:
        sentence(disk_sentence(error))
        return REFUSED
    return REFUSED if damaged or impossible else TAKEN


VALUES = (
    *("NULL", "-1", "1e999", "9223372036854775807", "7.5", "zeroblob(90000)", "printf('%.200000c', 'x')", "x'00ff'"),
    *("'x'", "''", "'[]'", "char(0)", "'<img src=x>'", "'2026-02-31T00:00:00+00:00'"),
    *("'{\"hands\": [1]}'", '\'{"place": "first"}\''),
)


def _spoil_ledger(path: Path, rng: Random) -> str:
    """Change what a sound ledger says, by SQL."""
    with closing(sqlite3.connect(path)) as connection, connection:
        columns = [row[1] for row in connection.execute("PRAGMA table_info(results)")]
        column, value = rng.choice(columns), rng.choice(VALUES)
        where = rng.choice(("", " WHERE rowid % 3 = 0", " WHERE rowid = 7"))
        with suppress(sqlite3.Error):
            connection.execute(f"UPDATE OR IGNORE results SET {column} = {value}{where}")  # noqa: S608 - words of this file
    return f"{column} = {value}{where}"


def _read_letters(folder: Path, name: str) -> str:
    wishes_found = Letterbox(folder).collect()
    for wish in wishes_found:
        if wish.file is not None:
            with suppress(DiskError):
                read_bounded(wish.file, 10)
            sentence(unreadable(wish.file, RecordError("empty", "it is empty")))
    return TAKEN if wishes_found else REFUSED


LINES = (
    "Whistdesk solo-whist #48213 hands=8 rules=pass_is_final,partners_settle_once",
    "see you at whistdesk CRIBBAGE-SOLITAIRE #18446744073709551615 tonight",
    *("Whistdesk oneonta-whist 7", "48213", "#48 213", "three wise monkeys"),
)


def _read_line(folder: Path, name: str) -> str:
    """What is pasted where a deal is asked for."""
    text = _sent(folder / name).decode("utf-8", "surrogateescape")
    for game in GAMES.values():
        try:
            deal = read_deal(text, game, Setup(match=8 if len(game.seats) > 1 else None), GAMES)
        except NotADeal:
            return REFUSED
        deal.game.start(deal.setup)
    return TAKEN


@cache
def _requests() -> tuple[bytes, ...]:
    return tuple(line.text for line in random_lines(Random(1), 80, level="beginner", budget_ms=0) if line.sound)


@cache
def _engine() -> Engine:
    return Engine(GAMES, advisers, Explanations().explain)


def _read_request(folder: Path, name: str) -> str:
    answer = _engine().answer(_sent(folder / name).replace(b"\n", b" "))
    assert ("error" in answer) != ("move" in answer)
    json.dumps(answer, allow_nan=False)
    return REFUSED if "error" in answer else TAKEN


def _sent(file: Path) -> bytes:
    """What somebody pastes or sends; it is no file, so that there is nothing where none lies."""
    with suppress(DiskError):
        return read_bounded(file, 2_000_000) or b""
    return b""


def _each(key: str) -> tuple[str, ...]:
    return f"{key}.json", f"{key}.json.bak", f"{key}.json.new"


_PAST = PastGames(Path(), GAMES)._path("5f0c").name


def readers() -> Iterator[tuple[str, Reader]]:
    """All that is read, by name."""
    yield "records", Reader(("game.whistdesk",), lambda rng, _: rng.choice(_records()), _read_record)
    yield "saves", Reader(tuple(name for key in GAMES for name in _each(key)), _save, _read_save)
    yield "past games", Reader((_PAST,), _save, _past)
    yield "settings", Reader(("settings.json", "settings.json.bak", "settings.json.new"), _settings, _read_settings)
    names = ("ledger.sqlite", "ledger.sqlite", "ledger.sqlite.bak", "ledger.sqlite-journal", "ledger.sqlite.new")
    yield "ledger", Reader(names, lambda *_: _ledger_file(), _read_ledger, _spoil_ledger)
    yield (
        "letters",
        Reader(("7.note",), lambda rng, _: rng.choice((b'{"file": "/home/a/game.whistdesk"}', b"{}")), _read_letters),
    )
    yield "lines", Reader(("pasted",), lambda rng, _: rng.choice(LINES).encode(), _read_line)
    yield "requests", Reader(("request",), lambda rng, _: rng.choice(_requests()), _read_request)


READERS: Mapping[str, Reader] = dict(readers())


def prepare(reader: Reader, folder: Path, rng: Random) -> None:
    """Fill ``folder`` with sound files, those that are backups too."""
    folder.mkdir()
    kept = {
        name: reader.sound(rng, name) for name in dict.fromkeys(reader.files) if not name.endswith((".new", "-journal"))
    }
    for name, content in kept.items():
        (folder / name).write_bytes(content)
