"""The records behind the screenshots are sound games."""

import pytest

from tests.screens.positions import names, position
from whistdesk.archive.record import replay


@pytest.mark.parametrize("name", names())
def test_every_position_is_a_sound_game_and_its_live_moves_follow(name: str) -> None:
    found = position(name)
    state = replay(found.record)
    for word in found.live:
        state = state.apply(found.record.game.parse_move(word)).state
