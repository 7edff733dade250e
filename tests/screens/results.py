"""Results of an imagined winter, so that the statistics have something to show. Equal seeds give equal results."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

from whistdesk.archive.ledger import Ledger
from whistdesk.archive.result import Result

BEGAN = datetime(2025, 11, 3, 19, 30, tzinfo=UTC)
STAKES = {"proposal": 4, "solo": 6, "misere": 9, "abundance": 12, "open-misere": 18, "abundance-declared": 24}
OFTEN = (10, 7, 3, 2, 1, 0.4)
"""How often each of these contracts is bid."""


class Hand(NamedTuple):
    """A hand of Solo Whist, with what its declarers foresaw."""

    result: Result
    foreseen: dict[str, float]


def keep_results(ledger: Ledger, games: int = 41, matches: int = 9) -> None:
    """Write so many games of each solitaire and so many matches."""
    rng = Random(11)
    rows = [_oneonta(rng, number) for number in range(games)]
    rows += [_cribbage(rng, number) for number in range(games)]
    played = [list(_match(rng, number)) for number in range(matches)]
    for number, hands in enumerate(played):
        rows += [*(hand.result for hand in hands), _finished(number, hands)]
    ledger.add(rows)
    for hands in played:
        ledger.foresee(hands[0].result.game_id, {part: hand.foreseen for part, hand in enumerate(hands)})


def _oneonta(rng: Random, number: int) -> Result:
    hands: list[dict[str, int]] = []
    for prediction in rng.sample(range(8), 8):
        penalty = rng.choices(range(5), (50, 30, 11, 5, 2))[0]
        won = prediction - penalty if prediction >= penalty else prediction + penalty
        hands.append({"prediction": prediction, "won": won, "penalty": penalty})
        if sum(hand["penalty"] for hand in hands) > 7:
            break
    penalties = sum(hand["penalty"] for hand in hands)
    return _game("oneonta-whist", number, "won" if penalties < 8 else "lost", penalties, {"hands": hands})


def _cribbage(rng: Random, number: int) -> Result:
    played = [([rng.randint(2, 11) for _ in range(3)], 2 * (rng.random() < 0.08)) for _ in range(4)]
    total = sum(sum(scores) + heels for scores, heels in played)
    rounds = [{"hands": scores, "heels": heels} for scores, heels in played]
    status = "won" if total > 90 else "skunk" if total < 60 else "lost"
    return _game("cribbage-solitaire", number, status, total, {"rounds": rounds})


def _game(game: str, number: int, status: str, score: int, detail: dict[str, Any]) -> Result:
    finished = BEGAN + timedelta(days=2 * number, minutes=7 * number)
    return Result(f"{game} {number}", game, "game", 0, status, score, finished, 40000 + 97 * number, detail)


def _match(rng: Random, number: int) -> Iterator[Hand]:
    for part in range(12):
        contract = rng.choices(tuple(STAKES), OFTEN)[0]
        declarers = rng.sample("SWNE", 2 if contract == "proposal" else 1)
        chance = rng.triangular(0.35, 0.98, 0.7)
        made, stake = rng.random() < chance, STAKES[contract]
        against = stake * len(declarers) // (4 - len(declarers))
        chips = {seat: (stake if seat in declarers else -against) * (1 if made else -1) for seat in "SWNE"}
        detail = {"contract": contract, "declarers": declarers, "chips": chips}
        finished = BEGAN + timedelta(days=9 * number, minutes=6 * part)
        status = "made" if made else "failed"
        row = Result(f"solo {number}", "solo-whist", "hand", part, status, chips["S"], finished, number, detail)
        yield Hand(row, {seat: min(0.99, chance + rng.uniform(-0.05, 0.05)) for seat in declarers})


def _finished(number: int, hands: list[Hand]) -> Result:
    chips = {seat: sum(hand.result.detail["chips"][seat] for hand in hands) for seat in "SWNE"}
    place = 1 + sum(others > chips["S"] for others in chips.values())
    detail = {"hands": len(hands), "chips": chips, "place": place}
    last = hands[-1].result.finished
    return Result(f"solo {number}", "solo-whist", "match", 0, "finished", chips["S"], last, number, detail, match=12)
