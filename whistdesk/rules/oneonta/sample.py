"""A position drawn at random from all that look the same to the player (OW-15).

Every one of them is equally likely: deals and payments are uniform, and the cards that the
player has seen since then leave the same number of penalty piles whatever lies in the earlier ones.
"""

from random import Random

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MAIN_DECK, NEEDED, Numbered
from whistdesk.rules.oneonta.places import TiledCard
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.table import Tile


def sample(view: OneontaView, rng: Random) -> OneontaState:
    """A true state whose view is ``view``; what is still to be shuffled is drawn too."""
    piles = _penalty_piles(view, rng)
    lost_by_payment = view.over and len(view.history) < HANDS
    return OneontaState(
        shuffles=Numbered(rng.getrandbits(64)),
        shuffle=2 * view.hand_number - (not lost_by_payment),
        pack=_gathered(piles, rng) if lost_by_payment else _dealt(view, piles, rng),
        hand=view.hand,
        prediction=view.prediction,
        tricks=view.tricks,
        paid=tuple(card for number, pile in enumerate(piles, start=1) for card in _tiled(number, pile)),
        history=view.history,
        status=view.status,
    )


def _penalty_piles(view: OneontaView, rng: Random) -> list[list[Card]]:
    """The cards paid after each hand: none of them can have been seen in a later one."""
    piles: list[list[Card]] = []
    for number, hand in enumerate(view.history, start=1):
        gone = {card for pile in piles for card in pile}.union(_seen_after(view, number))
        could_pay = [card for card in MAIN_DECK if card not in gone]
        piles.append(rng.sample(could_pay, min(hand.penalty, len(could_pay))))
    return piles


def _seen_after(view: OneontaView, number: int) -> set[Card]:
    """Cards that lay on the table after the payment of hand ``number``."""
    seen = {card for hand in view.history[number:] for card in hand.seen}
    if not view.over:
        seen.update(card for card in MAIN_DECK if card not in view.unseen)
    if number == HANDS:
        # The last hand pays from the stock under its own turn-up (OW-17).
        seen.update(view.history[-1].seen)
    return seen


def _tiled(number: int, pile: list[Card]) -> list[TiledCard]:
    shuffle, first = (2 * number - 1, NEEDED) if number == HANDS else (2 * number, 0)
    return [(Tile(shuffle, first + i), card) for i, card in enumerate(pile)]


def _gathered(piles: list[list[Card]], rng: Random) -> tuple[Card, ...]:
    paid = {card for pile in piles for card in pile}
    rest = [card for card in MAIN_DECK if card not in paid]
    return (*piles[-1], *rng.sample(rest, len(rest)))


def _dealt(view: OneontaView, piles: list[list[Card]], rng: Random) -> tuple[Card, ...]:
    paid = {card for pile in piles for card in pile}
    hidden = [card for card in view.unseen if card not in paid]
    rng.shuffle(hidden)
    led = [*(trick.lead for trick in view.tricks), *([] if view.lead is None else [view.lead])]
    to_lead = HAND_SIZE - len(led)
    own = [*(trick.reply for trick in view.tricks), *view.hand]
    last_pile = piles[-1] if len(piles) == HANDS else []
    return (*led, *hidden[:to_lead], *own, view.turn_up, *last_pile, *hidden[to_lead:])
