"""Positions of Solo Whist as the person at South sees them."""

from typing import NamedTuple, cast

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, Setup, State
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.rules.table import Event

GAME = SoloWhist()
SOUTH = Seat.SOUTH


class Position(NamedTuple):
    """A true state, how South sees it, and the last step on the way to it."""

    state: State
    moment: Moment
    before: Moment
    events: tuple[Event, ...]

    @property
    def view(self) -> SoloView:
        return cast(SoloView, self.moment.view)

    def then(self, move: Move) -> "Position":
        step = self.state.apply(move)
        seen = tuple(event.seen_by(SOUTH) for event in step.events)
        return Position(step.state, moment_of(step.state), self.moment, seen)

    def play(self, words: str = "", cards: int = 0) -> "Position":
        """After the moves ``words``, separated by commas, and then that many first legal cards."""
        position = self
        for word in filter(None, (word.strip() for word in words.split(","))):
            position = position.then(GAME.parse_move(word))
        for _ in range(cards):
            position = position.then(next(move for move in position.state.legal_moves() if isinstance(move, PlayCard)))
        return position


def moment_of(state: State) -> Moment:
    return Moment(state.view_for(SOUTH), state.table().seen_by(SOUTH))


def begun(number: int = 5, match: int | None = 4, house_rules: frozenset[str] = frozenset()) -> Position:
    """A match that has just been dealt: East deals, South calls first."""
    step = GAME.start(Setup(number=number, match=match, house_rules=house_rules))
    moment = moment_of(step.state)
    return Position(step.state, moment, moment, tuple(event.seen_by(SOUTH) for event in step.events))
