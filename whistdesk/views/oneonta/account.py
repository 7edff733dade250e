"""How a game of Oneonta Whist stands or went, in a few words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.ledger import Figures
from whistdesk.rules.oneonta.deal import HANDS, MOST_PENALTIES
from whistdesk.rules.oneonta.view import OneontaView, Status
from whistdesk.views.account import Verdict
from whistdesk.views.names import fill


class OneontaAccount:
    """Fills ``GameAccount``."""

    kind = "game"

    def progress(self, view: OneontaView) -> str:
        """The hand, and how near the limit is (OW-03, OW-16)."""
        sentence = QCoreApplication.translate("OneontaTile", "Hand %1 of %2  ·  %3 of %4 penalty cards")
        return fill(sentence, *map(str, (view.hand_number, HANDS, view.penalties, MOST_PENALTIES)))

    def verdict(self, status: str, score: int | None) -> Verdict:
        """Won or lost, and the penalty cards (OW-16, OW-17)."""
        won = status == Status.WON
        if score is None:
            return Verdict(False, QCoreApplication.translate("OneontaTile", "Given up"))
        if won:
            return Verdict(True, QCoreApplication.translate("OneontaTile", "Won with %n penalty card(s)", "", score))
        return Verdict(False, QCoreApplication.translate("OneontaTile", "Lost with %n penalty card(s)", "", score))

    def results(self, tally: Mapping[str, Figures]) -> str:
        """Games won of those finished."""
        played = sum(figures.times for figures in tally.values())
        if not played:
            return ""
        won = tally[Status.WON].times if Status.WON in tally else 0
        sentence = QCoreApplication.translate("OneontaTile", "Won %1 of %2")
        return fill(sentence, str(won), str(played))
