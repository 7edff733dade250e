"""The coach's odds in Cribbage Solitaire: what a placement is expected to bring, in the box of its hand."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from whistdesk.players.base import Opinion
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.views.cribbage.lettering import fitted
from whistdesk.views.names import fill
from whistdesk.views.numbers import figure, percent
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme.palette import CREAM, HINT, faded


def draw_advice(f: Furniture, place: Rect, hand: int, advice: Advice, *, small: bool) -> float:
    """At the foot of ``place`` what the coach says of this hand; returns the height that it takes."""
    move = PlaceCard(hand)
    opinion, best = advice.opinion(move), move in advice.lit
    tint, size = HINT if best else CREAM, 13 if small else 14
    line = f.line_height(size, 600) + 1
    lines: list[tuple[str, QColor, int]] = []
    if opinion is not None:
        lines = [(worth(opinion), QColor(tint), 600), (in_hands(opinion), faded(CREAM, 0.85), 400)]
    if move == advice.marked and not advice.odds:
        height = place.height - line
        why = " ".join(advice.sentences)
        fitted(f, why, place._replace(y=place.y + line, height=height), size, colour=HINT)
        return height
    y = place.y + place.height - line * len(lines)
    for words, ink, weight in lines:
        f.text(words, place.x, y, size, weight, colour=ink, within=place.width)
        y += line
    return line * len(lines)


def worth(opinion: Opinion) -> str:
    """The expected final total, and the chance of more than 90 (CS-08)."""
    sentence = QCoreApplication.translate("Cribbage", "%1 points in all, %2 to win")
    return fill(sentence, figure(opinion.value), percent(opinion.reason.facts["win"], 0))


def in_hands(opinion: Opinion) -> str:
    """What the three hands are expected to score."""
    sentence = QCoreApplication.translate("Cribbage", "hands: %1, %2 and %3")
    return fill(sentence, *(figure(points) for points in opinion.reason.facts["hands"]))


def spoken_odds(move: PlaceCard, advice: Advice | None) -> str:
    """What the odds of a move say to a screen reader, after its name."""
    opinion = advice.opinion(move) if advice else None
    return f". {worth(opinion)}" if opinion else ""
