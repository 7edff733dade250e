"""The statistics page, and what it asks for: files, the clipboard, resets, games to look back at."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication

from whistdesk.app import sentences
from whistdesk.app.cabinet import Cabinet
from whistdesk.app.choices import Choices
from whistdesk.app.messages import Messages
from whistdesk.app.questions import Questions
from whistdesk.app.reviewing import Reviewing
from whistdesk.app.shelf import Shelf
from whistdesk.archive.disk import DiskError
from whistdesk.archive.record import RecordError
from whistdesk.archive.result import Result
from whistdesk.model.recall import Recall, Recalled
from whistdesk.model.statistics import Statistics
from whistdesk.players.registry import levels
from whistdesk.views.names import fill
from whistdesk.views.registry import STATISTICS
from whistdesk.views.statistics.page import StatisticsPage
from whistdesk.views.statistics.stage import StatisticsGame
from whistdesk.views.theme.art import Art
from whistdesk.views.tiles import TILES


class Bookkeeping(QObject):
    """Makes the page when it is first wanted."""

    play_asked = Signal(str)
    """The key of a game that the player wants to play."""
    changed = Signal()
    """The results were reset, or brought back."""

    def __init__(
        self,
        cabinet: Cabinet,
        shelf: Shelf,
        reviewing: Reviewing,
        choices: Choices,
        questions: Questions,
        messages: Messages,
        art: Art,
        clock: Callable[[], datetime],
    ) -> None:
        """``clock`` gives the time in UTC."""
        super().__init__()
        self._shelf, self._reviewing, self._choices = shelf, reviewing, choices
        self._questions, self._messages, self._art, self._clock = questions, messages, art, clock
        self.statistics = Statistics(cabinet.ledger, cabinet.past, cabinet.outbox, self)
        self.statistics.failed.connect(self._tell_failed)
        self.statistics.impossible.connect(self._tell_impossible)
        self.statistics.exported.connect(self._tell_exported)
        self.statistics.changed.connect(self.changed)
        self._recall = Recall(cabinet.past, self)
        self._recall.recalled.connect(self._show_recalled)
        self._recall.failed.connect(self._tell_unreadable)
        self._page: StatisticsPage | None = None

    def page(self, key: str = "") -> StatisticsPage:
        """The page, turned to the game with this key, if there is one."""
        if self._page is None:
            self._page = self._build_page()
        if key:
            self._page.open_game(key)
        return self._page

    def refresh(self) -> None:
        """Results have come: count anew where they are looked at."""
        if self._page is not None and self._page.isVisible():
            self._page.ask()

    def close(self) -> None:
        """Finish what is being written."""
        self._recall.close()
        self.statistics.close()

    def _build_page(self) -> StatisticsPage:
        games = [StatisticsGame(key, TILES[key].title, story, levels(key)) for key, story in STATISTICS.items()]
        page = StatisticsPage(self.statistics, games, self._clock, self._art, self._choices.look)
        page.play_asked.connect(self.play_asked)
        page.copied.connect(self._copy)
        page.export_asked.connect(self._export)
        page.reset_asked.connect(self._reset)
        page.restore_asked.connect(self.statistics.restore)
        page.review_asked.connect(self._review)
        return page

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._messages.say(QCoreApplication.translate("Bookkeeping", "The statistics are on the clipboard."))

    def _export(self) -> None:
        file = self._questions.file_for_results()
        if file is not None:
            self.statistics.export(file, list(STATISTICS))

    def _reset(self) -> None:
        if self._questions.may_reset():
            self.statistics.reset()

    def _review(self, result: Result) -> None:
        """Look back at a game, or a hand of a match."""
        begun = self._shelf.begun(result.game, result.game_id)
        if begun is None:
            self._recall.ask(result)
        else:
            # It may still be taken up again: what is seen of it must leave its mark on it.
            self._tell_unless(self._reviewing.show(begun.session, begun.sitting, result.part))

    def _show_recalled(self, result: Result, found: Recalled | None) -> None:
        """The game of a result is there: show it, unless the player has gone elsewhere meanwhile."""
        if self._page is not None and self._page.isVisible():
            self._tell_unless(found is not None and self._reviewing.show_kept(found, result.part))

    def _tell_unless(self, shown: bool) -> None:  # noqa: FBT001 - the name says it
        if not shown:
            self._messages.say(QCoreApplication.translate("Bookkeeping", "This game is not kept any more."))

    def _tell_unreadable(self, error: DiskError | RecordError) -> None:
        self._messages.say(sentences.past_game_unreadable(error))

    def _tell_exported(self, file: Path) -> None:
        sentence = QCoreApplication.translate("Bookkeeping", "All results were written to %1.")
        self._messages.say(fill(sentence, str(file)))

    def _tell_impossible(self, rows: int) -> None:
        sentence = QCoreApplication.translate(
            "Bookkeeping", "%n result(s) in the statistics cannot be and are left out.", "", rows
        )
        self._messages.tell(sentence)

    def _tell_failed(self, error: Exception) -> None:
        self._messages.say(sentences.why(error))
