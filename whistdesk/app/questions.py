"""What the program asks the player, in dialogs over its window."""

import secrets

from PySide6.QtCore import QObject

from whistdesk import __version__
from whistdesk.app import licences
from whistdesk.app.choices import Choices
from whistdesk.cards.words import TYPED_NUMBERS
from whistdesk.model.session import Session
from whistdesk.players.search.solver import KERNEL_COMPILED
from whistdesk.rules.base import Game, Setup
from whistdesk.views.dialogs import About, DealNumber, MatchChoice, NewMatch, Question
from whistdesk.views.names import fill
from whistdesk.views.registry import TILES
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.window import MainWindow


class Questions(QObject):
    """Each method shows a dialog, where one is needed, and returns the answer."""

    def __init__(self, window: MainWindow, choices: Choices) -> None:
        super().__init__(window)
        self._window, self._choices = window, choices

    def may_drop(self, session: Session | None) -> bool:
        """Whether another game may take the place of ``session``; asked only where a move was made."""
        if session is None or not session.can_undo:
            return True
        text = self.tr("The game that was begun would be given up, without being counted: %1.")
        progress = TILES[session.game.key].progress(session.moment.view)
        no = self.tr("Keep playing")
        return self._ask(self.tr("New game"), fill(text, progress), yes=self.tr("New game"), no=no)

    def may_mark(self, session: Session) -> bool:
        """Whether an undo may mark the game, or its hand, as practice."""
        text = self.tr(
            "This takes back a card that you have seen. The game is then marked as practice and not counted."
        )
        if len(session.game.seats) > 1:
            text = self.tr(
                "This takes back a card that you have seen. The hand is then marked as practice and not counted."
            )
        return self._ask(self.tr("Undo"), text, yes=self.tr("Undo"), no=self.tr("Don't undo"))

    def number(self, session: Session) -> int | None:
        """The number of another deal of the same game; None where the player thought better of it."""
        title, now = TILES[session.game.key].title(), session.setup.number
        return DealNumber.ask(title, now=now, parent=self._window, k=self._choices.text)

    def new_setup(self, game: Game) -> Setup | None:
        """How a new game is to be dealt; None where the player thought better of it."""
        number, settings = secrets.randbelow(TYPED_NUMBERS), self._choices.settings
        rules = settings.house_rules.get(game.key, frozenset()) & frozenset(game.house_rules)
        if TILES[game.key].kind != "match":
            return Setup(number=number, house_rules=rules)
        texts = read_rules(shipped("seeds"), game.key, self._choices.language).house_rules
        last = MatchChoice(settings.match, rules)
        choice = NewMatch.ask(texts, last, parent=self._window, k=self._choices.text)
        if choice is None:
            return None
        self._choices.change("match", choice.length)
        self._choices.change("house_rules", {**settings.house_rules, game.key: choice.house_rules})
        return Setup(number=number, house_rules=choice.house_rules, match=choice.length)

    def show_about(self) -> None:
        """Show what the program is and what it is made with."""
        About.show_it(
            __version__,
            licences.facts(compiled=KERNEL_COMPILED),
            licences.papers(),
            parent=self._window,
            k=self._choices.text,
        )

    def _ask(self, title: str, text: str, *, yes: str, no: str) -> bool:
        return Question.ask(title, text, yes=yes, no=no, parent=self._window, k=self._choices.text)
