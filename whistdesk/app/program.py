"""Connects the window with games, saves, results and settings."""

import secrets
import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject

from whistdesk.app import sentences
from whistdesk.app.cabinet import Cabinet
from whistdesk.app.choices import Choices
from whistdesk.app.early import note
from whistdesk.app.language import Translators
from whistdesk.app.questions import Questions
from whistdesk.app.reviewing import open_review
from whistdesk.app.seated import Coaching, Seated
from whistdesk.app.seats import occupants
from whistdesk.app.shelf import Begun, Shelf
from whistdesk.archive.disk import DiskError, read_bounded
from whistdesk.archive.record import LARGEST_RECORD, RecordError, parse
from whistdesk.archive.saves import Occupant, Sitting
from whistdesk.model.session import Session
from whistdesk.players.registry import COACHES, levels, styles
from whistdesk.rules.base import Game, Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.views.home import HomeScreen
from whistdesk.views.preferences.page import CoachedGame, MatchGame, SettingsPage
from whistdesk.views.preferences.seats import SeatGame
from whistdesk.views.registry import TABLES, TILES
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.art import Art
from whistdesk.views.window import MainWindow


class Program(QObject):
    """The running program: one window, the games that were begun, and at most one of them on the table."""

    def __init__(self, cabinet: Cabinet, translators: Translators, clock: Callable[[], datetime]) -> None:
        """``clock`` gives the time in UTC."""
        super().__init__()
        self._cabinet, self._clock = cabinet, clock
        self._art = Art()
        self._told: set[str] = set()
        self.choices = Choices(cabinet, translators)
        self._shelf = Shelf(cabinet)
        self.seated: Seated | None = None
        self._watched: set[str] = set()
        """The games whose coach is turned on, by their keys; the program forgets it when it ends."""
        self.window = self._build_window()
        self._questions = Questions(self.window, self.choices)
        self._wire()
        self._name_seats()
        self._tell_faults()

    def _build_window(self) -> MainWindow:
        choices = self.choices
        home = HomeScreen(self._shelf.standings(), choices.look)
        settings = SettingsPage(
            choices.values(), self._match_games, self._coached_games, self._seat_games, choices.look
        )
        window = MainWindow(home, RulePage(tuple(TILES), choices.look), settings)
        window.restore_place(choices.settings.window)
        return window

    def _wire(self) -> None:
        window, choices, commands = self.window, self.choices, self.window.commands
        window.home.play_asked.connect(self.play)
        window.home.new_asked.connect(self.new_game)
        commands.new_deal_asked.connect(self._new_deal)
        commands.number_asked.connect(self._deal_by_number)
        commands.same_deal_asked.connect(self._same_deal)
        commands.about_asked.connect(self._questions.show_about)
        window.closing.connect(self.close)
        window.rules.language_toggled.connect(choices.toggle_language)
        window.settings.changed.connect(choices.change)
        window.settings.reset_asked.connect(choices.reset)
        choices.changed.connect(self._show_choices)
        choices.seats_changed.connect(self._reseat)
        choices.not_kept.connect(lambda error: self._tell_not_kept(sentences.disk_sentence(error)))

    def _match_games(self) -> list[MatchGame]:
        return [
            MatchGame(key, tile.title(), read_rules(shipped("seeds"), key, self.choices.language).house_rules)
            for key, tile in TILES.items()
            if tile.kind == "match"
        ]

    def _coached_games(self) -> list[CoachedGame]:
        tables = {key: TABLES[key]() for key in COACHES}
        return [CoachedGame(key, table.title, kinds) for key, table in tables.items() if (kinds := table.coach_kinds())]

    def _seat_games(self) -> list[SeatGame]:
        """Who sits in the games that were begun, or would sit in a new one."""
        return [
            SeatGame(key, tile.title(), self._seats_of(GAMES[key]), levels(key), styles(key))
            for key, tile in TILES.items()
            if levels(key)
        ]

    def _seats_of(self, game: Game) -> dict[str, Occupant]:
        begun = self._shelf.live(game.key)
        return occupants(game, begun.sitting.seats if begun else self.choices.settings.seats.get(game.key, {}))

    def play(self, key: str) -> None:
        """Go on with a game, or begin it."""
        begun = self._shelf.live(key)
        if begun is None:
            self.new_game(key)
        else:
            self._seat(begun)

    def new_game(self, key: str) -> None:
        """Begin a game anew, after asking where one would be given up."""
        if self._may_drop(key):
            setup = self._questions.new_setup(GAMES[key])
            if setup is not None:
                self.begin(GAMES[key], setup)

    def begin(self, game: Game, setup: Setup) -> None:
        """Deal a new game and put it on the table."""
        self._seat(Begun(Session(game, setup), self._sitting(game)))

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

    def go_home(self) -> None:
        """Put the game on the table away and show how all games stand."""
        self._put_away()
        self.window.home.show_standings(self._shelf.standings())
        self.window.show_home()

    def close(self) -> None:
        """Keep everything where it is; the program can end."""
        self._put_away()
        self.choices.remember_place(self.window.place())
        self._art.close()
        self._cabinet.close()

    def _sitting(self, game: Game) -> Sitting:
        seats = occupants(game, self.choices.settings.seats.get(game.key, {}))
        return Sitting(uuid.uuid4().hex, secrets.randbelow(2**32), self._clock(), seats)

    def _seat(self, begun: Begun) -> None:
        """Put a game on the table."""
        self._put_away()
        self._shelf.put(begun)
        self._name_seats()
        coaching = self._coaching(begun.session.game.key)
        seated = Seated(begun, self._cabinet, self._clock, self.choices.table, self.choices.pace, self._art, coaching)
        seated.keeping_failed.connect(lambda error: self._tell_not_kept(sentences.not_kept(error)))
        seated.player_failed.connect(lambda seat, error: note(f"{seat}: {error!r}"))
        screen = seated.screen
        screen.left.connect(self.go_home)
        screen.new_deal_asked.connect(self._new_deal)
        screen.same_deal_asked.connect(self._same_deal)
        screen.rules_asked.connect(self.window.show_rules)
        screen.undo_asked.connect(self._undo_for_practice)
        if screen.coaching is not None:
            screen.coaching.switched.connect(self._remember_coach)
            screen.coaching.kind_asked.connect(self._choose_coach)
            screen.coaching.review_asked.connect(self._review)
        self.seated = seated
        key, hand = begun.session.game.key, screen.play
        self.window.show_table(screen, lambda: hand.broken_rule or key, screen.display.bar.open_menu)

    def _coaching(self, key: str) -> Coaching:
        return Coaching(
            self.choices.settings.coaches.get(key, next(iter(COACHES.get(key, ())), "")), key in self._watched
        )

    def _remember_coach(self, on: bool) -> None:  # noqa: FBT001 - the signal's argument
        if self.seated is not None:
            (self._watched.add if on else self._watched.discard)(self.seated.session.game.key)

    def _choose_coach(self, kind: str) -> None:
        if self.seated is not None:
            self.choices.change("coaches", {**self.choices.settings.coaches, self.seated.session.game.key: kind})

    def _review(self) -> None:
        if self.seated is None:
            return
        session, kind = self.seated.session, self._coaching(self.seated.session.game.key).kind
        seats = self._seats_of(session.game)
        page = open_review(session, seats, self.seated.seed, kind, self._art, self.choices.look)
        if page is not None:
            self.window.show_review(page)

    def _put_away(self) -> None:
        seated, self.seated = self.seated, None
        if seated is not None:
            self.window.put_table_away()
            seated.close()

    def _may_drop(self, key: str) -> bool:
        begun = self._shelf.live(key)
        return self._questions.may_drop(begun.session if begun else None)

    def _new_deal(self) -> None:
        if self.seated is not None:
            self.new_game(self.seated.session.game.key)

    def _same_deal(self) -> None:
        if self.seated is not None and self._may_drop(self.seated.session.game.key):
            self.begin(self.seated.session.game, self.seated.session.setup)

    def _deal_by_number(self) -> None:
        if self.seated is None:
            return
        game, setup = self.seated.session.game, self.seated.session.setup
        number = self._questions.number(self.seated.session)
        if number is not None and self._may_drop(game.key):
            self.begin(game, replace(setup, number=number, spelled=None))

    def _undo_for_practice(self) -> None:
        if self.seated is not None and self._questions.may_mark(self.seated.session):
            self.seated.session.undo()

    def _show_choices(self) -> None:
        """The player has changed a setting: it shows at once, everywhere."""
        look = self.choices.look
        window = self.window
        for page in (window.home, window.rules, window.settings, window.review):
            if page is not None and page.look != look:
                page.set_look(look)
        self.window.settings.show_values(self.choices.values())
        self.window.home.show_standings(self._shelf.standings())
        if self.seated is not None:
            self.seated.change(self.choices.table, self.choices.pace)
            self.seated.change_coach(self._coaching(self.seated.session.game.key).kind)

    def _reseat(self) -> None:
        """The player has changed who sits where: a game that was begun takes it at once."""
        for key, game in GAMES.items():
            seats = occupants(game, self.choices.settings.seats.get(key, {}))
            self._shelf.seat(key, seats)
            if self.seated is not None and self.seated.session.game is game:
                self.seated.seat(seats)
        self._name_seats()

    def _name_seats(self) -> None:
        seats = [pair for game in GAMES.values() for pair in self._seats_of(game).items()]
        self.choices.name_seats({Seat(seat).name.title(): who.name for seat, who in seats if who.name})

    def _tell_faults(self) -> None:
        found = self._cabinet.found
        for file in found.damaged:
            self._report(sentences.set_aside_sentence(file))
        if found.wrong_settings:
            self._report(sentences.wrong_settings(found.wrong_settings))
        if found.closed is not None:
            self._report(sentences.nothing_kept(found.closed))

    def _tell_not_kept(self, sentence: str) -> None:
        """Not again where it has been told that nothing can be kept."""
        if self._cabinet.found.closed is None:
            self._report(sentence)

    def _report(self, sentence: str) -> None:
        """Say something in the window, and where it can be read afterwards; the same thing only once."""
        if sentence not in self._told:
            self._told.add(sentence)
            note(sentence)
            self.window.banner.tell(sentence)
