"""Why a move is refused: the rule that it breaks, or none (RECORD.md)."""

from whistdesk.rules.base import Move, Refusal
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.view import OneontaView


def refusal_of(move: Move, view: OneontaView) -> Refusal | None:
    """Why ``move`` is illegal in the position that ``view`` shows, or None if it is legal."""
    if view.over:
        return Refusal(None, "over", "the game is over")
    if isinstance(move, Predict):
        return _prediction_refused(move, view)
    if isinstance(move, Play):
        return _card_refused(move, view)
    return Refusal(None, "foreign", f"{move} is not a move of Oneonta Whist")


def _prediction_refused(move: Predict, view: OneontaView) -> Refusal | None:
    if view.prediction is not None:
        return Refusal(None, "predicted", "the prediction of this hand is made already", {"tricks": view.prediction})
    if move.tricks not in view.predictions:
        sentence = f"the prediction card for {move.tricks} is used already"
        return Refusal("OW-05", "prediction-used", sentence, {"tricks": move.tricks})
    return None


def _card_refused(move: Play, view: OneontaView) -> Refusal | None:
    if view.lead is None:
        return Refusal(None, "not-predicted", "the player must predict before a card is played")
    if move.card not in view.hand:
        return Refusal(None, "not-held", f"the player does not hold {move.card}", {"card": move.card})
    follow = view.trumps.follow(view.lead, view.hand)
    if not follow or move.card in follow:
        return None
    suit = view.trumps.suit_to_follow(view.lead)
    name = "trumps" if suit is None else suit.name.lower()
    facts = {"suit": suit, "count": len(follow), "lead": view.lead}
    return Refusal("OW-08", "follow", f"the player must follow {name}", facts)
