"""What lies on the table of Cribbage Solitaire besides the cards."""

from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.scoring import HAND_SIZE
from whistdesk.rules.cribbage.state import DECK
from whistdesk.views.cribbage import wording
from whistdesk.views.cribbage.board import Board
from whistdesk.views.cribbage.boxes import draw_boxes
from whistdesk.views.cribbage.counting import pegs
from whistdesk.views.cribbage.layout import STEP
from whistdesk.views.cribbage.lettering import fitted
from whistdesk.views.cribbage.staging import progress, seen
from whistdesk.views.table.furniture import CORNER, Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_TEXT, faded


def draw_table(f: Furniture, tableau: Tableau) -> None:
    """Everything that lies below the cards."""
    _draw_deck(f, tableau)
    _draw_turned(f, tableau)
    for hand in HANDS:
        _draw_places(f, tableau, hand)
        if not seen(tableau.moment).now.starter:
            _draw_key(f, tableau, hand)
    draw_boxes(f, tableau)
    view, counted = seen(tableau.moment), progress(tableau.moment, tableau.beat)
    Board(tableau.layout.spots["board"], small=tableau.room.small).draw(f, *pegs(view, counted))


def _draw_deck(f: Furniture, tableau: Tableau) -> None:
    spots, left = tableau.layout.spots, len(tableau.moment.table.at(DECK))
    _caption(f, wording.caption("deck"), spots["deck-label"])
    if not left:
        f.slot(*spots["deck"].centre, spots["deck"].width)
    below = spots["deck-count"]
    f.text(wording.cards_left(left), below.centre[0], below.y, 14, 500, align="centre", within=below.width)


def _draw_turned(f: Furniture, tableau: Tableau) -> None:
    spots, now = tableau.layout.spots, seen(tableau.moment).now
    spot = spots["turned"]
    _caption(f, wording.caption("starter" if now.starter else "turned"), spots["turned-label"])
    if not now.starter:
        f.slot(*spot.centre, spot.width)
    if now.card:
        _draw_rim(f, spot)
    if "advice" not in spots:
        return
    if now.starter:
        fitted(f, wording.about_starter(now.heels), spots["advice"], 14, align="centre")
    elif now.card:
        fitted(f, wording.how_to_place(now.open_hands), spots["advice"], 14, align="centre")


def _draw_rim(f: Furniture, spot: Rect) -> None:
    """The gold light round the card that is to be placed."""
    for grow, thick, alpha in ((6, 2, 0.16), (4, 2, 0.44), (1.5, 3, 0.95)):
        f.box(
            spot.x - grow,
            spot.y - grow,
            spot.width + 2 * grow,
            spot.height + 2 * grow,
            spot.width * CORNER + grow,
            line=faded(f.palette.rim, alpha),
            thick=thick,
        )


def _draw_places(f: Furniture, tableau: Tableau, hand: int) -> None:
    row, now = tableau.layout.spots[f"row-{hand}"], seen(tableau.moment).now
    held, width = len(now.hand(hand)), row.height / CARD_ASPECT
    for place in range(held, HAND_SIZE):
        words = wording.press(hand) if place == held and now.card else ""
        f.slot(row.x + width * (0.5 + STEP * place), row.centre[1], width, 0, words)
        if place == held and tableau.advice and PlaceCard(hand) in tableau.advice.lit:
            _draw_advised(f, Rect(row.x + width * STEP * place, row.y, width, row.height))


def _draw_advised(f: Furniture, spot: Rect) -> None:
    """The coach's rim round the place that it likes best."""
    x, y, width, height = spot
    f.box(x - 3, y - 3, width + 6, height + 6, width * CORNER + 3, line=f.palette.hint, thick=3)


def _draw_key(f: Furniture, tableau: Tableau, hand: int) -> None:
    """The number of a hand; grey where it cannot take the card."""
    spot, now = tableau.layout.spots[f"key-{hand}"], seen(tableau.moment).now
    (x, y), on = spot.centre, bool(now.card) and hand in now.open_hands
    line = faded(GOLD, 0.95) if on else faded(f.palette.ink, 0.25)
    f.disc(x, y, spot.width / 2, fill=faded("#000000", 0.6 if f.palette.light else 0.34), line=line, thick=1.6)
    f.middle_text(str(hand), x, y, 15, 600, colour=GOLD_TEXT if on else faded(CREAM, 0.8), align="centre")


def _caption(f: Furniture, words: str, spot: Rect) -> None:
    f.caps(words, spot.centre[0], spot.y, within=spot.width)
