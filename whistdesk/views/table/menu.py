"""The table's menu, and the tools that every game has: finish, review, log, picture."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from whistdesk.model.session import Session
from whistdesk.views.table.tableau import Tool

FINISH, REVIEW, LOG, PICTURE = "finish", "review", "log", "picture"
"""The keys of the tools that let a decided hand play itself out, look back, tell in words, and draw."""


def finish_tool() -> Tool:
    """The offer to finish a hand whose result can no longer change (SW-16)."""
    return Tool(
        FINISH,
        "claim",
        QCoreApplication.translate("TableMenu", "Finish"),
        QCoreApplication.translate("TableMenu", "This hand is decided: let it play itself to its end"),
    )


def looking_back(*, reviewable: bool) -> tuple[Tool, ...]:
    """What looks at the game without playing it: all of it stands in the menu."""
    return (
        Tool(REVIEW, "coach", QCoreApplication.translate("Coach", "Review"), enabled=reviewable, in_menu=True),
        Tool(LOG, "log", QCoreApplication.translate("TableMenu", "Log of the table"), in_menu=True, letter="L"),
        Tool(PICTURE, "copy", QCoreApplication.translate("TableMenu", "Save a picture of the table…"), in_menu=True),
    )


def build_menu(screen: QWidget, tools: Sequence[Tool], use: Callable[[Tool], None], session: Session) -> QMenu:
    """The game's own entries, then the actions that the window has given to the screen.

    Giving up stands last among those that deal anew, so that no slip of the hand finds it. The menu deletes itself
    when it is closed.
    """
    menu = QMenu(screen)
    for tool in tools:
        if tool.in_menu:
            entry = menu.addAction(tool.text)
            entry.setCheckable(tool.lit is not None)
            entry.setChecked(bool(tool.lit))
            entry.setEnabled(tool.enabled)
            entry.triggered.connect(lambda _=False, tool=tool: use(tool))
    menu.addSeparator()
    actions = [action for action in screen.actions() if action.text() or action.isSeparator()]
    menu.addActions(actions)
    give_up = QAction(_giving_up(session), menu)
    give_up.setEnabled(session.can_concede)
    give_up.triggered.connect(session.concede)
    first_line = next((action for action in actions if action.isSeparator()), None)
    if first_line is None:
        menu.addAction(give_up)
    else:
        menu.insertAction(first_line, give_up)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _giving_up(session: Session) -> str:
    if len(session.game.seats) == 1:
        return QCoreApplication.translate("TableMenu", "Give up this game")
    return QCoreApplication.translate("TableMenu", "Give up this hand")
