"""A decision asked again with the unseen cards dealt anew, in the true state and through the app's own path."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from whistdesk.archive.record import Record
from whistdesk.model.session import Session
from whistdesk.model.thinking import chance, thinking
from whistdesk.players.base import Choice, Player
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.deal import stacked
from whistdesk.rules.solowhist.knowledge import cards_played
from whistdesk.rules.solowhist.sample import redeal
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.explanations import explain

GAME = GAMES["solo-whist"]

Seating = Callable[[Session], Player]
"""Who answers in a session; an honest player takes no notice of it."""


class Decision(NamedTuple):
    """A seat's turn, what it answered, and what it answered with its unseen cards dealt anew."""

    seat: Seat
    view: SoloView
    answer: Choice
    again: tuple[Choice, ...]

    @property
    def same(self) -> bool:
        """Whether all answers are equal: moves, values, reasons, and the sentences made of them."""
        return all(other == self.answer and words(other) == words(self.answer) for other in self.again)


def words(choice: Choice) -> list[str]:
    """The reasons as they are read."""
    return [explain(GAME.key, opinion.reason, opinion.move) for opinion in choice.opinions]


def decisions(seating: Seating, deal: int, *, redeals: int, every: int = 1) -> Iterator[Decision]:
    """The turns of one hand that are not forced, each of ``every`` one of them, asked ``redeals`` times more."""
    session, random, turn = Session(GAME, Setup(number=deal, match=1)), Random(deal), 0
    while session.seat is not None:
        seat = session.seat
        answer = asked(seating, session, deal)
        if len(session.view_for(seat).legal) > 1:
            turn += 1
            if turn % every == 0:
                others = [asked(seating, redealt(session, random), deal) for _ in range(redeals)]
                yield Decision(seat, seen(session), answer, tuple(others))
        session.play_for(seat, answer.move)


def asked(seating: Seating, session: Session, seed: int) -> Choice:
    """What the seat on turn answers, asked as the computer seats' desk asks."""
    view = seen(session)
    return thinking(seating(session), view, chance(seed, view.seat, session.ply))()


def redealt(session: Session, random: Random) -> Session:
    """The same game up to now, but for the cards that the seat on turn cannot know to lie where they lie.

    What it knows stays: its own hand, the turned card, an exposed hand, voids shown, all that was called and played.
    """
    view = seen(session)
    held, played = redeal(view, random), cards_played(view)
    hands = {seat: [*played[seat], *sorted(held[seat], key=lambda _: random.random())] for seat in COMPASS}
    hands[view.dealer].sort(key=lambda card: card == view.turned)
    setup = Setup(spelled=(stacked(view.dealer, hands),), match=1)
    anew = Session.resume(Record(GAME, setup, session.record().moves))
    assert seen(anew) == view
    return anew


def seen(session: Session) -> SoloView:
    """What the seat on turn sees."""
    assert session.seat is not None
    view = session.view_for(session.seat)
    assert isinstance(view, SoloView)
    return view
