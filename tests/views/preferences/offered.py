"""What the settings page shows in tests, and how its controls are reached."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from whistdesk.archive.occupant import Occupant
from whistdesk.views.preferences.offers import CoachedGame, ConfirmingGame, MatchGame, Offers, Preset, SeatGame
from whistdesk.views.preferences.page import SettingsPage
from whistdesk.views.rulebook.text import HouseRule
from whistdesk.views.table.tableau import CoachKind

VALUES: dict[str, Any] = {
    "deck": "four",
    "back": "",
    "theme": "walnut",
    "text": 125,
    "own_name": "Eve",
    "letters": "german",
    "mirrored": True,
    "speed": "fast",
    "trick_hold": None,
    "reduced_motion": "on",
    "immediate": frozenset({"tiny"}),
    "contrast": "system",
    "hand_suits": "alternating",
    "hand_ranks": "falling",
    "hand_trumps": "usual",
    "auto_play": False,
    "language": "de",
    "match": 12,
    "seats": {},
    "house_rules": {"solo-whist": frozenset({"pass_is_final"})},
    "coaches": {"tiny": "shy"},
    "less_motion": None,
    "more_contrast": False,
    "was_reset": False,
}
GAMES = [
    MatchGame(
        "solo-whist",
        "Solo Whist",
        [HouseRule("pass_is_final", "Pass is final", "…"), HouseRule("partners_settle_once", "Once", "…")],
        [Preset("None", frozenset()), Preset("Both", frozenset({"pass_is_final", "partners_settle_once"}))],
    )
]
KINDS = (CoachKind("bold", "bold", "Bold coach", "wants it all"), CoachKind("shy", "shy", "Shy coach", "waits"))
COACHED = [CoachedGame("tiny", "Tiny game", KINDS), CoachedGame("other", "Other game", KINDS)]
SEATED = [
    SeatGame(
        "solo-whist",
        "Solo Whist",
        {"W": Occupant("", "club", "even"), "N": Occupant("Ada", "beginner", "bold")},
        ("beginner", "club"),
        ("even", "careful", "bold"),
    )
]
CONFIRMING = [ConfirmingGame("tiny", "Tiny game", "Confirm rings"), ConfirmingGame("other", "Other game", "Confirm")]
OFFERS = Offers(GAMES, COACHED, SEATED, CONFIRMING)
SECTIONS = range(6)
APPEARANCE, PLAY, MATCHES, SEATS, COACH, LANGUAGE = SECTIONS


def control(page: SettingsPage, section: int, key: str) -> QWidget:
    """The control of a setting, its section being shown."""
    page.sections.setCurrentRow(section)
    return page.section.controls[key]


def press(button: QWidget) -> None:
    """Click it."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
