"""The coach's odds at the Solo Whist table: expected chips above the cards of the hand."""

from typing import Final

from whistdesk.rules.base import Move
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.places import hand_of, played_by
from whistdesk.rules.table import Tile
from whistdesk.views.numbers import percent, signed_figure
from whistdesk.views.solowhist.layout import own_step
from whistdesk.views.solowhist.measures import CHIP_GAP, Measures
from whistdesk.views.solowhist.staging import solo_view
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.tableau import Tableau

NEAR: Final = 1
"""Between a card and the arrow that stands near to it."""


def draw_odds(over: Furniture, tableau: Tableau) -> None:
    """Above each card what it is expected to bring, or the arrow of a hint."""
    advice, table = tableau.advice, tableau.moment.table
    if advice is None or advice.choice is None:
        return
    seat = solo_view(tableau.moment).seat
    tiles = table.at(hand_of(seat))
    wide = min(own_step(Measures(tableau.room).hand, len(tiles)) - 3, 62 * over.k)
    for tile in (*tiles, *table.at(played_by(seat))):
        card = table.card(tile)
        if card is not None:
            _draw_odds_of(over, tableau, tile, PlayCard(card), advice, wide)


def _draw_odds_of(over: Furniture, tableau: Tableau, tile: Tile, move: PlayCard, advice: Advice, wide: float) -> None:
    pose = tableau.layout.poses[tile]
    x = pose.x - pose.width / 2 + wide / 2
    bottom = pose.y - pose.width * CARD_ASPECT / 2 - CHIP_GAP
    opinion, marked = advice.opinion(move), move == advice.marked
    if opinion is not None:
        over.odds_chip(signed_figure(opinion.value), x, bottom, wide, best=move in advice.best, marked=marked)
    elif marked:
        _point_at(over, tableau.room, x, bottom)


def _point_at(over: Furniture, room: Room, x: float, bottom: float) -> None:
    """The arrow of a hint; a small one at the card with larger text, where the prompt comes close."""
    if room.text > 1:
        over.pointer(x, bottom + CHIP_GAP - NEAR, 1 / room.text)
    else:
        over.pointer(x, bottom)


def spoken_odds(move: Move, advice: Advice | None) -> str:
    """What the odds of a move say to a screen reader, after its name."""
    opinion = advice.opinion(move) if advice else None
    if opinion is None:
        return ""
    made = opinion.reason.facts.get("made")
    return f", {signed_figure(opinion.value)}" + ("" if made is None else f", {percent(made, 0)}")
