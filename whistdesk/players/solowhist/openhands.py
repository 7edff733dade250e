"""Hindsight in Solo Whist: what each contract still held with four open hands (double-dummy)."""

from collections.abc import Mapping
from typing import Final, cast

from whistdesk.cards.card import Card
from whistdesk.players.hindsight import Makeable
from whistdesk.players.search.solver import KERNEL_COMPILED, Limit, OpenPosition, Solver
from whistdesk.rules.base import View
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.rules.solowhist.play import tricks_of
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.rules.table import Table

LIMIT: Final = Limit(3_000_000 if KERNEL_COMPILED else 20_000)
"""Positions for one question: under a second where compiled, a few seconds elsewhere."""


class OpenHands:
    """Remembers what it found, so keep one for the positions of one hand."""

    def __init__(self, limit: Limit = LIMIT) -> None:
        self._solver = Solver()
        self._limit = limit

    def judge(self, view: View, table: Table) -> Makeable | None:
        """What the declarers still make; None before the contract and the trumps are settled."""
        own = cast(SoloView, view)
        if own.contract is None or own.current is None:
            return None
        position = OpenPosition(own.contract.trump, own.current.leader, own.current.cards, _hands(table))
        if own.contract.call in MISERES:
            caught = self._solver.bidder_caught(position, own.contract.declarers[0], self._limit)
            return Makeable(None if caught is None else not caught)
        return self._tricks(position, own, own.contract)

    def _tricks(self, position: OpenPosition, view: SoloView, contract: Contract) -> Makeable:
        won = tricks_of(contract, view.tricks)
        if contract.call is Call.ABUNDANCE_DECLARED:
            return Makeable(self._solver.reaches(position, contract.declarers, contract.target - won, self._limit))
        found = self._solver.tricks(position, contract.declarers, self._limit)
        if found.exact:
            return Makeable(won + found.least >= contract.target, won + found.least)
        if won + found.least >= contract.target:
            return Makeable(made=True)
        return Makeable(made=False if won + found.most < contract.target else None)


def _hands(table: Table) -> Mapping[Seat, frozenset[Card]]:
    return {
        seat: frozenset(card for tile in table.at(hand_of(seat)) if (card := table.card(tile)) is not None)
        for seat in COMPASS
    }
