"""The coach's odds in Cribbage Solitaire: what a placement is expected to bring, in the box of its hand."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from whistdesk.players.base import Opinion
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.views.cribbage.lettering import fits, fitted
from whistdesk.views.names import fill
from whistdesk.views.numbers import figure, percent
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme.palette import CREAM, HINT, faded


def draw_advice(f: Furniture, place: Rect, hand: int, advice: Advice, *, small: bool) -> float:
    """At the foot of ``place`` what the coach says of this hand; returns the height that it takes."""
    move, size = PlaceCard(hand), 13 if small else 14
    opinion, best = advice.opinion(move), move in advice.lit
    line = f.line_height(size, 600) + 1
    lines: list[tuple[str, QColor, int]] = []
    if opinion is not None:
        lines = [(worth(opinion), QColor(HINT if best else CREAM), 600), (in_hands(opinion), faded(CREAM, 0.85), 400)]
    y = place.y + place.height - line * len(lines)
    for n, (words, ink, weight) in enumerate(lines):
        f.text(words, place.x, y + n * line, size, weight, colour=ink, within=place.width)
    above = y - place.y - f.line_height(size)  # what lies in the hand so far takes a line
    room = Rect(place.x, y - above, place.width, above)
    if advice.choice is None or move != advice.choice.move:
        return line * len(lines)
    told = (advice.reasons[move],) if advice.odds else (advice.sentence, advice.reasons[move], *advice.shorter)
    words = next((words for words in told if fits(f, words, room)), "")
    fitted(f, words, room, size - 1, colour=HINT)
    return line * len(lines) + (above if words else 0)


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
