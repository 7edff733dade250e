"""A played game as a record whose deals are spelled out, told from nothing but the shuffled packs and the moves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from whistdesk.rules.base import Setup

Packs = Sequence[Sequence[str]]
"""The packs of a game in the order of its shuffles, each from the top, cards as text."""


def record(game: str, setup: Setup, packs: Packs, moves: Sequence[str], dealer: str) -> dict[str, Any]:
    """The record (RECORD.md) of a game by its key; ``dealer`` dealt first, where somebody deals."""
    document: dict[str, Any] = {"format": "whistdesk-record", "version": 1, "game": game, "moves": list(moves)}
    document["rules"] = dict.fromkeys(setup.house_rules, True)
    document["deal"] = SPELLED[game](packs, dealer)
    return document if setup.match is None else {**document, "match": setup.match}


def _oneonta(packs: Packs, dealer: str) -> dict[str, Any]:
    return {"shuffles": [" ".join(pack) for pack in packs]}


def _cribbage(packs: Packs, dealer: str) -> dict[str, Any]:
    return {"deck": " ".join(packs[0])}


def _solowhist(packs: Packs, dealer: str) -> dict[str, Any]:
    first = "SWNE".index(dealer)
    return {"deals": [_deal("SWNE"[(first + index) % 4], pack) for index, pack in enumerate(packs)]}


def _deal(dealer: str, pack: Sequence[str]) -> dict[str, str]:
    """SW-01, SW-02: threes and a single card each, from the dealer's left; the dealer's last one is turned."""
    hands: dict[str, list[str]] = {seat: [] for seat in "SWNE"}
    for index, card in enumerate(pack):
        turn = index // 3 if index < 48 else index
        hands["SWNE"[("SWNE".index(dealer) + 1 + turn) % 4]].append(card)
    return {
        "dealer": dealer,
        "hands": " ".join(f"{seat}:{_by_suits(cards)}" for seat, cards in hands.items()),
        "turned": pack[-1],
    }


def _by_suits(cards: Sequence[str]) -> str:
    return ".".join("".join(card[0] for card in cards if card[1] == suit) for suit in "SHDC")


SPELLED: Final[Mapping[str, Callable[[Packs, str], dict[str, Any]]]] = {
    "oneonta-whist": _oneonta,
    "cribbage-solitaire": _cribbage,
    "solo-whist": _solowhist,
}
