"""Deals of Solo Whist: numbered (SW-01, SW-02) and spelled out (RECORD.md)."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from whistdesk.cards.card import Card, parse_card
from whistdesk.cards.deal import shuffled
from whistdesk.cards.pack import FULL_PACK, hand_string, parse_hand
from whistdesk.rules.base import SetupError
from whistdesk.rules.seats import COMPASS, Seat

KEY: Final = "solo-whist"
FIRST_DEALER: Final = Seat.EAST

_BATCH: Final = 3
_IN_BATCHES: Final = 48


class Deal(NamedTuple):
    """One deal: who deals, and the pack in the order in which it is dealt, the turned card last."""

    dealer: Seat
    pack: tuple[Card, ...]

    @property
    def turned(self) -> Card:
        """The dealer's last card (SW-02)."""
        return self.pack[-1]

    def receiver(self, index: int) -> Seat:
        """Who gets card ``index`` of the pack: threes and a single, from the dealer's left (SW-01)."""
        turn = index // _BATCH if index < _IN_BATCHES else index - _IN_BATCHES
        return COMPASS[(COMPASS.index(self.dealer) + 1 + turn) % 4]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The thirteen cards of ``seat`` in the order in which they came."""
        return tuple(card for index, card in enumerate(self.pack) if self.receiver(index) is seat)


def numbered(number: int, index: int) -> Deal:
    """Hand ``index``, from 0, of the match that deal ``number`` stands for."""
    dealer = COMPASS[(COMPASS.index(FIRST_DEALER) + index) % 4]
    return Deal(dealer, shuffled(FULL_PACK, KEY, number, index))


def stacked(dealer: Seat, hands: Mapping[Seat, Sequence[Card]]) -> Deal:
    """The deal that gives each seat its cards in this order; the dealer's last one is turned."""
    coming = {seat: iter(cards) for seat, cards in hands.items()}
    order = Deal(dealer, ())
    return Deal(dealer, tuple(next(coming[order.receiver(index)]) for index in range(len(FULL_PACK))))


def read_deals(entries: Any) -> tuple[Deal, ...]:
    """The deals of a record's ``deals``; SetupError names the first one that cannot be."""
    if not isinstance(entries, list) or not entries:
        raise SetupError("deals must be a list of at least one deal")
    deals: list[Deal] = []
    for index, entry in enumerate(entries):
        try:
            deals.append(_read_deal(entry, deals[-1].dealer.left if deals else None))
        except ValueError as error:
            raise SetupError(f"deal {index + 1}: {error}") from None
    return tuple(deals)


def write_deals(deals: Sequence[Deal]) -> list[dict[str, str]]:
    """The inverse of ``read_deals``."""
    return [
        {
            "dealer": deal.dealer,
            "hands": " ".join(f"{seat}:{hand_string(deal.hand(seat))}" for seat in COMPASS),
            "turned": str(deal.turned),
        }
        for deal in deals
    ]


def _read_deal(entry: Any, due: Seat | None) -> Deal:
    if not isinstance(entry, Mapping):
        raise SetupError("a deal must be an object with dealer, hands and turned")
    dealer = _seat(_text(entry, "dealer"))
    if due is not None and dealer is not due:
        raise SetupError(f"the dealer must be {due}, at the left of the last one, not {dealer}")
    hands, turned = _hands(_text(entry, "hands")), parse_card(_text(entry, "turned"))
    if turned not in hands[dealer]:
        raise SetupError(f"the turned card {turned} is not one of the dealer's")
    return stacked(dealer, _unsorted(hands, turned))


def _text(entry: Mapping[str, Any], key: str) -> str:
    value = entry.get(key)
    if not isinstance(value, str):
        raise SetupError(f"{key} is missing" if key not in entry else f"{key} must be text")
    return value


def _seat(text: str) -> Seat:
    if text not in COMPASS:
        raise SetupError(f"{text!r} is not one of the seats S W N E")
    return Seat(text)


def _hands(text: str) -> dict[Seat, frozenset[Card]]:
    hands: dict[Seat, frozenset[Card]] = {}
    for word in text.split():
        name, colon, cards = word.partition(":")
        seat = _seat(name)
        if not colon or seat in hands:
            raise SetupError(f"hands must name each seat once, as in S:AKT2.Q93.J7.8654, not {word!r}")
        hands[seat] = parse_hand(cards)
        if len(hands[seat]) != len(FULL_PACK) // len(COMPASS):
            raise SetupError(f"{seat} holds {len(hands[seat])} cards instead of 13")
    missing = [seat for seat in COMPASS if seat not in hands]
    if missing:
        raise SetupError(f"the hand of {missing[0]} is missing")
    if len(frozenset().union(*hands.values())) != len(FULL_PACK):
        raise SetupError("a card lies in two hands")
    return hands


def _unsorted(hands: Mapping[Seat, frozenset[Card]], turned: Card) -> dict[Seat, tuple[Card, ...]]:
    """Each hand in an order that hangs on all four: a card's place tells nothing to who does not know them all.

    The turned card comes last in its hand.
    """
    text = " ".join(hand_string(hands[seat]) for seat in COMPASS)
    number = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
    mixed = {seat: shuffled(sorted(hands[seat]), KEY, number, index) for index, seat in enumerate(COMPASS)}
    return {seat: tuple(sorted(cards, key=lambda card: card == turned)) for seat, cards in mixed.items()}
