"""The computer players by game and level: a new player adds its import and its line here."""

from collections.abc import Mapping
from typing import Final

from whistdesk.players.base import Player
from whistdesk.players.solowhist.club import ClubPlayer

PLAYERS: Final[Mapping[str, Mapping[str, Player]]] = {
    "solo-whist": {"club": ClubPlayer()},
}
"""By the game's key, then by level, weakest first; games without computer seats are absent."""


def levels(game: str) -> tuple[str, ...]:
    """The levels at which computer seats play the game with this key, weakest first; none in a solitaire."""
    return tuple(PLAYERS.get(game, ()))


def player(game: str, level: str) -> Player:
    """The player of a game's key and a level; KeyError where there is none."""
    return PLAYERS[game][level]
