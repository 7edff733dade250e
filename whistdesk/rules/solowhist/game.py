"""Solo Whist as one of the games."""

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.rules.base import Setup, SetupError, Step, View
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.deal import KEY, read_deals, write_deals
from whistdesk.rules.solowhist.house import HOUSE_RULES
from whistdesk.rules.solowhist.moves import SoloMove, parse_move
from whistdesk.rules.solowhist.sample import sample
from whistdesk.rules.solowhist.state import SoloState, begin
from whistdesk.rules.solowhist.view import SoloView


class SoloWhist:
    """The game by its key, its seats and its house rules (RULES.md, SW-01 to SW-19)."""

    key: str = KEY
    seats: tuple[Seat, ...] = COMPASS
    house_rules: tuple[str, ...] = HOUSE_RULES

    def start(self, setup: Setup) -> Step:
        """The first hand, dealt from the deck."""
        return begin(setup)

    def parse_move(self, text: str) -> SoloMove:
        """The move of a notation; ValueError for a word that is none."""
        return parse_move(text)

    def read_setup(self, document: Mapping[str, Any]) -> Setup:
        """The deal, the house rules and the match of a record; SetupError when they cannot be."""
        deal = document.get("deal")
        if not isinstance(deal, Mapping):
            raise SetupError("deal must be an object with a number or with deals")
        if ("number" in deal) == ("deals" in deal):
            raise SetupError("deal must hold either a number or deals")
        number = _number(deal["number"]) if "number" in deal else None
        spelled = read_deals(deal["deals"]) if "deals" in deal else None
        return Setup(number, spelled, _house_rules(document.get("rules", {})), _match(document))

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The inverse of ``read_setup``."""
        deal = {"number": setup.number} if setup.number is not None else {"deals": write_deals(setup.spelled)}
        document: dict[str, Any] = {"rules": dict.fromkeys(sorted(setup.house_rules), True), "deal": deal}
        return document if setup.match is None else {**document, "match": setup.match}

    def sample(self, view: View, rng: Random) -> SoloState:
        """A true state that looks like ``view`` to its seat, the hidden cards drawn at random."""
        return sample(cast(SoloView, view), rng)


SOLO_WHIST = SoloWhist()


def _number(value: Any) -> int:
    if not _whole(value) or not 0 <= value <= LARGEST_NUMBER:
        raise SetupError(f"the deal's number must be a whole number from 0 to {LARGEST_NUMBER}")
    return int(value)


def _match(document: Mapping[str, Any]) -> int | None:
    if "match" not in document:
        return None
    value = document["match"]
    if not _whole(value) or value < 1:
        raise SetupError("match must be a whole number of hands, 1 or more")
    return int(value)


def _house_rules(value: Any) -> frozenset[str]:
    if not isinstance(value, Mapping):
        raise SetupError("rules must be an object that names house rules")
    for name, chosen in value.items():
        if name not in HOUSE_RULES:
            raise SetupError(f"{name!r} is not a house rule of Solo Whist")
        if not isinstance(chosen, bool):
            raise SetupError(f"the house rule {name!r} must be true or false")
    return frozenset(name for name, chosen in value.items() if chosen)


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
