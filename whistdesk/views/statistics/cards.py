"""What stands beside the charts: single figures, the latest games, what counts, and what to do where nothing does."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from whistdesk.archive.result import Result
from whistdesk.model.statistics import PastGame
from whistdesk.views.label import Label, set_tip
from whistdesk.views.names import fill
from whistdesk.views.page import CLOTH
from whistdesk.views.statistics.panel import Ground
from whistdesk.views.statistics.stage import Figure, GameStatistics
from whistdesk.views.statistics.wording import date_words, joined, uncounted_words
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.ornament import paint_rays
from whistdesk.views.theme.palette import GOLD
from whistdesk.views.theme.stamps import lettered

ROWS: Final = 7
"""Games that are seen of the list at once."""


def words(role: str) -> Label:
    """A label that wraps, with a role of the style sheet."""
    label = Label()
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label


class FigureCard(Ground):
    """A number with its caption; a button leads to the game that it comes from."""

    review_asked = Signal(object)
    """The ``Result`` whose game is to be looked back at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number, self.caption = Label(), words("note")
        self.number.setProperty("role", "figure")
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.look = Button("", self, kind=Kind.ROUND, icon="next")
        self.look.clicked.connect(self._ask)
        self._result: Result | None = None
        self._row, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self.number, 1)
        self._row.addWidget(self.look)
        self._column.addLayout(self._row)
        self._column.addWidget(self.caption, 1)

    def show_figure(self, figure: Figure) -> None:
        """Show ``figure`` from now on."""
        self._result = figure.result
        self.number.setText(figure.words)
        self.caption.setText(figure.caption)
        self.setAccessibleName(f"{figure.words} {figure.caption}")
        self.look.setVisible(figure.result is not None)
        tip = self.tr("Look back at this game")
        set_tip(self.look, tip)
        self.look.setAccessibleName(f"{figure.caption}: {tip}")

    def measure(self, k: float) -> None:
        """Take the factor on all measures, once the style sheet has taken it."""
        side = round(30 * k)
        self.look.setFixedSize(side, side)
        self.look.restyle(CLOTH, k)
        self._column.setContentsMargins(round(16 * k), round(8 * k), round(10 * k), round(8 * k))
        self._column.setSpacing(0)

    def _ask(self) -> None:
        if self._result is not None:
            self.review_asked.emit(self._result)


class LatestGames(Ground):
    """The latest games, the last one first; those that are kept can be looked back at."""

    review_asked = Signal(object)
    """The ``Result`` whose game is to be looked back at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.list = words("name"), QListWidget()
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.look = Button("", self, icon="all-hands", size=14)
        self.look.clicked.connect(self._ask)
        self.list.itemActivated.connect(self._ask)
        self.list.currentRowChanged.connect(self._choose)
        self._games: Sequence[PastGame] = ()
        self._foot, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._foot.addStretch(1)
        self._foot.addWidget(self.look)
        self._column.addWidget(self.title)
        self._column.addWidget(self.list, 1)
        self._column.addLayout(self._foot)

    def show_games(self, games: Sequence[PastGame], story: GameStatistics, k: float) -> None:
        """Show ``games`` from now on; the chosen row stays."""
        row = max(self.list.currentRow(), 0)
        self._games = games
        self.title.setText(self.tr("Latest games") if story.listed == "game" else self.tr("Latest hands"))
        self.list.setAccessibleName(self.title.text())
        with QSignalBlocker(self.list):
            self.list.clear()
            for game in games:
                QListWidgetItem(_line(game, story), self.list)
            self.list.setCurrentRow(min(row, len(games) - 1))
        self.list.setMinimumHeight(round(ROWS * 34 * min(k, 1.3)))
        self.look.setText(self.tr("Look back"))
        self.look.restyle(CLOTH, k)
        margin = round(18 * k)
        self._column.setContentsMargins(margin, round(13 * k), margin, round(14 * k))
        self._choose(self.list.currentRow())

    def _choose(self, row: int) -> None:
        kept = 0 <= row < len(self._games) and self._games[row].kept
        self.look.setEnabled(kept)
        set_tip(self.look, "" if kept else self.tr("This game is not kept any more."))

    def _ask(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._games) and self._games[row].kept:
            self.review_asked.emit(self._games[row].entry.result)


class WhatCounts(Ground):
    """What the figures count, in sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = words("name"), words("note")
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.text, 1)

    def show_sentences(self, sentences: Sequence[str], k: float) -> None:
        """Show ``sentences`` from now on."""
        self.title.setText(self.tr("What counts"))
        self.text.setText("\n".join(f"•  {sentence}" for sentence in sentences))
        self.text.setAccessibleName(self.title.text())
        margin = round(18 * k)
        self._column.setContentsMargins(margin, round(13 * k), margin, round(14 * k))


class NothingYet(Ground):
    """Stands where nothing has been counted: says so, and what to do about it."""

    asked = Signal()
    """The player wants what the button says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.text = Label(), words("")
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.button = Button("", self, kind=Kind.GOLD)
        self.button.clicked.connect(self.asked)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.title)
        self._column.addWidget(self.text)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)

    def show_words(self, title: str, text: str, button: str, k: float) -> None:
        """Say this from now on."""
        self.title.setPixmap(lettered(title, 22 * k, self.devicePixelRatioF(), GOLD, 10, 24))
        self.title.setAccessibleName(title)
        self.text.setText(text)
        self.button.setText(button)
        self.button.restyle(CLOTH, k)
        self._column.setSpacing(round(20 * k))
        self._column.setContentsMargins(round(24 * k), round(30 * k), round(24 * k), round(30 * k))
        self.setMinimumHeight(round(260 * k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, with a sunburst behind the words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16, 16)
        painter.setClipPath(edge)
        paint_rays(painter, QPointF(self.title.geometry().center()), 1.2 * self.width(), 0.05, 36)
        painter.end()


def _line(game: PastGame, story: GameStatistics) -> str:
    """A game of the list: when, which deal, how it ended, and why it does not count."""
    result = game.entry.result
    deal = "" if result.number is None else f"#{result.number}"
    coach = uncounted_words(game.entry)
    return joined([date_words(result.finished), deal, story.outcome(result), fill("(%1)", coach) if coach else ""])
