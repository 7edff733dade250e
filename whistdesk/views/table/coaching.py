"""Hint and coach at the table: their tools, and the words of their advice."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from whistdesk.model.coach import Coach
from whistdesk.model.moment import Moment
from whistdesk.players.base import Choice, Opinion
from whistdesk.rules.base import Move
from whistdesk.views.names import fill
from whistdesk.views.table.advice import Advice, equally_good
from whistdesk.views.table.alike import how_known
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.tableau import Tool

HINT, COACH, KIND = "hint", "coach", "coach-kind:"
"""The keys of the tools; a kind's own name follows the last one."""

MOST_NAMED: Final = 2
"""So many moves that are as good are named."""

Explain = Callable[[Opinion], str]
"""Words why a move has its value, in the user's language."""


class Adviser(NamedTuple):
    """What a table needs to give advice: who is asked, how reasons are worded, and which kind of coach it is."""

    coach: Coach
    explain: Explain
    kind: str = ""


class Coaching(QObject):
    """Turns the coach on and off, and tells what it says of the position that is shown."""

    changed = Signal()
    """There is other advice, or none."""
    switched = Signal(bool)
    """The person has turned the coach on or off."""
    kind_asked = Signal(str)
    """The person wants another kind of coach: its name."""

    def __init__(self, adviser: Adviser, game_table: GameTable, parent: QObject) -> None:
        super().__init__(parent)
        self._coach, self._explain, self._kind = adviser
        self._game_table = game_table
        self._coach.changed.connect(self.changed)

    @property
    def watching(self) -> bool:
        """Whether odds stand on the table."""
        return self._coach.watching

    def take_kind(self, kind: str) -> None:
        """Another kind of coach is asked from now on."""
        if kind != self._kind:
            self._kind = kind
            self.changed.emit()

    def tools(self) -> tuple[Tool, ...]:
        """Hint, coach, and the kinds of coach that there are."""
        return hint_tool(enabled=self._coach.can_advise), coach_tool(lit=self.watching), *self._kinds()

    def use(self, tool: Tool) -> bool:
        """Do what a tool asks for; False where it is not one of these."""
        if tool.key == HINT:
            self._coach.hint()
        elif tool.key == COACH:
            self._coach.watch(not self.watching)
            self.switched.emit(self.watching)
        elif tool.key.startswith(KIND):
            self.kind_asked.emit(tool.key.removeprefix(KIND))
        else:
            return False
        return True

    def advice(self) -> Advice | None:
        """What is to be shown of the position at rest; None without hint and coach."""
        coach, choice = self._coach, self._coach.choice
        if not (coach.watching and coach.can_advise) and not coach.hinting:
            return None
        if choice is None:
            waiting = (QCoreApplication.translate("Coach", "The coach is thinking …"),) if coach.hinting else ()
            return Advice(None, coach.watching, coach.hinting, {}, waiting)
        moment = coach.moment
        reasons = {opinion.move: self._explain(opinion) for opinion in choice.opinions}
        sentences = self._sentences(choice, reasons[choice.move], moment)
        return Advice(choice, coach.watching, coach.hinting, reasons, sentences)

    def _kinds(self) -> tuple[Tool, ...]:
        kinds = self._game_table.coach_kinds()
        if len(kinds) < 2:
            return ()
        return tuple(
            Tool(f"{KIND}{kind.name}", "coach", kind.title, in_menu=True, lit=kind.name == self._kind) for kind in kinds
        )

    def _sentences(self, choice: Choice, reason: str, moment: Moment) -> tuple[str, ...]:
        words = fill(QCoreApplication.translate("Coach", "Coach: %1."), self._name(choice.move, moment))
        equals = [self._name(move, moment) for move in equally_good(choice) if move != choice.move]
        return tuple(part for part in (words, reason, _as_good(equals), how_known(choice.reason.facts)) if part)

    def _name(self, move: Move, moment: Moment) -> str:
        return self._game_table.move_name(move, moment)


def hint_tool(*, enabled: bool) -> Tool:
    """Marks one best move."""
    word = QCoreApplication.translate("Coach", "Hint")
    tip = QCoreApplication.translate("Coach", "Hint: mark one best move (H)")
    return Tool(HINT, "hint", word, tip, enabled, letter="H")


def coach_tool(*, lit: bool) -> Tool:
    """Keeps the odds on the table."""
    word = QCoreApplication.translate("Coach", "Coach")
    tip = QCoreApplication.translate("Coach", "Coach: keep the odds on the table (C)")
    return Tool(COACH, "coach", word, tip, lit=lit, letter="C")


def _as_good(names: Sequence[str]) -> str:
    """Which other moves are as good as the one that is named; how many, where they are many."""
    if len(names) > MOST_NAMED:
        return QCoreApplication.translate("Coach", "%n others are as good.", "", len(names))
    return fill(QCoreApplication.translate("Coach", "As good: %1."), ", ".join(names)) if names else ""
