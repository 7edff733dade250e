"""How a player is asked: what a thinking thread gets is a seat's view in bytes, and nothing that leads further."""

import pickle
from collections.abc import Callable
from functools import partial
from io import BytesIO
from random import Random
from typing import Any, Final

from whistdesk.cards.card import CARDS, Card
from whistdesk.players.base import Choice, Claim, Claimant, Player
from whistdesk.rules.base import View
from whistdesk.rules.seats import Seat

_NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}


def chance(seed: int, seat: Seat, ply: int) -> Random:
    """The generator for ``seat`` after ``ply`` moves: equal games give equal answers."""
    return Random(f"{seed} {seat} {ply}")  # noqa: S311 - a game, not a secret


def thinking(player: Player, view: View, rng: Random, budget_ms: int | None = None) -> Callable[[], Choice]:
    """The task that asks ``player`` and checks that its answer is a move that it has.

    ``budget_ms`` cuts the player's work short where that would take longer. The view is sealed at once, so the task
    holds the player, the generator and bytes.
    """
    return partial(_think, player, sealed(view), rng, budget_ms)


def proving(claimant: Claimant, view: View, rng: Random) -> Callable[[], Claim | None]:
    """The task that asks what the seat may claim; it holds the claimant, the generator and the sealed view."""
    return partial(_prove, claimant, sealed(view), rng)


def sealed(view: View) -> bytes:
    """All that ``view`` holds, as bytes.

    Sets are sorted and cards are numbers, so neither the order in which a set iterates nor where a card object came
    from is told.
    """
    store = BytesIO()
    _Sealer(store, pickle.HIGHEST_PROTOCOL).dump(view)
    return store.getvalue()


def opened(seal: bytes) -> View:
    """The inverse of ``sealed``: a view that shares nothing with the one that was sealed."""
    view: View = _Opener(BytesIO(seal)).load()
    return view


class _Sealer(pickle.Pickler):
    def persistent_id(self, value: Any) -> int | tuple[Any, ...] | None:
        """Asked of each part before it is written; None writes it as usual."""
        if isinstance(value, Card):
            return _NUMBERS[value]
        return tuple(sorted(value)) if isinstance(value, frozenset) else None


class _Opener(pickle.Unpickler):
    def persistent_load(self, written: int | tuple[Any, ...]) -> Card | frozenset[Any]:
        return CARDS[written] if isinstance(written, int) else frozenset(written)


def _think(player: Player, seal: bytes, rng: Random, budget_ms: int | None) -> Choice:
    view = opened(seal)
    choice = player.choose(view, rng, budget_ms)
    if choice.move not in view.legal:
        raise ValueError(f"{choice.move} is not among the legal moves of {view.seat}")
    return choice


def _prove(claimant: Claimant, seal: bytes, rng: Random) -> Claim | None:
    return claimant(opened(seal), rng)
