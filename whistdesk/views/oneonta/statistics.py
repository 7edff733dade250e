"""The statistics of Oneonta Whist."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.result import Entry, Result
from whistdesk.views.names import fill
from whistdesk.views.numbers import figure, percent
from whistdesk.views.statistics.stage import Bar, Bars, Chart, Fence, Figure, Tone
from whistdesk.views.statistics.streaks import share_chart, streak_figures
from whistdesk.views.statistics.wording import (
    UNKNOWN,
    count_words,
    of_words,
    share_words,
    what_never_counts,
)

translate = QCoreApplication.translate

MOST: Final = 7
"""Penalty cards with which a game can still be won (OW-16, OW-17)."""
MANY: Final = 4
"""Penalty cards of a hand from which on they share a bar."""


class Predicted(NamedTuple):
    """How often a number was predicted and hit, and the penalty cards that it cost in all."""

    times: int = 0
    hit: int = 0
    penalty: int = 0


@dataclass(slots=True)
class OneontaFigures:
    """What the games amount to; ``ends`` counts games by their penalty cards, None for those that were given up."""

    wins: list[bool] = field(default_factory=list)
    ends: Counter[int | None] = field(default_factory=Counter)
    penalties: Counter[int] = field(default_factory=Counter)
    predicted: dict[int, Predicted] = field(default_factory=dict)
    best: Result | None = None

    def __bool__(self) -> bool:
        return bool(self.wins)

    def add(self, result: Result) -> None:
        """Count one more game."""
        won = result.status == "won"
        self.wins.append(won)
        self.ends[result.score] += 1
        if won and result.score is not None and (self.best is None or result.score < (self.best.score or 0)):
            self.best = result
        for hand in result.detail.get("hands", ()):
            self._add_hand(hand["prediction"], hand["penalty"])

    def _add_hand(self, prediction: int, penalty: int) -> None:
        self.penalties[penalty] += 1
        before = self.predicted.get(prediction, Predicted())
        self.predicted[prediction] = Predicted(before.times + 1, before.hit + (penalty == 0), before.penalty + penalty)


class OneontaStatistics:
    """Fills ``GameStatistics``."""

    listed = "game"
    overview = 2

    def count(self, entries: Iterable[Entry]) -> OneontaFigures:
        """The figures of these games."""
        figures = OneontaFigures()
        for entry in entries:
            figures.add(entry.result)
        return figures

    def figures(self, counted: OneontaFigures) -> Sequence[Figure]:
        """Games, won, streaks, best, average."""
        played, won = len(counted.wins), sum(counted.wins)
        scores = Counter({score: times for score, times in counted.ends.items() if score is not None})
        average = figure(sum(score * times for score, times in scores.items()) / scores.total()) if scores else UNKNOWN
        best = UNKNOWN if counted.best is None else str(counted.best.score)
        return (
            Figure(count_words(played), translate("OneontaStatistics", "games")),
            Figure(share_words(won, played), fill(translate("OneontaStatistics", "won: %1"), of_words(won, played))),
            *streak_figures(counted.wins),
            Figure(best, translate("OneontaStatistics", "penalty cards in the best game won"), counted.best),
            Figure(average, translate("OneontaStatistics", "penalty cards a game")),
        )

    def charts(self, counted: OneontaFigures) -> Sequence[Chart]:
        """Penalties of hands, games won, penalties at the end, predictions."""
        return (
            _hands_chart(counted),
            share_chart(
                translate("OneontaStatistics", "Oneonta Whist: games won"),
                counted.wins,
                (translate("OneontaStatistics", "won"), translate("OneontaStatistics", "lost")),
            ),
            _ends_chart(counted),
            _predictions_chart(counted),
        )

    def what_counts(self) -> Sequence[str]:
        """What counts and what does not."""
        return (
            translate("OneontaStatistics", "A game counts when it is won, or lost by an eighth penalty card."),
            translate("OneontaStatistics", "A game that you give up counts as lost, without penalty cards."),
            translate("OneontaStatistics", "A game that you leave for a new one does not count."),
            *what_never_counts(),
        )

    def outcome(self, result: Result) -> str:
        """How a game ended."""
        if result.score is None:
            return translate("OneontaStatistics", "given up")
        sentence = (
            translate("OneontaStatistics", "won, %1")
            if result.status == "won"
            else translate("OneontaStatistics", "lost, %1")
        )
        return fill(sentence, _cards(result.score))


def _hands_chart(counted: OneontaFigures) -> Chart:
    """Penalty cards of each hand."""
    penalties, hands = counted.penalties, counted.penalties.total()
    bars = [
        Bar(
            translate("OneontaStatistics", "none") if cards == 0 else str(cards),
            times,
            count_words(times),
            _hands(cards, times),
            _tone(cards),
        )
        for cards, times in ((cards, penalties[cards]) for cards in range(MANY))
    ]
    many = sum(times for cards, times in penalties.items() if cards >= MANY)
    spoken = fill(translate("OneontaStatistics", "%1 penalty cards and more: %2"), str(MANY), _hands_word(many))
    bars.append(
        Bar(fill(translate("OneontaStatistics", "%1 and more"), str(MANY)), many, count_words(many), spoken, Tone.BAD)
    )
    total = sum(cards * times for cards, times in penalties.items())
    return Chart(
        translate("OneontaStatistics", "Oneonta Whist: penalty cards of a hand"),
        fill(translate("OneontaStatistics", "%1 in %2"), _hands_word(hands), _games_word(len(counted.wins))),
        figure(total / hands) if hands else UNKNOWN,
        translate("OneontaStatistics", "a hand"),
        Bars(bars, count_words),
        (
            translate("OneontaStatistics", "Penalty cards"),
            translate("OneontaStatistics", "Hands"),
            translate("OneontaStatistics", "Share"),
        ),
        [(str(cards), count_words(times), share_words(times, hands, 1)) for cards, times in sorted(penalties.items())],
    )


def _ends_chart(counted: OneontaFigures) -> Chart:
    """Penalty cards at the end of each game."""
    ends, played = counted.ends, len(counted.wins)
    steps = [(str(cards), ends[cards], Tone.GOOD) for cards in range(MOST + 1)]
    over = sum(times for cards, times in ends.items() if cards is not None and cards > MOST)
    steps += [
        (fill(translate("OneontaStatistics", "%1 and more"), str(MOST + 1)), over, Tone.BAD),
        (translate("OneontaStatistics", "given up"), ends[None], Tone.BAD),
    ]
    bars = [
        Bar(label, times, count_words(times), f"{label}: {_games_word(times)}", tone) for label, times, tone in steps
    ]
    won = sum(counted.wins)
    return Chart(
        translate("OneontaStatistics", "Penalty cards at the end"),
        translate("OneontaStatistics", "Of each game; an eighth card loses it"),
        count_words(won),
        fill(translate("OneontaStatistics", "won of %1"), count_words(played)),
        Bars(bars, count_words, (Fence(MOST + 1, translate("OneontaStatistics", "lost")),)),
        (
            translate("OneontaStatistics", "Penalty cards"),
            translate("OneontaStatistics", "Games"),
            translate("OneontaStatistics", "Share"),
        ),
        [(label, count_words(times), share_words(times, played, 1)) for label, times, _ in steps],
    )


def _predictions_chart(counted: OneontaFigures) -> Chart:
    """How often each predicted number was hit."""
    bars, rows = [], []
    for number in range(8):
        times, hit, penalty = counted.predicted.get(number, Predicted())
        share = hit / times if times else 0.0
        words = percent(share, 0) if times else UNKNOWN
        spoken = fill(translate("OneontaStatistics", "%1 predicted: hit %2"), str(number), of_words(hit, times))
        bars.append(Bar(str(number), share, words, spoken))
        rows.append(
            (str(number), count_words(times), count_words(hit), words, figure(penalty / times) if times else UNKNOWN)
        )
    times, hit = (
        sum(column) for column in zip((0, 0), *(each[:2] for each in counted.predicted.values()), strict=True)
    )
    return Chart(
        translate("OneontaStatistics", "Predictions hit"),
        translate("OneontaStatistics", "By the number that was predicted"),
        share_words(hit, times),
        of_words(hit, times),
        Bars(bars, lambda share: percent(share, 0), ceiling=1.0),
        (
            translate("OneontaStatistics", "Prediction"),
            translate("OneontaStatistics", "Times"),
            translate("OneontaStatistics", "Hit"),
            translate("OneontaStatistics", "Share"),
            translate("OneontaStatistics", "Penalty cards on average"),
        ),
        rows,
    )


def _tone(cards: int) -> Tone:
    return Tone.GOOD if cards == 0 else Tone.GOLD if cards < 3 else Tone.BAD


def _cards(number: int) -> str:
    return translate("OneontaStatistics", "%n penalty card(s)", "", number)


def _hands_word(number: int) -> str:
    return translate("OneontaStatistics", "%n hand(s)", "", number)


def _games_word(number: int) -> str:
    return translate("OneontaStatistics", "%n game(s)", "", number)


def _hands(cards: int, times: int) -> str:
    return f"{_cards(cards)}: {_hands_word(times)}"
