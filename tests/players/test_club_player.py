"""The club player of Solo Whist: legal, the same for equal views, and blind to what it has not seen."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from whistdesk.players.registry import levels, player
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.house import HOUSE_RULES
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.state import SoloState

GAME = SoloWhist()
CLUB = player("solo-whist", "club")
NUMBERS = st.integers(0, 10**7)


def positions(number: int, wildness: float) -> list[SoloState]:
    """The positions of a match of two hands by club players, whose calls are sometimes random."""
    rng = Random(number)
    rules = frozenset(rule for rule in HOUSE_RULES if rng.random() < 0.5)
    state = GAME.start(Setup(number=number, house_rules=rules, match=2)).state
    found = []
    while isinstance(state, SoloState) and state.seat is not None:
        found.append(state)
        view = state.view_for(state.seat)
        wild = isinstance(view.legal[0], Call) and rng.random() < wildness
        state = state.apply(rng.choice(view.legal) if wild else CLUB.choose(view, rng).move).state
    return found


def test_levels_by_game() -> None:
    assert levels("solo-whist")[:2] == ("beginner", "club")
    assert levels("oneonta-whist") == ()


@settings(max_examples=25, deadline=None)
@given(NUMBERS, st.sampled_from((0.0, 0.3)))
def test_every_choice_is_legal_and_ranks_all_moves(number: int, wildness: float) -> None:
    for state in positions(number, wildness)[::3]:
        assert state.seat is not None
        choice = CLUB.choose(state.view_for(state.seat), Random(0))
        assert {opinion.move for opinion in choice.opinions} == set(state.legal_moves())
        assert choice.opinions[0] == (choice.move, choice.value, choice.reason)
        values = [opinion.value for opinion in choice.opinions]
        assert values == sorted(values, reverse=True)
        assert choice.reason.key


@settings(max_examples=10, deadline=None)
@given(NUMBERS)
def test_equal_views_get_equal_answers(number: int) -> None:
    for state in positions(number, 0.2)[::7]:
        assert state.seat is not None
        view = state.view_for(state.seat)
        assert CLUB.choose(view, Random(1)) == CLUB.choose(view, Random(2))


@settings(max_examples=20, deadline=None)
@given(NUMBERS)
def test_no_player_sees_a_card_that_its_seat_has_not_seen(number: int) -> None:
    rng = Random(number)
    differed = False
    for state in positions(number, 0.2)[::4]:
        assert state.seat is not None
        view = state.view_for(state.seat)
        other = GAME.sample(view, rng)
        differed = differed or any(other.hand.cards_of(seat) != state.hand.cards_of(seat) for seat in COMPASS)
        assert other.view_for(state.seat) == view
        assert CLUB.choose(other.view_for(state.seat), Random(0)) == CLUB.choose(view, Random(0))
    assert differed
