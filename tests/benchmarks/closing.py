"""How long closing takes while something thinks: seats, coach and arbiter, review, the counting of statistics.

Run from the top of the project: ``QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.closing [times]`` (3 times each
without an argument). Each time is from the wish to close the window to the end of all that the program does then,
saving included. The promise: less than a second. The status is 1 where it is broken.
"""

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtTest import QTest

from tests.benchmarks.unattended import begin, opened
from tests.screens.results import keep_results
from whistdesk.app.program import Program
from whistdesk.app.start import make_application
from whistdesk.players.registry import levels
from whistdesk.rules.registry import GAMES
from whistdesk.rules.solowhist.moves import Call

PROMISED: Final = 1.0
"""Seconds."""
RESULTS: Final = 15_000
THINKING_MS: Final = 120
"""So long something has thought when the window is closed."""
Scene = Callable[[Program, str, int], None]


def seats(program: Program, key: str, number: int) -> None:
    """The strongest seats think about their calls; a solitaire has none."""
    begin(program, key, number, levels(key)[-1] if levels(key) else "")
    answer(program, number % 3)


def coach(program: Program, key: str, number: int) -> None:
    """The coach thinks about the person's move; in the play of a hand the arbiter does too."""
    program.coaches.watch(key, on=True)
    begin(program, key, number, levels(key)[0] if levels(key) else "")
    answer(program, number)


def review(program: Program, key: str, number: int) -> None:
    """A game is over, and every move of it is judged."""
    begin(program, key, number, levels(key)[0] if levels(key) else "")
    assert program.seated is not None
    session, random = program.seated.session, Random(number)
    while session.seat is not None and not session.retrospect.possible:
        session.play_for(session.seat, random.choice(session.view_for(session.seat).legal))
    program.reviewing.show(session, program.seated.sitting)


def statistics(program: Program, key: str, number: int) -> None:
    """Many results are counted."""
    keep_results(program._cabinet.ledger, RESULTS // 3, RESULTS // 39)
    begin(program, key, number)
    program.show_statistics()


def answer(program: Program, moves: int) -> None:
    """Make some moves for everybody, so that others may be asked."""
    assert program.seated is not None
    session, random = program.seated.session, Random(moves)
    for _ in range(moves):
        if session.seat is not None:
            legal = session.view_for(session.seat).legal
            calls = [move for move in legal if move is Call.PROPOSE] or legal
            session.play_for(session.seat, random.choice(calls))


def closing_time(scene: Scene, key: str, number: int) -> float:
    """Seconds that closing takes in the midst of ``scene``."""
    with opened(speed="off", trick_hold=0) as program:
        scene(program, key, number)
        QTest.qWait(THINKING_MS)
        before = time.perf_counter()
        program.window.close()
        return time.perf_counter() - before


def main(arguments: list[str]) -> int:
    """Print the figures; the exit status."""
    times = int(arguments[0]) if arguments else 3
    make_application()
    worst = 0.0
    for scene in (seats, coach, review, statistics):
        for key in GAMES:
            taken = [closing_time(scene, key, number) for number in range(1, times + 1)]
            worst = max(worst, *taken)
            sys.stdout.write(f"{scene.__name__} at {key}: {', '.join(f'{each:.2f}' for each in taken)} s\n")
    sys.stdout.write(f"less than {PROMISED:g} s: {'kept' if worst < PROMISED else 'BROKEN'}\n")
    return int(worst >= PROMISED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
