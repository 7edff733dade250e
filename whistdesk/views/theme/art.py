"""Card faces as pixmaps: rasterised from SVG off the GUI thread, once for each size, and cached."""

from collections import OrderedDict
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap, QPixmapCache

from whistdesk.cards.card import Card, Rank
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.keep import weight
from whistdesk.views.theme.palette import BACKS, DECKS

ASPECT: Final = 880 / 630
CACHE_BYTES: Final = 4 * 2**20
"""Pixmaps kept that nobody shows, too; those used longest ago are dropped first.

It takes a millisecond or two to draw one again.
"""
QT_KEPT: Final = 2 * 2**20
"""Of pictures that Qt keeps by itself: whatever a label or an icon has shown, five times as much if nobody says so."""
THREADS: Final = 2
_FILES: Final = 256
"""Names of files that are remembered: more than the cards of a few decks."""
DELIVERY: Final = 8
"""Pictures between two ``drawn`` signals while many are asked for."""


class Deck(NamedTuple):
    """Which cards are on the table: a set of faces, a back, and German letters (B, D) or not."""

    faces: str = DECKS[0]
    back: str = BACKS[0]
    german: bool = False

    @property
    def large(self) -> bool:
        """Whether its index is a large one."""
        return self.faces.endswith("-large")

    def file(self, card: Card | None) -> Path:
        """The SVG of a face, or of the back for None."""
        return _file(self, card)


@lru_cache(_FILES)
def _file(deck: Deck, card: Card | None) -> Path:
    """A table asks for every card at each stop of a performance."""
    cards = shipped("assets") / "cards"
    if card is None:
        return cards / "backs" / f"{deck.back}.svg"
    rank = "10" if card.rank == Rank.TEN else card.rank.letter
    letters = "-de" if deck.german and card.rank in {Rank.JACK, Rank.QUEEN} else ""
    return cards / deck.faces / f"{card.suit.letter}{rank}{letters}.svg"


class Art(QObject):
    """The card pixmaps of the whole app.

    A picture that is not there yet is drawn in the background; until ``drawn`` tells, the caller
    gets the nearest size of the same card, or None for the very first.
    """

    drawn = Signal()
    """New pictures are there: ask again."""
    rasterised = Signal(object, int, QImage)
    """File, width in device pixels, image: sent by the threads of the pool."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(QT_KEPT // 1024)
        self._pixmaps = WeakValueDictionary[tuple[Path, int], QPixmap]()
        """All that there are: those kept, and those that somebody shows."""
        self._kept: OrderedDict[tuple[Path, int], QPixmap] = OrderedDict()
        self._bytes = 0
        self._asked: set[tuple[Path, int]] = set()
        self._closed = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(THREADS)
        self.rasterised.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def picture(self, file: Path, pixels: int) -> QPixmap | None:
        """The card of an SVG, ``pixels`` device pixels wide, or the best there is until it is drawn."""
        key = (file, max(pixels, 1))
        if (found := self._pixmaps.get(key)) is not None:
            self._keep(key, found)
            return found
        if key not in self._asked and not self._closed:
            self._asked.add(key)
            self._pool.start(partial(self._draw, *key))
        return self._nearest(*key)

    def finish(self) -> None:
        """Wait until everything that was asked for is there."""
        while self._asked:
            self._pool.waitForDone()
            QCoreApplication.sendPostedEvents(self)

    def wait(self, most: int) -> None:
        """Wait for what was asked for, but no longer than ``most`` ms."""
        self._pool.waitForDone(most)
        QCoreApplication.sendPostedEvents(self)

    def close(self) -> None:
        """Drop what is still waiting and end the threads; a window that is painted once more gets no pictures."""
        self._closed = True
        self._pool.clear()
        self._pool.waitForDone()
        self._asked.clear()
        self._pixmaps.clear()
        self._kept.clear()

    def _nearest(self, file: Path, pixels: int) -> QPixmap | None:
        sizes = [width for known, width in self._pixmaps if known == file]
        return self._pixmaps[file, min(sizes, key=lambda width: abs(width - pixels))] if sizes else None

    def _draw(self, file: Path, pixels: int) -> None:
        # In a thread of the pool. A QRunnable would do as well, but PySide6 never lets go of some of them.
        self.rasterised.emit(file, pixels, raster(file, pixels))

    def _take(self, file: Path, pixels: int, image: QImage) -> None:
        """A picture has been drawn."""
        key = (file, pixels)
        if key not in self._asked:
            return
        self._asked.discard(key)
        self._pixmaps[key] = drawn = QPixmap.fromImage(image)
        self._keep(key, drawn)
        if not self._asked or len(self._asked) % DELIVERY == 0:
            self.drawn.emit()

    def _keep(self, key: tuple[Path, int], pixmap: QPixmap) -> None:
        """Keep what was used last."""
        if key not in self._kept:
            self._kept[key] = pixmap
            self._bytes += weight(pixmap)
        self._kept.move_to_end(key)
        while self._bytes > CACHE_BYTES and len(self._kept) > 1:
            self._bytes -= weight(self._kept.popitem(last=False)[1])


def raster(file: Path, pixels: int) -> QImage:
    """An SVG card, ``pixels`` wide; any thread may call this, and the others go on meanwhile."""
    return reader(file, pixels).read()


def reader(file: Path, pixels: int) -> QImageReader:
    """Draws an SVG card, ``pixels`` wide, when it is asked to read."""
    # A QSvgRenderer would do as well, but PySide6 lets no other thread of Python's run while that one draws.
    reader = QImageReader(str(file))
    reader.setScaledSize(QSize(pixels, round(pixels * ASPECT)))
    return reader
