"""One row of the ledger as a value, and which rows somebody asks for."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any, Final, NamedTuple, TypeVar

from whistdesk.rules.base import Outcome

YEARS: Final = range(1970, 3000)
"""Between these every system can say what time it is where the player is."""

_Kind = TypeVar("_Kind", dict[str, Any], list[Any])


@dataclass(frozen=True, slots=True)
class Result:
    """One row: an ``Outcome`` of the rules with the game that it belongs to.

    ``number`` is the deal's, None when it was spelled out; ``score`` is None for a game that was
    given up; ``finished`` is UTC; ``level`` is that of the computer seats, empty where there are none;
    ``daily`` is the day whose daily deal it was, and ``late`` says that it was begun after that day.
    """

    game_id: str
    game: str
    kind: str
    part: int
    status: str
    score: int | None
    finished: datetime
    number: int | None = None
    detail: Mapping[str, Any] = field(default_factory=dict)
    practice: bool = False
    conceded: bool = False
    house_rules: frozenset[str] = frozenset()
    match: int | None = None
    level: str = ""
    coached: bool = False
    daily: date | None = None
    late: bool = False

    @property
    def outcome(self) -> Outcome | None:
        """What the rules said; None for a game that was given up."""
        if self.score is None:
            return None
        return Outcome(self.kind, self.part, self.status, self.score, self.detail)


class Entry(NamedTuple):
    """A row as it is read for statistics.

    ``replayed`` says that its deal had been played before; ``foreseen`` is the chance that each declarer
    gave its contract when it bid, by seat, as far as it is known.
    """

    result: Result
    replayed: bool = False
    foreseen: Mapping[str, float] = {}

    @property
    def countable(self) -> bool:
        """Whether it counts, with the coach or without."""
        result = self.result
        return not (result.practice or self.replayed or result.number is None)


MIXED: Final = "mixed"
"""The level of a table whose computer seats play at several levels."""


class Selection(NamedTuple):
    """Which rows of a game are asked for.

    ``since`` is the earliest time (None: any); ``level`` that of the computer seats, or MIXED (None: any);
    ``coached`` says whether games with the coach are asked for, or those without (None: both); ``counted``
    leaves out what never counts; ``kind`` is that of the results (None: any).
    """

    game: str
    since: datetime | None = None
    level: str | None = None
    coached: bool | None = False
    counted: bool = True
    kind: str | None = None

    def condition(self) -> tuple[str, list[Any]]:
        """The condition in SQL, with the values for its placeholders."""
        words, values = ["game = ?", "aside = 0"], [self.game]
        if self.counted:
            words += ["practice = 0", "replayed = 0", "number IS NOT NULL"]
        for word, value in self._wishes():
            words.append(word)
            values.append(value)
        return " AND ".join(words), values

    def _wishes(self) -> list[tuple[str, Any]]:
        wishes: list[tuple[str, Any]] = []
        if self.since is not None:
            wishes.append(("finished >= ?", written_time(self.since)))
        if self.level is not None:
            wishes.append(("level LIKE ?", "% %") if self.level == MIXED else ("level = ?", self.level))
        if self.kind is not None:
            wishes.append(("kind = ?", self.kind))
        if self.coached is not None:
            wishes.append(("coached = ?", self.coached))
        return wishes


COLUMNS: Final = (
    "game_id, game, kind, part, status, score, finished, number, detail, practice, conceded,"
    " house_rules, match, level, coached, daily, late"
)
"""What ``read_result`` reads, in its order."""


def written_time(time: datetime) -> str:
    """A time as the ledger writes it: UTC, whole seconds, so that texts sort as times do."""
    return time.astimezone(UTC).isoformat(timespec="seconds")


def row_of(result: Result) -> dict[str, Any]:
    """The values of a row, by the names of its columns."""
    return {
        "game_id": result.game_id,
        "kind": result.kind,
        "part": result.part,
        "game": result.game,
        "number": None if result.number is None else str(result.number),
        "status": result.status,
        "score": result.score,
        "detail": json.dumps(dict(result.detail)),
        "finished": written_time(result.finished),
        "practice": result.practice,
        "conceded": result.conceded,
        "house_rules": json.dumps(sorted(result.house_rules)),
        "match": result.match,
        "level": result.level,
        "coached": result.coached,
        "daily": None if result.daily is None else result.daily.isoformat(),
        "late": result.late,
    }


def read_result(row: Sequence[Any]) -> Result:
    """The result of a row of ``COLUMNS``; TypeError or ValueError for one that no program wrote."""
    game_id, game, kind, part, status, score, finished, number, detail, *marks = row
    practice, conceded, rules, match, level, coached, daily, late = marks
    return Result(
        _text(game_id),
        _text(game),
        _text(kind),
        _whole(part),
        _text(status),
        None if score is None else _whole(score),
        _time(finished),
        None if number is None else int(_text(number)),
        _of_json(detail, dict),
        bool(practice),
        bool(conceded),
        frozenset() if rules == "[]" else frozenset(map(_text, _of_json(rules, list))),
        None if match is None else _whole(match),
        _text(level),
        bool(coached),
        None if daily is None else date.fromisoformat(_text(daily)),
        bool(late),
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _time(value: object) -> datetime:
    time = datetime.fromisoformat(_text(value))
    if time.tzinfo is None or time.year not in YEARS:
        raise ValueError(f"{value!r} is no time at which a game can have ended")
    return time


def _of_json(text: object, kind: type[_Kind]) -> _Kind:
    value = json.loads(_text(text))
    if not isinstance(value, kind):
        raise TypeError(f"{text!r} is no {kind.__name__}")
    return value


def read_entry(row: Sequence[Any], foreseen: Mapping[tuple[str, int], Mapping[str, float]]) -> Entry:
    """The entry of a row of ``COLUMNS`` and ``replayed``; ``foreseen`` is known by game and hand."""
    *columns, replayed = row
    result = read_result(columns)
    return Entry(
        result, bool(replayed), foreseen.get((result.game_id, result.part), {}) if result.kind == "hand" else {}
    )
