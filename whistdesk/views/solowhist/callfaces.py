"""How the call panel and its buttons are drawn."""

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from whistdesk.cards.card import Suit
from whistdesk.rules.base import Move
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import stake
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.names import suit_title
from whistdesk.views.numbers import percent, signed_figure
from whistdesk.views.solowhist.furniture import line_of
from whistdesk.views.solowhist.wording import call_meaning, call_title, held_count, stake_words, turned_by
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, GOLD_TEXT, HINT, INK, LOSS, faded

MOST_CHIPS: Final = 24
"""What the longest bar of expected chips stands for (SW-17)."""


ADVICE_ROOM: Final = 8
"""By about so much, at 100 %, the calls make way for the coach's sentences."""


class Sizes(NamedTuple):
    """Where the rows of the panel stand, in pixels of the panel."""

    column: float
    """Width of the column that shows the turned-up suit; 0 where it stands in the heading."""
    margin: float
    title_y: float
    title: float
    state_y: float
    state: float
    grid_y: float
    cell: float
    """Height of a call's button."""
    row: float
    """Height of the last row."""
    name: float
    meaning: float

    @classmethod
    def of(cls, height: float, k: float, *, compact: bool, advised: bool = False) -> "Sizes":
        """The sizes for a panel; text sizes are those at 100 %. ``advised`` makes room for two lines of advice."""
        if compact:
            # Larger text: the suit goes into the heading, the stake beside the meaning.
            row, grid_y = 32 * k, 12 + 43 * k
            high = (height - grid_y - row - 26) / 2
            more = min(max(2 * high - 80 * k, 0.75 * ADVICE_ROOM * k), 2 * ADVICE_ROOM * k) if advised else 0.0
            cell = min(high - more / 2, 76 * k)
            return cls(0, 14, 8, 17, 8 + 23 * k, 13, grid_y + more, cell, row, 13, 12)
        more = ADVICE_ROOM * k if advised else 0.0
        t = min(max((height / k - 248) / 54, 0), 1)

        def mixed(small: float, normal: float) -> float:
            return small + (normal - small) * t

        return cls(
            mixed(126, 150) * k,
            mixed(16, 24) * k,
            mixed(14, 20) * k,
            mixed(19, 22),
            mixed(40, 51) * k,
            mixed(14, 15),
            mixed(68, 82) * k + more,
            mixed(58, 72) * k - more / 2,
            mixed(34, 38) * k,
            mixed(13, 15),
            mixed(12, 13),
        )


def chips_at_stake(call: Call, view: SoloView) -> int:
    """What a call wins or loses in all (SW-17, SW-18); an acceptance as the proposal."""
    return stake(Call.PROPOSE if call is Call.ACCEPT else call, view.house_rules)


def spoken_call(call: Call, view: SoloView) -> str:
    """A call with its meaning and its stake, for screen readers."""
    if call is Call.PASS:
        return call_title(call)
    return f"{call_title(call)}: {call_meaning(call, view)}. {stake_words(chips_at_stake(call, view))}."


def held(suit: Suit, view: SoloView) -> str:
    """How many cards of ``suit`` the person holds."""
    return held_count(sum(card.suit is suit for card in view.hand))


def paint_frame(kit: Furniture, width: float, height: float) -> None:
    """The dark panel itself."""
    fill, line = faded(kit.palette.panel, 0.95), faded(GOLD, 0.55)
    kit.box(0.7, 0.7, width - 1.4, height - 1.4, 18, fill=fill, line=line, thick=1.4)


def paint_turned(kit: Furniture, s: Sizes, height: float, view: SoloView) -> None:
    """The column that shows the turned-up suit and whose card it was."""
    k = kit.k
    x, y, room = s.column / 2 + 6, height / 2, s.column - 16
    side = min(76, 60 + (s.column / k - 126) * 0.67) * k
    label = QCoreApplication.translate("Solo", "Turned up")
    kit.caps(label, x, y - side * 0.5 - 38 * k, colour=GOLD_TEXT, within=room)
    kit.suit_tile(view.turned.suit, x, y - 10 * k, side)
    name, whose = suit_title(view.turned.suit), turned_by(view)
    line_of(kit, name, x, y + side * 0.5 + 12 * k, s.name + 2, 600, align="centre", within=room)
    soft = faded(CREAM, 0.85)
    line_of(kit, whose, x, y + side * 0.5 + 36 * k, s.meaning, 400, colour=soft, align="centre", within=room)
    kit.line(s.column, 26 * k, s.column, height - 26 * k, faded(CREAM, 0.18))


