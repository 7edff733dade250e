"""A position of Oneonta Whist and how moves change it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from whistdesk.cards.card import Card
from whistdesk.rules.base import IllegalMove, Move, Outcome, Refusal, Step
from whistdesk.rules.oneonta import travel
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MOST_PENALTIES, NEEDED, TURN_UP, Shuffles, in_order
from whistdesk.rules.oneonta.events import Dealt, Ended, HandScored, Led, Predicted, TrickEnded
from whistdesk.rules.oneonta.moves import OneontaMove, Play, Predict
from whistdesk.rules.oneonta.places import TiledCard
from whistdesk.rules.oneonta.refusals import refusal_of
from whistdesk.rules.oneonta.report import outcomes_of, result_of
from whistdesk.rules.oneonta.tables import dealt_deck, gathered_deck, penalty_pile, prediction_deck
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.oneonta.view import OneontaView, PlayedHand, Status, Trick, penalties_in, tricks_won
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event, Table


class OneontaState(NamedTuple):
    """The whole truth of a game.

    ``pack`` is the main deck without the penalty pile in the order of its last shuffle, which is
    number ``shuffle``: an odd one was a deal and says where every card began; an even one was the
    payment that lost the game. ``hand`` are the cards that the player still holds, ``paid`` the
    penalty pile with its tiles. When the game is over, ``prediction`` and ``tricks`` stay those of
    the last hand, which is in ``history`` too.
    """

    shuffles: Shuffles
    shuffle: int
    pack: tuple[Card, ...]
    hand: tuple[Card, ...]
    prediction: int | None
    tricks: tuple[Trick, ...]
    paid: tuple[TiledCard, ...]
    history: tuple[PlayedHand, ...]
    status: Status = Status.PLAYING

    @property
    def seat(self) -> Seat | None:
        """The player, or None when the game is over."""
        return Seat.PLAYER if self.status is Status.PLAYING else None

    @property
    def part(self) -> int:
        """A game of Oneonta Whist has one part."""
        return 0

    @property
    def turn_up(self) -> Card:
        """The turn-up of the hand that is played, or was played last."""
        return self.pack[TURN_UP] if self.shuffle % 2 else self.history[-1].turn_up

    @property
    def lead(self) -> Card | None:
        """The dummy's open lead; None before the prediction and after the last trick (OW-06)."""
        played = len(self.tricks)
        return None if self.prediction is None or played == HAND_SIZE else self.pack[played]

    @property
    def predictions(self) -> tuple[int, ...]:
        """The prediction cards that are left, without the chosen one (OW-05)."""
        used = {self.prediction, *(hand.prediction for hand in self.history)}
        return tuple([tricks for tricks in range(HANDS) if tricks not in used])

    def legal_moves(self) -> tuple[OneontaMove, ...]:
        """The predictions that are left, or the cards that may be played (OW-05, OW-08)."""
        if self.status is not Status.PLAYING:
            return ()
        if self.lead is None:
            return tuple([Predict(tricks) for tricks in self.predictions])
        return tuple([Play(card) for card in self._replies()])

    def refusal(self, move: Move) -> Refusal | None:
        """Why ``move`` is illegal here, or None if it is legal."""
        return refusal_of(move, self.view_for(Seat.PLAYER))

    def apply(self, move: Move) -> Step:
        """The state after ``move``: the trick is swept, the hand paid and the next one dealt.

        IllegalMove if the move is refused; SetupError if a spelled-out shuffle that is due is
        missing or is not the deck.
        """
        if isinstance(move, Play) and move.card in self._replies():
            return _played(self, move.card)
        if isinstance(move, Predict) and move in self.legal_moves():
            return _predicted(self, move.tricks)
        refusal = self.refusal(move)
        assert refusal is not None
        raise IllegalMove(refusal)

    def view_for(self, seat: Seat) -> OneontaView:
        """What the player may know."""
        return OneontaView(
            hand=self.hand,
            turn_up=self.turn_up,
            predictions=self.predictions,
            prediction=self.prediction,
            tricks=self.tricks,
            lead=self.lead,
            penalties=penalties_in(self.history),
            history=self.history,
            status=self.status,
            legal=self.legal_moves(),
        )

    def outcomes(self) -> tuple[Outcome, ...]:
        """The game itself once it is over."""
        return outcomes_of(self.view_for(Seat.PLAYER))

    def result(self) -> dict[str, Any]:
        """The JSON object that ``whistdesk replay`` prints (RECORD.md)."""
        return result_of(self.view_for(Seat.PLAYER))

    def table(self) -> Table:
        """Where every card lies, with all faces."""
        over = self.status is not Status.PLAYING
        pack = (self.shuffle, self.pack)
        leading = self.lead is not None
        deck = dealt_deck(*pack, self.tricks, leading=leading) if self.shuffle % 2 else gathered_deck(*pack)
        chosen = None if over else self.prediction
        # Cards that this very shuffle paid come twice, and the penalty pile has the last word.
        return Table(dict((*deck, *penalty_pile(self.paid), *prediction_deck(self.predictions, chosen))))

    def _replies(self) -> tuple[Card, ...]:
        """The cards that may be played to the open lead; none without one (OW-08)."""
        lead = self.lead
        return () if lead is None else trumps_of(self.turn_up).follow(lead, self.hand) or self.hand


