"""What is drawn around the cards of Solo Whist: plates, ribbons, bubbles, boxes, the partners' bond."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from whistdesk.cards.card import Suit
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.play import TRICKS
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.names import compass_name, seat_name, signed, suit_title
from whistdesk.views.solowhist.bond import bond_way
from whistdesk.views.solowhist.measures import Measures
from whistdesk.views.solowhist.plates import DOTS
from whistdesk.views.solowhist.wording import call_title, ribbon, trick_count, trump_words
from whistdesk.views.table.drawing import Align
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.lettering import drawable
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, GOLD_TEXT, INK, faded
from whistdesk.views.theme.type import SMALLEST

COLOURS: Final = {Seat.SOUTH: "#26406F", Seat.WEST: "#2E6B58", Seat.NORTH: "#7C2440", Seat.EAST: "#6A4A1E"}
"""The disc of each seat."""
LEAST_GAP: Final = 10
"""Between chips and tricks on a plate, at scale 1."""


def furnish(under: Furniture, over: Furniture, tableau: Tableau, view: SoloView) -> None:
    """Draw everything but the cards: bubbles, ribbons and badges lie above them."""
    measures, spots = Measures(tableau.room), tableau.layout.spots
    if view.contract is not None and len(view.contract.declarers) == 2:
        bond(under, measures, *view.contract.declarers)
    for seat in COMPASS:
        plate(under, spots[f"plate:{seat}"], measures.scale, seat, view)
        if spot := spots.get(f"ribbon:{seat}"):
            declarer_ribbon(over, spot, view)
    if view.contract is None or view.naming_trump:
        for seat, (label, strong) in last_calls(view).items():
            if f"bubble:{seat}" in spots:
                bubble(over, measures, seat, label, strong=strong)
    if spot := spots.get("standing"):
        over.shadow(spot.x, spot.y + 10, spot.width, spot.height, 18, 18, 0.5)
    _furnish_middle(under, spots, view)
    _furnish_hand(over, tableau, view)


def _furnish_middle(under: Furniture, spots: Mapping[str, Rect], view: SoloView) -> None:
    """The boxes beside the trick, and the place for the person's card."""
    if spot := spots.get("trumps"):
        trumps_box(under, spot, view)
    if spot := spots.get("turned-suit"):
        turned_box(under, spot, view)
    if spot := spots.get("number"):
        number_box(under, spot, view)
    if spot := spots.get("slot"):
        x, y = spot.centre
        under.slot(x, y, spot.width, label=QCoreApplication.translate("Solo", "Your card"))


def _furnish_hand(over: Furniture, tableau: Tableau, view: SoloView) -> None:
    """What is to be said of the person's own cards."""
    if spot := tableau.layout.spots.get("turned"):
        x, y = spot.centre
        over.tag(QCoreApplication.translate("Solo", "turned up"), x, y)
    if view.exposed and view.exposed[0] is Seat.SOUTH:
        exposed_badge(over, tableau.layout.spots["hand"], tableau)


def plate(kit: Furniture, at: Rect, scale: float, seat: Seat, view: SoloView) -> None:
    """A seat's plate: drawn initial, name, chips with sign, tricks in play, the dealer's disc, a ring to move."""
    x, y, w, h = at
    k, active = scale, view.to_move is seat
    fill = faded("#060B1A", 0.88 if kit.palette.light else 0.72)
    line = faded(GOLD, 0.95) if active else faded(CREAM, 0.22)
    kit.box(x, y, w, h, h / 2, fill=fill, line=line, thick=2.2 if active else 1)
    initial_disc(kit, x + h / 2, y + h / 2, 24 * k, seat, ring=GOLD if active else None)
    middle = y + h / 2
    name_left, limit = x + 64 * k, w - 64 * k - 15 * k - (26 * k if view.dealer is seat else 0)
    if active and seat is not Seat.SOUTH:
        limit -= (DOTS + 6) * k
    wide = line_of(kit, seat_name(seat), name_left, middle - 13 * k, 16, 600, within=limit)
    you = QCoreApplication.translate("Solo", "you")
    if seat is Seat.SOUTH and wide + 6 * k + kit.measure(you, 14) <= limit:
        line_of(kit, you, name_left + wide + 6 * k, middle - 13 * k, 14, 400, colour=faded(CREAM, 0.85))
    kit.chip(x + 72 * k, middle + 12 * k, 8 * k)
    chips = line_of(kit, signed(view.chips[COMPASS.index(seat)]), x + 86 * k, middle + 12 * k, 14, 600)
    if view.contract is not None:
        won, room = view.tricks_won(seat), w - (86 + 15 + LEAST_GAP) * k - chips
        tricks = kit.first_fitting((trick_count(won), f"{won}/{TRICKS}"), room, SMALLEST / kit.k, 500)
        line_of(kit, tricks, x + w - 15 * k, middle + 12 * k, 14, 500, align="right", within=room)
    if view.dealer is seat:
        kit.disc(x + w - 24 * k, middle - 11 * k, 11 * k, fill=GOLD)
        mark = QCoreApplication.translate("Solo", "D", "the dealer's disc")
        line_of(kit, mark, x + w - 24 * k, middle - 11 * k, 13, 700, colour=INK, align="centre")


