"""What a thinking thread is handed: the view in bytes, and nothing from which the rest of the table can be reached."""

import gc
from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QObject

from tests.generic.playouts import Start, positions, starts
from tests.players.peekers import by_the_session
from tests.players.redealt import redealt
from whistdesk.cards.card import CARDS, Card
from whistdesk.model.session import Session
from whistdesk.model.thinking import opened, proving, sealed, thinking
from whistdesk.players.registry import CLAIMS, COACHES, PLAYERS
from whistdesk.rules.base import Setup, View
from whistdesk.rules.cribbage.state import CribbageState
from whistdesk.rules.oneonta.deal import Numbered, SpelledOut
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.deal import Deal
from whistdesk.rules.solowhist.hand import Hand
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.table import Table

SECRETS = (SoloState, Hand, Deal, OneontaState, Numbered, SpelledOut, CribbageState, Table, QObject)
"""What holds hidden cards, or leads to them."""

every_start = pytest.mark.parametrize("start", starts()[::3], ids=str)


class Leaky(NamedTuple):
    """A view that somebody has given one field too many."""

    seat: Seat
    legal: tuple[Any, ...]
    deal: Deal


class Sets(NamedTuple):
    seat: Seat
    legal: tuple[Any, ...]
    hand: frozenset[Card]


def secrets(value: object) -> list[object]:
    """The secrets that can be reached from ``value``: whoever has the one has the others."""
    seen, waiting = {id(value)}, [value]
    found: list[object] = []
    while waiting:
        thing = waiting.pop()
        found += [thing] if isinstance(thing, SECRETS) else []
        fresh = [other for other in _held(thing) if id(other) not in seen]
        seen |= set(map(id, fresh))
        waiting += fresh
    return found


def _held(thing: object) -> list[Any]:
    """What a thing refers to; of a function what it was made with, of classes and modules nothing: all have those."""
    if isinstance(thing, type | ModuleType):
        return []
    return [thing.__closure__, thing.__defaults__] if isinstance(thing, FunctionType) else gc.get_referents(thing)


def views(start: Start) -> Iterator[View]:
    for state in islice(positions(start), 0, None, 5):
        for seat in start.game.seats:
            yield state.view_for(seat)


@every_start
def test_a_sealed_view_is_opened_as_it_was(start: Start) -> None:
    for view in views(start):
        assert opened(sealed(view)) == view


@every_start
def test_nothing_hidden_can_be_reached_from_a_view(start: Start) -> None:
    for view in views(start):
        assert secrets(view) == []
        assert secrets(opened(sealed(view))) == []


@pytest.mark.parametrize("key", GAMES)
def test_games_that_look_alike_to_a_seat_are_sealed_alike(key: str) -> None:
    session, rng = Session(GAMES[key], Setup(number=6, match=1 if len(GAMES[key].seats) > 1 else None)), Random(2)
    while session.seat is not None and session.ply < 60:
        seal = sealed(session.view_for(session.seat))
        if session.ply % 4 == 0:
            other = redealt(session, rng)
            assert sealed(other.view_for(session.seat)) == seal
        session.play_for(session.seat, rng.choice(session.view_for(session.seat).legal))


def test_the_order_in_which_a_set_iterates_is_not_told() -> None:
    cards, rng = CARDS[::4], Random(1)
    one = frozenset(cards)
    mixed = (frozenset(rng.sample(cards, len(cards))) for _ in range(100))
    other = next(each for each in mixed if list(each) != list(one))
    assert sealed(Sets(Seat.SOUTH, (), one)) == sealed(Sets(Seat.SOUTH, (), other))


@pytest.mark.parametrize("key", GAMES)
def test_a_question_holds_nothing_that_leads_to_hidden_cards(key: str) -> None:
    session = Session(GAMES[key], Setup(number=6))
    view = session.view_for(session.human)
    seated = [player for styles in PLAYERS.get(key, {}).values() for player in styles.values()]
    for player in (*COACHES[key].values(), *seated):
        assert secrets(thinking(player, view, Random(1))) == []
    if key in CLAIMS:
        assert secrets(proving(CLAIMS[key], view, Random(1))) == []


def test_a_leak_is_found() -> None:
    state = GAMES["solo-whist"].start(Setup(number=6)).state
    assert isinstance(state, SoloState)
    leaky = Leaky(Seat.SOUTH, (), state.hand.deal)
    assert secrets(opened(sealed(leaky))) == [state.hand.deal]


def test_a_player_that_holds_a_session_is_found() -> None:
    session = Session(GAMES["solo-whist"], Setup(number=6))
    question = thinking(by_the_session(session), session.view_for(session.human), Random(1))
    assert isinstance(question, partial)
    assert session in secrets(question)
