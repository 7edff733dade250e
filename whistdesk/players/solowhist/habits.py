"""A beginner's cards: the rules of thumb that everybody learns first, without counting chances.

Second hand plays an ace or king, otherwise low; third hand plays high, the last player wins cheaply; nobody
beats or ruffs a partner's winner; aces are led first, then trumps from length. In a misère its bidder stays
below, and the others duck or throw their high cards.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Rank
from whistdesk.players.base import Opinion, Reason
from whistdesk.players.solowhist.memory import Memory
from whistdesk.rules.solowhist.moves import PlayCard

STEP: Final = 0.02
"""Chips by which a card is worth less than the one that the rules prefer to it."""
LONG_TRUMPS: Final = 5
"""From this length on a declarer draws trumps."""


class Liking(NamedTuple):
    """How much a rule likes a card, compared with the others; the key of the reason."""

    degree: float
    key: str


def card_habits(memory: Memory, standing: float) -> Iterator[Opinion]:
    """An opinion on each legal card: the hand's standing in chips for the one liked best, a step less for each next."""
    like = _habit(memory)
    cards = [move.card for move in memory.view.legal if isinstance(move, PlayCard)]
    likings = {card: like(memory, card) for card in cards}
    for place, card in enumerate(sorted(cards, key=lambda card: (-likings[card].degree, card))):
        key = likings[card].key if len(cards) > 1 else "only-card"
        yield Opinion(PlayCard(card), standing - STEP * place, Reason(key, {"card": card, **_facts(memory)}))


def _habit(memory: Memory) -> Callable[[Memory, Card], Liking]:
    if memory.misere:
        return _misere_bidder if memory.declaring else _misere_defender
    if memory.led is not None:
        return _follow
    return _declarer_lead if memory.declaring else _defender_lead


def _facts(memory: Memory) -> dict[str, object]:
    """Who wins the open trick so far, and with what; nothing for the leader."""
    if memory.led is None:
        return {}
    seat, best = memory.winner()
    return {"seat": seat, "best": best}


def _price(memory: Memory, card: Card) -> float:
    """What it costs to give a card away: its rank, and a trump more than any other card."""
    return card.rank / 100 + (0.5 if card.suit is memory.trump else 0.0)


def _declarer_lead(memory: Memory, card: Card) -> Liking:
    suit = memory.own[card.suit]
    if card.suit is memory.trump:
        drawing = len(suit) >= LONG_TRUMPS and _trumps_out(memory)
        return Liking(1 + card.rank / 100, "draw-length") if drawing else Liking(-_price(memory, card), "lead-trump")
    if memory.higher(card) == 0:
        return Liking(2 + card.rank / 100, "cash")
    return Liking(len(suit) / 20 - _price(memory, card), "lead-low")


def _trumps_out(memory: Memory) -> bool:
    """Whether the other side may still hold trumps, as far as is remembered."""
    trump = memory.trump
    others = [seat for seat in memory.hidden if seat not in memory.allies]
    return trump is not None and not all(memory.void(seat, trump) for seat in others)


def _defender_lead(memory: Memory, card: Card) -> Liking:
    suit = memory.own[card.suit]
    if card.suit is memory.trump:
        return Liking(-1 - card.rank / 100, "lead-trump")
    if memory.higher(card) == 0:
        return Liking(2 + card.rank / 100, "cash")
    if _tops_sequence(suit, card):
        return Liking(1 + card.rank / 100, "lead-sequence")
    return Liking(len(suit) / 20 - _price(memory, card), "lead-low")


def _tops_sequence(suit: Sequence[Card], card: Card) -> bool:
    touching = len(suit) > 1 and suit[0].rank - suit[1].rank == 1
    return touching and card == suit[0] and card.rank >= Rank.QUEEN


def _follow(memory: Memory, card: Card) -> Liking:
    if not _wins(memory, card):
        return Liking(-_price(memory, card), _losing(memory, card))
    if not _wanted(memory, card):
        return Liking(-1 - _price(memory, card), "not-needed")
    if card.suit is not memory.led:
        return Liking(2 - _price(memory, card), "ruff-low")
    if not memory.later:
        return Liking(2 - _price(memory, card), "win-cheaply")
    return Liking(1 + card.rank / 100, "play-to-win")


def _wins(memory: Memory, card: Card) -> bool:
    return memory.winner(card)[0] is memory.seat


def _wanted(memory: Memory, card: Card) -> bool:
    """Whether a rule says to take the trick with ``card``."""
    seat, best = memory.winner()
    if seat in memory.allies and (not memory.later or best.rank >= Rank.TEN or best.suit is not memory.led):
        return False
    second = len(memory.table) == 1
    return not second or card.suit is not memory.led or card.rank >= Rank.KING


def _losing(memory: Memory, card: Card) -> str:
    if memory.winner()[0] in memory.allies:
        return "leave-to-partner"
    if card.suit is not memory.led:
        return "discard"
    return "second-hand-low" if len(memory.table) == 1 else "play-low"


def _misere_bidder(memory: Memory, card: Card) -> Liking:
    if memory.led is None:
        return Liking(-card.rank, "lead-low")
    if card.suit is not memory.led:
        return Liking(card.rank, "throw-high")
    if not _wins(memory, card):
        return Liking(20 + card.rank, "stay-below")
    return Liking(-card.rank if memory.later else card.rank, "cannot-stay-below")


def _misere_defender(memory: Memory, card: Card) -> Liking:
    if memory.led is None:
        return Liking(-card.rank, "lead-low")
    bidder = memory.contract.declarers[0]
    catching = bidder in memory.later or memory.winner()[0] is bidder
    if not catching or card.suit is not memory.led:
        return Liking(card.rank, "throw-high")
    return Liking(-card.rank if bidder in memory.later or _wins(memory, card) else 20 + card.rank, "stay-below")