def paint_turned_in_heading(kit: Furniture, s: Sizes, right: float, room: float, view: SoloView) -> None:
    """The same in the heading, where larger text leaves no column for it."""
    middle, side = s.title_y + s.title * kit.k * 0.6, 24 * kit.k
    words = f"{suit_title(view.turned.suit)}, {turned_by(view)}"
    wide = line_of(kit, words, right, middle, 13, 500, align="right", within=room - side - 10)
    kit.suit_tile(view.turned.suit, right - wide - 10 - side / 2, middle, side)


class Odds(NamedTuple):
    """What the coach says of one button: expected chips, the chance to make the contract, and its mark."""

    chips: float | None = None
    made: float | None = None
    best: bool = False
    marked: bool = False

    @classmethod
    def of(cls, move: Move, advice: Advice | None) -> "Odds":
        """What is shown of ``move``."""
        if advice is None:
            return cls()
        opinion, lit = advice.opinion(move), move in advice.lit
        if opinion is None:
            return cls(best=lit, marked=move == advice.marked)
        return cls(opinion.value, opinion.reason.facts.get("made"), lit, move == advice.marked)

    @property
    def words(self) -> str:
        """Expected chips and chance in one line."""
        parts = [] if self.chips is None else [signed_figure(self.chips)]
        parts += [] if self.made is None else [percent(self.made, 0)]
        return "  \N{MIDDLE DOT}  ".join(parts)

    @property
    def tint(self) -> str:
        """The colour of the figures."""
        return HINT if self.best else CREAM


def paint_call(
    kit: Furniture, key: QAbstractButton, s: Sizes, call: Call, view: SoloView, odds: Odds, *, legal: bool
) -> None:
    """A call: its name, its meaning, what it wins or loses, its odds; dimmed where it is too low now."""
    _paint_key(kit, key, odds, dimmed=not legal)
    k, width, height, shade = kit.k, key.width(), key.height(), 1.0 if legal else 0.45
    ink, soft = faded(CREAM, shade), faded(CREAM, 0.9 * shade)
    title, meaning, chips = call_title(call), call_meaning(call, view), str(chips_at_stake(call, view))
    left, room = 11 * k, width - 22 * k
    stacked = s.column > 0
    if stacked:
        line_of(kit, title, left, height * 0.23, s.name, 600, colour=ink, within=room)
        line_of(kit, meaning, left, height * 0.51, s.meaning, 400, colour=soft, within=room)
        _paint_chips(kit, chips, left, height * 0.79, s.meaning, shade)
        _paint_odds(kit, odds, left + 40 * k, width - 11 * k, height * 0.79, s.meaning)
        return
    line_of(kit, title, left, height * 0.3, s.name, 600, colour=ink, within=room)
    if odds.words:
        _paint_chips(kit, chips, left, height * 0.7, s.meaning, shade)
        _paint_odds(kit, odds, left + 40 * k, width - 11 * k, height * 0.7, s.meaning)
        return
    stake_room = kit.measure(chips, s.meaning, 600) + 22 * k
    line_of(kit, meaning, left, height * 0.7, s.meaning, 400, colour=soft, within=room - stake_room - 5 * k)
    _paint_chips(kit, chips, width - 11 * k - stake_room, height * 0.7, s.meaning, shade)


def paint_trump(kit: Furniture, key: QAbstractButton, suit: Suit, view: SoloView, odds: Odds) -> None:
    """A suit that may be named as trumps, how many cards of it are held, and its odds."""
    _paint_key(kit, key, odds, dimmed=False)
    x, width, k = key.width() / 2, key.width(), kit.k
    lower = key.height() - min(20 * k, key.height() * 0.14)
    if odds.words:
        line_of(kit, odds.words, x, lower, 13, 700, colour=odds.tint, align="centre", within=width - 10)
        lower -= 19 * k
    above = lower - 31 * k
    kit.suit_tile(suit, x, above / 2 + 4, min(above * 0.82, 76 * k))
    line_of(kit, suit_title(suit), x, lower - 19 * k, 15, 600, align="centre", within=width - 16)
    line_of(kit, held(suit, view), x, lower, 13, 400, colour=faded(CREAM, 0.9), align="centre", within=width - 16)


