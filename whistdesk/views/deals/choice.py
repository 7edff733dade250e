"""The dialog that asks for a deal: its number, words of one's own, or the line that another player sent."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from whistdesk.archive.sharing import LONGEST_WORDS, NamedDeal, NotADeal
from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.views.dialogs import HouseDialog
from whistdesk.views.label import Label
from whistdesk.views.names import fill
from whistdesk.views.numbers import thin_spaced

TOLD: Final = 84
"""The height, at 100 %, of what a deal is and whether it counts: kept free, so that the dialog does not jump."""

DOUBTED: Final = 2
"""What the dialog ends with where the player asks whether deals are rigged."""


class Reading(NamedTuple):
    """What a text was read as: the deal, what it is, and whether it counts, as sentences."""

    deal: NamedDeal
    what: str
    counts: str


class DealChoice(HouseDialog):
    """Says while one types which deal it is and whether it will count, or what is wrong.

    It begins with the number of the deal on the table, selected: to be copied, or typed over.
    """

    def __init__(self, read: Callable[[str], Reading], now: str, parent: QWidget, k: float) -> None:
        super().__init__(self.tr("Deal by number or word"), parent, k, width=500)
        self._read = read
        self.say(
            self.tr(
                "Type a number, any word of your own, or paste the line that another player sent you. "
                "The same number or word gives the same cards for ever."
            )
        )
        self.field = QLineEdit(now)
        self.field.setPlaceholderText("#48 213")
        self.field.setAccessibleName(self.tr("Number or word"))
        self.field.selectAll()
        self.body.addWidget(self.field)
        told = QWidget()
        told.setFixedHeight(round(TOLD * k))
        self._told = QVBoxLayout(told)
        self._told.setContentsMargins(0, 0, 0, 0)
        self.what, self.counts, self.fault = (self._line(role) for role in ("name", "note", "fault"))
        self._told.addStretch(1)
        self.body.addWidget(told)
        self.doubt = self.offer(self.tr("Is the deal rigged?"))
        self.doubt.clicked.connect(lambda: self.done(DOUBTED))
        self.offer(self.tr("Cancel")).clicked.connect(self.reject)
        self.play = self.offer(self.tr("Play"), gold=True)
        self.play.clicked.connect(self._try)
        self.field.textChanged.connect(self._tell)
        self._tell()
        self.field.setFocus()

    @property
    def deal(self) -> NamedDeal:
        """The deal in the field; NotADeal."""
        return self._read(self.field.text()).deal

    @classmethod
    def ask(
        cls, read: Callable[[str], Reading], *, now: str, doubt: Callable[[], object], parent: QWidget, k: float = 1.0
    ) -> NamedDeal | None:
        """The deal, or None where the dialog was closed.

        ``read`` reads a text or raises NotADeal, ``now`` stands in the field at first; ``doubt`` is called where the
        player asks whether deals are rigged, which closes the dialog.
        """
        dialog = cls(read, now, parent, k).dressed()
        outcome = dialog.exec()
        if outcome == DOUBTED:
            doubt()
        return dialog.deal if outcome == QDialog.DialogCode.Accepted else None

    def _line(self, role: str) -> Label:
        label = self.say("", role)
        self.body.removeWidget(label)
        self._told.addWidget(label)
        return label

    def _tell(self) -> None:
        """What the text means now; an empty field is no fault yet."""
        try:
            reading = self._read(self.field.text())
        except NotADeal as fault:
            self._show("", "", "" if fault.key == "empty" else fault_sentence(fault))
        else:
            self._show(reading.what, reading.counts, "")

    def _show(self, *texts: str) -> None:
        for label, text in zip((self.what, self.counts, self.fault), texts, strict=True):
            label.setText(text)
            label.setVisible(bool(text))

    def _try(self) -> None:
        try:
            self._read(self.field.text())
        except NotADeal as fault:
            self._show("", "", fault_sentence(fault))
            self.field.setFocus()
        else:
            self.accept()


def fault_sentence(fault: NotADeal) -> str:
    """Why a text names no deal."""
    sentence = {
        "empty": QCoreApplication.translate("DealChoice", "Type a number or a word."),
        "no-words": QCoreApplication.translate(
            "DealChoice", "This is neither a whole number nor a word: a word has at least one letter."
        ),
        "too-large": QCoreApplication.translate("DealChoice", "The number of a deal is at most %1."),
        "too-long": QCoreApplication.translate("DealChoice", "Words for a deal have at most %2 letters."),
        "unknown-game": QCoreApplication.translate(
            "DealChoice", "This line is about a game that Whistdesk does not know."
        ),
        "setup": QCoreApplication.translate(
            "DealChoice", "This line asks for a house rule or a match that its game does not have."
        ),
    }[fault.key]
    return fill(sentence, thin_spaced(LARGEST_NUMBER).removeprefix("#"), str(LONGEST_WORDS))
