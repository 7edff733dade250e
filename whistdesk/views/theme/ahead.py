"""Cards of a page that are drawn before it is painted: a thread begins, and whoever paints helps it to end."""

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from PySide6.QtGui import QImage, QImageReader, QPixmap

from whistdesk.views.theme.art import reader


class Print(NamedTuple):
    """A card from an SVG file, ``width`` pixels wide at a device ratio."""

    file: Path
    width: float
    ratio: float


def reader_of(card: Print) -> QImageReader:
    """Draws the card when it is asked to read."""
    return reader(card.file, round(card.width * card.ratio))


class Ahead:
    """The cards of one page at the sizes of now."""

    def __init__(self) -> None:
        self._wanted: Sequence[Print] = ()
        self._work = _Work(())
        self._thread = Thread()
        self._pictures: dict[Print, QPixmap] = {}

    def begin(self, wanted: Sequence[Print]) -> None:
        """Have these cards drawn, in this order, and let go of all others."""
        if wanted == self._wanted:
            return
        self._work.waiting.clear()
        self._wanted, self._work, self._pictures = wanted, _Work(wanted), {}
        self._thread = Thread(target=self._work.do_all)
        self._thread.start()

    def picture(self, card: Print) -> QPixmap:
        """A card, as soon as it is there; one that was not begun is drawn now."""
        if card not in self._pictures:
            image = self._image(card)
            image.setDevicePixelRatio(card.ratio)
            self._pictures[card] = QPixmap.fromImage(image)
        return self._pictures[card]

    def _image(self, card: Print) -> QImage:
        if card not in self._wanted:
            return reader_of(card).read()
        while card not in self._work.drawn and self._work.do_one():
            pass
        if card not in self._work.drawn:  # the thread is drawing it, and nothing waits after it
            self._thread.join()
        return self._work.drawn.pop(card)


class _Work:
    """Cards that wait to be drawn, and those that have been; two threads may take from it."""

    def __init__(self, wanted: Sequence[Print]) -> None:
        self.waiting = deque((card, reader_of(card)) for card in dict.fromkeys(wanted))
        self.drawn: dict[Print, QImage] = {}

    def do_all(self) -> None:
        """Draw until nothing waits."""
        while self.do_one():
            pass

    def do_one(self) -> bool:
        """Draw the next card; False where none waits."""
        try:
            card, reading = self.waiting.popleft()
        except IndexError:
            return False
        self.drawn[card] = reading.read()
        return True
