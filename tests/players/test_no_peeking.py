"""Nobody looks where they may not: with the unseen cards dealt anew everybody answers alike, word for word."""

import gc
from collections import deque
from itertools import chain, islice

import pytest
from pytestqt.qtbot import QtBot

from tests.players.peekers import PEEKERS
from tests.players.redealt import Seating, decisions
from whistdesk.model.session import Session
from whistdesk.players.base import Player
from whistdesk.players.registry import COACHES, PLAYERS, player
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import COMPASS, Seat

LEVELS = tuple(PLAYERS["solo-whist"])
SOLITAIRE_COACHES = [
    pytest.param(game, coach, id=f"{game}-{kind}")
    for game, kinds in COACHES.items()
    if len(GAMES[game].seats) == 1
    for kind, coach in kinds.items()
]


def honest(chosen: Player) -> Seating:
    return lambda _: chosen


@pytest.mark.parametrize("level", LEVELS)
def test_a_seat_answers_alike_whatever_it_does_not_see(qtbot: QtBot, level: str) -> None:
    found = list(islice(decisions(honest(player("solo-whist", level)), 8, redeals=2, every=5), 3))
    assert found
    assert [decision.answer.choice.move for decision in found if not decision.same] == []


@pytest.mark.parametrize(("game", "coach"), SOLITAIRE_COACHES)
def test_a_coach_advises_alike_whatever_is_not_seen(qtbot: QtBot, game: str, coach: Player) -> None:
    found = list(islice(decisions(honest(coach), 5, game=GAMES[game], redeals=2, every=4), 2))
    assert found
    assert [decision.answer.choice.move for decision in found if not decision.same] == []


@pytest.mark.parametrize("peeker", PEEKERS.values(), ids=PEEKERS)
@pytest.mark.parametrize("asked", [{Seat.SOUTH}, set(COMPASS) - {Seat.SOUTH}], ids=["coach", "desk"])
def test_who_peeks_is_caught(qtbot: QtBot, peeker: Seating, asked: set[Seat]) -> None:
    found = chain.from_iterable(decisions(peeker, deal, redeals=2, asked=asked) for deal in (3, 4, 5))
    assert not all(decision.same for decision in found)


def test_who_peeks_by_memory_is_caught_beside_old_games_of_the_same_deal(qtbot: QtBot) -> None:
    kept, peeker = list[Session](), PEEKERS["by memory"]

    def keeping(session: Session) -> Player:
        kept.append(session)
        return peeker(session)

    deque(decisions(keeping, 3, redeals=0), maxlen=0)
    gc.collect()
    assert kept
    assert not all(decision.same for decision in decisions(peeker, 3, redeals=2))
