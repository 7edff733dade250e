"""Axes with round numbers."""

import math
from typing import Final, NamedTuple

STEPS: Final = (1, 2, 2.5, 5, 10)
"""Steps of an axis, but for powers of ten."""


class Axis(NamedTuple):
    """The values of an axis from ``low`` to ``high``, with a line at every ``step``."""

    low: float
    high: float
    step: float

    @property
    def ticks(self) -> tuple[float, ...]:
        """The values that have a line."""
        return tuple(self.low + number * self.step for number in range(round((self.high - self.low) / self.step) + 1))


def axis(low: float, high: float, lines: int, *, whole: bool = True) -> Axis:
    """The axis with round numbers that holds ``low`` to ``high`` in about ``lines`` steps.

    ``whole`` is for things that are counted: no step is below 1.
    """
    rough = ((high - low) or 1.0) / max(lines, 1)
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * each for each in STEPS if power * each >= rough * (1 - 1e-9))
    if whole:
        step = max(1.0, float(math.ceil(step)))
    bottom, top = math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step
    return Axis(bottom, max(top, bottom + step), step)
