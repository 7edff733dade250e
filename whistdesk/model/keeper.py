"""Keeps a session on disk while it is played: the save after every step, results in the ledger."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from threading import Lock
from typing import Final

from PySide6.QtCore import QObject, Signal

from whistdesk.archive.disk import DiskError
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.result import Result
from whistdesk.archive.saves import Save, SaveFolder, Sitting
from whistdesk.model.marks import Finished
from whistdesk.model.session import Session
from whistdesk.model.worker import Done, Worker

CLOSING_PATIENCE: Final = 10.0
"""Seconds that closing waits for a slow disk."""

STORED: Final = "stored"
RECORDED: Final = "recorded"
OVERTAKEN: Final = "overtaken"
"""What came of a task to store a save, or results: an earlier task may have stored later ones already."""


class Keeper(QObject):
    """Stores ``session`` at once and after every move, undo, concession and mark, off the GUI thread.

    Saves are written in order, and one that is out of date before its turn comes is left out.
    Results go to the ledger when they appear, and the game as it then stands to the past games; what a
    full disk refused of results is tried again with every save. A game that is resumed hands in all of
    its results: the ledger knows those that it has.
    """

    failed = Signal(object)
    """Something could not be written: the exception, a ``DiskError`` as a rule.

    The same trouble is told once, and again only after a save has been written in between.
    """

    recorded = Signal()
    """Results were written to the ledger."""

    def __init__(
        self,
        session: Session,
        sitting: Sitting,
        saves: SaveFolder,
        past: PastGames,
        ledger: Ledger,
        clock: Callable[[], datetime],
        parent: QObject | None = None,
    ) -> None:
        """``clock`` gives the time in UTC."""
        super().__init__(parent)
        self._session = session
        self._sitting = sitting
        self._saves = saves
        self._past = past
        self._ledger = ledger
        self._clock = clock
        self._noted: set[tuple[str, int, bool]] = set()
        self._told = ""
        self._begun = False
        self._closed = False
        self._latest: Save | None = None
        self._unwritten: list[Result] = []
        self._swapping = Lock()
        self._worker = Worker("keeper", self)
        self._worker.done.connect(self._listen)
        session.stepped.connect(self._keep)
        session.rewound.connect(self._keep)
        session.conceded.connect(self._keep)
        session.coach_marked.connect(self._keep)
        self._keep()

    def seat(self, seats: Mapping[str, Occupant]) -> None:
        """Others sit at the computer seats from now on."""
        self._sitting = replace(self._sitting, seats=seats)
        self._keep()

    def close(self) -> bool:
        """Write what is still to be written, and stop; False where the disk takes too long."""
        if not self._closed:
            self._closed = True
            self._worker.submit("results", self._write_results)
        return self._worker.close(CLOSING_PATIENCE)

    def _keep(self) -> None:
        if self._closed:
            return
        self._note_deal()
        save = Save(self._session.record(), self._session.history(), self._sitting, self._clock())
        self._note_results(save)
        with self._swapping:
            self._latest = save
        self._worker.submit("save", self._store_latest)

    def _store_latest(self) -> str:
        with self._swapping:
            save, self._latest = self._latest, None
        if save is None:
            return OVERTAKEN
        self._saves.store(save)
        return STORED

    def _note_deal(self) -> None:
        number = self._session.setup.number
        if not self._begun and number is not None and self._session.ply:
            self._worker.submit("deal", partial(self._begin, number))

    def _begin(self, number: int) -> None:
        self._ledger.begin(self._session.game.key, number, self._sitting.game_id)
        self._begun = True

    def _note_results(self, save: Save) -> None:
        """Have what has finished written, the game itself first: whoever sees a result can look back at its game."""
        results = [self._result(finished) for finished in self._session.results()]
        fresh = [result for result in results if _name(result) not in self._noted]
        self._noted |= {_name(result) for result in fresh}
        with self._swapping:
            self._unwritten += fresh
        if fresh:
            self._worker.submit("past", partial(self._past.keep, save))
        self._worker.submit("results", self._write_results)

    def _write_results(self) -> str:
        with self._swapping:
            results, self._unwritten = self._unwritten, []
        if not results:
            return OVERTAKEN
        try:
            self._ledger.add(results)
        except DiskError:
            with self._swapping:
                self._unwritten = results + self._unwritten
            raise
        return RECORDED

    def _result(self, finished: Finished) -> Result:
        outcome, setup = finished.outcome, self._session.setup
        levels = sorted({occupant.level for occupant in self._sitting.seats.values()})
        return Result(
            game_id=self._sitting.game_id,
            game=self._session.game.key,
            kind=outcome.kind if outcome else "game",
            part=outcome.part if outcome else 0,
            status=outcome.status if outcome else "lost",
            score=outcome.score if outcome else None,
            finished=self._clock(),
            number=setup.number,
            detail=outcome.detail if outcome else {},
            practice=finished.practice,
            conceded=finished.conceded,
            house_rules=setup.house_rules,
            match=setup.match,
            level=" ".join(levels),
            coached=finished.coached,
            daily=self._sitting.daily,
            late=self._sitting.late,
        )

    def _listen(self, done: Done) -> None:
        if done.value == STORED:
            self._told = ""
        elif done.value == RECORDED:
            self.recorded.emit()
        elif done.error is not None and str(done.error) != self._told:
            self._told = str(done.error)
            self.failed.emit(done.error)


def _name(result: Result) -> tuple[str, int, bool]:
    """What tells results of one game apart, as far as the ledger might treat them differently."""
    return result.kind, result.part, result.conceded
