"""Fits how often contracts are made to what their bidders foresaw, and what a pass is worth.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_calibration CARDS SPREAD [deals [first
[CONTRACT ...]]]``.
Experts call, each value changed at random by a normal share of the stake whose deviation is SPREAD, so that
all kinds of hands are bid; players of the level CARDS then play. Printed are the ODDS and STANDING of
``players/solowhist/calibration.py``, for each call how often it was expected to be made and how often it was,
in three groups of equal size, and (with SPREAD 0) what passes brought to those who chose them. With contracts
(``misere``) all deals are called, but only those of these contracts are played: they are seldom bid.

With a lone call in SPREAD's place, that call is forced instead, on every hand, all others having passed, in
which at least ``NEAR`` of the play-outs make it: for contracts that are seldom bid. With ``pass`` there, the
first seats of each deal are made to pass whatever they hold, and players of the level CARDS call and play on:
printed is what passes then bring.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from tests.benchmarks.solowhist_fit import forced, least_squares, logistic
from tests.benchmarks.solowhist_tables import dealt, kind, played_out, rate
from whistdesk.players.base import Choice, Opinion, chosen
from whistdesk.players.solowhist.calibration import evidence
from whistdesk.players.solowhist.expert_bidding import expert_calls, expert_trumps
from whistdesk.players.solowhist.foresight import Figures
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import stake
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import Settlement, SoloView

PROCESSES: Final = 2
NEAR: Final = 0.15
PASSES: Final = 3
"""A fourth pass throws the hand in."""


class Bid(NamedTuple):
    """A call that was played: the evidence for it, what was foreseen, and whether its contract was made."""

    call: Call
    evidence: tuple[float, float]
    foreseen: float
    made: bool


class Pass(NamedTuple):
    """A pass while nobody had called: by the first, second or third seat, the hand's promise, the stakes that came.

    They are stakes of a proposal.
    """

    turn: int
    tricks: float
    stakes: float


class Told(NamedTuple):
    """What is told of a deal: the calls that stood, what others thought of them, the first passes, how it ended.

    ``made`` is None where it was thrown in.
    """

    bids: list[Bid]
    stood: list[Bid]
    passes: list[Pass]
    made: bool | None


def deal(cards: str, spread: float, only: Sequence[Call], number: int) -> Told | None:
    """What the calls of a deal foresaw and came to; None where ``only`` other contracts are looked for."""
    state, rng, said = dealt(number), Random(number), list[tuple[Seat, Call, Any]]()
    while state.seat is not None:
        view = state.view_for(state.seat)
        if only and view.contract is not None and view.contract.call not in only:
            return None
        if view.contract is None:
            opinions = list(expert_calls(view, rng, Style.EVEN))
            choice = varied(opinions, view, rng, spread)
            said.append((view.seat, Call(str(choice.move)), {"own": promise(opinions), **choice.reason.facts}))
        elif view.naming_trump:
            choice = Choice(tuple(sorted(expert_trumps(view, rng), key=lambda opinion: -opinion.value)))
        else:
            choice = kind(cards).choose(view, rng)
        following = state.apply(choice.move).state
        assert isinstance(following, SoloState)
        state = following
    hand = state.settled[-1]
    if only and hand.contract is None:
        return None
    return Told(list(_bids(said, hand)), list(_stood(said, hand)), list(_passes(said, hand)), hand.made)


def forced_bids(cards: str, call: Call, number: int) -> list[Bid]:
    """The bids of a deal on which a call is forced."""
    bids, state = [], dealt(number)
    while state.seat is not None and len(state.hand.auction.calls) < len(COMPASS):
        view, seat = state.view_for(state.seat), state.seat
        opinion = next(each for each in expert_calls(view, Random(number), Style.EVEN) if each.move is call)
        facts = opinion.reason.facts
        if facts["share"] >= NEAR:
            bidding = forced(dealt(number), [seat], [call])
            hand = played_out(bidding, dict.fromkeys(COMPASS, kind(cards)), number)
            figures = Figures(facts["share"], facts["tricks"], safety=facts["safety"])
            bids.append(Bid(call, evidence(call, figures, facts["worlds"]), facts["made"], bool(hand.made)))
        following = state.apply(Call.PASS).state
        assert isinstance(following, SoloState)
        state = following
    return bids


def forced_passes(cards: str, number: int) -> list[Pass]:
    """What the first passes of a deal come to; all but the last were chosen."""
    passes, state = [], dealt(number)
    for turn in range(PASSES):
        assert state.seat is not None
        view, seat = state.view_for(state.seat), state.seat
        choice = chosen(expert_calls(view, Random(number), Style.EVEN))
        following = state.apply(Call.PASS).state
        assert isinstance(following, SoloState)
        state = following
        hand = played_out(state, dict.fromkeys(COMPASS, kind(cards)), number)
        passes.append(Pass(turn, promise(choice.opinions), stakes(hand, seat)))
        if choice.move is not Call.PASS:
            break
    return passes


def promise(opinions: Sequence[Opinion]) -> float:
    """The tricks that the hand promises to a partnership, where that was asked."""
    return next((float(each.reason.facts["own"]) for each in opinions if "own" in each.reason.facts), 0.0)


def stakes(hand: Settlement, seat: Seat) -> float:
    """The chips of a seat, in stakes of a proposal."""
    return hand.chips[COMPASS.index(seat)] / stake(Call.PROPOSE, frozenset())


def varied(opinions: Sequence[Opinion], view: SoloView, rng: Random, spread: float) -> Choice:
    """The opinions in the order of their values with a little chance."""

    def value(opinion: Opinion) -> float:
        call = Call(str(opinion.move))
        return opinion.value + (rng.gauss(0, spread) * stake(_contract(call)) if call is not Call.PASS else 0.0)

    return Choice(tuple(sorted(opinions, key=lambda opinion: -value(opinion))))


def _contract(call: Call) -> Call:
    return Call.PROPOSE if call is Call.ACCEPT else call


def _bids(said: list[tuple[Seat, Call, Any]], hand: Settlement) -> Iterator[Bid]:
    for seat, call, facts in said:
        if hand.contract and seat in hand.contract.declarers and _contract(call) is hand.contract.call:
            figures = Figures(facts["share"], facts["tricks"], safety=facts["safety"])
            yield Bid(call, evidence(call, figures, facts["worlds"]), facts["made"], bool(hand.made))


def _stood(said: list[tuple[Seat, Call, Any]], hand: Settlement) -> Iterator[Bid]:
    """What other seats than the last caller foresaw of the contract that they let stand."""
    for _, call, facts in said:
        if hand.contract and call is Call.PASS and facts.get("call") is hand.contract.call:
            figures = Figures(facts["share"], facts["tricks"], safety=facts["safety"])
            yield Bid(facts["call"], evidence(facts["call"], figures, facts["worlds"]), facts["made"], bool(hand.made))


def _passes(said: list[tuple[Seat, Call, Any]], hand: Settlement) -> Iterator[Pass]:
    for turn, (seat, call, facts) in enumerate(said[:PASSES]):
        if call is not Call.PASS:
            return
        yield Pass(turn, facts["own"], stakes(hand, seat))


def main(cards: str, spread: str, deals: int = 300, first: int = 5_000_000, *, only: Sequence[Call] = ()) -> None:
    """Play ``deals`` deals from number ``first`` and print the fits."""
    if spread == Call.PASS:
        with Pool(PROCESSES) as pool:
            told = pool.map(partial(forced_passes, cards), range(first, first + deals), 5)
        show_passes([each for some in told for each in some])
        return
    if spread in set(Call):
        with Pool(PROCESSES) as pool:
            found = pool.map(partial(forced_bids, cards, Call(spread)), range(first, first + deals), 5)
        show_odds(Call(spread), [bid for some in found for bid in some])
        return
    with Pool(PROCESSES) as pool:
        each = pool.map(partial(deal, cards, float(spread), only), range(first, first + deals), 5)
    played = [told for told in each if told is not None]
    bids = [bid for told in played for bid in told.bids]
    passes = [each for told in played for each in told.passes]
    ended = [told.made for told in played if told.made is not None]
    print(
        f"{deals} deals, {1 - len(ended) / len(played):.1%} thrown in, contracts made {rate(fmean(ended), len(ended))}"
    )
    show_all(bids)
    print("what other seats let stand:")
    show_all([bid for told in played for bid in told.stood])
    show_passes(passes)


def show_passes(passes: Sequence[Pass]) -> None:
    """Print what a pass brings to each of the first three seats, where there were enough."""
    for turn in range(PASSES):
        rows = [((each.tricks, 1.0), each.stakes) for each in passes if each.turn == turn]
        if len(rows) > 20:
            (slope, base), spread_left = least_squares(rows)
            print(f"pass of seat {turn + 1}: ({base:.2f}, {slope:.2f}) of {len(rows)}, spread {spread_left:.2f}")


def show_all(bids: Sequence[Bid]) -> None:
    """Print the odds of each call that was made often enough."""
    by_call: dict[Call, list[Bid]] = defaultdict(list)
    for bid in bids:
        by_call[bid.call].append(bid)
    for call, some in by_call.items():
        if len(some) >= 20:
            show_odds(call, some)


def show_odds(call: Call, bids: Sequence[Bid]) -> None:
    """Print the odds of a call, and foreseen against seen."""
    chance, tricks, base = logistic([((*bid.evidence, 1.0), float(bid.made)) for bid in bids])
    slope, alone = logistic([((bid.evidence[0], 1.0), float(bid.made)) for bid in bids])
    foreseen, seen = fmean(bid.foreseen for bid in bids), fmean(bid.made for bid in bids)
    error = sqrt(seen * (1 - seen) / len(bids))
    print(f"{call.value}: Odds({base:.2f}, {chance:.2f}, {tricks:.2f}) or Odds({alone:.2f}, {slope:.2f}, 0.0)")
    print(f"  {len(bids)} bids, foreseen {foreseen:.1%}, seen {seen:.1%} (standard error {error:.1%})")
    ordered = sorted(bids, key=lambda bid: bid.foreseen)
    for part in range(3):
        third = ordered[part * len(bids) // 3 : (part + 1) * len(bids) // 3]
        print(f"    foreseen {fmean(b.foreseen for b in third):.1%}, seen {fmean(b.made for b in third):.1%}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:5]), only=[Call(word) for word in sys.argv[5:]])
