"""One game with everything that plays it: session, computer seats, keeping, and the table on the screen."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from whistdesk.app.cabinet import Cabinet
from whistdesk.app.shelf import Begun
from whistdesk.model.desk import ComputerDesk
from whistdesk.model.keeper import Keeper
from whistdesk.players.base import Player
from whistdesk.players.registry import levels, player
from whistdesk.rules.seats import Seat
from whistdesk.views.registry import TABLES
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.theme.art import Art


class Seated(QObject):
    """A game on the table. ``close`` puts it away; the session stays and can be seated again."""

    keeping_failed = Signal(object)
    """The game could not be written: the exception."""
    player_failed = Signal(object, object)
    """A computer seat made a mistake: its ``Seat``, the exception."""

    def __init__(
        self,
        begun: Begun,
        cabinet: Cabinet,
        clock: Callable[[], datetime],
        settings: TableSettings,
        pace: int,
        art: Art,
    ) -> None:
        super().__init__()
        session = self.session = begun.session
        self.keeper = Keeper(session, begun.sitting, cabinet.saves, cabinet.ledger, clock, self)
        self.keeper.failed.connect(self.keeping_failed)
        self.desk = ComputerDesk(session, _players(begun), seed=begun.sitting.seed, pace=pace, parent=self)
        self.desk.failed.connect(self.player_failed)
        self.desk.set_autoplay(settings.auto_play)
        table = TABLES[session.game.key]()
        self.screen = TableScreen(session, table, settings, art)
        self.screen.setWindowTitle(table.title)
        self.screen.busy_changed.connect(lambda busy: self.desk.set_ready(not busy))

    def change(self, settings: TableSettings, pace: int) -> None:
        """Take other wishes at once."""
        self.desk.pace = pace
        self.desk.set_autoplay(settings.auto_play)
        self.screen.change_settings(settings)

    def close(self) -> None:
        """Stop the computer seats, write what is still to be written, clear the table."""
        self.desk.close()
        self.screen.close_table()
        self.keeper.close()
        self.screen.deleteLater()
        self.deleteLater()


def _players(begun: Begun) -> dict[Seat, Player]:
    """A player for each seat, the person's too, at the level of the others; none in a solitaire."""
    game = begun.session.game
    known = levels(game.key)
    seats = begun.sitting.seats
    wanted = {seat: seats[seat].level if seat in seats else known[-1] for seat in game.seats} if known else {}
    return {seat: player(game.key, level if level in known else known[-1]) for seat, level in wanted.items()}
