"""How far the count of a round has come: what furniture words, lights and pegs (no Qt)."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.events import RoundScored
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.scoring import Combination
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.table import Happening


@dataclass(frozen=True, slots=True)
class Counted(Happening):
    """A stop of the count: ``items`` combinations of ``hand`` have been said.

    Hand 0 is the starter's own stop, at which his heels are pegged (CS-05); the hands below
    ``hand`` are done.
    """

    round: RoundScored
    hand: int
    items: int

    @property
    def said(self) -> tuple[Combination, ...]:
        """The combinations of the hand that is being counted, the last one being said now."""
        return self.of(self.hand)[: self.items] if self.hand else ()

    @property
    def lit(self) -> tuple[Card, ...]:
        """The cards of the combination that is being said."""
        return self.said[-1].cards if self.said else ()

    @property
    def before(self) -> int:
        """All points before the hand that is being counted."""
        if not self.hand:
            return self.round.before
        done = sum(score.total for score in self.round.scored.scores[: self.hand - 1])
        return self.round.before + self.round.scored.heels + done

    @property
    def now(self) -> int:
        """All points so far."""
        own = self.said[-1].total if self.said else 0
        return self.before + (own if self.hand else self.round.scored.heels)

    def of(self, hand: int) -> tuple[Combination, ...]:
        """All combinations of hand 1, 2 or 3."""
        return self.round.scored.counts[hand - 1]


def stops(scored: RoundScored) -> Iterator[Counted]:
    """Every stop of a round's count: the starter, then hand by hand and combination by combination.

    A hand without points has one stop, to say so.
    """
    yield Counted(scored, 0, 0)
    for hand, items in zip(HANDS, scored.scored.counts, strict=True):
        for said in range(1, len(items) + 1) if items else (0,):
            yield Counted(scored, hand, said)


def complete(scored: RoundScored) -> Counted:
    """The last stop: everything has been said."""
    return Counted(scored, HANDS[-1], len(scored.scored.counts[-1]))


def last_scored(view: CribbageView) -> RoundScored | None:
    """The latest round that was counted, or None in the first round."""
    done = [played for played in view.rounds if played.starter]
    total = sum(played.total for played in done)
    return RoundScored(len(done), total - done[-1].total, done[-1]) if done else None


def pegs(view: CribbageView, counted: Counted | None) -> tuple[int, int]:
    """Where the two pegs stand: all points now, and those before the last count that brought any."""
    scored = counted.round if counted else last_scored(view)
    if scored is None:
        return 0, 0
    now = counted.now if counted else scored.after
    return now, max((points for points in _holes(view, scored) if points < now), default=0)


def _holes(view: CribbageView, last: RoundScored) -> Iterator[int]:
    """All points after each count of the game, of the starter's heels and of every hand, up to the round ``last``."""
    rounds = (*view.rounds[: last.number - 1], last.scored)
    return accumulate(points for played in rounds for points in (played.heels, *(s.total for s in played.scores)))
