"""Pinned numbers of lines of play from small positions: whatever changes what may be played changes one of them."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.generic.perft import lines, lines_again, position

DEAL = {
    "dealer": "E",
    "hands": "S:AKT2.Q93.J7.8654 W:QJ9.AK8.T98.AT72 N:876.JT7.AK65.QJ9 E:543.6542.Q432.K3",
    "turned": "3C",
}
HAND = "KC 9H QD TS AC JH 9C AD KH TH 9S QS KD JC QH TC 9D JS TD KS JD QC"
PACK = " ".join(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")

TEN_TRICKS = (
    "8C 7C JC KC 4S 2S QS 6S KH TH 4H 3H AH JH 5H 9H 8D 6D QD 7D 2D JD 9D KD 8S 3S KS JS TS 9S 7S 5S AS TD QC 4D"
)
TWO_TRICKS = "9H AH TH 6H KH 7H 2H QH"
FINAL, RAISING = {"pass_is_final": True}, {"unaccepted_proposer_may_raise": True}


def solo(calls: str, plays: str = "", rules: Mapping[str, bool] | None = None) -> dict[str, Any]:
    moves = [call.strip() for call in calls.split(",") if call] + [f"play {card}" for card in plays.split()]
    return record("solo-whist", {"deals": [DEAL]}, moves) | {"rules": rules or {}, "match": 1}


def record(game: str, deal: Mapping[str, Any], moves: list[str]) -> dict[str, Any]:
    return {"format": "whistdesk-record", "version": 1, "game": game, "deal": deal, "moves": moves}


COUNTS = {
    "auction": (solo(""), [7, 41, 206, 890, 3490]),
    "auction, pass is final": (solo("", rules=FINAL), [7, 41, 206, 890, 3345]),
    "auction, a proposer may raise": (solo("", rules=RAISING), [7, 41, 206, 890, 3495]),
    "auction, both": (solo("", rules=FINAL | RAISING), [7, 41, 206, 890, 3350]),
    "accepted": (solo("propose, pass, accept"), [6, 33, 155, 650]),
    "naming trumps": (solo("abundance, pass, pass, pass"), [4, 52, 172, 540]),
    "solo, three tricks left": (
        solo("solo, pass, pass, pass", TEN_TRICKS + " 9C 3C 4C TC"),
        [3, 7, 20, 38, 76, 104, 180, 240],
    ),
    "abundance": (
        solo("pass, pass, abundance, pass, pass, pass, trump D", TEN_TRICKS + " 2C 9C 3C 5C"),
        [3, 4, 8, 20, 40, 80, 136, 240],
    ),
    "misère": (solo("pass, pass, pass, misere, pass, pass, pass", TWO_TRICKS), [11, 34, 101, 302]),
    "open misère": (solo("pass, pass, pass, open-misere, pass, pass, pass", TWO_TRICKS), [11, 34, 101, 302]),
    "declared": (solo("abundance-declared"), [13, 43, 135, 408]),
    "oneonta, hand": (record("oneonta-whist", {"shuffles": [HAND]}, []), [8, 8, 24, 24, 48, 96, 96]),
    "oneonta, predicted": (record("oneonta-whist", {"shuffles": [HAND]}, ["predict 3"]), [1, 3, 3, 6, 12, 12]),
    "cribbage": (record("cribbage-solitaire", {"deck": PACK}, []), [3, 9, 24, 54, 90, 90, 270, 810, 2160]),
}
"""A position and its lines of one move, of two, and so on."""

FEW = 110
"""The second reading reads a whole record for each position, so it counts only so many lines."""


@pytest.mark.parametrize("name", COUNTS)
def test_there_are_so_many_lines_of_play(name: str) -> None:
    start, counts = COUNTS[name]
    state = position(json.dumps(start))
    assert [lines(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_the_second_reading_counts_as_many(name: str) -> None:
    start, counts = COUNTS[name]
    few = [count for count in counts if count <= FEW]
    assert [lines_again(start, depth) for depth in range(1, len(few) + 1)] == few


def test_a_round_of_cribbage_solitaire_can_be_placed_in_ninety_ways() -> None:
    """Six cards go to three hands, two to each: 6! / (2! 2! 2!)."""
    _, counts = COUNTS["cribbage"]
    assert counts[5] == 720 // 8
