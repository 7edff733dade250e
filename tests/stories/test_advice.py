"""Hint, coach and review by mouse and keyboard in the real program."""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.screens.positions import position
from tests.stories.player import Person
from tests.stories.program import Program
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings, store
from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES

pytestmark = pytest.mark.story
BEGUN = datetime(2026, 1, 31, 18, 0, tzinfo=UTC)
TITLES = {
    "oneonta-whist": "Oneonta Whist",
    "cribbage-solitaire": "Cribbage Solitaire",
    "solo-whist": "Solo Whist",
}


def begin(program: Program, record: Record) -> Person:
    """Start the program with a game that was left, and put it on the table."""
    folders = Folders(program.home, program.home)
    save = Save(record, History(), Sitting("story", 17, BEGUN), BEGUN)
    SaveFolder(folders.saves, GAMES).store(save)
    store(Settings(language="en", speed="off", trick_hold=0), folders.settings)
    program.start()
    person = Person(program)
    person.press_button(f"{TITLES[record.game.key]}: Continue")
    return person


def advised(program: Program, *, odds: bool) -> str:
    """The move that is advised, as soon as it is."""
    sight = program.wait(lambda sight: sight.advised is not None and sight.odds == odds)
    assert sight.advised is not None
    return sight.advised


def looked_at(program: Program, number: int) -> None:
    """Wait until the review shows this move."""
    program.wait(lambda sight: sight.reviewed == number)


@pytest.mark.parametrize("key", TITLES)
def test_a_hint_by_key_and_the_coach_by_mouse(program: Program, key: str) -> None:
    person = begin(program, Record(GAMES[key], Setup(number=300, match=4 if key == "solo-whist" else None)))
    person.turn()
    program.hand.press("h")
    person.make(advised(program, odds=False))
    person.turn()
    program.wait(lambda sight: sight.advised is None)
    person.press_button("Coach:")
    person.make(advised(program, odds=True))
    person.turn()
    advised(program, odds=True)
    program.hand.press("c")
    program.wait(lambda sight: sight.advised is None)
    assert program.close() == 0
    saved = json.loads((program.home / "saves" / f"{key}.json").read_text(encoding="utf-8"))
    assert saved["save"]["coached"] == [0]


def test_a_game_is_looked_back_at_from_its_end(program: Program) -> None:
    record = position("oneonta-won").record
    moves = record.moves + position("oneonta-won").live
    person = begin(program, replace(record, moves=moves[:-1]))
    person.make(moves[-1])
    while "Review" not in (sight := person.settled()).buttons:
        person.close_panel(sight)
    person.press_button("Review")
    looked_at(program, 0)
    for key, number in (("End", len(moves)), ("Left", len(moves) - 1), ("Home", 0), ("Right", 1)):
        program.hand.press(key)
        looked_at(program, number)
    program.wait(lambda sight: "The move that cost most" in sight.buttons)
    person.press_button("The move that cost most")
    program.wait(lambda sight: sight.reviewed not in {None, 1})
    person.press_button("Back")
    assert person.settled().panel == "Oneonta won"
    assert program.close() == 0
