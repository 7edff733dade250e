"""From what the player does to a move: plain Python, no Qt.

A game lists its ``Option``s; ``interpret`` reads a tap, a drop or a key against them. So every
move can be made by a click, by dragging and by keyboard, in every game, for nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

from whistdesk.rules.base import Move
from whistdesk.rules.table import Tile
from whistdesk.views.table.pose import Target


class Option(NamedTuple):
    """A move that can be pointed at, legal or not (an illegal one answers with its refusal).

    ``targets`` are the tiles and areas whose tap means the move; ``tile`` is the card that can
    be dragged and ``drops`` the areas on which dropping it means the move; ``keys`` are key
    names that mean it (``"1"``, ``"P"``). With ``confirm`` the first tap picks it and a second
    tap, Enter or the gold button plays it.
    """

    move: Move
    legal: bool
    targets: tuple[Target, ...] = ()
    tile: Tile | None = None
    drops: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    confirm: bool = False


class Tap(NamedTuple):
    """A click or touch on a card or an area, or Enter on the focused one."""

    target: Target


class Drop(NamedTuple):
    """A dragged card was let go over these areas, the largest overlap first."""

    tile: Tile
    areas: tuple[str, ...]


class Key(NamedTuple):
    """A key with a meaning of its own, by name (``"1"``, ``"P"``); ``"Enter"`` confirms the pick."""

    name: str


Act = Tap | Drop | Key


class PlayMove(NamedTuple):
    """Do it."""

    move: Move


class PickMove(NamedTuple):
    """Select it, and wait for the confirmation; None lays the pick down again."""

    move: Move | None


Intent = PlayMove | PickMove | None
"""What an act means; an illegal option gives PlayMove too, and the rules refuse it with a reason."""


def at_once(options: Sequence[Option]) -> tuple[Option, ...]:
    """``options`` for a player who wishes no confirmation."""
    return tuple(option._replace(confirm=False) for option in options)


def interpret(options: Sequence[Option], act: Act, picked: Move | None = None) -> Intent:
    """What ``act`` means among ``options``."""
    if act == Key("Enter"):
        return PlayMove(picked) if picked is not None else None
    option = _meant(options, act)
    if option is None:
        return None
    if option.legal and option.confirm and option.move != picked and not isinstance(act, Drop):
        return PickMove(option.move)
    return PlayMove(option.move)


def _meant(options: Sequence[Option], act: Act) -> Option | None:
    if isinstance(act, Tap):
        found = [option for option in options if act.target in option.targets]
        # A tap that could mean several legal moves means none: the card must be dragged or placed.
        legal = [option for option in found if option.legal]
        return legal[0] if len(legal) == 1 else found[0] if len(found) == 1 else None
    if isinstance(act, Key):
        return next((option for option in options if act.name in option.keys), None)
    dropped = [option for option in options if option.tile == act.tile]
    hits = [
        (not option.legal, act.areas.index(area), i)
        for i, option in enumerate(dropped)
        for area in option.drops
        if area in act.areas
    ]
    return dropped[min(hits)[2]] if hits else None
