"""The position that is looked at, as the game paints it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme.felt import cloth
from whistdesk.views.theme.palette import GOLD, faded
from whistdesk.views.theme.style import Style

Paint = Callable[[Furniture, Rect], None]


class Board(QWidget):
    """A piece of the game's cloth with a drawing on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._paint: Paint | None = None
        self._style: Style | None = None
        self._k = 1.0

    def restyle(self, style: Style, k: float) -> None:
        """Take colours and the factor on text sizes."""
        self._style, self._k = style, k
        self.update()

    def show_drawing(self, paint: Paint, spoken: str) -> None:
        """Have ``paint`` draw from now on; ``spoken`` says what is to be seen."""
        self._paint = paint
        self.setAccessibleName(spoken)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cloth, frame and drawing."""
        if self._style is None or self._paint is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        furniture = Furniture(painter, self._style, self._k)
        furniture.box(0.5, 0.5, self.width() - 1, self.height() - 1, 14, line=faded(GOLD, 0.4))
        furniture.painted(self._lay_cloth)
        self._paint(furniture, Rect(12, 10, self.width() - 24, self.height() - 20))
        painter.end()

    def _lay_cloth(self, painter: QPainter) -> None:
        assert self._style is not None
        painter.setPen(faded(GOLD, 0.4))
        painter.setBrush(cloth(QRectF(self.rect()), self._style.palette))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 14, 14)
