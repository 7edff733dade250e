"""The expert as a player: legal, repeatable, blind to hidden cards, quick where there is no time."""

from random import Random

import pytest

from tests.players.solowhist_seen import playing
from whistdesk.players.registry import player
from whistdesk.players.solowhist.expert import ExpertPlayer
from whistdesk.players.solowhist.outlook import PLAIN
from whistdesk.rules.base import Setup
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.sample import sample
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import SoloView

LITTLE = ExpertPlayer(effort=PLAIN)
FIRST = ["N 7S AS 5S 6S"]


def some_views(number: int) -> list[SoloView]:
    """What the seats see in a hand that they play."""
    state, rng, views = SoloWhist().start(Setup(number=number, match=1)).state, Random(number), []
    while isinstance(state, SoloState) and state.seat is not None:
        view = state.view_for(state.seat)
        views.append(view)
        state = state.apply(LITTLE.choose(view, rng).move).state
    return views


@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_whole_hand_is_played_with_an_opinion_on_each_legal_move(number: int) -> None:
    for view in some_views(number):
        choice = LITTLE.choose(view, Random(1))
        assert sorted(map(str, view.legal)) == sorted(str(opinion.move) for opinion in choice.opinions)
        values = [opinion.value for opinion in choice.opinions]
        assert values == sorted(values, reverse=True)


def test_the_same_view_and_the_same_chance_give_the_same_choice_whatever_came_before() -> None:
    views = [view for view in some_views(3) if view.contract is not None]
    forwards = [LITTLE.choose(view, Random(4)) for view in views]
    backwards = [LITTLE.choose(view, Random(4)) for view in reversed(views)]
    assert forwards == backwards[::-1]


def test_hidden_cards_change_nothing() -> None:
    for view in some_views(3)[::7]:
        redealt = sample(view, Random(9)).view_for(view.seat)
        assert LITTLE.choose(redealt, Random(4)) == LITTLE.choose(view, Random(4))


def test_a_card_speaks_of_its_worlds_and_of_unseen_cards_alone() -> None:
    splits = 0
    for view in some_views(6):
        for opinion in LITTLE.choose(view, Random(2)).opinions if view.in_play else ():
            facts = opinion.reason.facts
            assert 0 <= facts["made"] <= 1
            assert facts["worlds"] >= 1
            if "if_holds" in facts:
                seat, card = facts["if_holds"]
                splits += 1
                assert seat is not view.seat
                assert card not in view.hand
                assert not any(card in trick.cards for trick in view.tricks)
    assert splits


def test_a_budget_that_is_spent_still_gives_a_choice() -> None:
    ticks = iter(range(10**6))
    hasty = ExpertPlayer(effort=PLAIN, clock=lambda: float(next(ticks)))
    view = playing("T3.87.QJ64.K832", "solo W H", "E 4C", before=FIRST)
    assert hasty.choose(view, Random(1), budget_ms=1).move in view.legal


def test_the_registry_knows_the_expert() -> None:
    view = playing("T83.87.AQ92.832", "solo W H", "W JD 5D 4D", before=FIRST)
    assert player("solo-whist", "expert").choose(view, Random(1)).move in {PlayCard(card) for card in view.hand}
