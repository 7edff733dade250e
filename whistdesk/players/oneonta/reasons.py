"""Why a move of Oneonta Whist is worth what it is: the coach's reasons and their facts.

Every reason has ``hit`` (the chance to hit the prediction exactly), ``penalty`` (penalty cards of
this hand to be expected), ``tricks`` (the chance of each number of tricks, 0 to 7), ``rank`` (1 for
the best moves; equal moves share it) and ``exact`` (True where the value is exact). Keys:

| key | said of | more facts |
|---|---|---|
| ``prediction-hits`` | a prediction, by its chance to be hit | |
| ``prediction-keeps`` | the best one, though ``kept`` would be hit more often: that is worth more later | ``kept`` |
| ``prediction-spends`` | one that is hit more often than the best, ``better``, and worth more later | ``better`` |
| ``prediction-last`` | the only one left | |
| ``prediction-lost`` | one of a game that cannot be won any more | |
| ``card-forced`` | the only card that may be played | |
| ``card-alike`` | cards that are all worth the same | |
| ``card-takes`` | a card that wins the trick | |
| ``card-ducks`` | a card that loses it where another wins | |
| ``card-loses`` | a card that loses it where all do | |
| ``card-lost`` | one of a game that cannot be won any more | |
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from whistdesk.players.base import Opinion, Reason
from whistdesk.players.oneonta.forecast import Forecast
from whistdesk.rules.oneonta.moves import Play
from whistdesk.rules.oneonta.view import OneontaView

ALIKE: Final = 1e-10
"""Chances, or numbers of penalty cards, that differ by less are the same."""


class Ranked(NamedTuple):
    """A forecast among the others; equal ones share rank and value."""

    rank: int
    value: float
    forecast: Forecast


def opinions(view: OneontaView, forecasts: Sequence[Forecast], *, exact: bool) -> tuple[Opinion, ...]:
    """The forecasts of all legal moves as opinions, best first."""
    found = ranked(forecasts)
    return tuple([Opinion(one.forecast.move, one.value, _reason(view, found, one, exact=exact)) for one in found])


def ranked(forecasts: Sequence[Forecast]) -> list[Ranked]:
    """Best first; equal ones by penalty cards, which decide where the game is lost with every move."""
    lost = not any(forecast.chance for forecast in forecasts)
    found: list[Ranked] = []
    for forecast in sorted(forecasts, key=lambda each: each.penalty if lost else -each.chance):
        if found and _equal(found[-1].forecast, forecast, lost=lost):
            found.append(found[-1]._replace(forecast=forecast))
        else:
            found.append(Ranked(len(found) + 1, forecast.chance, forecast))
    return sorted(found, key=lambda one: (one.rank, round(one.forecast.penalty, 9)))


def _equal(one: Forecast, other: Forecast, *, lost: bool) -> bool:
    return abs(one.penalty - other.penalty if lost else one.chance - other.chance) < ALIKE


def _reason(view: OneontaView, found: Sequence[Ranked], one: Ranked, *, exact: bool) -> Reason:
    forecast = one.forecast
    key, facts = _prediction(found, one) if view.prediction is None else (_card(view, found, one), {})
    numbers = {"hit": forecast.hit, "penalty": forecast.penalty, "tricks": forecast.tricks}
    return Reason(key, {**numbers, "rank": one.rank, "exact": exact, **facts})


def _prediction(found: Sequence[Ranked], one: Ranked) -> tuple[str, Mapping[str, Any]]:
    best, likeliest = found[0], max(found, key=lambda each: each.forecast.hit)
    if not best.value:
        return "prediction-lost", {}
    if len(found) == 1:
        return "prediction-last", {}
    if one.rank == 1 and likeliest.rank > 1 and likeliest.forecast.hit - one.forecast.hit > ALIKE:
        return "prediction-keeps", {"kept": likeliest.forecast.prediction}
    if one.rank > 1 and one.forecast.hit - best.forecast.hit > ALIKE:
        return "prediction-spends", {"better": best.forecast.prediction}
    return "prediction-hits", {}


def _card(view: OneontaView, found: Sequence[Ranked], one: Ranked) -> str:
    if len(found) == 1:
        return "card-forced"
    if not found[0].value:
        return "card-lost"
    if found[-1].rank == 1:
        return "card-alike"
    if _takes(view, one.forecast):
        return "card-takes"
    return "card-ducks" if any(_takes(view, each.forecast) for each in found) else "card-loses"


def _takes(view: OneontaView, forecast: Forecast) -> bool:
    """Whether the card of a forecast wins the trick."""
    assert isinstance(forecast.move, Play)
    assert view.lead is not None
    return view.trumps.beats(forecast.move.card, view.lead)
