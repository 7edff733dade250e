"""What is drawn on the Oneonta Whist table besides the cards."""

from collections.abc import Sequence

from PySide6.QtGui import QColor

from whistdesk.cards.card import Rank, Suit
from whistdesk.rules.oneonta.deal import HAND_SIZE, MOST_PENALTIES
from whistdesk.rules.oneonta.moves import Predict
from whistdesk.rules.oneonta.places import CHOSEN, DUMMY, HAND, REPLY, STOCK, TURNED
from whistdesk.rules.oneonta.trumps import Trumps
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.table import Table
from whistdesk.views.names import suit_title
from whistdesk.views.oneonta import wording
from whistdesk.views.oneonta.layout import tricks_in
from whistdesk.views.oneonta.measures import Measures
from whistdesk.views.oneonta.staging import oneonta_view
from whistdesk.views.table.furniture import Furniture, meter_width
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.palette import CREAM, faded

LAST, COMPACT_LAST = 76, 52
"""Where the fourth or third line under turn-up and penalty pile begins, at 100 %."""


def furnish_table(under: Furniture, tableau: Tableau) -> None:
    """Everything lies below the cards."""
    _Table(under, tableau).draw()


class _Table:
    """One drawing: every method draws one part into its spots, if the layout has them."""

    def __init__(self, f: Furniture, tableau: Tableau) -> None:
        self.f = f
        self.view: OneontaView = oneonta_view(tableau.moment)
        self.table: Table = tableau.moment.table
        self.spots = tableau.layout.spots
        self.small = tableau.room.small
        self.picked = tableau.picked
        self.k = tableau.room.font
        self.compact = Measures(tableau.room).compact

    def draw(self) -> None:
        self._dummy()
        self._stock()
        self._penalty()
        if "used" in self.spots:
            self._used()
        if "promise" in self.spots:
            self._promise()
        if "won" in self.spots and self.table.at(TURNED):
            self._piles()
        if self.table.at(TURNED):
            self._menu()
        if (slot := self.spots.get("slot")) and not self.table.at(REPLY):
            self.f.slot(*slot.centre, slot.width, label=wording.caption("your-card"))

    def _caption(self, spot: str, text: str) -> None:
        rect = self.spots[spot]
        self.f.caps(text, rect.centre[0], rect.y, within=rect.width)

    def _line(self, text: str, rect: Rect, down: float, size: float, weight: int, colour: QColor | None = None) -> None:
        """A centred line ``down`` px below the top of ``rect``, at 100 % text size."""
        x, y = rect.centre[0], rect.y + down * self.k
        self.f.text(text, x, y, size, weight, colour=colour, align="centre", within=rect.width)

    def _soft_line(self, words: Sequence[str], rect: Rect, down: float) -> None:
        """The longest of ``words`` that ``rect`` has room for, longest first."""
        self._line(self.f.first_fitting(words, rect.width, 13), rect, down, 13, 400, self._soft())

    def _soft(self) -> QColor:
        return self.f.palette.soft()

    def _dummy(self) -> None:
        if held := len(self.table.at(DUMMY)):
            self._caption("dummy-caption", wording.dummy_caption(held, short=self.compact))

    def _stock(self) -> None:
        stock, turned = len(self.table.at(STOCK)), self.table.at(TURNED)
        rect = self.spots["turn-up"]
        if not turned:
            if stock:
                self._caption("turn-up-caption", wording.caption("deck"))
                self._line(wording.cards(stock), rect, 1, 16, 600)
            return
        self._caption("turn-up-caption", wording.caption("turn-up"))
        trumps = self.view.trumps
        last = self._trump_suit(rect, trumps) if trumps.suit is not None else self._ace_alone(rect, trumps)
        words = [wording.under_turn_up(stock, small=small) for small in (False, True)]
        self._soft_line(words, rect, last)

    def _trump_suit(self, rect: Rect, trumps: Trumps) -> float:
        """The trump suit and the order of the aces (OW-09); returns where the next line begins."""
        assert trumps.suit is not None
        self._signed(trumps.suit, suit_title(trumps.suit), rect, 12, 24, 16, 600)
        aces = [card.suit for card in trumps.cards if card.rank is Rank.ACE]
        if self.compact:
            self._line(wording.aces_in_order(*aces), rect, 30, 13, 500)
            return COMPACT_LAST
        for n, (suit, words) in enumerate(zip(aces, (wording.ace_high, wording.ace_second), strict=True)):
            self._signed(suit, words(suit), rect, 38 + 22 * n, 17, 13, 500)
        return LAST

    def _ace_alone(self, rect: Rect, trumps: Trumps) -> float:
        """The only trump (OW-10); returns where the next line begins."""
        (ace,) = trumps.cards
        self._signed(ace.suit, wording.ace_alone(ace.suit), rect, 12, 22, 16, 600)
        self._line(wording.plain_suit(self.view.turn_up.suit), rect, 30, 13, 500)
        return COMPACT_LAST

    def _signed(self, suit: Suit, text: str, rect: Rect, down: float, side: float, size: float, weight: int) -> None:
        """A suit on its tile and a text beside it, centred ``down`` px below the top of ``rect``."""
        k = self.k
        gap = (side / 3) * k
        room = rect.width - side * k - gap
        wide = min(self.f.measure(text, size, weight), room)
        left = rect.centre[0] - (side * k + gap + wide) / 2
        middle = rect.y + down * k
        self.f.suit_tile(suit, left + side / 2 * k, middle, side * k)
        self.f.text(text, left + side * k + gap, middle - size * 0.66 * k, size, weight, within=room)

    def _penalty(self) -> None:
        rect, paid, used = self.spots["penalty"], self.view.penalties, len(self.view.history)
        self._caption("penalty-caption", wording.caption("penalty"))
        if not self.table.named("penalty"):
            slot = self.spots["penalty-slot"]
            self.f.slot(*slot.centre, slot.width, label=wording.caption("empty"))
        self._line(wording.of_seven(paid), rect, 1, 16, 600)
        k = min(self.k, rect.width / meter_width(MOST_PENALTIES))
        self.f.meter(rect.centre[0], rect.y + 30 * self.k, MOST_PENALTIES, min(paid, MOST_PENALTIES), k)
        if not self.compact:
            self._line(wording.caption("penalty-cards"), rect, COMPACT_LAST, 13, 500)
        if used:
            last = COMPACT_LAST if self.compact else LAST
            words = [wording.used_predictions(used, small=small) for small in (False, True)]
            self._soft_line(words, rect, last)

    def _used(self) -> None:
        """The used prediction cards and what came of them."""
        rect, history = self.spots["used"], self.view.history
        self._caption("used-caption", wording.caption("used"))
        step = rect.width / len(history)
        wide = min(58 * self.k, step - 4)
        for n, hand in enumerate(history):
            box = Rect(rect.x + (n + 0.5) * step - wide / 2, rect.y, wide, rect.height)
            self.f.plate(*box, radius=10)
            inner = Rect(box.x + 3, box.y, wide - 6, box.height)
            self._line(str(hand.prediction), inner, 5, 24, 600, QColor(CREAM))
            won = (wording.won_short(hand.won), f"{hand.won}/{HAND_SIZE}")
            self._line(self.f.first_fitting(won, inner.width, 13, 500), inner, 40, 13, 500, faded(CREAM, 0.9))
        if gone := self.spots.get("gone"):
            self._line(wording.caption("gone"), gone, 0, 13, 400, self._soft())

    def _promise(self) -> None:
        """The chosen prediction in words, as lozenges, and what is still to come."""
        self._caption("prediction-caption", wording.caption("prediction"))
        if not self.table.at(CHOSEN) or self.view.prediction is None:
            return
        rect, told, won = self.spots["promise"], self.view.prediction, self.view.won
        step = min((20 if self.small else 24) * self.k, rect.width / HAND_SIZE)
        self._line(wording.promised(told), rect, 0, 14 if self.small else 16, 600)
        more = 0 if self.small else 18 * self.k
        lozenges = rect.y + 20 * self.k + (rect.height - 20 * self.k - more) / 2
        self.f.lozenges(rect.centre[0], lozenges, HAND_SIZE, won, told, step)
        if more and self.table.at(HAND):
            at = Rect(rect.x, rect.y + rect.height - more, rect.width, more)
            self._line(wording.promise_so_far(told, won), at, 0, 14, 400, self._soft())

    def _piles(self) -> None:
        for name in ("won", "lost"):
            rect = self.spots[name]
            self._caption(name, wording.caption(name))
            self._line(str(tricks_in(self.table, name)), rect, 18, 30, 600)

    def _menu(self) -> None:
        """The words under the prediction cards."""
        picked = self.picked.tricks if isinstance(self.picked, Predict) else None
        for tricks in self.view.predictions:
            rect = self.spots.get(f"choice-{tricks}")
            if rect is None:
                continue
            chosen = tricks == picked
            tint = self.f.palette.label if chosen else None
            self._line(wording.choice(tricks), rect, 0, 17, 700 if chosen else 500, QColor(tint) if tint else None)
