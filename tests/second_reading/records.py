"""Random records of spelled-out deals, some of them with a fault, made by the second reading alone."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.second_reading import cribbage_again, oneonta_again, solowhist_again
from tests.second_reading.fault import Fault

HOUSE_RULES = ("pass_is_final", "partners_settle_once", "unaccepted_proposer_may_raise")


def read(record: dict[str, Any]) -> dict[str, Any]:
    """The second reading's result of any record; Fault."""
    if record["game"] == "oneonta-whist":
        return oneonta_again.Reading(record).result()
    if record["game"] == "solo-whist":
        return solowhist_again.Reading(record).result()
    return cribbage_again.result(record)


def cribbage(rng: Random, wrong: float) -> dict[str, Any]:
    deck = rng.sample(cribbage_again.PACK, 52)
    record = {"game": "cribbage-solitaire", "deal": {"deck": " ".join(deck)}}
    return _played(record, rng, rng.randrange(30), lambda: rng.choice(["place 1", "place 2", "place 4", "pass"]), wrong)


def oneonta(rng: Random, wrong: float) -> dict[str, Any]:
    """Sixteen shuffles cannot be known before the penalties are: so each is added when it is needed."""
    record = {"game": "oneonta-whist", "deal": {"shuffles": []}}
    words = [*(f"predict {n}" for n in range(9)), *(f"play {card}" for card in oneonta_again.MAIN_DECK), "pass"]
    return _played(record, rng, rng.randrange(80), lambda: rng.choice(words), wrong)


def solowhist(rng: Random, wrong: float) -> dict[str, Any]:
    record: dict[str, Any] = {"game": "solo-whist", "deal": {"deals": []}}
    record["rules"] = {name: True for name in HOUSE_RULES if rng.random() < 0.4}
    if rng.random() < 0.5:
        record["match"] = rng.randint(1, 4)
    dealer = rng.choice(solowhist_again.SEATS)
    for _ in range(3):
        record["deal"]["deals"].append(_deal(rng, dealer))
        dealer = solowhist_again.left_of(dealer)
    cards = [f"play {card}" for card in cribbage_again.PACK]
    words = [*solowhist_again.LEVELS, "accept", "trump H", *rng.sample(cards, 8)]
    return _played(record, rng, rng.randrange(180), lambda: rng.choice(words), wrong)


def _deal(rng: Random, dealer: str) -> dict[str, Any]:
    pack = rng.sample(cribbage_again.PACK, 52)
    hands = {seat: pack[13 * i : 13 * i + 13] for i, seat in enumerate(solowhist_again.SEATS)}
    by_suit = {
        seat: ".".join("".join(c[0] for c in hand if c[1] == suit) for suit in solowhist_again.SUITS)
        for seat, hand in hands.items()
    }
    words = [f"{seat}:{by_suit[seat]}" for seat in rng.sample(solowhist_again.SEATS, 4)]
    return {"dealer": dealer, "hands": " ".join(words), "turned": rng.choice(hands[dealer])}


def _played(
    record: dict[str, Any], rng: Random, length: int, wrong_word: Callable[[], str], wrong: float
) -> dict[str, Any]:
    record.update({"format": "whistdesk-record", "version": 1, "moves": []})
    patience = rng.choice([0.2, 0.6, 0.85])
    while len(record["moves"]) < length:
        legal = _legal(record, rng)
        if not legal:
            break
        move = wrong_word() if rng.random() < wrong else rng.choice(legal)
        if "pass" in legal and move in legal and rng.random() < patience:
            move = "pass"
        record["moves"].append(move)
        if move not in legal:
            break
    _legal(record, rng)
    return record


def _legal(record: dict[str, Any], rng: Random) -> list[str]:
    """The legal moves; shuffles of Oneonta Whist that are needed now are added on the way."""
    shuffles = record["deal"].get("shuffles")
    while True:
        reading = oneonta_again.Reading(record) if shuffles is not None else None
        try:
            return list((reading.result() if reading else read(record))["legal"])
        except Fault as fault:
            if reading is None or fault.move is not None:
                return []
            rest = sorted(set(oneonta_again.MAIN_DECK) - set(reading.pile))
            shuffles.append(" ".join(rng.sample(rest, len(rest))))
