"""Hands whose result is certain for a seat before the rules can say so (SW-16).

A claim rests on the view of the seat that makes it and on nothing else: it must hold in every deal
that the view allows, and whatever the other three play. So neither that it is offered nor that it
is not tells anything of a hidden card; an arbiter who looked at all hands would. The search of open
hands says which result to prove, by a few deals that fit; the proof is that of ``search.certainty``.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from whistdesk.cards.card import CARDS, Card
from whistdesk.players.base import Claim
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.certainty import Prover, Sight, Unresolved
from whistdesk.players.search.solver import Limit, OpenPosition, Solver, number
from whistdesk.players.solowhist.worlds import NO_EVIDENCE, World, mask, sample_worlds
from whistdesk.rules.base import View
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import known_cards, voids_shown
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, SoloView

DEALS: Final = 4
"""How many deals that fit are looked at before a proof is tried: one that says otherwise spares it."""
LOOK: Final = Limit(300)
"""The positions that the search of open hands may visit in each of them."""
PROOF: Final = 2_000
"""The cards that a proof may try, a tenth of a second or so; one that needs more is not found."""


class Goal(NamedTuple):
    """What the seat's side needs: that ``takers`` take ``wanted`` of the tricks left."""

    takers: tuple[Seat, ...]
    wanted: int


def claim(view: View, rng: Random) -> Claim | None:
    """What the seat on turn may claim; None where it is not its turn, nothing is certain, or no proof was found."""
    assert isinstance(view, SoloView)
    if view.contract is None or view.current is None or view.to_move is not view.seat:
        return None
    goal = goal_of(view, view.contract)
    foreseen = foreseen_by_deals(view, view.contract, goal, rng)
    if foreseen is None:
        return None
    card = winning_card(view, goal) if foreseen else surely_lost(view, goal)
    return Claim(PlayCard(card), foreseen) if card is not None else None


def goal_of(view: SoloView, contract: Contract) -> Goal:
    """What must happen for the contract to end as the seat wants it."""
    others = tuple(seat for seat in COMPASS if seat not in contract.declarers)
    left = 13 - len(view.tricks)
    declares = view.seat in contract.declarers
    if contract.call in MISERES:
        return Goal(others, left) if declares else Goal(contract.declarers, 1)
    needed = contract.target - sum(trick.winner in contract.declarers for trick in view.tricks)
    return Goal(contract.declarers, needed) if declares else Goal(others, left - needed + 1)


def foreseen_by_deals(view: SoloView, contract: Contract, goal: Goal, rng: Random) -> bool | None:
    """Whether the goal is reached in all of some deals that fit, best played by all; None where they do not agree."""
    solver = Solver()
    worlds = sample_worlds(view, rng, DEALS, pool=1, evidence=NO_EVIDENCE)
    found = (_reached(solver, position_of(view, contract, world), contract, goal) for world in worlds.hands)
    first = next(found)
    return first if first is not None and all(other is first for other in found) else None


def position_of(view: SoloView, contract: Contract, world: World) -> OpenPosition:
    """The open position that a deal makes of the view."""
    assert view.current is not None
    hands = {seat: frozenset(_cards(held)) for seat, held in zip(COMPASS, world, strict=True)}
    return OpenPosition(contract.trump, view.current.leader, view.current.cards, hands)


def winning_card(view: SoloView, goal: Goal) -> Card | None:
    """A card with which the goal is certain, however the hidden cards lie and are played."""
    sight, prover = sight_of(view), Prover(_relative(view.seat, goal.takers), PROOF)
    try:
        return next((card for card in _legal(view) if prover.take_with(sight, 1 << number(card), goal.wanted)), None)
    except Unresolved:
        return None


def surely_lost(view: SoloView, goal: Goal) -> Card | None:
    """Any card, if the goal is out of reach even if all seats played for it."""
    prover = Prover(_relative(view.seat, goal.takers), PROOF, together=True)
    try:
        return None if prover.take(sight_of(view), goal.wanted) else _legal(view)[0]
    except Unresolved:
        return None


def sight_of(view: SoloView) -> Sight:
    """What the seat knows, as the proofs take it."""
    assert view.current is not None
    assert view.contract is not None
    held, barred, counts = known_cards(view), voids_shown(view), dict(zip(COMPASS, view.counts, strict=True))
    gone = {card for trick in (*view.tricks, view.current) for card in trick.cards}
    settled = gone.union(*held.values())
    others = [_seat(view.seat, turn) for turn in (1, 2, 3)]
    loose = [card for card in CARDS if card not in settled]
    room = {seat: counts[seat] > len(held[seat]) for seat in others}
    may = [
        mask(held[seat]) | mask(card for card in loose if room[seat] and card.suit not in barred[seat])
        for seat in others
    ]
    return Sight(
        own=mask(view.hand),
        may=(may[0], may[1], may[2]),
        sizes=(counts[others[0]], counts[others[1]], counts[others[2]]),
        trump=NO_TRUMP if view.contract.trump is None else int(view.contract.trump),
        leader=_place(view.seat, view.current.leader),
        table=tuple(1 << number(card) for card in view.current.cards),
    )


def _reached(solver: Solver, position: OpenPosition, contract: Contract, goal: Goal) -> bool | None:
    if contract.call not in MISERES:
        return solver.reaches(position, goal.takers, goal.wanted, LOOK)
    caught = solver.bidder_caught(position, contract.declarers[0], LOOK)
    return caught if goal.takers == contract.declarers or caught is None else not caught


def _legal(view: SoloView) -> list[Card]:
    """The cards that may be played, the highest first."""
    cards = [move.card for move in view.legal if isinstance(move, PlayCard)]
    return sorted(cards, key=lambda card: (-card.rank, card.suit))


def _cards(held: int) -> list[Card]:
    return [card for card in CARDS if held >> number(card) & 1]


def _relative(seat: Seat, others: Sequence[Seat]) -> list[int]:
    return [_place(seat, other) for other in others]


def _place(seat: Seat, other: Seat) -> int:
    return (COMPASS.index(other) - COMPASS.index(seat)) % 4


def _seat(seat: Seat, turn: int) -> Seat:
    return COMPASS[(COMPASS.index(seat) + turn) % 4]
