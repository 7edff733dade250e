"""Shows the first-game guide of each game until it has been seen."""

from functools import partial

from PySide6.QtCore import QObject

from whistdesk.app.choices import Choices
from whistdesk.views.guide.guide import Guide
from whistdesk.views.registry import GUIDES
from whistdesk.views.table.screen import TableScreen


class Guiding(QObject):
    """Which guides need not come again is a setting."""

    def __init__(self, choices: Choices) -> None:
        super().__init__()
        self._choices = choices

    def accompany(self, game: str, screen: TableScreen) -> None:
        """Guide through the game with this key, if that has not been done."""
        if game not in self._choices.settings.guided:
            self._begin(game, screen)

    def begin_again(self, game: str, screen: TableScreen) -> None:
        """Guide through a game from the first step, whether it has been seen or not."""
        for old in screen.findChildren(Guide):
            if not old.over:
                old.skip()
        self._begin(game, screen)

    def _begin(self, game: str, screen: TableScreen) -> None:
        guide = Guide(screen, GUIDES[game]())
        guide.ended.connect(partial(self._remember, game))

    def _remember(self, game: str) -> None:
        if game not in self._choices.settings.guided:
            self._choices.change("guided", self._choices.settings.guided | {game})
