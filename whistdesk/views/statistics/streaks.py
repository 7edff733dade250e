"""Runs of games that were won, and the chart of the share of games won that all games have."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from whistdesk.views.names import fill
from whistdesk.views.numbers import percent
from whistdesk.views.statistics.stage import Chart, Curve, Figure, Point
from whistdesk.views.statistics.wording import count_words, of_words, share_words

SPAN: Final = 10
"""Games whose share is taken at each game."""
SHOWN: Final = 60
"""Games that the chart goes back at most."""


class Streaks(NamedTuple):
    """How many games in a row were won, or not won, up to now, and the most that were ever won in a row."""

    won: int = 0
    lost: int = 0
    best: int = 0

    @classmethod
    def of(cls, wins: Iterable[bool]) -> "Streaks":
        """Those of games in the order in which they ended."""
        streaks = cls()
        for won in wins:
            run = streaks.won + 1 if won else 0
            streaks = cls(run, 0 if won else streaks.lost + 1, max(streaks.best, run))
        return streaks


def streak_figures(wins: Sequence[bool]) -> tuple[Figure, Figure]:
    """The streak that lasts, of games won or of those that were not, and the best one."""
    streaks = Streaks.of(wins)
    won, lost = (
        QCoreApplication.translate("Statistics", "won in a row, up to now"),
        QCoreApplication.translate("Statistics", "not won in a row, up to now"),
    )
    return (
        Figure(count_words(streaks.lost or streaks.won), lost if streaks.lost else won),
        Figure(count_words(streaks.best), QCoreApplication.translate("Statistics", "won in a row at best")),
    )


def share_chart(title: str, wins: Sequence[bool], words: tuple[str, str]) -> Chart:
    """The share of games won among the last ten, game by game; ``words`` are those for won and for not won."""
    first = max(0, len(wins) - SHOWN)
    shares = [_share(wins, index) for index in range(first, len(wins))]
    spoken = QCoreApplication.translate("Statistics", "Number %1, %2: %3 of the last %4")
    header = (
        QCoreApplication.translate("Statistics", "Number"),
        QCoreApplication.translate("Statistics", "Result"),
        QCoreApplication.translate("Statistics", "Of the last ten"),
    )
    points, rows = [], []
    for number, share in enumerate(shares, first + 1):
        result = words[0] if wins[number - 1] else words[1]
        span = str(min(number, SPAN))
        points.append(
            Point(share, fill(spoken, count_words(number), result, percent(share, 0), span), wins[number - 1])
        )
        rows.append((count_words(number), result, percent(share, 0)))
    note = QCoreApplication.translate("Statistics", "Share of the last ten, one after another")
    if first:
        note = fill(
            QCoreApplication.translate("Statistics", "Share of the last ten, for each of the last %1"), str(SHOWN)
        )
    return Chart(
        title,
        note,
        share_words(sum(wins), len(wins)),
        of_words(sum(wins), len(wins)),
        Curve(points, lambda share: percent(share, 0), _ends(first, len(wins)), 0.0, 1.0, words),
        header,
        rows,
    )


def _share(wins: Sequence[bool], index: int) -> float:
    span = wins[max(0, index + 1 - SPAN) : index + 1]
    return sum(span) / len(span)


def _ends(first: int, count: int) -> tuple[str, str]:
    return (count_words(first + 1), count_words(count) if count > first + 1 else "")
