"""What all pages off the table share: dark cloth, a bar with the way back, a title in drawn capitals."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from whistdesk.views.controls import presses
from whistdesk.views.label import set_tip
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.room import Room
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.felt import cloth, grain
from whistdesk.views.theme.palette import GOLD, GOLD_TEXT, PALETTES, faded
from whistdesk.views.theme.sheet import fit
from whistdesk.views.theme.stamps import LETTERED_ABOVE, lettered
from whistdesk.views.wayout import WayOut

CLOTH: Final = PALETTES["onyx"]
GRAIN: Final = 0.55
"""Opacity of the woven grain."""


class Look(NamedTuple):
    """What the player has chosen of a page's look: the text size, 1 to 1.5, the deck, and how tables on it look."""

    text: float = 1.0
    deck: Deck = Deck()
    theme: str = ""
    """Of tables that a page shows: a name of ``PALETTES``; empty for the one that suits the game."""
    mirrored: bool = False
    order: HandOrder = USUAL_ORDER
    """How the person's hand is sorted on them."""


class Sheet(QWidget):
    """A widget that fills the window: knows its text factor and paints the cloth."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def room(self) -> Room:
        """The page's size and text size, as tables measure them."""
        return Room(max(self.width(), 1), max(self.height(), 1), self.look.text)

    @property
    def k(self) -> float:
        """The factor on text sizes, in steps that spare needless work while a window is resized."""
        return round(self.room.font * 20) / 20

    def set_look(self, look: Look) -> None:
        """Show the player's choices from now on."""
        self.look = look
        self.refit()

    @property
    def ratio(self) -> float:
        """Device pixels by pixel, of the screen that the page is on."""
        return self.devicePixelRatioF()

    def refit(self) -> None:
        """Fit everything to the present size, look, screen and language."""
        fit(self, self.k)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep everything in place."""
        super().resizeEvent(event)
        self.refit()

    def event(self, event: QEvent) -> bool:
        """Follow the window to a screen of another pixel ratio, and the language."""
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.LanguageChange):
            self.refit()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus."""
        if not presses(event, self.focusWidget()):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth."""
        painter = QPainter(self)
        self.paint_cloth(painter)
        painter.end()

    def paint_cloth(self, painter: QPainter) -> None:
        """Dark felt, lit from above the middle of the page, with its grain."""
        everything = QRectF(self.rect())
        painter.fillRect(everything, cloth(everything, CLOTH))
        painter.setOpacity(GRAIN)
        painter.drawTiledPixmap(everything, grain())
        painter.setOpacity(1)


class Page(Sheet):
    """A page with a bar: subclasses give ``title``, fill ``body`` and add tools to ``bar``."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.back = Button("", self, kind=Kind.ROUND, icon="back")
        self.back.clicked.connect(self.closed)
        self.bar = QHBoxLayout()
        self.bar.setContentsMargins(16, 0, 16, 0)
        self.bar.addWidget(self.back)
        self.bar.addStretch(1)
        self.way_out = WayOut(self)
        self.body = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.bar)
        column.addLayout(self.body, 1)

    def title(self) -> str:
        """The title in the user's language."""
        raise NotImplementedError

    def put_away(self) -> None:
        """The window lets go of the page: end what it has begun."""

    @property
    def title_width(self) -> float:
        """How wide the drawn title is: what stands beside it in the bar begins there."""
        return self._capitals().deviceIndependentSize().width()

    def _capitals(self) -> QPixmap:
        return lettered(self.title(), 16 * self.k, self.ratio, GOLD_TEXT, 11, 26)

    def add_tool(self, button: Button) -> None:
        """Put ``button`` at the right end of the bar."""
        self.bar.addWidget(button)
        self.bar.addWidget(self.way_out)

    def refit(self) -> None:
        """Size the bar too."""
        super().refit()
        for button in self.findChildren(Button):
            button.restyle(CLOTH, self.k)
        side = round(34 * self.k)
        self.back.setFixedSize(side, side)
        self.way_out.refresh()
        set_tip(self.back, self.tr("Back"))
        self.back.setAccessibleName(self.tr("Back"))
        self.bar.setSpacing(round(8 * self.k))
        self.bar.setContentsMargins(16, round(9 * self.k), 16, round(9 * self.k))
        self.setWindowTitle(self.title())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cloth, the bar and the title in it."""
        super().paintEvent(event)
        painter = QPainter(self)
        bar = self.back.height() + round(18 * self.k)
        painter.fillRect(QRectF(0, 0, self.width(), bar), faded(CLOTH.bar, 0.72))
        painter.setPen(QPen(faded(GOLD, 0.35), 1))
        painter.drawLine(QPointF(0, bar), QPointF(self.width(), bar))
        tall = 16 * self.k
        left, top = self.back.geometry().right() + 14 * self.k, bar / 2 - tall / 2 - tall * LETTERED_ABOVE
        painter.drawPixmap(QPointF(left, top), self._capitals())
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back, unless the window has a use for it: first it leaves full screen."""
        if event.key() == Qt.Key.Key_Escape and not self.way_out.needed:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
