"""All of the program that need not be seen first: ``main`` loads it late."""

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLocale, SignalInstance
from PySide6.QtWidgets import QApplication

from whistdesk.app import sentences
from whistdesk.app.doorbell import SHORT_PATIENCE, Doorbell, ring
from whistdesk.app.early import FAILED, note
from whistdesk.app.folders import Folders
from whistdesk.app.front import Front
from whistdesk.app.language import Translators, language_of
from whistdesk.app.program import Program
from whistdesk.app.rubbish import give_back, sweep
from whistdesk.views.dialogs import Notice
from whistdesk.views.emblem import icon
from whistdesk.views.window import NAME

UNSEEN: Final = ("offscreen", "minimal")
"""Platforms on which nobody could answer a dialog."""


def bring(front: Front, file_asked: SignalInstance) -> Program:
    """The whole program behind the ``front``; ``file_asked`` tells of records that it is to open."""
    give_back()
    QApplication.setWindowIcon(icon())
    program = Program(front, lambda: datetime.now(UTC))
    file_asked.connect(program.open_record)
    program.laid.connect(sweep)
    doorbell = Doorbell(front.drawer.folders.letters, program)
    doorbell.rung.connect(partial(_answer, program))
    front.window.closing.connect(doorbell.close)
    return program


def hand_over(folders: Folders, record: Path | None) -> bool:
    """Whether the program that runs already opens the record and comes to the front."""
    return ring(folders.letters, record)


def answered(folders: Folders) -> bool:
    """Whether a program answers that has the folders, where nobody knows."""
    return ring(folders.letters, None, SHORT_PATIENCE)


def _answer(program: Program, record: Path | None) -> None:
    """Do what a second start asks for."""
    program.window.come_forward()
    if record is not None:
        program.open_record(record)


def refuse(folder: Path) -> int:
    """Say that another program has ``folder``; the exit status.

    The settings are its own too, so the system's language serves.
    """
    translators = Translators()
    translators.install(language_of("system", QLocale.system()))
    sentence = sentences.already_running(folder)
    note(sentence)
    QApplication.setWindowIcon(icon())
    if QApplication.platformName() not in UNSEEN:
        Notice.tell(NAME, sentence)
    return FAILED
