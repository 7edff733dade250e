"""Play-outs for tricks: pinned results, compiled or not; laws; and seats that see no more than they may."""

from random import Random
from types import ModuleType

import pytest

from tests.players.search.hands import hand, redealt, worlds
from tests.players.search.plain import from_source
from whistdesk.players.search import trick_playouts
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.manners import DIRECT, KEEN, Manners
from whistdesk.players.search.past import Past


@pytest.fixture(params=["imported", "plain"])
def playouts(request: pytest.FixtureRequest) -> ModuleType:
    return trick_playouts if request.param == "imported" else from_source("trick_playouts")


@pytest.mark.parametrize(
    ("trump", "leader", "declaring", "tricks"),
    [
        (0, 1, 0b0001, [2, 6, 2, 1, 2, 8, 5, 3, 3, 4, 4, 7]),
        (3, 0, 0b0101, [2, 9, 5, 4, 3, 7, 4, 7, 8, 6, 9, 9]),
        (2, 2, 0b0011, [3, 8, 4, 4, 9, 4, 8, 4, 5, 8, 6, 7]),
        (NO_TRUMP, 3, 0b1000, [7, 2, 4, 2, 3, 2, 3, 6, 2, 4, 3, 5]),
    ],
)
def test_the_tricks_are_the_pinned_ones(
    playouts: ModuleType, trump: int, leader: int, declaring: int, tricks: list[int]
) -> None:
    kernel = playouts.TrickPlayouts()
    kernel.place(trump, leader, [], declaring, 8)
    assert kernel.run(worlds(5, 12)) == tricks


@pytest.mark.parametrize(("trump", "declaring"), [(0, 0b0001), (3, 0b0101), (2, 0b0011), (NO_TRUMP, 0b1000)])
def test_keen_seats_play_the_same_compiled_or_not_and_not_as_direct_ones_do(trump: int, declaring: int) -> None:
    tricks = []
    for kernel in (
        trick_playouts.TrickPlayouts(KEEN),
        from_source("trick_playouts").TrickPlayouts(KEEN),
        trick_playouts.TrickPlayouts(DIRECT),
    ):
        kernel.place(trump, 1, [], declaring, 8)
        tricks.append(kernel.run(worlds(5, 40)))
    assert tricks[0] == tricks[1]
    assert tricks[0] != tricks[2]


def test_a_keen_defender_gives_its_fellow_a_ruff(playouts: ModuleType) -> None:
    four = [hand("AQ5.AK.A.AKQ"), hand("K4.95.873.32"), hand("J9876.QJ..54"), hand("T32.T8.KQ.T9")]
    led = []
    for manners in (DIRECT, KEEN):
        kernel = playouts.TrickPlayouts(manners)
        kernel.place(3, 1, [], 0b0001, 5, Past(voids=(0, 0, 0b0100, 0)))
        led.append(kernel.card(four) // 13)
    assert led[0] != 2
    assert led[1] == 2


def test_a_keen_defender_keeps_an_ace_that_a_direct_one_leads(playouts: ModuleType) -> None:
    ace = 12
    four = [hand("KQJ4.AKQJ.KJ9.AK"), hand("A53.8765.QT8.987"), hand("T987.432.A32.QJT"), hand("62.T9.7654.65432")]
    for manners, cashes in ((DIRECT, True), (KEEN, False)):
        kernel = playouts.TrickPlayouts(manners)
        kernel.place(3, 1, [], 0b0001, 5)
        assert (kernel.card(four) == ace) == cashes


def test_a_place_in_the_middle_of_a_trick_is_played_on(playouts: ModuleType) -> None:
    kernel = playouts.TrickPlayouts()
    kernel.place(NO_TRUMP, 3, [11], 0b0001, 1)
    ace, three = 12, 1
    south_wins_or_ducks_the_king = [hand("A3..."), hand("54..."), hand("76..."), hand(".2..")]
    assert kernel.run([south_wins_or_ducks_the_king], card=ace) == [1]
    assert kernel.run([south_wins_or_ducks_the_king], card=three) == [0]
    assert kernel.run([south_wins_or_ducks_the_king]) == [1]


def test_thirteen_trumps_take_all_tricks_and_none_in_the_other_hands(playouts: ModuleType) -> None:
    kernel = playouts.TrickPlayouts()
    suits = [0x1FFF << 13 * suit for suit in range(4)]
    kernel.place(2, 1, [], 0b0100, 8)
    assert kernel.run([suits]) == [13]
    kernel.place(2, 1, [], 0b1011, 8)
    assert kernel.run([suits]) == [0]


def test_what_is_no_position_is_refused(playouts: ModuleType) -> None:
    kernel = playouts.TrickPlayouts()
    for world in ([1, 1, 2, 4], [1, 2, 4, 24], [1, 2, 4, 1 << 52]):
        with pytest.raises(ValueError, match=r"world|twice|size"):
            kernel.run([world])
    with pytest.raises(ValueError, match="does not hold"):
        kernel.run([[1, 2, 4, 8]], card=3)
    with pytest.raises(ValueError, match="no such"):
        kernel.place(5, 0, [], 1, 1)
    with pytest.raises(ValueError, match="no such"):
        kernel.place(0, 4, [], 1, 1)
    with pytest.raises(ValueError, match="numbered"):
        kernel.place(0, 0, [52], 1, 1)
    with pytest.raises(ValueError, match="four suits"):
        kernel.place(4, 0, [], 1, 0, Past(voids=(0, 0, 0)))


def test_a_card_on_the_table_is_in_no_hand(playouts: ModuleType) -> None:
    kernel = playouts.TrickPlayouts()
    kernel.place(0, 3, [8], 1, 1)
    with pytest.raises(ValueError, match="on the table"):
        kernel.run([[1 << 8, 2, 4, 0]])


@pytest.mark.parametrize("manners", [DIRECT, KEEN])
def test_what_a_seat_plays_does_not_depend_on_cards_that_it_does_not_see(
    playouts: ModuleType, manners: Manners
) -> None:
    kernel, random = playouts.TrickPlayouts(manners), Random(0)
    for world in worlds(8, 200, 9):
        seat = random.randrange(4)
        kernel.place(random.randrange(5), seat, [], random.choice((1, 4, 5, 3)), 4)
        assert kernel.card(redealt(world, seat, random)) == kernel.card(world)
