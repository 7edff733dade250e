"""The spoken log of the Solo Whist table, and why a move is refused."""

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.base import Refusal
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.events import (
    Called,
    ContractSettled,
    HandBegan,
    HandExposed,
    MatchEnded,
    Settled,
    TrickWon,
    TrumpNamed,
)
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.rules.table import Event, Moved
from whistdesk.views.names import card_name, fill, seat_name, suit_name, suit_title
from whistdesk.views.numbers import number_word
from whistdesk.views.solowhist.verdict import end_title, happened, verdict_title
from whistdesk.views.solowhist.wording import by_whom, call_name


def said(event: Event, view: SoloView) -> str:
    """``event`` as a sentence; empty for what is better left unsaid. ``view`` is the one after the move."""
    sentence = ""
    match event:
        case HandBegan():
            sentence = _hand_began(event, view)
        case Called():
            sentence = _called(event)
        case ContractSettled():
            sentence = _contract(event.contract)
        case TrumpNamed():
            sentence = _trump_named(event)
        case Moved() if event.target.name == "trick" and event.card is not None:
            sentence = _played(event)
        case TrickWon() if event.trick.winner is not None:
            sentence = _trick_won(event.trick.winner)
        case HandExposed():
            sentence = _exposed(event.seat)
        case Settled():
            sentence = f"{verdict_title(event.settlement)}. {happened(event.settlement)}"
        case MatchEnded():
            sentence = f"{end_title(event.chips)}."
    return sentence


def refused(refusal: Refusal) -> str:
    """Why a move is not allowed, as a sentence to the person."""
    facts = refusal.facts
    match refusal.key:
        case "follow" if facts["count"] == 1:
            return fill(QCoreApplication.translate("Solo", "Follow %1: you hold one."), suit_name(facts["suit"]))
        case "follow":
            sentence = QCoreApplication.translate("Solo", "Follow %1: you hold %2.")
            return fill(sentence, suit_name(facts["suit"]), number_word(facts["count"]))
        case "not-higher":
            sentence = QCoreApplication.translate("Solo", "Too low: call higher than %1, or pass.")
            return fill(sentence, call_name(facts["last"]))
        case "pass-is-final" if facts["may_accept"]:
            return QCoreApplication.translate("Solo", "You have passed: you can only accept, or pass again.")
    return {
        "late-proposal": QCoreApplication.translate("Solo", "A proposal can be made only while nobody has called."),
        "own-proposal": QCoreApplication.translate("Solo", "You cannot accept your own proposal."),
        "already-accepted": QCoreApplication.translate("Solo", "The proposal has been accepted already."),
        "no-proposal": QCoreApplication.translate("Solo", "There is no proposal to accept."),
        "pass-is-final": QCoreApplication.translate("Solo", "You have passed: you can only pass again."),
        "not-your-turn": QCoreApplication.translate("Solo", "It is not your turn."),
        "trump-due": QCoreApplication.translate("Solo", "Name the trump suit first."),
        "card-due": QCoreApplication.translate("Solo", "Play a card."),
    }.get(refusal.key, refusal.sentence)


def _hand_began(event: HandBegan, view: SoloView) -> str:
    return by_whom(
        event.dealer,
        QCoreApplication.translate("Solo", "Hand %2. %1 deals and turns up the %3."),
        QCoreApplication.translate("Solo", "Hand %2. You deal and turn up the %3."),
        str(event.index + 1),
        card_name(view.turned),
    )


def _called(event: Called) -> str:
    if event.call is Call.PASS:
        theirs = QCoreApplication.translate("Solo", "%1 passes.")
        yours = QCoreApplication.translate("Solo", "You pass.")
    elif event.call is Call.PROPOSE:
        theirs = QCoreApplication.translate("Solo", "%1 proposes.")
        yours = QCoreApplication.translate("Solo", "You propose.")
    elif event.call is Call.ACCEPT:
        theirs = QCoreApplication.translate("Solo", "%1 accepts the proposal.")
        yours = QCoreApplication.translate("Solo", "You accept the proposal.")
    else:
        theirs = QCoreApplication.translate("Solo", "%1 calls %2.")
        yours = QCoreApplication.translate("Solo", "You call %2.")
    return by_whom(event.seat, theirs, yours, call_name(event.call))


def _contract(contract: Contract) -> str:
    if len(contract.declarers) == 2:
        return _together(contract)
    plays = by_whom(
        contract.declarers[0],
        QCoreApplication.translate("Solo", "%1 plays %2."),
        QCoreApplication.translate("Solo", "You play %2."),
        call_name(contract.call),
    )
    if contract.trump is not None:
        trumps = fill(QCoreApplication.translate("Solo", "%1 are trumps."), suit_title(contract.trump))
        return f"{plays} {trumps}"
    if contract.call is Call.ABUNDANCE:
        return plays
    no_trumps = QCoreApplication.translate("Solo", "There are no trumps.")
    return f"{plays} {no_trumps}"


def _together(contract: Contract) -> str:
    """The partners of an accepted proposal."""
    trump = suit_title(contract.trump) if contract.trump is not None else ""
    others = [seat_name(seat) for seat in contract.declarers if seat is not Seat.SOUTH]
    if len(others) == 1:
        yours = QCoreApplication.translate("Solo", "You and %1 play together for 8 tricks. %2 are trumps.")
        return fill(yours, others[0], trump)
    sentence = QCoreApplication.translate("Solo", "%1 and %2 play together for 8 tricks. %3 are trumps.")
    return fill(sentence, *others, trump)


def _trump_named(event: TrumpNamed) -> str:
    return by_whom(
        event.seat,
        QCoreApplication.translate("Solo", "%1 names %2 as trumps."),
        QCoreApplication.translate("Solo", "You name %2 as trumps."),
        suit_name(event.suit),
    )


def _played(event: Moved) -> str:
    assert event.card is not None
    return by_whom(
        Seat(str(event.target.part)),
        QCoreApplication.translate("Solo", "%1 plays the %2."),
        QCoreApplication.translate("Solo", "You play the %2."),
        card_name(event.card),
    )


def _trick_won(seat: Seat) -> str:
    return by_whom(
        seat,
        QCoreApplication.translate("Solo", "%1 wins the trick."),
        QCoreApplication.translate("Solo", "You win the trick."),
    )


def _exposed(seat: Seat) -> str:
    return by_whom(
        seat,
        QCoreApplication.translate("Solo", "%1 lays the hand open."),
        QCoreApplication.translate("Solo", "Your hand now lies open to all."),
    )
