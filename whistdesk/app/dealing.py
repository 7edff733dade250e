"""Deals that are chosen, passed on and saved: what the player asks for, and on what terms it is played."""

import secrets
from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from whistdesk.app.cabinet import Cabinet
from whistdesk.app.choices import Choices
from whistdesk.app.questions import Questions
from whistdesk.app.sentences import disk_sentence
from whistdesk.archive.disk import DiskError, write_whole
from whistdesk.archive.record import Record, write
from whistdesk.archive.sharing import NamedDeal, read_deal, shared_line
from whistdesk.cards.words import TYPED_NUMBERS
from whistdesk.model.dealing import Terms, terms_of
from whistdesk.model.session import Session
from whistdesk.rules.base import Game, Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.deals.choice import Reading
from whistdesk.views.deals.wording import what_it_is, whether_it_counts
from whistdesk.views.names import fill
from whistdesk.views.pages import Pages
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.rulebook.names import DEALS
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.tiles import TILES
from whistdesk.views.window import MainWindow

ENDING: Final = ".whistdesk"
"""Of the files in which deals and games are passed on."""


class Dealing(QObject):
    """Knows which deals were played here, hears which one the player wants, and passes on the one on the table."""

    wanted = Signal(object)
    """The player wants to play this deal: ``NamedDeal``."""
    new_wanted = Signal(str)
    """The player wants a new deal of the game with this key."""
    file_wanted = Signal(object)
    """The player wants to open the deal or game in this file: its ``Path``."""

    def __init__(
        self,
        cabinet: Cabinet,
        choices: Choices,
        window: MainWindow,
        pages: Pages,
        questions: Questions,
        today: Callable[[], date],
    ) -> None:
        """``today`` gives the date where the player is."""
        super().__init__(window)
        self._cabinet, self._choices, self._window, self._pages = cabinet, choices, window, pages
        self._questions = questions
        self._today = today
        self.session: Session | None = None
        """The game on the table."""
        commands = window.commands
        commands.new_deal_asked.connect(self.renew)
        commands.same_deal_asked.connect(self.repeat)
        commands.open_asked.connect(self._open)
        commands.copy_number_asked.connect(self.copy_number)
        commands.copy_deal_asked.connect(self.copy_line)
        commands.save_deal_asked.connect(self.save)

    def terms(self, game: Game, setup: Setup, *, shared: bool = False) -> Terms:
        """The terms of a new game."""
        number, now = setup.number, self.session
        begun = number is not None and bool(self._cabinet.begun(game.key, [number]))
        # the first move of the game on the table may not be written yet
        here = now is not None and now.game is game and now.setup.number == number and now.ply > 0
        return terms_of(game, setup, self._today(), begun=begun or here, shared=shared)

    def draw(self, game: Game) -> int:
        """A number from the random source of the system, of a deal that was not played here before."""
        while self._cabinet.begun(game.key, [number := secrets.randbelow(TYPED_NUMBERS)]):
            pass
        return number

    def ask(self, key: str) -> None:
        """Let the player name a deal, for the game on the table, or else for the one with this ``key``."""
        now = self.session
        game, setup = (now.game, now.setup) if now else (GAMES[key], self._usual(key))
        deal = self._questions.deal(partial(self._read, game, setup), setup.number, self._doubt)
        if deal is not None:
            self.wanted.emit(deal)

    def renew(self) -> None:
        """The player wants a new deal of the game on the table."""
        if self.session is not None:
            self.new_wanted.emit(self.session.game.key)

    def repeat(self, session: Session | None = None) -> None:
        """The player wants the deal of ``session`` once more, or the one on the table."""
        again = session or self.session
        if again is not None:
            self.wanted.emit(NamedDeal(again.game, again.setup, shared=again.all_practice))

    def copy_number(self) -> None:
        """Put the number of the deal on the clipboard."""
        if self.session is None:
            return
        number = self.session.setup.number
        if number is None:
            self._window.banner.mention(self._numberless())
        else:
            QGuiApplication.clipboard().setText(str(number))
            self._window.banner.mention(self.tr("The number of the deal has been copied."))

    def copy_line(self) -> None:
        """Put the deal on the clipboard as a line of text."""
        if self.session is None:
            return
        if self.session.setup.number is None:
            self._window.banner.mention(self._numberless())
        else:
            QGuiApplication.clipboard().setText(shared_line(self.session.game, self.session.setup))
            words = self.tr(
                "The deal has been copied as text. Another player can paste it where a number is asked for."
            )
            self._window.banner.mention(words)

    def save(self) -> None:
        """Write the deal without any move into a file that the player names."""
        if self.session is None:
            return
        game, setup = self.session.game, self.session.setup
        name = game.key if setup.number is None else f"{game.key}-{setup.number}"
        file = self._questions.where_to_save(name + ENDING, ENDING)
        if file is None:
            return
        try:
            write_whole(file, (write(Record(game, setup)) + "\n").encode())
        except DiskError as error:
            self._window.banner.tell(disk_sentence(error))
        else:
            self._window.banner.mention(fill(self.tr("The deal has been saved as %1."), file.name))

    def _open(self) -> None:
        file = self._questions.file_to_open(ENDING)
        if file is not None:
            self.file_wanted.emit(file)

    def _usual(self, key: str) -> Setup:
        """How a game is begun from the home screen, where nothing says how."""
        settings = self._choices.settings
        rules = settings.house_rules.get(key, frozenset()) & frozenset(GAMES[key].house_rules)
        return Setup(house_rules=rules, match=settings.match if ACCOUNTS[key].kind == "match" else None)

    def _read(self, game: Game, setup: Setup, text: str) -> Reading:
        deal = read_deal(text, game, setup, GAMES)
        terms = self.terms(deal.game, deal.setup, shared=deal.shared)
        return Reading(deal, self._what(deal), whether_it_counts(terms, deal.setup.number))

    def _doubt(self) -> None:
        self._pages.show_rules(DEALS)

    def _numberless(self) -> str:
        return self.tr("This deal is spelled out in a record and has no number. It can be saved as a file.")

    def _what(self, deal: NamedDeal) -> str:
        texts = read_rules(shipped("seeds"), deal.game.key, self._choices.language).house_rules
        rules = [rule.title for rule in texts if rule.name in deal.setup.house_rules]
        return what_it_is(deal, TILES[deal.game.key].title(), rules)
