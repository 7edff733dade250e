"""A program that plays whole games by whistdesk's two formats and knows nothing else of it.

It deals by itself, asks the engine for every move, lets ``replay`` say what follows, and writes each
request from that result (docs/RECORD.md, docs/ENGINE.md).
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

Json = dict[str, Any]
Say = Callable[[Json], Json]
"""One JSON object there, one back: a record and its result, or a request and its answer."""

SEATS = "SWNE"
SUITS = "SHDC"
PACK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
MAIN_DECK = [rank + suit for suit in "CDHS" for rank in "9TJQK"] + ["AC", "AD"]


class Unsound(Exception):
    """Replay or engine refused what this program made of the formats."""


def play_solo(replay: Say, ask: Say, rng: Random, hands: int, **options: Any) -> Json:
    """A match of Solo Whist among four seats of the engine; its record."""
    dealers = [SEATS[(3 + index) % 4] for index in range(hands)]
    dealt = [_dealt(rng) for _ in dealers]
    deals = [
        {
            "dealer": dealer,
            "hands": " ".join(f"{seat}:{_hand(cards)}" for seat, cards in hand.items()),
            "turned": rng.choice(hand[dealer]),
        }
        for dealer, hand in zip(dealers, dealt, strict=True)
    ]
    record: Json = {"game": "solo-whist", "match": hands, "deal": {"deals": deals}, "moves": []}
    while (result := _checked(replay(record)))["to_move"]:
        index = len(result["deals"]) - 1
        view = _solo_view(result, dealt[index])
        asked = {"game": "solo-whist", "seat": result["to_move"], "view": view, **options}
        record["moves"].append(_move(ask(asked), result))
    return record


def _dealt(rng: Random) -> dict[str, list[str]]:
    pack = rng.sample(PACK, 52)
    return {seat: pack[13 * index : 13 * index + 13] for index, seat in enumerate(SEATS)}


def _hand(cards: list[str]) -> str:
    return ".".join("".join(card[0] for card in cards if card[1] == suit) for suit in SUITS)


def _solo_view(result: Json, hands: dict[str, list[str]]) -> Json:
    deal, seat = result["deals"][-1], result["to_move"]
    contract, tricks, current = deal["contract"], deal["tricks"], deal["current"]
    naming = contract and contract["name"] == "abundance" and contract["trump"] is None
    leader = SEATS[(SEATS.index(seat) - len(current)) % 4]
    if tricks:
        leader = tricks[0]["leader"]
    plays = [card for trick in tricks for card in trick["cards"]] + current
    held = {each: [card for card in cards if card not in plays] for each, cards in hands.items()}
    bidder = contract["declarers"][0] if contract and contract["name"] == "open-misere" and tricks else None
    return {
        "hand": _hand(held[seat]),
        "dealer": deal["dealer"],
        "turned": deal["turned"],
        "calls": deal["calls"],
        "contract": contract,
        "plays": plays,
        "leader": leader if contract and not naming else None,
        "exposed": bidder and {"seat": bidder, "hand": _hand(held[bidder])},
        "legal": result["legal"],
    }


def play_oneonta(replay: Say, ask: Say, rng: Random, **options: Any) -> Json:
    """A game of Oneonta Whist by the engine's advice; its record."""
    deck = rng.sample(MAIN_DECK, 22)
    shuffles = [deck]
    record: Json = {"game": "oneonta-whist", "moves": []}
    record["deal"] = {"shuffles": [" ".join(deck)]}
    result = _checked(replay(record))
    while result["to_move"]:
        view = _oneonta_view(result, shuffles)
        move = _move(ask({"game": "oneonta-whist", "seat": "player", "view": view, **options}), result)
        record["moves"].append(move)
        if len(view["hand"]) == 1:
            result = _paid(replay, record, result["hands"][-1], shuffles, rng)
        else:
            result = _checked(replay(record))
    return record


def _paid(replay: Say, record: Json, hand: Json, shuffles: list[list[str]], rng: Random) -> Json:
    """The result after a hand's last card: whether it won its trick shows in which next deal is accepted."""
    payment = rng.sample(shuffles[-1], len(shuffles[-1]))
    won = sum(trick["won"] for trick in hand["tricks"])
    tried = []
    for penalty in (abs(won - hand["prediction"]), abs(won + 1 - hand["prediction"])):
        rest = rng.sample(payment[penalty:], len(payment) - penalty)
        spelled = [*shuffles, payment, rest]
        record["deal"] = {"shuffles": [" ".join(cards) for cards in spelled]}
        result = replay(record)
        if "error" not in result:
            shuffles[:] = spelled
            return result
        tried.append(result["error"])
    raise Unsound(tried)


def _oneonta_view(result: Json, shuffles: list[list[str]]) -> Json:
    *earlier, now = result["hands"]
    replies = [trick["reply"] for trick in now["tricks"]]
    used = [hand["prediction"] for hand in result["hands"]]
    return {
        "hand": [card for card in shuffles[-1][7:14] if card not in replies],
        "turn_up": now["turn_up"],
        "predictions": [tricks for tricks in range(8) if tricks not in used],
        "penalties": result["penalties"],
        "prediction": now["prediction"],
        "tricks": [[trick["lead"], trick["reply"]] for trick in now["tricks"]],
        "lead": now["lead"],
        "history": [{"seen": _seen(hand), "penalty": hand["penalty"]} for hand in earlier],
        "legal": result["legal"],
    }


def _seen(hand: Json) -> list[str]:
    own = [trick["reply"] for trick in hand["tricks"]]
    return [*own, *(trick["lead"] for trick in hand["tricks"]), hand["turn_up"]]


def play_cribbage(replay: Say, ask: Say, rng: Random, **options: Any) -> Json:
    """A game of Cribbage Solitaire by the engine's advice; its record."""
    record: Json = {"game": "cribbage-solitaire", "moves": []}
    record["deal"] = {"deck": " ".join(rng.sample(PACK, 52))}
    while (result := _checked(replay(record)))["to_move"]:
        *earlier, now = result["rounds"]
        view = {
            "round": len(result["rounds"]),
            "hands": now["hands"],
            "card": now["card"],
            "seen": [card for swept in earlier for card in _cards(swept)],
            "total": result["total"],
            "legal": result["legal"],
        }
        asked = {"game": "cribbage-solitaire", "seat": "player", "view": view, **options}
        record["moves"].append(_move(ask(asked), result))
    return record


def _cards(swept: Json) -> Iterator[str]:
    for hand in swept["hands"]:
        yield from hand
    yield swept["starter"]


def _checked(answer: Json) -> Json:
    if "error" in answer:
        raise Unsound(answer["error"])
    return answer


def _move(answer: Json, result: Json) -> str:
    move: str = _checked(answer)["move"]
    candidates = [candidate for candidate, _ in answer["candidates"]]
    if move != candidates[0] or sorted(candidates) != sorted(result["legal"]):
        raise Unsound(answer)
    return move
