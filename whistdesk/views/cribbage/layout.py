"""Where everything of Cribbage Solitaire lies, in any window (no Qt)."""

from typing import Final, NamedTuple

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.scoring import HAND_SIZE
from whistdesk.rules.cribbage.state import DECK, STARTER, SWEPT, TURNED, hand_place
from whistdesk.rules.table import Table, Tile
from whistdesk.views.table.arrange import stack
from whistdesk.views.table.pose import Layout, Look, Pose, Rect
from whistdesk.views.table.room import CARD_ASPECT, Room

STEP: Final = 1.105
"""From card to card of a hand, in card widths."""
SWEPT_SIZE: Final = 0.6
"""Width of the swept packet, in widths of the deck."""
TALLER: Final = 1.16
"""In a window that is higher than the reference shape, the cards of the hands grow by so much at most."""
LEAST_GAP: Final = 14
"""Between the hands and the board, in px."""


def hand_area(hand: int) -> str:
    """The area on which a card is dropped, or which is clicked, for hand 1, 2 or 3."""
    return f"hand-{hand}"


class Rows(NamedTuple):
    """The three hands: left edge, card width and height, and the middles of the rows."""

    left: float
    card: float
    tall: float
    middles: tuple[float, ...]

    @property
    def right(self) -> float:
        """The right edge of the fourth place."""
        return self.left + self.card * (1 + STEP * (HAND_SIZE - 1))


class Column(NamedTuple):
    """The column of deck and turned card: its middle and half width, card sizes, and heights from the top."""

    x: float
    half: float
    deck: float
    turned: float
    deck_label: float
    deck_top: float
    cards_left: float
    turned_label: float
    turned_top: float
    advice: float | None
    """Where the advice starts; None where there is no room for it."""


def layout(table: Table, lit: tuple[Card, ...], room: Room) -> Layout:
    """All poses, areas and spots; the cards in ``lit`` are being counted."""
    board = _board(room)
    rows = _rows(room, board)
    column = _column(room, rows, board)
    drawn = Layout(
        _poses(table, lit, rows, column),
        {hand_area(hand): _area(room, rows, hand) for hand in HANDS},
        {"board": board, "prompt": _prompt(room, rows, board), **_spots(room, rows, column)},
    )
    return _mirrored(drawn, room.width, rows) if room.mirrored else drawn


def _board(room: Room) -> Rect:
    side, tall = room.blend(18, 44, 64), room.blend(172, 146, 206)
    return Rect(side, room.height - room.blend(14, 46, 88) - tall, room.width - 2 * side, tall)


def _prompt(room: Room, rows: Rows, board: Rect) -> Rect:
    """Between hands and board; where that is too narrow, on the dark box of the last hand."""
    tall = 38 * room.font
    last = _box(room, rows, HANDS[-1])
    gap = board.y - last.y - last.height
    if gap > tall:
        return Rect(board.x, board.y - (gap + tall) / 2, board.width, tall)
    return Rect(last.x, board.y - tall - 6, last.width, tall)


def _top(room: Room) -> float:
    """The upper edge of the hands; a bar that is taller for large text takes from the air below it."""
    ordinary = room._replace(text=1.0).bar
    return room.bar + max(8.0, room.blend(8, 38, 46) - (room.bar - ordinary))


def _spare(room: Room) -> float:
    """Width beyond that of the reference shape."""
    return max(0.0, room.width - 1280 * room.u)


def _rows(room: Room, board: Rect) -> Rows:
    top, gap = _top(room), room.blend(8, 14, 18)
    space = board.y - LEAST_GAP - top
    ordinary, least = room.blend(120, 162, 216), room.blend(28, 32, 31)
    airy = (space + gap - least) / len(HANDS)
    pitch = min(TALLER * ordinary, airy) if airy > ordinary else min(ordinary, (space + gap) / len(HANDS))
    air = max(0.0, space - len(HANDS) * pitch + gap - least) / 2
    tall = pitch - gap
    first = top + air + tall / 2
    left = room.blend(186, 281, 409) + 0.2 * _spare(room)
    return Rows(left, tall / CARD_ASPECT, tall, tuple(first + row * pitch for row in range(len(HANDS))))


def _column(room: Room, rows: Rows, board: Rect) -> Column:
    k = room.font
    margin, edge = room.blend(18, 44, 64), rows.left - 36 * k - 15
    x = min(room.blend(84, 132, 194) + 0.1 * _spare(room), (margin + edge) / 2)
    top, bottom = rows.middles[0] - rows.tall / 2, board.y - 8
    caption, count, air = 15 * k, 18 * k, room.blend(4, 6, 8)
    advised = not room.small and room.text <= 1.25
    advice = 19 * k * (3 if room.text <= 1 else 4) + 20 if advised else 6.0
    fixed = 2 * (caption + air) + 16 + count + room.blend(16, 18, 24) + 10 + advice
    half = min(x - margin, edge - x)
    grown = max(1.0, rows.card / room.blend(80, 106, 142))
    deck, turned = rows.card, min(grown * room.blend(92, 134, 158), 2 * half - 14)
    scale = min(1.0, (bottom - top - fixed) / ((deck + turned) * CARD_ASPECT))
    deck, turned = deck * scale, turned * scale
    deck_top = top + caption + air
    count_top = deck_top + deck * CARD_ASPECT + 16
    turned_label = count_top + count + room.blend(16, 18, 24)
    turned_top = turned_label + caption + air + 10
    advice_top = turned_top + turned * CARD_ASPECT + 20 if advised else None
    return Column(x, half, deck, turned, top, deck_top, count_top, turned_label, turned_top, advice_top)


