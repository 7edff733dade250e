"""What is said at the Solo Whist table: calls, contracts, prompts and the middle of the bar.

Sentences about South speak to the person ("You lead."), those about others name the seat.
"""

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.play import tricks_of
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.views.names import fill, seat_name, suit_name

DOT = "   \N{MIDDLE DOT}   "


def by_whom(seat: Seat, theirs: str, yours: str, *names: str) -> str:
    """``yours`` where South is meant, otherwise ``theirs`` with the seat as %1; ``names`` follow as %2 and on."""
    return fill(yours if seat is Seat.SOUTH else theirs, seat_name(seat), *names)


def call_title(call: Call) -> str:
    """A call as a caption of its own: ``Open misère``."""
    return {
        Call.PASS: QCoreApplication.translate("Solo", "Pass"),
        Call.PROPOSE: QCoreApplication.translate("Solo", "Proposal"),
        Call.ACCEPT: QCoreApplication.translate("Solo", "Accept"),
        Call.SOLO: QCoreApplication.translate("Solo", "Solo"),
        Call.MISERE: QCoreApplication.translate("Solo", "Misère"),
        Call.ABUNDANCE: QCoreApplication.translate("Solo", "Abundance"),
        Call.OPEN_MISERE: QCoreApplication.translate("Solo", "Open misère"),
        Call.ABUNDANCE_DECLARED: QCoreApplication.translate("Solo", "Abundance declared"),
    }[call]


def call_name(call: Call) -> str:
    """A call or contract within a sentence: ``open misère``."""
    return {
        Call.PASS: QCoreApplication.translate("Solo", "pass"),
        Call.PROPOSE: QCoreApplication.translate("Solo", "proposal"),
        Call.ACCEPT: QCoreApplication.translate("Solo", "acceptance"),
        Call.SOLO: QCoreApplication.translate("Solo", "solo"),
        Call.MISERE: QCoreApplication.translate("Solo", "misère"),
        Call.ABUNDANCE: QCoreApplication.translate("Solo", "abundance"),
        Call.OPEN_MISERE: QCoreApplication.translate("Solo", "open misère"),
        Call.ABUNDANCE_DECLARED: QCoreApplication.translate("Solo", "abundance declared"),
    }[call]


def call_meaning(call: Call, view: SoloView) -> str:
    """What a call of the panel asks for, in few words."""
    if call is Call.ACCEPT:
        return fill(QCoreApplication.translate("Solo", "8 of 13 with %1"), seat_name(standing_call(view)[0]))
    return {
        Call.PASS: QCoreApplication.translate("Solo", "no call"),
        Call.PROPOSE: QCoreApplication.translate("Solo", "8 of 13 with a partner"),
        Call.SOLO: fill(QCoreApplication.translate("Solo", "5 tricks, %1 trump"), suit_name(view.turned.suit)),
        Call.MISERE: QCoreApplication.translate("Solo", "no trick, no trump"),
        Call.ABUNDANCE: QCoreApplication.translate("Solo", "9 tricks, your trump"),
        Call.OPEN_MISERE: QCoreApplication.translate("Solo", "no trick, open hand"),
        Call.ABUNDANCE_DECLARED: QCoreApplication.translate("Solo", "all 13, no trump"),
    }[call]


def standing_call(view: SoloView) -> tuple[Seat, Call]:
    """The last call that is not a pass; the dealer's pass where nobody has called."""
    made = [entry for entry in view.calls if entry[1] is not Call.PASS]
    return made[-1] if made else (view.dealer, Call.PASS)


