"""Oneonta Whist as one of the games: how it begins, is written down and is imagined."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from whistdesk.rules.base import Outcome, Setup, SetupError, State, Step, View
from whistdesk.rules.oneonta.deal import KEY, MAIN_DECK, Numbered, Shuffles, SpelledOut
from whistdesk.rules.oneonta.moves import OneontaMove, parse_move
from whistdesk.rules.oneonta.report import can_end
from whistdesk.rules.oneonta.request import read_view
from whistdesk.rules.oneonta.sample import sample
from whistdesk.rules.oneonta.state import deal
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.seats import Seat
from whistdesk.rules.setup import read_common, write_common

SHUFFLES: Final = "shuffles"
"""The key of a spelled-out deal in a record (RECORD.md)."""


class OneontaWhist:
    """The solitaire of eight predictions (OW-01 to OW-17)."""

    key = KEY
    seats = (Seat.PLAYER,)
    house_rules: tuple[str, ...] = ()

    def start(self, setup: Setup) -> Step:
        """The first hand, dealt from the whole deck in the stock; SetupError if its shuffle is none."""
        shuffles = _shuffles(setup)
        return deal(shuffles, 1, shuffles.order(1, MAIN_DECK))

    def parse_move(self, text: str) -> OneontaMove:
        """The move of a notation; ValueError for a word that is none."""
        return parse_move(text)

    def read_setup(self, document: Mapping[str, Any]) -> Setup:
        """The setup of a record; spelled-out shuffles are checked only when they are reached."""
        setup = read_common(document, spelled_as=SHUFFLES)
        if setup.number is None and not isinstance(setup.spelled, list):
            raise SetupError(f'"{SHUFFLES}" is a list of texts, one for each shuffle')
        return setup

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The inverse of ``read_setup``."""
        return write_common(setup, spelled_as=SHUFFLES, spelled=setup.spelled)

    def read_view(self, seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> OneontaView:
        """The view of a request; ViewError."""
        return read_view(document)

    def can_end(self, outcome: Outcome) -> bool:
        """Whether a game can have this outcome."""
        return can_end(outcome)

    def sample(self, view: View, rng: Random) -> State:
        """A position that looks like ``view``, everything hidden drawn at random (OW-15)."""
        assert isinstance(view, OneontaView)
        return sample(view, rng)


def _shuffles(setup: Setup) -> Shuffles:
    return SpelledOut(setup.spelled) if setup.number is None else Numbered(setup.number)
