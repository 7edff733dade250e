"""What the program asks the player, in dialogs over its window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from whistdesk import __version__
from whistdesk.app import licences
from whistdesk.app.choices import Choices
from whistdesk.app.files import FileChooser
from whistdesk.app.offers import presets
from whistdesk.archive.sharing import NamedDeal
from whistdesk.model.session import Session
from whistdesk.players.search.solver import KERNEL_COMPILED
from whistdesk.rules.base import Game, Setup
from whistdesk.views.deals.choice import DealChoice, Reading
from whistdesk.views.dialogs import About, MatchChoice, NewMatch, Question
from whistdesk.views.names import fill
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.window import MainWindow


class Questions(QObject):
    """Each method shows a dialog, where one is needed, and returns the answer."""

    def __init__(self, window: MainWindow, choices: Choices) -> None:
        super().__init__(window)
        self._window, self._choices = window, choices
        self._files = FileChooser(window, choices)

    def may_drop(self, session: Session | None) -> bool:
        """Whether another game may take the place of ``session``; asked only where a move was made."""
        if session is None or not session.can_undo:
            return True
        text = self.tr("The game that was begun would be given up, without being counted: %1.")
        progress = ACCOUNTS[session.game.key].progress(session.moment.view)
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

    def deal(self, read: Callable[[str], Reading], now: int | None, doubt: Callable[[], object]) -> NamedDeal | None:
        """A deal by number, word or line, as ``read`` reads it; None where the player thought better of it."""
        text = "" if now is None else str(now)
        return DealChoice.ask(read, now=text, doubt=doubt, parent=self._window, k=self._choices.text)

    def where_to_save(self, name: str, ending: str) -> Path | None:
        """The file to write, ``name`` where the player changes nothing; None where they thought better of it."""
        return self._files.to_save(self.tr("Save this deal"), name, _kinds(ending))

    def file_to_open(self, ending: str) -> Path | None:
        """A file with a deal or a game; None where the player thought better of it."""
        return self._files.to_open(self.tr("Open a deal or game"), _kinds(ending))

    def may_forget_settings(self) -> bool:
        """Whether all settings may have their standard values."""
        text = self.tr(
            "All settings get their standard values, also the names, levels and styles of the seats and the house "
            "rules. Results and games stay. You can undo it afterwards."
        )
        title, no = self.tr("Standard values"), self.tr("Keep mine")
        return self._ask(title, text, yes=self.tr("Set all"), no=no)

    def new_setup(self, game: Game, number: int) -> Setup | None:
        """How a new game with this number is to be dealt; None where the player thought better of it."""
        settings = self._choices.settings
        rules = settings.house_rules.get(game.key, frozenset()) & frozenset(game.house_rules)
        if ACCOUNTS[game.key].kind != "match":
            return Setup(number=number, house_rules=rules)
        texts = read_rules(shipped("seeds"), game.key, self._choices.language).house_rules
        last = MatchChoice(settings.match, rules)
        choice = NewMatch.ask(texts, presets(game.key), last, parent=self._window, k=self._choices.text)
        if choice is None:
            return None
        self._choices.change("match", choice.length)
        self._choices.change("house_rules", {**settings.house_rules, game.key: choice.house_rules})
        return Setup(number=number, house_rules=choice.house_rules, match=choice.length)

    def may_reset(self) -> bool:
        """Whether the statistics may begin anew."""
        text = self.tr(
            "All figures, plots and daily results begin anew, for all games. “Undo reset” brings them back, "
            "until you reset again; deals that you have played stay known."
        )
        return self._ask(self.tr("Reset statistics"), text, yes=self.tr("Reset"), no=self.tr("Keep them"))

    def file_for_results(self) -> Path | None:
        """Where the results are to be written for spreadsheets; None where the player thought better of it."""
        return self._files.to_save(self.tr("Export results"), "whistdesk.csv", self.tr("Spreadsheet (*.csv)"))

    def may_lose(self, why: str) -> bool:
        """Whether the program may end although not everything is written; ``why`` that is so."""
        text = self.tr(
            "%1 Not everything you have played and set is on the disk. If you close now, it is lost; Whistdesk keeps "
            "trying as long as it is open."
        )
        title, yes, no = self.tr("Not everything is kept"), self.tr("Close and lose it"), self.tr("Stay open")
        return self._ask(title, fill(text, why or self.tr("The disk does not answer.")), yes=yes, no=no)

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


def _kinds(ending: str) -> str:
    """The kinds of files that are offered, as Qt's dialogs want them."""
    deals = QCoreApplication.translate("Questions", "Deals and games")
    return f"{deals} (*{ending} *.json)"
