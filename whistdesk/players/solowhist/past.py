"""What the play so far tells all seats, as play-outs take it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.players.search.past import Past
from whistdesk.players.solowhist.memory import Memory
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import voids_shown
from whistdesk.rules.solowhist.play import seat_at


def past(memory: Memory) -> Past:
    """What came before the open trick, whose cards the play-out lays itself; denied are those of the open one too."""
    voids = voids_shown(memory.view)
    shown = [_suits(voids[seat]) for seat in COMPASS]
    if not memory.misere:
        return Past(shown, _opened(memory))
    thrown, followed = Counter[Suit](), Counter[Suit]()
    denied = {suit: _ranks(card for card in memory.denied if card.suit is suit) for suit in Suit}
    for seat, led, card in _plays(memory):
        if seat not in memory.contract.declarers:
            thrown[card.suit] += card.suit is not led
        elif card.suit is led:
            followed[led] += 1
        else:
            denied[card.suit] |= _ranks(Card(card.suit, rank) for rank in Rank if rank > card.rank)
    return Past(shown, _opened(memory), *([each[suit] for suit in Suit] for each in (denied, thrown, followed)))


def _plays(memory: Memory) -> Iterator[tuple[Seat, Suit, Card]]:
    """Who played what to the tricks before this one, and the suit that was led."""
    for trick in memory.view.tricks:
        for turn, card in enumerate(trick.cards):
            yield seat_at(trick.leader, turn), trick.cards[0].suit, card


def _opened(memory: Memory) -> tuple[int, int]:
    """The suits that defenders and declarers have led to the tricks before this one, a bit each."""
    leads = [(trick.leader in memory.contract.declarers, trick.cards[0].suit) for trick in memory.view.tricks]
    return _suits({suit for side, suit in leads if not side}), _suits({suit for side, suit in leads if side})


def _suits(suits: Iterable[Suit]) -> int:
    return sum(1 << suit for suit in suits)


def _ranks(cards: Iterable[Card]) -> int:
    return sum(1 << card.rank - Rank.TWO for card in cards)
