"""A game of Cribbage Solitaire told in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card
from whistdesk.model.past import PastMove
from whistdesk.rules.cribbage.events import Ended, RoundScored
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import DEALT, HANDS
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.cribbage import wording
from whistdesk.views.names import card_sign, fill
from whistdesk.views.review.chronicle import aligned, in_order


def chronicle(moves: Sequence[PastMove]) -> Sequence[str]:
    """Round by round, and the end of the game."""
    rounds = [list(played) for _, played in groupby(moves, key=lambda past: _view(past).round)]
    blocks = ["\n".join(_round(played)) for played in rounds]
    ended = [wording.said(event) for event in moves[-1].events if isinstance(event, Ended)]
    return ("\n\n".join(blocks), *ended)


def _round(moves: Sequence[PastMove]) -> Iterator[str]:
    view = _view(moves[0])
    yield fill(QCoreApplication.translate("Cribbage", "Round %1"), str(view.round))
    dealt = QCoreApplication.translate("Cribbage", "Dealt: %1. Then turned: %2.")
    placed = (f"{card_sign(card)} \N{RIGHTWARDS ARROW} {hand}" for card, hand in map(_placed, moves))
    yield fill(dealt, in_order(view.now.cards[: len(DEALT)]), ", ".join(placed))
    scored = next((event for event in moves[-1].events if isinstance(event, RoundScored)), None)
    if scored is None:
        return
    played = scored.scored
    assert played.starter is not None
    yield fill(QCoreApplication.translate("Cribbage", "Starter: %1."), card_sign(played.starter))
    hands = zip(HANDS, played.hands, played.counts, strict=True)
    yield from aligned(
        [(wording.hand_title(hand), f"{in_order(cards)}: {wording.spelled(items)}") for hand, cards, items in hands]
    )
    yield wording.round_brings(scored)


def _placed(past: PastMove) -> tuple[Card, int]:
    card = _view(past).card
    assert card is not None
    return card, cast(PlaceCard, past.move).hand


def _view(past: PastMove) -> CribbageView:
    return cast(CribbageView, past.before.view)
