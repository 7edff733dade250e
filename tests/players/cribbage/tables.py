"""Views of Cribbage Solitaire as text, and what the coach says to them."""

from random import Random

from whistdesk.cards.card import CARDS, Card, parse_card, parse_cards
from whistdesk.players.base import Choice, Opinion
from whistdesk.players.cribbage.coach import CribbageCoach
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.points import number
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import ROUND_SIZE, ROUNDS, Round
from whistdesk.rules.cribbage.view import CribbageView


def view(hands: str, card: str, *, unseen: str = "", rich: bool = False) -> CribbageView:
    """A round with three hands, divided by bars, and a turned card: the first or, with ``unseen`` cards, the last one.

    In the last round the earlier ones are made of the cards that are neither on the table nor
    unseen: poor hands or, where that is asked for, ``rich`` ones.
    """
    lying = [parse_cards(hand) for hand in hands.split("|")]
    now = Round(
        (*(card for hand in lying for card in hand), parse_card(card)),
        tuple(number for number, hand in enumerate(lying, 1) for _ in hand),
    )
    earlier = _earlier({*now.cards, *parse_cards(unseen)}, rich=rich) if unseen else ()
    return CribbageView((*earlier, now), tuple(map(PlaceCard, now.open_hands)))


def _earlier(later: set[Card], *, rich: bool) -> tuple[Round, ...]:
    swept = [card for card in CARDS if card not in later]
    placed = (1, 1, 2, 2, 3, 3) * 2 if rich else (1, 2, 3) * 4
    if rich:
        swept.sort(key=number)
    assert len(swept) == (ROUNDS - 1) * ROUND_SIZE
    rounds = (swept[first : first + ROUND_SIZE] for first in range(0, len(swept), ROUND_SIZE))
    return tuple(Round(tuple(cards), placed) for cards in rounds)


def advice(here: CribbageView, goal: Goal = Goal.AVERAGE, seed: int = 1) -> Choice:
    return CribbageCoach(goal).choose(here, Random(seed))


def by_hand(choice: Choice) -> dict[int, Opinion]:
    return {int(str(opinion.move)[-1]): opinion for opinion in choice.opinions}
