"""The boxes beside the hands: what lies in each so far, and its count as it is said."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor

from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.scoring import Combination, count
from whistdesk.views.cribbage import wording
from whistdesk.views.cribbage.counting import Counted
from whistdesk.views.cribbage.lettering import draw_token, fitted, token_width
from whistdesk.views.cribbage.odds import draw_advice
from whistdesk.views.cribbage.staging import progress, seen
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_TEXT, HINT, faded

POINTS_FROM: Final = 0.72
"""Where the column of points begins, as a share of the box."""


def draw_boxes(f: Furniture, tableau: Tableau) -> None:
    """All three boxes as the tableau tells."""
    counted = progress(tableau.moment, tableau.beat)
    told = tableau.beat is not None and tableau.beat.told is not None
    for hand in HANDS:
        box = _Box(f, tableau, hand)
        if counted and told and counted.hand == hand:
            box.draw_counting(counted)
        elif counted and (counted.hand > hand or not told):
            box.draw_counted(counted.of(hand))
        else:
            box.draw_in_play()


class _Box:
    """One box; plates are dark on every felt, so their text is always cream."""

    def __init__(self, f: Furniture, tableau: Tableau, hand: int) -> None:
        self.f, self.hand, self.tableau, self.small = f, hand, tableau, tableau.room.small
        self.spots = tableau.layout.spots
        self.place = self.spots[f"box-{hand}"]
        self.divider = self.place.x + POINTS_FROM * self.place.width
        self.left = self.place.x + (16 if self.small else 22)
        self.wide = self.divider - self.left - 12

    def draw_in_play(self) -> None:
        """Name, room that is left, and what the cards are worth among themselves."""
        self.f.plate(*self.place)
        held = seen(self.tableau.moment).now.hand(self.hand)
        items, rest = count(held, None), self._heading()
        size = self._size(15, 13)
        advice = self.tableau.advice
        if advice and (PlaceCard(self.hand) in advice.lit or advice.opinion(PlaceCard(self.hand))):
            taken = draw_advice(self.f, rest, self.hand, advice, small=self.small)
            left = rest._replace(height=rest.height - taken)
            fitted(self.f, wording.so_far(items), left, self._size(14, 12), colour=faded(CREAM, 0.8))
            self._points(_total(items), wording.caption("so-far"), self._size(44, 34), faded(GOLD_TEXT, 0.9))
            return
        soft, line = faded(CREAM, 0.9), self.f.line_height(size)
        self.f.text(wording.room_left(len(held)), rest.x, rest.y, size, colour=soft, within=rest.width)
        words = self._size(14, 12)
        air = min(14 * self.f.k, max(0.0, rest.height - line - 2 * self.f.line_height(words)))
        below = Rect(rest.x, rest.y + line + air, rest.width, rest.height - line - air)
        fitted(self.f, wording.so_far(items), below, words, colour=faded(CREAM, 0.8))
        self._points(_total(items), wording.caption("so-far"), self._size(44, 34), faded(GOLD_TEXT, 0.9))

    def draw_counted(self, items: Sequence[Combination]) -> None:
        """The whole count in words."""
        self.f.plate(*self.place)
        fitted(self.f, wording.spelled(items), self._heading(), self._size(15, 13), colour=CREAM)
        self._points(_total(items), wording.caption("points"), self._size(54, 38), QColor(GOLD_TEXT))

    def draw_counting(self, counted: Counted) -> None:
        """The combinations so far, each with its cards; the last one is lit."""
        self._frame()
        said, waits = counted.said, bool(self.tableau.beat and self.tableau.beat.panel)
        go_on = self.spots["go-on"]
        if waits:
            self.divider = min(self.divider, go_on.x - 6)
            self.wide = self.divider - self.left - 8
        area = Rect(self.left, self.place.y + 8, self.wide, self.place.height - 16)
        line = max(24 * self.f.k, min(34 * self.f.k, area.height / max(len(counted.of(self.hand)), 4)))
        rows = max(1, int(area.height // line))
        if not said or (waits and (len(said) > rows or any(self._wide(item) > area.width for item in said))):
            fitted(self.f, wording.spelled(said), self._heading(), self._size(15, 13), colour=CREAM)
        else:
            for row, item in enumerate(said[-rows:]):
                self._item(item, area, area.y + line * (row + 0.5), now=item == said[-1])
        bottom = go_on.y - 4 if waits else self.place.y + self.place.height
        points = wording.caption("points")
        self._points(_total(said), points, self._size(54, 38), QColor(GOLD_TEXT), bottom)

    def _item(self, item: Combination, area: Rect, y: float, *, now: bool) -> None:
        x, size = area.x, self._size(15, 13)
        suited = self._wide(item, suited=True) <= area.width
        for card in item.cards:
            draw_token(self.f, card, x, y, suited=suited, lit=now)
            x += token_width(self.f, card, suited=suited) + 4
        within, top = area.x + area.width - x - 8, y - self.f.line_height(size) / 2
        ink, weight = (HINT, 600) if now else (CREAM, 400)
        self.f.text(wording.combination(item), x + 8, top, size, weight, colour=ink, within=within)

    def _wide(self, item: Combination, *, suited: bool = False) -> float:
        """The room that a combination takes, its tokens with or without their suits."""
        tokens = sum(token_width(self.f, card, suited=suited) + 4 for card in item.cards)
        return tokens + 8 + self.f.measure(wording.combination(item), self._size(15, 13), 600)

    def _frame(self) -> None:
        """The gold frame round cards and box of the hand that is being counted."""
        row, box, pad = self.spots[f"row-{self.hand}"], self.place, 4 if self.small else 7
        left, right = min(row.x - pad, box.x), max(row.x + row.width + pad, box.x + box.width)
        fill = faded(self.f.palette.panel, 0.86) if self.f.palette.light else faded("#FFFFFF", 0.05)
        tall = row.height + 2 * pad
        self.f.box(left - pad, row.y - pad, right - left + 2 * pad, tall, 18, fill=fill, line=faded(GOLD, 0.9), thick=2)

    def _heading(self) -> Rect:
        """Writes the name of the hand; returns what is left below it."""
        box, size, pad = self.place, self._size(20, 16), min(14.0, 0.09 * self.place.height)
        self.f.text(wording.hand_title(self.hand), self.left, box.y + pad, size, 600, colour=CREAM, within=self.wide)
        top = box.y + pad + self.f.line_height(size) + min(4.0, 0.03 * box.height)
        return Rect(self.left, top, self.wide, box.y + box.height - pad / 2 - top)

    def _points(self, points: int, words: str, size: float, ink: QColor, bottom: float = 0) -> None:
        """The points at the right, in the middle of the box or of what is left above ``bottom``."""
        box, x = self.place, (self.divider + self.place.x + self.place.width) / 2
        self.f.line(self.divider, box.y + 0.15 * box.height, self.divider, box.y + 0.85 * box.height, faded(CREAM, 0.2))
        height = (bottom or box.y + box.height) - box.y
        below = self.f.line_height(self._size(15, 12))
        size = min(size, (height - below) / (1.25 * self.f.k))
        top = box.y + (height - self.f.line_height(size) - below) / 2
        self.f.text(str(points), x, top, size, 600, colour=ink, align="centre")
        within, y = box.x + box.width - self.divider - 8, top + self.f.line_height(size)
        self.f.text(words, x, y, self._size(15, 12), 500, colour=CREAM, align="centre", within=within)

    def _size(self, reference: int, small: int) -> int:
        return small if self.small else reference


def _total(items: Sequence[Combination]) -> int:
    return items[-1].total if items else 0