def line_of(
    kit: Furniture,
    text: str,
    x: float,
    y: float,
    size: float,
    weight: int,
    *,
    colour: QColor | str = CREAM,
    align: Align = "left",
    within: float = 0,
) -> float:
    """One line of cream text whose middle stands at ``y``: plates and panels are dark on every felt."""
    return kit.middle_text(text, x, y, size, weight, colour=colour, align=align, within=within)


def initial_disc(kit: Furniture, x: float, y: float, radius: float, seat: Seat, *, ring: str | None = None) -> None:
    """A seat's disc with the drawn initial of its name."""
    kit.disc(x, y, radius, fill=COLOURS[seat], line=ring or faded(CREAM, 0.55), thick=1.6)
    height = radius * 0.84
    kit.title(_initial(seat), x, y - height / 2, height, colour=CREAM, align="centre", weight=12)


def _initial(seat: Seat) -> str:
    """The first letter of a seat's name, or of its side of the table where no capital is drawn for that letter."""
    letter = seat_name(seat)[:1]
    return letter if drawable(letter) else compass_name(seat)[:1]


def declarer_ribbon(kit: Furniture, at: Rect, view: SoloView) -> None:
    """The gold ribbon of a declarer; partners wear linked rings on it."""
    assert view.contract is not None
    kit.box(*at, at.height / 2, fill=GOLD_BUTTON)
    left = at.x
    if len(view.contract.declarers) == 2:
        rings(kit, at.x + at.height * 0.75, at.y + at.height / 2, at.height * 0.2, GOLD_BUTTON_INK)
        left += at.height * 0.8
    x = (left + at.x + at.width) / 2
    room = at.x + at.width - left - at.height * 0.5
    label = ribbon(view.contract, view)
    line_of(kit, label, x, at.y + at.height / 2, 14, 700, colour=GOLD_BUTTON_INK, align="centre", within=room)


def rings(kit: Furniture, x: float, y: float, radius: float, colour: QColor | str) -> None:
    """Two linked rings: the sign of partners."""
    for side in (-1, 1):
        kit.disc(x + side * radius * 0.62, y, radius, line=colour, thick=max(1.6, radius * 0.3))


def bond(kit: Furniture, measures: Measures, one: Seat, other: Seat) -> None:
    """A gold thread from partner to partner, laid into the cloth round the trick and under the cards."""
    path = _rounded(bond_way(measures, one, other), 26 * measures.scale)
    tint = "#8A5A00" if kit.palette.light else GOLD
    kit.path(path, line=faded(tint, 0.16), thick=10 * measures.scale)
    kit.path(path, line=faded(tint, 0.85), thick=2.6 * measures.scale)


