import csv
import io
from dataclasses import replace
from datetime import date

from tests.archive.conftest import EVENING
from whistdesk.archive.result import Entry, Result
from whistdesk.archive.spreadsheet import COLUMNS, spreadsheet

HAND = Result(
    "b", "counting", "hand", 3, "failed", -4, EVENING, 2**64 - 1, {"chips": {"S": -4}}, level="club", match=12
)


def read(*entries: Entry) -> list[dict[str, str]]:
    """The lines as another program reads them."""
    content = spreadsheet(entries)
    assert content.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline="")))


def test_lines_end_as_rfc_4180_wants_and_the_first_one_names_the_columns() -> None:
    lines = spreadsheet([Entry(HAND)]).decode("utf-8-sig").split("\r\n")
    assert lines[0] == ",".join(COLUMNS)
    assert lines[2:] == [""]
    assert "\n" not in "".join(lines)


def test_every_value_stands_under_its_name() -> None:
    (row,) = read(Entry(replace(HAND, daily=date(2026, 1, 31), late=True), foreseen={"S": 0.5}))
    assert row == {
        "finished": "2026-01-31 18:00:00",
        "game": "counting",
        "kind": "hand",
        "part": "3",
        "deal": str(2**64 - 1),
        "status": "failed",
        "score": "-4",
        "counted": "1",
        "practice": "0",
        "coached": "0",
        "replayed": "0",
        "conceded": "0",
        "daily": "2026-01-31",
        "late": "1",
        "level": "club",
        "match": "12",
        "house_rules": "",
        "game_id": "b",
        "foreseen": '{"S": 0.5}',
        "detail": '{"chips": {"S": -4}}',
    }


def test_what_does_not_count_says_so() -> None:
    rows = read(
        Entry(replace(HAND, coached=True)),
        Entry(HAND, replayed=True),
        Entry(replace(HAND, practice=True)),
        Entry(replace(HAND, number=None, score=None)),
    )
    assert [row["counted"] for row in rows] == ["0"] * 4
    assert (rows[3]["deal"], rows[3]["score"]) == ("", "")


def test_commas_quotes_and_lines_within_a_text_come_back() -> None:
    nasty = 'a,"b"\r\nc'
    (row,) = read(Entry(replace(HAND, level=nasty)))
    assert row["level"] == nasty


def test_a_text_that_would_be_a_formula_is_none() -> None:
    for start in ("=", "+", "-", "@", "\t", "\r", "\n"):
        (row,) = read(Entry(replace(HAND, level=f'{start}HYPERLINK("http://example.org")', game_id=f"{start}1")))
        assert row["level"].startswith(f"'{start}")
        assert row["game_id"].startswith("'")
        assert row["score"] == "-4"
