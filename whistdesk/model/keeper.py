"""Keeps a session on disk while it is played: the save after every step, results in the ledger."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from whistdesk.archive.ledger import Ledger
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.result import Result
from whistdesk.archive.saves import Save, SaveFolder, Sitting
from whistdesk.model.marks import Finished
from whistdesk.model.outbox import LEDGER, Key, Outbox
from whistdesk.model.session import Session
from whistdesk.rules.base import Game

PATIENCE: Final = 2.0
"""Seconds that putting a game away waits for a slow disk; what is still to be written then stays in the outbox."""


class Keeper(QObject):
    """Has ``session`` stored at once and after every move, undo, concession and mark, off the GUI thread.

    The order is that of what can be told from what: the save first, from which everything else follows
    (``catch_up``), then that the deal was begun, the game as it stands when something has finished, and the results.
    A game that is resumed hands in all of its results: the ledger knows those that it has.
    """

    def __init__(
        self,
        session: Session,
        sitting: Sitting,
        saves: SaveFolder,
        past: PastGames,
        ledger: Ledger,
        outbox: Outbox,
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
        self._outbox = outbox
        self._clock = clock
        self._noted: set[tuple[str, int, bool]] = set()
        self._begun = False
        self._closed = False
        for changed in (session.stepped, session.rewound, session.conceded, session.coach_marked):
            changed.connect(self._follow)
        self._keep(behind=True)

    def seat(self, seats: Mapping[str, Occupant]) -> None:
        """Others sit at the computer seats from now on."""
        self._sitting = replace(self._sitting, seats=seats)
        self._keep()

    def close(self) -> bool:
        """Stop; False where something is still to be written."""
        self._closed = True
        return self._outbox.flush(PATIENCE)

    def _follow(self) -> None:
        if not self._closed:
            self._keep()

    def _keep(self, *, behind: bool = False) -> None:
        """Have the session written as it stands, ``behind`` what is still to be written of the last game."""
        save = Save(self._session.record(), self._session.history(), self._sitting, self._clock())
        self._outbox.put(save_key(self._session.game), partial(self._saves.store, save), behind=behind)
        self._note_deal()
        self._note_results(save)

    def _note_deal(self) -> None:
        number, game_id = self._session.setup.number, self._sitting.game_id
        if not self._begun and number is not None and self._session.ply:
            self._begun = True
            self._outbox.put(
                Key(LEDGER, ("deal", game_id)), partial(self._ledger.begin, self._session.game.key, number, game_id)
            )

    def _note_results(self, save: Save) -> None:
        """Have what has finished written, the game itself first: whoever sees a result can look back at its game."""
        results = results_of(self._session, self._sitting, self._clock())
        fresh = [result for result in results if _name(result) not in self._noted]
        self._noted |= {_name(result) for result in fresh}
        if fresh:
            game_id = self._sitting.game_id
            self._outbox.put(Key(("past", game_id)), partial(self._past.keep, save))
            self._outbox.put(Key(LEDGER, (game_id, *map(_name, fresh))), partial(self._ledger.add, fresh))


def save_key(game: Game) -> Key:
    """The key in the outbox of the save of a game: there is one of each kind."""
    return Key(("save", game.key))


def results_of(session: Session, sitting: Sitting, finished: datetime) -> list[Result]:
    """All results of a session, as rows of the ledger that were written at ``finished`` (UTC)."""
    return [_result(session, sitting, done, finished) for done in session.results()]


def catch_up(session: Session, save: Save, outbox: Outbox, past: PastGames, ledger: Ledger) -> None:
    """Have all written that follows from a save which was found: the program may have ended before it was."""
    number, game_id = session.setup.number, save.sitting.game_id
    if number is not None and (session.ply or session.can_redo):
        outbox.put(Key(LEDGER, ("deal", game_id)), partial(ledger.begin, session.game.key, number, game_id))
    results = results_of(session, save.sitting, save.saved)
    if results:
        if not past.kept(game_id):
            outbox.put(Key(("past", game_id)), partial(past.keep, save))
        outbox.put(Key(LEDGER, (game_id, *map(_name, results))), partial(ledger.add, results))


def _result(session: Session, sitting: Sitting, done: Finished, finished: datetime) -> Result:
    outcome, setup = done.outcome, session.setup
    levels = sorted({occupant.level for occupant in sitting.seats.values()})
    return Result(
        game_id=sitting.game_id,
        game=session.game.key,
        kind=outcome.kind if outcome else "game",
        part=outcome.part if outcome else 0,
        status=outcome.status if outcome else "lost",
        score=outcome.score if outcome else None,
        finished=finished,
        number=setup.number,
        detail=outcome.detail if outcome else {},
        practice=done.practice,
        conceded=done.conceded,
        house_rules=setup.house_rules,
        match=setup.match,
        level=" ".join(levels),
        coached=done.coached,
        daily=sitting.daily,
        late=sitting.late,
    )


def _name(result: Result) -> tuple[str, int, bool]:
    """What tells results of one game apart, as far as the ledger might treat them differently."""
    return result.kind, result.part, result.conceded
