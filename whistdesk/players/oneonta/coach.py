"""The coach of Oneonta Whist: what each prediction and each card is worth, to the last digit."""

from collections.abc import Callable
from random import Random

from whistdesk.players.base import Choice
from whistdesk.players.oneonta.belief import Belief
from whistdesk.players.oneonta.forecast import Hand
from whistdesk.players.oneonta.reasons import opinions
from whistdesk.rules.base import View
from whistdesk.rules.oneonta.deal import HANDS
from whistdesk.rules.oneonta.view import OneontaView


class OneontaCoach:
    """Judges every legal move by the chance to win the game (players/oneonta/reasons.py names its facts).

    The rest of the hand is weighed to its end. A forgetful coach takes all unseen cards for equally
    likely, and what it says is exact. One that remembers also knows which cards earlier hands showed;
    of the hands after this one it says what they are worth without memory, which is a little less
    than with it, so it is exact in the last hand only.
    """

    def __init__(self, believed: Callable[[OneontaView], Belief], *, exact: bool) -> None:
        """``believed`` is forgetful or remembering; ``exact`` says whether later hands are worth what it believes."""
        self._believed = believed
        self._exact = exact

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """Opinions on all legal moves; ValueError if the view's history cannot have been."""
        assert isinstance(view, OneontaView)
        exact = self._exact or view.hand_number == HANDS
        return Choice(opinions(view, Hand(view, self._believed(view)).forecasts(), exact=exact))
