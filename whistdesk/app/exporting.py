"""What can be taken out of a game: its text, its record, and a picture of its table."""

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter

from whistdesk.app import sentences
from whistdesk.app.choices import Choices
from whistdesk.app.files import FileChooser
from whistdesk.archive.disk import DiskError, write_whole
from whistdesk.archive.record import write
from whistdesk.model.moment import Moment
from whistdesk.model.session import Session
from whistdesk.views.dialogs import Notice
from whistdesk.views.names import fill
from whistdesk.views.registry import CHRONICLES, TABLES
from whistdesk.views.review.chronicle import Opening, in_words
from whistdesk.views.review.exports import Export
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.table.room import Room
from whistdesk.views.table.still import picture_of
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.style import Style
from whistdesk.views.window import MainWindow

PICTURE: Final = Room(1280, 800, arc=False)
"""The window that a picture shows, at twice its pixels."""


class Source(NamedTuple):
    """A game that something is taken out of, the day on which it began, and who sat where, in sentences."""

    session: Session
    begun: date | None = None
    seats: Sequence[str] = ()


class Exporting(QObject):
    """Asks for a file's name, writes the file, and says clearly where that fails."""

    def __init__(self, window: MainWindow, choices: Choices, art: Art) -> None:
        super().__init__(window)
        self._window, self._choices, self._art = window, choices, art
        self._files = FileChooser(window, choices)

    def take(self, export: Export, page: ReviewPage, source: Source) -> None:
        """Do what a review asks for."""
        match export:
            case Export.COPY_TEXT:
                QGuiApplication.clipboard().setText(text_of(source))
                self._window.banner.mention(self.tr("The text of the game has been copied."))
            case Export.SAVE_TEXT:
                self._save(source, "txt", self.tr("Text (*.txt)"), text_of(source).encode())
            case Export.SAVE_RECORD:
                self._save(source, "whistdesk", self.tr("Whistdesk record (*.whistdesk)"), record_of(source))
            case Export.SAVE_PICTURE:
                self.save_picture(source, page.stop.moment)

    def save_picture(self, source: Source, moment: Moment) -> None:
        """Save a picture of the table at ``moment``."""
        picture = self._picture(source, moment)
        self._save(source, "png", self.tr("Picture (*.png)"), png(picture))

    def _picture(self, source: Source, moment: Moment) -> QImage:
        key = source.session.game.key
        table, wishes = TABLES[key](), self._choices.table(key)
        palette = wishes.palette(table.theme)
        style, room = (
            Style(palette, wishes.deck(palette), self._art),
            PICTURE._replace(mirrored=wishes.mirrored, order=wishes.order),
        )
        return picture_of(table, moment, room, style, number=source.session.setup.number, parent=self)

    def _save(self, source: Source, ending: str, kind: str, content: bytes) -> None:
        path = self._files.to_save(self.tr("Save"), f"{file_name(source)}.{ending}", kind)
        if path is None:
            return
        try:
            write_whole(path, content)
        except DiskError as error:
            title, sentence = self.tr("Not saved"), sentences.disk_sentence(error)
            Notice.tell(title, sentence, parent=self._window, k=self._choices.text)
        else:
            self._window.banner.mention(fill(self.tr("Saved as %1."), str(path)))


def text_of(source: Source) -> str:
    """The game in words: all that is over, and what lasts as the person saw it."""
    session = source.session
    opening = Opening(TABLES[session.game.key]().title, session.setup.number, source.begun, source.seats)
    past = session.retrospect
    parts = [*(past.moves(part) for part in past.parts), past.lasting()]
    return in_words(opening, CHRONICLES[session.game.key], parts)


def record_of(source: Source) -> bytes:
    """The record of the game, which ``whistdesk replay`` reads."""
    return (write(source.session.record()) + "\n").encode()


def file_name(source: Source) -> str:
    """What a file is called unless the player says otherwise: the game and the number of its deal."""
    number = source.session.setup.number
    return source.session.game.key + ("" if number is None else f"-{number}")


def png(picture: QImage) -> bytes:
    """A picture as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(picture)
    return bytes(buffer.data().data())
