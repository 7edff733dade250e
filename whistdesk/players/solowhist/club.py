"""The club player: bids and plays by sound judgement, without search, from its own view only."""

from dataclasses import dataclass
from random import Random
from typing import cast

from whistdesk.players.base import Choice, chosen
from whistdesk.players.solowhist.bidding import call_opinions, trump_opinions
from whistdesk.players.solowhist.memory import remember
from whistdesk.players.solowhist.play import card_opinions
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.base import View
from whistdesk.rules.solowhist.view import SoloView


@dataclass(frozen=True, slots=True)
class ClubPlayer:
    """The level ``club`` of Solo Whist; its answers depend on the view alone."""

    style: Style = Style.EVEN

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The move that it judges best; it needs neither chance nor a time budget."""
        del rng, budget_ms
        own = cast(SoloView, view)
        if own.contract is None:
            return chosen(call_opinions(own, self.style))
        if own.naming_trump:
            return chosen(trump_opinions(own))
        return chosen(card_opinions(remember(own, own.contract)))
