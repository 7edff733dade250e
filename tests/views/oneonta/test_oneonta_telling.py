"""A move of Oneonta Whist told as stops of a performance."""

from collections.abc import Sequence

import pytest

from tests.oneonta_games import GAME, numbered
from tests.views.oneonta.positions import (
    FOUR_TRICKS,
    LOST_BY_PAYMENT,
    LOST_IN_THE_LAST_HAND,
    WON,
    first_hand,
    moment,
    passage,
)
from whistdesk.model.moment import Moment
from whistdesk.rules.oneonta.events import Ended, HandScored
from whistdesk.rules.oneonta.moves import OneontaMove
from whistdesk.rules.oneonta.places import LEAD, PENALTY, REPLY, STOCK
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.seats import Seat
from whistdesk.views.oneonta.staging import OneontaStaging
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Beat

STAGING = OneontaStaging()


def beats(state: OneontaState, move: str) -> Sequence[Beat]:
    told = passage(state, GAME.parse_move(move))
    return STAGING.beats(told.before, told.events, told.after)


def motions(told: Sequence[Beat]) -> list[str]:
    return [beat.motion for beat in told]


def view(beat: Beat) -> OneontaView:
    assert isinstance(beat.view, OneontaView)
    return beat.view


def test_a_prediction_is_laid_down_and_the_dummy_leads() -> None:
    told = beats(first_hand(), "predict 4")
    assert motions(told) == ["play", "play"]
    assert view(told[0]).prediction == 4
    assert len(told[1].table.at(LEAD)) == 1


def test_a_trick_stays_to_be_read_then_it_is_swept_and_the_dummy_leads_again() -> None:
    told = beats(first_hand("predict 4"), "play KC")
    assert motions(told) == ["play", "sweep", "play"]
    assert [beat.trick for beat in told] == [True, False, False]
    assert len(told[0].table.at(REPLY)) == 1
    assert [view(beat).won for beat in told] == [0, 1, 1]


def test_ow_13_and_14_the_end_of_a_hand_is_shown_from_the_panel_to_the_next_deal() -> None:
    told = beats(first_hand("predict 6", *FOUR_TRICKS[:-1], penalty=2), "play QH")
    assert motions(told) == ["play", "sweep", "play", "sweep", "shuffle", "pay", "shuffle", "deal", "turn"]
    assert [beat.panel for beat in told if beat.panel] == [HandScored(1, 6, 4, 2, 2)]
    gathered, paid = told[3], told[5]
    assert len(gathered.table.at(STOCK)) == 22
    assert len(paid.table.at(PENALTY)) == 2
    assert [view(beat).penalties for beat in told] == [0, 0, 0, 0, 0, 2, 2, 2, 2]
    assert view(told[-1]).hand_number == 2


def test_ow_14_an_exact_prediction_is_shuffled_and_pays_with_the_prediction_card_alone() -> None:
    told = beats(first_hand("predict 4", *FOUR_TRICKS[:-1]), "play QH")
    assert motions(told)[-5:] == ["shuffle", "pay", "shuffle", "deal", "turn"]
    assert not told[-1].table.at(PENALTY)


@pytest.mark.parametrize(
    ("game", "won", "last_motions"),
    [
        (WON, True, ["play", "pay", "play"]),
        (LOST_IN_THE_LAST_HAND, False, ["play", "pay", "play"]),
        (LOST_BY_PAYMENT, False, ["sweep", "shuffle", "pay", "play"]),
    ],
)
def test_the_end_of_a_game_ends_with_its_panel(
    game: tuple[int, list[OneontaMove]], won: bool, last_motions: list[str]
) -> None:
    number, moves = game
    state = numbered(number)
    for move in moves[:-1]:
        step = state.apply(move)
        assert isinstance(step.state, OneontaState)
        state = step.state
    told = beats(state, str(moves[-1]))
    assert motions(told)[-len(last_motions) :] == last_motions
    ended = told[-1].panel
    assert isinstance(ended, Ended)
    assert ended.won is won
    assert view(told[-1]).over


def test_the_beats_of_every_move_end_at_the_table_after_it_and_can_all_be_laid_out() -> None:
    for number, moves in (WON, LOST_BY_PAYMENT, LOST_IN_THE_LAST_HAND):
        state = numbered(number)
        for move in moves:
            told = passage(state, move)
            stops = STAGING.beats(told.before, told.events, told.after)
            assert stops[-1].table == told.after.table
            for stop in stops:
                drawn = STAGING.layout(Moment(stop.view, stop.table), Room(1280, 800), picked=None, beat=stop)
                assert drawn.poses.keys() == stop.table.lying.keys()
            step = state.apply(move)
            assert isinstance(step.state, OneontaState)
            state = step.state


def test_a_new_game_is_dealt_from_the_stock_and_then_the_turn_up_is_turned() -> None:
    state = numbered(4711)
    opening = GAME.start(GAME.read_setup({"deal": {"number": 4711}})).events
    table = state.table()
    for event in reversed(opening):
        table = table.after(event.inverse())
    before = Moment(moment(state).view, table.seen_by(Seat.PLAYER))
    told = STAGING.beats(before, [event.seen_by(Seat.PLAYER) for event in opening], moment(state))
    assert motions(told) == ["deal", "turn"]
    assert told[-1].table == moment(state).table
