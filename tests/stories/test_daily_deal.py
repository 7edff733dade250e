"""A daily deal by mouse and keyboard in the real program."""

import json
from datetime import datetime

import pytest

from tests.stories.player import Person
from tests.stories.program import Program
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings, store

pytestmark = pytest.mark.story


def test_the_deal_of_today_is_begun_left_and_found_in_the_calendar(program: Program) -> None:
    known = Settings(language="en", speed="off", trick_hold=0, guided=frozenset({"cribbage-solitaire"}))
    store(known, Folders(program.home, program.home).settings)
    program.start()
    person, today = Person(program), datetime.now().astimezone().date()
    person.press_button("Daily deals")
    person.press_button("Cribbage Solitaire, ")
    person.make(person.turn().ways[0].move)
    program.hand.press("Escape")
    person.press_button("Daily deals")
    program.wait(lambda sight: any(name.endswith(": Continue") and str(today.year) in name for name in sight.buttons))
    person.press_button("Cribbage Solitaire, ")
    assert len(person.turn().moves) == 1
    assert program.close() == 0
    saved = json.loads((program.home / "saves" / "cribbage-solitaire.json").read_text(encoding="utf-8"))
    assert saved["save"]["daily"] == today.isoformat()
