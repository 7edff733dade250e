"""Who answers a request: a computer seat of the asked level and style, or the coach of a solitaire."""

from whistdesk.app.engine.request import Request, RequestError
from whistdesk.players.base import Player
from whistdesk.players.registry import COACHES, PLAYERS


def choose_player(request: Request) -> Player:
    """The player that a request asks for; RequestError where there is none."""
    return _seat(request) if request.game.key in PLAYERS else _coach(request)


def _seat(request: Request) -> Player:
    levels = PLAYERS[request.game.key]
    if request.level not in levels:
        raise RequestError(f"nobody plays {request.game.key} at the level {request.level}")
    return levels[request.level][request.style]


def _coach(request: Request) -> Player:
    """The first coach of a kind that was asked for; a game knows kinds by memory or by goal."""
    asked = (request.goal, "memory" if request.memory else "forgetful")
    for kind, coach in COACHES.get(request.game.key, {}).items():
        if kind in asked:
            return coach
    raise RequestError(f"nobody gives advice in {request.game.key}")
