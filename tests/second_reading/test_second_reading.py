"""The program's rules and the second reading agree on thousands of random records, faults included."""

from random import Random
from typing import Any

import pytest

from tests.second_reading import records
from tests.second_reading.fault import Fault
from whistdesk.rules.base import IllegalMove
from whistdesk.rules.registry import GAMES

MAKERS = (records.oneonta, records.cribbage, records.solowhist)


def program(record: dict[str, Any]) -> Any:
    """The result by the program's rules, or ``(rule, move)`` for a fault."""
    game = GAMES[record["game"]]
    state = game.start(game.read_setup(record)).state
    for number, text in enumerate(record["moves"], 1):
        try:
            state = state.apply(game.parse_move(text)).state
        except IllegalMove as illegal:
            return illegal.refusal.rule, number
        except ValueError:
            return None, number
    result = state.result()
    return {**result, "legal": sorted(result["legal"])}


def second_reading(record: dict[str, Any]) -> Any:
    try:
        result = records.read(record)
    except Fault as fault:
        return fault.rule, fault.move
    return {**result, "legal": sorted(result["legal"])}


@pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__)
@pytest.mark.parametrize("wrong", [0.0, 0.03], ids=["sound", "with faults"])
def test_both_readings_give_the_same_result(maker: Any, wrong: float) -> None:
    rng = Random(f"{maker.__name__} {wrong}")
    for _ in range(150):
        record = maker(rng, wrong)
        ours, theirs = program(record), second_reading(record)
        if isinstance(theirs, dict) and isinstance(ours, dict):
            ours = {key: ours[key] for key in theirs}  # a result may hold further keys
        assert ours == theirs, record
