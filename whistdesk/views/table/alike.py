"""Words, buttons and tools that are alike in the games that have them."""

from collections.abc import Collection, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card
from whistdesk.views.names import capitalised, card_name, fill
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.tableau import Choice, PanelButton, Tool

LAST_TRICK: Final = "last-trick"
"""The key of the tool that shows the last trick."""


def last_trick_tool(*, enabled: bool) -> Tool:
    """A look at the last trick."""
    word = QCoreApplication.translate("Table", "Last trick")
    return Tool(LAST_TRICK, "last-trick", word, QCoreApplication.translate("Table", "Look at the last trick"), enabled)


def close_button() -> PanelButton:
    """The gold button of a panel that only shows something."""
    return PanelButton(QCoreApplication.translate("Table", "Close"), Choice.GO_ON, gold=True)


def end_buttons(*, match: bool = False) -> tuple[PanelButton, ...]:
    """The ways on from the end of a game, or of a match."""
    new = QCoreApplication.translate("Table", "New match") if match else QCoreApplication.translate("Table", "New deal")
    return (
        PanelButton(new, Choice.NEW_DEAL, gold=True, icon="new-deal"),
        PanelButton(QCoreApplication.translate("Table", "Same deal again"), Choice.SAME_DEAL, icon="restart"),
        review_button(),
        PanelButton(QCoreApplication.translate("Table", "Home"), Choice.HOME, icon="home"),
    )


def review_button() -> PanelButton:
    """The way to look back, move by move."""
    return PanelButton(QCoreApplication.translate("Table", "Review"), Choice.REVIEW, icon="coach")


def card_option(card: Card, *, legal: bool) -> str:
    """The accessible name of a card of the hand: ``Queen of diamonds, playable``."""
    if legal:
        sentence = QCoreApplication.translate("Table", "%1, playable")
    else:
        sentence = QCoreApplication.translate("Table", "%1, not playable now")
    return capitalised(fill(sentence, card_name(card)))


def hand_in_words(hand: Collection[Card], layout: Layout) -> str:
    """The cards of the person, in the order in which they lie."""
    lying = sorted((pose.x, pose.face) for pose in layout.poses.values() if pose.face in hand and pose.face)
    cards = ", ".join(card_name(face) for _, face in lying)
    return fill(QCoreApplication.translate("Table", "You hold: %1."), cards) if cards else ""


def how_known(facts: Mapping[str, Any]) -> str:
    """From how many sampled deals a value comes, as a sentence; nothing for an exact one."""
    if facts.get("exact") or not facts.get("worlds"):
        return ""
    return QCoreApplication.translate("Coach", "From %n sampled deals.", "", int(facts["worlds"]))