def paint_pass(kit: Furniture, key: QAbstractButton, odds: Odds) -> None:
    """Pass, in cream, with its odds."""
    w, h = key.width(), key.height()
    kit.box(1.5, 1.5, w - 3, h - 3, 9, fill="#FFFFFF" if key.underMouse() else CREAM)
    if key.isChecked():
        kit.box(3, 3, w - 6, h - 6, 8, line=GOLD, thick=4)
    if odds.best:
        kit.box(2.5, 2.5, w - 5, h - 5, 8, line="#0A6E9E", thick=3)
    words = call_title(Call.PASS) if odds.chips is None else f"{call_title(Call.PASS)}   {signed_figure(odds.chips)}"
    line_of(kit, words, w / 2, h / 2, 15, 600, colour=INK, align="centre", within=w - 20)


def paint_gold(kit: Furniture, key: QAbstractButton) -> None:
    """The gold button that confirms what is picked."""
    w, h, ready = key.width(), key.height(), key.isEnabled()
    fill = GOLD_BUTTON if ready else faded("#FFFFFF", 0.04)
    kit.box(1, 1, w - 2, h - 2, 9, fill=fill, line=None if ready else faded("#FFFFFF", 0.14))
    ink = GOLD_BUTTON_INK if ready else faded(CREAM, 0.5)
    line_of(kit, confirm_word(), w / 2, h / 2, 15, 600, colour=ink, align="centre", within=w - 20)


def confirm_word() -> str:
    """What the gold button says."""
    return QCoreApplication.translate("Solo", "Confirm")


def _paint_odds(kit: Furniture, odds: Odds, left: float, right: float, y: float, size: float) -> None:
    """Expected chips as a bar from a middle line, and in figures."""
    if odds.chips is None:
        return
    wide = line_of(kit, odds.words, right, y, size, 700, colour=odds.tint, align="right", within=right - left)
    span = right - wide - 10 * kit.k - left
    if span < 60 * kit.k:
        return
    k, middle = kit.k, left + span / 2
    reach = span / 2 * min(abs(odds.chips) / MOST_CHIPS, 1.0)
    kit.box(left, y - 2.5 * k, span, 5 * k, 2.5 * k, fill=faded("#FFFFFF", 0.12))
    tint = odds.tint if odds.chips > 0 else LOSS
    kit.box(middle if odds.chips > 0 else middle - reach, y - 2.5 * k, reach, 5 * k, fill=tint)
    kit.line(middle, y - 6 * k, middle, y + 6 * k, faded(CREAM, 0.5))


def _paint_key(kit: Furniture, key: QAbstractButton, odds: Odds, *, dimmed: bool) -> None:
    w, h, picked = key.width(), key.height(), key.isChecked()
    strength = 0.03 if dimmed else 0.16 if picked or key.underMouse() else 0.09
    line = GOLD if picked else faded("#FFFFFF", 0.12 if dimmed else 0.28)
    kit.box(1.2, 1.2, w - 2.4, h - 2.4, 10, fill=faded("#FFFFFF", strength), line=line, thick=2.2 if picked else 1)
    if odds.best:
        inset = 4.0 if picked else 1.6
        kit.box(inset, inset, w - 2 * inset, h - 2 * inset, 9, line=HINT, thick=2.4)
    if odds.marked:
        kit.pointer(w - 18 * kit.k, 18 * kit.k)


def _paint_chips(kit: Furniture, chips: str, x: float, y: float, size: float, shade: float) -> None:
    k = kit.k
    kit.painter.setOpacity(max(shade, 0.5))
    kit.chip(x + 8 * k, y, 6.5 * k)
    kit.painter.setOpacity(1)
    line_of(kit, chips, x + 20 * k, y, size, 600, colour=faded(CREAM, shade))
