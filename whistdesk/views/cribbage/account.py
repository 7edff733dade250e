"""How a game of Cribbage Solitaire stands or went, in a few words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.ledger import Figures
from whistdesk.rules.cribbage.events import Status
from whistdesk.rules.cribbage.rounds import ROUNDS
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.account import Verdict
from whistdesk.views.names import fill


class CribbageAccount:
    """Fills ``GameAccount``."""

    kind = "game"

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
