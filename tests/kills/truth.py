"""What a killed program must have left behind, told by its witness; what it has left, read from its folder."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

KEPT = ("id", "number", "moves", "redo", "practice", "coached", "conceded")
"""What is compared of a game."""
Name = tuple[str, str, int]
IN_FLIGHT = 0.5
"""Seconds within which an act may still be on its way to the disk: somebody who acts every 20 ms has several there."""


@dataclass
class Truth:
    """All that was accepted by now in one folder, run after run."""

    games: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    """By game: how it stood at the end of the last run, and every standing since."""
    results: dict[Name, list[list[Any]]] = field(default_factory=dict)
    """By id, kind and part: status, score and marks as they were told, every time."""
    deals: set[tuple[str, str]] = field(default_factory=set)
    settings: list[dict[str, Any]] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    """For each run that was killed in a game: how many acts of the person were not on disk."""
    behind: list[int] = field(default_factory=list)
    """The same, in moves of all seats."""
    ages: list[float] = field(default_factory=list)
    """For each game that lost an act: how many seconds before the kill the first of them was accepted."""
    killed: float = 0.0
    """When the last program was killed."""

    def hear(self, lines: list[dict[str, Any]]) -> None:
        """Take what a run has told."""
        for line in lines:
            if line["what"] in {"seated", "act", "answer"}:
                self.games.setdefault(line["key"], []).append(line)
                for kind, part, *values in line["results"]:
                    self.results.setdefault((line["id"], kind, part), []).append(values)
            elif line["what"] == "settings":
                self.settings.append(line["values"])

    def faults(self, folder: Path, lines: list[dict[str, Any]]) -> Iterator[str]:
        """What is wrong with a folder, by the ``lines`` of the program that was started in it after the last one."""
        aside = [file.name for file in folder.rglob("*damaged*")]
        if aside:
            yield f"set aside after a mere kill: {aside}"
        if not lines:
            return
        found = lines[0]
        if found["said"]:
            yield f"said at the next start: {found['said']}"
        for key, standings in self.games.items():
            yield from self._game(key, standings, found["games"].get(key))
        yield from self._settings(found["settings"])
        self.hear(lines)
        if any(line["what"] == "settled" for line in lines):
            yield from self._results(folder / "ledger.sqlite")

    def _game(self, key: str, standings: list[dict[str, Any]], now: dict[str, Any] | None) -> Iterator[str]:
        if now is None:
            if any(line["what"] != "seated" for line in standings[:-1]):
                yield f"{key} is gone"
            return
        same = [place for place, line in enumerate(standings) if all(line[name] == now[name] for name in KEPT)]
        if not same:
            yield f"{key} stands as it never stood: {now['moves'][-3:]} instead of {standings[-1]['moves'][-3:]}"
            return
        after = standings[same[-1] + 1 :]
        acts = sum(line["what"] == "act" for line in after)
        self.lost.append(acts)
        self.behind.append(len(after))
        age = self.killed - min((line["at"] for line in after if line["what"] == "act"), default=self.killed)
        if acts:
            self.ages.append(age)
        if acts > 1 and age > IN_FLIGHT:
            yield f"{key}: {acts} acts of the person are lost, the first of them {age:.2f} s old"
        kept = standings[: same[-1] + 1]
        # Whoever has the save can write what follows from it, and must have done so when it has settled.
        self.deals |= {(key, str(line["number"])) for line in kept if line["what"] == "act" and line["moves"]}
        for line in kept:
            for kind, part, *_ in line["results"]:
                self.results[line["id"], kind, part][0:0] = [["must"]]
        self.games[key] = [{**standings[same[-1]], "what": "seated"}]

    def _settings(self, now: dict[str, Any]) -> Iterator[str]:
        if self.settings and now not in self.settings[-2:]:
            yield f"settings are {now} instead of {self.settings[-1]}"
        self.settings = [now]

    def _results(self, ledger: Path) -> Iterator[str]:
        with closing(sqlite3.connect(ledger)) as connection:
            columns = "game_id, kind, part, status, score, practice, conceded, coached"
            rows = connection.execute(f"SELECT {columns} FROM results").fetchall()  # noqa: S608 - our own words
            deals = set(connection.execute("SELECT game, number FROM deals").fetchall())
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                yield "the ledger is damaged"
        if self.deals - deals:
            yield f"deals that were begun are forgotten: {self.deals - deals}"
        there = {(game_id, kind, part): values for game_id, kind, part, *values in rows}
        if len(there) != len(rows):
            yield "a result is counted twice"
        for name, told in self.results.items():
            if ["must"] in told and name not in there:
                yield f"the result {name} is lost: {told[-1]}"
        for name, (status, score, *marks) in there.items():
            row = [status, score, *map(bool, marks)]
            if row not in self.results.get(name, []):
                yield f"the ledger holds {name} {row}, which never was: {self.results.get(name)}"
        for name, told in self.results.items():
            self.results[name] = [["must"]] * (name in there) + [values for values in told if values != ["must"]]


def read(witness: Path) -> list[dict[str, Any]]:
    """The lines of a witness; a process can only be killed between two of them."""
    if not witness.exists():
        return []
    return [json.loads(line) for line in witness.read_text(encoding="utf-8").splitlines()]
