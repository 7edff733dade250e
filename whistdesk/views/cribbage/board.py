"""The wooden board: 120 holes and the last one, marks at 60 and 90, two pegs (CS-08)."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from whistdesk.rules.cribbage.events import SKUNK_BELOW, WON_ABOVE
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme.palette import GOLD, faded

LAST_HOLE: Final = 121
LIGHT, DARK, HOLE, INK = "#8C5D36", "#6E4829", "#331B0C", "#FFF3D8"
MARK: Final = "#FFE9B8"
NOW, BEFORE = "#D8283C", "#F6E7C4"
"""The pegs: the points now, and those before the last count."""


class Board:
    """The board in its place; ``rows`` of holes are two, in a small window three."""

    def __init__(self, place: Rect, *, small: bool) -> None:
        self.place = place
        self.per_row = 40 if small else 60
        self.rows = (LAST_HOLE - 1) // self.per_row
        self.gap = (place.width - 150) / (self.per_row - 1 + (self.per_row // 5 - 1) * 0.36)
        self.pitch = (place.height - 30) / self.rows
        self.radius = min(self.gap * 0.22, 6 * max(1.0, place.height / 206))

    def hole(self, points: int) -> tuple[float, float]:
        """The middle of a hole; 0 is where the pegs start, and nothing lies beyond 121."""
        if points >= LAST_HOLE:
            return self.place.x + self.place.width - 40, self.hole(LAST_HOLE - 1)[1]
        if points <= 0:
            return self.place.x + 50 - 1.3 * self.gap, self.hole(1)[1]
        row, column = divmod(points - 1, self.per_row)
        x = self.place.x + 50 + column * self.gap + (column // 5) * self.gap * 0.36
        return x, self.place.y + 8 + self.pitch * (row + 0.76)

    def draw(self, f: Furniture, now: int, before: int) -> None:
        """The whole board with its pegs at ``now`` and ``before`` points."""
        self._wood(f)
        self._zone(f, 1, SKUNK_BELOW - 1, faded("#3A1510", 0.34))
        self._zone(f, WON_ABOVE + 1, LAST_HOLE - 1, faded("#F6CF72", 0.34))
        for points in range(1, LAST_HOLE):
            x, y = self.hole(points)
            f.disc(x, y, self.radius, fill=HOLE, line=faded("#FFE3B0", 0.25), thick=1)
        for points in (*range(10, LAST_HOLE, 10), LAST_HOLE):
            self._number(f, points)
        self._marks(f)
        self._peg(f, before, BEFORE, -0.8 if before == now else 0)
        self._peg(f, now, NOW, 0.8 if before == now else 0)

    def _wood(self, f: Furniture) -> None:
        x, y, width, height = self.place
        f.shadow(x, y + 8, width, height, 18, 14, 0.5)

        def wood(painter: QPainter) -> None:
            grain = QLinearGradient(QPointF(0, y), QPointF(0, y + height))
            grain.setColorAt(0, QColor(LIGHT))
            grain.setColorAt(1, QColor(DARK))
            painter.setBrush(grain)
            painter.setPen(QPen(faded("#3A2212", 0.9), 1.5))
            painter.drawRoundedRect(QRectF(x, y, width, height), 18, 18)

        f.painted(wood)
        f.box(x + 8, y + 8, width - 16, height - 16, 12, line=faded(GOLD, 0.6), thick=1.4)

    def _zone(self, f: Furniture, first: int, last: int, fill: QColor) -> None:
        for row in range(self.rows):
            a, b = max(first, row * self.per_row + 1), min(last, (row + 1) * self.per_row)
            if a <= b:
                (left, y), (right, _), r = self.hole(a), self.hole(b), self.radius
                wide = right - left + self.gap * 1.1
                f.box(left - self.gap * 0.55, y - r - 7, wide, 2 * r + 14, r + 7, fill=fill)

    def _number(self, f: Furniture, points: int) -> None:
        x, y = self.hole(points)
        if points == LAST_HOLE:
            f.disc(x, y, self.radius * 2.1, fill=HOLE, line=GOLD, thick=2)
        f.text(str(points), x, self._label_y(f, y), 13, 600, colour=INK, align="centre", within=3 * self.gap)

    def _marks(self, f: Furniture) -> None:
        aside = f.measure("90", 13, 600) / 2 + 10
        within = self.hole(100)[0] - self.hole(90)[0] - 2 * aside - 6
        skunk = QCoreApplication.translate("Cribbage", "below 60: skunk")
        x, y = self.hole(SKUNK_BELOW)
        self._mark(f, x - self.gap * 0.5, y)
        f.text(skunk, x - aside, self._label_y(f, y), 13, 500, colour=MARK, align="right", within=within)
        words = (
            QCoreApplication.translate("Cribbage", "more than 90 wins"),
            QCoreApplication.translate("Cribbage", "over 90 wins"),
        )
        wins = f.first_fitting(words, within, 13, 500)
        x, y = self.hole(WON_ABOVE)
        self._mark(f, x + self.gap * 0.62, y)
        f.text(wins, x + aside, self._label_y(f, y), 13, 500, colour=MARK, within=within)

    def _mark(self, f: Furniture, x: float, y: float) -> None:
        f.line(x, y - self.radius - 6, x, y + self.radius + 9, MARK, 2.4)

    def _label_y(self, f: Furniture, y: float) -> float:
        return y - self.radius - 8 - f.line_height(13)

    def _peg(self, f: Furniture, points: int, colour: str, aside: float) -> None:
        x, y = self.hole(points)
        r = self.radius
        x, y = x + aside * r, y + aside * r
        f.disc(x + 1.5, y + 3, r * 2.1, fill=faded("#000000", 0.4))
        f.disc(x, y, r * 2.1, fill=colour, line="#2A1208", thick=1.2)
        f.disc(x - r * 0.55, y - r * 0.65, r * 0.6, fill=faded("#FFFFFF", 0.7))
