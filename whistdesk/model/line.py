"""The line of all moves of a game, with a cursor (no Qt)."""

from collections.abc import Iterable
from typing import NamedTuple

from whistdesk.archive.record import Record, RecordError, advance, start
from whistdesk.rules.base import Move, Refusal, State, Step
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import reveals


class Turn(NamedTuple):
    """A move of the line: what it led to, and whether an action of the person begins with it."""

    mover: Seat
    move: Move
    step: Step
    opens: bool


class Line:
    """The moves that were made and those that were taken back, the cursor between them.

    Undo and redo stop where an action of the person begins, so that one action is one step
    together with the answers of the computer seats.
    """

    def __init__(self, opening: Step, turns: Iterable[Turn] = (), ply: int = 0) -> None:
        """``ply`` is the number of moves before the cursor."""
        self.opening = opening
        self.turns = list(turns)
        self.ply = ply

    @property
    def state(self) -> State:
        """The position at the cursor."""
        return self.state_at(self.ply)

    @property
    def made(self) -> tuple[str, ...]:
        """The moves before the cursor, in notation."""
        return tuple(str(turn.move) for turn in self.turns[: self.ply])

    @property
    def taken_back(self) -> tuple[str, ...]:
        """The moves after the cursor, in notation: what can be redone."""
        return tuple(str(turn.move) for turn in self.turns[self.ply :])

    def state_at(self, ply: int) -> State:
        """The position after the first ``ply`` moves."""
        return self.turns[ply - 1].step.state if ply else self.opening.state

    def begun(self) -> set[int]:
        """The parts of the game in which moves have been made."""
        return {self.state_at(ply).part for ply in range(self.ply)}

    def add(self, turn: Turn) -> None:
        """A move is made at the cursor; what had been taken back is gone."""
        self.drop_taken_back()
        self.turns.append(turn)
        self.ply += 1

    def drop_taken_back(self) -> None:
        """Forget the moves after the cursor."""
        del self.turns[self.ply :]

    def last_opening(self) -> int | None:
        """The ply at which the last action before the cursor began; None where there is none."""
        return next((ply for ply in range(self.ply - 1, -1, -1) if self.turns[ply].opens), None)

    def next_opening(self) -> int:
        """The ply at which the action after the next one begins, or the end of the line."""
        later = range(self.ply + 1, len(self.turns))
        return next((ply for ply in later if self.turns[ply].opens), len(self.turns))

    def shown(self, seat: Seat, since: int) -> set[int]:
        """The parts of the game in which a step from ply ``since`` to the cursor showed ``seat`` a card."""
        plies = range(since, self.ply)
        return {self.state_at(ply).part for ply in plies if reveals(self.turns[ply].step.events, seat)}


def replayed(record: Record, redo: tuple[str, ...], opens: frozenset[int] | None) -> Line:
    """The line of a record, the moves of ``redo`` after its cursor; RecordError.

    ``opens`` are the plies at which an action of the person begins, None for all of their moves.
    """
    line = Line(start(record))
    person = record.game.seats[0]
    for ply, word in enumerate(record.moves + redo):
        mover = line.state.seat
        if mover is None:
            raise _after_the_end(ply + 1, word)
        move, step = advance(record.game, line.state, word, ply + 1)
        line.add(Turn(mover, move, step, mover is person if opens is None else ply in opens))
    line.ply = len(record.moves)
    return line


def _after_the_end(number: int, word: str) -> RecordError:
    refusal = Refusal(None, "over", "the game is over")
    return RecordError("illegal", f"move {number}, {word}: {refusal}", move=number, refusal=refusal)
