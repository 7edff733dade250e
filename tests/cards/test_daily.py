"""The number of a day's deal is its date."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.daily import FIRST_DAY, day_of, number_of
from whistdesk.cards.words import TYPED_NUMBERS


def test_a_daily_deal_has_its_date_for_a_number() -> None:
    assert number_of(date(2026, 11, 30)) == 20261130
    assert day_of(20261130) == date(2026, 11, 30)


@given(st.dates(min_value=FIRST_DAY))
def test_a_day_is_found_by_its_number_and_never_among_the_drawn_ones(day: date) -> None:
    assert day_of(number_of(day)) == day
    assert number_of(day) >= TYPED_NUMBERS


@pytest.mark.parametrize("number", [0, 48213, 20251231, 20260230, 20261301, 20260100, 123456789, 2**64 - 1])
def test_other_numbers_are_of_no_day(number: int) -> None:
    assert day_of(number) is None
