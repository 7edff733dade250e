"""The settings of computer seats: for each a name, a level and a style."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.occupant import LONGEST_NAME, Occupant
from whistdesk.rules.seats import Seat
from whistdesk.views.names import compass_name, fill, level_name, style_name
from whistdesk.views.preferences.offers import SeatGame
from whistdesk.views.preferences.rows import Choice, Section, Tell
from whistdesk.views.preferences.shown import Shown


def fill_seats(section: Section, shown: Shown) -> None:
    """The person's own name, and the seats of each game that has any."""
    if shown.offers.seated:
        _own_row(section, shown.values["own_name"], shown.tell)
    for game in shown.offers.seated:
        _seat_rows(section, game, shown)


def _own_row(section: Section, name: str, tell: Tell) -> None:
    section.heading(QCoreApplication.translate("SeatRows", "You"))
    section.text(
        "own_name",
        QCoreApplication.translate("SeatRows", "Your name"),
        QCoreApplication.translate("SeatRows", "What you are called at a table with other seats."),
        name,
        blank=compass_name(Seat.SOUTH),
        longest=LONGEST_NAME,
        tell=lambda key, new: tell(key, new) if new != name else None,
    )


def _seat_rows(section: Section, game: SeatGame, shown: Shown) -> None:
    """A heading and three rows for each seat."""
    sentence = QCoreApplication.translate(
        "SeatRows", "Who plays %1 with you. Changes apply at once, also to the game that is being played."
    )
    for seat, occupant in game.seats.items():
        first = seat == next(iter(game.seats))
        section.heading(compass_name(Seat(seat)), fill(sentence, game.title) if first else "")
        _rows(section, game, seat, occupant, _telling(shown, game.key, seat))


def _telling(shown: Shown, game: str, seat: str) -> Tell:
    def tell(key: str, value: Any) -> None:
        now = next(known.seats for known in shown.offers.seated if known.key == game)
        seats = {**now, seat: now[seat]._replace(**{key.rpartition(".")[2]: value})}
        if seats != now:
            shown.tell("seats", {**shown.values["seats"], game: seats})

    return tell


def _rows(section: Section, game: SeatGame, seat: str, occupant: Occupant, tell: Tell) -> None:
    key, compass = f"{game.key}.{seat}", compass_name(Seat(seat))
    section.text(
        f"{key}.name",
        QCoreApplication.translate("SeatRows", "Name"),
        QCoreApplication.translate("SeatRows", "What this seat is called at the table."),
        occupant.name,
        blank=compass,
        longest=LONGEST_NAME,
        tell=tell,
    )
    section.segments(
        f"{key}.level",
        QCoreApplication.translate("SeatRows", "Level"),
        QCoreApplication.translate("SeatRows", "How well this seat remembers and reckons."),
        [Choice(level, level_name(level)) for level in game.levels],
        occupant.level,
        tell=tell,
    )
    section.segments(
        f"{key}.style",
        QCoreApplication.translate("SeatRows", "Style"),
        QCoreApplication.translate("SeatRows", "How much this seat dares in the auction."),
        [Choice(style, style_name(style)) for style in game.styles],
        occupant.style,
        tell=tell,
    )
