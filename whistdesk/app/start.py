"""Opens the window: application, fonts, translations, folders; what hinders that becomes a sentence."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    SignalInstance,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from whistdesk import APPLICATION_ID, __version__
from whistdesk.app.drawer import Drawer, InUse
from whistdesk.app.early import FAILED, missing_display, note
from whistdesk.app.folders import Folders, locate
from whistdesk.app.front import Front
from whistdesk.app.language import Translators
from whistdesk.app.streams import streams
from whistdesk.app.threshold import Threshold
from whistdesk.archive.disk import DiskError
from whistdesk.views.theme.sheet import house_palette
from whistdesk.views.theme.type import font, load_inter
from whistdesk.views.window import NAME

SWITCH_SECONDS: Final = 0.0005
"""How long a seat that thinks in Python may keep the window waiting for the interpreter.

Painting takes the interpreter back many times for one picture, and each time may cost that much. With Python's
own five milliseconds the event loop comes 50 ms late while a seat thinks; the seats lose no speed.
"""
ALONE: Final = "QT_NO_GUI_THREADPOOL"
"""Has Qt paint in the window's thread alone.

Otherwise it shares each picture of a card out among threads and waits for them, a hundred times for one picture of the
table; where seats think on every core, they must wait for a core first, each time.
"""


STYLE: Final = ("-style", "Fusion")
"""As an argument: ``setStyle`` would return a style, and to make that known to Python takes longer than to use it."""


def start(record: Path | None = None) -> int:
    """Run the program until its window is closed; the exit status. ``record`` is opened if it is given.

    Where the program runs already, that one opens the record and comes to the front.
    """
    application = make_application()
    try:
        front = open_or_hand_over(record)
    except InUse as error:
        return _refuse(error.folders)
    if front is None:
        return 0
    asked = application.file_asked
    threshold = Threshold(front.window.home, (*front.wishes, asked), lambda: _bring(front, asked))
    front.window.closing.connect(lambda: None if threshold.rest else front.close())
    front.window.show()
    if record is not None:
        QTimer.singleShot(0, application, lambda: asked.emit(record))
    return int(application.exec())


def open_or_hand_over(record: Path | None) -> Front | None:
    """The window, or None where the program that runs already does what is asked; InUse where it does not answer."""
    try:
        return open_front()
    except InUse as error:
        if _hand_over(error.folders, record):
            return None
    return open_front()  # it may have been about to end


# The late imports: the window is seen before they are made. All that is imported late is behind these four.


def _bring(front: Front, file_asked: SignalInstance) -> QObject:
    from whistdesk.app.rest import bring  # noqa: PLC0415

    return bring(front, file_asked)


def _hand_over(folders: Folders, record: Path | None) -> bool:
    from whistdesk.app.rest import hand_over  # noqa: PLC0415

    return hand_over(folders, record)


def _answered(folders: Folders) -> bool:
    from whistdesk.app.rest import answered  # noqa: PLC0415

    return answered(folders)


def _refuse(folders: Folders) -> int:
    from whistdesk.app.rest import refuse  # noqa: PLC0415

    return refuse(folders.kept)


class Application(QApplication):
    """Tells which record macOS wants opened: there no argument says so."""

    file_asked = Signal(object)
    """A record's Path."""

    def event(self, event: QEvent) -> bool:
        """Something has happened to the application as a whole."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application() -> Application:
    """The application, known to the desktop by its id. Where there is no display the process ends with a sentence."""
    sys.setswitchinterval(SWITCH_SECONDS)
    os.environ[ALONE] = "1"
    before = qInstallMessageHandler(_fatal)
    application = Application([*sys.argv[:1], *STYLE])
    qInstallMessageHandler(before)
    application.setApplicationName("whistdesk")
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setPalette(house_palette())
    load_inter()
    application.setFont(font(14))
    return application


def _passing_folder() -> Path:
    try:
        return Path(tempfile.mkdtemp(prefix="whistdesk-"))
    except OSError:
        return Path(os.devnull) / "whistdesk"  # nothing can be made there, which the drawer takes as it comes


def open_front() -> Front:
    """The window over the player's settings; InUse where another program has them."""
    try:
        drawer = Drawer(locate(os.environ, sys.platform), _answered)
    except DiskError as error:
        # No home folder: everything goes to a place that the system clears, and the window says so.
        passing = _passing_folder()
        drawer = Drawer(Folders(passing, passing))
        drawer.found.closed, drawer.found.passing = error, True
    return Front(drawer, Translators())


def _fatal(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt aborts the process after a fatal message: end it with a sentence instead."""
    del context
    if kind is QtMsgType.QtFatalMsg:
        with streams():
            note(missing_display(message, os.environ))
        os._exit(FAILED)