def auction_state(view: SoloView) -> str:
    """Where the auction stands, for whoever has to call."""
    seat, call = standing_call(view)
    if view.legal == (Call.PASS,):
        return QCoreApplication.translate("Solo", "You have passed: you can only pass again.")
    if call is Call.PASS:
        return QCoreApplication.translate("Solo", "Nobody has called yet. Make a call, or pass.")
    if call is Call.PROPOSE:
        return _proposed(seat, view)
    if call is Call.ACCEPT and (Seat.SOUTH, Call.PROPOSE) in view.calls:
        sentence = QCoreApplication.translate("Solo", "%1 accepts your proposal. Call higher, or pass.")
        return fill(sentence, seat_name(seat))
    if call is Call.ACCEPT:
        return by_whom(
            seat,
            QCoreApplication.translate("Solo", "%1 accepts the proposal. Call higher, or pass."),
            QCoreApplication.translate("Solo", "You accepted the proposal. Call higher, or pass."),
        )
    calls = QCoreApplication.translate("Solo", "%1 calls %2. Call higher, or pass.")
    return fill(calls, seat_name(seat), call_name(call))


def _proposed(proposer: Seat, view: SoloView) -> str:
    if view.legal == (Call.PASS, Call.ACCEPT):
        return fill(QCoreApplication.translate("Solo", "%1 proposes. Accept, or pass."), seat_name(proposer))
    return by_whom(
        proposer,
        QCoreApplication.translate("Solo", "%1 proposes. Accept, call higher, or pass."),
        QCoreApplication.translate("Solo", "Nobody accepts your proposal. Call higher, or pass."),
    )


def turned_by(view: SoloView) -> str:
    """Whose card was turned up: ``West's last card``."""
    return by_whom(
        view.dealer,
        QCoreApplication.translate("Solo", "%1's last card"),
        QCoreApplication.translate("Solo", "your last card"),
    )


def trick_count(number: int) -> str:
    """``1 trick``, ``4 tricks``."""
    if number == 1:
        return QCoreApplication.translate("Solo", "1 trick")
    return QCoreApplication.translate("Solo", "%n tricks", "", number)


def ribbon(contract: Contract, view: SoloView) -> str:
    """The contract and how far it has come, in few words: ``Solo · 2 of 5 won``."""
    won, title = tricks_of(contract, view.tricks), call_title(contract.call)
    if contract.call in MISERES:
        progress = no_trick() if won == 0 else trick_count(won)
    elif contract.call is Call.ABUNDANCE_DECLARED:
        title, progress = all_thirteen(), fill(QCoreApplication.translate("Solo", "%1 won"), str(won))
    elif len(contract.declarers) == 2:
        progress = fill(QCoreApplication.translate("Solo", "%1 of %2"), str(won), str(contract.target))
    else:
        progress = fill(QCoreApplication.translate("Solo", "%1 of %2 won"), str(won), str(contract.target))
    return f"{title} \N{MIDDLE DOT} {progress}"


def no_trick() -> str:
    """The misère's aim, reached so far."""
    return QCoreApplication.translate("Solo", "no trick")


def all_thirteen() -> str:
    """The short name of an abundance declared."""
    return QCoreApplication.translate("Solo", "All thirteen")


def trump_words(contract: Contract) -> tuple[str, str]:
    """The trumps box where there is no trump suit: a large word and a small one."""
    if contract.call is Call.ABUNDANCE:
        return "?", QCoreApplication.translate("Solo", "to be named")
    aim = all_thirteen() if contract.call is Call.ABUNDANCE_DECLARED else call_title(contract.call)
    return QCoreApplication.translate("Solo", "none"), aim


def hand_over(view: SoloView) -> bool:
    """Whether the hand that is shown has been settled. The deal moves on, so the next one has another dealer."""
    return bool(view.settled) and view.settled[-1].dealer is view.dealer


def hand_of_match(view: SoloView) -> str:
    """``Hand 5 of 12``, or ``Hand 5`` in an open-ended match."""
    number = str(len(view.settled) + (0 if hand_over(view) else 1))
    if view.match is None:
        return fill(QCoreApplication.translate("Solo", "Hand %1"), number)
    return fill(QCoreApplication.translate("Solo", "Hand %1 of %2"), number, str(view.match))


