"""What the views of engine requests (docs/ENGINE.md) have in common: cards and numbers, read and checked."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistdesk.cards.card import Card, parse_card
from whistdesk.rules.base import View


class ViewError(ValueError):
    """A view that no game can lead to, or that is not written as it should be; the message is a clear sentence."""


def told(view: Mapping[str, Any], key: str) -> Any:
    """What a view says under ``key``; ViewError where it says nothing."""
    if key not in view:
        raise ViewError(f'the view has no "{key}"')
    return view[key]


def entries(value: object, name: str) -> Sequence[Any]:
    """A JSON list; ``name`` says in the error what it should be."""
    if not isinstance(value, list):
        raise ViewError(f"{name} must be a list")
    return value


def text(value: object, name: str) -> str:
    """A JSON text."""
    if not isinstance(value, str):
        raise ViewError(f"{name} must be a text")
    return value


def whole(value: object, name: str, most: int) -> int:
    """A whole number from 0 to ``most``."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ViewError(f"{name} must be a whole number from 0 to {most}")
    return value


def card(value: object, name: str) -> Card:
    """A card."""
    try:
        return parse_card(text(value, name))
    except ValueError as error:
        raise ViewError(f"{name}: {error}") from None


def cards(value: object, name: str) -> tuple[Card, ...]:
    """A list of cards, in order."""
    return tuple(card(entry, name) for entry in entries(value, name))


def check_distinct(shown: Iterable[Card]) -> None:
    """ViewError where a card is there twice."""
    known: set[Card] = set()
    for each in shown:
        if each in known:
            raise ViewError(f"{each} is there twice")
        known.add(each)


def check_legal(view: View, value: object) -> None:
    """ViewError unless the list ``value`` holds the legal moves of ``view``, in any order."""
    given = [text(entry, "legal") for entry in entries(value, "legal")]
    legal = [str(move) for move in view.legal]
    if sorted(given) != sorted(legal):
        raise ViewError(f"legal does not fit: here the legal moves are {', '.join(legal)}")
