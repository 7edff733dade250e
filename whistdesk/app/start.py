"""Opens the window: application, fonts, translations, folders; what hinders that becomes a sentence."""

import gc
import os
import sys
import tempfile
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QMessageLogContext, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from whistdesk import APPLICATION_ID, __version__
from whistdesk.app import sentences
from whistdesk.app.cabinet import Cabinet, InUse
from whistdesk.app.doorbell import Doorbell, ring
from whistdesk.app.early import FAILED, missing_display, note
from whistdesk.app.folders import Folders, locate
from whistdesk.app.language import Translators, language_of
from whistdesk.app.program import Program
from whistdesk.app.streams import streams
from whistdesk.archive.disk import DiskError
from whistdesk.rules.registry import GAMES
from whistdesk.views.dialogs import Notice
from whistdesk.views.theme.sheet import house_palette
from whistdesk.views.theme.type import font, load_inter
from whistdesk.views.window import NAME, icon

UNSEEN: Final = ("offscreen", "minimal")
"""Platforms on which nobody could answer a dialog."""
SWITCH_SECONDS: Final = 0.0005
"""How long a seat that thinks in Python may keep the window waiting for the interpreter.

Painting takes the interpreter back many times for one picture, and each time may cost that much. With Python's
own five milliseconds the event loop comes 50 ms late while a seat thinks; the seats lose no speed.
"""


def start(record: Path | None = None) -> int:
    """Run the program until its window is closed; the exit status. ``record`` is opened if it is given.

    Where the program runs already, that one opens the record and comes to the front.
    """
    application = make_application()
    try:
        program = open_program()
    except InUse as error:
        return 0 if ring(error.folders.letters, record) else _refuse(error.folders.kept)
    application.file_asked.connect(program.open_record)
    program.window.show()
    QTimer.singleShot(0, _begin_to_sweep)
    program.laid.connect(sweep)
    if record is not None:
        QTimer.singleShot(0, program, lambda: program.open_record(record))
    return int(application.exec())


def _begin_to_sweep() -> None:
    gc.freeze()
    gc.enable()


def sweep() -> None:
    """Collect all rubbish, and leave what stays out of the searches to come.

    To look through all of it takes longer than a picture may be late: better now, when a table is laid, than while
    cards fly.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


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
    before = qInstallMessageHandler(_fatal)
    application = Application(sys.argv[:1])
    qInstallMessageHandler(before)
    application.setApplicationName("whistdesk")
    application.setApplicationDisplayName(NAME)
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setStyle("Fusion")
    application.setPalette(house_palette())
    application.setWindowIcon(icon())
    load_inter()
    application.setFont(font(14))
    return application


def open_program() -> Program:
    """The program with all that is kept; InUse where another one has it."""
    try:
        cabinet = Cabinet(locate(os.environ, sys.platform), GAMES)
    except DiskError as error:
        # No home folder: everything goes to a place that the system clears, and the window says so.
        passing = Path(tempfile.mkdtemp(prefix="whistdesk-"))
        cabinet = Cabinet(Folders(passing, passing), GAMES)
        cabinet.found.closed = error
    program = Program(cabinet, Translators(), lambda: datetime.now(UTC))
    doorbell = Doorbell(cabinet.letters, program)
    doorbell.rung.connect(partial(_answer, program))
    program.window.closing.connect(doorbell.close)
    return program


def _answer(program: Program, record: Path | None) -> None:
    """Do what a second start asks for."""
    program.window.come_forward()
    if record is not None:
        program.open_record(record)


def _refuse(folder: Path) -> int:
    """Say that another program has ``folder``; the settings are its own too, so the system's language serves."""
    translators = Translators()
    translators.install(language_of("system", QLocale.system()))
    sentence = sentences.already_running(folder)
    note(sentence)
    if QApplication.platformName() not in UNSEEN:
        Notice.tell(NAME, sentence)
    return FAILED


def _fatal(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt aborts the process after a fatal message: end it with a sentence instead."""
    del context
    if kind is QtMsgType.QtFatalMsg:
        with streams():
            note(missing_display(message, os.environ))
        os._exit(FAILED)
