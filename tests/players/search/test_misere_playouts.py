"""Play-outs of misères: pinned results, compiled or not; laws; and seats that see no more than they may."""

from random import Random
from types import ModuleType

import pytest

from tests.players.search.hands import hand, redealt, worlds
from tests.players.search.plain import from_source
from whistdesk.players.search import misere_playouts
from whistdesk.players.search.manners import DIRECT, KEEN, Manners
from whistdesk.players.search.past import Past


@pytest.fixture(params=["imported", "plain"])
def playouts(request: pytest.FixtureRequest) -> ModuleType:
    return misere_playouts if request.param == "imported" else from_source("misere_playouts")


@pytest.mark.parametrize(
    ("leader", "bidder", "exposed", "caught"),
    [
        (0, 2, False, [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1]),
        (1, 1, True, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    ],
)
def test_the_bidders_caught_are_the_pinned_ones(
    playouts: ModuleType, leader: int, bidder: int, exposed: bool, caught: list[int]
) -> None:
    kernel = playouts.MiserePlayouts()
    kernel.place(leader, [], bidder, exposed=exposed)
    assert kernel.run(worlds(5, 12)) == caught


def test_keen_seats_play_the_same_compiled_or_not_and_not_as_direct_ones_do() -> None:
    caught = []
    for kernel in (
        misere_playouts.MiserePlayouts(KEEN),
        from_source("misere_playouts").MiserePlayouts(KEEN),
        misere_playouts.MiserePlayouts(DIRECT),
    ):
        kernel.place(1, [], 2)
        caught.append(kernel.run(worlds(5, 400)))
    assert caught[0] == caught[1]
    assert caught[0] != caught[2]


def test_a_keen_hunter_leads_high_below_what_the_bidder_may_hold(playouts: ModuleType) -> None:
    four = [hand("93.."), hand("Q2.."), hand("A5.."), hand("K4..")]
    two, queen, above_the_queen = 0, 10, 0b1100000000000
    led = []
    for manners, denied in ((DIRECT, 0), (KEEN, 0), (KEEN, above_the_queen)):
        kernel = playouts.MiserePlayouts(manners)
        kernel.place(1, [], 0, Past(denied=(denied, 0, 0, 0)))
        led.append(kernel.card(four))
    assert led == [two, queen, two]


def test_a_keen_hunter_leads_a_suit_of_which_the_bidder_may_hold_cards(playouts: ModuleType) -> None:
    four = [hand("92.92.."), hand("63.63.."), hand("A5.A5.."), hand("K4.K4..")]
    none = 0b1111111111111
    led = []
    for denied in ((none, 0, 0, 0), (0, none, 0, 0)):
        kernel = playouts.MiserePlayouts(KEEN)
        kernel.place(1, [], 0, Past(denied=denied))
        led.append(kernel.card(four) // 13)
    assert led == [1, 0]


def test_a_keen_hunter_keeps_the_suit_whose_lowest_card_it_holds(playouts: ModuleType) -> None:
    four = [hand("A4.43.."), hand("J.J.9."), hand("K2.Q5.."), hand("Q3.K2..")]
    two_of_spades, clubs, diamonds = 39, 0, 1
    thrown = []
    for manners in (DIRECT, KEEN):
        kernel = playouts.MiserePlayouts(manners)
        kernel.place(1, [two_of_spades], 0)
        thrown.append(kernel.card(four) // 13)
    assert thrown == [clubs, diamonds]


def test_a_card_that_a_seat_would_not_play_has_the_odds_of_its_kind_against_it(playouts: ModuleType) -> None:
    kernel = playouts.MiserePlayouts(KEEN)
    four = [hand("K2..3."), hand("A3..4."), hand("5.K..2"), hand("..65.7")]
    odds = [0.5, 0.3, 0.2, 0.7, 0.11, 0.13]
    king, ace, five, low_heart, bare_seven = 11, 12, 3, 29, 44
    kernel.place(0, [], 2)
    usual = kernel.likelihoods([four], [king, ace, five, bare_seven], 0b1110, odds)
    assert usual == [1]
    assert kernel.likelihoods([four], [king, ace, five, low_heart], 0b1110, odds) == [0.2]
    assert kernel.likelihoods([four], [king, ace, five, low_heart], 0b0110, odds) == [1]


def test_a_card_that_a_seat_does_not_hold_and_what_is_no_lead_are_refused(playouts: ModuleType) -> None:
    kernel = playouts.MiserePlayouts()
    ones = [1, 2, 4, 8]
    kernel.place(0, [], 2)
    with pytest.raises(ValueError, match="does not hold"):
        kernel.likelihoods([ones], [0, 5], 15, [1] * 6)
    with pytest.raises(ValueError, match="numbered"):
        kernel.likelihoods([ones], [52], 15, [1] * 6)
    with pytest.raises(ValueError, match="six odds"):
        kernel.likelihoods([ones], [0], 15, [1] * 5)
    kernel.place(0, [0], 2)
    with pytest.raises(ValueError, match="a lead"):
        kernel.likelihoods([ones], [1], 15, [1] * 6)


def test_a_misere_hand_of_twos_is_safe_and_one_of_aces_is_caught(playouts: ModuleType) -> None:
    kernel = playouts.MiserePlayouts()
    four = [hand("2.2.2.2"), hand("3.3.3.3"), hand("K.K.K.K"), hand("A.A.A.A")]
    for bidder, caught in enumerate([0, 0, 0, 1]):
        kernel.place(0, [], bidder)
        assert kernel.run([four]) == [caught]


def test_the_defenders_of_a_misere_lead_what_they_agreed_on(playouts: ModuleType) -> None:
    kernel = playouts.MiserePlayouts()
    four = [hand("2..6.32"), hand("AKQ..5."), hand("987..4."), hand(".654.3.")]
    kernel.place(1, [], 0)
    assert kernel.run([four], wanted=[0]) == [0]
    assert kernel.run([four], wanted=[2]) == [1]
    assert kernel.run([four], wanted=[2, 0]) == [1]
    assert kernel.run([four], wanted=[0, 2]) == [0]


def test_what_is_no_position_is_refused(playouts: ModuleType) -> None:
    kernel = playouts.MiserePlayouts()
    for world in ([1, 1, 2, 4], [1, 2, 4, 24], [1, 2, 4, 1 << 52]):
        with pytest.raises(ValueError, match=r"world|twice|size"):
            kernel.run([world])
    with pytest.raises(ValueError, match="does not hold"):
        kernel.run([[1, 2, 4, 8]], card=3)
    for leader, bidder in ((4, 0), (0, 4)):
        with pytest.raises(ValueError, match="no such seat"):
            kernel.place(leader, [], bidder)
    with pytest.raises(ValueError, match="numbered"):
        kernel.place(0, [52], 0)
    with pytest.raises(ValueError, match="four suits"):
        kernel.place(0, [], 0, Past(denied=(0, 0, 0)))


@pytest.mark.parametrize("manners", [DIRECT, KEEN])
def test_what_a_seat_plays_does_not_depend_on_cards_that_it_does_not_see(
    playouts: ModuleType, manners: Manners
) -> None:
    kernel, random = playouts.MiserePlayouts(manners), Random(1)
    for world in worlds(8, 200, 9):
        seat = random.randrange(4)
        kernel.place(seat, [], random.randrange(4))
        assert kernel.card(redealt(world, seat, random)) == kernel.card(world)
