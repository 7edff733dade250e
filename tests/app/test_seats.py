"""Who sits at the computer seats: chosen in the settings, kept in the save, called by name, at once."""

import json
import shutil

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from whistdesk.app.clock import timed
from whistdesk.app.folders import Folders
from whistdesk.app.program import Program
from whistdesk.app.seats import occupants, players
from whistdesk.archive.occupant import Occupant
from whistdesk.players.registry import levels, player, styles
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.views.controls import Segments
from whistdesk.views.names import compass_name, seat_name

SOLO = "solo-whist"
SEATS = 3
"""The row of their section on the settings page."""
STRONGEST = levels(SOLO)[-1]
USUAL = {
    "W": Occupant("", STRONGEST, "even"),
    "N": Occupant("", STRONGEST, "careful"),
    "E": Occupant("", STRONGEST, "bold"),
}


def test_the_strongest_sit_there_each_in_another_style() -> None:
    assert occupants(GAMES[SOLO], {}) == USUAL
    assert occupants(GAMES["oneonta-whist"], {}) == {}


def test_wishes_are_heard_as_far_as_they_can_be() -> None:
    wished = {"N": Occupant("Ada", "beginner", "bold"), "E": Occupant("", "grandmaster", "wild")}
    assert occupants(GAMES[SOLO], wished) == {**USUAL, "N": Occupant("Ada", "beginner", "bold")}


def test_every_seat_has_the_player_of_its_level_and_style_and_the_person_the_strongest() -> None:
    seated = players(GAMES[SOLO], {**USUAL, "N": Occupant("Ada", "beginner", "bold")})
    assert set(seated) == set(COMPASS)
    assert seated[Seat.SOUTH] == timed(player(SOLO, STRONGEST))
    assert seated[Seat.NORTH] == player(SOLO, "beginner", "bold")
    assert players(GAMES["cribbage-solitaire"], {}) == {}


def seats_on_disk(folders: Folders) -> dict[str, dict[str, str]]:
    kept = json.loads((folders.saves / f"{SOLO}.json").read_text(encoding="utf-8"))
    seats: dict[str, dict[str, str]] = kept["save"]["seats"]
    return seats


def change(program: Program, seat: str, **fields: str) -> None:
    """The player changes a seat on the settings page."""
    page = program.pages.settings
    page.sections.setCurrentRow(SEATS)
    for field, value in fields.items():
        control = page.section.controls[f"{SOLO}.{seat}.{field}"]
        if isinstance(control, QLineEdit):
            control.setText(value)
            QTest.keyClick(control, Qt.Key.Key_Return)
        else:
            assert isinstance(control, Segments)
            control.group.button((levels(SOLO) if field == "level" else styles(SOLO)).index(value)).click()


def test_a_change_applies_at_once_to_the_game_on_the_table(program: Program, folders: Folders) -> None:
    program.begin(GAMES[SOLO], Setup(number=1))
    assert program.seated is not None
    change(program, "N", level="beginner", style="bold", name="Ada")
    assert seat_name(Seat.NORTH) == "Ada"
    assert compass_name(Seat.NORTH) == "North"
    program.go_home()
    assert seats_on_disk(folders)["N"] == {"name": "Ada", "level": "beginner", "style": "bold"}
    assert seats_on_disk(folders)["W"] == USUAL["W"]._asdict()


def test_the_person_is_called_by_a_name_at_once_too(program: Program) -> None:
    program.begin(GAMES[SOLO], Setup(number=1))
    program.pages.settings.changed.emit("own_name", "Grace")
    assert seat_name(Seat.SOUTH) == "Grace"
    program.pages.settings.changed.emit("own_name", "")
    assert seat_name(Seat.SOUTH) == "South"


def test_a_game_keeps_its_seats_when_the_program_is_opened_again(open_program: Open) -> None:
    program = open_program()
    program.begin(GAMES[SOLO], Setup(number=1))
    change(program, "E", name="Grace", level="beginner")
    program = open_program()
    begun = program._shelf.live(SOLO)
    assert begun is not None
    assert begun.sitting.seats["E"] == Occupant("Grace", "beginner", "bold")
    assert seat_name(Seat.EAST) == "Grace"


def test_a_game_that_was_put_away_keeps_a_change_of_its_seats_too(open_program: Open, folders: Folders) -> None:
    program = open_program()
    program.begin(GAMES[SOLO], Setup(number=1))
    program.play("oneonta-whist")
    change(program, "E", name="Grace", level="beginner")
    assert program._cabinet.outbox.flush(10)
    assert seats_on_disk(folders)["E"] == {"name": "Grace", "level": "beginner", "style": "bold"}
    change(program, "W", level="beginner")
    begun = open_program()._shelf.live(SOLO)
    assert begun is not None
    assert begun.sitting.seats["E"] == Occupant("Grace", "beginner", "bold")
    assert begun.sitting.seats["W"] == Occupant("", "beginner", "even")


def test_a_change_of_seats_that_cannot_be_kept_is_told(program: Program, folders: Folders, qtbot: QtBot) -> None:
    program.begin(GAMES[SOLO], Setup(number=1))
    program.go_home()
    shutil.rmtree(folders.saves)
    folders.saves.write_text("a file in the way")
    change(program, "E", level="beginner")
    qtbot.waitUntil(program.window.banner.isVisible)


def test_the_standard_values_give_the_seats_their_own_names(program: Program) -> None:
    program.begin(GAMES[SOLO], Setup(number=1))
    change(program, "W", name="Ada")
    assert seat_name(Seat.WEST) == "Ada"
    program.choices.reset()
    assert seat_name(Seat.WEST) == "West"


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_that_the_player_gave_stay_in_every_language(program: Program, language: str) -> None:
    program.begin(GAMES[SOLO], Setup(number=1))
    change(program, "W", name="Ada")
    program.choices.change("language", language)
    assert seat_name(Seat.WEST) == "Ada"
    assert QCoreApplication.translate("Names", "Hearts") == {"en": "Hearts", "de": "Herz"}[language]
