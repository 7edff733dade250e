"""Results as a table for spreadsheets: CSV by RFC 4180, whose columns docs/STATISTICS.md describes.

The file is UTF-8 with a byte-order mark: without one Excel takes it for the system's old code page,
and all other readers that matter skip it. Lines end with CRLF. A text that a spreadsheet would take
for a formula gets an apostrophe in front.
"""

import csv
import io
import json
from collections.abc import Iterable
from datetime import UTC
from typing import Any, Final

from whistdesk.archive.result import Entry

COLUMNS: Final = (
    "finished",
    "game",
    "kind",
    "part",
    "deal",
    "status",
    "score",
    "counted",
    "practice",
    "coached",
    "replayed",
    "conceded",
    "daily",
    "late",
    "level",
    "match",
    "house_rules",
    "game_id",
    "foreseen",
    "detail",
)
"""The first line, and the order of all others."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")
"""How a text begins that a spreadsheet might calculate instead of showing."""


def spreadsheet(entries: Iterable[Entry]) -> bytes:
    """The content of the file: a line of names and one for each of ``entries``."""
    content = io.BytesIO()
    text = io.TextIOWrapper(content, encoding="utf-8-sig", newline="")
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows([_cell(value) for value in _line(entry)] for entry in entries)
    text.flush()
    return content.getvalue()


def _line(entry: Entry) -> tuple[Any, ...]:
    result = entry.result
    return (
        result.finished.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        result.game,
        result.kind,
        result.part,
        result.number,
        result.status,
        result.score,
        entry.countable and not result.coached,
        result.practice,
        result.coached,
        entry.replayed,
        result.conceded,
        result.daily,
        result.late,
        result.level,
        result.match,
        " ".join(sorted(result.house_rules)),
        result.game_id,
        json.dumps(dict(entry.foreseen), sort_keys=True) if entry.foreseen else "",
        json.dumps(dict(result.detail), sort_keys=True),
    )


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return str(value)
