"""The table of Cribbage Solitaire in words, for those who do not see it."""

from collections.abc import Mapping

from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.state import DECK
from whistdesk.views.cribbage import wording
from whistdesk.views.cribbage.counting import pegs
from whistdesk.views.cribbage.layout import hand_area
from whistdesk.views.cribbage.staging import progress, seen
from whistdesk.views.names import card_name
from whistdesk.views.table.tableau import Tableau


def places(tableau: Tableau) -> Mapping[str, str]:
    """What lies where, by spot or area: turned card or starter, deck, hands, board."""
    view, now = seen(tableau.moment), seen(tableau.moment).now
    shown = now.starter or now.card
    points, _ = pegs(view, progress(tableau.moment, tableau.beat))
    told = {hand_area(hand): wording.hand_name(hand, now.hand(hand), now.card) for hand in HANDS if now.hand(hand)}
    told["turned"] = f"{wording.caption('starter' if now.starter else 'turned')}: {card_name(shown)}." if shown else ""
    left = len(tableau.moment.table.at(DECK))
    told["deck"] = f"{wording.caption('deck')}: {wording.cards_left(left)}."
    told["board"] = wording.bar_text(view.round, points, over=view.over, small=False)
    return {name: words for name, words in told.items() if words}
