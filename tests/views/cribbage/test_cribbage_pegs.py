"""The two pegs on the board: they stand in two holes as soon as there is a point."""

import pytest

from tests.views.cribbage.positions import GAME, HEELS, ROUND, moment, played, start
from whistdesk.rules.base import Setup
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.cribbage.counting import Counted, last_scored, pegs, stops


def view_of(top: str, *hands: int) -> CribbageView:
    view = moment(played(start(top), *hands)).view
    assert isinstance(view, CribbageView)
    return view


def count_of(view: CribbageView) -> list[Counted]:
    scored = last_scored(view)
    assert scored is not None
    return list(stops(scored))


def test_both_pegs_wait_at_the_start() -> None:
    assert pegs(view_of(HEELS), None) == (0, 0)


@pytest.mark.parametrize("top", [HEELS, ""])
def test_the_pegs_never_share_a_hole(top: str) -> None:
    view = view_of(top, *ROUND)
    for stop in count_of(view):
        now, before = pegs(view, stop)
        assert now == before == 0 or now > before


def test_a_hand_without_points_moves_no_peg() -> None:
    counted = played(GAME.start(Setup(number=30)).state, 3, 2, 3, 1, 1, 2)  # two for his heels, then 6, 6 and 0
    view = moment(counted).view
    assert isinstance(view, CribbageView)
    assert pegs(view, None) == (14, 8)
    assert pegs(view, count_of(view)[-1]) == (14, 8)


def test_the_back_peg_stands_where_the_front_one_stood() -> None:
    view = view_of(HEELS, *ROUND)
    scored = last_scored(view)
    assert scored is not None
    heels, *rest = [stop for stop in stops(scored) if stop.hand < 2]
    assert pegs(view, heels) == (2, 0)
    assert all(pegs(view, stop)[1] == 2 for stop in rest)
