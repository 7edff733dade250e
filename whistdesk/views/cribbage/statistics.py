"""The statistics of Cribbage Solitaire."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.result import Entry, Result
from whistdesk.rules.cribbage.events import SKUNK_BELOW, WON_ABOVE
from whistdesk.views.names import fill
from whistdesk.views.numbers import figure
from whistdesk.views.statistics.stage import Bar, Bars, Chart, Fence, Figure, Tone
from whistdesk.views.statistics.streaks import share_chart, streak_figures
from whistdesk.views.statistics.wording import (
    UNKNOWN,
    count_words,
    of_words,
    range_words,
    share_words,
    what_never_counts,
)

translate = QCoreApplication.translate

WIDTH: Final = 10
"""Points of a bar."""
LEAST: Final = (40, 109)
"""The totals that always have their bars."""


@dataclass(slots=True)
class CribbageFigures:
    """What the games amount to; ``statuses`` counts them by how they ended, games that were given up as None."""

    wins: list[bool] = field(default_factory=list)
    totals: Counter[int] = field(default_factory=Counter)
    statuses: Counter[str | None] = field(default_factory=Counter)
    rounds: list[Counter[int]] = field(default_factory=lambda: [Counter() for _ in range(4)])
    best: Result | None = None

    def __bool__(self) -> bool:
        return bool(self.wins)

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.wins.append(result.status == "won")
        self.statuses[None if result.score is None else result.status] += 1
        if result.score is None:
            return
        self.totals[result.score] += 1
        if self.best is None or result.score > (self.best.score or 0):
            self.best = result
        for counter, played in zip(self.rounds, result.detail.get("rounds", ()), strict=False):
            counter[sum(played["hands"]) + played["heels"]] += 1


class CribbageStatistics:
    """Fills ``GameStatistics``."""

    listed = "game"
    overview = 1

    def count(self, entries: Iterable[Entry]) -> CribbageFigures:
        """The figures of these games."""
        figures = CribbageFigures()
        for entry in entries:
            figures.add(entry.result)
        return figures

    def figures(self, counted: CribbageFigures) -> Sequence[Figure]:
        """Games, won, streaks, best, average."""
        played, won = len(counted.wins), sum(counted.wins)
        best = UNKNOWN if counted.best is None else str(counted.best.score)
        return (
            Figure(count_words(played), translate("CribbageStatistics", "games")),
            Figure(share_words(won, played), fill(translate("CribbageStatistics", "won: %1"), of_words(won, played))),
            *streak_figures(counted.wins),
            Figure(best, translate("CribbageStatistics", "points in the best game"), counted.best),
            Figure(_average(counted.totals), translate("CribbageStatistics", "points a game")),
        )

    def charts(self, counted: CribbageFigures) -> Sequence[Chart]:
        """Totals, games won, points of the rounds, results."""
        title = translate("CribbageStatistics", "Cribbage Solitaire: games won")
        words = (translate("CribbageStatistics", "won"), translate("CribbageStatistics", "not won"))
        return (
            _totals_chart(counted),
            share_chart(title, counted.wins, words),
            _rounds_chart(counted),
            _results_chart(counted),
        )

    def what_counts(self) -> Sequence[str]:
        """What counts and what does not."""
        return (
            translate(
                "CribbageStatistics",
                "A game counts when its four rounds are over: more than 90 points win, below 60 is a skunk, and 60 to "
                "90 is neither, which is not won.",
            ),
            translate("CribbageStatistics", "A game that you give up counts as not won, without points."),
            translate("CribbageStatistics", "A game that you leave for a new one does not count."),
            *what_never_counts(),
        )

    def outcome(self, result: Result) -> str:
        """How a game ended."""
        if result.score is None:
            return translate("CribbageStatistics", "given up")
        points = translate("CribbageStatistics", "%n point(s)", "", result.score)
        if result.status == "won":
            return fill(translate("CribbageStatistics", "won, %1"), points)
        return fill(translate("CribbageStatistics", "skunk, %1"), points) if result.status == "skunk" else points


def _totals_chart(counted: CribbageFigures) -> Chart:
    """Totals in bars of ten points, with the marks of skunk and win between them."""
    steps = _steps(counted.totals)
    bars, rows = [], []
    for low, high in steps:
        times = sum(count for total, count in counted.totals.items() if low <= total <= high)
        label = range_words(str(low), str(high))
        spoken = fill(translate("CribbageStatistics", "%1 points: %2"), label, _games_word(times))
        bars.append(Bar(label, times, count_words(times), spoken, _tone(low)))
        rows.append((label, count_words(times), share_words(times, counted.totals.total(), 1)))
    skunk = translate("CribbageStatistics", "skunk below %1")
    won = translate("CribbageStatistics", "won above %1")
    fences = (
        Fence([low for low, _ in steps].index(SKUNK_BELOW), fill(skunk, str(SKUNK_BELOW)), left=True),
        Fence([low for low, _ in steps].index(WON_ABOVE + 1), fill(won, str(WON_ABOVE))),
    )
    return Chart(
        translate("CribbageStatistics", "Cribbage Solitaire: totals"),
        _results_line(counted),
        _average(counted.totals),
        translate("CribbageStatistics", "on average"),
        Bars(bars, count_words, fences),
        (
            translate("CribbageStatistics", "Points"),
            translate("CribbageStatistics", "Games"),
            translate("CribbageStatistics", "Share"),
        ),
        rows,
    )


def _steps(totals: Counter[int]) -> list[tuple[int, int]]:
    """The bars of the totals: below 60, from 60 to 90, and above, each in steps of ten points."""
    low = min([*totals, LEAST[0]]) // WIDTH * WIDTH
    high = max([*totals, LEAST[1]])
    below = [(step, step + WIDTH - 1) for step in range(low, SKUNK_BELOW, WIDTH)]
    between = [(60, 70), (71, 80), (81, WON_ABOVE)]
    above = [(step, step + WIDTH - 1) for step in range(WON_ABOVE + 1, high + 1, WIDTH)]
    return [*below, *between, *above]


def _tone(low: int) -> Tone:
    return Tone.BAD if low < SKUNK_BELOW else Tone.GOLD if low > WON_ABOVE else Tone.PLAIN


def _results_line(counted: CribbageFigures) -> str:
    sentence = translate("CribbageStatistics", "%1: %2 won, %3 between, %4 skunked, %5 given up")
    numbers = [count_words(counted.statuses[status]) for status in ("won", "lost", "skunk", None)]
    return fill(sentence, _games_word(len(counted.wins)), *numbers)


def _rounds_chart(counted: CribbageFigures) -> Chart:
    """Points of each of the four rounds."""
    bars, rows = [], []
    for number, points in enumerate(counted.rounds, 1):
        average = _mean(points)
        label = fill(translate("CribbageStatistics", "Round %1"), str(number))
        spoken = fill(translate("CribbageStatistics", "%1: %2 points on average"), label, figure(average))
        bars.append(Bar(label, average, figure(average), spoken))
        rows.append((label, figure(average), *(str(bound) for bound in _bounds(points))))
    every = sum(counted.rounds, Counter[int]())
    return Chart(
        translate("CribbageStatistics", "Points of a round"),
        translate("CribbageStatistics", "On average, with his heels"),
        _average(every),
        translate("CribbageStatistics", "a round"),
        Bars(bars, lambda points: figure(points, 0)),
        (
            translate("CribbageStatistics", "Round"),
            translate("CribbageStatistics", "On average"),
            translate("CribbageStatistics", "Fewest"),
            translate("CribbageStatistics", "Most"),
        ),
        rows,
    )


def _results_chart(counted: CribbageFigures) -> Chart:
    """How the games ended."""
    steps = [
        (translate("CribbageStatistics", "won"), "won", Tone.GOLD),
        (translate("CribbageStatistics", "60 to 90"), "lost", Tone.PLAIN),
        (translate("CribbageStatistics", "skunk"), "skunk", Tone.BAD),
        (translate("CribbageStatistics", "given up"), None, Tone.BAD),
    ]
    played, statuses = len(counted.wins), counted.statuses
    return Chart(
        translate("CribbageStatistics", "Results"),
        translate("CribbageStatistics", "How the games ended"),
        share_words(statuses["skunk"], played),
        translate("CribbageStatistics", "skunked"),
        Bars(
            [
                Bar(label, statuses[key], count_words(statuses[key]), f"{label}: {_games_word(statuses[key])}", tone)
                for label, key, tone in steps
            ],
            count_words,
        ),
        (
            translate("CribbageStatistics", "Result"),
            translate("CribbageStatistics", "Games"),
            translate("CribbageStatistics", "Share"),
        ),
        [(label, count_words(statuses[key]), share_words(statuses[key], played, 1)) for label, key, _ in steps],
    )


def _games_word(number: int) -> str:
    return translate("CribbageStatistics", "%n game(s)", "", number)


def _mean(counter: Counter[int]) -> float:
    return sum(points * times for points, times in counter.items()) / max(counter.total(), 1)


def _average(counter: Counter[int]) -> str:
    return figure(_mean(counter)) if counter else UNKNOWN


def _bounds(counter: Counter[int]) -> tuple[int, int]:
    return min(counter, default=0), max(counter, default=0)
