"""The view of Oneonta Whist in an engine request (docs/ENGINE.md), read and checked by a game that leads to it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, cast

from whistdesk.cards.card import Card
from whistdesk.rules.base import IllegalMove
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MAIN_DECK, MOST_PENALTIES, NEEDED, TURN_UP, in_order
from whistdesk.rules.oneonta.moves import HIGHEST_PREDICTION, Play, Predict
from whistdesk.rules.oneonta.sample import sample
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.oneonta.view import OneontaView, PlayedHand, Status, Trick
from whistdesk.rules.request import ViewError, card, cards, check_distinct, check_legal, entries, told, whole
from whistdesk.rules.seats import Seat

_PAIR: Final = 2


def read_view(document: Mapping[str, Any]) -> OneontaView:
    """The view that a request tells; ViewError where no game leads to it.

    Of an earlier hand a request tells the cards seen and the penalty. Which prediction it had and
    which card fell on which is filled in: the view says nothing true about these.
    """
    view = _as_told(document)
    _check_counts(view)
    state = sample(view, Random(0))  # noqa: S311 - any game that fits will do
    if len(state.paid) != view.penalties:
        raise ViewError("the cards seen later leave too few for the penalty cards of an earlier hand")
    view = _replayed(state, view).view_for(Seat.PLAYER)
    check_legal(view, told(document, "legal"))
    return view


def _as_told(document: Mapping[str, Any]) -> OneontaView:
    turn_up = _main_deck(card(told(document, "turn_up"), "turn_up"))
    prediction, lead = told(document, "prediction"), told(document, "lead")
    chosen = None if prediction is None else whole(prediction, "prediction", HIGHEST_PREDICTION)
    left = _predictions(told(document, "predictions"))
    if chosen in left:
        raise ViewError(f"the prediction {chosen} is chosen and cannot be left")
    used = [tricks for tricks in range(HANDS) if tricks not in left and tricks != chosen]
    view = OneontaView(
        hand=in_order(_deck_cards(told(document, "hand"), "hand")),
        turn_up=turn_up,
        predictions=left,
        prediction=chosen,
        tricks=_tricks(told(document, "tricks"), turn_up),
        lead=None if lead is None else _main_deck(card(lead, "lead")),
        penalties=whole(told(document, "penalties"), "penalties", MOST_PENALTIES),
        history=(),
        status=Status.PLAYING,
        legal=(),
    )
    return replace(view, history=_history(told(document, "history"), used))


def _predictions(value: object) -> tuple[int, ...]:
    left = [whole(entry, "predictions", HIGHEST_PREDICTION) for entry in entries(value, "predictions")]
    if len(set(left)) != len(left):
        raise ViewError("predictions holds a number twice")
    return tuple(sorted(left))


def _tricks(value: object, turn_up: Card) -> tuple[Trick, ...]:
    pairs = [_deck_cards(entry, "tricks") for entry in entries(value, "tricks")]
    if any(len(pair) != _PAIR for pair in pairs):
        raise ViewError("each of the tricks is a lead and a reply")
    return _in_pairs([pair[0] for pair in pairs], [pair[1] for pair in pairs], turn_up)


def _in_pairs(leads: Sequence[Card], replies: Sequence[Card], turn_up: Card) -> tuple[Trick, ...]:
    beats = trumps_of(turn_up).beats
    return tuple(Trick(lead, reply, beats(reply, lead)) for lead, reply in zip(leads, replies, strict=True))


def _history(value: object, used: Sequence[int]) -> tuple[PlayedHand, ...]:
    hands = [_played(entry) for entry in entries(value, "history")]
    if len(hands) != len(used):
        raise ViewError(f"history must hold {len(used)} hands, one for each used prediction, not {len(hands)}")
    # A prediction of q tricks can be missed by q or by 7 - q: the widest misses go to the outermost ones.
    widest = sorted(range(len(hands)), key=lambda index: hands[index].penalty)
    for index, prediction in zip(widest, sorted(used, key=_reach), strict=True):
        if hands[index].penalty > _reach(prediction):
            raise ViewError("no hands with the used predictions have the penalties of history")
        hands[index] = hands[index]._replace(prediction=prediction)
    return tuple(hands)


def _reach(prediction: int) -> int:
    return max(prediction, HAND_SIZE - prediction)


def _played(entry: object) -> PlayedHand:
    """An earlier hand, its prediction still to be found."""
    if not isinstance(entry, Mapping):
        raise ViewError("each hand of history is an object with seen and penalty")
    seen = _deck_cards(told(entry, "seen"), "seen")
    if len(seen) != NEEDED:
        raise ViewError(f"in each hand of history the player has seen {NEEDED} cards, not {len(seen)}")
    check_distinct(seen)
    own, dummy, turn_up = seen[:HAND_SIZE], seen[HAND_SIZE:TURN_UP], seen[TURN_UP]
    penalty = whole(told(entry, "penalty"), "penalty", MOST_PENALTIES)
    return PlayedHand(turn_up, 0, _in_pairs(dummy, own, turn_up), penalty)


def _check_counts(view: OneontaView) -> None:
    paid = sum(hand.penalty for hand in view.history)
    if paid != view.penalties:
        raise ViewError(f"penalties is {view.penalties}, but the hands of history paid {paid}")
    if (view.lead is None) != (view.prediction is None):
        raise ViewError("the dummy has led when the prediction is made, and not before")
    if view.prediction is None and not view.predictions:
        raise ViewError("no prediction is left: the game is over")
    if view.prediction is None and view.tricks:
        raise ViewError("no trick is played before the prediction is made")
    if len(view.tricks) >= HAND_SIZE:
        raise ViewError(f"a hand that goes on has fewer than {HAND_SIZE} complete tricks, not {len(view.tricks)}")
    if len(view.hand) + len(view.tricks) != HAND_SIZE:
        raise ViewError(f"after {len(view.tricks)} tricks the player holds {HAND_SIZE - len(view.tricks)} cards")
    played = (played for trick in view.tricks for played in (trick.lead, trick.reply))
    check_distinct((*view.hand, view.turn_up, *played, *([] if view.lead is None else [view.lead])))


def _replayed(state: OneontaState, view: OneontaView) -> OneontaState:
    """The present hand played again from its first card by the rules."""
    if view.prediction is None:
        return state
    state = state._replace(hand=in_order(state.pack[HAND_SIZE:TURN_UP]), prediction=None, tricks=())
    for move in (Predict(view.prediction), *(Play(trick.reply) for trick in view.tricks)):
        try:
            state = cast(OneontaState, state.apply(move).state)
        except IllegalMove as error:
            raise ViewError(f"{move}: {error}") from None
    return state


def _deck_cards(value: object, name: str) -> tuple[Card, ...]:
    return tuple(map(_main_deck, cards(value, name)))


def _main_deck(each: Card) -> Card:
    if each not in MAIN_DECK:
        raise ViewError(f"{each} is not in the main deck")
    return each
