"""A request about a view gets the choice that the app's own player makes from the game's view."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.asking import TOLD
from tests.generic.playouts import Start, positions, starts
from whistdesk.players.base import Player
from whistdesk.players.registry import COACHES, PLAYERS
from whistdesk.rules.base import View

SEED = 5
FEW = 4
"""How many positions of a game players that search are asked about."""


def players(start: Start) -> Iterator[tuple[str, Player]]:
    """All seats and coaches of a game, by a name."""
    for level, styles in PLAYERS.get(start.game.key, {}).items():
        yield from ((f"{level} {style}", player) for style, player in styles.items())
    yield from COACHES.get(start.game.key, {}).items()


def views(start: Start) -> list[View]:
    """What the seats in turn see in a playout."""
    return [state.view_for(state.seat) for state in positions(start, seed=2) if state.seat is not None]


@pytest.mark.parametrize("start", starts(), ids=str)
def test_every_player_chooses_alike_for_a_request(start: Start) -> None:
    found = views(start)
    some = found if len(found) <= FEW else Random(str(start)).sample(found, FEW)
    for name, player in players(start):
        for view in some:
            again = start.game.read_view(view.seat, TOLD[start.game.key](view), start.setup.house_rules)
            assert player.choose(again, Random(SEED)) == player.choose(view, Random(SEED)), name
