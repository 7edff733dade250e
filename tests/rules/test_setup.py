"""What the setups of all games have in common (RECORD.md)."""

from typing import Any

import pytest

from whistdesk.rules.base import Setup, SetupError
from whistdesk.rules.setup import read_common, write_common


def read(document: dict[str, Any]) -> Setup:
    return read_common(document, spelled_as="deck", house_rules=("pass_is_final",))


def test_a_number_from_0_to_the_largest() -> None:
    assert read({"deal": {"number": 0}}) == Setup(number=0)
    assert read({"deal": {"number": 2**64 - 1}}) == Setup(number=2**64 - 1)


def test_a_spelled_deal_is_left_as_json() -> None:
    assert read({"deal": {"deck": "5C"}}) == Setup(spelled="5C")


def test_house_rules_count_where_they_are_true() -> None:
    assert read({"deal": {"number": 1}, "rules": {"pass_is_final": True}}).house_rules == {"pass_is_final"}
    assert read({"deal": {"number": 1}, "rules": {"pass_is_final": False}}).house_rules == frozenset()


def test_unknown_keys_are_tolerated() -> None:
    assert read({"deal": {"number": 1, "from": "a friend"}, "level": "club"}) == Setup(number=1)


@pytest.mark.parametrize(
    "document",
    [
        {},
        {"deal": 4711},
        {"deal": {}},
        {"deal": {"number": 1, "deck": "5C"}},
        {"deal": {"number": -1}},
        {"deal": {"number": 2**64}},
        {"deal": {"number": True}},
        {"deal": {"number": 1.0}},
        {"deal": {"number": "1"}},
        {"deal": {"number": 1}, "rules": ["pass_is_final"]},
        {"deal": {"number": 1}, "rules": {"pass_is_finel": True}},
        {"deal": {"number": 1}, "rules": {"pass_is_final": "yes"}},
        {"deal": {"number": 1}, "match": 0},
        {"deal": {"number": 1}, "match": "12"},
        {"deal": {"number": 1}, "match": True},
    ],
)
def test_what_cannot_be_is_a_setup_error(document: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        read(document)


@pytest.mark.parametrize(
    "setup",
    [Setup(number=7), Setup(number=7, match=12, house_rules=frozenset({"pass_is_final"})), Setup(spelled="5C TD")],
)
def test_writing_is_the_inverse_of_reading(setup: Setup) -> None:
    assert read(write_common(setup, spelled_as="deck", spelled=setup.spelled)) == setup
