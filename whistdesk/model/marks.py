"""What sets results apart: parts of a game that are practice, were coached, or were given up (no Qt)."""

from collections.abc import Iterable
from typing import NamedTuple

from whistdesk.rules.base import Outcome


class Finished(NamedTuple):
    """A result of the session. ``outcome`` is None for a game that was given up: it is lost, without a score."""

    outcome: Outcome | None
    practice: bool
    conceded: bool
    coached: bool = False


class Marks:
    """The marks on the parts of one game: the hands of a match, or part 0 of a game for one."""

    def __init__(
        self,
        *,
        all_practice: bool = False,
        practice: Iterable[int] = (),
        coached: Iterable[int] = (),
        conceded: Iterable[tuple[int, int]] = (),
    ) -> None:
        """``conceded`` pairs a part that was given up with the number of moves that had then been made."""
        self.all_practice = all_practice
        """Whether the game is practice from its first card to its last."""
        self.practice = frozenset(practice)
        self.coached = frozenset(coached)
        self._conceded = dict(conceded)

    @property
    def conceded(self) -> tuple[tuple[int, int], ...]:
        """The parts that were given up, each with the number of moves that had then been made."""
        return tuple(sorted(self._conceded.items()))

    @property
    def spoilt(self) -> bool:
        """Whether anything of the game is marked as practice."""
        return self.all_practice or bool(self.practice)

    def practised(self, part: int) -> bool:
        """Whether ``part`` is practice."""
        return self.all_practice or part in self.practice

    def gave_up(self, part: int) -> bool:
        """Whether ``part`` was given up."""
        return part in self._conceded

    def gave_up_at(self, ply: int) -> bool:
        """Whether a part was given up when ``ply`` moves had been made."""
        return ply in self._conceded.values()

    def spoil(self, parts: set[int]) -> bool:
        """Mark ``parts`` as practice; whether any of them was not yet."""
        new = bool(parts - self.practice)
        self.practice |= parts
        return new

    def coach(self, part: int) -> None:
        """Mark ``part`` as coached."""
        self.coached |= {part}

    def give_up(self, part: int, ply: int) -> None:
        """Mark ``part`` as given up after ``ply`` moves."""
        self._conceded[part] = ply

    def take_back(self, ply: int) -> None:
        """Only ``ply`` moves are left: what was given up then or later is not given up any more."""
        self._conceded = {part: at for part, at in self._conceded.items() if at < ply}

    def finished(self, outcome: Outcome) -> Finished:
        """A result with its marks; marks on any hand spoil a whole match."""
        if outcome.whole:
            return Finished(outcome, self.spoilt, conceded=False, coached=bool(self.coached))
        part = outcome.part
        return Finished(outcome, self.practised(part), self.gave_up(part), part in self.coached)

    def resigned(self, part: int) -> Finished:
        """The result of a game for one that was given up in ``part``."""
        return Finished(None, self.practised(part), conceded=True, coached=part in self.coached)
