"""What docs/ENGINE.md shows works as it is written there."""

import json
import re
import subprocess
import sys
from pathlib import Path

from tests.app.test_engine_plays_games import said_to

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "ENGINE.md").read_text(encoding="utf-8")


def test_the_line_that_the_page_tries_out_is_answered() -> None:
    found = re.search(r"^    echo '(.+)' \| \S+ engine$", PAGE, re.MULTILINE)
    assert found is not None
    with said_to("engine") as ask:
        assert ask(json.loads(found[1]))["move"] == "propose"


def test_the_page_names_every_key_of_a_request_and_an_answer() -> None:
    keys = ["id", "game", "seat", "view", "rules", "seed", "budget_ms", "language", "level", "style", "memory", "goal"]
    answered = ["move", "value", "win", "candidates", "explain", "ms", "error"]
    assert {key for key in (*keys, *answered) if f"`{key}`" not in PAGE and f'"{key}"' not in PAGE} == set()


def test_the_example_plays_a_game() -> None:
    command = [sys.executable, "examples/engine_client.py", "4711", "de"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=300, check=True)
    *moves, end = run.stdout.splitlines()
    assert len(moves) == 24
    assert re.fullmatch(r"\d+ points: (won|lost|skunk)", end)
