"""How well a deal explains what the others did in a misère, if they play as the seats of play-outs do.

A card tells of the whole hand that it was chosen from: a defender who goes on with a suit has low cards of it, and a
bidder throws where it is most in danger. The module ``tells`` speaks of single cards and weighs the deals first.
"""

from collections.abc import Sequence
from typing import Final

from whistdesk.players.search.manners import KEEN
from whistdesk.players.search.misere_playouts import MiserePlayouts
from whistdesk.players.search.solver import number
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.knowledge import all_tricks, cards_played
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import SoloView

UNLIKE: Final = (0.12, 0.25, 0.12, 1.0, 0.05, 0.05)
"""How much rarer a card is from a hand of which the seat would have played another.

For a defender's lead, card that follows and discard, and then for the bidder's, whose lead tells nothing.
``tests/benchmarks/solowhist_conduct.py`` measures them; a little less is concluded, since people differ.
"""


def conduct_counts(view: SoloView) -> bool:
    """Whether what was played is weighed so: for a defender against a misère whose hand stays closed."""
    contract = view.contract
    if contract is None or contract.call is not Call.MISERE or view.seat in contract.declarers:
        return False
    return any(trick.cards for trick in all_tricks(view))


def conduct(view: SoloView, deals: Sequence[Sequence[int]], odds: Sequence[float] = UNLIKE) -> list[float]:
    """How likely the others' cards are in each of the deals: what the four seats still hold, as masks."""
    assert view.contract is not None
    tricks = all_tricks(view)
    bidder, own = COMPASS.index(view.contract.declarers[0]), COMPASS.index(view.seat)
    playouts = MiserePlayouts(KEEN)
    playouts.place(COMPASS.index(tricks[0].leader), [], bidder)
    played = [sum(1 << number(card) for card in cards) for cards in cards_played(view).values()]
    dealt = [[held | gone for held, gone in zip(deal, played, strict=True)] for deal in deals]
    cards = [number(card) for trick in tricks for card in trick.cards]
    return playouts.likelihoods(dealt, cards, 15 ^ 1 << own, odds)
