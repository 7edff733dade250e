"""How a game of Solo Whist stands or went, in a few words."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.ledger import Figures
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.account import Verdict
from whistdesk.views.names import fill, signed


class SoloAccount:
    """Fills ``GameAccount``."""

    kind = "match"

    def progress(self, view: SoloView) -> str:
        """The hand of the match, and the person's chips so far."""
        hand = min(len(view.settled) + 1, view.match or len(view.settled) + 1)
        chips = _chips(view.chips[COMPASS.index(view.seat)])
        if view.match is None:
            return fill(QCoreApplication.translate("SoloTile", "Hand %1  ·  %2"), str(hand), chips)
        sentence = QCoreApplication.translate("SoloTile", "Hand %1 of %2  ·  %3")
        return fill(sentence, str(hand), str(view.match), chips)

    def verdict(self, status: str, score: int | None) -> Verdict:
        """The chips of the person: won with more than at the start, lost with fewer (SW-19)."""
        del status  # a match is finished, however it went
        if score is None:
            return Verdict(False, QCoreApplication.translate("SoloTile", "Given up"))
        return Verdict(None if score == 0 else score > 0, _chips(score))

    def results(self, tally: Mapping[str, Figures]) -> str:
        """The person's chips over all matches that were finished."""
        matches = sum(figures.times for figures in tally.values())
        if not matches:
            return ""
        total = _chips(sum(figures.total for figures in tally.values()))
        played = QCoreApplication.translate("SoloTile", "%n match(es)", "", matches)
        return fill(QCoreApplication.translate("SoloTile", "%1 in %2"), total, played)


def _chips(number: int) -> str:
    words = QCoreApplication.translate("SoloTile", "%n chip(s)", "", abs(number))
    return words.replace(str(abs(number)), signed(number), 1)
