"""The settings of how a game is played: its pace, the hand, one's own moves."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from whistdesk.views.names import fill
from whistdesk.views.numbers import figure
from whistdesk.views.preferences.rows import Choice, Section
from whistdesk.views.preferences.shown import Shown, by_system


def fill_play(section: Section, shown: Shown) -> None:
    """Pace, hand and moves."""
    section.heading(QCoreApplication.translate("SettingsPage", "Pace"))
    _pace(section, shown)
    section.heading(QCoreApplication.translate("SettingsPage", "Your hand"))
    _hand(section, shown)
    section.heading(QCoreApplication.translate("SettingsPage", "Your moves"))
    _moves(section, shown)


def _pace(section: Section, shown: Shown) -> None:
    values = shown.values
    speeds = [
        Choice("slow", QCoreApplication.translate("SettingsPage", "Slow")),
        Choice("normal", QCoreApplication.translate("SettingsPage", "Normal")),
        Choice("fast", QCoreApplication.translate("SettingsPage", "Fast")),
        Choice("off", QCoreApplication.translate("SettingsPage", "Off")),
    ]
    section.segments(
        "speed",
        QCoreApplication.translate("SettingsPage", "Animation speed"),
        QCoreApplication.translate(
            "SettingsPage",
            "How fast cards and the other seats move. Off: cards change place at once, and nobody waits.",
        ),
        speeds,
        values["speed"],
    )
    click = QCoreApplication.translate("SettingsPage", "Click")
    section.segments(
        "trick_hold",
        QCoreApplication.translate("SettingsPage", "Finished trick stays"),
        QCoreApplication.translate("SettingsPage", "How many seconds a finished trick lies open, or until you click."),
        [*(Choice(hold, _seconds(hold)) for hold in (0, 500, 1200, 2000)), Choice(None, click)],
        values["trick_hold"],
    )
    by_system(
        section,
        "reduced_motion",
        QCoreApplication.translate("SettingsPage", "Reduced motion"),
        QCoreApplication.translate("SettingsPage", "Cards fade into their place instead of flying there."),
        values["reduced_motion"],
        values["less_motion"],
    )


def _seconds(ms: int) -> str:
    return fill(QCoreApplication.translate("SettingsPage", "%1 s"), figure(ms / 1000, 1 if ms % 1000 else 0))


def _hand(section: Section, shown: Shown) -> None:
    _order(section, shown)
    section.switch(
        "mirrored",
        QCoreApplication.translate("SettingsPage", "Left-handed table"),
        QCoreApplication.translate("SettingsPage", "Piles and panels change sides, so that no left hand hides them."),
        on=shown.values["mirrored"],
    )


def _order(section: Section, shown: Shown) -> None:
    """How the cards of the hand are sorted."""
    values = shown.values
    left, right = (
        QCoreApplication.translate("SettingsPage", "Left"),
        QCoreApplication.translate("SettingsPage", "Right"),
    )
    section.segments(
        "hand_suits",
        QCoreApplication.translate("SettingsPage", "Suits"),
        QCoreApplication.translate("SettingsPage", "The order of the suits in your hand."),
        [
            Choice("alternating", QCoreApplication.translate("SettingsPage", "Colours alternate")),
            Choice("fixed", "♠ ♥ ♦ ♣"),
        ],
        values["hand_suits"],
    )
    section.segments(
        "hand_ranks",
        QCoreApplication.translate("SettingsPage", "Highest card"),
        QCoreApplication.translate("SettingsPage", "At which end of its suit the highest card of your hand lies."),
        [Choice("falling", left), Choice("rising", right)],
        values["hand_ranks"],
    )
    section.segments(
        "hand_trumps",
        QCoreApplication.translate("SettingsPage", "Trumps"),
        QCoreApplication.translate(
            "SettingsPage", "Where the trumps of your hand lie. As usual: each game has its own way."
        ),
        [
            Choice("usual", QCoreApplication.translate("SettingsPage", "As usual")),
            Choice("left", left),
            Choice("right", right),
            Choice("among", QCoreApplication.translate("SettingsPage", "In their suit's place")),
        ],
        values["hand_trumps"],
    )


def _moves(section: Section, shown: Shown) -> None:
    immediate = shown.values["immediate"]
    sentence = QCoreApplication.translate(
        "SettingsPage", "In %1 the first press chooses, and a second one or Enter confirms. Off: one press is enough."
    )
    for game in shown.offers.confirming:

        def tell(_: str, on: Any, key: str = game.key) -> None:
            now = shown.values["immediate"]
            shown.tell("immediate", now - {key} if on else now | {key})

        on = game.key not in immediate
        section.switch(f"{game.key}.confirm", game.caption, fill(sentence, game.title), on=on, tell=tell)
    section.switch(
        "auto_play",
        QCoreApplication.translate("SettingsPage", "Forced cards play themselves"),
        QCoreApplication.translate(
            "SettingsPage", "Where only one move is allowed it is made for you, at the pace of the other seats."
        ),
        on=shown.values["auto_play"],
    )
