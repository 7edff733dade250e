"""A program that asks whistdesk: it plays a game of Cribbage Solitaire by the coach's advice.

    .venv/bin/python examples/engine_client.py [NUMBER [LANGUAGE]]

``whistdesk replay`` knows the rules and says how a record stands, ``whistdesk engine`` knows what is good.
docs/RECORD.md and docs/ENGINE.md describe what goes back and forth: one JSON object a line.
"""

import json
import subprocess
import sys
from itertools import chain
from typing import Any


class Process:
    """A whistdesk that answers line by line."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "whistdesk", *arguments]
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, document: dict[str, Any]) -> Any:
        """Its answer; the program ends with the sentence of an error."""
        print(json.dumps(document), file=self.program.stdin, flush=True)
        assert self.program.stdout is not None
        answer = json.loads(self.program.stdout.readline())
        return sys.exit(answer["error"]) if "error" in answer else answer


def view_of(result: dict[str, Any]) -> dict[str, Any]:
    """What the player knows: the table, and every card of the rounds that were swept aside."""
    *earlier, now = result["rounds"]
    seen = [card for swept in earlier for card in (*chain(*swept["hands"]), swept["starter"])]
    table = {"round": len(result["rounds"]), "hands": now["hands"], "card": now["card"]}
    return {**table, "seen": seen, "total": result["total"], "legal": result["legal"]}


def main(number: str = "4711", language: str = "en") -> None:
    """Play the game of this number and say why each card goes where it goes."""
    replay, engine = Process("replay", "--lines", "-"), Process("engine")
    record = {"game": "cribbage-solitaire", "deal": {"number": int(number)}, "moves": (moves := [])}
    while (result := replay.ask(record))["to_move"]:
        view = view_of(result)
        answer = engine.ask({"game": record["game"], "seat": "player", "language": language, "view": view})
        moves.append(answer["move"])
        print(f"{view['card']}  {answer['move']}  {answer['value']:.1f}  {answer['explain']}")
    print(f"{result['total']} points: {result['status']}")
    for process in (replay, engine):
        process.program.communicate()  # the end of its input ends it


if __name__ == "__main__":
    main(*sys.argv[1:])