def who_plays(view: SoloView) -> str:
    """The contract, or the dealer while there is none: ``East plays solo``."""
    contract, over = view.contract, hand_over(view)
    if contract is None and over:
        return QCoreApplication.translate("Solo", "thrown in")
    if contract is None:
        theirs = QCoreApplication.translate("Solo", "%1 deals")
        return by_whom(view.dealer, theirs, QCoreApplication.translate("Solo", "you deal"))
    if len(contract.declarers) == 2:
        return _together(contract, over=over)
    if over:
        theirs = QCoreApplication.translate("Solo", "%1 played %2")
        yours = QCoreApplication.translate("Solo", "you played %2")
    else:
        theirs = QCoreApplication.translate("Solo", "%1 plays %2")
        yours = QCoreApplication.translate("Solo", "you play %2")
    return by_whom(contract.declarers[0], theirs, yours, call_name(contract.call))


def _together(contract: Contract, *, over: bool) -> str:
    """The partners of an accepted proposal: ``West and East play together``."""
    names = [seat_name(seat) for seat in contract.declarers if seat is not Seat.SOUTH]
    if len(names) == 1 and over:
        sentence = QCoreApplication.translate("Solo", "you and %1 played together")
    elif len(names) == 1:
        sentence = QCoreApplication.translate("Solo", "you and %1 play together")
    elif over:
        sentence = QCoreApplication.translate("Solo", "%1 and %2 played together")
    else:
        sentence = QCoreApplication.translate("Solo", "%1 and %2 play together")
    return fill(sentence, *names)


def bar_text(view: SoloView, *, short: bool) -> str:
    """The middle of the bar."""
    return hand_of_match(view) if short else f"{hand_of_match(view)}{DOT}{who_plays(view)}"


def prompt(view: SoloView, *, decided: bool = False) -> str:
    """What is to be done now, or whom the table waits for; empty where the call panel says it."""
    seat = view.to_move
    if seat is None:
        return ""
    if seat is not Seat.SOUTH:
        return _waiting(seat, view)
    return _card_prompt(view, decided=decided or view.decided) if view.current is not None else ""


def _waiting(seat: Seat, view: SoloView) -> str:
    if view.naming_trump:
        return fill(QCoreApplication.translate("Solo", "%1 is naming trumps."), seat_name(seat))
    if view.contract is None:
        return fill(QCoreApplication.translate("Solo", "%1 is about to call."), seat_name(seat))
    if view.current is None or not view.current.cards:
        return fill(QCoreApplication.translate("Solo", "%1 is about to lead."), seat_name(seat))
    return fill(QCoreApplication.translate("Solo", "%1 is about to play."), seat_name(seat))


def _card_prompt(view: SoloView, *, decided: bool) -> str:
    assert view.current is not None
    if not view.current.cards and decided:
        return QCoreApplication.translate("Solo", "You lead. The result is certain: play on, or finish the hand.")
    if not view.current.cards:
        return QCoreApplication.translate("Solo", "You lead. Play any card.")
    leader, suit = seat_name(view.current.leader), view.current.cards[0].suit
    count = sum(card.suit is suit for card in view.hand)
    if count == 0:
        return fill(
            QCoreApplication.translate("Solo", "%1 leads %2. You hold none of them: play any card."),
            leader,
            suit_name(suit),
        )
    if count == 1:
        only = QCoreApplication.translate("Solo", "%1 leads %2. Follow with your only card of the suit.")
        return fill(only, leader, suit_name(suit))
    sentence = QCoreApplication.translate("Solo", "%1 leads %2. Follow with one of your %n %2.", "", count)
    return fill(sentence, leader, suit_name(suit))


def naming_title() -> str:
    """The heading where trumps are named."""
    return QCoreApplication.translate("Solo", "Your trump suit")


def naming_state() -> str:
    """What naming trumps decides."""
    return QCoreApplication.translate("Solo", "You won the auction with an abundance. Name the suit that is trump.")


def held_count(number: int) -> str:
    """How many cards of a suit are held: ``5 cards``."""
    if number == 1:
        return QCoreApplication.translate("Solo", "1 card")
    return QCoreApplication.translate("Solo", "%n cards", "", number)


def stake_words(chips: int) -> str:
    """What a call wins or loses in all, as a spoken sentence."""
    return QCoreApplication.translate("Solo", "%n chips won or lost in all", "", chips)
