"""What a played card tells of those kept: cards that the seat would rather have played, had it held them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.players.search.deal_kernel import Shunned
from whistdesk.players.search.solver import number
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import cards_played
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.rules.trick import beats, winning

LOWER: Final = 0.15
"""The chance of a card that does not win from a hand with a lower one of the suit."""
WINNER: Final = 0.2
"""The chance of a losing card in last seat from a hand that could beat the other side's."""
THIRD_HAND: Final = 0.6
"""The same in third seat."""
CHEAPER: Final = 0.3
"""The chance of a winning card in last seat from a hand with a cheaper winner."""
NO_RUFF: Final = 0.5
"""The chance of a discard on the other side's trick from a hand with a trump that wins it."""
HIGHER_DUCK: Final = 0.1
"""The chance of a misère bidder's card from a hand with a higher one that is still below the trick's best."""
DUCK: Final = 0.04
"""The chance of a card that takes a misère's trick against the seat's will from a hand that could duck."""


class Play(NamedTuple):
    """A card played to a trick after ``before``, by ``seat``, under a contract."""

    contract: Contract
    seat: Seat
    before: tuple[Card, ...]
    leader: Seat
    card: Card

    @property
    def led(self) -> Suit:
        """The suit to be followed."""
        return self.before[0].suit

    @property
    def best(self) -> Card:
        """The card to beat."""
        return self.before[winning(self.before, self.contract.trump)]

    @property
    def rival(self) -> bool:
        """Whether the other side holds the trick."""
        winner = seat_at(self.leader, winning(self.before, self.contract.trump))
        return (winner in self.contract.declarers) != (self.seat in self.contract.declarers)

    @property
    def wins(self) -> bool:
        """Whether the card takes the trick from the best before it."""
        return beats(self.card, self.best, self.contract.trump)


def shunned(view: SoloView) -> Iterator[Shunned]:
    """What the others' cards tell, as far as it was not refuted since: a card that they played later they held."""
    played = cards_played(view)
    for play in _plays(view):
        if play.seat is not view.seat:
            for cards, chance in _better(play):
                if cards and not cards & {*played[play.seat]}:
                    yield Shunned(COMPASS.index(play.seat), sum(1 << number(card) for card in cards), chance)


def _plays(view: SoloView) -> Iterator[Play]:
    contract = view.contract
    for trick in view.tricks if view.current is None else (*view.tricks, view.current):
        for turn in range(1, len(trick.cards)):
            assert contract is not None
            seat = seat_at(trick.leader, turn)
            yield Play(contract, seat, trick.cards[:turn], trick.leader, trick.cards[turn])


Better = Iterator[tuple[set[Card], float]]


def _better(play: Play) -> Better:
    if play.contract.call not in MISERES:
        return _follower(play) if play.card.suit is play.led else _short(play)
    if play.card.suit is not play.led:
        return iter(())
    return _bidder(play) if play.seat in play.contract.declarers else _hunter(play)


def _follower(play: Play) -> Better:
    last = len(play.before) == 3
    if play.wins:
        if last:
            yield _between(play.led, play.best.rank, play.card.rank), CHEAPER
        return
    yield _between(play.led, 0, play.card.rank), LOWER
    if play.rival and play.best.suit is play.led and len(play.before) > 1:
        yield _between(play.led, play.best.rank, 15), WINNER if last else THIRD_HAND


def _short(play: Play) -> Better:
    trump = play.contract.trump
    if trump is None:
        return
    least = play.best.rank if play.best.suit is trump else 0
    if play.wins and len(play.before) == 3:
        yield _between(trump, least, play.card.rank), CHEAPER
    if play.rival and play.card.suit is not trump:
        yield _between(trump, least, 15), NO_RUFF


def _bidder(play: Play) -> Better:
    if play.wins:
        yield _between(play.led, 0, play.best.rank), DUCK
    else:
        yield _between(play.led, play.card.rank, play.best.rank), HIGHER_DUCK


def _hunter(play: Play) -> Better:
    """A defender against a misère who takes from the bidder what it could have left there."""
    if play.wins and play.rival:
        yield _between(play.led, 0, play.best.rank), DUCK


def _between(suit: Suit, low: int, high: int) -> set[Card]:
    return {Card(suit, rank) for rank in Rank if low < rank < high}
