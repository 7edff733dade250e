"""The kernel of deals: compiled or not it deals alike, deals out fairly, and refuses what it cannot deal."""

from array import array
from random import Random
from types import ModuleType

import pytest

from tests.players.search.plain import from_source
from whistdesk.players.search import deal_kernel
from whistdesk.players.search.deal_kernel import SeenCall, Shunned
from whistdesk.players.solowhist.inference import HABITS, worth

KERNELS = (deal_kernel, from_source("deal_kernel"))
ALL = (1 << 52) - 1
PASSED, PROPOSED = SeenCall(1, 0, 0b11, 0), SeenCall(1, 1, 0b11, 0)


def placed(module: ModuleType) -> deal_kernel.DealKernel:
    """South holds the clubs; all else is hidden."""
    kernel: deal_kernel.DealKernel = module.DealKernel(worth(), HABITS)
    kernel.place((8191, 0, 0, 0), (0, 0, 0, 0), [range(13, 52)])
    return kernel


@pytest.mark.parametrize("module", KERNELS)
def test_a_seed_gives_the_pinned_deals(module: ModuleType) -> None:
    kernel = placed(module)
    deals, _ = kernel.draw(7, array("i", [0, 13, 13, 13] * 2))
    assert [hands[1] for hands in deals] == [1372403516096512, 456298009853952]


def test_compiled_and_plain_deal_alike() -> None:
    rng = Random(5)
    both = [placed(module) for module in KERNELS]
    for _ in range(20):
        calls = [SeenCall(seat, rng.randrange(8), 255, rng.randrange(5)) for seat in (1, 2, 3)]
        shunned = [Shunned(rng.randrange(1, 4), rng.getrandbits(52) & ALL, rng.random()) for _ in range(3)]
        trump, leader, seed = rng.randrange(4), rng.randrange(4), rng.getrandbits(64)
        for kernel in both:
            kernel.witness(trump, leader, calls, shunned)
        one, other = (kernel.draw(seed, array("i", [0, 13, 13, 13] * 5)) for kernel in both)
        assert one[0] == other[0]
        assert one[1] == pytest.approx(other[1])


def test_a_call_weighs_for_the_hands_that_make_it() -> None:
    kernel = placed(deal_kernel)
    splits = array("i", [0, 13, 13, 13] * 200)
    kernel.witness(3, 0, [PASSED], [])
    deals, passing = kernel.draw(1, splits)
    kernel.witness(3, 0, [PROPOSED], [])
    assert kernel.draw(1, splits)[0] == deals
    proposing = kernel.draw(1, splits)[1]
    assert all(one + other == pytest.approx(1) for one, other in zip(passing, proposing, strict=True))
    strongest = max(range(200), key=lambda index: proposing[index])
    weakest = min(range(200), key=lambda index: proposing[index])
    trumps = [(deals[index][1] >> 39).bit_count() for index in (strongest, weakest)]
    assert trumps[0] > trumps[1]


def test_what_was_shunned_weighs_against_who_holds_it() -> None:
    kernel = placed(deal_kernel)
    kernel.witness(3, 0, [], [Shunned(2, 1 << 51, 0.25)])
    deals, weights = kernel.draw(1, array("i", [0, 13, 13, 13] * 50))
    assert {(hands[2] >> 51 & 1, weight) for hands, weight in zip(deals, weights, strict=True)} == {(0, 1.0), (1, 0.25)}


def stirred(kernel: deal_kernel.DealKernel, takers: int, times: int) -> list[tuple[int, int, int, int]]:
    deals, _ = kernel.draw(3, array("i", [0, 13, 13, 13]))
    return kernel.stir(11, deals * 200, [takers], times)


def test_compiled_and_plain_exchange_the_same_cards() -> None:
    both = []
    for module in KERNELS:
        kernel = placed(module)
        kernel.witness(3, 0, [PROPOSED], [Shunned(2, 1 << 51, 0.25)])
        both.append(kernel.stir(9, kernel.draw(3, array("i", [0, 13, 13, 13] * 3))[0], [0b1110], 40))
    assert both[0] == both[1]


def test_copies_part_when_cards_are_exchanged() -> None:
    deals = stirred(placed(deal_kernel), 0b1110, 100)
    assert len(set(deals)) > 190
    assert all([hand.bit_count() for hand in hands] == [13] * 4 and hands[0] == 8191 for hands in deals)
    assert all(sum(hands) == ALL for hands in deals)


def test_exchanges_leave_a_deal_as_often_as_it_is_likely() -> None:
    kernel = placed(deal_kernel)
    kernel.witness(3, 0, [], [Shunned(2, 1 << 51, 0.25)])
    held = [hands[2] >> 51 & 1 for hands in stirred(kernel, 0b1110, 300)]
    # A third of all deals, weighed by a quarter: a ninth.
    assert sum(held) / len(held) == pytest.approx(1 / 9, abs=0.06)


def test_no_card_is_exchanged_to_a_seat_that_may_not_hold_it() -> None:
    kernel = placed(deal_kernel)
    deals, _ = kernel.draw(3, array("i", [0, 13, 13, 13]))
    assert all(hands[3] == deals[0][3] for hands in stirred(kernel, 0b0110, 30))
    with pytest.raises(ValueError, match="its takers"):
        kernel.stir(1, deals, [], 1)


def test_what_cannot_be_dealt_is_refused() -> None:
    kernel = placed(deal_kernel)
    with pytest.raises(ValueError, match="dealt out"):
        kernel.draw(1, array("i", [0, 13, 13, 12]))
    with pytest.raises(ValueError, match="fewer cards than none"):
        kernel.draw(1, array("i", [-1, 14, 13, 13]))
    with pytest.raises(ValueError, match="no such"):
        kernel.witness(4, 0, [], [])
    with pytest.raises(ValueError, match="four groups"):
        kernel.place((0, 0, 0, 0), (0, 0, 0, 0), [[1]] * 5)
