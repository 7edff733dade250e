"""The coach of Oneonta Whist: what each prediction and each card is worth, to the last digit."""

from collections.abc import Callable
from random import Random

from whistdesk.players.base import Choice
from whistdesk.players.oneonta.belief import Belief
from whistdesk.players.oneonta.forecast import Hand
from whistdesk.players.oneonta.reasons import opinions
from whistdesk.rules.base import View
from whistdesk.rules.oneonta.view import OneontaView


class OneontaCoach:
    """Judges every legal move by the chance to win the game (players/oneonta/reasons.py names its facts).

    The play of a hand is weighed exactly, card by card. ``forgetful`` takes all unseen cards for equally
    likely and is exact for the whole game; ``memory`` also knows which of them earlier hands showed.
    """

    def __init__(self, believed: Callable[[OneontaView], Belief], *, exact: bool) -> None:
        self._believed = believed
        self._exact = exact

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """Opinions on all legal moves; ValueError if the view's history cannot have been."""
        assert isinstance(view, OneontaView)
        return Choice(opinions(view, Hand(view, self._believed(view)).forecasts(), exact=self._exact))
