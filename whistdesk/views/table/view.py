"""The window onto the scene: what the pointer does there becomes taps and drops."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from whistdesk.rules.table import Tile
from whistdesk.views.table.act import Option
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.pose import Target
from whistdesk.views.table.scene import TableScene

SLACK: Final = 8
"""Pixels that the pointer may move within a click; beyond, a card is dragged."""
NEAR: Final = 16
"""Presses that are no further apart, in pixels, are at the same spot."""


class TableView(QGraphicsView):
    """Shows the scene one to one. A click is a tap on release; a card that is pulled away is dragged."""

    pressed = Signal()
    """A press that counts, before it does anything: the moment to end an animation."""
    tapped = Signal(object)
    """A card or an area was clicked: the target."""
    dropped = Signal(object, object)
    """A card was let go: its tile, and the areas under it, largest overlap first."""
    hovered = Signal(object)
    """The target under the pointer that can be played now, or None."""

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self._targets: frozenset[Target] = frozenset()
        self._legal: frozenset[Target] = frozenset()
        self._draggable: frozenset[Tile] = frozenset()
        self._drops: set[tuple[Tile | None, str]] = set()
        """Tiles and the areas on which they may be dropped now."""
        self._down: QPointF | None = None
        self._target: Target | None = None
        self._dragged: Tile | None = None
        self._grip = QPointF()
        self._hover: Target | None = None
        self._pointer: QPointF | None = None
        """Where the pointer was last seen on the table. An X server that is asked for it has to paint first."""
        self._spent = QRectF()
        self._since = QElapsedTimer()
        self.setAcceptDrops(False)  # files are dropped on the window
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)

    def show_options(self, options: Sequence[Option]) -> None:
        """What can be pointed at and dragged from now on."""
        self._targets = frozenset(target for option in options for target in option.targets)
        self._targets |= {option.tile for option in options if option.tile is not None}
        self._legal = frozenset(target for option in options if option.legal for target in option.targets)
        self._legal |= {option.tile for option in options if option.legal and option.tile is not None}
        self._drops = {(option.tile, area) for option in options if option.legal for area in option.drops}
        self._draggable = frozenset(option.tile for option in options if option.tile is not None and option.drops)
        self._hover_at(self._pointer)

    @property
    def dragged(self) -> Tile | None:
        """The card that the pointer holds."""
        return self._dragged

    def let_go(self) -> None:
        """Forget the press: the table has changed under it."""
        self._down = self._target = self._dragged = None
        self._table.overlay.aim(None)

    def spend(self) -> None:
        """The last press has done something: see ``spend_on``."""
        if self._down is not None:
            self.spend_on(QRectF(self._down, self._down).adjusted(-NEAR, -NEAR, NEAR, NEAR))

    def spend_on(self, box: QRectF | QRect) -> None:
        """A press in ``box`` has done something: within the double-click time no other press there does."""
        self._spent = QRectF(box)
        self._since.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() != Qt.MouseButton.LeftButton or self._too_soon(event.position()):
            return
        self._down = event.position()
        self.pressed.emit()
        if self._down is not None:  # unless what it has ended has changed the table under it
            self._target = self._table.target_at(self._down.x(), self._down.y(), self._targets)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A press as any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, or pull a card along."""
        self._pointer = where = event.position()
        if self._dragged is not None:
            self._drag_to(self._dragged, where)
        elif self._down is None:
            self._hover_at(where)
        elif self._target in self._draggable and (where - self._down).manhattanLength() > SLACK:
            self._begin_drag()
            self.mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        self._pointer = event.position()
        if event.button() != Qt.MouseButton.LeftButton or self._down is None:
            return
        dragged, target = self._dragged, self._target
        if dragged is not None:
            self.dropped.emit(dragged, self._table.overlapped(dragged))
        elif target is not None and (event.position() - self._down).manhattanLength() <= NEAR:
            self.tapped.emit(target)
        self.let_go()
        self._hover_at(self._pointer)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes, or what lay over the table is gone."""
        self._pointer = event.position()
        self._hover_at(self._pointer)

    def leaveEvent(self, event: object) -> None:
        """Nothing is hovered any more."""
        self._pointer = None
        self._hover_on(None)

    def _begin_drag(self) -> None:
        assert isinstance(self._target, Tile)
        assert self._down is not None
        self._dragged = self._target
        pose = self._table.items_by_tile[self._target].pose
        self._grip = self._down - QPointF(pose.x, pose.y)
        self._table.mark(self._target, Rim.DRAGGED)

    def _drag_to(self, tile: Tile, where: QPointF) -> None:
        self._table.drag(tile, where.x() - self._grip.x(), where.y() - self._grip.y())
        legal = (area for area in self._table.overlapped(tile) if (tile, area) in self._drops)
        self._table.overlay.aim(next(legal, None))

    def _too_soon(self, where: QPointF) -> bool:
        in_time = self._since.isValid() and self._since.elapsed() < QApplication.doubleClickInterval()
        return in_time and self._spent.contains(where)

    def _hover_at(self, where: QPointF | None) -> None:
        if where is None or not (self.rect().contains(where.toPoint()) and self.isVisible()):
            self._hover_on(None)
            return
        target = self._table.target_at(where.x(), where.y(), self._targets)
        self._hover_on(target if target in self._legal else None)

    def _hover_on(self, target: Target | None) -> None:
        if target != self._hover:
            self._hover = target
            self.setCursor(Qt.CursorShape.ArrowCursor if target is None else Qt.CursorShape.PointingHandCursor)
            self.hovered.emit(target)
