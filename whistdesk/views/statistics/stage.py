"""What a game must give the statistics page: figures, charts, and words (no Qt in the counting)."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol

from whistdesk.archive.result import Entry, Result


class Tone(Enum):
    """What a bar means, beside its words: the colour that it is drawn in."""

    PLAIN = "plain"
    GOOD = "good"
    GOLD = "gold"
    BAD = "bad"


class Bar(NamedTuple):
    """A bar: the words below it and above it, its height, and how it is read out.

    ``mark`` is a second height, drawn as a line across.
    """

    label: str
    height: float
    words: str
    spoken: str
    tone: Tone = Tone.GOLD
    mark: float | None = None


class Fence(NamedTuple):
    """A broken line in front of the bar ``before``; its words stand at its right, or at its left."""

    before: int
    words: str
    left: bool = False


class Bars(NamedTuple):
    """Bars beside each other. ``ceiling`` is the highest value of the axis where it is known (1 for shares).

    ``axis`` words a value of the axis; ``legend`` says what the marks across the bars are.
    """

    bars: Sequence[Bar]
    axis: Callable[[float], str]
    fences: Sequence[Fence] = ()
    ceiling: float | None = None
    legend: str = ""


class Point(NamedTuple):
    """A point of a curve: its value, and how it is read out.

    ``won`` says whether a game was won: then a dot below the axis is filled or hollow.
    """

    value: float
    spoken: str
    won: bool | None = None


class Curve(NamedTuple):
    """Points from left to right, the first of them ``start`` games or hands from the beginning.

    ``low`` and ``high`` are the ends of the axis where they are known; ``ends`` are the words below its two ends;
    ``legend`` says what filled and hollow dots mean.
    """

    points: Sequence[Point]
    axis: Callable[[float], str]
    ends: tuple[str, str]
    low: float | None = None
    high: float | None = None
    legend: tuple[str, str] | None = None


class Chart(NamedTuple):
    """A plot with the table behind it: all that the plot shows stands in the table too.

    ``note`` says what is counted, ``figure`` is the number that sums it up, with its ``caption``.
    """

    title: str
    note: str
    figure: str
    caption: str
    plot: Bars | Curve
    header: Sequence[str]
    rows: Sequence[Sequence[str]]


class Figure(NamedTuple):
    """A number with its caption; ``result`` is the game that it comes from, where it comes from one."""

    words: str
    caption: str
    result: Result | None = None


class GameStatistics(Protocol):
    """One game's part of the statistics. Texts are translated when they are asked for."""

    @property
    def listed(self) -> str:
        """The kind of results that are listed singly: ``game``, or ``hand``."""

    @property
    def overview(self) -> int:
        """How many of its charts stand on the page of all games, from the first on."""

    def count(self, entries: Iterable[Entry]) -> Any:
        """The figures of these rows; called in another thread. Its truth value says whether there are any."""

    def figures(self, counted: Any) -> Sequence[Figure]:
        """The numbers above the charts."""

    def charts(self, counted: Any) -> Sequence[Chart]:
        """The charts, the most telling first."""

    def what_counts(self) -> Sequence[str]:
        """What counts and what does not, in sentences."""

    def outcome(self, result: Result) -> str:
        """How a game or hand ended, in a few words, for the list: ``won with 3 penalty cards``."""


class StatisticsGame(NamedTuple):
    """A game of the page: its key and title, what it tells, and the levels of its computer seats."""

    key: str
    title: Callable[[], str]
    story: GameStatistics
    levels: Sequence[str] = ()
