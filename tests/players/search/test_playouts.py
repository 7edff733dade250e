"""Play-outs: pinned results, compiled or not; laws; and seats that see no more than they may."""

from random import Random
from types import ModuleType

import pytest

from tests.players.search.plain import from_source
from whistdesk.players.search import playout
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.manners import DIRECT, KEEN, Manners
from whistdesk.players.search.past import Past

FULL = (1 << 52) - 1


@pytest.fixture(params=["imported", "plain"])
def playouts(request: pytest.FixtureRequest) -> ModuleType:
    return playout if request.param == "imported" else from_source("playout")


def worlds(seed: int, count: int, size: int = 13) -> list[list[int]]:
    random = Random(seed)
    dealt = [random.sample(range(52), 4 * size) for _ in range(count)]
    return [[sum(1 << card for card in cards[size * i : size * (i + 1)]) for i in range(4)] for cards in dealt]


def hand(text: str) -> int:
    """A hand string ``AK.T9..2``, clubs to spades, as a mask."""
    suits = text.split(".")
    return sum(1 << 13 * suit + "23456789TJQKA".index(rank) for suit, ranks in enumerate(suits) for rank in ranks)


@pytest.mark.parametrize(
    ("trump", "leader", "declaring", "misere", "exposed", "tricks"),
    [
        (0, 1, 0b0001, False, False, [2, 6, 2, 1, 2, 8, 5, 3, 3, 4, 4, 7]),
        (3, 0, 0b0101, False, False, [2, 9, 5, 4, 3, 7, 4, 7, 8, 6, 9, 9]),
        (2, 2, 0b0011, False, False, [3, 8, 4, 4, 9, 4, 8, 4, 5, 8, 6, 7]),
        (NO_TRUMP, 3, 0b1000, False, False, [7, 2, 4, 2, 3, 2, 3, 6, 2, 4, 3, 5]),
        (NO_TRUMP, 0, 0b0100, True, False, [1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1]),
        (NO_TRUMP, 1, 0b0010, True, True, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
    ],
)
def test_the_tricks_are_the_pinned_ones(
    playouts: ModuleType,
    trump: int,
    leader: int,
    declaring: int,
    misere: bool,
    exposed: bool,
    tricks: list[int],
) -> None:
    kernel = playouts.PlayoutKernel()
    kernel.place(trump, leader, [], declaring, 8, misere=misere, exposed=exposed)
    assert kernel.run(worlds(5, 12)) == tricks


@pytest.mark.parametrize(
    ("trump", "declaring", "misere", "count"),
    [
        (0, 0b0001, False, 40),
        (3, 0b0101, False, 40),
        (2, 0b0011, False, 40),
        (NO_TRUMP, 0b1000, False, 40),
        (NO_TRUMP, 0b0100, True, 400),
    ],
)
def test_keen_seats_play_the_same_compiled_or_not_and_not_as_direct_ones_do(
    trump: int, declaring: int, misere: bool, count: int
) -> None:
    tricks = []
    for kernel in (
        playout.PlayoutKernel(KEEN),
        from_source("playout").PlayoutKernel(KEEN),
        playout.PlayoutKernel(DIRECT),
    ):
        kernel.place(trump, 1, [], declaring, 8, misere=misere)
        tricks.append(kernel.run(worlds(5, count)))
    assert tricks[0] == tricks[1]
    assert tricks[0] != tricks[2]


def test_a_keen_defender_gives_its_fellow_a_ruff(playouts: ModuleType) -> None:
    four = [hand("AQ5.AK.A.AKQ"), hand("K4.95.873.32"), hand("J9876.QJ..54"), hand("T32.T8.KQ.T9")]
    led = []
    for manners in (DIRECT, KEEN):
        kernel = playouts.PlayoutKernel(manners)
        kernel.place(3, 1, [], 0b0001, 5, Past(voids=(0, 0, 0b0100, 0)))
        led.append(kernel.card(four) // 13)
    assert led[0] != 2
    assert led[1] == 2


def test_a_keen_defender_keeps_an_ace_that_a_direct_one_leads(playouts: ModuleType) -> None:
    ace = 12
    four = [hand("KQJ4.AKQJ.KJ9.AK"), hand("A53.8765.QT8.987"), hand("T987.432.A32.QJT"), hand("62.T9.7654.65432")]
    for manners, cashes in ((DIRECT, True), (KEEN, False)):
        kernel = playouts.PlayoutKernel(manners)
        kernel.place(3, 1, [], 0b0001, 5)
        assert (kernel.card(four) == ace) == cashes


def test_a_keen_hunter_leads_high_below_what_the_bidder_may_hold(playouts: ModuleType) -> None:
    four = [hand("93.."), hand("Q2.."), hand("A5.."), hand("K4..")]
    two, queen, above_the_queen = 0, 10, 0b1100000000000
    led = []
    for manners, denied in ((DIRECT, 0), (KEEN, 0), (KEEN, above_the_queen)):
        kernel = playouts.PlayoutKernel(manners)
        kernel.place(NO_TRUMP, 1, [], 0b0001, 0, Past(denied=(denied, 0, 0, 0)), misere=True)
        led.append(kernel.card(four))
    assert led == [two, queen, two]


def test_a_keen_hunter_leads_a_suit_of_which_the_bidder_may_hold_cards(playouts: ModuleType) -> None:
    four = [hand("92.92.."), hand("63.63.."), hand("A5.A5.."), hand("K4.K4..")]
    none = 0b1111111111111
    led = []
    for denied in ((none, 0, 0, 0), (0, none, 0, 0)):
        kernel = playouts.PlayoutKernel(KEEN)
        kernel.place(NO_TRUMP, 1, [], 0b0001, 0, Past(denied=denied), misere=True)
        led.append(kernel.card(four) // 13)
    assert led == [1, 0]


def test_a_keen_hunter_keeps_the_suit_whose_lowest_card_it_holds(playouts: ModuleType) -> None:
    four = [hand("A4.43.."), hand("J.J.9."), hand("K2.Q5.."), hand("Q3.K2..")]
    two_of_spades, clubs, diamonds = 39, 0, 1
    thrown = []
    for manners in (DIRECT, KEEN):
        kernel = playouts.PlayoutKernel(manners)
        kernel.place(NO_TRUMP, 1, [two_of_spades], 0b0001, 0, misere=True)
        thrown.append(kernel.card(four) // 13)
    assert thrown == [clubs, diamonds]


def test_a_card_that_a_seat_would_not_play_has_the_odds_of_its_kind_against_it(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel(KEEN)
    four = [hand("K2..3."), hand("A3..4."), hand("5.K..2"), hand("..65.7")]
    odds = [0.5, 0.3, 0.2, 0.7, 0.11, 0.13]
    king, ace, five, low_heart, bare_seven = 11, 12, 3, 29, 44
    kernel.place(NO_TRUMP, 0, [], 0b0100, 0, misere=True)
    usual = kernel.likelihoods([four], [king, ace, five, bare_seven], 0b1110, odds)
    assert usual == [1]
    assert kernel.likelihoods([four], [king, ace, five, low_heart], 0b1110, odds) == [0.2]
    assert kernel.likelihoods([four], [king, ace, five, low_heart], 0b0110, odds) == [1]


def test_a_card_that_a_seat_does_not_hold_and_what_is_no_lead_are_refused(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel()
    ones = [1, 2, 4, 8]
    kernel.place(NO_TRUMP, 0, [], 0b0100, 0, misere=True)
    with pytest.raises(ValueError, match="does not hold"):
        kernel.likelihoods([ones], [0, 5], 15, [1] * 6)
    with pytest.raises(ValueError, match="numbered"):
        kernel.likelihoods([ones], [52], 15, [1] * 6)
    with pytest.raises(ValueError, match="six odds"):
        kernel.likelihoods([ones], [0], 15, [1] * 5)
    kernel.place(NO_TRUMP, 0, [0], 0b0100, 0, misere=True)
    with pytest.raises(ValueError, match="a lead"):
        kernel.likelihoods([ones], [1], 15, [1] * 6)


def test_a_place_in_the_middle_of_a_trick_is_played_on(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel()
    kernel.place(NO_TRUMP, 3, [11], 0b0001, 1)
    ace, three = 12, 1
    south_wins_or_ducks_the_king = [hand("A3..."), hand("54..."), hand("76..."), hand(".2..")]
    assert kernel.run([south_wins_or_ducks_the_king], card=ace) == [1]
    assert kernel.run([south_wins_or_ducks_the_king], card=three) == [0]
    assert kernel.run([south_wins_or_ducks_the_king]) == [1]


def test_thirteen_trumps_take_all_tricks_and_none_in_the_other_hands(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel()
    suits = [0x1FFF << 13 * suit for suit in range(4)]
    kernel.place(2, 1, [], 0b0100, 8)
    assert kernel.run([suits]) == [13]
    kernel.place(2, 1, [], 0b1011, 8)
    assert kernel.run([suits]) == [0]


def test_a_misere_hand_of_twos_is_safe_and_one_of_aces_is_caught(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel()
    four = [hand("2.2.2.2"), hand("3.3.3.3"), hand("K.K.K.K"), hand("A.A.A.A")]
    for bidder, caught in enumerate([0, 0, 0, 1]):
        kernel.place(NO_TRUMP, 0, [], 1 << bidder, 0, misere=True)
        assert kernel.run([four]) == [caught]


def test_the_defenders_of_a_misere_lead_what_they_agreed_on(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel()
    four = [hand("2..6.32"), hand("AKQ..5."), hand("987..4."), hand(".654.3.")]
    kernel.place(NO_TRUMP, 1, [], 0b0001, 0, misere=True)
    assert kernel.run([four], wanted=[0]) == [0]
    assert kernel.run([four], wanted=[2]) == [1]
    assert kernel.run([four], wanted=[2, 0]) == [1]
    assert kernel.run([four], wanted=[0, 2]) == [0]


def test_what_is_no_position_is_refused(playouts: ModuleType) -> None:
    kernel = playouts.PlayoutKernel()
    for world in ([1, 1, 2, 4], [1, 2, 4, 24], [1, 2, 4, 1 << 52]):
        with pytest.raises(ValueError, match=r"world|twice|size"):
            kernel.run([world])
    with pytest.raises(ValueError, match="does not hold"):
        kernel.run([[1, 2, 4, 8]], card=3)
    with pytest.raises(ValueError, match="no such"):
        kernel.place(5, 0, [], 1, 1)
    with pytest.raises(ValueError, match="numbered"):
        kernel.place(0, 0, [52], 1, 1)
    with pytest.raises(ValueError, match="four suits"):
        kernel.place(4, 0, [], 1, 0, Past(denied=(0, 0, 0)), misere=True)
    with pytest.raises(ValueError, match="one bidder"):
        kernel.place(4, 0, [], 3, 0, misere=True)


@pytest.mark.parametrize(("misere", "manners"), [(False, DIRECT), (False, KEEN), (True, DIRECT), (True, KEEN)])
def test_what_a_seat_plays_does_not_depend_on_cards_that_it_does_not_see(misere: bool, manners: Manners) -> None:
    kernel = from_source("playout").PlayoutKernel(manners)
    random = Random(misere)
    for world in worlds(8, 60, 9):
        seat = random.randrange(4)
        declaring = random.choice((1, 2, 4, 8) if misere else (1, 4, 5, 3))
        hidden = [card for other in range(4) if other != seat for card in range(52) if world[other] >> card & 1]
        random.shuffle(hidden)
        redealt = [sum(1 << hidden.pop() for _ in range(9)) if other != seat else world[seat] for other in range(4)]
        kernel.place(random.randrange(5), seat, [], declaring, 4, misere=misere)
        kernel._deal(world, -1)
        chosen = kernel.choose(seat, 0)
        kernel._deal(redealt, -1)
        assert kernel.choose(seat, 0) == chosen
