"""The table of Oneonta Whist in words, for those who do not see it."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card, Rank
from whistdesk.rules.oneonta.places import DUMMY, STOCK, TURNED
from whistdesk.rules.oneonta.trumps import Trumps
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.views.names import capitalised, card_name, fill
from whistdesk.views.oneonta import wording
from whistdesk.views.oneonta.layout import tricks_in
from whistdesk.views.oneonta.staging import oneonta_view
from whistdesk.views.table.alike import hand_in_words
from whistdesk.views.table.tableau import Tableau


def places(tableau: Tableau) -> Mapping[str, str]:
    """What lies where, by spot: hand, dummy, turn-up, penalty pile, promise and tricks (OW-15: nothing hidden)."""
    view, table = oneonta_view(tableau.moment), tableau.moment.table
    told = {
        "hand": hand_in_words(view.hand, tableau.layout),
        "dummy-caption": wording.dummy_caption(len(table.at(DUMMY)), short=False),
        "turn-up": _turn_up(view, len(table.at(STOCK))) if table.at(TURNED) else "",
        "penalty": f"{wording.caption('penalty')}: {wording.of_seven(view.penalties)}.",
    }
    if view.prediction is not None and "promise" in tableau.layout.spots:
        won = wording.promise_so_far(view.prediction, view.won)
        told["promise"] = f"{wording.promised(view.prediction)}. {won}."
        told |= {name: f"{wording.caption(name)}: {tricks_in(table, name)}." for name in ("won", "lost")}
    return {name: words for name, words in told.items() if words}


def _turn_up(view: OneontaView, stock: int) -> str:
    card, under = card_name(view.turn_up), wording.under_turn_up(stock, small=False)
    return f"{fill(_trumps(view.trumps), card, *map(card_name, _aces(view)))} {capitalised(under)}."


def _trumps(trumps: Trumps) -> str:
    """The sentence for the turn-up (%1) and the aces that are trumps (%2, %3)."""
    if trumps.suit is None:
        return QCoreApplication.translate("Oneonta", "Turn-up: %1. The %2 is the only trump.")
    return QCoreApplication.translate("Oneonta", "Turn-up: %1. The %2 is the highest trump, the %3 the second.")


def _aces(view: OneontaView) -> list[Card]:
    return [card for card in view.trumps.cards if card.rank is Rank.ACE]
