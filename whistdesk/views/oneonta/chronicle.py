"""A game of Oneonta Whist told in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.rules.oneonta.events import Dealt, Ended, HandScored, Predicted, TrickEnded
from whistdesk.rules.oneonta.places import DUMMY, PENALTY
from whistdesk.rules.oneonta.view import OneontaView, Trick
from whistdesk.rules.table import Event, Moved
from whistdesk.views.names import card_name, card_sign, fill
from whistdesk.views.oneonta import wording
from whistdesk.views.oneonta.sorting import sorted_hand
from whistdesk.views.review.chronicle import aligned, by_suit, in_order


def chronicle(moves: Sequence[PastMove]) -> Sequence[str]:
    """Hand by hand, and the end of the game."""
    hands = [list(hand) for _, hand in groupby(moves, key=lambda past: _view(past).hand_number)]
    blocks = ["\n".join(_hand(hand)) for hand in hands]
    ended = [wording.said(event) for event in moves[-1].events if isinstance(event, Ended)]
    return ("\n\n".join(blocks), *ended)


def paid_in_words(events: Sequence[Event]) -> str:
    """Which cards went to the penalty pile: a secret only while the game lasts (OW-15). Empty where none is known."""
    paid = [event.card for event in events if isinstance(event, Moved) and event.target == PENALTY]
    names = [card_name(card) for card in paid if card is not None]
    return (
        fill(QCoreApplication.translate("Oneonta", "Paid to the penalty pile: %1."), ", ".join(names)) if names else ""
    )


def _hand(moves: Sequence[PastMove]) -> Iterator[str]:
    first, view = moves[0], _view(moves[0])
    yield wording.said(Dealt(view.hand_number, view.turn_up))
    yield from aligned(_held(first))
    events = [event for past in moves for event in past.events]
    yield from (wording.said(event) for event in events if isinstance(event, Predicted))
    tricks = [event.trick for event in events if isinstance(event, TrickEnded)]
    yield from (f"  {number}  {_told(trick)}" for number, trick in enumerate(tricks, start=1))
    yield from (wording.said(event) for event in events if isinstance(event, HandScored))
    if paid := paid_in_words(moves[-1].events):
        yield paid


def _held(first: PastMove) -> list[tuple[str, str]]:
    table, view = first.before.table, _view(first)
    dummy = [card for tile in table.at(DUMMY) if (card := table.card(tile))]
    rows = [(QCoreApplication.translate("Oneonta", "Your hand"), by_suit(sorted_hand(view.hand, view.trumps)))]
    if dummy:
        rows.append((QCoreApplication.translate("Oneonta", "Dummy, in its order"), in_order(dummy)))
    return rows


def _told(trick: Trick) -> str:
    if trick.won:
        sentence = QCoreApplication.translate("Oneonta", "Dummy %1, you %2: won")
    else:
        sentence = QCoreApplication.translate("Oneonta", "Dummy %1, you %2: lost")
    return fill(sentence, card_sign(trick.lead), card_sign(trick.reply))


def _view(past: PastMove) -> OneontaView:
    return cast(OneontaView, past.before.view)
