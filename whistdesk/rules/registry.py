"""The games that can be played, by their key: a new game adds its import and its name here."""

from collections.abc import Mapping
from typing import Final

from whistdesk.rules.base import Game
from whistdesk.rules.cribbage.game import CribbageSolitaire
from whistdesk.rules.oneonta.game import OneontaWhist
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.house import TRADITIONAL_ENGLISH

_GAMES: Final[tuple[Game, ...]] = (
    OneontaWhist(),
    CribbageSolitaire(),
    SoloWhist(),
)

GAMES: Final[Mapping[str, Game]] = {game.key: game for game in _GAMES}

PRESETS: Final[Mapping[str, Mapping[str, frozenset[str]]]] = {
    SoloWhist.key: {"as-written": frozenset(), "traditional-english": TRADITIONAL_ENGLISH},
}
"""Sets of house rules that have a name of their own, by the game's key; the one without any comes first."""
