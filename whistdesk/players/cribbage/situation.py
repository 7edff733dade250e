"""What the coach looks at: the table and the unseen cards, from the player's own view (CS-07)."""

from typing import NamedTuple

from whistdesk.cards.card import Card
from whistdesk.cards.pack import FULL_PACK
from whistdesk.players.cribbage.points import JACK, number
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import PLACES, ROUNDS
from whistdesk.rules.cribbage.view import CribbageView


class Situation(NamedTuple):
    """The three hands, the turned card, and what is known of the rest.

    ``pool`` is the unseen cards as ``points.number`` gives them, in ascending order; ``total`` the
    points of the earlier rounds; ``later`` how many rounds follow this one.
    """

    hands: tuple[tuple[Card, ...], ...]
    card: Card
    pool: tuple[int, ...]
    total: int
    later: int

    @property
    def room(self) -> int:
        """How many more cards the hands can take when the turned one is placed."""
        return PLACES - 1 - sum(map(len, self.hands))

    @property
    def heels(self) -> float:
        """What his heels are expected to bring (CS-05): any unseen card is as likely the starter."""
        return 2 * sum(card // 4 == JACK for card in self.pool) / len(self.pool)

    def after(self, move: PlaceCard) -> tuple[tuple[int, ...], ...]:
        """The three hands after a placement, as numbers."""
        return tuple(
            tuple(map(number, (*hand, self.card) if index == move.hand else hand))
            for index, hand in enumerate(self.hands, 1)
        )


def situation(view: CribbageView) -> Situation:
    """The situation of a view; ValueError where no card is turned."""
    if view.card is None:
        raise ValueError("no card is turned")
    known = {*view.seen, view.card, *(card for hand in view.hands for card in hand)}
    pool = sorted(number(card) for card in FULL_PACK if card not in known)
    return Situation(view.hands, view.card, tuple(pool), view.total, ROUNDS - view.round)
