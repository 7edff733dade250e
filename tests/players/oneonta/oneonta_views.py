"""Views of Oneonta Whist in the middle of games."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

from tests.oneonta_games import numbered
from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.moves import OneontaMove, Play
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.view import OneontaView, Trick
from whistdesk.rules.seats import Seat


def random_view(number: int, hand: int, tricks: int | None = None, most_paid: int = 7) -> OneontaView | None:
    """The view in this hand of a deal played at random, after so many tricks; None if it does not come to that."""
    rng = Random(number)
    state = numbered(number)
    while state.seat is not None:
        view = state.view_for(Seat.PLAYER)
        done = None if view.prediction is None else len(view.tricks)
        if view.penalties > most_paid:
            return None
        if (view.hand_number, done) == (hand, tricks):
            return view
        step = state.apply(rng.choice(view.legal))
        assert isinstance(step.state, OneontaState)
        state = step.state
    return None


def some_views(count: int, hand: int, tricks: int | None = None, most_paid: int = 7) -> list[OneontaView]:
    """As many such views, of the first deals that have one."""
    found: list[OneontaView] = []
    number = 0
    while len(found) < count:
        number += 1
        view = random_view(number, hand, tricks, most_paid)
        if view is not None:
            found.append(view)
    return found


def with_cards(view: OneontaView, new: Mapping[Card, Card]) -> OneontaView:
    """The view with every card of this hand replaced."""
    return replace(
        view,
        hand=tuple(sorted(new[card] for card in view.hand)),
        turn_up=new[view.turn_up],
        tricks=tuple(Trick(new[trick.lead], new[trick.reply], trick.won) for trick in view.tricks),
        lead=None if view.lead is None else new[view.lead],
        legal=tuple(with_card(move, new) for move in view.legal),
    )


def with_card(move: OneontaMove, new: Mapping[Card, Card]) -> OneontaMove:
    """The move with its card replaced."""
    return Play(new[move.card]) if isinstance(move, Play) else move
