"""A hand of Solo Whist looked back at: four open hands, every call and card, and what was makeable."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card
from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.players.hindsight import Makeable
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.rules.solowhist.play import TRICKS, seat_at
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.views.names import card_name, fill, seat_name, suit_name
from whistdesk.views.numbers import figure, signed_figure
from whistdesk.views.review.marks import Marked, draw_card, marked
from whistdesk.views.review.stage import Ending, Scale
from whistdesk.views.solowhist.furniture import COLOURS, initial_disc, line_of
from whistdesk.views.solowhist.layout import sorted_hand
from whistdesk.views.solowhist.wording import call_title, ribbon
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import CARD_ASPECT, Rect
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_TEXT, faded

SIDEWAYS: Final = {Seat.WEST: (-1, 0), Seat.NORTH: (0, -1), Seat.EAST: (1, 0), Seat.SOUTH: (0, 1)}


class SoloReview:
    """Fills ``GameReview``."""

    plotted = False

    def __init__(self, end: Ending) -> None:
        settled = cast(SoloView, end.view).settled
        self._made = settled[end.part].made if end.part < len(settled) else None

    def worth(self, opinion: Opinion) -> float:
        """Expected chips of the hand."""
        return opinion.value

    def worth_words(self, worth: float, digits: int = 1) -> str:
        """Chips with their sign."""
        return signed_figure(worth, digits)

    def loss_words(self, given: float) -> str:
        """Chips."""
        return figure(given)

    def total_words(self, given: float) -> str:
        """Chips by their name."""
        return fill(QCoreApplication.translate("Solo", "%1 chips"), figure(given))

    def counted(self) -> str:
        """What the worth is."""
        return QCoreApplication.translate("Solo", "Expected chips of the hand")

    def scale(self, worths: Sequence[float]) -> Scale:
        """Nothing is plotted."""
        return Scale(0, 1, 1)

    def result(self) -> float | None:
        """Nothing is plotted."""
        return None

    def place(self, past: PastMove) -> str:
        """The auction, or the trick."""
        view = _view(past)
        if view.current is None:
            return QCoreApplication.translate("Solo", "Auction")
        return fill(QCoreApplication.translate("Solo", "Trick %1"), str(len(view.tricks) + 1))

    def move_words(self, past: PastMove) -> str:
        """Who called or played what."""
        return f"{seat_name(past.mover)}, {_named(past)}"

    def remarks(self, past: PastMove, judgement: Judgement) -> Sequence[str]:
        """What was makeable before the move, with all cards open."""
        contract = _view(past).contract
        if contract is None or judgement.makeable is None:
            return ()
        return (makeable_words(contract, judgement.makeable),)

    def turning_point(self, review: Review) -> int | None:
        """The last card after which the contract was made, or lost, that was not before."""
        after = self._made
        for number in range(len(review.moves) - 1, -1, -1):
            found = review.judgement(number).makeable
            if found is None or found.made is None or after is None:
                return None
            if found.made is not after:
                return number
            after = found.made
        return None

    def paint(self, f: Furniture, area: Rect, past: PastMove, judgement: Judgement) -> None:
        """Four open hands, and in the middle the trick or the calls."""
        _Felt(f, area, past, judgement).paint()


class _Felt:
    """One drawing of a position."""

    def __init__(self, f: Furniture, area: Rect, past: PastMove, judgement: Judgement) -> None:
        self.f, self.area, self.past, self.judgement = f, area, past, judgement
        self.view = _view(past)
        self.own = min(area.height * 0.19, area.width * 0.098)
        self.other = min(self.own * 0.74, area.width * 0.062)

    def paint(self) -> None:
        for seat in COMPASS:
            self._paint_seat(seat)
        if self.view.current is None:
            self._paint_calls()
        else:
            self._paint_trick()
        self._paint_cells()

    def _cards(self, seat: Seat) -> list[Card]:
        table = self.past.before.table
        return sorted_hand(card for tile in table.at(hand_of(seat)) if (card := table.card(tile)) is not None)

    def _paint_seat(self, seat: Seat) -> None:
        if seat in (Seat.WEST, Seat.EAST):
            self._paint_rows(seat)
            return
        cards, wide = self._cards(seat), self.own if seat is Seat.SOUTH else self.other
        step = min(wide * 0.72, (self.area.width * 0.74 - wide) / 12)
        middle = self.area.x + self.area.width / 2 + 20 * self.f.k
        half = wide * CARD_ASPECT / 2
        y = self.area.y + self.area.height - half - 2 if seat is Seat.SOUTH else self.area.y + half + 2
        for n, card in enumerate(cards):
            x = middle + (n - (len(cards) - 1) / 2) * step
            self._paint_card(seat, card, x, y, wide)
        left = middle - (max(len(cards), 1) - 1) / 2 * step - wide / 2
        self._paint_name(seat, max(left - 104 * self.f.k, self.area.x), y)

    def _paint_rows(self, seat: Seat) -> None:
        """A hand at a side: a row for each suit."""
        cards, wide = self._cards(seat), self.other
        suits = list(dict.fromkeys(card.suit for card in cards))
        step, down = wide * 0.46, wide * 0.8
        top = self.area.y + self.area.height * 0.2
        self._paint_name(
            seat, self.area.x if seat is Seat.WEST else self.area.x + self.area.width - 100 * self.f.k, top
        )
        for row, suit in enumerate(suits):
            of_suit = [card for card in cards if card.suit is suit]
            y = top + 26 * self.f.k + wide * CARD_ASPECT / 2 + row * down
            start = self.area.x + wide / 2
            if seat is Seat.EAST:
                start = self.area.x + self.area.width - wide / 2 - (len(of_suit) - 1) * step
            for n, card in enumerate(of_suit):
                self._paint_card(seat, card, start + n * step, y, wide)

    def _paint_card(self, seat: Seat, card: Card, x: float, y: float, wide: float) -> None:
        move = PlayCard(card)
        if seat is Seat.SOUTH and self.past.mover is Seat.SOUTH:
            mark = marked(self.past, self.judgement, move, lambda opinion: signed_figure(opinion.value))
        else:
            mark = Marked(made=seat is self.past.mover and move == self.past.move)
        draw_card(self.f, card, x, y, wide, mark)

    def _paint_name(self, seat: Seat, x: float, y: float) -> None:
        """Disc and name, a declarer's with the contract's ribbon."""
        k, f = self.f.k, self.f
        ring = GOLD if seat is self.past.mover else None
        initial_disc(f, x + 14 * k, y, 13 * k, seat, ring=ring)
        contract = self.view.contract
        line_of(f, seat_name(seat), x + 34 * k, y, 14, 600, within=70 * k)
        if contract is not None and seat in contract.declarers:
            f.disc(x + 25 * k, y - 9 * k, 5 * k, fill=GOLD)

    def _paint_calls(self) -> None:
        """The auction so far, and the call that was made."""
        f, k = self.f, self.f.k
        x, y = self.area.x + self.area.width / 2, self.area.y + self.area.height * 0.36
        calls = [f"{seat_name(seat)}: {call_title(call)}" for seat, call in self.view.calls[-6:]]
        for n, words in enumerate(calls):
            f.text(words, x, y + n * 22 * k, 14, colour=f.palette.soft(), align="centre", within=self.area.width * 0.4)
        made = f"{seat_name(self.past.mover)}: {_named(self.past)}"
        f.text(
            made, x, y + len(calls) * 22 * k, 18, 600, colour=GOLD_TEXT, align="centre", within=self.area.width * 0.4
        )

    def _paint_trick(self) -> None:
        """The trick as it lay, the card that is played now with a gold rim."""
        current, move = self.view.current, self.past.move
        if current is None or not isinstance(move, PlayCard):
            return
        top, bottom = self.area.y + self.other * CARD_ASPECT + 10, self._cells_top - 28 * self.f.k
        wide = min(self.other * 1.2, (bottom - top) / (CARD_ASPECT + 1.44))
        x, y = self.area.x + self.area.width / 2, (top + bottom) / 2
        lying = [(seat_at(current.leader, n), card) for n, card in enumerate(current.cards)]
        for seat, card in [*lying, (self.past.mover, move.card)]:
            dx, dy = SIDEWAYS[seat]
            mark = Marked(made=seat is self.past.mover)
            draw_card(self.f, card, x + dx * wide * 1.15, y + dy * wide * 0.72, wide, mark)

    @property
    def _cells_top(self) -> float:
        """Above the person's hand and the odds on it."""
        return self.area.y + self.area.height - self.own * CARD_ASPECT - 56 * self.f.k

    def _paint_cells(self) -> None:
        """Thirteen cells: who won each trick so far."""
        f, k, contract = self.f, self.f.k, self.view.contract
        if contract is None:
            return
        wide = min(26 * k, self.area.width * 0.5 / TRICKS)
        y = self._cells_top
        left = self.area.x + self.area.width / 2 - TRICKS * wide / 2
        for n in range(TRICKS):
            winner = self.view.tricks[n].winner if n < len(self.view.tricks) else None
            fill = faded("#000000", 0.25) if winner is None else COLOURS[winner]
            line = GOLD if n == len(self.view.tricks) else faded(CREAM, 0.3)
            f.box(left + n * wide + 1, y, wide - 3, 20 * k, 5, fill=fill, line=line)
            if winner is not None:
                x = left + (n + 0.5) * wide
                line_of(f, seat_name(winner)[:1], x, y + 10 * k, 12, 700, align="centre", within=wide)
        line_of(f, ribbon(contract, self.view), left, y - 12 * k, 13, 600, colour=GOLD_TEXT, within=TRICKS * wide)


def makeable_words(contract: Contract, makeable: Makeable) -> str:
    """What was makeable, double-dummy."""
    if makeable.made is None:
        return QCoreApplication.translate("Solo", "With all cards open (double-dummy): not found out.")
    if makeable.tricks is not None:
        sentence = QCoreApplication.translate("Solo", "With all cards open (double-dummy): %1 tricks, %2 are needed.")
        return fill(sentence, str(makeable.tricks), str(contract.target))
    if makeable.made:
        return QCoreApplication.translate("Solo", "With all cards open (double-dummy): the contract is made.")
    return QCoreApplication.translate("Solo", "With all cards open (double-dummy): the contract is lost.")


def _named(past: PastMove) -> str:
    if isinstance(past.move, Call):
        return call_title(past.move)
    if isinstance(past.move, NameTrump):
        return fill(QCoreApplication.translate("Solo", "%1 trump"), suit_name(past.move.suit))
    return card_name(cast(PlayCard, past.move).card)


def _view(past: PastMove) -> SoloView:
    return cast(SoloView, past.before.view)
