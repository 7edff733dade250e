"""Positions of Oneonta Whist as text, and whole games with the penalties that a test wants."""

from collections.abc import Iterable, Mapping, Sequence

from whistdesk.cards.card import Card, parse_card, parse_cards
from whistdesk.rules.base import Setup
from whistdesk.rules.oneonta.deal import MAIN_DECK
from whistdesk.rules.oneonta.game import OneontaWhist
from whistdesk.rules.oneonta.moves import OneontaMove, Play, Predict
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.trumps import Trumps, trumps_of
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event

GAME = OneontaWhist()


def pack(text: str) -> str:
    """The shuffle of a deal in three lines, ``dummy``, ``player`` and ``turn-up``; the stock fills up.

    Hands that name fewer than seven cards are filled up too.
    """
    rows = {row.split()[0]: parse_cards(" ".join(row.split()[1:])) for row in text.strip().splitlines()}
    turn_up = rows["turn-up"][0]
    named = {turn_up, *rows["dummy"], *rows["player"]}
    spare = [card for card in MAIN_DECK if card not in named]
    hands = [[*rows[who], *(spare.pop() for _ in range(7 - len(rows[who])))] for who in ("dummy", "player")]
    return " ".join(map(str, [*hands[0], *hands[1], turn_up, *spare]))


def start(*shuffles: str) -> OneontaState:
    """The first hand of a game with these shuffles: ``pack(...)`` or cards separated by blanks."""
    state = GAME.start(GAME.read_setup({"deal": {"shuffles": list(shuffles)}})).state
    assert isinstance(state, OneontaState)
    return state


def numbered(number: int) -> OneontaState:
    """The first hand of a numbered deal."""
    state = GAME.start(Setup(number=number)).state
    assert isinstance(state, OneontaState)
    return state


def after(state: OneontaState, *moves: str) -> OneontaState:
    """The position after moves in notation; bare cards are plays: ``after(state, "predict 3", "QH")``."""
    return with_events(state, *moves)[0]


def with_events(state: OneontaState, *moves: str) -> tuple[OneontaState, list[Event]]:
    """The same, with all that happened on the way."""
    events: list[Event] = []
    for text in moves:
        step = state.apply(Play(parse_card(text)) if len(text) == 2 else GAME.parse_move(text))
        assert isinstance(step.state, OneontaState)
        state = step.state
        events.extend(step.events)
    return state, events


def reachable(state: OneontaState) -> Mapping[int, Sequence[Card]]:
    """For each number of tricks that can be won in the hand just dealt, the cards that win it."""
    return _lines(state.pack[:7], state.hand, trumps_of(state.turn_up))


def _lines(leads: Sequence[Card], hand: Sequence[Card], trumps: Trumps) -> dict[int, Sequence[Card]]:
    if not leads:
        return {0: ()}
    found: dict[int, Sequence[Card]] = {}
    for card in trumps.follow(leads[0], hand) or hand:
        won = trumps.beats(card, leads[0])
        rest = [held for held in hand if held != card]
        for further, cards in _lines(leads[1:], rest, trumps).items():
            found.setdefault(won + further, (card, *cards))
    return found


def costing(state: OneontaState, penalty: int, *, keep: Iterable[int] = ()) -> list[OneontaMove] | None:
    """Moves of the hand just dealt that cost exactly ``penalty``, None if there are none.

    Predictions far from three and a half are used up first, those in ``keep`` never.
    """
    lines = reachable(state)
    for prediction in sorted(set(state.predictions) - set(keep), key=lambda tricks: -abs(tricks - 3.5)):
        for won in (prediction - penalty, prediction + penalty):
            if won in lines:
                return [Predict(prediction), *map(Play, lines[won])]
    return None


def whole_game(penalties: Sequence[int], first_number: int = 0) -> tuple[int, list[OneontaMove]]:
    """A deal's number and the moves of a game in which the hands cost exactly these penalties."""
    for number in range(first_number, first_number + 1000):
        state, moves = numbered(number), list[OneontaMove]()
        for penalty in penalties:
            hand = costing(state, penalty)
            if hand is None:
                break
            moves += hand
            for move in hand:
                step = state.apply(move)
                assert isinstance(step.state, OneontaState)
                state = step.state
        else:
            return number, moves
    raise AssertionError(f"no deal costs {penalties}")


def play(number: int, moves: Iterable[OneontaMove]) -> OneontaState:
    """A numbered deal after ``moves``."""
    return after(numbered(number), *map(str, moves))


def seen(state: OneontaState) -> list[str]:
    """The player's hand as words."""
    return [str(card) for card in state.view_for(Seat.PLAYER).hand]
