"""The table of Solo Whist in words, for those who do not see it."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import SoloView, Trick
from whistdesk.views.names import card_name, fill, seat_name, signed, suit_title
from whistdesk.views.solowhist.staging import solo_view
from whistdesk.views.solowhist.wording import call_title, ribbon, trick_count, trump_words
from whistdesk.views.table.alike import hand_in_words
from whistdesk.views.table.tableau import Tableau


def places(tableau: Tableau) -> Mapping[str, str]:
    """What lies where, by spot: each seat's plate, the hand, the trick, the trumps, an open hand (SW-08)."""
    view = solo_view(tableau.moment)
    told = {f"plate:{seat}": _seat(seat, view) for seat in COMPASS}
    told["hand"] = hand_in_words(view.hand, tableau.layout)
    told["middle"] = _trick(view.current) if view.current else ""
    told["trumps"] = _trumps(view)
    if view.exposed and view.exposed[0] is not Seat.SOUTH:
        seat, cards = view.exposed
        names = ", ".join(map(card_name, sorted(cards, reverse=True)))
        told["exposed"] = fill(QCoreApplication.translate("Solo", "%1's open hand: %2."), seat_name(seat), names)
    return {name: words for name, words in told.items() if words}


def _seat(seat: Seat, view: SoloView) -> str:
    """``West: dealer, Solo, chips: +4.``"""
    return f"{seat_name(seat)}: {', '.join(_of_seat(seat, view))}."


def _of_seat(seat: Seat, view: SoloView) -> Iterator[str]:
    if view.dealer is seat:
        yield QCoreApplication.translate("Solo", "dealer")
    if view.contract is None:
        yield from [call_title(call) for caller, call in view.calls if caller is seat][-1:]
    else:
        if seat in view.contract.declarers:
            yield ribbon(view.contract, view)
        yield trick_count(view.tricks_won(seat))
    yield fill(QCoreApplication.translate("Solo", "chips: %1"), signed(view.chips[COMPASS.index(seat)]))


def _trick(trick: Trick) -> str:
    if not trick.cards:
        return ""
    first = COMPASS.index(trick.leader)
    seats = COMPASS[first:] + COMPASS[:first]
    played = [f"{seat_name(seat)} {card_name(card)}" for seat, card in zip(seats, trick.cards, strict=False)]
    return fill(QCoreApplication.translate("Solo", "On the table: %1."), ", ".join(played))


def _trumps(view: SoloView) -> str:
    """The trump suit, or the turned-up card while it lies open (SW-02)."""
    contract = view.contract
    if contract is None or (contract.call is Call.ABUNDANCE and contract.trump is None):
        turned = QCoreApplication.translate("Solo", "Turned up")
        return f"{turned}: {card_name(view.turned)}." if view.turned_visible else ""
    trumps = QCoreApplication.translate("Solo", "Trumps")
    words = trump_words(contract)[0] if contract.trump is None else suit_title(contract.trump)
    return f"{trumps}: {words}."
