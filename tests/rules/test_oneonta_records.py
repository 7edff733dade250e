"""Moves, deals and results of Oneonta Whist as RECORD.md writes them."""

from typing import Any

import pytest

from tests.oneonta_games import GAME, after, numbered, pack, play, start, whole_game
from whistdesk.cards.card import CARDS
from whistdesk.rules.base import Setup, SetupError
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.registry import GAMES

MOVES = [*map(Predict, range(8)), *map(Play, CARDS)]


def test_the_registry_knows_the_game_by_its_key() -> None:
    assert GAMES["oneonta-whist"].key == "oneonta-whist"


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_notation_and_parsing_are_inverses(move: Predict | Play) -> None:
    assert GAME.parse_move(str(move)) == move


@pytest.mark.parametrize(
    "text", ["", "predict", "predict 8", "predict -1", "predict 03", "Predict 3", "play", "play qh", "QH"]
)
def test_a_word_that_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move of Oneonta Whist"):
        GAME.parse_move(text)


@pytest.mark.parametrize(
    ("number", "deal"),
    [
        (0, "QH TH 9D QD 9S KH KC KD TS TC KS JH QC AC AD JD JS JC 9C 9H QS TD"),
        (4711, "TC QH 9D KD QD 9S TS KH AD 9H JD KC JC KS QC JS AC QS 9C TD TH JH"),
        (9999999, "9H JD TS QC QS TD TC JC 9S AC QH AD JS 9D 9C JH KC KS KH QD TH KD"),
        (2**64 - 1, "TD QC 9S KS TC TH JD JC QD QS 9D QH KH KC AC KD AD 9H 9C JS TS JH"),
    ],
)
def test_ow_04_a_number_stands_for_one_deal_for_ever(number: int, deal: str) -> None:
    assert " ".join(map(str, numbered(number).pack)) == deal


def test_ow_14_the_payment_and_the_next_deal_of_a_number_are_pinned_too() -> None:
    moves = ("predict 7", "JC", "KH", "JD", "KC", "AD", "KS", "9H")
    state = after(numbered(4711), *moves)
    assert [str(card) for _, card in state.paid] == ["TS"]
    assert " ".join(map(str, state.pack)) == "9C AD QS KH QD 9D KC JC 9H KD KS TC 9S TD JD JH JS QC TH QH AC"


def test_a_number_is_written_as_it_was_read() -> None:
    document = {"rules": {}, "deal": {"number": 4711}}
    assert GAME.write_setup(GAME.read_setup(document)) == document
    assert GAME.read_setup(document) == Setup(number=4711)


def test_spelled_out_shuffles_are_written_as_they_were_read() -> None:
    document = {"rules": {}, "deal": {"shuffles": ["9C TC", "unread"]}}
    assert GAME.write_setup(GAME.read_setup(document)) == document


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"deal": {}},
        {"deal": 4711},
        {"deal": {"number": 1, "shuffles": []}},
        {"deal": {"number": -1}},
        {"deal": {"number": "1"}},
        {"deal": {"number": 2**64}},
        {"deal": {"shuffles": "9C TC"}},
        {"deal": {"shuffles": None}},
        {"deal": {"number": 1}, "rules": {"pass_is_final": True}},
    ],
)
def test_what_is_no_deal_of_this_game(document: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GAME.read_setup(document)


def test_the_result_before_the_prediction() -> None:
    state = start(pack("dummy QC\nplayer KC\nturn-up 9H"))
    assert state.result() == {
        "game": "oneonta-whist",
        "status": "playing",
        "to_move": "player",
        "legal": [f"predict {n}" for n in range(8)],
        "penalties": 0,
        "hands": [{"turn_up": "9H", "trump": "H", "prediction": None, "tricks": [], "lead": None, "penalty": None}],
    }


def test_the_result_in_the_middle_of_a_hand_shows_the_open_lead() -> None:
    position = pack("dummy QC AC\nplayer KC TC 9S TS JS QS KS\nturn-up AD")
    result = after(start(position), "predict 2", "KC").result()
    assert result["hands"] == [
        {
            "turn_up": "AD",
            "trump": None,
            "prediction": 2,
            "tricks": [{"lead": "QC", "reply": "KC", "won": True}],
            "lead": "AC",
            "penalty": None,
        }
    ]
    assert set(result["legal"]) == {"play TC", "play 9S", "play TS", "play JS", "play QS", "play KS"}


def test_the_result_shows_the_next_hand_already_dealt() -> None:
    result = play(*whole_game([1])).result()
    assert [hand["penalty"] for hand in result["hands"]] == [1, None]
    assert [len(hand["tricks"]) for hand in result["hands"]] == [7, 0]


@pytest.mark.parametrize(
    ("penalties", "status"), [([0, 1] * 4, "won"), ([3, 3, 2], "lost"), ([2, 0] * 3 + [1, 1], "lost")]
)
def test_the_result_of_a_finished_game(penalties: list[int], status: str) -> None:
    result = play(*whole_game(penalties)).result()
    assert (result["status"], result["to_move"], result["legal"]) == (status, None, [])
    assert [hand["penalty"] for hand in result["hands"]] == penalties
    assert {hand["lead"] for hand in result["hands"]} == {None}
