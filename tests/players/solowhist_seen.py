"""What a seat of Solo Whist sees, as text, for the tests of its players."""

from collections.abc import Iterable
from random import Random

from whistdesk.cards.card import Card, parse_card, parse_cards, parse_suit
from whistdesk.cards.pack import parse_hand
from whistdesk.players.base import Choice
from whistdesk.players.registry import player
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard, SoloMove
from whistdesk.rules.solowhist.play import seat_at, with_card
from whistdesk.rules.solowhist.settlement import TERMS
from whistdesk.rules.solowhist.view import Contract, SoloView, Trick
from whistdesk.rules.trick import following

CLUB = player("solo-whist", "club")


def bidding(hand: str, calls: str = "", turned: str = "2H", rules: Iterable[str] = ()) -> SoloView:
    """The auction as the seat in turn sees it; East deals, so South calls first."""
    auction = Auction(Seat.EAST, (), frozenset(rules))
    for word in calls.split():
        auction = auction.after(Call(word))
    assert auction.seat is not None
    return _view(auction.seat, hand, auction, None, (), None, turned, auction.legal())


def naming(hand: str) -> SoloView:
    """South has won the auction with an abundance and names the trump suit."""
    contract = Contract(Call.ABUNDANCE, (Seat.SOUTH,), None, 9)
    moves = tuple(map(NameTrump, map(parse_suit, "CDHS")))
    return _view(Seat.SOUTH, hand, Auction(Seat.EAST), contract, (), None, "2H", moves)


def playing(
    hand: str, contract: str, trick: str, *, before: Iterable[str] = (), turned: str = "2H", exposed: str = ""
) -> SoloView:
    """The play as South sees it.

    ``contract`` is a call, its declarers and its trump (``propose SN H``, ``misere N``), ``trick`` the
    leader and the cards of the open trick (``W 4C 9C``), ``before`` the complete ones alike.
    ``turned`` was turned up by East. ``exposed`` is the open hand of the first declarer.
    """
    settled = _contract(contract)
    tricks = tuple(_trick(text, settled) for text in before)
    current = _trick(trick, settled)
    held = parse_hand(hand)
    led = current.cards[0].suit if current.cards else None
    moves = tuple(PlayCard(card) for card in following(held, led))
    shown = (settled.declarers[0], parse_hand(exposed)) if exposed else None
    return _view(Seat.SOUTH, hand, Auction(Seat.EAST), settled, tricks, current, turned, moves, shown)


def answer(view: SoloView) -> str:
    """The club player's move."""
    return str(choice(view).move)


def choice(view: SoloView) -> Choice:
    """The club player's whole answer."""
    return CLUB.choose(view, Random(0))


def _contract(text: str) -> Contract:
    call, seats, *suits = text.split()
    trump = parse_suit(suits[0]) if suits else None
    return Contract(Call(call), tuple(map(Seat, seats)), trump, TERMS[Call(call)].target)


def _trick(text: str, contract: Contract) -> Trick:
    leader, _, cards = text.partition(" ")
    trick = Trick(Seat(leader), (), None)
    for card in parse_cards(cards):
        trick = with_card(trick, card, contract.trump)
    return trick


def _view(
    seat: Seat,
    hand: str,
    auction: Auction,
    contract: Contract | None,
    tricks: tuple[Trick, ...],
    current: Trick | None,
    turned: str,
    legal: tuple[SoloMove, ...],
    exposed: tuple[Seat, frozenset[Card]] | None = None,
) -> SoloView:
    held = parse_hand(hand)
    played = {seat_at(current.leader, turn) for turn in range(len(current.cards))} if current else set()
    south, west, north, east = (13 - len(tricks) - (other in played) for other in COMPASS)
    assert len(held) == (south, west, north, east)[COMPASS.index(seat)]
    return SoloView(
        seat=seat,
        hand=held,
        dealer=auction.dealer,
        turned=parse_card(turned),
        turned_visible=not tricks,
        calls=auction.calls,
        contract=contract,
        tricks=tricks,
        current=current,
        exposed=exposed,
        counts=(south, west, north, east),
        chips=(0, 0, 0, 0),
        settled=(),
        match=None,
        house_rules=auction.house_rules,
        to_move=seat,
        naming_trump=contract is not None and contract.call is Call.ABUNDANCE and contract.trump is None,
        decided=False,
        legal=legal,
    )
