"""Why a placement is worth what it is, as one sentence (no screen is needed)."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from whistdesk.players.base import Reason
from whistdesk.rules.base import Move
from whistdesk.rules.cribbage.scoring import Kind
from whistdesk.views.names import fill


def worded(reason: Reason, move: Move) -> str:
    """The sentence for ``reason``, which says all of it; KeyError for one that the coach does not give."""
    del move
    facts = reason.facts
    points = QLocale().toString(float(facts["round"]), "f", 1)
    return fill(sentences()[reason.key], points, str(round(100 * facts["win"])), _made(facts))


def sentences() -> dict[str, str]:
    """All sentences by the keys of reasons: %1 the points of the round, %2 wins in 100, %3 what is made."""
    return {
        "only-hand": QCoreApplication.translate(
            "CribbageReasons", "No other hand has room: %1 points expected in this round, a win %2 times in 100."
        ),
        "scores-at-once": QCoreApplication.translate(
            "CribbageReasons", "Makes %3 at once: %1 points expected in this round, a win %2 times in 100."
        ),
        "keeps-flush": QCoreApplication.translate(
            "CribbageReasons", "A flush stays possible: %1 points expected in this round, a win %2 times in 100."
        ),
        "run-chance": QCoreApplication.translate(
            "CribbageReasons", "May become a run: %1 points expected in this round, a win %2 times in 100."
        ),
        "five-chance": QCoreApplication.translate(
            "CribbageReasons",
            "Adds to five, which any ten-card makes fifteen: %1 points expected in this round, a win %2 times in 100.",
        ),
        "fits-nothing": QCoreApplication.translate(
            "CribbageReasons",
            "Fits no card of this hand: %1 points expected in this round, a win %2 times in 100.",
        ),
    }


def _made(facts: Mapping[str, Any]) -> str:
    return _joined([_kind(Kind(kind)) for kind in facts["kinds"]])


def _kind(kind: Kind) -> str:
    return {
        Kind.FIFTEEN: QCoreApplication.translate("CribbageReasons", "a fifteen"),
        Kind.PAIR: QCoreApplication.translate("CribbageReasons", "a pair"),
        Kind.RUN: QCoreApplication.translate("CribbageReasons", "a run"),
        Kind.FLUSH: QCoreApplication.translate("CribbageReasons", "a flush"),
    }[kind]


def _joined(words: Sequence[str]) -> str:
    """One after another with ``and`` before the last: ``a fifteen, a pair and a run``."""
    if len(words) < 2:
        return "".join(words)
    return fill(QCoreApplication.translate("CribbageReasons", "%1 and %2"), ", ".join(words[:-1]), words[-1])
