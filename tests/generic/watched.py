"""One random game in which everything is watched that must hold after every move.

``watched`` plays it to its end and raises AssertionError, with the place, where a law is broken. What events say is
kept in a book of its own (``Book``), so that neither the tables of the rules nor their folding is trusted.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import is_dataclass
from itertools import chain
from random import Random
from typing import Any, Final, NamedTuple

from tests.generic import retold, whims
from tests.second_reading import records
from tests.second_reading.fault import Fault
from whistdesk.archive.record import Record, parse, replay, write
from whistdesk.cards.card import CARDS, Card
from whistdesk.rules.base import Game, IllegalMove, Move, Setup, State, View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event, Lying, Moved, Shuffled, Tile

LONGEST: Final = 1000
"""Moves: more than any random game can have."""

LOOKING_BACK: Final = frozenset(("history", "settled"))
"""The fields of views that tell of what is over."""

PROBES: Final = 2
"""So many of all moves that the notation knows are tried at each position, besides the one that is made."""

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "oneonta-whist": (*(f"predict {n}" for n in range(8)), *(f"play {card}" for card in CARDS)),
    "cribbage-solitaire": ("place 1", "place 2", "place 3"),
    "solo-whist": (
        *("pass", "propose", "accept", "solo", "misere", "abundance", "open-misere", "abundance-declared"),
        *(f"trump {suit}" for suit in "CDHS"),
        *(f"play {card}" for card in CARDS),
    ),
}
"""All moves of each game."""


class Ended(NamedTuple):
    """A game that broke no law: how many moves it had, and how its parts ended, in words to be counted."""

    moves: int
    endings: tuple[str, ...]


class Book:
    """Where every card lies by what the events say, and which faces each seat has seen in each shuffle."""

    def __init__(self, lying: Mapping[Tile, Lying], seats: Sequence[Seat]) -> None:
        self.lying = dict(lying)
        self.faces = frozenset(spot.card for spot in lying.values())
        self.packs: list[list[str]] = []
        self.seen: dict[Seat, list[set[Card]]] = {seat: [set()] for seat in seats}
        self.hidden_from: dict[Seat, bool] = {}

    def write(self, event: Event) -> None:
        """What the event does, after a look at whether it can."""
        if isinstance(event, Moved):
            self._move(event)
        elif isinstance(event, Shuffled):
            self._shuffle(event)

    def see(self, seat: Seat, event: Event) -> None:
        """What a seat gets to see of the event, which holds no closed face."""
        own = event.seen_by(seat)
        if isinstance(event, Moved):
            assert isinstance(own, Moved)
            open_now = seat in event.was_open_to or seat in event.open_to
            assert own.card == (event.card if open_now else None)
            assert own.was_open_to | own.open_to <= {seat}
            if open_now and event.card is not None and event.tile.shuffle:
                self.seen[seat][-1].add(event.card)
        elif isinstance(event, Shuffled):
            assert isinstance(own, Shuffled)
            assert not any(card for _, card in (*own.before, *own.after))
            self.seen[seat].append(set())

    def known(self, seat: Seat) -> set[Card]:
        """The faces that the seat has seen since the last deal."""
        return next(cards for cards in reversed(self.seen[seat]) if cards or cards is self.seen[seat][0])

    def ever(self, seat: Seat) -> set[Card]:
        """The faces that the seat has seen at all."""
        return set().union(*self.seen[seat])

    def _move(self, event: Moved) -> None:
        spot = self.lying[event.tile]
        assert spot == Lying(event.origin, event.card, event.was_open_to), event
        self.lying[event.tile] = Lying(event.target, event.card, event.open_to)

    def _shuffle(self, event: Shuffled) -> None:
        for tile, card in event.before:
            spot = self.lying.pop(tile)
            assert (spot.place, spot.card) == (event.place, card), event
        assert sorted(str(card) for _, card in event.before) == sorted(str(card) for _, card in event.after)
        assert not any(tile in self.lying for tile, _ in event.after)
        nobody: frozenset[Seat] = frozenset()
        self.lying.update({tile: Lying(event.place, card, nobody) for tile, card in event.after})
        self.packs.append([str(card) for _, card in event.after])


class Watch:
    """A game from its first card on; ``move`` plays one move and looks at all laws."""

    def __init__(self, game: Game, setup: Setup, rng: Random) -> None:
        self.game, self.setup, self.rng = game, setup, rng
        step = game.start(setup)
        self.state: State = step.state
        self.words = [game.parse_move(word) for word in WORDS[game.key]]
        self.moves: list[str] = []
        self.faces = Faces()
        self.legal: Sequence[Move] = ()
        self.outcomes = self.state.outcomes()
        self.book = Book(self.state.table().lying, game.seats)
        self._deal(step.events)

    def move(self, move: Move) -> None:
        """One legal move, undone and done again on the way."""
        before = dict(self.book.lying)
        step = self.state.apply(move)
        self._write(step.events)
        after = dict(self.book.lying)
        self._undo(step.events, before)
        self.book.lying = after
        self.state = step.state
        self.moves.append(str(move))
        self._look()

    def finish(self) -> Ended:
        """The laws of the whole game."""
        text = write(Record(self.game, self.setup, tuple(self.moves)))
        again = replay(parse(text, GAMES))
        result = self.state.result()
        assert (again.result(), _looks(again)) == (result, _looks(self.state)), "the record leads elsewhere"
        assert _in_common(result, records.read(self.retold(self.moves))), "the second reading differs"
        return Ended(len(self.moves), tuple(ENDINGS[self.game.key](result)))

    def retold(self, moves: Sequence[str]) -> dict[str, Any]:
        """The game up to now as a record of spelled-out deals, with ``moves``."""
        dealer = self.state.result().get("deals", [{"dealer": ""}])[0]["dealer"]
        return retold.record(self.game.key, self.setup, self.book.packs, moves, dealer)

    def _deal(self, events: Sequence[Event]) -> None:
        """The first deal: its events lead from one shuffled pack to the first table."""
        dealt = dict(self.book.lying)
        for event in reversed(events):
            self.book.write(event.inverse())
        pack = sorted(tile for tile in self.book.lying if tile.shuffle)
        assert len({self.book.lying[tile].place for tile in pack}) == 1
        self.book.packs = [[str(self.book.lying[tile].card) for tile in pack]]
        self._write(events)
        assert self.book.lying == dealt
        self._look()

    def _write(self, events: Sequence[Event]) -> None:
        for event in events:
            self.book.write(event)
            for seat in self.game.seats:
                self.book.see(seat, event)

    def _undo(self, events: Sequence[Event], before: Mapping[Tile, Lying]) -> None:
        packs = list(self.book.packs)
        for event in reversed(events):
            self.book.write(event.inverse())
        assert self.book.lying == before, "the inverse events do not lead back"
        self.book.packs = packs

    def _look(self) -> None:
        state = self.state
        table = state.table()
        assert table.lying == self.book.lying, "the events lead to another table"
        cards = [spot.card for spot in table.lying.values()]
        assert len(cards) == len(self.book.faces), "a card is lost or doubled"
        assert self.book.faces == set(cards), "a card is another one"
        self.legal = state.legal_moves()
        assert (state.seat is None) == (not self.legal), "stuck, or moving after the end"
        self._look_at_outcomes()
        self._look_at_views()
        self._look_at_refusals()

    def _look_at_outcomes(self) -> None:
        outcomes = self.state.outcomes()
        assert outcomes[: len(self.outcomes)] == self.outcomes, "what has finished changes"
        self.outcomes = outcomes

    def _look_at_views(self) -> None:
        mover, views = self.state.seat, {seat: self.state.view_for(seat) for seat in self.game.seats}
        LAWS[self.game.key](views[self.game.seats[0]])
        for seat, view in views.items():
            assert view.legal == (self.legal if seat is mover else ())
            now, back = self.faces.of_view(view)
            assert now <= self.book.known(seat), f"{seat} is shown a card that it has not seen"
            assert back <= self.book.ever(seat), f"{seat} remembers a card that it has not seen"

    def _look_at_refusals(self) -> None:
        for move in self.rng.sample(self.words, PROBES):
            refusal = self.state.refusal(move)
            assert (refusal is None) == (move in self.legal), f"{move} is refused and legal, or neither"
            if refusal is not None:
                try:
                    self.state.apply(move)
                except IllegalMove as illegal:
                    assert illegal.refusal == refusal  # noqa: PT017 - a run of its own, not only a test
                else:
                    raise AssertionError(f"{move} is refused and yet made")

    def look_closely(self) -> None:
        """What takes longer: a sample of the view, and what the second reading says of every move there is."""
        for seat in self.game.seats:
            view = self.state.view_for(seat)
            assert self.game.sample(view, self.rng).view_for(seat) == view, "a sample looks otherwise"
        assert _in_common(self.state.result(), records.read(self.retold(self.moves))), "the second reading differs"
        for move in self.words:
            refusal = self.state.refusal(move)
            rule = _rule_broken(self.retold([*self.moves, str(move)]))
            assert rule == ("" if refusal is None else refusal.rule), f"the second reading says {rule} of {move}"


class Faces:
    """The cards in values, each tuple and set of them looked through once."""

    def __init__(self) -> None:
        self._found: dict[int, tuple[object, frozenset[Card]]] = {}

    def of_view(self, view: View) -> tuple[set[Card], set[Card]]:
        """The cards that a view shows of the deal that lasts, and those of what is over."""
        now, back = set[Card](), set[Card]()
        for name in _names(view):
            (back if name in LOOKING_BACK else now).update(self.of(getattr(view, name)))
        return now, back

    def of(self, value: object) -> Iterable[Card]:
        """The cards in a value; AssertionError where it holds anything but plain values."""
        if value is None or isinstance(value, int | str):
            return ()
        if isinstance(value, Card):
            return (value,)
        found = self._found.get(id(value))
        if found is None:
            found = self._found[id(value)] = (value, frozenset(chain.from_iterable(map(self.of, _parts(value)))))
        return found[1]


def _names(value: object) -> Iterable[str]:
    assert is_dataclass(value), f"{value!r} is no plain value"
    return value.__dataclass_fields__


def _looks(state: State) -> Counter[Lying]:
    """What lies where, whichever tile it is: a record that spells its deals out does not keep their tiles."""
    return Counter(state.table().lying.values())


def _parts(value: object) -> Iterable[object]:
    return value if isinstance(value, tuple | frozenset) else [getattr(value, name) for name in _names(value)]


def watched(game: Game, seed: str, *, closely: bool) -> Ended:
    """A random game by its seed; ``closely`` takes a long look at one of its positions too."""
    rng = Random(seed)
    setup = whims.setup(game, rng)
    choose = whims.whim(game, rng)
    watch = Watch(game, setup, rng)
    close_look = rng.randrange(30) if closely else LONGEST
    for turn in range(LONGEST):
        if turn == close_look:
            watch.look_closely()
        if watch.state.seat is None:
            return watch.finish()
        watch.move(choose(watch.state, watch.legal))
    raise AssertionError("it does not end")


def _in_common(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> bool:
    """Whether a result says all that the second reading says; legal moves in any order."""
    return all(
        sorted(ours[key]) == sorted(value) if key == "legal" else ours[key] == value for key, value in theirs.items()
    )


def _rule_broken(record: Mapping[str, Any]) -> str | None:
    """What the second reading says of the last move: the rule that it breaks, "" where it is legal.

    A fault that blames no move says that a shuffle is missing which a legal move has made necessary.
    """
    try:
        records.read(dict(record))
    except Fault as fault:
        return "" if fault.move is None else fault.rule
    return ""


def _oneonta_law(view: Any) -> None:
    assert all(len(hand.tricks) == 7 for hand in view.history)
    assert all(hand.penalty == abs(hand.prediction - hand.won) for hand in view.history)
    assert view.penalties == sum(hand.penalty for hand in view.history)
    assert (view.status.value == "lost") == (view.penalties > 7)
    assert (view.status.value == "won") == (view.penalties <= 7 and len(view.history) == 8)


def _cribbage_law(view: Any) -> None:
    cards = [card for played in view.rounds for card in played.cards]
    assert len(set(cards)) == len(cards)
    assert all(len(played.cards) == 13 for played in view.rounds[:-1])
    assert view.total == sum(played.total for played in view.rounds)


def _solowhist_law(view: Any) -> None:
    assert sum(view.chips) == 0
    assert sum(view.counts) == 52 - 4 * len(view.tricks) - (len(view.current.cards) if view.current else 0)
    for hand in view.settled:
        assert sum(hand.chips) == 0
        assert sum(hand.tricks) == len(hand.played)
        ended = None if hand.contract is None else hand.contract.call.value
        early = ended in ("misere", "open-misere", "abundance-declared") and not hand.made
        assert len(hand.played) == (0 if ended is None else 13) or early


LAWS: Final = {"oneonta-whist": _oneonta_law, "cribbage-solitaire": _cribbage_law, "solo-whist": _solowhist_law}
"""What holds of every view of a game."""


def _solowhist_endings(result: Mapping[str, Any]) -> Iterable[str]:
    for deal in result["deals"]:
        contract = deal["contract"]
        yield "thrown in" if contract is None else f"{contract['name']} {'made' if deal['made'] else 'failed'}"


ENDINGS: Final = {
    "oneonta-whist": lambda result: (f"{result['status']} in hand {len(result['hands'])}",),
    "cribbage-solitaire": lambda result: (result["status"],),
    "solo-whist": _solowhist_endings,
}
"""How the parts of a game ended, in words."""