def _rounded(way: Sequence[tuple[float, float]], radius: float) -> QPainterPath:
    """The corners of ``way`` joined by straight lines that bend round them."""
    points = [QPointF(*corner) for corner in way]
    path = QPainterPath(points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        for aim in (before, after):
            reach = QLineF(corner, aim)
            reach.setLength(min(radius, reach.length() / 2))
            if aim is before:
                path.lineTo(reach.p2())
            else:
                path.quadTo(corner, reach.p2())
    path.lineTo(points[-1])
    return path


def last_calls(view: SoloView) -> dict[Seat, tuple[str, bool]]:
    """The last call of each seat in words, and whether it is the highest of all."""
    made = [entry for entry in view.calls if entry[1] is not Call.PASS]
    return {seat: (call_title(call), bool(made) and made[-1] == (seat, call)) for seat, call in view.calls}


def bubble(kit: Furniture, measures: Measures, seat: Seat, label: str, *, strong: bool) -> None:
    """A speech bubble in its spot, its tip towards the plate."""
    spot, plate_at = measures.bubble(seat), measures.plate(seat)
    k = measures.scale
    width = min(kit.measure(label, 16, 600) + 36 * k, spot.width)
    x = spot.x + spot.width - width if seat is Seat.EAST else spot.x
    body = QRectF(x, spot.y, width, spot.height)
    tip = _tip(body, plate_at, seat, above=measures.tight or seat is Seat.SOUTH, k=k)
    shape = QPainterPath()
    shape.addRoundedRect(body, 12, 12)
    kit.shadow(x, spot.y + 4, width, spot.height, 12, 8, 0.4)
    kit.path(shape.united(tip), fill=GOLD_BUTTON if strong else CREAM)
    middle = body.center()
    line_of(kit, label, middle.x(), middle.y(), 16, 600, colour=INK, align="centre", within=width - 20 * k)


def _tip(body: QRectF, plate_at: Rect, seat: Seat, *, above: bool, k: float) -> QPainterPath:
    """The point of a bubble: sideways at its plate, or up or down where it stands below or above it."""
    if above:
        x = min(max(plate_at.x + plate_at.height / 2, body.left() + 24 * k), body.right() - 24 * k)
        edge, point = (body.bottom() - 1, 11 * k) if seat is Seat.SOUTH else (body.top() + 1, -10 * k)
        corners = [(x - 9 * k, edge), (x, edge + point), (x + 9 * k, edge)]
    else:
        y = body.center().y()
        edge, point = (body.right() - 1, 12 * k) if seat is Seat.EAST else (body.left() + 1, -12 * k)
        corners = [(edge, y - 9 * k), (edge + point, y), (edge, y + 9 * k)]
    path = QPainterPath(QPointF(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(*corner)
    path.closeSubpath()
    return path


def trumps_box(kit: Furniture, at: Rect, view: SoloView) -> None:
    """The box that shows the trump suit, or that there is none."""
    assert view.contract is not None
    label = QCoreApplication.translate("Solo", "Trumps")
    if view.contract.trump is not None:
        _suit_box(kit, at, label, view.contract.trump)
    else:
        _word_box(kit, at, label, *trump_words(view.contract), size=26)


def turned_box(kit: Furniture, at: Rect, view: SoloView) -> None:
    """The suit that was turned up, while others call."""
    _suit_box(kit, at, QCoreApplication.translate("Solo", "Turned up"), view.turned.suit)


def number_box(kit: Furniture, at: Rect, view: SoloView) -> None:
    """The box that counts the tricks of the hand."""
    number, of = str(min(len(view.tricks) + 1, 13)), QCoreApplication.translate("Solo", "of 13")
    _word_box(kit, at, QCoreApplication.translate("Solo", "Trick"), number, of, size=34)


def _suit_box(kit: Furniture, at: Rect, label: str, suit: Suit) -> None:
    x, y, height = _box(kit, at, label, suit_title(suit))
    kit.suit_tile(suit, x, y, min(at.width * 0.42, height - 4))


def _word_box(kit: Furniture, at: Rect, label: str, large: str, small: str, *, size: float) -> None:
    x, y, height = _box(kit, at, label, small)
    line_of(kit, large, x, y, min(size, height / kit.k), 600, align="centre", within=at.width - 12)


def _box(kit: Furniture, at: Rect, label: str, small: str) -> tuple[float, float, float]:
    """A box with its label above and a line below; returns the middle and the height of what is left."""
    kit.plate(*at)
    x, k = at.x + at.width / 2, kit.k
    kit.caps(label, x, at.y + 11 * k, colour=GOLD_TEXT, within=at.width - 10)
    line_of(kit, small, x, at.y + at.height - 20 * k, 15, 600, align="centre", within=at.width - 10)
    top, bottom = at.y + 28 * k, at.y + at.height - 32 * k
    return x, (top + bottom) / 2, bottom - top


def exposed_badge(kit: Furniture, hand: Rect, tableau: Tableau) -> None:
    """Says that the person's own hand lies open to all."""
    label = QCoreApplication.translate("Solo", "Your hand lies open")
    kit.tag(label, hand.x + hand.width / 2, min(hand.y + hand.height - 14 * kit.k, tableau.room.height - 12 * kit.k))
