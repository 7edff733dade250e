"""Positions of Solo Whist as text, for the tests."""

from collections.abc import Iterable
from typing import Any

from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import parse_move
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import Settlement
from whistdesk.rules.table import Event

GAME = SoloWhist()

ONE_SUIT_EACH = "S:AKQJT98765432... W:.AKQJT98765432.. N:..AKQJT98765432. E:...AKQJT98765432"
"""South holds all spades, West all hearts, North all diamonds, East all clubs."""

SPREAD = "S:AKQJ.432.432.432 W:432.AKQJ.765.765 N:765.765.AKQJ.T98 E:T98.T98.T98.AKQJ"
"""Each seat holds the four honours of one suit and three cards of each other one."""


def spelled(hands: str = ONE_SUIT_EACH, *, dealer: str = "E", turned: str = "AC") -> dict[str, Any]:
    """One deal as it stands in a record."""
    return {"dealer": dealer, "hands": hands, "turned": turned}


def match_of(*deals: dict[str, Any], rules: Iterable[str] = (), match: int | None = None) -> SoloState:
    """The start of a match of these deals, one of ``ONE_SUIT_EACH`` by default."""
    document: dict[str, Any] = {"deal": {"deals": list(deals or [spelled()])}, "rules": dict.fromkeys(rules, True)}
    if match is not None:
        document["match"] = match
    state = GAME.start(GAME.read_setup(document)).state
    assert isinstance(state, SoloState)
    return state


def played(state: SoloState, moves: str) -> tuple[SoloState, tuple[Event, ...]]:
    """Play blank-separated calls, cards (``QH``) and trumps (``trump:H``): the state, and all events."""
    events: list[Event] = []
    for word in moves.split():
        text = f"play {word}" if len(word) == 2 else word.replace(":", " ")
        following, happened = state.apply(parse_move(text))
        assert isinstance(following, SoloState)
        state = following
        events += happened
    return state, tuple(events)


def after(state: SoloState, moves: str) -> SoloState:
    """The state after these moves."""
    return played(state, moves)[0]


def first_legal(state: SoloState, count: int) -> SoloState:
    """The state after ``count`` moves, each the first legal one."""
    for _ in range(count):
        state = after_move(state, 0)
    return state


def after_move(state: SoloState, pick: int) -> SoloState:
    """The state after legal move ``pick``, counted round and round."""
    moves = state.legal_moves()
    following = state.apply(moves[pick % len(moves)]).state
    assert isinstance(following, SoloState)
    return following


def last(state: SoloState) -> Settlement:
    """The hand that was settled last."""
    return state.settled[-1]
