"""How many lines of play there are from a position: of so many moves, or to the end where that comes first."""

from collections.abc import Mapping
from typing import Any

from tests.second_reading import records
from whistdesk.archive.record import parse, replay
from whistdesk.rules.base import State
from whistdesk.rules.registry import GAMES


def lines(state: State, depth: int) -> int:
    """By the program's rules; a line that ends sooner counts as one."""
    if depth == 0 or state.seat is None:
        return 1
    return sum(lines(state.apply(move).state, depth - 1) for move in state.legal_moves())


def lines_again(record: Mapping[str, Any], depth: int) -> int:
    """By the second reading, which reads the whole record anew for each position."""
    legal = records.read(dict(record))["legal"] if depth else ()
    if not legal:
        return 1
    return sum(lines_again({**record, "moves": [*record["moves"], move]}, depth - 1) for move in legal)


def position(text: str) -> State:
    """The last position of a record."""
    return replay(parse(text, GAMES))
