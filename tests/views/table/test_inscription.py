"""What is written on the bar: the title gives way first, then the last part of the middle text."""

import pytest

from whistdesk.views.table.inscription import Inscription, Span
from whistdesk.views.theme.stamps import lettered_width
from whistdesk.views.theme.type import load_inter

WORDS = Inscription("Solo Whist", "#48\N{NARROW NO-BREAK SPACE}213", "Practice", "Hand 3 of 8 · South deals")
WIDE = Span(start=60, end=900, width=1280, height=52, k=1.0)


@pytest.fixture(autouse=True)
def _letters(qapp: object) -> None:
    del qapp
    load_inter()


def test_in_a_wide_bar_the_title_has_its_size_and_all_follow_each_other() -> None:
    ends = WORDS.ends(WIDE, number=80)
    assert ends.title == WIDE.start + lettered_width("Solo Whist", 16)
    assert ends.number == ends.title + 80
    assert ends.mark > ends.number


def test_where_room_is_short_the_title_becomes_smaller_and_is_left_out_at_last() -> None:
    widths = [WORDS.ends(WIDE._replace(end=end), number=80).title - WIDE.start for end in range(900, 200, -10)]
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] == 0
    least = min(width for width in widths if width)
    assert least >= 0.6 * widths[0]
    assert any(0 < width < widths[0] for width in widths)


def test_what_is_not_there_takes_no_room() -> None:
    ends = Inscription("Solo Whist").ends(WIDE, number=0)
    assert ends.title == ends.number == ends.mark


def test_screen_readers_hear_all_of_it() -> None:
    assert WORDS.spoken == f"Solo Whist, {WORDS.deal}, Practice, Hand 3 of 8 · South deals"
    assert Inscription("Solo Whist", middle="Hand 3").spoken == "Solo Whist, Hand 3"
