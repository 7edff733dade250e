"""The play of a contract (SW-14 to SW-16): who leads, who wins, when it is over."""

from collections.abc import Sequence
from typing import Final

from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.rules.base import Refusal
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, Trick
from whistdesk.rules.trick import following, winning

TRICKS: Final = 13


def first_leader(contract: Contract, dealer: Seat) -> Seat:
    """Who leads to the first trick (SW-09, SW-14)."""
    return contract.declarers[0] if contract.call is Call.ABUNDANCE_DECLARED else dealer.left


def seat_at(leader: Seat, turn: int) -> Seat:
    """Who plays card ``turn``, from 0, of a trick that ``leader`` led."""
    return COMPASS[(COMPASS.index(leader) + turn) % 4]


def led_suit(trick: Trick | None) -> Suit | None:
    """The suit that must be followed; None for who leads."""
    return trick.cards[0].suit if trick is not None and trick.cards else None


def card_refusal(card: Card, hand: frozenset[Card], trick: Trick, seat: Seat) -> Refusal | None:
    """Why ``seat`` may not play ``card``, or None if it may (SW-15)."""
    name = seat.name.capitalize()
    if card not in hand:
        return Refusal(None, "not-held", f"{name} does not hold {card}", {"seat": seat, "card": card})
    if card in following(hand, suit := led_suit(trick)) or suit is None:
        return None
    count = sum(held.suit is suit for held in hand)
    facts = {"seat": seat, "suit": suit, "count": count}
    return Refusal("SW-15", "follow", f"{name} must follow {suit.name.lower()}", facts)


def with_card(trick: Trick, card: Card, trump: Suit | None) -> Trick:
    """The trick with one more card; the fourth one names its winner."""
    cards = (*trick.cards, card)
    winner = seat_at(trick.leader, winning(cards, trump)) if len(cards) == 4 else None
    return Trick(trick.leader, cards, winner)


def tricks_of(contract: Contract, tricks: Sequence[Trick]) -> int:
    """How many complete tricks the declarers have won."""
    return sum(trick.winner in contract.declarers for trick in tricks)


def verdict(contract: Contract, tricks: Sequence[Trick]) -> bool | None:
    """Whether the contract was made, once the hand is over; None while it goes on (SW-16)."""
    won = tricks_of(contract, tricks)
    if contract.call in MISERES and won:
        return False
    if contract.call is Call.ABUNDANCE_DECLARED and won < len(tricks):
        return False
    return None if len(tricks) < TRICKS else contract.call in MISERES or won >= contract.target


def decided(
    contract: Contract, tricks: Sequence[Trick], current: Trick | None, exposed: frozenset[Card] | None
) -> bool:
    """Whether the result can no longer change, judged from what everybody knows (SW-16).

    ``exposed`` are the cards that the bidder of an open misère still holds, or None.
    """
    if contract.call in MISERES:
        return exposed is not None and _cannot_win(contract.declarers[0], tricks, current, exposed)
    won = tricks_of(contract, tricks)
    return won >= contract.target or won + TRICKS - len(tricks) < contract.target


def _cannot_win(bidder: Seat, tricks: Sequence[Trick], current: Trick | None, exposed: frozenset[Card]) -> bool:
    if current is None or current.leader is bidder:
        return False
    gone = {card for trick in (*tricks, current) for card in trick.cards} | exposed
    rivals = [card for card in CARDS if card not in gone]
    turn = (COMPASS.index(bidder) - COMPASS.index(current.leader)) % 4
    if current.cards:
        best = winning(current.cards, None)
        if best == turn:
            return False
        if len(current.cards) <= turn:
            rivals.append(current.cards[best])
    return all(card.rank < rival.rank for card in exposed for rival in rivals if rival.suit is card.suit)
