"""What the player does, against what the game allows: acts become moves, picks or refusals."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from whistdesk.model.session import Session
from whistdesk.rules.base import IllegalMove, Move, Refusal
from whistdesk.rules.table import Tile
from whistdesk.views.table.act import Act, Drop, Option, PickMove, PlayMove, Tap, interpret
from whistdesk.views.table.scene import TableScene
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.stage import GameTable

REFUSAL_MS: Final = 5000
"""How long a refusal is shown, if nothing else happens."""


class Play(QObject):
    """The person's hand at the table. It must only be asked while the table is at rest."""

    acted = Signal()
    """An act has done something: played, picked, or was refused."""
    picked_changed = Signal()
    """Another move is picked now, or none."""
    refusal_changed = Signal()
    """Why the last act was refused has something new to say, or nothing any more."""

    def __init__(
        self, session: Session, game_table: GameTable, scene: TableScene, settings: TableSettings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        self.options: Sequence[Option] = ()
        self.picked: Move | None = None
        self.refusal = ""
        """Why the last act was refused, in words; empty when there is nothing to say."""
        self.broken_rule: str | None = None
        """The id of the rule that the last act would have broken, while that is said."""
        self._session, self._game_table, self._scene = session, game_table, scene
        self._forgetting = QTimer(self, singleShot=True)
        self._forgetting.setInterval(REFUSAL_MS)
        self._forgetting.timeout.connect(self.forget_refusal)

    @property
    def picked_tiles(self) -> tuple[Tile, ...]:
        """The cards of the picked move."""
        return () if self.picked is None else self.tiles_of((self.picked,))

    def tiles_of(self, moves: Collection[Move]) -> tuple[Tile, ...]:
        """The cards that mean one of ``moves``."""
        targets = [target for option in self.options if option.move in moves for target in option.targets]
        return tuple(target for target in targets if isinstance(target, Tile))

    def act(self, act: Act) -> None:
        """Do what ``act`` means."""
        match interpret(self.options, act, self.picked):
            case PlayMove(move):
                self.acted.emit()
                self._play(move, act)
            case PickMove(move):
                self.acted.emit()
                self.pick(move)
            case None if isinstance(act, Drop):
                self._scene.send_home(act.tile)

    def pick(self, move: Move | None) -> None:
        """Select a move until it is confirmed; None lays it down again."""
        self.forget_refusal()
        if move != self.picked:
            self.picked = move
            self.picked_changed.emit()

    def reset(self) -> None:
        """The position has changed: nothing is picked, nothing was refused."""
        self.picked = None
        self.forget_refusal()

    def hold_refusal(self, held: bool) -> None:  # noqa: FBT001 - the signal's argument
        """Say why something was refused as long as somebody holds on to it."""
        if held:
            self._forgetting.stop()
        elif self.refusal:
            self._forgetting.start()

    def forget_refusal(self) -> None:
        """Say no more why something was refused."""
        self._forgetting.stop()
        if self.refusal:
            self.refusal, self.broken_rule = "", None
            self.refusal_changed.emit()

    def _play(self, move: Move, act: Act) -> None:
        try:
            self._session.play(move)
        except IllegalMove as error:
            self._refuse(error.refusal, act)

    def _refuse(self, refusal: Refusal, act: Act) -> None:
        self.refusal, self.broken_rule = self._game_table.refused(refusal), refusal.rule
        self._forgetting.start()
        self.refusal_changed.emit()
        match act:
            case Drop(tile):
                self._scene.send_home(tile)
            case Tap(Tile() as tile) if self._scene.moves:
                self._scene.shake(tile)
