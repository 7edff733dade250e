"""One game with everything that plays it: session, computer seats, keeping, and the table on the screen."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from whistdesk.app.cabinet import Cabinet
from whistdesk.app.coaches import CoachWish
from whistdesk.app.seats import players
from whistdesk.app.shelf import Begun
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.saves import Sitting
from whistdesk.model.arbiter import Arbiter
from whistdesk.model.coach import Coach
from whistdesk.model.desk import ComputerDesk
from whistdesk.model.expectations import Expectations
from whistdesk.model.keeper import Keeper
from whistdesk.players.base import Opinion
from whistdesk.players.registry import BIDS, CLAIMS, coach
from whistdesk.views.explanations import explain
from whistdesk.views.registry import TABLES
from whistdesk.views.table.coaching import Adviser
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.theme.art import Art


class Seated(QObject):
    """A game on the table. ``close`` puts it away; the session stays and can be seated again."""

    player_failed = Signal(object, object)
    """A computer seat made a mistake: its ``Seat``, the exception."""

    def __init__(
        self,
        begun: Begun,
        cabinet: Cabinet,
        clock: Callable[[], datetime],
        settings: TableSettings,
        pace: float,
        art: Art,
        wish: CoachWish,
    ) -> None:
        super().__init__()
        session = self.session = begun.session
        self.sitting = begun.sitting
        self.seed = begun.sitting.seed
        kept = (cabinet.saves, cabinet.past, cabinet.ledger, cabinet.outbox)
        self.keeper = Keeper(session, begun.sitting, *kept, clock, self)
        self.desk = ComputerDesk(
            session, players(session.game, begun.sitting.seats), seed=begun.sitting.seed, pace=pace, parent=self
        )
        self.desk.failed.connect(self.player_failed)
        self.desk.set_autoplay(settings.auto_play)
        self.arbiter = self._arbiter()
        table = TABLES[session.game.key]()
        self.coach = self._coach(wish)
        self.expectations = self._expectations(begun.sitting, cabinet)
        adviser = Adviser(self.coach, self._explain, wish.kind) if self.coach else None
        self.screen = TableScreen(session, table, settings, art, adviser)
        self.screen.setWindowTitle(table.title)
        self.screen.busy_changed.connect(lambda busy: self.desk.set_ready(not busy))

    def _arbiter(self) -> Arbiter | None:
        claim = CLAIMS.get(self.session.game.key)
        if claim is None:
            return None
        made = Arbiter(self.session, claim, seed=self.seed, parent=self)
        made.failed.connect(lambda error: self.player_failed.emit(self.session.human, error))
        return made

    def _coach(self, wish: CoachWish) -> Coach | None:
        player = coach(self.session.game.key, wish.kind)
        if player is None:
            return None
        made = Coach(self.session, player, seed=self.seed, watching=wish.watching, parent=self)
        made.failed.connect(lambda error: self.player_failed.emit(self.session.human, error))
        return made

    def _expectations(self, sitting: Sitting, cabinet: Cabinet) -> Expectations | None:
        bids = BIDS.get(self.session.game.key)
        if bids is None:
            return None
        asked = players(self.session.game, sitting.seats)
        kept = (cabinet.ledger, cabinet.outbox, sitting.game_id)
        made = Expectations(self.session, *kept, bids, asked, seed=self.seed, parent=self)
        made.failed.connect(lambda error: self.player_failed.emit(self.session.human, error))
        return made

    def _explain(self, opinion: Opinion) -> str:
        return explain(self.session.game.key, opinion.reason, opinion.move)

    def change_coach(self, kind: str) -> None:
        """Ask another kind of coach from now on."""
        player = coach(self.session.game.key, kind)
        if self.coach is not None and player is not None and self.screen.coaching is not None:
            self.coach.take_player(player)
            self.screen.coaching.take_kind(kind)

    def change(self, settings: TableSettings, pace: float) -> None:
        """Take other wishes at once."""
        self.desk.pace = pace
        self.desk.set_autoplay(settings.auto_play)
        self.screen.change_settings(settings)

    def seat(self, seats: Mapping[str, Occupant]) -> None:
        """Let others sit at the computer seats from now on."""
        self.sitting = replace(self.sitting, seats=seats)
        self.keeper.seat(seats)
        self.desk.seat(players(self.session.game, seats))
        if self.expectations is not None:
            self.expectations.seat(players(self.session.game, seats))

    def close(self) -> None:
        """Stop the computer seats, write what is still to be written, clear the table."""
        self.desk.close()
        for thinker in (self.arbiter, self.coach, self.expectations):
            if thinker is not None:
                thinker.close()
        self.screen.close_table()
        self.keeper.close()
        self.screen.deleteLater()
        self.deleteLater()
