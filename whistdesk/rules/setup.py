"""What the setups of all games have in common as JSON: house rules, the deal's number, the match."""

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeGuard

from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.rules.base import Setup, SetupError

LONGEST_MATCH: Final = 500
"""Hands that are dealt, in an open-ended match too: it is kept with all of its moves, and must be read again."""
MOST_HANDS: Final = 1_000_000
"""What a match may be said to have; longer numbers have no room on a screen."""


def read_common(document: Mapping[str, Any], *, spelled_as: str, house_rules: Collection[str] = ()) -> Setup:
    """The setup of a record's JSON object, its spelled-out deal still as JSON.

    ``spelled_as`` is the key of a spelled-out deal (``deck``), ``house_rules`` are the names that
    the game knows. SetupError for anything that RECORD.md calls an error.
    """
    deal = document.get("deal")
    if not isinstance(deal, Mapping):
        raise SetupError("a record needs a deal: an object with a number or a spelled-out deal")
    if ("number" in deal) == (spelled_as in deal):
        raise SetupError(f'a deal has either a "number" or "{spelled_as}"')
    return Setup(
        number=_number(deal["number"]) if "number" in deal else None,
        spelled=deal.get(spelled_as),
        house_rules=read_house_rules(document.get("rules", {}), house_rules),
        match=_match(document["match"]) if "match" in document else None,
    )


def write_common(setup: Setup, *, spelled_as: str, spelled: object) -> dict[str, Any]:
    """The inverse: ``rules``, ``deal`` and, where there is one, ``match``; ``spelled`` is the deal as JSON."""
    document: dict[str, Any] = {
        "rules": dict.fromkeys(sorted(setup.house_rules), True),
        "deal": {spelled_as: spelled} if setup.number is None else {"number": setup.number},
    }
    return document if setup.match is None else {**document, "match": setup.match}


def read_house_rules(rules: object, known: Collection[str]) -> frozenset[str]:
    """The names of the house rules that an object of ``rules`` switches on, all of them ``known``; SetupError."""
    if not isinstance(rules, Mapping):
        raise SetupError('"rules" is an object of house rules')
    for name, value in rules.items():
        if name not in known:
            raise SetupError(f"{name!r} is not a house rule of this game")
        if not isinstance(value, bool):
            raise SetupError(f"the house rule {name!r} is either true or false")
    return frozenset(name for name, value in rules.items() if value)


def _number(value: object) -> int:
    if not _whole(value) or not 0 <= value <= LARGEST_NUMBER:
        raise SetupError(f"a deal's number is a whole number from 0 to {LARGEST_NUMBER}")
    return value


def _match(value: object) -> int:
    if not _whole(value) or not 1 <= value <= MOST_HANDS:
        raise SetupError(f"a match is a whole number of hands, from 1 to {MOST_HANDS}")
    return value


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
