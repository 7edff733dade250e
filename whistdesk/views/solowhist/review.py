"""A hand of Solo Whist looked back at: every call and card, and what was makeable with four open hands."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.players.hindsight import Makeable
from whistdesk.rules.solowhist.events import TrickWon
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.views.names import card_name, fill, seat_name, suit_name
from whistdesk.views.numbers import figure, signed_figure
from whistdesk.views.review.stage import Cell, Ending, Scale
from whistdesk.views.solowhist.furniture import COLOURS
from whistdesk.views.solowhist.wording import call_title


class SoloReview:
    """Fills ``GameReview``."""

    plotted = False

    def __init__(self, end: Ending) -> None:
        settled = cast(SoloView, end.view).settled
        self._made = settled[end.part].made if end.part < len(settled) else None

    def worth(self, opinion: Opinion) -> float:
        """Expected chips of the hand."""
        return opinion.value

    def worth_words(self, worth: float, digits: int = 1) -> str:
        """Chips with their sign."""
        return signed_figure(worth, digits)

    def loss_words(self, given: float) -> str:
        """Chips."""
        return figure(given)

    def total_words(self, given: float) -> str:
        """Chips by their name."""
        return fill(QCoreApplication.translate("Solo", "%1 chips"), figure(given))

    def counted(self) -> str:
        """What the worth is."""
        return QCoreApplication.translate("Solo", "Expected chips of the hand")

    def scale(self, worths: Sequence[float]) -> Scale:
        """Nothing is plotted."""
        return Scale(0, 1, 1)

    def result(self) -> float | None:
        """Nothing is plotted."""
        return None

    def place(self, past: PastMove) -> str:
        """The auction, or the trick."""
        view = _view(past)
        if view.current is None:
            return QCoreApplication.translate("Solo", "Auction")
        return fill(QCoreApplication.translate("Solo", "Trick %1"), str(len(view.tricks) + 1))

    def move_words(self, past: PastMove) -> str:
        """Who called or played what."""
        return f"{seat_name(past.mover)}, {_named(past)}"

    def remarks(self, past: PastMove, judgement: Judgement) -> Sequence[str]:
        """What was makeable before the move, with all cards open."""
        contract = _view(past).contract
        if contract is None or judgement.makeable is None:
            return ()
        return (makeable_words(contract, judgement.makeable),)

    def cell(self, moves: Sequence[PastMove]) -> Cell:
        """The winner of the trick, by initial and colour."""
        won = next((event.trick.winner for event in moves[-1].events if isinstance(event, TrickWon)), None)
        return Cell("\N{MIDDLE DOT}") if won is None else Cell(seat_name(won)[:1], COLOURS[won])

    def turning_point(self, review: Review) -> int | None:
        """The last card after which the contract was made, or lost, that was not before."""
        after = self._made
        for number in range(len(review.moves) - 1, -1, -1):
            found = review.judgement(number).makeable
            if found is None or found.made is None or after is None:
                return None
            if found.made is not after:
                return number
            after = found.made
        return None


def makeable_words(contract: Contract, makeable: Makeable) -> str:
    """What was makeable, double-dummy."""
    if makeable.made is None:
        return QCoreApplication.translate("Solo", "With all cards open (double-dummy): not found out.")
    if makeable.tricks is not None:
        sentence = QCoreApplication.translate("Solo", "With all cards open (double-dummy): %1 tricks, %2 are needed.")
        return fill(sentence, str(makeable.tricks), str(contract.target))
    if makeable.made:
        return QCoreApplication.translate("Solo", "With all cards open (double-dummy): the contract is made.")
    return QCoreApplication.translate("Solo", "With all cards open (double-dummy): the contract is lost.")


def _named(past: PastMove) -> str:
    if isinstance(past.move, Call):
        return call_title(past.move)
    if isinstance(past.move, NameTrump):
        return fill(QCoreApplication.translate("Solo", "%1 trump"), suit_name(past.move.suit))
    return card_name(cast(PlayCard, past.move).card)


def _view(past: PastMove) -> SoloView:
    return cast(SoloView, past.before.view)