def _poses(table: Table, lit: tuple[Card, ...], rows: Rows, column: Column) -> dict[Tile, Pose]:
    deck_y = column.deck_top + column.deck * CARD_ASPECT / 2
    poses = dict(stack(table, table.at(DECK), column.x, deck_y, column.deck, 0))
    for tile in table.at(SWEPT):
        packet = column.deck * SWEPT_SIZE
        x, y = column.x + 0.42 * column.deck, deck_y + 0.3 * column.deck * CARD_ASPECT
        poses[tile] = Pose(x, y, packet, tile.index - 200, angle=90, shadow=tile.index == 0)
    for hand, middle in zip(HANDS, rows.middles, strict=True):
        for place, tile in enumerate(table.at(hand_place(hand))):
            x = rows.left + rows.card * (0.5 + STEP * place)
            poses[tile] = _open(table, tile, lit, x, middle, rows.card)
    for tile in (*table.at(TURNED), *table.at(STARTER)):
        y = column.turned_top + column.turned * CARD_ASPECT / 2
        poses[tile] = _open(table, tile, lit, column.x, y, column.turned)
    return poses


def _open(table: Table, tile: Tile, lit: tuple[Card, ...], x: float, y: float, width: float) -> Pose:
    face = table.card(tile)
    return Pose(x, y, width, 1 + tile.index, face, look=Look.LIT if face in lit else Look.NORMAL)


def _area(room: Room, rows: Rows, hand: int) -> Rect:
    box = _box(room, rows, hand)
    return Rect(rows.left, box.y, box.x + box.width - rows.left, box.height)


def _box(room: Room, rows: Rows, hand: int) -> Rect:
    left = rows.right + room.blend(18, 42, 67) + 0.05 * _spare(room)
    right = room.width - room.blend(20, 50, 88)
    return Rect(left, rows.middles[hand - 1] - rows.tall / 2, right - left, rows.tall)


def _spots(room: Room, rows: Rows, column: Column) -> dict[str, Rect]:
    k, left, wide = room.font, column.x - column.half, 2 * column.half
    spots = {
        "deck-label": Rect(left, column.deck_label, wide, 15 * k),
        "deck": Rect(column.x - column.deck / 2, column.deck_top, column.deck, column.deck * CARD_ASPECT),
        "deck-count": Rect(left, column.cards_left, wide, 18 * k),
        "turned-label": Rect(left, column.turned_label, wide, 15 * k),
        "turned": Rect(column.x - column.turned / 2, column.turned_top, column.turned, column.turned * CARD_ASPECT),
    }
    if column.advice is not None:
        spots["advice"] = Rect(left, column.advice, wide, 57 * k)
    for hand, middle in zip(HANDS, rows.middles, strict=True):
        spots[f"row-{hand}"] = Rect(rows.left, middle - rows.tall / 2, rows.right - rows.left, rows.tall)
        spots[f"key-{hand}"] = Rect(rows.left - 15 - 30 * k, middle - 15 * k, 30 * k, 30 * k)
        spots[f"box-{hand}"] = _box(room, rows, hand)
    last = spots[f"box-{HANDS[-1]}"]
    tall = min(36 * k, 0.34 * last.height)
    across = min(max(0.27 * last.width, 136 * k), 0.42 * last.width)
    spots["go-on"] = Rect(last.x + 0.99 * last.width - across, last.y + last.height - tall - 6, across, tall)
    return spots


def _mirrored(drawn: Layout, width: float, rows: Rows) -> Layout:
    """The same with the columns exchanged; a hand still reads from left to right."""
    shift = width - rows.right - rows.left

    def flip(rect: Rect) -> Rect:
        return rect._replace(x=width - rect.x - rect.width)

    def moved(pose: Pose) -> Pose:
        in_row = pose.face is not None and rows.left < pose.x < rows.right
        return pose._replace(x=pose.x + shift if in_row else width - pose.x)

    board, last, go_on = (drawn.spots[name] for name in ("board", f"box-{HANDS[-1]}", "go-on"))
    go_on = go_on._replace(x=go_on.x + flip(last).x - last.x)  # a box reads from left to right, too
    return Layout(
        {tile: moved(pose) for tile, pose in drawn.poses.items()},
        {name: flip(area) for name, area in drawn.areas.items()},
        {**{name: flip(spot) for name, spot in drawn.spots.items()}, "board": board, "go-on": go_on},
    )
