"""How moves of Cribbage Solitaire are made and told at the table."""

from itertools import pairwise

import pytest

from tests.views.cribbage.positions import GAME, HEELS, ROUND, course, moment, passed, played, start
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Setup
from whistdesk.rules.cribbage.events import Ended, RoundScored
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.state import DECK, TURNED
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import NOBODY, Lying, Moved, Table
from whistdesk.views.cribbage.counting import Counted
from whistdesk.views.cribbage.layout import hand_area
from whistdesk.views.cribbage.staging import CribbageStaging, progress, seen
from whistdesk.views.table.act import Act, Drop, Key, PlayMove, Tap, interpret
from whistdesk.views.table.tableau import Beat

STAGING = CribbageStaging()


def told(beats: tuple[Beat, ...]) -> list[Counted]:
    return [beat.told for beat in beats if isinstance(beat.told, Counted) and not beat.panel]


@pytest.mark.parametrize("hand", HANDS)
def test_each_move_works_by_drag_by_click_and_by_key(hand: int) -> None:
    for state in course()[:-1]:
        now = moment(state)
        options = STAGING.options(now)
        (turned,) = now.table.at(TURNED)
        acts: list[Act] = [Drop(turned, (hand_area(hand),)), Tap(hand_area(hand)), Key(str(hand))]
        assert {interpret(options, act) for act in acts} == {PlayMove(PlaceCard(hand))}


def test_the_area_with_the_largest_overlap_that_may_take_the_card_gets_it() -> None:
    state = played(start(), 2, 2)
    options = STAGING.options(moment(state))
    (turned,) = moment(state).table.at(TURNED)
    assert interpret(options, Drop(turned, ("hand-2", "hand-3"))) == PlayMove(PlaceCard(3))
    assert interpret(options, Drop(turned, ())) is None


def test_a_click_on_the_turned_card_plays_it_where_only_one_hand_is_open() -> None:
    state = start()
    (turned,) = moment(state).table.at(TURNED)
    assert interpret(STAGING.options(moment(state)), Tap(turned)) is None
    state = played(state, 1, 1, 2, 2)
    (turned,) = moment(state).table.at(TURNED)
    assert interpret(STAGING.options(moment(state)), Tap(turned)) == PlayMove(PlaceCard(3))


def test_options_are_legal_where_the_rules_say_so_and_none_are_left_at_the_end() -> None:
    for state in course():
        options = STAGING.options(moment(state))
        assert tuple(option.move for option in options if option.legal) == state.legal_moves()
        assert all((state.refusal(option.move) is None) == option.legal for option in options)
    assert STAGING.options(moment(course()[-1])) == ()


def test_the_last_beat_is_the_position_after_the_move() -> None:
    states = course()
    for before, hand in zip(states, ROUND * 4, strict=False):
        move = passed(before, hand)
        last = STAGING.beats(*move)[-1]
        assert Moment(last.view, last.table) == move.after


def test_each_beat_goes_on_from_the_one_before() -> None:
    move = passed(played(start(HEELS), *ROUND[:5]), 3)
    table, events = move.before.table, [event for event in move.events if isinstance(event, Moved)]
    for beat in STAGING.beats(*move):
        while table != beat.table:
            table = table.after(events.pop(0))
    assert events == []


def test_the_count_is_told_hand_by_hand_with_running_totals_that_agree_with_the_score() -> None:
    move = passed(played(start(HEELS), *ROUND[:5]), 3)
    beats = tuple(STAGING.beats(*move))
    scored = next(event for event in move.events if isinstance(event, RoundScored))
    counts = told(beats)
    assert (counts[0].hand, counts[0].now) == (0, 2)
    for hand, score in zip(HANDS, scored.scored.scores, strict=True):
        items = [stop.said[-1] for stop in counts if stop.hand == hand and stop.said]
        assert items[-1].total == score.total
        assert [item.points for item in items[1:]] == [b.total - a.total for a, b in pairwise(items)]
    assert all(earlier.now <= later.now for earlier, later in pairwise(counts))
    assert counts[-1].now == scored.after == seen(move.after).total


def test_a_hand_without_points_is_told_too() -> None:
    move = passed(played(start("2C KC 2D 4D KD 4C 6H KH 6C QS KS 8C TS"), *ROUND[:5]), 3)
    stops = [stop for stop in told(tuple(STAGING.beats(*move))) if stop.hand == 1]
    assert [(stop.said, stop.now) for stop in stops] == [((), 0)]


def test_the_round_waits_for_the_player_before_it_is_swept() -> None:
    move = passed(played(start(HEELS), *ROUND[:5]), 3)
    beats = STAGING.beats(*move)
    (stop,) = [i for i, beat in enumerate(beats) if beat.panel]
    assert isinstance(beats[stop].panel, RoundScored)
    assert [beat.motion for beat in beats[stop + 1 :]] == ["sweep", "deal", "turn"]


def test_the_last_round_ends_in_the_end_panel() -> None:
    move = passed(course()[-2], 3)
    panels = [beat.panel for beat in STAGING.beats(*move) if beat.panel]
    assert [type(panel) for panel in panels] == [RoundScored, Ended]


def test_a_game_that_is_opened_again_after_its_end_shows_the_whole_count() -> None:
    over = moment(course()[-1])
    count = progress(over, None)
    assert count is not None
    assert count.now == seen(over).total
    assert progress(moment(start()), None) is None


def test_the_first_deal_is_told_from_the_closed_deck() -> None:
    step = GAME.start(Setup(number=7204))
    after = moment(step.state)
    closed = Table({tile: Lying(DECK, None, NOBODY) for tile in after.table.lying}, Seat.PLAYER)
    events = tuple(event.seen_by(Seat.PLAYER) for event in step.events)
    beats = STAGING.beats(Moment(after.view, closed), events, after)
    assert [beat.motion for beat in beats] == ["deal", "turn"]
    assert Moment(beats[-1].view, beats[-1].table) == after
