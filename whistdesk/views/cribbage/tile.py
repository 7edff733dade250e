"""Cribbage Solitaire on the home screen."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.ledger import Figures
from whistdesk.cards.card import parse_cards
from whistdesk.rules.cribbage.events import Status
from whistdesk.rules.cribbage.rounds import ROUNDS
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.names import fill
from whistdesk.views.tile import Verdict, fan

_CARDS: Final = fan(parse_cards("5C 5D 5S JH"), (-22, -8, 6, 20), 205, 104)


class CribbageTile:
    """Fills ``GameTile``."""

    theme = "burgundy"
    cards = _CARDS
    kind = "game"

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

    def verdict(self, status: str, score: int | None) -> Verdict:
        """The points, and what they are (CS-08)."""
        if score is None:
            return Verdict(False, QCoreApplication.translate("CribbageTile", "Given up"))
        sentence = {
            Status.WON: QCoreApplication.translate("CribbageTile", "Won with %1 points"),
            Status.LOST: QCoreApplication.translate("CribbageTile", "Lost with %1 points"),
            Status.SKUNK: QCoreApplication.translate("CribbageTile", "A skunk: %1 points"),
        }[Status(status)]
        return Verdict(status == Status.WON, fill(sentence, str(score)))

    def results(self, tally: Mapping[str, Figures]) -> str:
        """The best total, and games won of those finished (CS-08)."""
        played = sum(figures.times for figures in tally.values())
        if not played:
            return ""
        best = max(figures.highest or 0 for figures in tally.values())
        won = tally[Status.WON].times if Status.WON in tally else 0
        sentence = QCoreApplication.translate("CribbageTile", "Best %1  ·  won %2 of %3")
        return fill(sentence, *map(str, (best, won, played)))
