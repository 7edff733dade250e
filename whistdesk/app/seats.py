"""Who sits at the computer seats of a game: names, levels and styles, and the players who go with them."""

from collections.abc import Mapping, Sequence
from itertools import cycle

from whistdesk.app.choices import Choices
from whistdesk.app.clock import timed
from whistdesk.app.shelf import Shelf
from whistdesk.archive.occupant import Occupant
from whistdesk.players.base import Player
from whistdesk.players.registry import levels, player, styles
from whistdesk.rules.base import Game
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.views.preferences.offers import SeatGame
from whistdesk.views.tiles import TILES


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


class Seats:
    """Who sits where in the games that were begun, and who would in new ones."""

    def __init__(self, choices: Choices, shelf: Shelf) -> None:
        self._choices, self._shelf = choices, shelf

    def wished(self, game: Game) -> dict[str, Occupant]:
        """Who sits in a new game."""
        return occupants(game, self._choices.settings.seats.get(game.key, {}))

    def taken(self, game: Game) -> dict[str, Occupant]:
        """Who sits in the game of this kind that was begun, or would sit in a new one."""
        begun = self._shelf.live(game.key)
        return occupants(game, begun.sitting.seats) if begun else self.wished(game)

    def offered(self) -> Sequence[SeatGame]:
        """The games with computer seats, with who sits there."""
        return [
            SeatGame(key, tile.title(), self.taken(GAMES[key]), levels(key), styles(key))
            for key, tile in TILES.items()
            if levels(key)
        ]

    def change(self, on_table: str | None) -> None:
        """Seat in the games that were begun those who are wished now.

        ``on_table`` is the key of the game on the table.
        """
        for key, game in GAMES.items():
            self._shelf.seat(key, self.wished(game), on_table=key == on_table)
        self.spread_names()

    def spread_names(self) -> None:
        """Have every sentence call the seats what the player calls them."""
        names = {Seat(seat): who.name for game in GAMES.values() for seat, who in self.taken(game).items()}
        names[Seat.SOUTH] = self._choices.settings.own_name
        self._choices.name_seats({seat.name.title(): name for seat, name in names.items() if name})
