"""Choosing a card: each role's judgement, and its value in chips."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from whistdesk.cards.card import Card
from whistdesk.players.base import Opinion, Reason
from whistdesk.players.solowhist.declaring import declarer_lead_reason, declarer_lead_score
from whistdesk.players.solowhist.defence import defender_lead_reason, defender_lead_score
from whistdesk.players.solowhist.following import follow_reason, follow_score
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.misere import bidder_reason, bidder_score
from whistdesk.players.solowhist.misere_defence import defender_reason, defender_score
from whistdesk.players.solowhist.odds import Odds, odds_of
from whistdesk.players.solowhist.standing import chips_of_a_trick, standing
from whistdesk.rules.solowhist.moves import PlayCard


class Judgement(NamedTuple):
    """How a role scores a card, in tricks, and words why."""

    score: Callable[[Odds, Card], float]
    reason: Callable[[Odds, Card], Reason]


MISERE_BIDDER: Final = Judgement(bidder_score, bidder_reason)
MISERE_DEFENDER: Final = Judgement(defender_score, defender_reason)
DECLARER_LEAD: Final = Judgement(declarer_lead_score, declarer_lead_reason)
DEFENDER_LEAD: Final = Judgement(defender_lead_score, defender_lead_reason)
FOLLOWER: Final = Judgement(follow_score, follow_reason)


def judgement(memory: Memory) -> Judgement:
    """The judgement for the seat's role and turn."""
    if memory.misere:
        return MISERE_BIDDER if memory.declaring else MISERE_DEFENDER
    if memory.led is not None:
        return FOLLOWER
    return DECLARER_LEAD if memory.declaring else DEFENDER_LEAD


def card_opinions(memory: Memory) -> Iterator[Opinion]:
    """An opinion on each legal card: the hand's standing for the best, less for the others."""
    judge, odds = judgement(memory), odds_of(memory)
    cards = [move.card for move in memory.view.legal if isinstance(move, PlayCard)]
    scores = {card: judge.score(odds, card) for card in cards}
    best, value, trick = max(scores.values()), standing(memory), chips_of_a_trick(memory)
    for card, score in scores.items():
        reason = judge.reason(odds, card) if len(cards) > 1 else Reason("only-card", {"card": card})
        yield Opinion(PlayCard(card), value - (best - score) * trick, reason)
