"""Where the cards of Solo Whist lie, and the spots of what is drawn around them (no Qt)."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.places import DECK, hand_of, played_by, swept
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.rules.table import Table, Tile
from whistdesk.rules.trick import winning
from whistdesk.views.solowhist.measures import Cross, Fan, Measures
from whistdesk.views.table.arrange import alternating, arranged, on_arc
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.pose import Layout, Look, Pose, Rect, Tag
from whistdesk.views.table.room import CARD_ASPECT, Room

TRICK_AREA: Final = "trick"
"""The area on which a card of the hand is dropped to play it."""

TRICK_Z: Final = 200.0
"""Cards of the open trick lie above the hands, which begin at 0."""

_TILT: Final = {Seat.WEST: -3.0, Seat.NORTH: 2.0, Seat.EAST: 4.0, Seat.SOUTH: 0.0}


def sorted_hand(cards: Iterable[Card], order: HandOrder = USUAL_ORDER, trump: Suit | None = None) -> list[Card]:
    """As ``order`` wishes; usually by suit, trumps among them, colours alternating, each suit from high to low."""
    held = list(cards)
    trumps = sorted((card for card in held if card.suit is trump), reverse=True)
    return arranged(held, order, trumps, trump, usual="among")


class OpenTrick(NamedTuple):
    """The trick on the table: its cards in the order of play, and who holds it."""

    leader: Seat
    cards: tuple[Card, ...]
    holder: Seat


def trick_shown(view: SoloView) -> OpenTrick | None:
    """The trick that lies in the middle as ``view`` tells it, or None before the first card."""
    trick = view.current if view.current and view.current.cards else None
    if trick is None or view.contract is None:
        return None
    return OpenTrick(trick.leader, trick.cards, seat_at(trick.leader, winning(trick.cards, view.contract.trump)))


def solo_layout(view: SoloView, table: Table, room: Room, *, resting: bool, dealing: bool = False) -> Layout:
    """The whole table. ``resting`` is False during a performance, when nothing can be done.

    ``dealing`` leaves the person's cards closed and as they come until the deal is complete.
    """
    return _Sheet(view, table, room, resting=resting, dealing=dealing).layout()


class _Sheet:
    """One layout in the making: every method adds poses or spots of one part of the table."""

    def __init__(self, view: SoloView, table: Table, room: Room, *, resting: bool, dealing: bool) -> None:
        self.view, self.table, self.at = view, table, Measures(room)
        self.resting, self.dealing = resting, dealing
        self.poses: dict[Tile, Pose] = {}
        self.spots: dict[str, Rect] = {}
        self.hands = {seat: table.at(hand_of(seat)) for seat in COMPASS}
        self.open_seats = {seat for seat, tiles in self.hands.items() if all(table.card(tile) for tile in tiles)}

    def layout(self) -> Layout:
        self._deck()
        self._own_hand()
        north_bottom = self._north()
        for seat in (Seat.WEST, Seat.EAST):
            self._side(seat)
        self._won()
        trick = self.at.trick(north_bottom)
        self._trick(trick)
        self._seats()
        self._middle(trick)
        return Layout(self.poses, {TRICK_AREA: _trick_area(trick)}, self.spots)

    def _deck(self) -> None:
        tiles = self.table.at(DECK)
        x, y = self.at.room.width / 2, self.at.trick(self.at.north_top).y
        for n, tile in enumerate(tiles):
            edge = 1.4 * min((len(tiles) - 1 - n) // 8, 6)
            self.poses[tile] = Pose(x - edge, y - edge, self.at.closed * 1.36, 60 - n, shadow=n == len(tiles) - 1)

    def _own_hand(self) -> None:
        tiles = self.hands[Seat.SOUTH]
        if not self.dealing:
            held = [card for tile in tiles if (card := self.table.card(tile))]
            order = sorted_hand(held, self.at.room.order, self._trump())
            tiles = tuple(sorted(tiles, key=lambda tile: _place_in(order, self.table.card(tile))))
        fan = self.at.hand
        step = own_step(fan, len(tiles))
        off = self._illegal()
        for n, tile in enumerate(tiles):
            d = (n - (len(tiles) - 1) / 2) * step
            face = None if self.dealing else self.table.card(tile)
            look = Look.OFF if face in off else Look.NORMAL
            down, angle = on_arc(d, self.at.room)
            z = self._z(tile, n)
            self.poses[tile] = Pose(fan.x + d, fan.y + down, fan.card, z, face, angle, look)
            if face == self.view.turned and self.view.turned_visible and self.view.dealer is Seat.SOUTH:
                self.spots["turned"] = _above(self.poses[tile], step, self.at.room)
        half = (step * max(len(tiles) - 1, 0) + fan.card) / 2
        height = fan.card * CARD_ASPECT
        self.spots["hand"] = Rect(fan.x - half, fan.y - height / 2, 2 * half, height)

    def _trump(self) -> Suit | None:
        """The trump suit as it is now: the turned one until a contract is settled."""
        contract = self.view.contract
        return self.view.turned.suit if contract is None else contract.trump

    def _illegal(self) -> frozenset[Card | None]:
        if not self.resting or self.view.to_move is not Seat.SOUTH or self.view.contract is None or not self.view.legal:
            return frozenset()
        allowed = {move.card for move in self.view.legal if isinstance(move, PlayCard)}
        return frozenset(self.view.hand - allowed) if allowed else frozenset()

    def _north(self) -> float:
        """Lays North's cards; returns their lower edge."""
        tiles = self.hands[Seat.NORTH]
        top = self.at.north_top + (self.at.ribbon_drop if self._declares(Seat.NORTH) else 0)
        if Seat.NORTH in self.open_seats and tiles:
            return self._open_row(tiles, max(top, self._below_bubbles()))
        closed, turned = self._split(Seat.NORTH)
        w, step = self.at.closed, self.at.closed_step
        y = top + w * CARD_ASPECT / 2
        for n, tile in enumerate(closed):
            x = self.at.room.width / 2 + (n - (len(closed) - 1) / 2) * step
            self.poses[tile] = Pose(x, y, w, self._z(tile, n))
        for tile in turned:
            x = self.at.room.width / 2 + (len(closed) - 1) / 2 * step + w / 2 + w * 0.84
            self.poses[tile] = Pose(x, y + w * 0.18 * CARD_ASPECT, w * 1.36, self._z(tile, 30), self.table.card(tile))
        return y + w * CARD_ASPECT / 2

    def _below_bubbles(self) -> float:
        """Where nothing is covered by what West and East say in the auction."""
        if self.view.contract is not None or self.at.tight:
            return 0.0
        bubble = self.at.bubble(Seat.WEST)
        return bubble.y + bubble.height + 6

    def _open_row(self, tiles: Sequence[Tile], top: float) -> float:
        w = self.at.open_card_north
        step = min(0.5 * w, (self.at.open_row_reach - w) / max(len(tiles) - 1, 1))
        for n, tile in enumerate(self._by_suit(tiles)):
            x = self.at.room.width / 2 + (n - (len(tiles) - 1) / 2) * step
            self.poses[tile] = Pose(x, top + w * CARD_ASPECT / 2, w, n, self.table.card(tile))
        return top + w * CARD_ASPECT

    def _side(self, seat: Seat) -> None:
        if seat in self.open_seats:
            self._open_rows(seat)
            return
        closed, turned = self._split(seat)
        plate = self.at.plate(seat)
        below = self.at.below_ribbon if self._declares(seat) else plate.y + plate.height + 8
        x, w, turn = self.at.side_x(seat), self.at.closed, 1 if seat is Seat.WEST else -1
        turned_height = w * (1.36 * CARD_ASPECT + 0.15) if turned else 0
        y, step = self.at.side_hand(seat, len(closed), below, turned_height)
        for n, tile in enumerate(closed):
            offset = turn * (n - (len(closed) - 1) / 2) * step
            self.poses[tile] = Pose(x, y + offset, w, self._z(tile, n), angle=90.0 * turn)
        for tile in turned:
            lowest = y + (len(closed) - 1) / 2 * step + w / 2
            middle = lowest + w * (0.68 * CARD_ASPECT + 0.15)
            self.poses[tile] = Pose(x, middle, w * 1.36, self._z(tile, 30), self.table.card(tile))

    def _open_rows(self, seat: Seat) -> None:
        """An open hand at West or East: one row for each suit, so that every index shows."""
        tiles = self._by_suit(self.hands[seat])
        rows = [[t for t in tiles if _suit(self.table, t) is suit] for suit in alternating(_suits(self.table, tiles))]
        longest = max((len(row) for row in rows), default=1)
        top, bottom = self.at.below_ribbon + 8, self.at.open_bottom
        reach = self.at.open_reach
        more = max(len(rows) - 1, 0)
        w = min(self.at.open_card, (bottom - top) / (self.at.least_row * more + CARD_ASPECT))
        w = min(w, reach / (1 + self.at.least_shown * (longest - 1)))
        step = min(0.47 * w, (reach - w) / max(longest - 1, 1))
        down = min(0.88 * w, (bottom - top - w * CARD_ASPECT) / max(more, 1))
        left = self.at.margin + 2
        if seat is Seat.EAST:
            left = self.at.room.width - self.at.margin - 2 - w - step * (longest - 1)
        for r, row in enumerate(rows):
            for n, tile in enumerate(row):
                x, y = left + w / 2 + n * step, top + w * CARD_ASPECT / 2 + r * down
                self.poses[tile] = Pose(x, y, w, 20 * r + n, self.table.card(tile))

    def _trick(self, fan: Cross) -> None:
        shown = trick_shown(self.view)
        for seat in COMPASS:
            x, y = trick_spot(fan, seat)
            for tile in self.table.at(played_by(seat)):
                turn = (COMPASS.index(seat) - COMPASS.index(shown.leader)) % 4 if shown else 0
                winning_now = shown is not None and shown.holder is seat
                look, tag = (Look.WINNING, Tag.HIGHEST) if winning_now else (Look.NORMAL, None)
                face = self.table.card(tile)
                self.poses[tile] = Pose(x, y, fan.card, TRICK_Z + turn, face, _TILT[seat], look, tag)

    def _won(self) -> None:
        """Finished tricks lie closed beside their winner's plate, each a little beside the last."""
        for seat in COMPASS:
            mine = [n for n, trick in enumerate(self.view.tricks) if trick.winner is seat]
            for k, n in enumerate(mine):
                x, y, w = self.at.won(seat, k)
                for tile in self.table.at(swept(n)):
                    self.poses[tile] = Pose(x, y, w, 2 * k + tile.index / 100, shadow=False)

    def _seats(self) -> None:
        for seat in COMPASS:
            self.spots[f"plate:{seat}"] = self.at.plate(seat)
            if seat is not Seat.SOUTH or not self._asked():
                self.spots[f"bubble:{seat}"] = self.at.bubble(seat)
            if self._declares(seat):
                self.spots[f"ribbon:{seat}"] = self.at.ribbon(seat)
        mover = self.view.to_move
        if self.resting and mover not in {None, Seat.SOUTH}:
            self.spots["thinking"] = self.at.thinking(mover, dealer=self.view.dealer is mover)

    def _middle(self, fan: Cross) -> None:
        view = self.view
        self.spots["middle"] = _trick_area(fan)
        if self._asked():
            self.spots["standing"] = self.at.panel
            return
        self.spots["prompt"] = self.at.prompt
        if view.contract is None:
            if not self.dealing:
                box = self.at.box(-1, fan.y)
                self.spots["turned-suit"] = box._replace(x=fan.x - box.width * 0.64, width=box.width * 1.28)
            return
        self.spots["trumps"], self.spots["number"] = self.at.box(-1, fan.y), self.at.box(1, fan.y)
        if not view.naming_trump and not self.table.at(played_by(Seat.SOUTH)) and self.hands[Seat.SOUTH]:
            x, y = trick_spot(fan, Seat.SOUTH)
            height = fan.card * CARD_ASPECT
            self.spots["slot"] = Rect(x - fan.card / 2, y - height / 2, fan.card, height)

    def _z(self, tile: Tile, place: int) -> float:
        """Cards overlap by their place; while they are dealt, in the order in which they come."""
        return tile.index if self.dealing else place

    def _asked(self) -> bool:
        """Whether the person has to call or to name trumps."""
        due = self.view.contract is None or self.view.naming_trump
        return self.resting and self.view.to_move is Seat.SOUTH and due

    def _declares(self, seat: Seat) -> bool:
        return self.view.contract is not None and seat in self.view.contract.declarers

    def _split(self, seat: Seat) -> tuple[list[Tile], list[Tile]]:
        """The closed cards of a hand, and the turned-up one."""
        tiles = self.hands[seat]
        turned = [tile for tile in tiles if self.table.card(tile) is not None]
        return [tile for tile in tiles if tile not in turned], turned

    def _by_suit(self, tiles: Sequence[Tile]) -> list[Tile]:
        order = sorted_hand(card for tile in tiles if (card := self.table.card(tile)))
        return sorted(tiles, key=lambda tile: _place_in(order, self.table.card(tile)))


