"""The veil over the table and the panel on it."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.table.driver import Driver, Tween
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import Room
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.tableau import Choice, Panel, PanelButton
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.ornament import paint_rays
from whistdesk.views.theme.palette import GOLD_TEXT, LOSS_TEXT, faded
from whistdesk.views.theme.style import Style

PANEL_IN_MS: Final = 180
RISE: Final = 12
"""How far below its place a panel begins, in pixels."""
VEIL: Final = 0.60
TITLE_HEIGHT: Final = 26
TITLE_Y: Final = 40
STEPPED_Y: Final = 86
ICON_ROOM: Final = 32
SIDE: Final = 40
BUTTON_GAP: Final = 16
BUTTON_HEIGHT: Final = 44
BUTTONS_Y: Final = 66
"""From the panel's lower edge to the top of its buttons."""
HIGH: Final = 32
"""Below the bar, for a panel that stands high."""
RAYS: Final = 30
RAY_OPACITY: Final = 0.045


class Curtain(QWidget):
    """Covers the table below the bar while a panel is shown; it takes every press that is not on a button."""

    chosen = Signal(object)
    """The ``does`` of the button that was pressed: a ``Choice`` or an act."""

    def __init__(self, driver: Driver, parent: QWidget) -> None:
        super().__init__(parent)
        self._driver = driver
        self._panel: Panel | None = None
        self._buttons: list[tuple[PanelButton, Button]] = []
        self._style: Style | None = None
        self._room = Room(1280, 800)
        self._spot: Rect | None = None
        self._risen = 1.0
        self._still = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def panel(self) -> Panel | None:
        """What is shown."""
        return self._panel

    def buttons(self) -> dict[str, Button]:
        """The buttons by their text."""
        return {spec.text: button for spec, button in self._buttons}

    @property
    def row(self) -> QRect:
        """Where the buttons lie, in the screen's coordinates."""
        row = QRect()
        for _, button in self._buttons:
            row = row.united(button.geometry())
        return row.translated(self.pos())

    def raise_panel(self, panel: Panel, settings: TableSettings, spot: Rect | None) -> None:
        """Show ``panel``, over the veil or in its spot; ``restyle`` must have been called."""
        self.lower_panel()
        self._panel, self._spot, self._still = panel, spot, settings.reduced_motion
        for spec in panel.buttons:
            button = Button(spec.text, self, kind=Kind.GOLD if spec.gold else Kind.PANEL, icon=spec.icon)
            button.clicked.connect(lambda _=False, does=spec.does: self.chosen.emit(does))
            self._buttons.append((spec, button))
        self.setAccessibleName(panel.title or panel.spoken)
        self.setAccessibleDescription(panel.spoken)
        self._arrange()
        self.show()
        self.raise_()
        self._focus_first()
        self._begin_rising(0 if settings.reduced_motion or spot else PANEL_IN_MS * settings.speed.value)

    def lower_panel(self) -> None:
        """Take the panel away."""
        for _, button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._panel = None
        self.hide()

    def restyle(self, style: Style, room: Room) -> None:
        """Take the colours and the size of the window; ``settle`` must follow."""
        self._style, self._room = style, room

    def settle(self, spot: Rect | None) -> None:
        """Place the panel that is shown again; ``spot`` is its own, if it has one."""
        if self._panel is not None:
            self._spot = spot
            self._arrange()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the gold button, Esc closes the panel."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            gold = next((spec for spec, _ in self._buttons if spec.gold), None)
            if gold is not None:
                self.chosen.emit(gold.does)
        elif event.key() == Qt.Key.Key_Escape:
            self.chosen.emit(Choice.GO_ON)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Veil, sunburst, and the panel with its drawing."""
        if self._panel is None or self._style is None or self._spot is not None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), faded(self._style.palette.veil, VEIL * self._risen))
        if self._panel.won and not self._still:
            middle = QPointF(self.width() / 2, self.height() / 2)
            paint_rays(painter, middle, max(self.width(), self.height()), RAY_OPACITY, RAYS)
        painter.setOpacity(self._risen)
        painter.translate(self._corner().x(), self._corner().y() + RISE * (1 - self._risen))
        painter.scale(self._scale(), self._scale())
        self._paint_panel(Furniture(painter, self._style._replace(palette=self._style.palette.on_panel), 1.0))
        painter.end()

    def _paint_panel(self, furniture: Furniture) -> None:
        panel = self._panel
        assert panel is not None
        middle, down = panel.width / 2, ICON_ROOM if panel.icon else 0
        furniture.panel(0, 0, panel.width, panel.height, 20)
        if panel.icon:
            furniture.icon(panel.icon, middle, 42, 30, GOLD_TEXT if panel.won else LOSS_TEXT)
        if panel.title:
            within = panel.width - 2 * SIDE
            y = TITLE_Y + down
            furniture.title(
                panel.title, middle, y, TITLE_HEIGHT, colour=GOLD_TEXT, align="centre", weight=10, within=within
            )
            furniture.stepped(middle, STEPPED_Y + down, 110)
        panel.paint(furniture)

    def _scale(self) -> float:
        """As the texts of the window, but never larger than fits."""
        assert self._panel is not None
        fit = min((self._room.width - 24) / self._panel.width, (self.height() - 16) / self._panel.height)
        return min(self._room.font, fit)

    def _corner(self) -> QPointF:
        assert self._panel is not None
        k = self._scale()
        x, y = (self.width() - self._panel.width * k) / 2, (self.height() - self._panel.height * k) / 2
        return QPointF(x, min(y, HIGH * k) if self._panel.high else y)

    def _arrange(self) -> None:
        """Place curtain and buttons."""
        assert self._panel is not None
        assert self._style is not None
        if self._spot is not None:
            x, y, width, height = self._spot
            self.setGeometry(round(x), round(y), round(width), round(height))
            self._place_buttons(QRectF(0, 0, width, height), self._room.font)
            return
        bar = round(self._room.bar)
        self.setGeometry(0, bar, round(self._room.width), round(self._room.height) - bar)
        k, corner = self._scale(), self._corner()
        row = QRectF(SIDE, self._panel.height - BUTTONS_Y, self._panel.width - 2 * SIDE, BUTTON_HEIGHT)
        self._place_buttons(
            QRectF(corner.x() + row.x() * k, corner.y() + row.y() * k, row.width() * k, row.height() * k), k
        )

    def _place_buttons(self, row: QRectF, k: float) -> None:
        """Share a row by the buttons' own widths."""
        assert self._style is not None
        gap = BUTTON_GAP * k
        for _, button in self._buttons:
            button.restyle(self._style.palette.on_panel, k)
        wishes = [button.sizeHint().width() for _, button in self._buttons]
        spare = (row.width() - gap * (len(wishes) - 1) - sum(wishes)) / max(len(wishes), 1)
        x = row.x()
        for (_, button), wish in zip(self._buttons, wishes, strict=True):
            width = wish + spare
            button.setGeometry(round(x), round(row.y()), round(width), round(row.height()))
            button.show()
            x += width + gap

    def _focus_first(self) -> None:
        gold = [button for spec, button in self._buttons if spec.gold] or [button for _, button in self._buttons]
        (gold[0] if gold else self).setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_rising(self, duration: float) -> None:
        def step(progress: float) -> None:
            self._risen = progress
            for _, button in self._buttons:
                button.fade(progress)
            self.update()

        step(0.0)
        self._driver.begin("curtain", Tween(step, duration, minor=True))
