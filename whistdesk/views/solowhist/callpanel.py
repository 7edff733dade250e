"""The panel in which the person calls, and names trumps after an abundance has won."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from whistdesk.cards.card import Suit
from whistdesk.rules.base import Move
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.label import set_tip
from whistdesk.views.names import suit_title
from whistdesk.views.solowhist.callfaces import (
    Odds,
    Sizes,
    confirm_word,
    held,
    paint_call,
    paint_frame,
    paint_gold,
    paint_pass,
    paint_trump,
    paint_turned,
    paint_turned_in_heading,
    spoken_call,
)
from whistdesk.views.solowhist.odds import spoken_odds
from whistdesk.views.solowhist.panelkey import Face, PanelKey
from whistdesk.views.solowhist.staging import solo_view
from whistdesk.views.solowhist.wording import auction_state, naming_state, naming_title
from whistdesk.views.table.act import Key, Option, Tap
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.palette import CREAM, HINT, LOSS_TEXT, faded
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.toggle import mark
from whistdesk.views.theme.type import SMALLEST

COLUMNS: Final = 3
"""Columns of the six calls; the four suits stand in one row."""
GAP: Final = 8
LEAST_ADVICE: Final = 0.77
"""The coach's sentences may be smaller than the state of the auction by this factor, so that more of them fit."""
LEAST_WIDTH, LEAST_HEIGHT = 640, 248
"""Below these, at 100 %, larger text has no room for a column with the turned-up suit."""


