"""The figures of the statistics, counted off the GUI thread; export, reset and restoration of the ledger."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from whistdesk.archive.disk import write_whole
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.result import Entry, Selection
from whistdesk.archive.spreadsheet import spreadsheet
from whistdesk.model.outbox import LEDGER, Key, Outbox
from whistdesk.model.worker import Done, Worker

CLOSING_PATIENCE: Final = 10.0
"""Seconds that closing waits for a file that is being written."""
LISTED: Final = 100
"""How many of the latest games are listed."""


class Question(NamedTuple):
    """What is asked about one game.

    ``count`` makes figures of the selected rows; it is called in another thread and must know no Qt.
    ``listed`` is the kind of the results that are listed singly, whether they count or not.
    """

    selection: Selection
    count: Callable[[Iterable[Entry]], Any]
    listed: str


class PastGame(NamedTuple):
    """One of the latest games, or hands: its row, and whether it is kept to be looked back at."""

    entry: Entry
    kept: bool


@dataclass(frozen=True, slots=True)
class Account:
    """The answer: the figures that ``Question.count`` made, and the latest games, the last one first."""

    question: Question
    figures: Any
    latest: tuple[PastGame, ...]


class Statistics(QObject):
    """Asks the ledger in a thread of its own. Only the answer to the last question is told.

    What changes the ledger goes through the outbox, behind the results that were there before.
    """

    counted = Signal(object)
    """The answers, in the order of the questions: a tuple of ``Account``."""
    restorable = Signal(int)
    """How many results of before the last reset can be brought back."""
    changed = Signal()
    """The results were reset or brought back: ask again."""
    exported = Signal(object)
    """All results were written to this file: its ``Path``."""
    impossible = Signal(int)
    """So many results in the ledger cannot be and are left out; told once, where there are any."""
    failed = Signal(object)
    """The ledger could not be read, or a file not be written: the exception."""

    def __init__(self, ledger: Ledger, past: PastGames, outbox: Outbox, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ledger, self._past, self._outbox = ledger, past, outbox
        self._changes: set[Key] = set()
        """What has been put into the outbox and is not written yet."""
        outbox.written.connect(self._note_written)
        self._asked = 0
        self._examined = False
        self._waiting = False
        self._writes = 0
        """How many exports have not been told as done."""
        self._worker: Worker | None = None

    @property
    def counting(self) -> bool:
        """Whether a question waits for its answer."""
        return self._waiting

    def ask(self, questions: Sequence[Question]) -> None:
        """Have ``questions`` answered; earlier ones that wait are dropped."""
        self._asked += 1
        self._waiting = True
        self._submit(partial(self._tell_counted, self._asked), partial(self._answers, tuple(questions), self._asked))
        self._submit(self.restorable.emit, self._ledger.restorable)
        if not self._examined:
            self._examined = True
            self._submit(self._tell_impossible, self._ledger.impossible)

    def export(self, file: Path, games: Sequence[str]) -> None:
        """Write all results of ``games`` to ``file``, for spreadsheets."""
        self._writes += 1
        self._submit(lambda _: self.exported.emit(file), partial(self._write, file, tuple(games)))
        self._submit(self._tell_written, lambda: None)

    def reset(self) -> None:
        """Begin anew; ``restore`` takes it back, until the next reset."""
        self._change(self._ledger.reset)

    def restore(self) -> None:
        """Bring back what the last reset set aside."""
        self._change(self._ledger.restore)

    def close(self) -> None:
        """Finish what is being written, and stop; what is only counted is not waited for."""
        self._asked += 1
        if self._worker is not None and self._writes:
            self._worker.close(CLOSING_PATIENCE)
        elif self._worker is not None:
            self._worker.forget()
            self._worker.close(0)

    def _submit(self, tell: Callable[[Any], None], task: Callable[[], Any]) -> None:
        if self._worker is None:
            self._worker = Worker("statistics", self)
            self._worker.done.connect(self._listen)
        self._worker.submit(tell, task)

    def _change(self, task: Callable[[], object]) -> None:
        key = Key(LEDGER, object())  # each counts: two resets are not one
        self._changes.add(key)
        self._outbox.put(key, task)

    def _note_written(self, key: Key, _: object) -> None:
        if key in self._changes:
            self._changes.remove(key)
            self.changed.emit()

    def _tell_written(self, _: None) -> None:
        self._writes -= 1

    def _listen(self, done: Done) -> None:
        if done.error is None:
            done.ticket(done.value)
        else:
            self._waiting = False
            self.failed.emit(done.error)

    def _tell_counted(self, asked: int, accounts: tuple[Account, ...]) -> None:
        if asked == self._asked:
            self._waiting = False
            self.counted.emit(accounts)

    def _tell_impossible(self, rows: int) -> None:
        if rows:
            self.impossible.emit(rows)

    def _answers(self, questions: tuple[Question, ...], asked: int) -> tuple[Account, ...]:
        return tuple(self._answer(question, asked) for question in questions if asked == self._asked)

    def _answer(self, question: Question, asked: int) -> Account:
        # An answer that nobody waits for any more is cut short: it is not told.
        wanted = takewhile(lambda _: asked == self._asked, self._ledger.entries(question.selection))
        figures = question.count(wanted)
        listed = Selection(question.selection.game, coached=None, counted=False, kind=question.listed)
        latest = reversed(tuple(self._ledger.entries(listed, LISTED)))
        return Account(
            question, figures, tuple(PastGame(entry, self._past.kept(entry.result.game_id)) for entry in latest)
        )

    def _write(self, file: Path, games: tuple[str, ...]) -> None:
        everything = (Selection(game, coached=None, counted=False) for game in games)
        write_whole(file, spreadsheet(entry for selection in everything for entry in self._ledger.entries(selection)))
