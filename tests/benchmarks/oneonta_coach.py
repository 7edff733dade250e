"""How often Oneonta Whist is won by playing what the coach says, and how long it thinks.

Run from the top of the repository: ``python -m tests.benchmarks.oneonta_coach``, or with numbers of
games: ``python -m tests.benchmarks.oneonta_coach --forgetful 20000 --memory 2000``. Both coaches play
the deals numbered from 1 upward. It prints the share won with its standard error, the difference
between the coaches on the deals that both have played, and for predictions and replies the times by
the clock and of this thread's own work: where other programs run, the clock counts them too.

The aims: not below 0.3425 without and 0.362 with memory by more than two standard errors; all
predictions of a hand within 5 ms without and 250 ms with memory, 95 times in 100.
"""

import argparse
import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from tests.oneonta_games import numbered
from whistdesk.players.base import Choice, Player
from whistdesk.players.oneonta.hand_kernel import COMPILED
from whistdesk.players.registry import COACHES
from whistdesk.rules.oneonta.deal import KEY
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.view import OneontaView, Status
from whistdesk.rules.seats import Seat

Seconds = tuple[float, float]
"""By the clock, and of own work."""


class Thinking(NamedTuple):
    """How long each answer took."""

    predictions: list[Seconds]
    replies: list[Seconds]


def main() -> None:
    """Print the figures for both coaches."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--forgetful", type=int, default=1000, help="games without memory")
    parser.add_argument("--memory", type=int, default=200, help="games with memory")
    asked = parser.parse_args()
    print(f"The kernel is {'compiled' if COMPILED else 'plain Python'}.")
    won = {kind: _measure(kind, getattr(asked, kind)) for kind in ("forgetful", "memory")}
    both = [with_it - without for without, with_it in zip(won["forgetful"], won["memory"], strict=False)]
    print(f"Memory adds {_mean(both)} on the first {len(both)} deals.")


def _measure(kind: str, games: int) -> Sequence[bool]:
    thinking = Thinking([], [])
    won = [_wins(number, COACHES[KEY][kind], thinking) for number in range(1, games + 1)]
    print(f"{kind}: {_mean(won)} of {games} games won.")
    print(f"  predictions: {_times(thinking.predictions)}")
    print(f"  replies: {_times(thinking.replies)}", flush=True)
    return won


def _wins(number: int, coach: Player, thinking: Thinking) -> bool:
    """Whether the coach wins this deal; a move without choice is not asked for."""
    state = numbered(number)
    while state.seat is not None:
        view = state.view_for(Seat.PLAYER)
        move = view.legal[0] if len(view.legal) == 1 else _asked(view, coach, thinking).move
        step = state.apply(move)
        assert isinstance(step.state, OneontaState)
        state = step.state
    return state.status is Status.WON


def _asked(view: OneontaView, coach: Player, thinking: Thinking) -> Choice:
    clock, own = time.perf_counter(), time.thread_time()
    choice = coach.choose(view, Random(0))
    seconds = time.perf_counter() - clock, time.thread_time() - own
    (thinking.predictions if view.prediction is None else thinking.replies).append(seconds)
    return choice


def _mean(values: Sequence[int]) -> str:
    """The mean with its standard error."""
    mean = sum(values) / len(values)
    variance = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return f"{mean:.4f} ± {math.sqrt(variance / len(values)):.4f}"


def _times(seconds: Sequence[Seconds]) -> str:
    clock, own = (sorted(column) for column in zip(*seconds, strict=True))
    return f"{_spread(clock)} by the clock, {_spread(own)} of own work, {len(seconds)} times"


def _spread(seconds: Sequence[float]) -> str:
    at: Callable[[float], float] = lambda share: 1000 * seconds[int(share * (len(seconds) - 1))]  # noqa: E731
    return f"p50 {at(0.5):.2f} ms, p95 {at(0.95):.2f} ms, most {at(1):.1f} ms"


if __name__ == "__main__":
    main()