class CallPanel(StandingPanel):
    """Six calls, Pass and the gold button; or the four suits and the gold button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys: list[PanelKey] = []
        """The buttons from left to right, row by row; the gold one last."""
        self._view: SoloView | None = None
        self._style: Style | None = None
        self._k = 1.0
        self._sizes = Sizes.of(302, 1.0, compact=False)
        self._picked: Move | None = None
        self._advice: Advice | None = None
        self.refusal, self._beside = "", 0.0
        """Why the last call was not allowed; it stands in for the state of the auction."""

    def show_tableau(self, tableau: Tableau, options: Sequence[Option], style: Style) -> None:
        """Show the calls or suits of ``options``, the picked one with a gold rim."""
        view = solo_view(tableau.moment)
        self._view, self._style, self._picked, self._advice = view, style, tableau.picked, tableau.advice
        self._k = tableau.room.font
        tight = self.width() < LEAST_WIDTH * self._k or self.height() < LEAST_HEIGHT * self._k
        self._sizes = Sizes.of(
            self.height(), self._k, compact=tableau.room.text > 1 and tight, advised=tableau.advice is not None
        )
        self.setAccessibleName(_title(view))
        self.setAccessibleDescription((tableau.advice and tableau.advice.sentence) or _state(view))
        confirming = any(option.confirm for option in options)
        self._take(len(options) + confirming)
        choices = [option for option in options if option.move is not Call.PASS]
        columns = len(choices) if view.naming_trump else COLUMNS
        rows = -(-len(choices) // max(columns, 1))
        for n, (key, option) in enumerate(zip(self.keys, choices, strict=False)):
            key.place = (n % columns, n // columns)
            self._show_choice(key, option, view, self._cell(*key.place, columns, rows))
        passes = [option for option in options if option.move is Call.PASS]
        cells = [self._last_cell(column, columns, rows) for column in range(columns)]
        if confirming:
            self._show_gold(self.keys[-1], view, cells[-1] if passes else cells[0].united(cells[-1]))
            self.keys[-1].place = (columns - 1, rows)
        for key, option in zip(self.keys[len(choices) :], passes, strict=False):
            key.place = (0, rows)
            self._show_choice(key, option, view, cells[0].united(cells[-2 if confirming else -1]))
        self.update()

    def say(self, sentence: str, beside: float = 0.0) -> tuple[float, float]:
        """Show why a call is not allowed."""
        self.refusal, self._beside = sentence, beside
        self.update()
        return self.width() - self._sizes.margin, self._sizes.state_y + 0.6 * self._sizes.state * self._k

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, its heading, and the suit that was turned up."""
        if self._style is None or self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._paint(Furniture(painter, self._style, self._k), self._view)
        painter.end()

    def _take(self, count: int) -> None:
        """Have exactly ``count`` buttons."""
        while len(self.keys) < count:
            key = PanelKey(self)
            key.clicked.connect(partial(self._press, key))
            key.walked.connect(partial(self._walk, key))
            self.keys.append(key)
            key.show()
        for key in self.keys[count:]:
            key.hide()
            key.deleteLater()
        del self.keys[count:]

    def _press(self, key: PanelKey, _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt sends it
        mark(key, key.picked)
        self.acted.emit(key.act)

    def _walk(self, start: PanelKey, dx: int, dy: int) -> None:
        """Give the focus to the next button in that direction, if there is one."""
        column, row = start.place[0] + dx, start.place[1] + dy
        line = [key for key in self.keys if key.place[1] == row and key.isEnabled()]
        if dx:
            line = [key for key in line if (key.place[0] - start.place[0]) * dx > 0]
        if line:
            nearest = min(line, key=lambda key: abs(key.place[0] - column))
            nearest.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_choice(self, key: PanelKey, option: Option, view: SoloView, at: QRect) -> None:
        key.act, key.face = Tap(option.targets[0]), self._face(option, view)
        key.setCheckable(True)
        key.picked = option.move == self._picked
        mark(key, key.picked)
        key.setEnabled(True)
        name = f"{_spoken(option.move, view)}{spoken_odds(option.move, self._advice)}"
        too_low = "" if option.legal else QCoreApplication.translate("Solo", "Too low now.")
        self._place(key, at, f"{name} {too_low}".rstrip(), f"{name} ({option.keys[0]})")

    def _show_gold(self, gold: PanelKey, view: SoloView, at: QRect) -> None:
        """The button that confirms what is picked."""
        gold.act, gold.face, gold.picked = Key("Enter"), paint_gold, False
        gold.setCheckable(False)
        gold.setEnabled(self._picked is not None)
        spoken = f"{confirm_word()}: {_spoken(self._picked, view)}" if self._picked is not None else confirm_word()
        self._place(gold, at, spoken, spoken)

    def _place(self, key: PanelKey, at: QRect, name: str, tip: str) -> None:
        assert self._style is not None
        key.setGeometry(at)
        key.setAccessibleName(name)
        set_tip(key, tip)
        key.restyle(self._style, self._k)

    def _face(self, option: Option, view: SoloView) -> Face:
        """How a call, Pass or a trump suit is painted."""
        move, odds = option.move, Odds.of(option.move, self._advice)
        if isinstance(move, NameTrump):
            return lambda kit, key: paint_trump(kit, key, move.suit, view, odds)
        if move is Call.PASS:
            return lambda kit, key: paint_pass(kit, key, odds)
        assert isinstance(move, Call)
        return lambda kit, key: paint_call(kit, key, self._sizes, move, view, odds, legal=option.legal)

    def _left(self, columns: int) -> float:
        """Where the columns begin: beside the turned-up suit, if that has a column of its own."""
        return self._sizes.column + 18 if self._sizes.column and columns == COLUMNS else self._sizes.margin

    def _cell(self, column: int, row: int, columns: int, rows: int) -> QRect:
        s, left = self._sizes, self._left(columns)
        width = (self.width() - s.margin - left - GAP * (columns - 1)) / columns
        height = s.cell if rows > 1 else 2 * s.cell + GAP
        x, y = left + column * (width + GAP), s.grid_y + row * (height + GAP)
        return QRect(round(x), round(y), round(width), round(height))

    def _last_cell(self, column: int, columns: int, rows: int) -> QRect:
        """A cell of the row that holds Pass and the gold button."""
        above = self._cell(column, rows - 1, columns, rows)
        gap = GAP + (2 if self._sizes.column == 0 else 4 * self._k)
        return QRect(above.x(), above.y() + above.height() + round(gap), above.width(), round(self._sizes.row))

    def _paint(self, kit: Furniture, view: SoloView) -> None:
        s = self._sizes
        paint_frame(kit, self.width(), self.height())
        left = self._left(len(Suit) if view.naming_trump else COLUMNS)
        room = self.width() - left - s.margin
        heading = kit.text(_title(view), left, s.title_y, s.title, 600, colour=CREAM)
        self._paint_state(kit, view, left, room)
        if s.column and self._advice and self._advice.odds:
            counted = QCoreApplication.translate("Solo", "expected chips, chance to make it")
            soft, right = faded(CREAM, 0.85), self.width() - s.margin
            kit.text(counted, right, s.title_y + 6 * kit.k, 13, colour=soft, align="right", within=room - heading - 24)
        if view.naming_trump:
            return
        if s.column:
            paint_turned(kit, s, self.height(), view)
        else:
            paint_turned_in_heading(kit, s, self.width() - s.margin, room - heading - 24, view)

    def _paint_state(self, kit: Furniture, view: SoloView, left: float, room: float) -> None:
        """Why a call was refused, what the coach says as far as it fits, or how the auction stands."""
        s, advice = self._sizes, self._advice
        if self.refusal:
            kit.text(self.refusal, left, s.state_y, s.state, 600, colour=LOSS_TEXT, within=room - self._beside)
        elif advice is None or not advice.sentences:
            kit.text(_state(view), left, s.state_y, s.state, colour=CREAM, within=room)
        else:
            place = Rect(left, s.state_y, room, s.grid_y - s.state_y - 3)
            words, size = advice_fitted(kit, advice, place, s.state)
            kit.paragraph(words, place.x, place.y, place.width, size, 600, colour=HINT)


def advice_fitted(kit: Furniture, advice: Advice, place: Rect, size: float) -> tuple[str, float]:
    """As many of the coach's sentences as fit, and their size: all of them a little smaller rather than fewer."""
    sizes = [size - step / 2 for step in range(int(2 * size)) if size - step / 2 >= LEAST_ADVICE * size]
    least = max(sizes[-1], SMALLEST / kit.k)
    for words in (advice.sentence, *advice.shorter):
        for smaller in sizes:
            if smaller >= least and kit.paragraph_height(words, place.width, smaller, 600) <= place.height:
                return words, smaller
    return advice.sentences[0], least


def _title(view: SoloView) -> str:
    return naming_title() if view.naming_trump else QCoreApplication.translate("Solo", "Your call")


def _state(view: SoloView) -> str:
    return naming_state() if view.naming_trump else auction_state(view)


def _spoken(move: Move, view: SoloView) -> str:
    if isinstance(move, NameTrump):
        return f"{suit_title(move.suit)}, {held(move.suit, view)}"
    assert isinstance(move, Call)
    return spoken_call(move, view)
