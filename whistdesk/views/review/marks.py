"""Cards and choices of a position that is looked back at: what was played, what was best, what each was worth."""

from collections.abc import Callable
from typing import NamedTuple

from whistdesk.cards.card import Card
from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement
from whistdesk.players.base import Opinion
from whistdesk.rules.base import Move
from whistdesk.views.table.advice import equally_good
from whistdesk.views.table.furniture import CORNER, Furniture
from whistdesk.views.table.pose import CARD_ASPECT
from whistdesk.views.theme.palette import HINT, faded


class Marked(NamedTuple):
    """How a choice is shown: its worth in words, whether it was the best, whether it was made."""

    words: str = ""
    best: bool = False
    made: bool = False


def marked(past: PastMove, judgement: Judgement, move: Move, words: Callable[[Opinion], str]) -> Marked:
    """How ``move`` is shown among the choices of ``past``."""
    choice = judgement.choice
    if choice is None:
        return Marked(made=move == past.move)
    opinion = next((opinion for opinion in choice.opinions if opinion.move == move), None)
    return Marked(words(opinion) if opinion else "", move in equally_good(choice), move == past.move)


def draw_card(
    f: Furniture,
    card: Card | None,
    x: float,
    y: float,
    width: float,
    mark: Marked,
    *,
    off: bool = False,
    below: bool = False,
) -> None:
    """A card with its rims, blue round the best and gold round the one that was played, and its worth."""
    height = width * CARD_ASPECT
    f.card(card, x, y, width)
    if off:
        f.box(x - width / 2, y - height / 2, width, height, width * CORNER, fill=f.palette.off)
    frame(f, x - width / 2, y - height / 2, width, height, mark)
    if mark.words:
        edge = y + height / 2 + 26 * f.k if below else y - height / 2 - 6
        f.odds_chip(mark.words, x, edge, max(min(width, 76 * f.k), 40), best=mark.best, marked=False)


def frame(f: Furniture, x: float, y: float, width: float, height: float, mark: Marked) -> None:
    """The rims round a choice."""
    if mark.best:
        f.box(x - 2, y - 2, width + 4, height + 4, width * CORNER + 2, line=HINT, thick=3)
    if mark.made:
        grow = 6.0 if mark.best else 2.0
        rim = faded(f.palette.rim, 1)
        f.box(x - grow, y - grow, width + 2 * grow, height + 2 * grow, width * CORNER + grow, line=rim, thick=3)
