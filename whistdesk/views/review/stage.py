"""What a game must give the review page, and what is told from it (no Qt)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Choice, Opinion
from whistdesk.rules.base import View


class Ending(NamedTuple):
    """The person's view when the game was over, the part that is reviewed, and the kind of coach that is asked."""

    view: View
    part: int = 0
    kind: str = ""


class Scale(NamedTuple):
    """The upright axis of the curve: its lowest and highest value, and the step of its lines."""

    low: float
    high: float
    step: float


class Cell(NamedTuple):
    """What became of a trick, hand or round, in a word of few letters, and a colour that goes with it."""

    word: str
    fill: str = ""


class GameReview(Protocol):
    """One game's part of a review, made for it alone. Texts are translated when they are asked for."""

    @property
    def plotted(self) -> bool:
        """Whether the worth of the positions is drawn as a curve."""

    def worth(self, opinion: Opinion) -> float:
        """What curve and losses are counted in."""

    def worth_words(self, worth: float, digits: int = 1) -> str:
        """A worth in figures: ``34.2 %``."""

    def loss_words(self, given: float) -> str:
        """What was given away, in figures without a sign."""

    def total_words(self, given: float) -> str:
        """What was given away in all, with its unit: ``2.9 chips``."""

    def counted(self) -> str:
        """What the worth is: ``Chance to win the game``."""

    def scale(self, worths: Sequence[float]) -> Scale:
        """The axis on which these worths are drawn."""

    def result(self) -> float | None:
        """What the game was worth in the end; None where that is no worth."""

    def place(self, past: PastMove) -> str:
        """Where in the game a move was made: ``Hand 3``."""

    def move_words(self, past: PastMove) -> str:
        """The move as an entry of the list: ``predicts 3 tricks``, ``West: queen of hearts``."""

    def remarks(self, past: PastMove, judgement: Judgement) -> Sequence[str]:
        """Further sentences about a move; those about its worth are the page's own."""

    def cell(self, moves: Sequence[PastMove]) -> Cell:
        """What became of the moves of one place: who won the trick, what the hand or round brought."""

    def turning_point(self, review: Review) -> int | None:
        """The move that turned the result, where that is known; None otherwise."""


def loss(game: GameReview, past: PastMove, judgement: Judgement) -> float | None:
    """What a move of the person gave away; None while that is not known."""
    choice = judgement.choice
    played = opinion_on(choice, past) if choice else None
    return max(game.worth(choice.opinions[0]) - game.worth(played), 0.0) if choice and played else None


def opinion_on(choice: Choice, past: PastMove) -> Opinion | None:
    """What the coach said of the move that was made."""
    return next((opinion for opinion in choice.opinions if opinion.move == past.move), None)


def losses(game: GameReview, review: Review) -> Iterator[tuple[int, float]]:
    """The index of each judged move of the person, and what it gave away."""
    for index, past in enumerate(review.moves):
        given = loss(game, past, review.judgement(index))
        if given is not None:
            yield index, given


def costliest(game: GameReview, review: Review) -> int | None:
    """The move that cost most; None where nothing was given away."""
    found = [(given, -index) for index, given in losses(game, review) if given > 0]
    return -max(found)[1] if found else None
