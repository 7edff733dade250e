"""Whole games by mouse and keyboard in the real program, closed and opened again in the middle."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.rows import rows
from tests.screens.positions import position
from tests.stories.player import Person
from tests.stories.program import Program
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings, store
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.record import Record, replay
from whistdesk.archive.result import Result
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES

pytestmark = pytest.mark.story
BEGUN = datetime(2026, 1, 31, 18, 0, tzinfo=UTC)


def deal(home: Path, game: str, setup: Setup, *, speed: str = "off") -> None:
    """Put a game that has just been dealt, and settings, where the program will find them."""
    folders = Folders(home, home)
    sitting = Sitting("story", 17, BEGUN)
    SaveFolder(folders.saves, GAMES).store(Save(Record(GAMES[game], setup), History(), sitting, BEGUN))
    store(Settings(language="en", speed=speed, trick_hold=0 if speed == "off" else 1200), folders.settings)


def results(home: Path, game: str) -> tuple[Result, ...]:
    """The rows of the ledger."""
    ledger = Ledger(Folders(home, home).ledger)
    ledger.open()
    return rows(ledger, game)


def reopen(program: Program, title: str) -> Person:
    """Close the program and start it again: the game lies there as it was left."""
    before = Person(program).turn()
    assert program.close() == 0
    program.start()
    person = Person(program)
    person.press_button(f"{title}: Continue")
    assert person.settled().moves == before.moves
    return person


def play_recorded(program: Program, name: str, title: str) -> str | None:
    """Play the moves of a record by hand, with a pause in the middle; the title of the last panel."""
    found = position(name)
    moves = found.record.moves + found.live
    deal(program.home, found.record.game.key, found.record.setup)
    program.start()
    person = Person(program)
    person.press_button(f"{title}: Continue")
    for number, move in enumerate(moves):
        if number == len(moves) // 2:
            person = reopen(program, title)
        person.make(move)
    return last_panel(person)


def last_panel(person: Person) -> str | None:
    """Close what is told at the end until the panel that leads home; its title."""
    sight = person.settled()
    while "Home" not in sight.buttons:
        person.close_panel(sight)
        sight = person.settled()
    return sight.panel


def test_a_whole_oneonta_whist(program: Program) -> None:
    assert play_recorded(program, "oneonta-won", "Oneonta Whist") == "Oneonta won"
    assert program.close() == 0
    (row,) = results(program.home, "oneonta-whist")
    assert (row.kind, row.status, row.practice) == ("game", "won", False)


def test_a_whole_cribbage_solitaire(program: Program) -> None:
    panel = play_recorded(program, "cribbage-end", "Cribbage Solitaire")
    assert panel == "Cribbage won"
    assert program.close() == 0
    (row,) = results(program.home, "cribbage-solitaire")
    assert (row.status, row.score) == ("won", 94)


def test_four_hands_of_solo_whist(program: Program) -> None:
    deal(program.home, "solo-whist", Setup(number=300, match=4))
    program.start()
    person = Person(program)
    person.press_button("Solo Whist: Continue")
    made = 0
    while not (sight := person.turn()).over:
        move = next(way.move for way in sight.ways if way.legal)
        person.make(move)
        made += 1
        if made == 20:
            person = reopen(program, "Solo Whist")
    assert last_panel(person)
    assert program.close() == 0
    outcomes = replay(Record(GAMES["solo-whist"], Setup(number=300, match=4), sight.moves)).outcomes()
    rows = results(program.home, "solo-whist")
    assert [(row.kind, row.part, row.status, row.score) for row in rows] == [
        (outcome.kind, outcome.part, outcome.status, outcome.score) for outcome in outcomes
    ]
    assert [row.kind for row in rows] == ["hand"] * 4 + ["match"]


def test_a_hand_of_oneonta_whist_at_normal_speed(program: Program) -> None:
    found = position("oneonta-won")
    deal(program.home, "oneonta-whist", found.record.setup, speed="normal")
    program.hasty = False
    program.start()
    person = Person(program)
    person.press_button("Oneonta Whist: Continue")
    for move in found.record.moves[:8]:
        person.make(move)
    assert person.settled().panel == "Prediction kept"
    assert program.close() == 0
    assert results(program.home, "oneonta-whist") == ()
