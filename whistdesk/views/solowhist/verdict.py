"""How a hand and a match ended, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.house import PARTNERS_SETTLE_ONCE
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import MISERES, TERMS
from whistdesk.rules.solowhist.view import Contract, Settlement, SoloView
from whistdesk.views.names import fill, seat_name, signed
from whistdesk.views.solowhist.wording import DOT, by_whom

Chips = tuple[int, int, int, int]
"""Chips of S W N E."""


def verdict_title(settlement: Settlement) -> str:
    """The heading of a finished hand: ``Solo made``."""
    if settlement.contract is None:
        return QCoreApplication.translate("Solo", "Thrown in")
    made = {
        Call.PROPOSE: QCoreApplication.translate("Solo", "Proposal made"),
        Call.SOLO: QCoreApplication.translate("Solo", "Solo made"),
        Call.MISERE: QCoreApplication.translate("Solo", "Misère made"),
        Call.ABUNDANCE: QCoreApplication.translate("Solo", "Abundance made"),
        Call.OPEN_MISERE: QCoreApplication.translate("Solo", "Open misère made"),
        Call.ABUNDANCE_DECLARED: QCoreApplication.translate("Solo", "All thirteen made"),
    }
    lost = {
        Call.PROPOSE: QCoreApplication.translate("Solo", "Proposal lost"),
        Call.SOLO: QCoreApplication.translate("Solo", "Solo lost"),
        Call.MISERE: QCoreApplication.translate("Solo", "Misère lost"),
        Call.ABUNDANCE: QCoreApplication.translate("Solo", "Abundance lost"),
        Call.OPEN_MISERE: QCoreApplication.translate("Solo", "Open misère lost"),
        Call.ABUNDANCE_DECLARED: QCoreApplication.translate("Solo", "All thirteen lost"),
    }
    return (made if settlement.made else lost)[settlement.contract.call]


def happened(settlement: Settlement) -> str:
    """Why the hand ended as it did, in one sentence: ``East needed 5 tricks and won 6.``"""
    contract = settlement.contract
    if contract is None:
        return _thrown_in(settlement)
    won = sum(settlement.tricks[COMPASS.index(seat)] for seat in contract.declarers)
    if len(contract.declarers) == 2:
        return _partners(contract, won)
    bidder = contract.declarers[0]
    if contract.call in MISERES:
        return _misere(bidder, made=settlement.made is True)
    if contract.call is Call.ABUNDANCE_DECLARED:
        return _declared(bidder, made=settlement.made is True)
    if won == 0:
        return by_whom(
            bidder,
            QCoreApplication.translate("Solo", "%1 needed %2 tricks and won none."),
            QCoreApplication.translate("Solo", "You needed %2 tricks and won none."),
            str(contract.target),
        )
    return by_whom(
        bidder,
        QCoreApplication.translate("Solo", "%1 needed %2 tricks and won %3."),
        QCoreApplication.translate("Solo", "You needed %2 tricks and won %3."),
        str(contract.target),
        str(won),
    )


def worth(settlement: Settlement, house_rules: frozenset[str]) -> str:
    """What was paid to whom, in one sentence."""
    contract = settlement.contract
    if contract is None:
        return QCoreApplication.translate("Solo", "The hand counts, but no chips change hands.")
    units = TERMS[contract.call].units
    if contract.call is Call.PROPOSE:
        return _partners_worth(units, made=settlement.made is True, once=PARTNERS_SETTLE_ONCE in house_rules)
    if settlement.made:
        sentence = QCoreApplication.translate("Solo", "Each of the three others pays %n chips.", "", units)
    else:
        sentence = QCoreApplication.translate("Solo", "Each of the three others receives %n chips.", "", units)
    return sentence


def winners(chips: Chips) -> tuple[Seat, ...]:
    """The seats with the most chips."""
    return tuple(seat for seat, count in zip(COMPASS, chips, strict=True) if count == max(chips))


def end_title(chips: Chips) -> str:
    """The heading of a finished match."""
    first = winners(chips)
    if len(first) > 1:
        return QCoreApplication.translate("Solo", "A shared win")
    return by_whom(
        first[0],
        QCoreApplication.translate("Solo", "%1 won the match"),
        QCoreApplication.translate("Solo", "You won the match"),
    )


def played_text(view: SoloView) -> str:
    """The middle of the bar when a match is over: ``12 of 12 hands played · you won``."""
    played, first = str(len(view.settled)), winners(view.chips)
    hands = fill(QCoreApplication.translate("Solo", "%1 of %2 hands played"), played, str(view.match or played))
    if len(first) > 1:
        won = QCoreApplication.translate("Solo", "a shared win")
    else:
        theirs = QCoreApplication.translate("Solo", "%1 won the match")
        won = by_whom(first[0], theirs, QCoreApplication.translate("Solo", "you won"))
    return f"{hands}{DOT}{won}"


def end_sentence(chips: Chips, settled: Sequence[Settlement]) -> str:
    """The person's match in one sentence: chips, hands, and contracts of their own."""
    own = [hand for hand in settled if hand.contract is not None and Seat.SOUTH in hand.contract.declarers]
    made = sum(hand.made is True for hand in own)
    sentence = QCoreApplication.translate("Solo", "You have %1 chips after %n hands.", "", len(settled))
    contracts = QCoreApplication.translate("Solo", "Your contracts: %1 made, %2 lost.")
    return f"{fill(sentence, signed(chips[0]))} {fill(contracts, str(made), str(len(own) - made))}"


