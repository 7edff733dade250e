"""The wishes of the player that a table respects; they may change in the middle of a game."""

from enum import Enum
from typing import NamedTuple

from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.palette import PALETTES, Palette


class Speed(Enum):
    """How fast cards move; the value is the factor on all durations."""

    SLOW = 1.6
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0


class TableSettings(NamedTuple):
    """All of them at their defaults, but for what the player has set."""

    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    trick_hold: int | None = 1200
    """How long a finished trick stays, in ms; None waits for a click."""
    theme: str = ""
    """A name of ``PALETTES``; empty for the one that suits the game."""
    back: str = ""
    """A name of ``BACKS``; empty for the one that suits the theme."""
    faces: str = "classic"
    """A name of ``DECKS``."""
    german_letters: bool = False
    text: float = 1.0
    """Text size: 1, 1.25 or 1.5."""
    order: HandOrder = USUAL_ORDER
    """How the person's hand is sorted."""
    mirrored: bool = False
    immediate: bool = False
    """Predictions and calls need no confirmation."""
    auto_play: bool = False
    """A forced card plays itself."""

    def palette(self, of_game: str) -> Palette:
        """The colours at a game whose own theme is ``of_game``."""
        return PALETTES.get(self.theme) or PALETTES[of_game]

    def deck(self, palette: Palette) -> Deck:
        """The cards on a table with these colours."""
        return Deck(self.faces, self.back or palette.back, self.german_letters)
