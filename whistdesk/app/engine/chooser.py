"""Who answers a request: a computer seat of the asked level and style, or the coach of a solitaire."""

from collections.abc import Mapping

from whistdesk.app.clock import timed
from whistdesk.app.engine.request import Request
from whistdesk.app.engine.serve import Advisers
from whistdesk.players.base import Player
from whistdesk.players.registry import COACHES, PLAYERS, QUICK


def advisers(request: Request) -> Advisers:
    """Who is asked, and who is quick."""
    # Seats are known by their level, coaches by their goal or by whether they remember.
    asked = {request.level, request.goal, "memory" if request.memory else "forgetful"}
    kinds = _kinds(request)
    found = next(player for kind, player in kinds.items() if kind in asked)
    quick = kinds.get(QUICK.get(request.game.key, ""))
    return Advisers(timed(found), None if quick is found else quick)


def _kinds(request: Request) -> Mapping[str, Player]:
    """All who could be asked."""
    levels = PLAYERS.get(request.game.key)
    if levels is None:
        return COACHES[request.game.key]
    return {level: styles[request.style] for level, styles in levels.items()}