def own_step(fan: Fan, cards: int) -> float:
    """The step of the person's hand: wider as it gets shorter, never wider than the full hand."""
    return min(fan.step * 1.4, fan.card * 0.76, 12 * fan.step / max(cards - 1, 1))


def trick_spot(cross: Cross, seat: Seat) -> tuple[float, float]:
    """The middle of ``seat``'s card in the trick."""
    dx, dy = {Seat.WEST: (-1, 0), Seat.NORTH: (0, -1), Seat.EAST: (1, 0), Seat.SOUTH: (0, 1)}[seat]
    return cross.x + dx * cross.dx, cross.y + dy * cross.dy


def _trick_area(cross: Cross) -> Rect:
    half_width, half_height = cross.dx + cross.card / 2, cross.dy + cross.card * CARD_ASPECT / 2
    return Rect(cross.x - half_width, cross.y - half_height, 2 * half_width, 2 * half_height)


def _above(pose: Pose, step: float, room: Room) -> Rect:
    width, height = max(step, 84 * room.font), 20 * room.font
    above = -0.7 * pose.width if room.odds else 0.8 * height  # the odds stand above the card
    return Rect(pose.x - pose.width / 2, pose.y - pose.width * CARD_ASPECT / 2 - above, width, height)


def _place_in(order: Sequence[Card], card: Card | None) -> int:
    return order.index(card) if card is not None else len(order)


def _suit(table: Table, tile: Tile) -> Suit | None:
    card = table.card(tile)
    return card.suit if card is not None else None


def _suits(table: Table, tiles: Iterable[Tile]) -> set[Suit]:
    return {card.suit for tile in tiles if (card := table.card(tile))}
