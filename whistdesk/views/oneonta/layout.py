"""Where the cards of Oneonta Whist lie, and the spots of what is drawn around them (no Qt)."""

from typing import Final

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.moves import Play
from whistdesk.rules.oneonta.places import CHOSEN, DUMMY, HAND, LEAD, PENALTY, REPLY, STOCK, TURNED, USED
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.table import Table, Tile
from whistdesk.views.oneonta.measures import (
    CAPS,
    COUNT,
    NEVER_TOUCH,
    PILL,
    TRUMP_HALF,
    Measures,
    PlayMeasures,
    PredictMeasures,
    play_measures,
    predict_measures,
)
from whistdesk.views.oneonta.sorting import sorted_hand
from whistdesk.views.table.arrange import on_arc, stack
from whistdesk.views.table.pose import Layout, Look, Pose, Rect, Tag
from whistdesk.views.table.room import CARD_ASPECT, Room

TRICK_AREA: Final = "trick"
"""Where a card of the hand is dropped to play it."""
PROMISE_AREA: Final = "promise"
"""Where a prediction card is dropped to predict: everything well above the menu."""

STOCK_Z, PENALTY_Z, DUMMY_Z, HAND_Z, TURNED_Z, FAN_Z, PILE_Z, TRICK_Z = (100.0 * n for n in range(8))
"""A deal goes from low to high: dummy, player, turn-up, then the prediction cards come to the menu."""

CLOSED: Final = Tile(0, 0)
"""The prediction card that stands for no trick."""

HOVER_ROOM: Final = 0.35
"""A prediction must be lifted by this part of its height before it counts as dropped."""


def predicting(view: OneontaView, table: Table) -> bool:
    """Whether the prediction cards lie open as a menu: the hand is dealt and nothing is promised yet."""
    return view.prediction is None and bool(table.at(HAND))


def oneonta_layout(view: OneontaView, table: Table, room: Room, *, resting: bool, picked: bool = False) -> Layout:
    """The whole table. ``resting`` is False during a performance, when nothing can be done.

    ``picked`` gives room to the button that confirms a prediction.
    """
    if predicting(view, table):
        return _PredictSheet(view, table, predict_measures(room), picked=picked).layout()
    return _PlaySheet(view, table, play_measures(room), resting=resting).layout()


def tricks_in(table: Table, pile: str) -> int:
    """How many tricks lie in the pile ``won`` or ``lost``."""
    return len(table.named(pile))


