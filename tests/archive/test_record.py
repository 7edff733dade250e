"""Records as RECORD.md has them: what is read, what is kept, and what is an error."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counting import GAMES as COUNTING
from whistdesk.archive.nesting import DEEPEST_NESTING
from whistdesk.archive.record import (
    LARGEST_RECORD,
    LONGEST_GAME,
    Record,
    RecordError,
    parse,
    replay,
    start,
    write,
)
from whistdesk.rules.base import Game, Setup
from whistdesk.rules.registry import GAMES

EVERY = [pytest.param(game, id=key) for key, game in GAMES.items()]
SOLO_RULES = ["pass_is_final", "partners_settle_once", "unaccepted_proposer_may_raise"]


def document(**changes: Any) -> dict[str, Any]:
    base = {"format": "whistdesk-record", "version": 1, "game": "counting", "deal": {"number": 7}, "moves": ["add 1"]}
    return {key: value for key, value in (base | changes).items() if value is not ...}


def read(**changes: Any) -> Record:
    return parse(json.dumps(document(**changes)), COUNTING)


def fault(source: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as raised:
        replay(parse(source, {**GAMES, **COUNTING}))
    return raised.value


def fault_of(**changes: Any) -> RecordError:
    return fault(json.dumps(document(**changes)))


def played(game: Game, number: int, plies: int) -> Record:
    """A random game of this deal, up to ``plies`` moves."""
    rng = Random(number)
    record = Record(game, Setup(number=number))
    state = start(record).state
    moves: list[str] = []
    while state.seat is not None and len(moves) < plies:
        move = rng.choice(state.legal_moves())
        moves.append(str(move))
        state = state.apply(move).state
    return Record(game, Setup(number=number), tuple(moves))


def test_format_version_and_rules_may_be_absent() -> None:
    assert read(format=..., version=..., rules=...) == read(rules={})


@pytest.mark.parametrize("key", ["game", "deal", "moves"])
def test_game_deal_and_moves_are_required(key: str) -> None:
    assert str(fault_of(**{key: ...})) == f'the record has no "{key}"'


def test_a_byte_order_mark_is_tolerated() -> None:
    text = json.dumps(document())
    assert parse("\ufeff" + text, COUNTING) == parse(text.encode("utf-8-sig"), COUNTING) == parse(text, COUNTING)


def test_unknown_keys_are_kept_at_the_top_and_in_the_deal() -> None:
    deal = {"number": 7, "from": {"club": "Ω\ud800"}}
    record = read(deal=deal, names=["West"], practice=None)
    again = json.loads(write(record))
    assert again["deal"] == deal
    assert again["names"] == ["West"]
    assert "practice" in again
    assert parse(write(record), COUNTING) == record


@pytest.mark.parametrize("game", EVERY)
def test_writing_and_reading_are_inverse_for_every_game(game: Game) -> None:
    for plies in (0, 3, 1000):
        record = played(game, 4711, plies)
        assert parse(write(record), GAMES) == record
        assert replay(parse(write(record), GAMES)).result() == replay(record).result()


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("", "the record is empty"),
        ("  \n", "the record is empty"),
        (b"\xef\xbb\xbf", "the record is empty"),
        ('{"game": "count', "the record is cut off (line 1, column "),
        ('{"game": "counting", ', "the record is cut off (line 1, column "),
        ("hello", "the record is not JSON (line 1, column 1)"),
        ('{"game": "counting",}', "the record is not JSON (line 1, column "),
        ("[]", "a record is a JSON object, not a list"),
        ("17", "a record is a JSON object, not a number"),
        ("null", "a record is a JSON object, not null"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "this is no record: it is not UTF-8 text"),
        ("\ufeff{}".encode("utf-16"), "this is no record: it is not UTF-8 text"),
        (b" " * (LARGEST_RECORD + 1), "the record is larger than 4 MB, which no game needs"),
        ("[" * 100_000, "the record is nested too deeply"),
        ('{"version": ' + "9" * 5000 + "}", "the record holds a number that is far too large"),
        ('{"version": NaN}', "the record holds a number that is far too large"),
        ('{"x": -1e999}', "the record holds a number that is far too large"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(source: str | bytes, sentence: str) -> None:
    error = fault(source)
    assert str(error).startswith(sentence)
    assert error.result() == {"error": str(error)}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"format": "pgn"}, 'this is no record of whistdesk: its format is "pgn"'),
        ({"format": ["x"]}, "this is no record of whistdesk: its format is a list"),
        ({"version": 2}, "the record has version 2; this program reads versions up to 1"),
        ({"version": 0}, "the record's version must be a whole number from 1, not 0"),
        ({"version": True}, "the record's version must be a whole number from 1, not true"),
        ({"version": "1"}, 'the record\'s version must be a whole number from 1, not "1"'),
        ({"game": "bridge"}, 'there is no game "bridge"'),
        ({"game": 3}, '"game" must be a text, not a number'),
        ({"deal": 7}, '"deal" must be an object, not a number'),
        ({"moves": "add 1"}, '"moves" must be a list, not a text'),
        ({"rules": []}, '"rules" must be an object, not a list'),
        ({"moves": ["add 1", 2]}, "move 2: a move is a text, not a number"),
    ],
)
def test_wrong_values_are_named(changes: dict[str, Any], sentence: str) -> None:
    assert str(fault_of(**changes)) == sentence


@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize(
    "changes",
    [
        {"match": 0},
        {"match": -1},
        {"match": True},
        {"match": 1.0},
        {"deal": {}},
        {"deal": {"number": -1}},
        {"deal": {"number": 2**64}},
        {"deal": {"number": "7"}},
        {"deal": {"number": None}},
        {"deal": {"number": 1, "shuffles": [], "deck": "", "deals": []}},
        {"rules": {"pass_is_lava": True}},
        {"rules": {"backwards": True}},
        {"rules": {"pass_is_final": 1}},
    ],
)
def test_setups_that_cannot_be_are_errors_in_every_game(game: Game, changes: dict[str, Any]) -> None:
    error = fault_of(game=game.key, **changes)
    assert error.key == "setup"
    assert error.result() == {"error": str(error)}


def test_house_rules_belong_to_their_game() -> None:
    for name in SOLO_RULES:
        for game in GAMES.values():
            changes = {"game": game.key, "rules": {name: True}, "moves": []}
            if name in game.house_rules:
                assert parse(json.dumps(document(**changes)), GAMES).setup.house_rules == {name}
            else:
                assert fault_of(**changes).key == "setup"


def test_the_first_faulty_move_is_to_blame_with_its_rule() -> None:
    error = fault_of(moves=["add 1", "add 1", "add 2", "jump"])
    assert str(error) == "move 3, add 2: CO-01 from two one goes to three"
    assert error.result() == {"error": str(error), "move": 3, "rule": "CO-01"}


def test_a_word_that_is_no_move_is_to_blame_without_a_rule() -> None:
    error = fault_of(moves=["add 1", "jump\n"])
    assert error.result() == {"error": "move 2, jump?: 'jump\\n' is not a move of counting", "move": 2}
    assert str(fault_of(moves=["x" * 10**6])) == f"move 1, {'x' * 39}…: this is no move"


def test_a_deal_that_ends_too_early_is_no_moves_fault() -> None:
    error = fault_of(deal={"cards": 3}, moves=["look"] * 3)
    assert error.result() == {"error": "the spelled-out cards are used up"}


def test_foreign_keys_may_nest_so_deep_and_no_deeper() -> None:
    def nested(depth: int) -> list[Any]:
        return [] if depth == 0 else [nested(depth - 1)]

    assert read(note=nested(DEEPEST_NESTING - 2)).extra
    assert fault_of(note=nested(DEEPEST_NESTING)).key == "too-deep"
    assert fault_of(deal={"number": 1, "note": nested(DEEPEST_NESTING)}).key == "too-deep"


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("play QH")
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
KEYS = st.sampled_from(["format", "version", "game", "rules", "deal", "match", "moves", "note"])


def spelled_out() -> list[dict[str, Any]]:
    """A whole record of each game, the deal spelled out where that is short."""
    deck = " ".join(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")
    hands = "S:AKQJT98765432... W:.AKQJT98765432.. N:..AKQJT98765432. E:...AKQJT98765432"
    main = "9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH 9S TS JS QS KS"
    return [
        {"game": "cribbage-solitaire", "deal": {"deck": deck}, "moves": ["place 1", "place 2"]},
        {
            "game": "solo-whist",
            "deal": {"deals": [{"dealer": "E", "hands": hands, "turned": "7C"}]},
            "moves": ["solo", "pass", "pass", "pass"],
        },
        {"game": "oneonta-whist", "deal": {"shuffles": [main]}, "moves": ["predict 0"]},
    ]


def test_deals_may_be_spelled_out_and_survive_rewriting() -> None:
    for spelled in spelled_out():
        record = parse(json.dumps(spelled), GAMES)
        again = json.loads(write(record))
        assert again["moves"] == spelled["moves"]
        assert replay(parse(json.dumps(again), GAMES)).result() == replay(record).result()


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A record with one value, anywhere in it, replaced, or with its text damaged."""
    whole = draw(st.sampled_from([*spelled_out(), *(json.loads(write(played(game, 5, 6))) for game in GAMES.values())]))
    path: list[Any] = []
    value: Any = whole
    while isinstance(value, dict | list) and value and draw(st.booleans() if path else st.just(value=True)):
        path.append(draw(st.sampled_from(sorted(value) if isinstance(value, dict) else range(len(value)))))
        value = value[path[-1]]
    text = json.dumps(replaced(whole, path, draw(VALUES)))
    if draw(st.booleans()):
        return text
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.text(max_size=3)) + text[at + draw(st.integers(0, 9)) :]


