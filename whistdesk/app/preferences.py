"""The settings page with what there is to choose from: every change of it is a choice, and every choice shows on it."""

from PySide6.QtCore import QObject

from whistdesk.app.choices import Choices
from whistdesk.app.coaches import Coaches
from whistdesk.app.offers import confirming_games, match_games
from whistdesk.app.questions import Questions
from whistdesk.app.seats import Seats
from whistdesk.views.preferences.offers import Offers
from whistdesk.views.preferences.page import SettingsPage


class Preferences(QObject):
    """Makes the page when it is wanted."""

    def __init__(self, choices: Choices, coaches: Coaches, seats: Seats, questions: Questions) -> None:
        super().__init__()
        self._choices, self._coaches, self._seats, self._questions = choices, coaches, seats, questions
        self._page: SettingsPage | None = None
        choices.changed.connect(self._show)

    def page(self) -> SettingsPage:
        """A new page, which goes with the choices from now on."""
        choices = self._choices
        page = self._page = SettingsPage(choices.values(), self._offers, choices.look)
        page.changed.connect(choices.change)
        page.reset_asked.connect(self._reset)
        page.reset_taken_back.connect(choices.take_reset_back)
        return page

    def _show(self) -> None:
        if self._page is not None:
            self._page.show_values(self._choices.values())

    def _offers(self) -> Offers:
        matches, confirming = match_games(self._choices.language), confirming_games()
        return Offers(matches, self._coaches.offered(), self._seats.offered(), confirming)

    def _reset(self) -> None:
        if self._questions.may_forget_settings():
            self._choices.reset()
