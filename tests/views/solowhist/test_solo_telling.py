"""How a move is told: stop by stop, from the position before it to the one after it."""

import random

import pytest

from tests.views.solowhist.positions import Position, begun
from whistdesk.model.moment import Moment
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.events import MatchEnded, Settled
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.places import DECK, hand_of
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.rules.table import Shuffled
from whistdesk.views.solowhist.staging import SoloStaging
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Beat

STAGING = SoloStaging()


def beats(position: Position) -> list[Beat]:
    return list(STAGING.beats(position.before, position.events, position.moment))


def view(beat: Beat) -> SoloView:
    assert isinstance(beat.view, SoloView)
    return beat.view


@pytest.mark.parametrize("seed", range(6))
def test_every_telling_ends_at_the_table_after_the_move_with_a_pose_for_each_card(seed: int) -> None:
    chance, position = random.Random(seed), begun(number=seed, match=3)
    while position.state.seat is not None:
        position = position.then(chance.choice(position.state.legal_moves()))
        told = beats(position)
        assert told
        assert told[-1].table == position.moment.table
        for beat in told:
            moment = Moment(beat.view, beat.table)
            layout = STAGING.layout(moment, Room(1280, 800), picked=None, beat=beat)
            assert set(layout.poses) == set(beat.table.lying)


def test_a_call_appears_alone_and_rests() -> None:
    told = beats(begun().play("pass, solo"))
    assert [view(beat).calls[-1] for beat in told] == [(Seat.WEST, Call.SOLO)]
    assert told[0].hold > 0


def test_the_call_that_closes_the_auction_rests_longer_than_the_others() -> None:
    ordinary, last = (
        beats(begun().play("pass, solo")),
        beats(begun().play("pass, solo, pass, pass, pass")),
    )
    assert last[0].hold > ordinary[0].hold
    assert view(last[0]).contract is None
    assert view(last[-1]).contract is not None


def test_a_card_goes_to_the_trick() -> None:
    told = beats(begun().play("pass, solo, pass, pass, pass", 1))
    assert [(beat.motion, beat.trick) for beat in told] == [("play", False)]


def test_a_finished_trick_stays_and_is_then_swept_to_its_winner() -> None:
    told = beats(begun().play("pass, solo, pass, pass, pass", 8))
    assert [(beat.motion, beat.trick) for beat in told] == [("play", True), ("sweep", False)]
    current = view(told[0]).current
    assert current is not None
    assert len(current.cards) == 4
    assert len(view(told[1]).tricks) == len(view(told[0]).tricks) + 1


def test_an_open_misere_is_laid_open_after_the_first_trick() -> None:
    told = beats(begun(11).play("pass, open-misere, pass, pass, pass", 4))
    assert [beat.motion for beat in told] == ["play", "sweep", "turn"]
    west = told[-1].table.at(hand_of(Seat.WEST))
    assert len(west) == 12
    assert all(told[-1].table.card(tile) for tile in west)
    assert not any(told[-2].table.card(tile) for tile in west)


def test_a_settled_hand_stops_at_its_panel_with_its_chips_counted_in() -> None:
    told = beats(begun().play("pass, solo, pass, pass, pass", 52))
    panel = next(beat for beat in told if beat.panel is not None)
    assert isinstance(panel.panel, Settled)
    assert view(panel).chips == panel.panel.settlement.chips
    assert view(panel).settled == (panel.panel.settlement,)


def test_the_next_hand_is_gathered_shuffled_and_dealt_in_threes_and_a_single() -> None:
    told = beats(begun().play("pass, pass, pass, pass"))
    motions = [beat.motion for beat in told]
    assert motions == ["play", "play", "sweep", "shuffle", "deal", "deal", "deal", "deal", "deal", "turn"]
    held = [len(beat.table.at(hand_of(Seat.WEST))) for beat in told if beat.motion == "deal"]
    assert held == [3, 6, 9, 12, 13]


def test_the_first_deal_comes_from_the_deck() -> None:
    position = begun()
    table = position.moment.table
    for event in reversed(position.events):
        table = table.after(event.inverse())
    assert len(table.at(DECK)) == 52
    told = STAGING.beats(Moment(position.moment.view, table), position.events, position.moment)
    assert [beat.motion for beat in told] == ["deal"] * 5 + ["turn"]


def test_own_cards_stay_closed_until_the_deal_is_complete() -> None:
    told = beats(begun().play("pass, pass, pass, pass"))
    for beat in told:
        layout = STAGING.layout(Moment(beat.view, beat.table), Room(1280, 800), picked=None, beat=beat)
        own = [layout.poses[tile] for tile in beat.table.at(hand_of(Seat.SOUTH))]
        if beat.motion == "deal":
            assert not any(pose.face for pose in own)
    assert sum(pose.face is not None for pose in own) == 13


def test_the_cards_are_dealt_in_the_order_of_the_pack() -> None:
    told = beats(begun().play("pass, pass, pass, pass"))
    dealt = next(beat for beat in told if beat.motion == "deal")
    layout = STAGING.layout(Moment(dealt.view, dealt.table), Room(1280, 800), picked=None, beat=dealt)
    held = sorted(tile for seat in Seat if seat is not Seat.PLAYER for tile in dealt.table.at(hand_of(seat)))
    zs = [layout.poses[tile].z for tile in held]
    assert zs == sorted(zs)


def test_a_match_ends_with_the_settlement_and_then_the_end_panel() -> None:
    told = beats(begun(match=1).play("pass, pass, pass, pass"))
    assert [type(beat.panel) for beat in told if beat.panel] == [Settled, MatchEnded]
    assert not any(isinstance(beat.panel, Shuffled) for beat in told)


def test_a_misere_ends_with_its_first_trick() -> None:
    position = begun().play("misere, pass, pass, pass")
    while not position.state.outcomes():
        position = position.play(cards=1)
    panel = next(beat for beat in beats(position) if beat.panel is not None)
    assert isinstance(panel.panel, Settled)
    assert len(view(panel).tricks) <= 13
