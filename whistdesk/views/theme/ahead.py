"""Cards of a page that are drawn before it is painted: a thread begins, and whoever paints helps it to end."""

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from PySide6.QtGui import QImage, QImageReader, QPixmap

from whistdesk.views.theme.art import reader


class Print(NamedTuple):
    """A card from an SVG file, ``width`` pixels wide at a device ratio."""

    file: Path
    width: float
    ratio: float


class _Work(NamedTuple):
    """What is still to be drawn, and what has been."""

    waiting: deque[tuple[Print, QImageReader]]
    drawn: SimpleQueue[tuple[Print, QImage]]

    def all(self) -> None:
        """Draw until nothing waits."""
        while self.waiting:
            self.one()

    def one(self) -> None:
        """Draw the next card, if one waits."""
        with suppress(IndexError):
            card, reading = self.waiting.popleft()
            self.drawn.put((card, reading.read()))


class Ahead:
    """The cards of one page at the sizes of now."""

    def __init__(self) -> None:
        self._wanted: Sequence[Print] = ()
        self._work = _Work(deque(), SimpleQueue())
        self._pictures: dict[Print, QPixmap] = {}

    def begin(self, wanted: Sequence[Print]) -> None:
        """Have these cards drawn, in this order, and let go of all others."""
        if wanted == self._wanted:
            return
        self._work.waiting.clear()
        readers = [(card, reader(card.file, round(card.width * card.ratio))) for card in dict.fromkeys(wanted)]
        self._wanted, self._work, self._pictures = wanted, _Work(deque(readers), SimpleQueue()), {}
        Thread(target=self._work.all).start()

    def picture(self, card: Print) -> QPixmap:
        """One of the cards that were begun, as soon as it is there."""
        while card not in self._pictures:
            self._work.one()
            drawn, image = self._work.drawn.get()
            image.setDevicePixelRatio(drawn.ratio)
            self._pictures[drawn] = QPixmap.fromImage(image)
        return self._pictures[card]
