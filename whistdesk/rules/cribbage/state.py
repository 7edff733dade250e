"""The true position of Cribbage Solitaire, and what each move brings."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from whistdesk.cards.card import Card
from whistdesk.rules.base import IllegalMove, Move, Outcome, Refusal, Step
from whistdesk.rules.cribbage.events import Ended, RoundScored, Status, verdict
from whistdesk.rules.cribbage.moves import MOVES, PlaceCard
from whistdesk.rules.cribbage.rounds import DEALT, ROUND_SIZE, ROUNDS, Round
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import EVERYBODY, NOBODY, Event, Lying, Moved, Place, Table, Tile

KEY: Final = "cribbage-solitaire"

DECK: Final = Place("deck")
TURNED: Final = Place("turned")
STARTER: Final = Place("starter")
SWEPT: Final = Place("swept")


def hand_place(hand: int) -> Place:
    """Where the cards of hand 1, 2 or 3 lie."""
    return Place("hand", hand)


@dataclass(frozen=True, slots=True)
class CribbageState:
    """The whole deck, top first, and the rounds so far; the last one is being played.

    Card ``i`` of the deck is tile ``(1, i)``: the deck is shuffled once (CS-01).
    """

    deck: tuple[Card, ...]
    rounds: tuple[Round, ...]

    @property
    def seat(self) -> Seat | None:
        """The player's, until the last starter is turned."""
        return None if self._view().over else Seat.PLAYER

    @property
    def part(self) -> int:
        """Always 0: a game is one whole."""
        return 0

    @property
    def status(self) -> Status:
        """Whether the game is being played, won, lost or a skunk (CS-08)."""
        view = self._view()
        return verdict(view.total) if view.over else Status.PLAYING

    def legal_moves(self) -> tuple[PlaceCard, ...]:
        """One for each hand with fewer than four cards (CS-03)."""
        return tuple(map(PlaceCard, self.rounds[-1].open_hands))

    def refusal(self, move: Move) -> Refusal | None:
        """Why ``move`` is illegal: the hand is full (CS-03), or the game is over."""
        if move in self.legal_moves():
            return None
        if move not in MOVES:
            return Refusal(None, "foreign-move", f"{move} is not a move of Cribbage Solitaire")
        if self.seat is None:
            return Refusal(None, "game-over", "the game is over")
        hand = MOVES.index(move) + 1
        return Refusal("CS-03", "hand-full", f"hand {hand} has four cards already", {"hand": hand})

    def apply(self, move: Move) -> Step:
        """Place the turned card and turn the next; the twelfth turns the starter and scores the round."""
        if refusal := self.refusal(move):
            raise IllegalMove(refusal)
        hand, played = MOVES.index(move) + 1, self.rounds[-1]
        index = _first_tile(len(self.rounds)) + len(played.placed)
        played = played.with_placed(hand, self.deck[index + 1])
        placed = Moved(Tile(1, index), self.deck[index], TURNED, hand_place(hand), EVERYBODY, EVERYBODY)
        turned = self._turn(index + 1, TURNED if played.card else STARTER)
        state = replace(self, rounds=(*self.rounds[:-1], played))
        return Step(state, (placed, turned)) if played.card else _scored(state, (placed, turned))

    def with_round_dealt(self) -> Step:
        """The next round dealt: six cards to the hands, and the first one turned (CS-02, CS-03)."""
        first = _first_tile(len(self.rounds) + 1)
        last = first + len(DEALT)
        state = replace(self, rounds=(*self.rounds, Round(self.deck[first : last + 1])))
        dealt = (self._turn(first + i, hand_place(hand)) for i, hand in enumerate(DEALT))
        return Step(state, (*dealt, self._turn(last, TURNED)))

    def view_for(self, seat: Seat) -> CribbageView:
        """What the player has seen; ValueError for a seat that is not in the game."""
        if seat is not Seat.PLAYER:
            raise ValueError(f"{seat} has no seat in a solitaire")
        return self._view()

    def outcomes(self) -> tuple[Outcome, ...]:
        """The finished game, with the points of each round."""
        view = self._view()
        if not view.over:
            return ()
        rounds = [{"hands": [score.total for score in played.scores], "heels": played.heels} for played in self.rounds]
        return (Outcome("game", 0, self.status.value, view.total, {"rounds": rounds}),)

    def table(self) -> Table:
        """All 52 cards; the swept ones lie closed (CS-07)."""
        turned = self._turned()
        lying = {Tile(1, i): Lying(SWEPT if i < turned else DECK, card, NOBODY) for i, card in enumerate(self.deck)}
        first, now = _first_tile(len(self.rounds)), self.rounds[-1]
        places = (*map(hand_place, now.placed), TURNED if now.card else STARTER)
        for i, place in enumerate(places, first):
            lying[Tile(1, i)] = Lying(place, self.deck[i], EVERYBODY)
        return Table(lying)

    def result(self) -> dict[str, Any]:
        """What RECORD.md lists for ``cribbage-solitaire``."""
        seat, view = self.seat, self._view()
        return {
            "game": KEY,
            "status": self.status.value,
            "to_move": None if seat is None else seat.value,
            "legal": [str(move) for move in view.legal],
            "total": view.total,
            "rounds": [_round_result(played) for played in self.rounds],
        }

    def _view(self) -> CribbageView:
        return CribbageView(self.rounds, self.legal_moves())

    def _turned(self) -> int:
        return sum(len(played.cards) for played in self.rounds)

    def _turn(self, index: int, target: Place) -> Event:
        return Moved(Tile(1, index), self.deck[index], DECK, target, NOBODY, EVERYBODY)


def _scored(state: CribbageState, events: tuple[Event, ...]) -> Step:
    """The step that turned the starter, with the score and the next deal or the end."""
    number, played = len(state.rounds), state.rounds[-1]
    total = sum(each.total for each in state.rounds)
    scored = RoundScored(number, total - played.total, played)
    if number == ROUNDS:
        return Step(state, (*events, scored, Ended(verdict(total), total)))
    dealt, deal = state.with_round_dealt()
    return Step(dealt, (*events, scored, *_swept(state), *deal))


def _swept(state: CribbageState) -> Iterator[Event]:
    first, placed = _first_tile(len(state.rounds)), state.rounds[-1].placed
    for i, origin in enumerate((*map(hand_place, placed), STARTER), first):
        yield Moved(Tile(1, i), state.deck[i], origin, SWEPT, EVERYBODY, NOBODY)


def _first_tile(number: int) -> int:
    return (number - 1) * ROUND_SIZE


def _round_result(played: Round) -> dict[str, Any]:
    return {
        "hands": [[str(card) for card in hand] for hand in played.hands],
        "card": str(played.card) if played.card else None,
        "starter": str(played.starter) if played.starter else None,
        "heels": played.heels,
        "scores": [{**score._asdict(), "total": score.total} for score in played.scores],
        "total": played.total,
    }
