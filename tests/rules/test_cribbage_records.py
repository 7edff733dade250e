"""Deals, moves and results of Cribbage Solitaire as RECORD.md writes them."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS, Card
from whistdesk.rules.base import Setup, SetupError
from whistdesk.rules.cribbage.game import CribbageSolitaire
from whistdesk.rules.cribbage.moves import MOVES
from whistdesk.rules.registry import GAMES

GAME = CribbageSolitaire()
NEW_PACK = " ".join(map(str, CARDS))


def test_the_registry_knows_the_game_by_its_key() -> None:
    assert isinstance(GAMES["cribbage-solitaire"], CribbageSolitaire)


@pytest.mark.parametrize("move", MOVES)
def test_notation_and_parsing_are_inverses(move: object) -> None:
    assert GAME.parse_move(str(move)) == move


@pytest.mark.parametrize("text", ["", "place", "place 0", "place 4", "place  1", "Place 1", "play QH", "place 1 "])
def test_a_word_that_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="not a move of Cribbage Solitaire"):
        GAME.parse_move(text)


def test_cs_01_a_number_stands_for_one_deck_for_ever() -> None:
    setup = GAME.read_setup({"deal": {"number": 4711}})
    table = GAME.start(setup).state.table()
    assert " ".join(str(lying.card) for _, lying in sorted(table.lying.items())) == (
        "9S 4H TC AS QC JC AH 2H 5H KD KS 9C TS 7C KH QH 6D 6H 4C QD 7S 8H 4S 5S 5C 3H "
        "9H AD 3D 8C 8D JS 7D 5D 9D 8S 2S QS 6C 2D 7H JH KC AC TH 3C 2C 4D TD 6S JD 3S"
    )


@given(st.permutations(CARDS))
def test_a_spelled_out_deck_is_dealt_from_the_top_and_written_as_it_was_read(cards: list[Card]) -> None:
    document = {"rules": {}, "deal": {"deck": " ".join(map(str, cards))}}
    setup = GAME.read_setup(document)
    assert GAME.write_setup(setup) == document
    table = GAME.start(setup).state.table()
    assert [lying.card for _, lying in sorted(table.lying.items())] == cards


def test_a_number_is_written_as_it_was_read() -> None:
    assert GAME.write_setup(Setup(number=7204)) == {"rules": {}, "deal": {"number": 7204}}


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"deck": 52}, "one string"),
        ({"deck": NEW_PACK.split()}, "one string"),
        ({"deck": NEW_PACK[:-3]}, "51 cards"),
        ({"deck": ""}, "0 cards"),
        ({"deck": NEW_PACK.replace("AS", "AC")}, "holds AC 2 times"),
        ({"deck": NEW_PACK + " AS"}, "holds AS 2 times"),
        ({"deck": NEW_PACK.replace("TD", "10D")}, "'10D' is not a card"),
        ({"deck": NEW_PACK, "number": 1}, "either"),
        ({"number": None}, "whole number"),
        ({}, "either"),
    ],
)
def test_a_malformed_deal_is_a_clear_sentence(deal: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        GAME.read_setup({"deal": deal})


def test_house_rules_of_other_games_are_unknown_here() -> None:
    with pytest.raises(SetupError, match="pass_is_final"):
        GAME.read_setup({"deal": {"number": 1}, "rules": {"pass_is_final": True}})


def test_a_result_after_the_first_round() -> None:
    # Hands 5C 5D 5H JS, KC KD KH KS and 2C 4C 6C 8C with the starter 5S.
    first = "5C KC 2C 5D KD 4C 5H KH 6C JS KS 8C 5S"
    rest = " ".join(str(card) for card in CARDS if str(card) not in first.split())
    state = GAME.start(GAME.read_setup({"deal": {"deck": f"{first} {rest}"}})).state
    for hand in (1, 2, 3, 1, 2, 3):
        state = state.apply(GAME.parse_move(f"place {hand}")).state
    result = state.result()
    assert result["total"] == 60
    assert result["rounds"][0] == {
        "hands": [["5C", "5D", "5H", "JS"], ["KC", "KD", "KH", "KS"], ["2C", "4C", "6C", "8C"]],
        "card": None,
        "starter": "5S",
        "heels": 0,
        "scores": [
            {"fifteens": 16, "pairs": 12, "runs": 0, "flush": 0, "nobs": 1, "total": 29},
            {"fifteens": 8, "pairs": 12, "runs": 0, "flush": 0, "nobs": 0, "total": 20},
            {"fifteens": 4, "pairs": 0, "runs": 3, "flush": 4, "nobs": 0, "total": 11},
        ],
        "total": 60,
    }
    assert result["rounds"][1] == {
        "hands": [["3C", "TC"], ["7C", "JC"], ["9C", "QC"]],
        "card": "AC",
        "starter": None,
        "heels": 0,
        "scores": [],
        "total": 0,
    }
    assert (result["status"], result["to_move"]) == ("playing", "player")
    assert result["legal"] == ["place 1", "place 2", "place 3"]
