"""The games that can be played, by their key: a new game adds its import and its name here."""

from collections.abc import Mapping
from typing import Final

from whistdesk.rules.base import Game
from whistdesk.rules.cribbage.game import CribbageSolitaire
from whistdesk.rules.oneonta.game import OneontaWhist

_GAMES: Final[tuple[Game, ...]] = (
    OneontaWhist(),
    CribbageSolitaire(),
)

GAMES: Final[Mapping[str, Game]] = {game.key: game for game in _GAMES}
