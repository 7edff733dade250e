"""What a complete observer and a ledger of results know; the player has seen all of it."""

from collections.abc import Sequence
from typing import Any

from whistdesk.cards.card import Card
from whistdesk.rules.base import Outcome
from whistdesk.rules.claims import figures_by
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, KEY, MOST_PENALTIES
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.oneonta.view import OneontaView, Status, Trick


def result_of(view: OneontaView) -> dict[str, Any]:
    """The JSON object that ``whistdesk replay`` prints (RECORD.md)."""
    hands = [_hand(hand.turn_up, hand.prediction, hand.tricks, None, hand.penalty) for hand in view.history]
    if not view.over:
        hands.append(_hand(view.turn_up, view.prediction, view.tricks, view.lead, None))
    return {
        "game": KEY,
        "status": str(view.status),
        "to_move": None if view.over else str(view.seat),
        "legal": [str(move) for move in view.legal],
        "penalties": view.penalties,
        "hands": hands,
    }


def outcomes_of(view: OneontaView) -> tuple[Outcome, ...]:
    """The game itself once it is over; its score is the number of penalty cards."""
    if not view.over:
        return ()
    hands = [{"prediction": h.prediction, "won": h.won, "penalty": h.penalty} for h in view.history]
    return (Outcome("game", 0, str(view.status), view.penalties, {"hands": hands}),)


def can_end(outcome: Outcome) -> bool:
    """Whether a game can end so: with eight hands played, or lost by the last of fewer (OW-13, OW-16, OW-17)."""
    hands = outcome.detail.get("hands")
    if (outcome.kind, outcome.part) != ("game", 0) or not isinstance(hands, list) or not all(map(_can_be, hands)):
        return False
    penalties = [hand["penalty"] for hand in hands]
    lost = outcome.score > MOST_PENALTIES
    return (
        sum(penalties) == outcome.score
        and outcome.status == (Status.LOST if lost else Status.WON)
        and len({hand["prediction"] for hand in hands}) == len(hands)
        and (len(hands) == HANDS or (lost and 0 < len(hands) < HANDS))
        and sum(penalties[:-1]) <= MOST_PENALTIES
    )


def _can_be(hand: object) -> bool:
    return (
        figures_by(hand, ("prediction", "won", "penalty"), 0, HAND_SIZE)
        and abs(hand["prediction"] - hand["won"]) == hand["penalty"]
    )


def _hand(
    turn_up: Card, prediction: int | None, tricks: Sequence[Trick], lead: Card | None, penalty: int | None
) -> dict[str, Any]:
    suit = trumps_of(turn_up).suit
    return {
        "turn_up": str(turn_up),
        "trump": None if suit is None else suit.letter,
        "prediction": prediction,
        "tricks": [{"lead": str(t.lead), "reply": str(t.reply), "won": t.won} for t in tricks],
        "lead": None if lead is None else str(lead),
        "penalty": penalty,
    }
