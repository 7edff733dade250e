"""Why a prediction or a card is worth what it is, as one sentence (no screen is needed)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from whistdesk.players.base import Reason
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.moves import Predict
from whistdesk.views.names import fill

Fact = Callable[[Mapping[str, Any]], str]
"""Words one of a reason's facts."""


def worded(reason: Reason, move: Move) -> str:
    """The sentence for ``reason``; KeyError for one that the coach does not give."""
    facts = {"move": move, **reason.facts}
    return fill(sentences()[reason.key], *(word(facts) for word in FACTS[reason.key]))


def sentences() -> dict[str, str]:
    """All sentences by the keys of reasons, with places for their ``FACTS``."""
    return {**_predictions(), **_cards()}


def in_hundred(chance: float) -> str:
    """A chance as so many in 100; what is only nearly certain or impossible does not look so."""
    if 0 < chance <= 0.005:
        return QCoreApplication.translate("OneontaReasons", "under 1")
    if 0.995 <= chance < 1 - 1e-9:
        return QCoreApplication.translate("OneontaReasons", "over 99")
    return str(round(100 * chance))


def _predictions() -> dict[str, str]:
    return {
        "prediction-hits": QCoreApplication.translate(
            "OneontaReasons", "The %1 hits in %2 of 100 deals and costs %3 penalty cards on average."
        ),
        "prediction-keeps": QCoreApplication.translate(
            "OneontaReasons",
            "The %1 hits in %2 of 100 deals; you keep the %3, which would hit more often, for a later hand.",
        ),
        "prediction-spends": QCoreApplication.translate(
            "OneontaReasons",
            "The %1 hits in %2 of 100 deals, more often than the %3, but is worth more in a later hand.",
        ),
        "prediction-last": QCoreApplication.translate(
            "OneontaReasons", "The %1 is the last prediction left and hits in %2 of 100 deals."
        ),
        "prediction-lost": QCoreApplication.translate(
            "OneontaReasons", "The game cannot be won any more; the %1 costs %2 penalty cards on average."
        ),
    }


def _cards() -> dict[str, str]:
    return {
        "card-forced": QCoreApplication.translate(
            "OneontaReasons", "No other card may be played; the prediction is hit in %1 of 100 deals."
        ),
        "card-alike": QCoreApplication.translate(
            "OneontaReasons", "Each card is worth the same here; the prediction is hit in %1 of 100 deals."
        ),
        "card-takes": QCoreApplication.translate(
            "OneontaReasons", "Takes the trick; the prediction is hit in %1 of 100 deals."
        ),
        "card-ducks": QCoreApplication.translate(
            "OneontaReasons", "Leaves the trick to the dummy; the prediction is hit in %1 of 100 deals."
        ),
        "card-loses": QCoreApplication.translate(
            "OneontaReasons", "No card wins this trick; with this one gone, the prediction is hit in %1 of 100 deals."
        ),
        "card-lost": QCoreApplication.translate(
            "OneontaReasons", "The game cannot be won any more; this card leads to %1 penalty cards on average."
        ),
    }


def _prediction(facts: Mapping[str, Any]) -> str:
    assert isinstance(facts["move"], Predict)
    return str(facts["move"].tricks)


def _hit(facts: Mapping[str, Any]) -> str:
    return in_hundred(facts["hit"])


def _penalty(facts: Mapping[str, Any]) -> str:
    return QLocale().toString(float(facts["penalty"]), "f", 1)


def _kept(facts: Mapping[str, Any]) -> str:
    return str(facts["kept"])


def _better(facts: Mapping[str, Any]) -> str:
    return str(facts["better"])


FACTS: Final[Mapping[str, tuple[Fact, ...]]] = {
    "prediction-hits": (_prediction, _hit, _penalty),
    "prediction-keeps": (_prediction, _hit, _kept),
    "prediction-spends": (_prediction, _hit, _better),
    "prediction-last": (_prediction, _hit),
    "prediction-lost": (_prediction, _penalty),
    "card-forced": (_hit,),
    "card-alike": (_hit,),
    "card-takes": (_hit,),
    "card-ducks": (_hit,),
    "card-loses": (_hit,),
    "card-lost": (_penalty,),
}
"""The facts that fill the places of a sentence, %1 first."""
