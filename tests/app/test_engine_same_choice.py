"""A request about a view gets the choice that the app's own player makes from the game's view."""

from collections.abc import Mapping
from random import Random

import pytest

from tests.asking import TOLD
from tests.generic.playouts import Start, positions, starts
from whistdesk.players.base import Player
from whistdesk.players.registry import COACHES, PLAYERS
from whistdesk.rules.base import View

SEED = 5
POSITIONS = {"beginner": 20, "club": 20}
"""In how many positions of a game a level is asked; one that searches is slow without a compiler: in one."""


def players(start: Start) -> Mapping[str, Player]:
    """A seat of each level, and the coaches of a game, by their kind."""
    seats = {level: styles["bold"] for level, styles in PLAYERS.get(start.game.key, {}).items()}
    return seats or COACHES[start.game.key]


def views(start: Start) -> list[View]:
    """What the seats in turn see in a playout."""
    return [state.view_for(state.seat) for state in positions(start, seed=2) if state.seat is not None]


@pytest.mark.parametrize("start", starts(), ids=str)
def test_every_player_chooses_alike_for_a_request(start: Start) -> None:
    found = views(start)
    Random(str(start)).shuffle(found)
    for kind, player in players(start).items():
        for view in found[: POSITIONS.get(kind, 1)]:
            again = start.game.read_view(view.seat, TOLD[start.game.key](view), start.setup.house_rules)
            assert player.choose(again, Random(SEED)) == player.choose(view, Random(SEED)), kind
