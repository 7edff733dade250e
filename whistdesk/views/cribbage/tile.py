"""Cribbage Solitaire on the home screen."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import parse_cards
from whistdesk.rules.base import Outcome
from whistdesk.rules.cribbage.rounds import ROUNDS
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.names import fill
from whistdesk.views.tile import fan

_CARDS: Final = fan(parse_cards("5C 5D 5S JH"), (-22, -8, 6, 20), 205, 104)


class CribbageTile:
    """Fills ``GameTile``."""

    theme = "burgundy"
    cards = _CARDS

    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("CribbageTile", "Cribbage Solitaire")

    def line(self) -> str:
        """What it is about."""
        return QCoreApplication.translate("CribbageTile", "Build three hands, card by card, and count every point.")

    def progress(self, view: CribbageView) -> str:
        """The round and the points so far (CS-01)."""
        sentence = QCoreApplication.translate("CribbageTile", "Round %1 of %2  ·  %3 points")
        return fill(sentence, *map(str, (len(view.rounds), ROUNDS, view.total)))

    def results(self, outcomes: Sequence[Outcome]) -> str:
        """The best total, and games won of those finished (CS-08)."""
        if not outcomes:
            return ""
        best = max(outcome.score for outcome in outcomes)
        won = sum(outcome.status == "won" for outcome in outcomes)
        sentence = QCoreApplication.translate("CribbageTile", "Best %1  ·  won %2 of %3")
        return fill(sentence, *map(str, (best, won, len(outcomes))))
