"""Connects the window with games, saves, results and settings."""

import secrets
import uuid
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject

from whistdesk import __version__
from whistdesk.app import licences, sentences, wishes
from whistdesk.app.cabinet import Cabinet
from whistdesk.app.early import note
from whistdesk.app.language import Translators, language_of
from whistdesk.app.motion import system_reduces_motion
from whistdesk.app.seated import Begun, Seated
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError, read_bounded
from whistdesk.archive.record import LARGEST_RECORD, RecordError, parse
from whistdesk.archive.saves import Occupant, Sitting
from whistdesk.model.session import Session
from whistdesk.players.registry import levels
from whistdesk.rules.base import Game, Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.dialogs import About, DealNumber, MatchChoice, NewMatch, Question
from whistdesk.views.home import HomeScreen
from whistdesk.views.names import seat_name
from whistdesk.views.preferences.page import MatchGame, SettingsPage
from whistdesk.views.registry import TILES
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.theme.art import Art
from whistdesk.views.tile import Standing
from whistdesk.views.window import MainWindow

TYPED_NUMBERS: Final = 10_000_000
"""New deals are drawn below this, so that people can type them (RECORD.md)."""


class Program(QObject):
    """The running program: one window, the games that were begun, and at most one of them on the table."""

    def __init__(self, cabinet: Cabinet, translators: Translators, clock: Callable[[], datetime]) -> None:
        super().__init__()
        self._cabinet, self._translators, self._clock = cabinet, translators, clock
        self._art = Art()
        self.settings = cabinet.settings()
        self._translators.install(self.language)
        self._begun: dict[str, Begun] = {}
        self._last = ""
        self._told: set[str] = set()
        self.seated: Seated | None = None
        self._resume_all()
        self.window = self._build_window()
        self._wire()
        self._tell_faults()

    # What there is

    @property
    def language(self) -> str:
        """The language of the program now: ``en`` or ``de``."""
        return language_of(self.settings.language, QLocale.system())

    def _resume_all(self) -> None:
        """The games that were left, each where it was."""
        saves = self._cabinet.kept()
        for key, save in saves.items():
            self._begun[key] = Begun(Session.resume(save.record, save.history), save.sitting)
        self._last = max(saves, key=lambda key: saves[key].saved, default="")

    def _build_window(self) -> MainWindow:
        look = wishes.look(self.settings, self.language)
        home = HomeScreen(self._standings(), look)
        settings = SettingsPage(_values(self.settings), self._match_games, look)
        window = MainWindow(home, RulePage(tuple(TILES), look), settings)
        window.restore_place(self.settings.window)
        return window

    def _wire(self) -> None:
        window = self.window
        window.home.play_asked.connect(self.play)
        window.home.new_asked.connect(self.new_game)
        window.new_deal_asked.connect(self._new_deal)
        window.number_asked.connect(self._deal_by_number)
        window.same_deal_asked.connect(self._same_deal)
        window.about_asked.connect(self._show_about)
        window.closing.connect(self.close)
        window.rules.language_toggled.connect(self._toggle_language)
        window.settings.changed.connect(self.change)
        window.settings.reset_asked.connect(self._reset)

    def _standings(self) -> list[Standing]:
        return [self._standing(key) for key in TILES]

    def _standing(self, key: str) -> Standing:
        tile, begun = TILES[key], self._begun.get(key)
        last = key == (self._last or next(iter(TILES)))
        if begun is not None and not begun.session.over:
            return Standing(key, tile, True, tile.progress(begun.session.moment.view), last)
        return Standing(key, tile, False, tile.results(self._cabinet.tally(key, tile.kind)), last)

    def _match_games(self) -> list[MatchGame]:
        return [
            MatchGame(key, tile.title(), read_rules(shipped("seeds"), key, self.language).house_rules)
            for key, tile in TILES.items()
            if tile.kind == "match"
        ]

    # Games

    def play(self, key: str) -> None:
        """Go on with a game, or begin it."""
        begun = self._begun.get(key)
        if begun is None or begun.session.over:
            self.new_game(key)
        else:
            self._seat(begun)

    def new_game(self, key: str) -> None:
        """Begin a game anew, after asking where one would be given up."""
        if self._may_drop(key):
            setup = self._new_setup(GAMES[key])
            if setup is not None:
                self.begin(GAMES[key], setup)

    def open_record(self, file: Path) -> None:
        """Open a record at its end; a message says why where that cannot be."""
        try:
            content = read_bounded(file, LARGEST_RECORD + 1)
            if content is None:
                self._report(sentences.no_such_file(file))
                return
            session = Session.resume(parse(content, GAMES))
        except (DiskError, RecordError) as error:
            self._report(sentences.unreadable(file, error))
            return
        if self._may_drop(session.game.key):
            self._seat(Begun(session, self._sitting(session.game)))

    def begin(self, game: Game, setup: Setup) -> None:
        """Deal a new game and put it on the table."""
        self._seat(Begun(Session(game, setup), self._sitting(game)))

    def _sitting(self, game: Game) -> Sitting:
        level = levels(game.key)[-1:]
        seats = {seat.value: Occupant(seat_name(seat), *level) for seat in game.seats[1:]}
        return Sitting(uuid.uuid4().hex, secrets.randbelow(2**32), self._clock(), seats)

    def _seat(self, begun: Begun) -> None:
        """Put a game on the table."""
        self._put_away()
        key = begun.session.game.key
        self._begun[key], self._last = begun, key
        seated = Seated(
            begun, self._cabinet, self._clock, self._table_settings(), wishes.pace(self.settings), self._art
        )
        seated.keeping_failed.connect(lambda error: self._report(sentences.not_kept(error)))
        seated.player_failed.connect(lambda seat, error: note(f"{seat}: {error!r}"))
        screen = seated.screen
        screen.left.connect(self.go_home)
        screen.new_deal_asked.connect(self._new_deal)
        screen.same_deal_asked.connect(self._same_deal)
        screen.rules_asked.connect(self.window.show_rules)
        screen.undo_asked.connect(self._undo_for_practice)
        self.seated = seated
        self.window.show_table(screen, key, screen.display.bar.open_menu)

    def go_home(self) -> None:
        """Put the game on the table away and show how all games stand."""
        self._put_away()
        self.window.home.show_standings(self._standings())
        self.window.show_home()

    def _put_away(self) -> None:
        seated, self.seated = self.seated, None
        if seated is not None:
            self.window.put_table_away()
            seated.close()

    def _new_deal(self) -> None:
        if self.seated is not None:
            self.new_game(self.seated.session.game.key)

    def _same_deal(self) -> None:
        if self.seated is not None and self._may_drop(self.seated.session.game.key):
            session = self.seated.session
            self.begin(session.game, session.setup)

    def _deal_by_number(self) -> None:
        if self.seated is None:
            return
        session = self.seated.session
        title = TILES[session.game.key].title()
        number = DealNumber.ask(title, parent=self.window, k=self._text)
        if number is not None and self._may_drop(session.game.key):
            self.begin(session.game, replace(session.setup, number=number, spelled=None))

    def _may_drop(self, key: str) -> bool:
        """Whether a new game may take the place of the one that was begun, if there is one."""
        begun = self._begun.get(key)
        if begun is None or begun.session.over or not begun.session.can_undo:
            return True
        text = self.tr("The game that was begun would be given up, without being counted: %1.")
        return Question.ask(
            self.tr("New game"),
            text.replace("%1", TILES[key].progress(begun.session.moment.view)),
            yes=self.tr("New game"),
            no=self.tr("Keep playing"),
            parent=self.window,
            k=self._text,
        )

    def _new_setup(self, game: Game) -> Setup | None:
        """How a new game is to be dealt; None where the player thought better of it."""
        number = secrets.randbelow(TYPED_NUMBERS)
        rules = self.settings.house_rules.get(game.key, frozenset()) & frozenset(game.house_rules)
        if TILES[game.key].kind != "match":
            return Setup(number=number, house_rules=rules)
        texts = read_rules(shipped("seeds"), game.key, self.language).house_rules
        choice = NewMatch.ask(texts, MatchChoice(self.settings.match, rules), parent=self.window, k=self._text)
        if choice is None:
            return None
        self.change("match", choice.length)
        self.change("house_rules", {**self.settings.house_rules, game.key: choice.house_rules})
        return Setup(number=number, house_rules=choice.house_rules, match=choice.length)

    def _undo_for_practice(self) -> None:
        assert self.seated is not None
        session = self.seated.session
        text = self.tr(
            "This takes back a card that you have seen. The game is then marked as practice and not counted."
        )
        if len(session.game.seats) > 1:
            text = self.tr(
                "This takes back a card that you have seen. The hand is then marked as practice and not counted."
            )
        if Question.ask(
            self.tr("Undo"), text, yes=self.tr("Undo"), no=self.tr("Keep it"), parent=self.window, k=self._text
        ):
            session.undo()

    # Settings

    def change(self, name: str, value: Any) -> None:
        """The player has changed a setting: it shows at once and is kept."""
        self._take(replace(self.settings, **{name: value}))

    def _reset(self) -> None:
        self._take(Settings(window=self.settings.window, foreign=self.settings.foreign))

    def _toggle_language(self) -> None:
        self.change("language", "en" if self.language == "de" else "de")

    def _take(self, settings: Settings) -> None:
        language = self.language
        self.settings = settings
        if self.language != language:
            self._translators.install(self.language)
        look = wishes.look(settings, self.language)
        for page in (self.window.home, self.window.rules, self.window.settings):
            if page.look != look:
                page.set_look(look)
        self.window.settings.show_values(_values(settings))
        self.window.home.show_standings(self._standings())
        if self.seated is not None:
            self.seated.change(self._table_settings(), wishes.pace(settings))
        self._keep_settings()

    def _keep_settings(self) -> None:
        try:
            self._cabinet.store(self.settings)
        except DiskError as error:
            self._report(sentences.disk_sentence(error))

    @property
    def _text(self) -> float:
        return self.settings.text / 100

    def _table_settings(self) -> TableSettings:
        return wishes.table_settings(self.settings, self.language, system_reduces_motion=system_reduces_motion())

    # Words

    def _tell_faults(self) -> None:
        found = self._cabinet.found
        for file in found.damaged:
            self._report(sentences.set_aside_sentence(file))
        if found.wrong_settings:
            self._report(sentences.wrong_settings(found.wrong_settings))
        if found.closed is not None:
            self._report(sentences.nothing_kept(found.closed))

    def _report(self, sentence: str) -> None:
        """Say something in the window, and where it can be read afterwards; the same thing only once."""
        if sentence not in self._told:
            self._told.add(sentence)
            note(sentence)
            self.window.banner.tell(sentence)

    def _show_about(self) -> None:
        About.show_it(__version__, licences.facts(), licences.papers(), parent=self.window, k=self._text)

    def close(self) -> None:
        """Keep everything where it is; the program can end."""
        self._put_away()
        self.settings = replace(self.settings, window=self.window.place())
        self._keep_settings()
        self._art.close()
        self._cabinet.close()


def _values(settings: Settings) -> Mapping[str, Any]:
    return {field.name: getattr(settings, field.name) for field in fields(settings)}