def replaced(value: Any, path: list[Any], new: Any) -> Any:
    if not path:
        return new
    if isinstance(value, dict):
        return {**value, path[0]: replaced(value[path[0]], path[1:], new)}
    return [replaced(item, path[1:], new) if index == path[0] else item for index, item in enumerate(value)]


def outcome(text: str) -> Record | RecordError:
    """The record of ``text``, replayed, or its error; nothing else may be raised."""
    try:
        record = parse(text, GAMES)
        replay(record)
    except RecordError as error:
        return error
    return record


@given(mutated())
def test_no_mutation_raises_anything_but_a_record_error(text: str) -> None:
    found = outcome(text)
    if isinstance(found, RecordError):
        assert 0 < len(str(found)) < 400
        assert json.loads(json.dumps(found.result()))["error"] == str(found)
    else:
        assert parse(write(found), GAMES) == found


@given(st.binary(max_size=200))
def test_no_bytes_raise_anything_but_a_record_error(source: bytes) -> None:
    with pytest.raises(RecordError):
        parse(source, GAMES)


def test_a_game_may_not_be_longer_than_anybody_plays() -> None:
    text = json.dumps({"game": "counting", "deal": {"number": 1}, "moves": ["look"] * (LONGEST_GAME + 1)})
    with pytest.raises(RecordError, match="too long"):
        parse(text, COUNTING)
