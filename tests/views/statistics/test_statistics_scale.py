import math

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from whistdesk.views.statistics.scale import STEPS, axis

ENDS = st.floats(-1e6, 1e6, allow_nan=False)


@given(one=ENDS, other=ENDS, lines=st.integers(1, 8), whole=st.booleans())
def test_an_axis_holds_its_values_in_few_round_steps(one: float, other: float, lines: int, whole: bool) -> None:
    low, high = sorted((one, other))
    assume(high == low or high - low > 1e-3)
    scale = axis(low, high, lines, whole=whole)
    assert scale.low <= low + 1e-6 * scale.step
    assert scale.high >= high - 1e-6 * scale.step
    assert len(scale.ticks) <= lines + 3
    power = 10.0 ** math.floor(math.log10(scale.step))
    assert any(math.isclose(scale.step, power * each) for each in STEPS) or whole
    assert not whole or scale.step == round(scale.step)


@pytest.mark.parametrize(
    ("low", "high", "lines", "ticks"),
    [
        (0, 152, 5, (0, 50, 100, 150, 200)),
        (0, 3, 5, (0, 1, 2, 3)),
        (0, 0, 3, (0, 1)),
        (-11, 47, 4, (-20, 0, 20, 40, 60)),
    ],
)
def test_axes_read_as_people_would_draw_them(low: int, high: int, lines: int, ticks: tuple[int, ...]) -> None:
    assert axis(low, high, lines).ticks == ticks


def test_shares_are_marked_in_quarters() -> None:
    assert axis(0, 1, 4, whole=False).ticks == (0, 0.25, 0.5, 0.75, 1)
