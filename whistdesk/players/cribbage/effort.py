"""How much is looked at for one advice: a fixed amount of work, by the budget and by whether the kernel is compiled."""

from typing import Final, NamedTuple

from whistdesk.players.cribbage.round_kernel import COMPILED


class Effort(NamedTuple):
    """``by_worth`` and ``by_total`` say how many unseen cards can be looked at in their every order.

    Their places are how many cards are still to be placed, 0 to 5; the one is for worth summed over hands, the
    other for the chance of all three together. Where more are unseen, ``pools`` samples of so
    many stand for all of them. Ways to go on are all followed where they have at most ``most_ends``
    ends; else ``paths`` of them are sampled.
    """

    by_worth: tuple[int, ...]
    by_total: tuple[int, ...]
    pools: int
    paths: int
    most_ends: int


if COMPILED:
    _WHOLE = Effort((45, 45, 45, 45, 45, 45), (45, 45, 45, 20, 20, 11), 3, 250, 700_000)
    _QUICK = Effort((45, 45, 45, 45, 45, 22), (45, 45, 45, 17, 12, 9), 3, 100, 250_000)
    _ENOUGH_MS = 150
else:
    _WHOLE = Effort((45, 45, 45, 24, 14, 10), (45, 20, 12, 9, 7, 6), 3, 24, 100_000)
    _QUICK = Effort((45, 45, 30, 14, 10, 8), (45, 20, 10, 8, 6, 6), 1, 8, 30_000)
    _ENOUGH_MS = 500

WHOLE: Final = _WHOLE
QUICK: Final = _QUICK


def effort(budget_ms: int | None) -> Effort:
    """The whole effort without a budget and with one that suffices, else the quick one, a few dozen milliseconds."""
    return WHOLE if budget_ms is None or budget_ms >= _ENOUGH_MS else QUICK