def deal(
    shuffles: Shuffles,
    shuffle: int,
    pack: tuple[Card, ...],
    paid: tuple[TiledCard, ...] = (),
    history: tuple[PlayedHand, ...] = (),
) -> Step:
    """The next hand dealt from ``pack``, the order of shuffle number ``shuffle`` (OW-04)."""
    hand = in_order(pack[HAND_SIZE:TURN_UP])
    state = OneontaState(shuffles, shuffle, pack, hand, None, (), paid, history)
    return Step(state, (*travel.dealt(shuffle, pack), Dealt(len(history) + 1, pack[TURN_UP])))


def _predicted(state: OneontaState, tricks: int) -> Step:
    state = state._replace(prediction=tricks)
    return Step(state, (Predicted(tricks), travel.predicted(tricks), *_next_lead(state)))


def _played(state: OneontaState, card: Card) -> Step:
    number = len(state.tricks)
    lead, reply = travel.TILES[state.shuffle][number], travel.TILES[state.shuffle][state.pack.index(card)]
    trick = Trick(state.pack[number], card, trumps_of(state.turn_up).beats(card, state.pack[number]))
    place = state.hand.index(card)
    hand = state.hand[:place] + state.hand[place + 1 :]
    state = state._replace(hand=hand, tricks=(*state.tricks, trick))
    events = (travel.replied(reply, card), TrickEnded(trick), *travel.swept(trick, number, lead, reply))
    if number + 1 < HAND_SIZE:
        return Step(state, events + _next_lead(state))
    step = _scored(state)
    return Step(step.state, events + step.events)


def _next_lead(state: OneontaState) -> tuple[Event, ...]:
    """The dummy leads its top card (OW-06)."""
    number = len(state.tricks)
    card = state.pack[number]
    return Led(card), travel.led(travel.TILES[state.shuffle][number], card)


def _scored(state: OneontaState) -> Step:
    """The hand is over: it is scored and paid, and the next one is dealt (OW-13, OW-14)."""
    assert state.prediction is not None
    won = tricks_won(state.tricks)
    hand = PlayedHand(state.turn_up, state.prediction, state.tricks, abs(won - state.prediction))
    state = state._replace(history=(*state.history, hand))
    number, total = len(state.history), penalties_in(state.history)
    step = _last_payment(state, hand) if number == HANDS else _payment(state, hand)
    scored = HandScored(number, hand.prediction, won, hand.penalty, total)
    return Step(step.state, (scored, *step.events))


def _last_payment(state: OneontaState, hand: PlayedHand) -> Step:
    """After the last hand the stock under the turn-up pays, as far as it goes (OW-17)."""
    stock = travel.tiled(state.shuffle, state.pack)[NEEDED:]
    cards = stock[: hand.penalty]
    ended = _ended(state._replace(paid=(*state.paid, *cards)))
    return Step(ended.state, (*travel.paid(cards, hand.prediction), *ended.events))


def _payment(state: OneontaState, hand: PlayedHand) -> Step:
    """All cards are shuffled together, and the first of them pay (OW-14)."""
    shuffle = state.shuffle + 1
    pack = state.shuffles.order(shuffle, in_order(state.pack))
    gathered = travel.tiled(state.shuffle, state.pack)
    tiled = travel.tiled(shuffle, pack)
    cards, rest = tiled[: hand.penalty], tiled[hand.penalty :]
    events: tuple[Event, ...] = (
        *travel.gathered(gathered, state.tricks),
        travel.reshuffled(gathered, tiled),
        *travel.paid(cards, hand.prediction),
    )
    state = state._replace(shuffle=shuffle, pack=pack, paid=(*state.paid, *cards))
    step = _ended(state) if penalties_in(state.history) > MOST_PENALTIES else _next_hand(state, rest)
    return Step(step.state, (*events, *step.events))


def _next_hand(state: OneontaState, rest: Sequence[TiledCard]) -> Step:
    shuffle = state.shuffle + 1
    pack = state.shuffles.order(shuffle, in_order(card for _, card in rest))
    step = deal(state.shuffles, shuffle, pack, state.paid, state.history)
    return Step(step.state, (travel.reshuffled(rest, travel.tiled(shuffle, pack)), *step.events))


def _ended(state: OneontaState) -> Step:
    """The game is lost with more than seven penalty cards, won with all eight hands played (OW-16, OW-17)."""
    total = penalties_in(state.history)
    won = total <= MOST_PENALTIES
    return Step(state._replace(status=Status.WON if won else Status.LOST), (Ended(won, total),))
