"""The course of a hand: what a legal move does to it, and what happens on the way."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.events import Called, ContractSettled, HandExposed, TrickWon, TrumpNamed
from whistdesk.rules.solowhist.hand import SEAT_INDEX, Hand
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard, SoloMove
from whistdesk.rules.solowhist.play import first_leader, verdict, with_card
from whistdesk.rules.solowhist.tiles import playing, sweeping, turning
from whistdesk.rules.solowhist.view import Contract, Trick
from whistdesk.rules.table import Event

TURNED_TRUMP: Final = frozenset((Call.PROPOSE, Call.SOLO))
"""The contracts in which the turned suit is trump (SW-04, SW-05)."""

Course = tuple[Hand, tuple[Event, ...]]
"""The hand after a move, and what happened, in order."""


def after(hand: Hand, seat: Seat, move: SoloMove) -> Course:
    """The hand after a legal move of ``seat``, whose turn it is."""
    if isinstance(move, PlayCard):
        return _after_card(hand, seat, move.card)
    return _after_trump(hand, seat, move.suit) if isinstance(move, NameTrump) else _after_call(hand, seat, move)


def _after_call(hand: Hand, seat: Seat, call: Call) -> Course:
    hand = replace(hand, auction=hand.auction.after(call))
    contract = hand.auction.contract
    if contract is None:
        return hand, (Called(seat, call),)
    if contract.call in TURNED_TRUMP:
        contract = contract._replace(trump=hand.deal.turned.suit)
    hand = replace(hand, contract=contract)
    return hand if hand.naming_trump else _opened(hand, contract), (Called(seat, call), ContractSettled(contract))


def _after_trump(hand: Hand, seat: Seat, suit: Suit) -> Course:
    assert hand.contract is not None
    contract = hand.contract._replace(trump=suit)
    return _opened(replace(hand, contract=contract), contract), (TrumpNamed(seat, suit),)


def _opened(hand: Hand, contract: Contract) -> Hand:
    return replace(hand, current=Trick(first_leader(contract, hand.deal.dealer), (), None))


def _after_card(hand: Hand, seat: Seat, card: Card) -> Course:
    assert hand.current is not None
    assert hand.contract is not None
    played = playing(hand, seat, card)
    held = list(hand.held)
    held[SEAT_INDEX[seat]] -= {card}
    south, west, north, east = held
    trick = with_card(hand.current, card, hand.contract.trump)
    result = replace(hand, held=(south, west, north, east), current=trick)
    if trick.winner is None:
        return result, (played,)
    result = _with_trick(result, hand.contract, trick, trick.winner)
    return result, (played, *_trick_won(hand, result, trick))


def _with_trick(hand: Hand, contract: Contract, trick: Trick, winner: Seat) -> Hand:
    tricks = (*hand.tricks, trick)
    over = verdict(contract, tricks) is not None
    return replace(hand, tricks=tricks, current=None if over else Trick(winner, (), None))


def _trick_won(before: Hand, result: Hand, trick: Trick) -> Iterator[Event]:
    index = len(before.tricks)
    yield TrickWon(index, trick)
    yield from sweeping(result, index, trick)
    if index == 0:
        if result.exposed is not None:
            yield HandExposed(result.exposed[0])
        yield from turning(before, result)
