"""A callout: a small dark panel that says one thing, and a ring round what it points at."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from whistdesk.views.label import Label, set_tip
from whistdesk.views.names import fill
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import CREAM, GOLD, PALETTES, faded
from whistdesk.views.theme.type import font

PANEL: Final = "#0B1222"
PAD: Final = 12
GAP: Final = 10
WIDTHS: Final = (230, 250, 275, 300, 360, 440)
"""Of callouts whose buttons stand below their words, at 100 %."""
FLAT: Final = (460, 560, 680, 820)
"""Of callouts whose buttons stand beside them."""
RING: Final = 6
"""How far the ring stands off what it is about."""
LONGEST: Final = 240
"""A longer line would only cross the table: the ring alone points then."""
_WRAP: Final = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class Shape(NamedTuple):
    """A size of the callout, and whether its buttons stand beside its words."""

    width: float
    height: float
    flat: bool


class Callout(QFrame):
    """Never takes the keyboard by itself; its two buttons can be reached by Tab."""

    gone_on = Signal()
    """The next step is asked for."""
    skipped = Signal()
    """No more of this."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._k = 1.0
        self.words = Label("", self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.count = Label("", self)
        self.skip = Button("", self, kind=Kind.PANEL, icon="close", size=13)
        self.next = Button("", self, kind=Kind.GOLD, size=14)
        for button, signal in ((self.next, self.gone_on), (self.skip, self.skipped)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
        self.setStyleSheet(f"Label {{ color: {CREAM}; background: transparent; }}")
        self.hide()

    def say(self, words: str, number: int, count: int, k: float) -> None:
        """Say ``words``, the step ``number`` of ``count``, with sizes times ``k``."""
        self._k = k
        self.words.setText(words)
        self.words.setFont(font(14 * k, 500))
        self.count.setText(fill(self.tr("%1 of %2"), str(number), str(count)))
        self.count.setFont(font(12 * k, 500))
        last = number == count
        self.next.setText(self.tr("Done") if last else self.tr("Next"))
        self.next.setAccessibleName(self.next.text())
        self.next.setAccessibleDescription(words)
        skip = self.tr("Skip the guide (Esc)")
        set_tip(self.skip, skip)
        self.skip.setAccessibleName(skip)
        for button in (self.next, self.skip):
            button.restyle(PALETTES["onyx"], k)
        self.setAccessibleName(words)

    def shapes(self, within: float) -> Sequence[Shape]:
        """All sizes that it can take in a window of this width, small ones first."""
        tall = [self._shape(wide * self._k, flat=False) for wide in WIDTHS if wide * self._k < within]
        flat = [self._shape(wide * self._k, flat=True) for wide in FLAT if wide * self._k < within]
        widest = [self._shape(within - 24, flat=True)]
        return [*tall, *flat, *widest]

    def stand(self, box: Rect, *, flat: bool) -> None:
        """Lie there."""
        self.setGeometry(round(box.x), round(box.y), round(box.width), round(box.height))
        self._arrange(flat=flat)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(GOLD, 0.8), 1.4))
        painter.setBrush(faded(PANEL, 0.97))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
        painter.end()

    def _shape(self, wide: float, *, flat: bool) -> Shape:
        k, row = self._k, self._row()
        if flat:
            text = self._text_height(wide - 2 * PAD * k - GAP * k - self._row_width())
            return Shape(wide, max(text, row) + 2 * (PAD - 4) * k, flat=True)
        return Shape(wide, self._text_height(wide - 2 * PAD * k) + row + (2 * PAD + GAP - 8) * k, flat=False)

    def _text_height(self, wide: float) -> float:
        metrics = QFontMetricsF(font(14 * self._k, 500))
        return metrics.boundingRect(QRectF(0, 0, max(wide, 1), 2000), _WRAP, self.words.text()).height() + 2

    def _row(self) -> float:
        """The height of the buttons."""
        return 28 * self._k

    def _row_width(self) -> float:
        count = QFontMetricsF(self.count.font()).horizontalAdvance(self.count.text())
        return self._row() + self.next.sizeHint().width() + count + 16 * self._k

    def _arrange(self, *, flat: bool) -> None:
        k, row = self._k, round(self._row())
        pad = round(PAD * k)
        right, middle = self.width() - pad, self.height() / 2
        top = round(middle - row / 2) if flat else self.height() - pad - row + round(4 * k)
        wide = self.next.sizeHint().width()
        self.next.setGeometry(right - wide, top, wide, row)
        self.skip.setGeometry(right - wide - round(8 * k) - row, top, row, row)
        count = math.ceil(QFontMetricsF(self.count.font()).horizontalAdvance(self.count.text()))
        if flat:
            left = self.skip.x() - round(8 * k) - count
            self.words.setGeometry(pad, 0, left - pad - round(GAP * k), self.height())
            self.count.setGeometry(left, top, count, row)
        else:
            self.words.setGeometry(pad, round((PAD - 4) * k), self.width() - 2 * pad, top - round((PAD - 2) * k))
            self.count.setGeometry(pad, top, count, row)


class Pointer(QWidget):
    """A ring round what is meant, and a line to it; the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ring, self._line = QRectF(), (QPointF(), QPointF())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point(self, callout: QRect, target: Rect) -> None:
        """Point from the callout at ``target``."""
        ring = QRectF(target.x, target.y, target.width, target.height).adjusted(-RING, -RING, RING, RING)
        start = QPointF(
            min(max(ring.center().x(), callout.left() + 18), callout.right() - 18),
            min(max(ring.center().y(), callout.top() + 14), callout.bottom() - 14),
        )
        end = _nearest(ring, start)
        box = ring.united(QRectF(callout)).adjusted(-6, -6, 6, 6).toAlignedRect().intersected(_rect_of(self))
        self.setGeometry(box)
        shift = QPointF(box.topLeft())
        self._ring, self._line = ring.translated(-shift), (_nearest(QRectF(callout), end) - shift, end - shift)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark line under a bright one: seen on every cloth."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((faded("#000000", 0.6), 5.0), (QColor("#FFD678"), 2.4)):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawRoundedRect(self._ring, 12, 12)
            if 8 < _length(self._line) < LONGEST:
                painter.drawLine(*self._line)
        painter.end()


def _rect_of(pointer: Pointer) -> QRect:
    window = pointer.parentWidget()
    return window.rect() if window is not None else QRect()


def _nearest(box: QRectF, point: QPointF) -> QPointF:
    """The point of a box that is nearest to ``point``."""
    return QPointF(
        min(max(point.x(), box.left()), box.right()),
        min(max(point.y(), box.top()), box.bottom()),
    )


def _length(line: tuple[QPointF, QPointF]) -> float:
    way = line[1] - line[0]
    return math.hypot(way.x(), way.y())
