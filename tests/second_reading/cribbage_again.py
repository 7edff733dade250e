"""Cribbage Solitaire, read a second time."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.second_reading.fault import Fault

FROM_THE_ACE = "A23456789TJQK"
PACK = [rank + suit for rank in FROM_THE_ACE for suit in "CDHS"]


def score(hand: list[str], starter: str) -> dict[str, int]:
    """CS-06, by looking at all 31 sets of cards."""
    cards = [*hand, starter]
    number = {card: FROM_THE_ACE.index(card[0]) + 1 for card in cards}
    sets = [some for n in (2, 3, 4, 5) for some in combinations(cards, n)]
    fifteens = 2 * sum(sum(min(number[c], 10) for c in some) == 15 for some in sets)
    pairs = 2 * sum(a[0] == b[0] for a, b in combinations(cards, 2))
    runs = 0
    for length in (5, 4, 3):
        ranks = [sorted(number[c] for c in some) for some in sets if len(some) == length]
        runs = runs or length * sum(r == list(range(r[0], r[0] + length)) for r in ranks)
    one_suit = len({card[1] for card in hand}) == 1
    flush = (5 if starter[1] == hand[0][1] else 4) if one_suit else 0
    nobs = int("J" + starter[1] in hand)
    parts = {"fifteens": fifteens, "pairs": pairs, "runs": runs, "flush": flush, "nobs": nobs}
    return {**parts, "total": sum(parts.values())}


def result(record: dict[str, Any]) -> dict[str, Any]:
    """RECORD.md's result; Fault for a record that breaks a rule."""
    deck = record["deal"]["deck"].split()
    if sorted(deck) != sorted(PACK):
        raise Fault(None, None)
    moves: list[str] = record["moves"]
    made = iter(enumerate(moves, 1))
    rounds: list[dict[str, Any]] = []
    for first in (0, 13, 26, 39):
        rounds.append({"hands": [[], [], []], "card": None, "starter": None, "heels": 0, "scores": [], "total": 0})
        legal = _round(rounds[-1], iter(deck[first : first + 13]), made)
        if legal:
            return _position("playing", legal, rounds)
    for number, _ in made:
        raise Fault(None, number)
    total = sum(r["total"] for r in rounds)
    return _position("won" if total > 90 else "skunk" if total < 60 else "lost", [], rounds)


def _round(now: dict[str, Any], deck: Iterator[str], made: Iterator[tuple[int, str]]) -> list[str]:
    hands = now["hands"]
    for place in (0, 1, 2, 0, 1, 2):
        hands[place].append(next(deck))
    for _ in range(6):
        now["card"] = next(deck)
        legal = [f"place {i}" for i in (1, 2, 3) if len(hands[i - 1]) < 4]
        number, move = next(made, (0, ""))
        if not number:
            return legal
        if move not in legal:
            raise Fault("CS-03" if move in ("place 1", "place 2", "place 3") else None, number)
        hands[int(move[-1]) - 1].append(now["card"])
    now["card"], now["starter"] = None, next(deck)
    now["heels"] = 2 if now["starter"][0] == "J" else 0
    now["scores"] = [score(hand, now["starter"]) for hand in hands]
    now["total"] = now["heels"] + sum(s["total"] for s in now["scores"])
    return []


def _position(status: str, legal: list[str], rounds: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "game": "cribbage-solitaire",
        "status": status,
        "to_move": "player" if legal else None,
        "legal": legal,
        "total": sum(r["total"] for r in rounds),
        "rounds": rounds,
    }
