"""The club player: bids and plays by sound judgement, without search, from its own view only."""

from random import Random
from typing import cast

from whistdesk.players.base import Choice, chosen
from whistdesk.players.solowhist.bidding import call_opinions, trump_opinions
from whistdesk.players.solowhist.memory import remember
from whistdesk.players.solowhist.play import card_opinions
from whistdesk.rules.base import View
from whistdesk.rules.solowhist.view import SoloView


class ClubPlayer:
    """The level ``club`` of Solo Whist; its answers depend on the view alone."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The move that it judges best; it needs neither chance nor a time budget."""
        del rng, budget_ms
        own = cast(SoloView, view)
        if own.contract is None:
            return chosen(call_opinions(own))
        if own.naming_trump:
            return chosen(trump_opinions(own))
        return chosen(card_opinions(remember(own, own.contract)))
