"""Tables of Solo Whist for benchmarks: deals played to their end by four players."""

from collections.abc import Mapping
from random import Random

from whistdesk.players.base import Choice, Opinion, Player, Reason
from whistdesk.rules.base import Setup, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import Settlement

GAME = SoloWhist()


class RandomCards:
    """Makes the same calls as another player, and then plays random legal cards."""

    def __init__(self, caller: Player) -> None:
        self._caller = caller

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The caller's call or trump; a random card."""
        if isinstance(view.legal[0], Call | NameTrump):
            return self._caller.choose(view, rng, budget_ms)
        return Choice((Opinion(rng.choice(view.legal), 0.0, Reason("random")),))


def dealt(number: int) -> SoloState:
    """The first hand of a match of one hand; South calls first."""
    state = GAME.start(Setup(number=number, match=1)).state
    assert isinstance(state, SoloState)
    return state


def played_out(state: SoloState, players: Mapping[Seat, Player], rng: Random) -> Settlement:
    """The settlement of the hand, its remaining moves chosen by ``players``."""
    while state.seat is not None:
        view = state.view_for(state.seat)
        move = view.legal[0] if len(view.legal) == 1 else players[state.seat].choose(view, rng).move
        following = state.apply(move).state
        assert isinstance(following, SoloState)
        state = following
    return state.settled[-1]
