"""Where every card lies, and the events that move cards.

A ``Table`` maps each physical card (a ``Tile``) to its place, its face, and who sees the face.
Events fold over it: ``table.after(event)`` is the next table, ``event.inverse()`` leads back.
``seen_by(seat)`` hides faces on tables and events alike, so that what a screen or a seat gets
holds no hidden card.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, Self

from whistdesk.cards.card import Card
from whistdesk.rules.seats import Seat


class Tile(NamedTuple):
    """One physical card of one shuffle: its place in the shuffled order says nothing of its face.

    ``shuffle`` counts the shuffles of a game from 1; 0 is kept for cards that are never shuffled
    (the prediction deck). ``index`` is the card's place in that shuffle, 0 for the top.
    """

    shuffle: int
    index: int  # type: ignore[assignment]  # hides tuple.index, which no one asks of a tile


class Place(NamedTuple):
    """A spot on the table. ``part`` tells apart like spots: a seat, a hand, a trick number."""

    name: str
    part: str | int = ""


NOBODY: Final[frozenset[Seat]] = frozenset()
EVERYBODY: Final = frozenset(Seat)


class Lying(NamedTuple):
    """A card on the table: ``card`` is None where the onlooker does not know it."""

    place: Place
    card: Card | None
    open_to: frozenset[Seat]

    def seen_by(self, seat: Seat) -> "Lying":
        """The same, with the face only if ``seat`` sees it."""
        if seat in self.open_to:
            return Lying(self.place, self.card, frozenset((seat,)))
        return Lying(self.place, None, NOBODY)


class Event(Protocol):
    """Something that happened. All events are frozen; those without cards are their own inverse."""

    def seen_by(self, seat: Seat) -> Self:
        """The event as ``seat`` may know it."""

    def inverse(self) -> Self:
        """The event that takes this one back."""


class Happening:
    """Base of events that move no card and hide nothing (calls, tricks won, scores, ends)."""

    __slots__ = ()

    def seen_by(self, seat: Seat) -> Self:
        """The same for every seat."""
        return self

    def inverse(self) -> Self:
        """It moved nothing, so nothing is to be taken back."""
        return self


class Closing(Happening):
    """Base of events with which a hand or round ends.

    While a game for one lasts, what was seen before the last of them may be remembered but not looked
    at again (OW-15, CS-07).
    """

    __slots__ = ()


class Moved(NamedTuple):
    """A card went from one place to another, or was turned over where it lies."""

    tile: Tile
    card: Card | None
    origin: Place
    target: Place
    was_open_to: frozenset[Seat]
    open_to: frozenset[Seat]

    def seen_by(self, seat: Seat) -> "Moved":
        """With the face only if ``seat`` saw it before or sees it now."""
        before, now = seat in self.was_open_to, seat in self.open_to
        one = frozenset((seat,))
        return self._replace(
            card=self.card if before or now else None,
            was_open_to=one if before else NOBODY,
            open_to=one if now else NOBODY,
        )

    def inverse(self) -> "Moved":
        """The card goes back and is seen by whom it was seen before."""
        return self._replace(origin=self.target, target=self.origin, was_open_to=self.open_to, open_to=self.was_open_to)


class Shuffled(NamedTuple):
    """All cards at ``place`` were shuffled, face down: the old tiles are gone, new ones lie there."""

    place: Place
    before: tuple[tuple[Tile, Card | None], ...]
    after: tuple[tuple[Tile, Card | None], ...]

    def seen_by(self, seat: Seat) -> "Shuffled":
        """Nobody sees a face of a shuffled pack."""
        del seat
        return Shuffled(self.place, tuple((t, None) for t, _ in self.before), tuple((t, None) for t, _ in self.after))

    def inverse(self) -> "Shuffled":
        """The old tiles come back."""
        return Shuffled(self.place, self.after, self.before)


@dataclass(frozen=True, slots=True)
class Table:
    """Every card of the game and where it lies; equal tables look the same to their onlooker."""

    lying: Mapping[Tile, Lying]
    onlooker: Seat | None = None
    """Whose table this is; None for the true table, on which every face is known."""

    def seen_by(self, seat: Seat) -> "Table":
        """The table as ``seat`` sees it: the one that screens draw."""
        return Table({tile: spot.seen_by(seat) for tile, spot in self.lying.items()}, seat)

    def after(self, event: Event) -> "Table":
        """The table once ``event`` has happened; ValueError if a card is not where it should be."""
        if isinstance(event, Moved):
            return self._moved(event)
        if isinstance(event, Shuffled):
            return self._shuffled(event)
        return self

    def after_all(self, events: Iterable[Event]) -> "Table":
        """The table once all ``events`` have happened, in order."""
        table = self
        for event in events:
            table = table.after(event)
        return table

    def at(self, place: Place) -> tuple[Tile, ...]:
        """The tiles at exactly this place, in the order of their shuffle."""
        return tuple(sorted(tile for tile, spot in self.lying.items() if spot.place == place))

    def named(self, name: str) -> dict[Place, tuple[Tile, ...]]:
        """All places of this name that hold cards, with their tiles in the order of their shuffle."""
        found: dict[Place, list[Tile]] = {}
        for tile in sorted(self.lying):
            place = self.lying[tile].place
            if place.name == name:
                found.setdefault(place, []).append(tile)
        return {place: tuple(tiles) for place, tiles in found.items()}

    def card(self, tile: Tile) -> Card | None:
        """The face of ``tile`` as the onlooker knows it."""
        return self.lying[tile].card

    def _moved(self, event: Moved) -> "Table":
        spot = self.lying.get(event.tile)
        if spot is None or spot.place != event.origin:
            raise ValueError(f"{event.tile} does not lie at {event.origin}")
        # The true table keeps the faces of closed cards; an onlooker's table never knows them.
        face = event.card if event.open_to or self.onlooker is None else None
        return Table({**self.lying, event.tile: Lying(event.target, face, event.open_to)}, self.onlooker)

    def _shuffled(self, event: Shuffled) -> "Table":
        lying = dict(self.lying)
        for tile, _ in event.before:
            if lying.pop(tile).place != event.place:
                raise ValueError(f"{tile} does not lie at {event.place}")
        lying.update({tile: Lying(event.place, card, NOBODY) for tile, card in event.after})
        return Table(lying, self.onlooker)


def reveals(events: Iterable[Event], seat: Seat) -> bool:
    """Whether ``events`` show ``seat`` a face that it did not see before.

    Undoing past such a step makes a game practice.
    """
    return any(isinstance(event, Moved) and seat in event.open_to and seat not in event.was_open_to for event in events)
