"""The beginner: counts tricks on the fingers, plays by rules of thumb, forgets cards, bids timidly."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final, cast

from whistdesk.players.base import Choice, chosen
from whistdesk.players.solowhist.counting import counted_calls, counted_trumps
from whistdesk.players.solowhist.habits import card_habits
from whistdesk.players.solowhist.memory import Memory, remember
from whistdesk.players.solowhist.standing import standing
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.base import View
from whistdesk.rules.solowhist.view import Contract, SoloView

REMEMBERED: Final = 2
"""How many complete tricks a beginner remembers."""


@dataclass(frozen=True, slots=True)
class BeginnerPlayer:
    """The level ``beginner`` of Solo Whist; its answers depend on the view alone."""

    style: Style = Style.EVEN

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The move that its rules of thumb name; it needs neither chance nor a time budget."""
        del rng, budget_ms
        own = cast(SoloView, view)
        if own.contract is None:
            return chosen(counted_calls(own, self.style))
        if own.naming_trump:
            return chosen(counted_trumps(own))
        return chosen(card_habits(recalled(own, own.contract), standing(remember(own, own.contract))))


def recalled(view: SoloView, contract: Contract) -> Memory:
    """What is left of ``view`` in a beginner's memory: cards and voids of older tricks are forgotten."""
    return remember(replace(view, tricks=view.tricks[-REMEMBERED:]), contract)