class _Sheet:
    """One layout in the making: every method adds poses or spots of one part of the table."""

    def __init__(self, view: OneontaView, table: Table, at: Measures) -> None:
        self.view, self.table = view, table
        self.room = at.room
        self.poses: dict[Tile, Pose] = {}
        self.spots: dict[str, Rect] = {}

    def x(self, x: float) -> float:
        """The place of a column's middle, on a mirrored table too."""
        return self.room.width - x if self.room.mirrored else x

    def place(self, tile: Tile, x: float, y: float, width: float, z: float) -> None:
        """A card that lies straight, its face as it is known; the 8 stays closed on an open table too (OW-02)."""
        self.poses[tile] = Pose(x, y, width, z, None if tile == CLOSED else self.table.card(tile))

    def column(self, name: str, middle: float, top: float, half: float, height: float) -> None:
        """A spot around a column's middle."""
        self.spots[name] = Rect(self.x(middle) - half, top, 2 * half, height)

    def caption(self, name: str, middle: float, at: Measures, half: float) -> None:
        """The spot of a caption above the first row."""
        self.column(name, middle, at.label_top, half, CAPS * at.k)

    def first_row(self, at: PlayMeasures | PredictMeasures) -> None:
        """Dummy, turn-up on its stock, and penalty pile."""
        tiles = self.table.at(DUMMY)[::-1]
        for n, tile in enumerate(tiles):
            x = at.middle + (n - (len(tiles) - 1) / 2) * at.dummy_step
            self.place(tile, x, at.row_y, at.card, DUMMY_Z + n)
        turned, stock = self.table.at(TURNED), self.table.at(STOCK)
        stock_x, penalty_x = self.x(at.stock_x), self.x(at.penalty_x)
        for tile in turned:
            self.place(tile, stock_x, at.row_y, at.card, TURNED_Z)
            self.poses[tile] = self.poses[tile]._replace(shadow=not stock)
        self.poses |= stack(self.table, stock, stock_x, at.row_y, at.card, STOCK_Z, len(turned))
        self.poses |= stack(self.table, self.penalty_pile(), penalty_x, at.row_y, at.card, PENALTY_Z)
        self.words(at)

    def words(self, at: PlayMeasures | PredictMeasures) -> None:
        """Captions and lines of the first row."""
        tall = at.card * CARD_ASPECT
        penalty_half = at.penalty_half
        trump_half = min(TRUMP_HALF * at.k, at.penalty_x - penalty_half - at.stock_x - 4)
        self.spots["penalty-slot"] = Rect(self.x(at.penalty_x) - at.card / 2, at.row_top, at.card, tall)
        turned_half = 0.75 * trump_half
        self.caption("dummy-caption", at.middle, at, min(100 * at.k, at.stock_x - turned_half - 14 - at.middle))
        self.caption("turn-up-caption", at.stock_x, at, turned_half)
        self.caption("penalty-caption", at.penalty_x, at, penalty_half)
        self.column("turn-up", at.stock_x, at.words_top, trump_half, at.words_height)
        self.column("penalty", at.penalty_x, at.words_top, penalty_half, at.words_height)

    def penalty_pile(self) -> list[Tile]:
        """The penalty cards and used predictions from the top down: the latest hand's lie on top."""
        hand_of = {hand.prediction: number for number, hand in enumerate(self.view.history, start=1)}
        paid = [((tile.shuffle + 1) // 2, tile) for tile in self.table.at(PENALTY)]
        used = [(hand_of.get(tile.index, 0), tile) for tile in self.table.at(USED)]
        return [tile for _, tile in sorted((*paid, *used), reverse=True)]

    def hand(self, at: Measures, room_for_hand: float, off: frozenset[Card] = frozenset()) -> None:
        """The player's cards on their arc, sorted as they wish; the cards of ``off`` are veiled."""
        faces = {card: tile for tile in self.table.at(HAND) if (card := self.table.card(tile))}
        trumps = self.view.trumps
        turned = self.table.at(TURNED)
        step = at.hand_step * (1 if len(faces) <= 5 else 0.76)
        step = min(step, (room_for_hand - at.hand_card) / max(len(faces) - 1, 1))
        for n, card in enumerate(sorted_hand(faces, trumps, self.room.order)):
            d = (n - (len(faces) - 1) / 2) * step
            down, angle = on_arc(d, self.room)
            self.poses[faces[card]] = Pose(
                at.middle + d,
                at.hand_y + down,
                at.hand_card,
                HAND_Z + n,
                card,
                angle,
                Look.OFF if card in off else Look.NORMAL,
                Tag.TRUMP if turned and card in trumps.cards else None,
            )


class _PredictSheet(_Sheet):
    def __init__(self, view: OneontaView, table: Table, at: PredictMeasures, *, picked: bool) -> None:
        super().__init__(view, table, at)
        self.at = at
        self.picked = picked

    def layout(self) -> Layout:
        at = self.at
        self.first_row(at)
        self.hand(at, self.room.width - 2 * at.edge)
        self._menu()
        self._prompt()
        self._used()
        return Layout(self.poses, {PROMISE_AREA: self._promise_area()}, self.spots)

    def _promise_area(self) -> Rect:
        """All of the table well above the menu."""
        at = self.at
        side, top = at.edge * 0.75, at.label_top - NEVER_TOUCH
        bottom = at.menu_top - HOVER_ROOM * at.menu_card * CARD_ASPECT
        return Rect(side, top, at.room.width - 2 * side, bottom - top)

    def _menu(self) -> None:
        at, left = self.at, self.view.predictions
        tall = at.menu_card * CARD_ASPECT
        for n, tricks in enumerate(left):
            x = at.middle + (n - (len(left) - 1) / 2) * at.menu_step
            self.place(Tile(0, tricks), x, at.menu_top + tall / 2, at.menu_card, FAN_Z + n)
            self.spots[f"choice-{tricks}"] = Rect(x - at.menu_step / 2, at.menu_top + tall + 9, at.menu_step, 22 * at.k)
            below = at.menu_top + tall + 9 + 22 * at.k
            self.spots[f"odds-{tricks}"] = Rect(x - at.menu_step / 2 + 4, below, at.menu_step - 8, at.odds_height)
        top = at.menu_top + tall + 9 + 22 * at.k + at.odds_height + 8
        if self.room.odds and not self.picked:
            self.spots["odds-caption"] = Rect(at.edge, top, self.room.width - 2 * at.edge, 18 * at.k)
        if self.picked:
            wide = 236 * at.k
            self.spots["standing"] = Rect(at.middle - wide / 2, top, wide, at.button_height)

    def _used(self) -> None:
        at, used = self.at, len(self.view.history)
        if not used or (at.room.odds and at.label_top + (CAPS + 13 + 66 + 8) * at.k > self.spots["prompt"].y):
            return  # the coach's sentence may take two lines
        limit = at.middle - at.card / 2 - 3 * at.dummy_step - 16 - at.edge
        wide = min(74 * at.k * used, limit)
        left = max(at.edge, at.left - wide / 2)
        left = self.room.width - left - wide if self.room.mirrored else left
        label = min(wide, 120 * at.k)
        self.spots["used-caption"] = Rect(left + (wide - label) / 2, at.label_top, label, CAPS * at.k)
        self.spots["used"] = Rect(left, at.label_top + (CAPS + 13) * at.k, wide, 66 * at.k)
        top = at.label_top + (CAPS + 13 + 66 + 10) * at.k
        if top + 18 * at.k > self.spots["prompt"].y:
            return
        gone = max(wide, 150 * at.k)
        middle = min(max(left + wide / 2, gone / 2 + 6), self.room.width - gone / 2 - 6)
        self.spots["gone"] = Rect(middle - gone / 2, top, gone, 18 * at.k)

    def _prompt(self) -> None:
        """Over the menu, as near to its middle as the lines under the turn-up allow."""
        at = self.at
        tall = PILL * at.k
        top = at.menu_top - at.room.blend(28, 38, 44) - tall
        right = at.stock_x - TRUMP_HALF * at.k - NEVER_TOUCH
        half = max(min(right - at.edge, 400 * at.k) / 2, right - at.middle)
        self.column("prompt", min(at.middle, right - half), top, half, tall)


class _PlaySheet(_Sheet):
    def __init__(self, view: OneontaView, table: Table, at: PlayMeasures, *, resting: bool) -> None:
        super().__init__(view, table, at)
        self.at = at
        self.resting = resting

    def layout(self) -> Layout:
        at = self.at
        self.first_row(at)
        self._fan()
        reach = max(self._pile("lost", at.left), self._pile("won", at.room.width - at.won_x))
        self.hand(at, at.room.width - 2 * (reach + NEVER_TOUCH), self._illegal())
        self._trick()
        tall = PILL * at.k
        beside = max(at.left, at.room.width - at.won_x) + 46 * at.k
        self.spots["prompt"] = Rect(beside, at.prompt_y - tall / 2, at.room.width - 2 * beside, tall)
        return Layout(self.poses, {TRICK_AREA: self._trick_area()}, self.spots)

    def _fan(self) -> None:
        at = self.at
        left = [*self.view.predictions]
        # The closed card comes last in the fan, first in the menu.
        fan = [*(tricks for tricks in left if tricks), *(tricks for tricks in left if not tricks)]
        middle = self.x(at.left)
        for n, tricks in enumerate(fan):
            x = middle + (n - (len(fan) - 1) / 2) * at.fan_step
            self.place(Tile(0, tricks), x, at.row_y, at.card, FAN_Z + n)
        for tile in self.table.at(CHOSEN):
            self.place(tile, middle, at.across_y, at.card, FAN_Z + 20)
            self.poses[tile] = self.poses[tile]._replace(angle=90)
        self.caption("prediction-caption", at.left, at, at.left - 6)
        self.column("promise", at.left, at.promise_top, at.left - 6, at.promise_height)

    def _pile(self, name: str, distance: float) -> float:
        """Lays the crossed packets of a pile; returns how far they reach in from the window's side."""
        at, packets = self.at, self.table.named(name)
        middle = self.x(distance if name == "lost" else at.room.width - distance)
        step = at.pile_card * min(0.5, 1.3 / max(len(packets) - 1, 1))
        for n, place in enumerate(sorted(packets)):
            x = middle + (n - (len(packets) - 1) / 2) * step
            for m, tile in enumerate(packets[place]):
                angle = 90 if n % 2 else 0
                self.poses[tile] = Pose(x, at.pile_y, at.pile_card, PILE_Z + 2 * n + m, angle=angle, shadow=m == 0)
        self.spots[name] = Rect(middle - 42 * at.k, at.count_top, 84 * at.k, COUNT * at.k)
        spread = (len(packets) - 1) / 2 * step if packets else 0
        half = at.pile_card * (CARD_ASPECT if len(packets) > 1 else 1) / 2
        return distance + spread + half if packets else 0

    def _trick(self) -> None:
        at = self.at
        lead, reply = self.table.at(LEAD), self.table.at(REPLY)
        leads_x, reply_x = self.x(at.trick_x - at.trick_half), self.x(at.trick_x + at.trick_half)
        for tile in lead:
            self.place(tile, leads_x, at.trick_y, at.trick_card, TRICK_Z)
        for tile in reply:
            self.place(tile, reply_x, at.trick_y, at.trick_card, TRICK_Z + 1)
        if lead and reply:
            self._mark_winner(lead[0], reply[0])
        tall = at.trick_card * CARD_ASPECT
        if self.view.prediction is not None and (reply or self.table.at(HAND)):
            self.spots["slot"] = Rect(reply_x - at.trick_card / 2, at.trick_y - tall / 2, at.trick_card, tall)

    def _mark_winner(self, lead: Tile, reply: Tile) -> None:
        first, second = self.table.card(lead), self.table.card(reply)
        assert first is not None
        assert second is not None
        winner = reply if self.view.trumps.beats(second, first) else lead
        self.poses[winner] = self.poses[winner]._replace(look=Look.WINNING, tag=Tag.HIGHEST)

    def _trick_area(self) -> Rect:
        """Both cards of the trick: whatever is dropped onto some of it is played."""
        at = self.at
        half = at.trick_half + at.trick_card / 2 + NEVER_TOUCH
        tall = at.trick_card * CARD_ASPECT + 2 * NEVER_TOUCH
        return Rect(self.x(at.trick_x) - half, at.trick_y - tall / 2, 2 * half, tall)

    def _illegal(self) -> frozenset[Card]:
        if not self.resting or self.view.lead is None:
            return frozenset()
        allowed = {move.card for move in self.view.legal if isinstance(move, Play)}
        return frozenset(self.view.hand) - allowed
