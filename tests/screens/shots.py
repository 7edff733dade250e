"""Draws the real screens into fixed positions and takes their pictures."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from tests.screens.positions import Position
from whistdesk.archive.saves import History
from whistdesk.model.session import Session
from whistdesk.views.registry import TABLES
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art

Size = tuple[int, int]
QUIET_MS = 150
"""After a resize the screens draw themselves sharp when nothing has come for so long."""


def picture(widget: QWidget, size: Size, art: Art) -> QPixmap:
    """The widget at this size, in device pixels, once all of its cards are drawn."""
    widget.resize(*size)
    widget.show()
    settle(art)
    return widget.grab()


def settle(art: Art) -> None:
    """Let everything happen that waits to happen."""
    for _ in range(3):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, QUIET_MS)
        art.finish()
    QCoreApplication.processEvents()


@contextmanager
def table(position: Position, settings: TableSettings, size: Size, art: Art) -> Iterator[TableScreen]:
    """The table at which a position is played, its live moves made and as many panels closed as it says."""
    session = Session.resume(position.record, History())
    screen = TableScreen(session, TABLES[session.game.key], settings, art)
    screen.resize(*size)
    screen.show()
    settle(art)
    for word in position.live:
        session.play(session.game.parse_move(word))
        _hurry(screen, art)
    for _ in range(position.closed):
        button = next(iter(screen.display.curtain.buttons().values()))
        button.click()
        _hurry(screen, art)
    try:
        yield screen
    finally:
        screen.close()
        screen.close_table()
        screen.deleteLater()


def _hurry(screen: TableScreen, art: Art) -> None:
    settle(art)
    screen.course.performance.finish()
    settle(art)


def still(**wishes: object) -> TableSettings:
    """Settings at which nothing moves."""
    return TableSettings(speed=Speed.OFF, **wishes)  # type: ignore[arg-type]  # the names are TableSettings' own
