"""Which coach advises on which game, and in which of them it is turned on."""

from collections.abc import Sequence
from typing import NamedTuple

from whistdesk.app.choices import Choices
from whistdesk.players.registry import COACHES
from whistdesk.views.preferences.offers import CoachedGame
from whistdesk.views.registry import TABLES
from whistdesk.views.tiles import TILES


class CoachWish(NamedTuple):
    """How the person wants to be advised: by which kind of coach, and whether its odds stand on the table."""

    kind: str = ""
    watching: bool = False


class Coaches:
    """The kinds are settings; where a coach is turned on is forgotten when the program ends."""

    def __init__(self, choices: Choices) -> None:
        self._choices = choices
        self.watched: set[str] = set()
        """The games whose coach is turned on, by their keys."""

    def wish(self, game: str) -> CoachWish:
        """What is wanted for the game with this key; without a setting the default kind."""
        usual = next(iter(COACHES.get(game, ())), "")
        return CoachWish(self._choices.settings.coaches.get(game, usual), game in self.watched)

    def watch(self, game: str, on: bool) -> None:  # noqa: FBT001 - the signal's argument
        """Remember that the coach of a game was turned on or off."""
        (self.watched.add if on else self.watched.discard)(game)

    def choose(self, game: str, kind: str) -> None:
        """Want another kind of coach for a game."""
        self._choices.change("coaches", {**self._choices.settings.coaches, game: kind})

    def offered(self) -> Sequence[CoachedGame]:
        """The games whose coach comes in kinds, in the order of the home screen."""
        tables = {key: TABLES[key]() for key in TILES if key in COACHES}
        return [CoachedGame(key, table.title, kinds) for key, table in tables.items() if (kinds := table.coach_kinds())]
