"""The same questions answered by trying everything with ``rules/trick``, and random endings to ask them of."""

from collections.abc import Collection
from functools import cache
from random import Random

from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.players.search.solver import OpenPosition
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.trick import following, winning

Hands = tuple[frozenset[Card], ...]


def after(position: OpenPosition, card: Card) -> tuple[OpenPosition, Seat | None]:
    """The position once the seat on turn has played ``card``, and who took the trick if it is complete."""
    hands = {**position.hands, position.turn: position.hands[position.turn] - {card}}
    table = (*position.table, card)
    if len(table) < 4:
        return OpenPosition(position.trump, position.leader, table, hands), None
    taker = COMPASS[(COMPASS.index(position.leader) + winning(table, position.trump)) % 4]
    return OpenPosition(position.trump, taker, (), hands), taker


def value(
    position: OpenPosition, maximisers: Collection[Seat], takers: Collection[Seat], *, first_only: bool = False
) -> int:
    """How many tricks ``takers`` take if ``maximisers`` want many and the others few; 1 at most with ``first_only``."""
    wants_many = [seat in maximisers for seat in COMPASS]
    takes = [seat in takers for seat in COMPASS]

    @cache
    def best(leader: int, table: tuple[Card, ...], hands: Hands) -> int:
        if len(table) == 4:
            taker = (leader + winning(table, position.trump)) % 4
            if takes[taker] and first_only:
                return 1
            return takes[taker] + best(taker, (), hands)
        turn = (leader + len(table)) % 4
        values = [
            best(leader, (*table, card), (*hands[:turn], hands[turn] - {card}, *hands[turn + 1 :]))
            for card in following(hands[turn], table[0].suit if table else None)
        ]
        return (max if wants_many[turn] else min)(values, default=0)

    return best(COMPASS.index(position.leader), position.table, tuple(position.hands[seat] for seat in COMPASS))


def tricks(position: OpenPosition, declaring: Collection[Seat]) -> int:
    """How many tricks the declaring seats take."""
    return value(position, declaring, declaring)


def caught(position: OpenPosition, bidder: Seat) -> bool:
    """Whether the bidder can be made to take a trick."""
    misere = OpenPosition(None, position.leader, position.table, position.hands)
    return bool(value(misere, [seat for seat in COMPASS if seat is not bidder], [bidder], first_only=True))


def ending(random: Random, size: int, *, low_for: Seat | None = None) -> OpenPosition:
    """A random ending of ``size`` cards a hand, now and then in the middle of a trick.

    With few suits in play hands meet in every suit; ``low_for`` gets low cards and there is no trump then.
    """
    pack = list(CARDS)
    suits = max(random.choice((2, 3, 4, 4)), -(-4 * size // 13))
    cards = [card for card in pack if card.suit < suits]
    dealt = random.sample(cards, 4 * size)
    if low_for is not None:
        dealt.sort(key=lambda card: card.rank + random.random() * 10)
        rest = dealt[size:]
        random.shuffle(rest)
        dealt[size:] = rest
    first = COMPASS.index(low_for) if low_for is not None else 0
    hands = {COMPASS[(first + i) % 4]: frozenset(dealt[size * i : size * (i + 1)]) for i in range(4)}
    trump = random.choice((None, *Suit)) if low_for is None else None
    position = OpenPosition(trump, random.choice(COMPASS), (), {seat: hands[seat] for seat in COMPASS})
    for _ in range(random.choice((0, 0, 1, 2, 3))):
        position, _taker = after(position, random.choice(position.legal))
    return position


SIDES = tuple(
    frozenset(seat for bit, seat in enumerate(COMPASS) if mask >> bit & 1) for mask in (1, 2, 4, 8, 3, 6, 12, 9, 5, 10)
)
"""One against three, and any two against two, adjacent partners too."""
