"""Why the other seats called and played as they did, all moves of a review in one text."""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from whistdesk.model.review import Review
from whistdesk.players.base import Opinion
from whistdesk.views.dialogs import HouseDialog
from whistdesk.views.names import capitalised
from whistdesk.views.review.stage import GameReview

WIDTH: Final = 640
HEIGHT: Final = 320
"""Of the text, at 100 %."""
LARGEST: Final = 1.2
"""The text grows with the text size only so far: it scrolls."""

Explain = Callable[[Opinion], str]


def retold(review: Review, game: GameReview, explain: Explain) -> str:
    """All moves by their place in the game, each on a line with its reason where another seat made it and knows it."""
    parts = []
    for place, group in groupby(enumerate(review.moves), key=lambda entry: game.place(entry[1])):
        parts.append("\n".join([place, *(_line(review, game, explain, index) for index, _ in group)]))
    return "\n\n".join(parts)


def _line(review: Review, game: GameReview, explain: Explain, index: int) -> str:
    words = capitalised(game.move_words(review.moves[index]))
    opinion = review.judgement(index).opinion
    return words if opinion is None else f"{words}: {explain(opinion)}"


class Reasons(HouseDialog):
    """The text, which can be scrolled, selected and copied, and grows while reasons are found out."""

    def __init__(self, review: Review, game: GameReview, explain: Explain, parent: QWidget, k: float) -> None:
        super().__init__(self.tr("Their reasons"), parent, k)
        self._review, self._game, self._explain = review, game, explain
        self.text = QPlainTextEdit(retold(review, game, explain))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.windowTitle())
        self.text.setFixedSize(round(WIDTH * min(k, LARGEST)), round(HEIGHT * min(k, LARGEST)))
        self.body.addWidget(self.text)
        self.copy = self.offer(self.tr("Copy"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.offer(self.tr("Close"), gold=True).clicked.connect(self.accept)
        self.text.setFocus()
        review.judged.connect(self._retell)

    @classmethod
    def show_them(cls, review: Review, game: GameReview, explain: Explain, *, parent: QWidget, k: float = 1.0) -> None:
        """Show them until they are closed."""
        dialog = cls(review, game, explain, parent, k).dressed()
        dialog.exec()
        dialog.deleteLater()

    def _retell(self) -> None:
        """Tell what is known now; what is read stays in sight."""
        bar = self.text.verticalScrollBar()
        place = bar.value()
        self.text.setPlainText(retold(self._review, self._game, self._explain))
        bar.setValue(place)
