"""No seat looks where it may not: with the cards that it does not see dealt anew it answers alike, word for word."""

from collections.abc import Mapping
from random import Random

import pytest

from tests.players.redealt import Seating, decisions
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.players.registry import PLAYERS, player
from whistdesk.rules.base import View
from whistdesk.rules.seats import COMPASS

LEVELS = tuple(PLAYERS["solo-whist"])
EVERY: Mapping[str, int] = {"expert": 13}
"""Which of a hand's decisions are asked again: each of so many; the expert thinks long."""


class Peeker:
    """Makes its first or its last move, as the spades at its left are even or odd in number."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        left = COMPASS[(COMPASS.index(view.seat) + 1) % 4]
        spied = str(self.session.view_for(left)).count("SPADES") % 2
        return Choice((Opinion(view.legal[-spied], 0.0, Reason("lead-low")),))


def honest(level: str) -> Seating:
    return lambda _: player("solo-whist", level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("deal", [3, 8])
def test_a_seat_answers_alike_whatever_it_does_not_see(level: str, deal: int) -> None:
    found = list(decisions(honest(level), deal, redeals=2, every=EVERY.get(level, 3)))
    assert found
    assert [decision.answer.move for decision in found if not decision.same] == []


def test_a_seat_that_peeks_is_caught() -> None:
    assert not all(decision.same for decision in decisions(Peeker, 3, redeals=2))