def spoken_chips(chips: Chips) -> str:
    """The chips of all seats in one line, for the spoken contents of a panel."""
    return ", ".join(f"{seat_name(seat)} {signed(count)}" for seat, count in zip(COMPASS, chips, strict=True))


def _thrown_in(settlement: Settlement) -> str:
    proposer = next((seat for seat, call in settlement.calls if call is Call.PROPOSE), None)
    if proposer is None:
        return QCoreApplication.translate("Solo", "All four passed.")
    return by_whom(
        proposer,
        QCoreApplication.translate("Solo", "Nobody accepted %1's proposal."),
        QCoreApplication.translate("Solo", "Nobody accepted your proposal."),
    )


def _partners(contract: Contract, won: int) -> str:
    if Seat.SOUTH in contract.declarers:
        other = next(seat for seat in contract.declarers if seat is not Seat.SOUTH)
        sentence = QCoreApplication.translate("Solo", "You and %1 needed 8 tricks and won %2.")
        return fill(sentence, seat_name(other), str(won))
    first, second = (seat_name(seat) for seat in contract.declarers)
    return fill(QCoreApplication.translate("Solo", "%1 and %2 needed 8 tricks and won %3."), first, second, str(won))


def _misere(bidder: Seat, *, made: bool) -> str:
    if made:
        return by_whom(
            bidder,
            QCoreApplication.translate("Solo", "%1 needed to stay without a trick, and did."),
            QCoreApplication.translate("Solo", "You needed to stay without a trick, and did."),
        )
    return by_whom(
        bidder,
        QCoreApplication.translate("Solo", "%1 needed to stay without a trick and took one."),
        QCoreApplication.translate("Solo", "You needed to stay without a trick and took one."),
    )


def _declared(bidder: Seat, *, made: bool) -> str:
    if made:
        return by_whom(
            bidder,
            QCoreApplication.translate("Solo", "%1 needed all 13 tricks and won them."),
            QCoreApplication.translate("Solo", "You needed all 13 tricks and won them."),
        )
    return by_whom(
        bidder,
        QCoreApplication.translate("Solo", "%1 needed all 13 tricks and lost one."),
        QCoreApplication.translate("Solo", "You needed all 13 tricks and lost one."),
    )


def _partners_worth(units: int, *, made: bool, once: bool) -> str:
    if once and made:
        return QCoreApplication.translate("Solo", "Each partner receives %n chips from one defender.", "", units)
    if once:
        return QCoreApplication.translate("Solo", "Each partner pays %n chips to one defender.", "", units)
    if made:
        return QCoreApplication.translate("Solo", "Each partner receives %n chips from each defender.", "", units)
    return QCoreApplication.translate("Solo", "Each partner pays %n chips to each defender.", "", units)
