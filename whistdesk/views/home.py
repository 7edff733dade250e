"""The home screen: the wordmark, a tile for each game, and the ways to rules and settings."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QHideEvent, QPaintDevice, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.names import fill
from whistdesk.views.page import CLOTH, Look, Sheet
from whistdesk.views.theme.ahead import Ahead
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.ornament import paint_rays, paint_steps
from whistdesk.views.theme.palette import GOLD
from whistdesk.views.theme.stamps import LETTERED_ABOVE, blank, cast_shadow, lettered
from whistdesk.views.tile import Standing, TileButton
from whistdesk.views.wayout import WayOut

TITLE: Final = "Whistdesk"


class HomeScreen(Sheet):
    """Tiles are buttons; a game that was begun also has a small button that begins anew."""

    play_asked = Signal(str)
    """Continue the game with this key, or begin it."""
    new_asked = Signal(str)
    """Begin the game with this key although one has been begun."""
    rules_asked = Signal()
    daily_asked = Signal()
    settings_asked = Signal()
    statistics_asked = Signal()
    menu_asked = Signal(QPoint)
    """Where the menu should open, in screen coordinates."""

    def __init__(self, standings: Sequence[Standing], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._seen = False
        """Whether the backdrop has been painted as it is now."""
        self._backdrop: QPixmap | None = None
        self._ahead = Ahead()
        self._away = False
        self.tiles = tuple(TileButton(standing, self._ahead, self) for standing in standings)
        self.anew = tuple(Button("", self, icon="new-deal", size=13, kind=Kind.QUIET) for _ in standings)
        for tile, new in zip(self.tiles, self.anew, strict=True):
            tile.clicked.connect(lambda _=False, tile=tile: self.play_asked.emit(tile.standing.key))
            new.clicked.connect(lambda _=False, tile=tile: self.new_asked.emit(tile.standing.key))
        self.rules = Button("", self, icon="rules")
        self.daily = Button("", self, icon="calendar")
        self.statistics = Button("", self, icon="statistics")
        self.settings = Button("", self, icon="settings")
        self.ways = (self.rules, self.daily, self.statistics, self.settings)
        """The row below the tiles, from left to right."""
        self.way_out = WayOut(self)
        self.menu = Button("", self, icon="menu", kind=Kind.QUIET)
        self.rules.clicked.connect(self.rules_asked)
        self.daily.clicked.connect(self.daily_asked)
        self.statistics.clicked.connect(self.statistics_asked)
        self.settings.clicked.connect(self.settings_asked)
        self.menu.clicked.connect(self.open_menu)
        self.way_out.followed.connect(self.refit)

    def show_standings(self, standings: Sequence[Standing]) -> None:
        """Show how the games stand now, in the order in which they were given first."""
        for tile, standing in zip(self.tiles, standings, strict=True):
            tile.show_standing(standing, self.look.deck, self.k)
        self.refit()

    def focus_last(self) -> None:
        """Give the keyboard to the game that was played last."""
        next((tile for tile in self.tiles if tile.standing.last), self.tiles[0]).setFocus()

    def open_menu(self) -> None:
        """Ask for the menu below its button."""
        self.menu_asked.emit(self.menu.mapToGlobal(self.menu.rect().bottomLeft()))

    def refit(self) -> None:
        """Words and places of everything; the tiles come first, so that their cards are drawn meanwhile."""
        for tile, place in zip(self.tiles, self._tile_places(), strict=True):
            tile.setGeometry(place)
            tile.show_standing(tile.standing, self.look.deck, self.k)
        self._draw_ahead()
        super().refit()
        self._seen, self._backdrop = False, None
        self.setWindowTitle(TITLE)
        self.setAccessibleName(self.tr("Home"))
        self.rules.setText(self.tr("How to play"))
        self.daily.setText(self.tr("Daily deals"))
        self.statistics.setText(self.tr("Statistics"))
        self.settings.setText(self.tr("Settings"))
        set_tip(self.menu, self.tr("Menu (F10)"))
        self.menu.setAccessibleName(self.tr("Menu"))
        self.way_out.refresh()
        for button in (*self.ways, self.way_out, self.menu):
            button.restyle(CLOTH, self.k)
        for tile, new in zip(self.tiles, self.anew, strict=True):
            self._fit_anew(tile, new)
        self._fit_corners()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything behind the tiles, which are repainted often: it is kept from the second time on at each size.

        To fill a picture as large as the window would hold up the first one.
        """
        if self._seen and self._backdrop is None:
            self._backdrop = blank(self.width(), self.height(), self.ratio, CLOTH.edge)
            self._paint_backdrop(self._backdrop)
        if self._backdrop is None:
            self._paint_backdrop(self)
        else:
            painter = QPainter(self)
            painter.drawPixmap(0, 0, self._backdrop)
            painter.end()
        self._seen = True

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks, perhaps again."""
        super().showEvent(event)
        self._away = False
        self._draw_ahead()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: neither the cards nor a picture as large as the window are kept."""
        super().hideEvent(event)
        self._away, self._seen, self._backdrop = True, False, None
        self._draw_ahead()

    def _draw_ahead(self) -> None:
        self._ahead.begin([] if self._away else [card for tile in self.tiles for card in tile.prints])

    def _paint_backdrop(self, on: QPaintDevice) -> None:
        """Cloth, sunburst, wordmark with its stepped lines, and the shadows of the tiles."""
        painter = QPainter(on)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_cloth(painter)
        u, top = self.room.u, self._top
        paint_rays(painter, QPointF(self.width() / 2, top + 184 * u), 1.2 * max(self.width(), self.height()), 0.04, 36)
        tall = self.room.blend(42, 54, 73)
        word = lettered(TITLE, tall, self.ratio, GOLD, 8, 30)
        across = (self.width() - word.deviceIndependentSize().width()) / 2
        painter.drawPixmap(QPointF(across, top - tall * LETTERED_ABOVE), word)
        paint_steps(painter, self.width() / 2, top + tall * 1.44, 150 * u, GOLD, 6 * max(u, 0.8))
        for place in self._tile_places():
            cast_shadow(painter, QRectF(place).translated(0, 12), 20, 20, 0.55, self.ratio)
        painter.end()

    @property
    def _top(self) -> float:
        """Where the wordmark begins: what is left of the height goes above and below all of it."""
        used = self.room.blend(562, 684, 923)
        return max((self.height() - used) / 2, 12)

    def _tile_places(self) -> list[QRect]:
        count = len(self.tiles)
        gap = round(self.room.blend(24, 34, 46))
        wide = min(round(self.room.blend(280, 364, 491)), (self.width() - gap * (count + 1)) // count)
        tall = round(self.room.blend(400, 476, 643))
        left = (self.width() - count * wide - (count - 1) * gap) // 2
        top = round(self._top + self.room.blend(86, 126, 170))
        return [QRect(left + i * (wide + gap), top, wide, tall) for i in range(count)]

    def _fit_anew(self, tile: TileButton, new: Button) -> None:
        place = tile.geometry()
        wide = place.width() > 300 * self.k
        new.restyle(CLOTH, min(self.k, 1.2))
        new.setText(self.tr("New game") if wide else "")
        set_tip(new, "" if wide else self.tr("New game"))
        new.setAccessibleName(fill(self.tr("%1: new game"), tile.standing.tile.title()))
        size = new.sizeHint()
        new.setGeometry(place.right() - size.width() - 11, place.top() + 12, size.width(), size.height())
        new.setVisible(tile.standing.begun)
        new.raise_()

    def _fit_corners(self) -> None:
        tall = round(42 * min(self.k, 1.3))
        below = self._tile_places()[0].bottom()
        top = below + min(round(40 * self.room.u), (self.height() - below - tall) // 2)
        widths = self._way_widths()
        left = (self.width() - sum(widths) - 12 * (len(widths) - 1)) // 2
        for button, wide in zip(self.ways, widths, strict=True):
            button.setGeometry(left, top, wide, tall)
            left += wide + 12
        side = round(34 * self.k)
        self.menu.setGeometry(self.width() - 16 - side, 16, side, side)
        self.way_out.setGeometry(self.width() - 24 - 2 * side, 16, side, side)

    def _way_widths(self) -> list[int]:
        """Of the buttons below the tiles: alike, or each as wide as its words where the window is narrow for them."""
        room = self.width() - 12 * (len(self.ways) + 1)
        own = [button.sizeHint().width() for button in self.ways]
        if sum(own) > room:
            for button in self.ways:
                button.restyle(CLOTH, self.k * room / sum(own))
            own = [button.sizeHint().width() for button in self.ways]
        alike = max(round(160 * self.room.u), *own)
        return [alike] * len(own) if len(own) * alike <= room else own
