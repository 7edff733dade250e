"""The expert: judges by what comes of it in many deals that fit what was seen."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import cast

from whistdesk.players.base import Choice, chosen
from whistdesk.players.solowhist.expert_bidding import expert_calls, expert_trumps
from whistdesk.players.solowhist.expert_cards import card_choice
from whistdesk.players.solowhist.memory import remember
from whistdesk.players.solowhist.outlook import USUAL, Effort, Stop
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.base import View
from whistdesk.rules.solowhist.view import SoloView


@dataclass(frozen=True, slots=True)
class ExpertPlayer:
    """The level ``expert`` of Solo Whist; ``clock``, in seconds, is looked at only where there is a budget.

    Without a clock no budget binds it.
    """

    style: Style = Style.EVEN
    effort: Effort = USUAL
    clock: Callable[[], float] | None = None

    def with_clock(self, clock: Callable[[], float]) -> "ExpertPlayer":
        """The same player with a clock."""
        return replace(self, clock=clock)

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The move that promises most chips."""
        own = cast(SoloView, view)
        if own.contract is None:
            return chosen(expert_calls(own, rng, self.style))
        if own.naming_trump:
            return chosen(expert_trumps(own, rng))
        return card_choice(remember(own, own.contract), rng, self.effort, self._deadline(budget_ms))

    def _deadline(self, budget_ms: int | None) -> Stop | None:
        if budget_ms is None or self.clock is None:
            return None
        clock = self.clock
        end = clock() + budget_ms / 1000
        return lambda: clock() >= end
