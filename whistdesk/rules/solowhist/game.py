"""Solo Whist as one of the games."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, cast

from whistdesk.rules.base import Outcome, Setup, Step, View
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.setup import read_common, write_common
from whistdesk.rules.solowhist.deal import KEY, read_deals, write_deals
from whistdesk.rules.solowhist.house import HOUSE_RULES
from whistdesk.rules.solowhist.moves import SoloMove, parse_move
from whistdesk.rules.solowhist.outcome import can_end
from whistdesk.rules.solowhist.request import read_view
from whistdesk.rules.solowhist.sample import sample
from whistdesk.rules.solowhist.state import SoloState, begin
from whistdesk.rules.solowhist.view import SoloView


class SoloWhist:
    """The game by its key, its seats and its house rules (SW-01 to SW-19)."""

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
        """The deal, the house rules and the match of a record; SetupError when they cannot be.

        ``Setup.spelled`` is a tuple of ``Deal``, all of them checked.
        """
        setup = read_common(document, spelled_as="deals", house_rules=HOUSE_RULES)
        return setup if setup.number is not None else replace(setup, spelled=read_deals(setup.spelled))

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The inverse of ``read_setup``."""
        spelled = write_deals(setup.spelled) if setup.number is None else None
        return write_common(setup, spelled_as="deals", spelled=spelled)

    def read_view(self, seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> SoloView:
        """The view of a request about one hand; ViewError."""
        return read_view(seat, document, house_rules)

    def can_end(self, outcome: Outcome) -> bool:
        """Whether a game can have this outcome."""
        return can_end(outcome)

    def sample(self, view: View, rng: Random) -> SoloState:
        """A true state that looks like ``view`` to its seat, the hidden cards drawn at random."""
        return sample(cast(SoloView, view), rng)
