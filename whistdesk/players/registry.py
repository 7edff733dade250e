"""The computer players by game, level and style, and the coaches: a new one adds its import and its line here."""

from collections.abc import Callable, Mapping
from typing import Final

from whistdesk.players.base import Claimant, Player
from whistdesk.players.bids import Bids
from whistdesk.players.cribbage.coach import CribbageCoach
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.hindsight import Hindsight
from whistdesk.players.oneonta.belief import forgetful, remembering
from whistdesk.players.oneonta.coach import OneontaCoach
from whistdesk.players.solowhist.beginner import BeginnerPlayer
from whistdesk.players.solowhist.claims import claim
from whistdesk.players.solowhist.club import ClubPlayer
from whistdesk.players.solowhist.contract_bids import ContractBids
from whistdesk.players.solowhist.expert import ExpertPlayer
from whistdesk.players.solowhist.openhands import OpenHands
from whistdesk.players.solowhist.style import Style

PLAYERS: Final[Mapping[str, Mapping[str, Mapping[str, Player]]]] = {
    "solo-whist": {
        "beginner": {style.value: BeginnerPlayer(style) for style in Style},
        "club": {style.value: ClubPlayer(style) for style in Style},
        "expert": {style.value: ExpertPlayer(style) for style in Style},
    },
}
"""By the game's key, then by level, weakest first, then by style, the usual one first.

Games without computer seats are absent.
"""

COACHES: Final[Mapping[str, Mapping[str, Player]]] = {
    "cribbage-solitaire": {goal.value: CribbageCoach(goal) for goal in Goal},
    "oneonta-whist": {
        "memory": OneontaCoach(remembering, exact=False),
        "forgetful": OneontaCoach(forgetful, exact=True),
    },
    "solo-whist": {"expert": ExpertPlayer()},
}
"""By the game's key, then by the kind of advice, the usual one first: who advises the person at the screen."""

CLAIMS: Final[Mapping[str, Claimant]] = {"solo-whist": claim}
"""By the game's key, how a seat proves that the result of a hand is certain before the rules can say so."""

QUICK: Final[Mapping[str, str]] = {"solo-whist": "club", "oneonta-whist": "forgetful"}
"""By the game's key, the level or kind that needs no time: it answers where the time is up."""

HINDSIGHT: Final[Mapping[str, Callable[[], Hindsight]]] = {
    "solo-whist": OpenHands,
}
"""By the game's key: who says after a hand what was makeable with open cards; made anew for each review."""

BIDS: Final[Mapping[str, Bids]] = {"solo-whist": ContractBids()}
"""By the game's key, where it has contracts: which moves made one, and what their bidders thought of it."""


def levels(game: str) -> tuple[str, ...]:
    """The levels at which computer seats play the game with this key, weakest first; none in a solitaire."""
    return tuple(PLAYERS.get(game, ()))


def styles(game: str) -> tuple[str, ...]:
    """The styles in which computer seats play the game with this key, the usual one first; none in a solitaire."""
    return tuple(next(iter(PLAYERS[game].values()))) if game in PLAYERS else ()


def player(game: str, level: str, style: str = "even") -> Player:
    """The player of a game's key, a level and a style; KeyError where there is none."""
    return PLAYERS[game][level][style]


def coach(game: str, kind: str = "") -> Player | None:
    """The coach of a game's key; of an unknown kind the default one. None where the game has none."""
    kinds = COACHES.get(game)
    return None if kinds is None else kinds.get(kind) or next(iter(kinds.values()))
