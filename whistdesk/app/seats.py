"""Who sits at the computer seats of a game: names, levels and styles, and the players who go with them."""

from collections.abc import Mapping
from itertools import cycle

from whistdesk.app.clock import timed
from whistdesk.archive.saves import Occupant
from whistdesk.players.base import Player
from whistdesk.players.registry import levels, player, styles
from whistdesk.rules.base import Game
from whistdesk.rules.seats import Seat


def occupants(game: Game, wished: Mapping[str, Occupant]) -> dict[str, Occupant]:
    """Who sits where, by the seat's name in records: those who are wished, and the strongest, each in another style.

    Nobody in a solitaire. A level or a style that there is not is replaced.
    """
    if not levels(game.key):
        return {}
    usual = zip(game.seats[1:], cycle(styles(game.key)), strict=False)
    return {seat.value: _seated(game, wished.get(seat.value, Occupant("", "", style)), style) for seat, style in usual}


def _seated(game: Game, wish: Occupant, style: str) -> Occupant:
    return Occupant(
        wish.name,
        wish.level if wish.level in levels(game.key) else levels(game.key)[-1],
        wish.style if wish.style in styles(game.key) else style,
    )


def players(game: Game, seats: Mapping[str, Occupant]) -> dict[Seat, Player]:
    """The players of ``seats``, and the strongest for the person, whose hand may be played out; none in a solitaire."""
    seated = {Seat(name): player(game.key, who.level, who.style) for name, who in occupants(game, seats).items()}
    everybody = {game.seats[0]: player(game.key, levels(game.key)[-1]), **seated} if seated else {}
    return {seat: timed(each) for seat, each in everybody.items()}
