"""Connects the window with games, saves, results and settings."""

import secrets
import uuid
from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from whistdesk.app import sentences
from whistdesk.app.bookkeeping import Bookkeeping
from whistdesk.app.cabinet import OPENING, Cabinet
from whistdesk.app.coaches import Coaches
from whistdesk.app.daily import daily_marks
from whistdesk.app.dealing import Dealing
from whistdesk.app.drawer import CLOSING_PATIENCE
from whistdesk.app.early import note
from whistdesk.app.front import Front
from whistdesk.app.guiding import Guiding
from whistdesk.app.messages import Messages
from whistdesk.app.preferences import Preferences
from whistdesk.app.questions import Questions
from whistdesk.app.reviewing import Reviewing
from whistdesk.app.seated import Seated
from whistdesk.app.seats import Seats
from whistdesk.app.shelf import Begun, Shelf
from whistdesk.archive.disk import DiskError, read_bounded
from whistdesk.archive.record import LARGEST_RECORD, RecordError, parse
from whistdesk.archive.saves import History, Sitting, require_room
from whistdesk.archive.sharing import NamedDeal
from whistdesk.cards.daily import day_of
from whistdesk.model.dealing import Terms, daily_setup
from whistdesk.model.outbox import LEDGER, Key
from whistdesk.model.session import Session
from whistdesk.rules.base import Game, Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.deals.page import DailyPage
from whistdesk.views.pages import Pages
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.theme.art import Art
from whistdesk.views.tiles import TILES


