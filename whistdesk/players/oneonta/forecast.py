"""What a prediction or a reply comes to: the chance to win the game, and how many tricks it brings."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Suit
from whistdesk.players.oneonta.belief import Belief
from whistdesk.players.oneonta.hand_kernel import HandKernel
from whistdesk.players.oneonta.layouts import HELD, Layout, LayoutTable, layout_of
from whistdesk.players.oneonta.worth import game_table
from whistdesk.rules.oneonta.deal import HAND_SIZE, MAIN_DECK
from whistdesk.rules.oneonta.moves import OneontaMove, Play
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.oneonta.view import OneontaView

CARE: Final = 1e-12
"""What a penalty card costs in itself: it decides between plays of equal chance, so also when the game is lost."""


class Forecast(NamedTuple):
    """What a move comes to when the player goes on in the best way.

    ``chance`` is that to win the game; ``tricks`` has the chance of each number of tricks, 0 to 7.
    """

    move: OneontaMove
    prediction: int
    chance: float
    tricks: tuple[float, ...]

    @property
    def hit(self) -> float:
        """The chance that the prediction is hit."""
        return self.tricks[self.prediction]

    @property
    def penalty(self) -> float:
        """How many penalty cards are to be expected (OW-13)."""
        return sum([chance * abs(won - self.prediction) for won, chance in enumerate(self.tricks)])


class Hand(NamedTuple):
    """A hand as a view shows it, and what a player believes of the unseen cards."""

    view: OneontaView
    belief: Belief

    def forecasts(self) -> list[Forecast]:
        """One for each legal move, in the order of ``view.legal``."""
        return self._of_predictions() if self.view.prediction is None else self._of_replies()

    def _of_predictions(self) -> list[Forecast]:
        kernel, (root,) = self._grown([self.view.hand])
        predictions = self.view.predictions
        payoffs = [self._payoff(tricks) for tricks in predictions]
        kernel.sweep([with_care(*pair) for pair in zip(payoffs, predictions, strict=True)])
        columns = zip(self.view.legal, predictions, kernel.outcomes(root), payoffs, strict=True)
        return [forecast(*column) for column in columns]

    def _of_replies(self) -> list[Forecast]:
        view = self.view
        prediction, lead = view.prediction, view.lead
        assert prediction is not None
        assert lead is not None
        plays = [move for move in view.legal if isinstance(move, Play)]
        kernel, roots = self._grown([[card for card in view.hand if card != play.card] for play in plays], before=1)
        payoff = self._payoff(prediction)
        kernel.sweep([with_care(payoff, prediction)[view.won :]])
        found = []
        for play, root in zip(plays, roots, strict=True):
            (outcomes,) = kernel.outcomes(root, view.trumps.beats(play.card, lead))
            found.append(forecast(play, prediction, [*[0.0] * view.won, *outcomes], payoff))
        return found

    def _payoff(self, prediction: int) -> list[float]:
        rest = [tricks for tricks in self.view.predictions if tricks != prediction]
        return game_table().payoff(rest, prediction, self.view.penalties)

    def _grown(self, hands: Sequence[Sequence[Card]], before: int = 0) -> tuple[HandKernel, list[int]]:
        """The graph from each of ``hands``, of one size, and its roots."""
        roots = [self._layouts(hand) for hand in hands]
        alike = max(self.belief.kinds.values(), default=1) == 1
        table = one_kind() if alike else LayoutTable(layout for root in roots for layout in root)
        kernel = HandKernel(table, self.belief.chances)
        numbers = [[table.number[layout] for layout in root] for root in roots]
        return kernel, kernel.grow(numbers, len(hands[0]), before)

    def _layouts(self, hand: Iterable[Card]) -> list[Layout]:
        """Trumps, then four plain suits, as this hand leaves them."""
        owners = {**self.belief.kinds, **dict.fromkeys(hand, HELD)}
        return [layout_of([owners[card] for card in suit if card in owners]) for suit in _suits(self.view.turn_up)]


def forecast(move: OneontaMove, prediction: int, outcomes: Sequence[float], payoff: Sequence[float]) -> Forecast:
    """The forecast of a move from the chances of numbers of tricks, none beyond the last, and their payoff."""
    tricks = (*outcomes, *[0.0] * (HAND_SIZE + 1 - len(outcomes)))
    return Forecast(move, prediction, sum(map(float.__mul__, tricks, payoff)), tricks)


def with_care(worths: Sequence[float], prediction: int) -> list[float]:
    """What numbers of tricks are worth, less ``CARE`` for each penalty card."""
    return [worth - CARE * abs(won - prediction) for won, worth in enumerate(worths)]


@cache
def one_kind() -> LayoutTable:
    """All layouts of up to six cards where every unseen card is like the other."""
    return LayoutTable(product((HELD, 1), repeat=6))


@cache
def _suits(turn_up: Card) -> tuple[tuple[Card, ...], ...]:
    """The trumps and the four plain suits under a turn-up, each from the top; the trumps' own suit is empty."""
    trumps = trumps_of(turn_up)
    plain = [card for card in reversed(MAIN_DECK) if card not in trumps.cards and card != turn_up]
    return (trumps.cards, *(tuple(card for card in plain if card.suit is suit) for suit in Suit))
