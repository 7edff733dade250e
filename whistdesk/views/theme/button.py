"""Buttons in the house style; real ones, so that keyboard and screen readers know them."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from whistdesk.views.theme import stamps
from whistdesk.views.theme.focus import shows_focus
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, PALETTES, Palette, faded
from whistdesk.views.theme.toggle import ToggleHeeder
from whistdesk.views.theme.type import font

RADIUS: Final = 9


ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Where the arrow keys point, as (x, y)."""
BESIDE: Final = Qt.FindChildOption.FindDirectChildrenOnly


class Kind(Enum):
    """What a button is for."""

    QUIET = "quiet"
    """On felt or bar."""
    GOLD = "gold"
    """The thing that most players want next: one on a screen."""
    PANEL = "panel"
    """On a dark panel."""
    ROUND = "round"
    """A round one that holds an icon alone."""


class Button(QPushButton):
    """A painted push button: text, icon, or both. ``size`` and all measures are at 100 %, ``k`` scales them."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        kind: Kind = Kind.PANEL,
        icon: str = "",
        size: float = 15,
    ) -> None:
        super().__init__(text, parent)
        self._kind, self._icon, self._size = kind, icon, size
        self._palette = PALETTES["onyx"]
        self._k = 1.0
        self._ringed = False
        self.opacity = 1.0
        """See ``fade``."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAutoDefault(False)
        ToggleHeeder(self)

    @property
    def kind(self) -> Kind:
        """What the button is for."""
        return self._kind

    def change_kind(self, kind: Kind) -> None:
        """Be for something else from now on."""
        self._kind = kind
        self.update()

    def restyle(self, palette: Palette, k: float) -> None:
        """Take the colours of a theme and a factor on all measures."""
        self._palette, self._k = palette, k
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.updateGeometry()
        self.update()

    def fade(self, opacity: float) -> None:
        """Be seen through: 0 is invisible, 1 as usual."""
        self.opacity = opacity
        self.update()

    def sizeHint(self) -> QSize:
        """Room for icon and text with margins of 16, at least as wide as high."""
        height = self._k * (34 if self._kind in {Kind.QUIET, Kind.ROUND} else 42)
        return QSize(round(max(self._content() + 2 * self._margin(), height)), round(height))

    def minimumSizeHint(self) -> QSize:
        """No smaller than wished."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Box, icon, text, and the focus ring; what is wider than the button is drawn smaller."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.opacity)
        ink = self._paint_box(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))
        self._paint_content(painter, ink)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard brought the focus."""
        self._ringed = shows_focus(event.reason())
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as the space bar does, arrows go to the next button of the same part."""
        key = Qt.Key(event.key())
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif key in ARROWS:
            self._step(*ARROWS[key])
        else:
            super().keyPressEvent(event)

    def _step(self, across: int, down: int) -> None:
        """Give the focus to the nearest button of the same parent in a direction; it stays where there is none."""
        part = self.parentWidget()
        beside = [] if part is None else part.findChildren(QAbstractButton, options=BESIDE)
        ways = {button: self._way_to(button, across, down) for button in beside if _takes_focus(button)}
        ahead = [button for button, way in ways.items() if way > 0]
        if ahead:
            min(ahead, key=ways.__getitem__).setFocus(Qt.FocusReason.TabFocusReason)

    def _way_to(self, other: QWidget, across: int, down: int) -> int:
        """How far another one is in a direction, 0 or less where it lies more to the side or behind."""
        way = other.geometry().center() - self.geometry().center()
        along = way.x() * across + way.y() * down
        aside = abs(way.x() * down) + abs(way.y() * across)
        return along if along > aside else 0

    def _paint_box(self, painter: QPainter, box: QRectF) -> QColor:
        fill, line, ink = self._colours()
        radius = box.height() / 2 if self._kind is Kind.ROUND else RADIUS * self._k
        painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(line, 1))
        painter.setBrush(fill)
        painter.drawRoundedRect(box, radius, radius)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            painter.setBrush(faded("#000000" if self.isDown() else "#FFFFFF", 0.14))
            painter.drawRoundedRect(box, radius, radius)
        if self.hasFocus() and self._ringed:
            tint = GOLD_BUTTON_INK if self._kind is Kind.GOLD else self._ring()
            painter.setPen(QPen(QColor(tint), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), max(radius - 3, 2), max(radius - 3, 2))
        return ink

    def _paint_content(self, painter: QPainter, ink: QColor) -> None:
        squeeze = min(1.0, (self.width() - 8 * self._k) / max(self._content(), 1.0))
        x = (self.width() - self._content() * squeeze) / 2
        if self._icon:
            side = self._icon_side() * squeeze
            drawn = stamps.icon(self._icon, side, self.devicePixelRatioF(), ink.name())
            painter.setOpacity(self.opacity * ink.alphaF())
            painter.drawPixmap(QRectF(x, (self.height() - side) / 2, side, side), drawn, QRectF(drawn.rect()))
            painter.setOpacity(self.opacity)
            x += side + self._gap() * squeeze
        if self.text():
            face = font(self._size * self._k * squeeze, 600)
            metrics = QFontMetricsF(face)
            painter.setFont(face)
            painter.setPen(ink)
            painter.drawText(QPointF(x, (self.height() + metrics.ascent() - metrics.descent()) / 2), self.text())

    def _colours(self) -> tuple[QColor, QColor | None, QColor]:
        """Fill, line and ink."""
        ink = QColor(self._palette.ink if self._kind in {Kind.QUIET, Kind.ROUND} else CREAM)
        if not self.isEnabled():
            return faded("#FFFFFF", 0.04), faded("#FFFFFF", 0.07), faded(ink.name(), 0.38)
        if self.isCheckable() and self.isChecked():
            return faded(GOLD, 0.22), faded(GOLD, 0.8), ink
        if self._kind is Kind.GOLD:
            return QColor(GOLD_BUTTON), None, QColor(GOLD_BUTTON_INK)
        if self._kind is Kind.ROUND:
            return faded("#FFFFFF", 0.12), None, ink
        return faded("#FFFFFF", 0.10), faded("#FFFFFF", 0.20), ink

    def _ring(self) -> str:
        return self._palette.ink if self._kind in {Kind.QUIET, Kind.ROUND} else CREAM

    def _content(self) -> float:
        """Width of icon and text together."""
        width = QFontMetricsF(font(self._size * self._k, 600)).horizontalAdvance(self.text()) if self.text() else 0.0
        if self._icon:
            width += self._icon_side() + (self._gap() if self.text() else 0)
        return width

    def _icon_side(self) -> int:
        return round((19 if self._kind in {Kind.QUIET, Kind.ROUND} else 18) * self._k)

    def _gap(self) -> float:
        return 8 * self._k

    def _margin(self) -> float:
        return (8 if self._kind in {Kind.QUIET, Kind.ROUND} else 16) * self._k


def _takes_focus(button: QAbstractButton) -> bool:
    return button.isVisible() and button.isEnabled() and bool(button.focusPolicy() & Qt.FocusPolicy.TabFocus)
