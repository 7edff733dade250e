"""The view of Solo Whist in an engine request (docs/ENGINE.md), read and checked by a game that leads to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, cast

from whistdesk.cards.card import CARDS, Card, Suit, parse_suit
from whistdesk.cards.pack import parse_hand
from whistdesk.rules.base import IllegalMove, Setup
from whistdesk.rules.request import ViewError, card, cards, check_distinct, check_legal, entries, text, told
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.deal import Deal
from whistdesk.rules.solowhist.knowledge import cards_played
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard, SoloMove
from whistdesk.rules.solowhist.play import TRICKS, first_leader, verdict, with_card
from whistdesk.rules.solowhist.report import contract_report
from whistdesk.rules.solowhist.sample import sample
from whistdesk.rules.solowhist.state import SoloState, begin
from whistdesk.rules.solowhist.view import SoloView, Trick


@dataclass(frozen=True, slots=True)
class _Told:
    """What a request tells, in types but not yet believed. ``trump`` is the suit that its contract names."""

    seat: Seat
    house_rules: frozenset[str]
    hand: frozenset[Card]
    dealer: Seat
    turned: Card
    calls: tuple[tuple[Seat, Call], ...]
    contract: Any
    trump: Suit | None
    plays: tuple[Card, ...]
    leader: Seat | None
    exposed: tuple[Seat, frozenset[Card]] | None


def read_view(seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> SoloView:
    """The view of ``seat``, whose turn it is, that a request tells; ViewError where no game leads to it.

    A request tells one hand: the match around it is open-ended and has just begun.
    """
    asked = _read(seat, document, house_rules)
    opening = _after_calls(asked, Deal(asked.dealer, (*(c for c in CARDS if c != asked.turned), asked.turned)))
    guess = _with_plays(opening.view_for(seat), asked)
    _check_cards(guess)
    try:
        deal = sample(guess, Random(0)).hand.deal  # noqa: S311 - any deal that fits will do
    except ValueError as error:
        raise ViewError(f"the cards cannot lie so: {error}") from None
    view = _after_plays(_after_calls(asked, deal), asked).view_for(seat)
    _check_rest(view, asked)
    check_legal(view, told(document, "legal"))
    return view


def _read(seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> _Told:
    contract, leader, exposed = (told(document, key) for key in ("contract", "leader", "exposed"))
    return _Told(
        seat=seat,
        house_rules=house_rules,
        hand=_hand(told(document, "hand"), "hand"),
        dealer=_seat(told(document, "dealer"), "dealer"),
        turned=card(told(document, "turned"), "turned"),
        calls=tuple(_call(entry) for entry in entries(told(document, "calls"), "calls")),
        contract=contract,
        trump=_trump(contract),
        plays=cards(told(document, "plays"), "plays"),
        leader=None if leader is None else _seat(leader, "leader"),
        exposed=None if exposed is None else _exposed(exposed),
    )


def _seat(value: object, name: str) -> Seat:
    word = text(value, name)
    if word not in COMPASS:
        raise ViewError(f"{name} must be one of the seats S W N E, not {word!r}")
    return Seat(word)


def _hand(value: object, name: str) -> frozenset[Card]:
    try:
        return parse_hand(text(value, name))
    except ValueError as error:
        raise ViewError(f"{name}: {error}") from None


def _call(entry: object) -> tuple[Seat, Call]:
    match entry:
        case [seat, str(word)] if word in tuple(Call):
            return _seat(seat, "calls"), Call(word)
    raise ViewError('each of the calls is a seat and a call, such as ["E", "pass"]')


def _exposed(value: object) -> tuple[Seat, frozenset[Card]]:
    if not isinstance(value, Mapping):
        raise ViewError("exposed is an object with seat and hand, or null")
    return _seat(told(value, "seat"), "exposed"), _hand(told(value, "hand"), "exposed")


def _trump(contract: object) -> Suit | None:
    if contract is None:
        return None
    if not isinstance(contract, Mapping):
        raise ViewError("contract is an object with name, declarers, trump and target, or null")
    letter = told(contract, "trump")
    try:
        return None if letter is None else parse_suit(text(letter, "trump"))
    except ValueError as error:
        raise ViewError(f"contract: {error}") from None


def _after_calls(asked: _Told, deal: Deal) -> SoloState:
    """The game of ``deal`` after the auction that was told, and after the naming of trumps."""
    state = cast(SoloState, begin(Setup(spelled=(deal,), house_rules=asked.house_rules)).state)
    for number, (seat, call) in enumerate(asked.calls, 1):
        if state.seat is not seat:
            turn = "the auction is over" if state.hand.contract or state.seat is None else f"{state.seat} is to call"
            raise ViewError(f"call {number}, {seat} {call}: {turn}")
        state = _after(state, call, f"call {number}")
    if asked.trump is not None and state.hand.naming_trump:
        state = _after(state, NameTrump(asked.trump), "contract")
    return state


def _after_plays(state: SoloState, asked: _Told) -> SoloState:
    for number, played in enumerate(asked.plays, 1):
        state = _after(state, PlayCard(played), f"play {number}")
    return state


def _after(state: SoloState, move: SoloMove, name: str) -> SoloState:
    try:
        return cast(SoloState, state.apply(move).state)
    except IllegalMove as error:
        raise ViewError(f"{name}, {move}: {error}") from None


def _with_plays(opening: SoloView, asked: _Told) -> SoloView:
    """The view after the auction with all cards that were told."""
    tricks, current = _tricks(opening, asked.plays)
    played = cards_played(replace(opening, tricks=tricks, current=current))
    south, west, north, east = (TRICKS - len(played[seat]) for seat in COMPASS)
    return replace(
        opening,
        hand=asked.hand,
        tricks=tricks,
        current=current,
        exposed=asked.exposed,
        counts=(south, west, north, east),
    )


def _tricks(opening: SoloView, plays: Sequence[Card]) -> tuple[tuple[Trick, ...], Trick | None]:
    """The complete tricks and the open one, by who led and who won alone."""
    tricks: list[Trick] = []
    contract, trick = opening.contract, opening.current
    for number, played in enumerate(plays, 1):
        if contract is None or trick is None:
            raise ViewError("no card is played before the contract is settled and its trump is named")
        if verdict(contract, tricks) is not None:
            raise ViewError(f"play {number}, {played}: the hand is over")
        trick = with_card(trick, played, contract.trump)
        if trick.winner is not None:
            tricks.append(trick)
            trick = Trick(trick.winner, (), None)
    return tuple(tricks), trick


def _check_cards(view: SoloView) -> None:
    """Each card is in one place, and each hand has as many as it must have."""
    known = {view.seat: view.hand} if view.exposed is None else {view.seat: view.hand, view.exposed[0]: view.exposed[1]}
    played = cards_played(view)
    check_distinct((*(c for hand in known.values() for c in hand), *(c for gone in played.values() for c in gone)))
    if known[view.seat] != view.hand:
        raise ViewError("exposed shows other cards than the hand")
    for seat, hand in known.items():
        count = view.counts[COMPASS.index(seat)]
        if len(hand) != count:
            raise ViewError(f"{seat} has played {len(played[seat])} cards and must hold {count}, not {len(hand)}")
    _check_turned(view, known, played)


def _check_turned(view: SoloView, known: Mapping[Seat, frozenset[Card]], played: Mapping[Seat, Sequence[Card]]) -> None:
    for seat in COMPASS:
        has = view.turned in played[seat] or view.turned in known.get(seat, ())
        if has and seat is not view.dealer:
            raise ViewError(f"the turned card {view.turned} is the dealer's, and {view.dealer} deals")
        if not has and seat is view.dealer and seat in known:
            raise ViewError(f"the turned card {view.turned} must be one of the dealer's")


def _check_rest(view: SoloView, asked: _Told) -> None:
    """What follows from calls and plays is as it was told."""
    settled = contract_report(view.contract)
    if asked.contract != settled:
        raise ViewError(f"contract does not follow from the calls, which make it {_named(settled)}")
    if view.to_move is not asked.seat:
        raise ViewError("the hand is over" if view.to_move is None else f"it is {view.to_move}'s turn")
    _check_leader(view, asked)
    if asked.exposed != view.exposed:
        raise ViewError(f"exposed must {'be null' if view.exposed is None else f'show the hand of {view.exposed[0]}'}")


def _check_leader(view: SoloView, asked: _Told) -> None:
    """Before the first card is led its leader may be told or not."""
    leader = first_leader(view.contract, view.dealer) if view.contract else None
    if asked.leader is not leader and (asked.plays or asked.leader):
        raise ViewError(f"leader must be {leader or 'null'}")


def _named(contract: Mapping[str, Any] | None) -> str:
    if contract is None:
        return "null"
    return f"{contract['name']} of {' and '.join(contract['declarers'])}, target {contract['target']}"
