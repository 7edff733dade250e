"""What went wrong with files, in the language of the moment."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.disk import DiskError, DiskFault, printable
from whistdesk.archive.record import RecordError, shorten
from whistdesk.views.names import fill

LONGEST_PATH: Final = 240
"""Letters of a path in a sentence."""
LONGEST_QUOTATION: Final = 160
"""Letters of what the system said."""


def shown(path: Path) -> str:
    """A path as a sentence may show it: no line ends, nothing that turns the direction of the text, not endless."""
    text = printable(str(path))
    return text if len(text) <= LONGEST_PATH else f"{text[: LONGEST_PATH // 2]}…{text[-LONGEST_PATH // 2 :]}"


def disk_sentence(error: DiskError) -> str:
    """Why a file or folder cannot be used."""
    sentence = {
        DiskFault.MISSING: QCoreApplication.translate("Faults", "%1 does not exist and cannot be made."),
        DiskFault.NO_FOLDER: QCoreApplication.translate(
            "Faults", "%1 cannot be made: a file lies where a folder is needed."
        ),
        DiskFault.NO_FILE: QCoreApplication.translate("Faults", "%1 is not a file."),
        DiskFault.NO_NAME: QCoreApplication.translate("Faults", "No file can have the name %1."),
        DiskFault.READ_ONLY: QCoreApplication.translate("Faults", "%1 may not be written to."),
        DiskFault.FULL: QCoreApplication.translate("Faults", "There is no room left on the disk for %1."),
        DiskFault.BUSY: QCoreApplication.translate("Faults", "%1 is held by another program."),
        DiskFault.BROKEN: QCoreApplication.translate("Faults", "The disk reports an error at %1."),
        DiskFault.DAMAGED: QCoreApplication.translate("Faults", "%1 is damaged."),
        DiskFault.OTHER: QCoreApplication.translate("Faults", "%1 cannot be used. The system says: “%2”"),
    }[error.fault]
    return fill(sentence, shown(error.path), shorten(error.detail, LONGEST_QUOTATION))


def why(error: Exception) -> str:
    """What went wrong, of whatever kind it is; words that are not the program's own are quoted."""
    if isinstance(error, DiskError):
        return disk_sentence(error)
    sentence = QCoreApplication.translate("Faults", "Something unforeseen has gone wrong: “%1”")
    return fill(sentence, shorten(str(error) or type(error).__name__, LONGEST_QUOTATION))


def nothing_kept(error: DiskError) -> str:
    """That games cannot be kept, and why."""
    sentence = QCoreApplication.translate(
        "Faults", "%1 You can play, but nothing will be kept as long as that is so. Whistdesk keeps trying."
    )
    return fill(sentence, disk_sentence(error))


def not_kept(error: Exception) -> str:
    """That what happened last could not be kept, and why."""
    sentence = QCoreApplication.translate(
        "Faults", "%1 What you do is not kept at the moment. You can play on; Whistdesk keeps trying."
    )
    return fill(sentence, why(error))


def set_aside_sentence(file: Path) -> str:
    """That a file was set aside that is damaged, cannot be read, or comes from a newer version."""
    sentence = QCoreApplication.translate(
        "Faults", "A file could not be used and has been set aside as %1. What could be saved of it has been used."
    )
    return fill(sentence, shown(file))


def wrong_settings(names: tuple[str, ...]) -> str:
    """That values in the settings could not be."""
    sentence = QCoreApplication.translate("Faults", "Some settings were not valid and are back at their standard: %1.")
    return fill(sentence, ", ".join(names))


def already_running(folder: Path) -> str:
    """That another whistdesk has the saves."""
    sentence = QCoreApplication.translate(
        "Faults", "Whistdesk is already running with the saves in %1. Only one of them can write there."
    )
    return fill(sentence, shown(folder))


def unreadable(file: Path, error: DiskError | RecordError) -> str:
    """That a record cannot be opened, and why."""
    why = disk_sentence(error) if isinstance(error, DiskError) else record_sentence(error)
    return fill(QCoreApplication.translate("Faults", "The record %1 cannot be opened. %2"), shown(file), why)


def past_game_unreadable(error: DiskError | RecordError) -> str:
    """That a game of the statistics cannot be looked back at, and why."""
    why = disk_sentence(error) if isinstance(error, DiskError) else record_sentence(error)
    return fill(QCoreApplication.translate("Faults", "This game cannot be looked back at. %1"), why)


def no_such_file(file: Path) -> str:
    """That there is no file of this name."""
    return fill(QCoreApplication.translate("Faults", "There is no file %1."), shown(file))


def record_sentence(error: RecordError) -> str:
    """What is wrong with a record; for rarer faults, how to learn it (``replay`` speaks English)."""
    known = {
        "empty": QCoreApplication.translate("Faults", "It is empty."),
        "cut-off": QCoreApplication.translate("Faults", "It is cut off in line %1."),
        "not-json": QCoreApplication.translate("Faults", "It is not JSON: see line %1."),
        "not-text": QCoreApplication.translate("Faults", "It is not a text file."),
        "too-long": QCoreApplication.translate("Faults", "It is far too long for a game."),
        "too-large": QCoreApplication.translate("Faults", "It is far too large for a record."),
        "no-object": QCoreApplication.translate("Faults", "It is not a record of a game."),
        "format": QCoreApplication.translate("Faults", "It is not a record of Whistdesk."),
        "newer": QCoreApplication.translate("Faults", "It was written by a newer version of Whistdesk."),
        "unknown-game": QCoreApplication.translate("Faults", "Whistdesk does not know its game."),
        "missing": QCoreApplication.translate("Faults", "It is incomplete."),
        "no-move": QCoreApplication.translate("Faults", "Its move %2 is not a move."),
        "illegal": QCoreApplication.translate("Faults", "Its move %2 breaks the rules."),
    }
    if error.key not in known:
        return QCoreApplication.translate("Faults", "It is not valid; the command “whistdesk replay” says why.")
    return fill(known[error.key], str(error.facts.get("line", "")), str(error.move or ""))
