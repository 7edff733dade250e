"""A program that knows whistdesk by its two formats alone plays whole games with the engine."""

import json
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.app.test_engine_answers import Asked, Chance
from tests.foreign_client import Json, Say, play_cribbage, play_oneonta, play_solo
from whistdesk.app.replay import replay_text
from whistdesk.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
PROGRAM = "import sys; from whistdesk.app.main import main; sys.exit(main(sys.argv[1:]))"

Play = Callable[..., Json]
ENDS = {"solo-whist": {"finished"}, "oneonta-whist": {"won", "lost"}, "cribbage-solitaire": {"won", "lost", "skunk"}}


@contextmanager
def said_to(*arguments: str, statuses: Collection[int] = (0,)) -> Iterator[Say]:
    """A process of whistdesk that takes one JSON object a line and gives one back, and then ends so."""
    command = [sys.executable, "-c", PROGRAM, *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        asked, answers = process.stdin, process.stdout
        assert asked is not None
        assert answers is not None

        def say(document: Json) -> Json:
            asked.write(json.dumps(document).encode() + b"\n")
            asked.flush()
            answer: Json = json.loads(answers.readline())
            return answer

        yield say
        asked.close()
        assert process.wait(30) in statuses


def replayed(record: Json) -> Json:
    result: Json = json.loads(json.dumps(replay_text(json.dumps(record).encode(), GAMES)))
    return result


def assert_played(record: Json) -> None:
    result = replayed(record)
    assert result["to_move"] is None
    assert result["status"] in ENDS[record["game"]]


@pytest.mark.parametrize(
    "play",
    [
        partial(play_solo, hands=2, level="club"),
        partial(play_oneonta, language="de"),
        partial(play_oneonta, memory=False),
    ],
    ids=["solo", "memory", "no memory"],
)
def test_the_program_s_own_players_play_in_two_processes(play: Play) -> None:
    # Of two deals that may follow a hand of Oneonta Whist, replay has refused one.
    with said_to("replay", "--lines", "-", statuses=(0, 2)) as replay, said_to("engine") as ask:
        assert_played(play(replay, ask, Random(1)))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    "play",
    [
        partial(play_solo, hands=3),
        play_oneonta,
        play_cribbage,
    ],
    ids=list(ENDS),
)
def test_whole_games_can_be_asked_for(play: Play, seed: int) -> None:
    """Moves by chance lead to more kinds of positions than good ones."""
    engine = Asked(Chance(), lambda *about: f"{about[2]} it is.")

    def ask(document: Json) -> dict[str, Any]:
        return engine.answer({**document, "seed": seed})

    assert_played(play(replayed, ask, Random(seed)))