class Program(QObject):
    """The running program: one window, the games that were begun, and at most one of them on the table."""

    laid = Signal()
    """A game has been put on the table."""

    def __init__(self, front: Front, clock: Callable[[], datetime]) -> None:
        """``clock`` gives the time in UTC. The program ends with its window."""
        super().__init__(front.window)
        cabinet = self._cabinet = Cabinet(front.drawer, GAMES)
        self._front, self._clock = front, clock
        front.setParent(self)
        self._art = Art()
        self.choices, self.window = front.choices, front.window
        self._shelf = Shelf(cabinet)
        self._seats = Seats(self.choices, self._shelf)
        self.coaches = Coaches(self.choices)
        self.guiding = Guiding(self.choices)
        self.seated: Seated | None = None
        self._questions = Questions(self.window, self.choices)
        self._preferences = Preferences(self.choices, self.coaches, self._seats, self._questions)
        self.pages = Pages(self.window, self._make_rules, self._preferences.page)
        self.reviewing = Reviewing(self.window, self.choices, self.coaches, self._art)
        self._messages = Messages(self.window.banner, cabinet.found)
        self._daily: DailyPage | None = None
        self._dealing = Dealing(cabinet, self.choices, self.window, self.pages, self._questions, self.today)
        self.bookkeeping = Bookkeeping(
            cabinet, self._shelf, self.reviewing, self.choices, self._questions, self._messages, self._art, clock
        )
        self.bookkeeping.setParent(self)
        self._wire()
        self._seats.spread_names()
        front.standings = self._shelf.standings
        front.refresh()
        self._messages.tell_found()

    def _make_rules(self) -> RulePage:
        page = RulePage(tuple(TILES), self.choices.look)
        page.guide_asked.connect(self._guide)
        page.language_toggled.connect(self.choices.toggle_language)
        return page

    def _wire(self) -> None:
        window, choices, commands = self.window, self.choices, self.window.commands
        window.home.play_asked.connect(self.play)
        window.home.new_asked.connect(self.new_game)
        commands.number_asked.connect(lambda: self._dealing.ask(self._shelf.last))
        self.reviewing.again_asked.connect(self._dealing.repeat)
        self._dealing.new_wanted.connect(self.new_game)
        self._dealing.wanted.connect(self._deal)
        self._dealing.file_wanted.connect(self.open_record)
        commands.daily_asked.connect(self.show_daily)
        window.home.daily_asked.connect(self.show_daily)
        window.dropped.connect(self.open_record)
        commands.statistics_asked.connect(self.show_statistics)
        window.home.statistics_asked.connect(self.show_statistics)
        self.bookkeeping.play_asked.connect(self.play)
        self.bookkeeping.changed.connect(self._front.refresh)
        commands.guide_asked.connect(self._guide)
        commands.about_asked.connect(self._questions.show_about)
        window.closing.connect(self.close)
        choices.changed.connect(self._show_choices)
        choices.seats_changed.connect(self._reseat)
        outbox = self._cabinet.outbox
        outbox.written.connect(self._note_written)
        outbox.stuck.connect(self._messages.tell_stuck)
        outbox.relieved.connect(self._messages.tell_relieved)
        window.may_close = self._may_close

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
            setup = self._questions.new_setup(GAMES[key], self._dealing.draw(GAMES[key]))
            if setup is not None:
                self.begin(GAMES[key], setup)

    def begin(self, game: Game, setup: Setup, *, shared: bool = False) -> None:
        """Deal a new game and put it on the table; ``shared`` says that the deal is another player's."""
        terms = self._dealing.terms(game, setup, shared=shared)
        self._seat(Begun(Session(game, setup, practice=terms.practice), self._sitting(game, setup, terms)))

    def show_daily(self) -> None:
        """Show the calendar of the daily deals, at today."""
        if self._daily is None:
            marks = partial(daily_marks, self._cabinet, self._shelf)
            self._daily = DailyPage(TILES, marks, self.today, self.choices.look)
            self._daily.play_asked.connect(self.play_daily)
        self.window.screens.show_page(self._daily)
        self._daily.go_to(self.today())

    def play_daily(self, key: str, day: date) -> None:
        """Play the daily deal of a day, or go on with it."""
        begun = self._shelf.live(key)
        if begun is not None and begun.sitting.daily == day:
            self.play(key)
        elif self._may_drop(key):
            self.begin(GAMES[key], daily_setup(GAMES[key], day))

    def today(self) -> date:
        """The date where the player is."""
        return self._clock().astimezone().date()

    def open_record(self, file: Path) -> None:
        """Open a record at its end; a message says why where that cannot be."""
        try:
            content = read_bounded(file, LARGEST_RECORD + 1)
            if content is None:
                self._messages.tell(sentences.no_such_file(file))
                return
            record = parse(content, GAMES)
            require_room(record)
            shared = self._dealing.terms(record.game, record.setup, shared=True)
            terms = Terms.FOREIGN if record.moves else shared
            session = Session.resume(record, History(all_practice=terms.practice))
        except (DiskError, RecordError) as error:
            self._messages.tell(sentences.unreadable(file, error))
            return
        if self._may_drop(session.game.key):
            self._seat(Begun(session, self._sitting(session.game, session.setup, terms)))

    def show_statistics(self) -> None:
        """Show what has been played: of the game on the table, or where the page was left."""
        key = "" if self.seated is None else self.seated.session.game.key
        self.window.screens.show_page(self.bookkeeping.page(key))

    def go_home(self) -> None:
        """Put the game on the table away and show how all games stand."""
        self._put_away()
        self._front.refresh()
        self.window.screens.show_home()

    def _may_close(self) -> bool:
        """Whether all is written, or the player has it lost."""
        outbox = self._cabinet.outbox
        kept = outbox.flush(CLOSING_PATIENCE) or outbox.left == {OPENING}
        return kept or self._questions.may_lose(sentences.why(outbox.trouble) if outbox.trouble else "")

    def _note_written(self, key: Key, aside: object) -> None:
        """Something was written; ``aside`` are files that were in its way, if it names any."""
        self._messages.tell_set_aside([*(aside if isinstance(aside, tuple) else ()), *self._cabinet.set_aside()])
        if key == OPENING:
            self._messages.tell_relieved()
        elif key.place == LEDGER:
            self.bookkeeping.refresh()

    def close(self) -> None:
        """Keep everything where it is; the program can end."""
        self._put_away()
        self.window.screens.put_review_away()  # one that was opened where no table is
        self.bookkeeping.close()
        self._art.close()
        self._front.close()

    def _sitting(self, game: Game, setup: Setup, terms: Terms) -> Sitting:
        daily = day_of(setup.number) if terms.daily and setup.number is not None else None
        seed, seats = secrets.randbelow(2**32), self._seats.wished(game)
        return Sitting(uuid.uuid4().hex, seed, self._clock(), seats, daily, late=terms is Terms.LATE)

    def _seat(self, begun: Begun) -> None:
        """Put a game on the table."""
        self._put_away()
        self._shelf.put(begun)
        self._seats.spread_names()
        key = begun.session.game.key
        wish = self.coaches.wish(key)
        seated = Seated(begun, self._cabinet, self._clock, self.choices.table(key), self.choices.pace, self._art, wish)
        seated.player_failed.connect(lambda seat, error: note(f"{seat}: {error!r}"))
        screen = seated.screen
        screen.left.connect(self.go_home)
        screen.new_deal_asked.connect(self._dealing.renew)
        screen.same_deal_asked.connect(self._dealing.repeat)
        screen.rules_asked.connect(self.pages.show_rules)
        screen.undo_asked.connect(self._undo_for_practice)
        screen.review_asked.connect(lambda: self.reviewing.show(seated.session, seated.sitting))
        screen.toolbox.picture_asked.connect(partial(self.reviewing.save_picture, begun.session))
        if screen.coaching is not None:
            screen.coaching.switched.connect(partial(self.coaches.watch, key))
            screen.coaching.kind_asked.connect(partial(self.coaches.choose, key))
        screen.deal_menu_asked.connect(self.window.open_deal_menu)
        self.seated, self._dealing.session = seated, begun.session
        self.window.screens.show_table(screen, lambda: screen.play.broken_rule or key, screen.display.bar.open_menu)
        self.guiding.accompany(key, screen)
        self.laid.emit()

    def _guide(self, key: str = "") -> None:
        """Guide through the game with this key, or the one on the table; begin it where none is there."""
        if key and (self.seated is None or self.seated.session.game.key != key):
            self.play(key)
        if self.seated is not None and key in {"", self.seated.session.game.key}:
            self.window.screens.return_to_table()
            self.guiding.begin_again(self.seated.session.game.key, self.seated.screen)

    def _put_away(self) -> None:
        seated, self.seated, self._dealing.session = self.seated, None, None
        if seated is not None:
            self.window.screens.put_table_away()
            seated.close()

    def _may_drop(self, key: str) -> bool:
        begun = self._shelf.live(key)
        return self._questions.may_drop(begun.session if begun else None)

    def _deal(self, deal: NamedDeal) -> None:
        if self._may_drop(deal.game.key):
            self.begin(deal.game, deal.setup, shared=deal.shared)

    def _undo_for_practice(self) -> None:
        if self.seated is not None and self._questions.may_mark(self.seated.session):
            self.seated.session.undo()

    def _show_choices(self) -> None:
        """The player has changed a setting: the game on the table takes it at once, in the midst of play."""
        if self.seated is not None:
            key = self.seated.session.game.key
            self.seated.change(self.choices.table(key), self.choices.pace)
            self.seated.change_coach(self.coaches.wish(key).kind)

    def _reseat(self) -> None:
        """The player has changed who sits where: a game that was begun takes it at once."""
        game = None if self.seated is None else self.seated.session.game
        self._seats.change(game.key if game else None)
        if self.seated is not None and game is not None:
            self.seated.seat(self._seats.wished(game))
