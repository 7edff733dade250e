"""Choosers of moves that lead random games everywhere: to contracts of all kinds, made and failed, to long games."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from whistdesk.cards.card import CARDS, Card, Rank
from whistdesk.rules.base import Game, Move, Setup, State
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.deal import stacked
from whistdesk.rules.solowhist.moves import PlayCard

CALLS: Final = ("pass", "propose", "propose", "solo", "misere", "abundance", "open-misere", "abundance-declared")

SURPRISE: Final = 0.05
"""How often a seat that would pass calls whatever comes to its mind."""

Whim = Callable[[State, Sequence[Move]], Move]
"""Chooses one of the legal moves of a position."""

UNEVEN: Final = 0.15
"""The share of the matches of Solo Whist in which one hand gets the high or the low cards."""


def setup(game: Game, rng: Random) -> Setup:
    """A deal and house rules drawn at random; a match has one hand, or sometimes two."""
    rules = frozenset(rule for rule in game.house_rules if rng.random() < 0.4)
    match = rng.choice((1, 1, 1, 1, 2)) if len(game.seats) > 1 else None
    if len(game.seats) > 1 and rng.random() < UNEVEN:
        return Setup(spelled=uneven_deals(rng), house_rules=rules, match=match)
    return Setup(number=rng.getrandbits(64), house_rules=rules, match=match)


def uneven_deals(rng: Random) -> tuple[Any, ...]:
    """Two deals in which somebody has the highest or the lowest cards, more or less."""
    dealer = rng.choice(COMPASS)
    return tuple(_uneven(rng, seat) for seat in (dealer, dealer.left))


def whim(game: Game, rng: Random) -> Whim:
    """How the moves of one game are chosen."""
    return WHIMS[game.key](rng)


def _uneven(rng: Random, dealer: Any) -> Any:
    noise, sign = rng.choice((0.0, 2.0, 4.0)), rng.choice((1, -1))
    pack = sorted(CARDS, key=lambda card: (sign * card.rank + noise * rng.random(), rng.random()))
    seats = rng.sample(COMPASS, 4)
    hands = {seat: rng.sample(pack[13 * i : 13 * i + 13], 13) for i, seat in enumerate(seats)}
    return stacked(dealer, hands)


def _oneonta(rng: Random) -> Whim:
    care = rng.choice((0.0, 0.7, 1.0))

    def choose(state: State, legal: Sequence[Move]) -> Move:
        if rng.random() >= care:
            return rng.choice(legal)
        view = state.view_for(_seat(state))
        assert isinstance(view, OneontaView)
        if view.prediction is None:
            strong = sum(card in view.trumps.cards or card.rank >= Rank.KING for card in view.hand)
            return min(legal, key=lambda move: abs(move.tricks - strong) if isinstance(move, Predict) else 0)
        missing = view.prediction - sum(trick.won for trick in view.tricks)
        return _by_rank(legal, highest=missing > 0)

    return choose


def _cribbage(rng: Random) -> Whim:
    care = rng.choice((0.0, 0.7, 1.0))

    def choose(state: State, legal: Sequence[Move]) -> Move:
        if rng.random() >= care:
            return rng.choice(legal)
        view = state.view_for(_seat(state))
        assert isinstance(view, CribbageView)
        card, hands = view.card, view.hands
        return max(legal, key=lambda move: _company(card, hands[move.hand - 1] if isinstance(move, PlaceCard) else ()))

    return choose


def _company(card: Card | None, hand: Sequence[Card]) -> int:
    """How well a turned card goes with a hand."""
    assert card is not None
    return sum(_together(card, other) for other in hand)


def _together(card: Card, other: Card) -> int:
    """How well two cards go together in a cribbage hand."""
    one, two = (1 if each.rank is Rank.ACE else int(each.rank) for each in (card, other))
    return 4 * (one == two) + 3 * (min(one, 10) + min(two, 10) == 15) + 2 * (abs(one - two) == 1)


def _solowhist(rng: Random) -> Whim:
    """Somebody makes a certain call sooner or later; a few others call and accept too."""
    wanted, patience = rng.choice(CALLS), rng.choice((0.2, 0.6))
    habits = {seat: rng.choice((None, None, True, False)) for seat in COMPASS}

    def choose(state: State, legal: Sequence[Move]) -> Move:
        if isinstance(legal[0], PlayCard):
            highest = habits[_seat(state)]
            return rng.choice(legal) if highest is None else _by_rank(legal, highest=highest)
        if str(legal[0]) != "pass":
            return rng.choice(legal)
        due = [move for move in legal if str(move) in (wanted, "accept")]
        if due and rng.random() > patience:
            return due[0]
        return rng.choice(legal) if rng.random() < SURPRISE else legal[0]

    return choose


def _by_rank(legal: Sequence[Move], *, highest: bool) -> Move:
    sign = 1 if highest else -1
    return max(legal, key=lambda move: sign * move.card.rank if isinstance(move, Play | PlayCard) else 0)


def _seat(state: State) -> Any:
    assert state.seat is not None
    return state.seat


WHIMS: Final[Mapping[str, Callable[[Random], Whim]]] = {
    "oneonta-whist": _oneonta,
    "cribbage-solitaire": _cribbage,
    "solo-whist": _solowhist,
}
