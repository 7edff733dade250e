"""The games that can be played, by their key."""

from collections.abc import Mapping
from typing import Final

from whistdesk.rules.base import Game
from whistdesk.rules.cribbage.game import CribbageSolitaire

GAMES: Final[Mapping[str, Game]] = {game.key: game for game in (CribbageSolitaire(),)}
