"""What a played card tells of those kept: cards that the seat would rather have played, had it held them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.players.search.deal_kernel import Shunned
from whistdesk.players.search.solver import number
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import all_tricks, cards_played
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.rules.trick import beats, winning

# How much rarer each card is from a hand that could have done better, as seen among experts; a little less is
# concluded, since people differ.

LOWER: Final = 0.12
"""A card that does not win, from a hand with a lower one of the suit."""
WINNER: Final = 0.05
"""A losing card in last seat from a hand that could beat the other side's."""
THIRD_HAND: Final = 0.15
"""The same in third seat."""
CHEAPER: Final = (0.45, 0.2, 0.12)
"""A winning card in second, third, last seat from a hand with a cheaper winner."""
NO_RUFF: Final = 0.3
"""A discard on the other side's trick from a hand with a trump that wins it."""
LOW_FROM_ACE: Final = (0.45, 0.15)
"""A defender's and a declarer's low lead of a side suit of which they hold the ace."""
LOW_FROM_KING: Final = 0.5
"""A defender's from the king."""
NOT_LOWEST: Final = 0.4
"""A defender's that is not the lowest."""
SPOTS: Final = Rank.TEN
"""The highest card that is a low lead."""
HIGHER_DUCK: Final = 0.05
"""A misère bidder's card from a hand with a higher one that is still below the trick's best."""
DUCK: Final = 0.03
"""A card that takes a misère's trick against the seat's will, from a hand that could duck."""
HIGHEST: Final = 0.2
"""A misère defender's card that beats a fellow's, from a hand with a higher one."""
THROWN_HIGHER: Final = (0.2, 0.05)
"""A misère defender's and its bidder's discard from a hand with a higher one of the suit."""
THROWN_RISKIER: Final = (0.3, 0.15)
"""The same from a hand with a card of another suit that has ``RISKIER`` lower ones more beneath it."""
RISKIER: Final = 3


class Play(NamedTuple):
    """A card played to a trick after ``before``, by ``seat``, under a contract, all of ``gone`` having been played."""

    contract: Contract
    seat: Seat
    before: tuple[Card, ...]
    leader: Seat
    card: Card
    gone: frozenset[Card]

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
    contract, gone = view.contract, frozenset[Card]()
    for trick in all_tricks(view):
        for turn, card in enumerate(trick.cards):
            assert contract is not None
            yield Play(contract, seat_at(trick.leader, turn), trick.cards[:turn], trick.leader, card, gone)
            gone |= {card}


Better = Iterator[tuple[set[Card], float]]


def _better(play: Play) -> Better:
    if play.contract.call not in MISERES:
        return _in_tricks(play)
    if not play.before:
        return iter(())
    if play.card.suit is not play.led:
        return _discard(play)
    return _bidder(play) if play.seat in play.contract.declarers else _hunter(play)


def _in_tricks(play: Play) -> Better:
    if not play.before:
        return _leader(play)
    return _follower(play) if play.card.suit is play.led else _short(play)


def _leader(play: Play) -> Better:
    declares = play.seat in play.contract.declarers
    if play.card.suit is play.contract.trump or play.card.rank > SPOTS:
        return
    yield {Card(play.card.suit, Rank.ACE)}, LOW_FROM_ACE[declares]
    if not declares:
        yield {Card(play.card.suit, Rank.KING)}, LOW_FROM_KING
        yield _between(play.card.suit, 0, play.card.rank), NOT_LOWEST


def _follower(play: Play) -> Better:
    last = len(play.before) == 3
    if play.wins:
        yield _between(play.led, play.best.rank, play.card.rank), CHEAPER[len(play.before) - 1]
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
        yield _between(trump, least, play.card.rank), CHEAPER[-1]
    if play.rival and play.card.suit is not trump:
        yield _between(trump, least, 15), NO_RUFF


def _bidder(play: Play) -> Better:
    if play.wins:
        yield _between(play.led, 0, play.best.rank), DUCK
    else:
        yield _between(play.led, play.card.rank, play.best.rank), HIGHER_DUCK


def _hunter(play: Play) -> Better:
    """A defender against a misère stays below the bidder, and plays high where a fellow is on top."""
    if play.wins and play.rival:
        yield _between(play.led, 0, play.best.rank), DUCK
    elif play.wins:
        yield _between(play.led, play.card.rank, 15), HIGHEST


def _discard(play: Play) -> Better:
    """Both sides of a misère throw high cards: the bidder those in danger, a defender those that save the bidder."""
    declares = play.seat in play.contract.declarers
    yield _between(play.card.suit, play.card.rank, 15), THROWN_HIGHER[declares]
    beneath = _left(play, play.card.suit).index(play.card)
    riskier = {card for suit in Suit for card in _left(play, suit)[beneath + RISKIER :]}
    yield {card for card in riskier if card.suit not in (play.led, play.card.suit)}, THROWN_RISKIER[declares]


def _left(play: Play, suit: Suit) -> list[Card]:
    """The cards of a suit that were not played yet, from the lowest."""
    return [card for rank in Rank if (card := Card(suit, rank)) not in play.gone]


def _between(suit: Suit, low: int, high: int) -> set[Card]:
    return {Card(suit, rank) for rank in Rank if low < rank < high}
