"""A hand of Solo Whist told in words."""

from collections.abc import Iterator, Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.events import Called, ContractSettled, HandBegan, Settled, TrickWon, TrumpNamed
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.view import SoloView, Trick
from whistdesk.views.names import card_sign, fill, seat_name
from whistdesk.views.review.chronicle import aligned, by_suit
from whistdesk.views.solowhist import log
from whistdesk.views.solowhist.layout import sorted_hand
from whistdesk.views.solowhist.verdict import spoken_chips, worth
from whistdesk.views.solowhist.wording import call_title


def chronicle(moves: Sequence[PastMove]) -> Sequence[str]:
    """The deal, the auction, the tricks and the settlement."""
    view = cast(SoloView, moves[0].before.view)
    began = HandBegan(len(view.settled), view.dealer)
    return (
        log.said(began, view),
        *aligned(_hands(moves[0])),
        *_auction(moves),
        *_tricks(moves),
        *_settlement(moves),
    )


def _hands(first: PastMove) -> list[tuple[str, str]]:
    """The hands as far as their cards are known."""
    table = first.before.table
    known = {seat: [card for tile in table.at(hand_of(seat)) if (card := table.card(tile))] for seat in COMPASS}
    full = {seat: cards for seat, cards in known.items() if len(cards) == len(table.at(hand_of(seat)))}
    return [(seat_name(seat), by_suit(sorted_hand(cards))) for seat, cards in full.items()]


def _auction(moves: Sequence[PastMove]) -> Iterator[str]:
    calls = [event for past in moves for event in past.events if isinstance(event, Called)]
    told = ", ".join(f"{seat_name(event.seat)} {call_title(event.call)}" for event in calls)
    yield fill(QCoreApplication.translate("Solo", "Calls: %1."), told)
    for past in moves:
        for event in past.events:
            if isinstance(event, ContractSettled | TrumpNamed):
                yield log.said(event, cast(SoloView, past.after.view))


def _tricks(moves: Sequence[PastMove]) -> Iterator[str]:
    won = [event for past in moves for event in past.events if isinstance(event, TrickWon)]
    if won:
        yield QCoreApplication.translate("Solo", "Tricks:")
    for event in won:
        yield f"  {event.index + 1:>2}  {_cards_of(event.trick)}"


def _cards_of(trick: Trick) -> str:
    cards = ", ".join(f"{seat_name(seat_at(trick.leader, n))} {card_sign(card)}" for n, card in enumerate(trick.cards))
    assert trick.winner is not None
    sentence = QCoreApplication.translate("Solo", "%1 (won by %2)")
    return fill(sentence, cards, seat_name(trick.winner))


def _settlement(moves: Sequence[PastMove]) -> Iterator[str]:
    for event in moves[-1].events:
        if isinstance(event, Settled):
            view = cast(SoloView, moves[-1].after.view)
            yield f"{log.said(event, view)} {worth(event.settlement, view.house_rules)}"
            chips = QCoreApplication.translate("Solo", "Chips of this hand: %1. In all: %2.")
            yield fill(chips, spoken_chips(event.settlement.chips), spoken_chips(_in_all(moves, event)))


def _in_all(moves: Sequence[PastMove], event: Settled) -> tuple[int, int, int, int]:
    before = cast(SoloView, moves[0].before.view).chips
    south, west, north, east = (a + b for a, b in zip(before, event.settlement.chips, strict=True))
    return south, west, north, east
