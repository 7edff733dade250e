"""A view that a request tells is the one that the game itself gives; one that no game leads to is refused."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tests.asking import TOLD
from tests.generic.playouts import Start, positions, starts
from whistdesk.rules.base import Game, View
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.solowhist.view import SoloView

every_start = pytest.mark.parametrize("start", starts(), ids=str)
"""Each game, with each house rule."""


def told_views(start: Start) -> Iterator[tuple[View, View]]:
    """Each view of a playout, and the one that a request about it leads to."""
    for state in positions(start):
        if state.seat is not None:
            view = state.view_for(state.seat)
            yield view, read(start.game, view, TOLD[start.game.key](view), start.setup.house_rules)


def read(game: Game, view: View, document: dict[str, Any], house_rules: frozenset[str] = frozenset()) -> View:
    return game.read_view(view.seat, document, house_rules)


def all_that_is_told(view: View) -> Any:
    """A view without what a request does not tell: the match around a hand, what fell on what in earlier hands."""
    match view:
        case SoloView():
            return replace(view, chips=(0, 0, 0, 0), settled=(), match=None)
        case OneontaView():
            memory = [(set(hand.seen), hand.penalty) for hand in view.history]
            return replace(view, history=()), memory, {hand.prediction for hand in view.history}
        case CribbageView():
            return view.round, view.hands, view.card, view.seen, view.total, view.legal
    raise AssertionError(view)


@every_start
def test_a_request_tells_all_that_the_view_of_the_game_holds(start: Start) -> None:
    for view, again in told_views(start):
        assert all_that_is_told(again) == all_that_is_told(view)


@every_start
def test_the_order_in_which_a_set_is_told_does_not_matter(start: Start) -> None:
    rng = Random(1)
    for state in positions(start):
        if state.seat is None:
            continue
        view = state.view_for(state.seat)
        document = TOLD[start.game.key](view)
        for key in ("legal", "predictions", "hand"):
            if isinstance(document.get(key), list):
                rng.shuffle(document[key])
        again = read(start.game, view, document, start.setup.house_rules)
        assert all_that_is_told(again) == all_that_is_told(view)
