"""Draws the screens of the real program, one after another, and takes their pictures."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QPixmap

from tests.screens.positions import names, position
from tests.screens.results import keep_results
from whistdesk.app.folders import OVERRIDE, Folders
from whistdesk.app.program import Program
from whistdesk.app.rest import bring
from whistdesk.app.settings import Settings, store
from whistdesk.app.shelf import Begun
from whistdesk.app.start import make_application, open_front
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.model.dealing import Terms
from whistdesk.model.session import Session
from whistdesk.rules.registry import GAMES
from whistdesk.views.rulebook.names import DEALS
from whistdesk.views.table.coaching import COACH, HINT
from whistdesk.views.table.menu import REVIEW
from whistdesk.views.table.screen import TableScreen

Size = tuple[int, int]
QUIET_MS = 150
"""After a resize the screens draw themselves sharp when nothing has come for so long."""
BEGUN_AT_HOME = ("oneonta", "solo-trick")
"""The games that the home screen shows as begun."""
WISHED: dict[str, tuple[str, dict[str, Any]]] = {
    "solo-linen": ("solo-trick", {"theme": "linen"}),
    "high-contrast": ("oneonta", {"contrast": "on"}),
    "mirrored-oneonta": ("oneonta", {"mirrored": True}),
    "mirrored-cribbage": ("cribbage", {"mirrored": True, "deck": "four"}),
    "mirrored-solo": ("solo-trick", {"mirrored": True, "deck": "four-large"}),
    "large-index-solo": ("solo-auction", {"deck": "classic-large", "letters": "german"}),
    "sorted-oneonta": ("oneonta", {"hand_ranks": "rising", "hand_trumps": "right"}),
    "sorted-solo": ("solo-trick", {"hand_suits": "fixed", "hand_ranks": "rising", "hand_trumps": "left"}),
    "large-text-solo": ("solo-auction", {"text": 150}),
}
"""Positions that are drawn as settings change them, too."""
SECTIONS = ("settings", "settings-play", "settings-matches", "settings-seats", "settings-coach", "settings-language")
SOUGHT = "deck"
"""What is looked for among the settings."""
COACHED = {
    "coach-predict": "oneonta-predict",
    "coach-play": "oneonta",
    "coach-cribbage": "cribbage",
    "coach-solo": "solo-auction",
    "coach-solo-play": "solo-trick",
    "coach-solo-trump": "solo-trump",
}
"""Positions that are drawn with the coach's odds too."""
HINTED = {"hint-oneonta": "oneonta", "hint-cribbage": "cribbage", "hint-solo": "solo-trick"}
"""Positions that are drawn with a hint too."""
GUIDED = {"guide-oneonta": "oneonta-predict", "guide-cribbage": "cribbage", "guide-solo": "solo-auction"}
"""Positions that are drawn with the first-game guide too."""
REVIEWED = {"oneonta-review": "oneonta-won", "cribbage-review": "cribbage-end", "solo-review": "solo-settle"}
"""Games or hands that are over, and drawn as they are looked back at, each at the move that its gold button finds."""


@dataclass(frozen=True, slots=True)
class Studio:
    """The running program, sitting for its pictures."""

    program: Program
    usual: Settings

    def take(self, name: str, size: Size) -> QPixmap:
        """The picture of a screen, in device pixels."""
        window = self.program.window
        window.resize(*size)
        screens()[name](self.program)
        settle(self.program)
        picture = window.grab()
        self.program.pages.settings.finder.clear()
        choices = self.program.choices
        for setting in Settings._fields:
            if getattr(choices.settings, setting) != getattr(self.usual, setting):
                choices.change(setting, getattr(self.usual, setting))
        self.program.go_home()
        return picture


@contextmanager
def studio(home: Path, language: str) -> Iterator[Studio]:
    """The program with a home of its own, in which two games were begun; nothing moves."""
    folders = Folders(home, home)
    seen = frozenset(GAMES)
    settings = Settings(language=language, speed="off", trick_hold=0, reduced_motion="off", guided=seen)
    store(settings, folders.settings)
    began = datetime(2026, 1, 31, 18, 0, tzinfo=UTC)
    for name in BEGUN_AT_HOME:
        record = position(name).record
        save = Save(record, History(), Sitting(name, 17, began), began)
        SaveFolder(folders.saves, GAMES).store(save)
    ledger = Ledger(folders.ledger)
    ledger.open()
    keep_results(ledger)
    os.environ[OVERRIDE] = str(home)
    application = make_application()
    program = bring(open_front(), application.file_asked)
    program.window.show()
    try:
        yield Studio(program, program.choices.settings)
    finally:
        program.window.close()
        application.processEvents()


def screens() -> dict[str, Callable[[Program], None]]:
    """How each screen is reached, by the name of its picture."""
    pages: dict[str, Callable[[Program], None]] = {
        "home": lambda program: program.go_home(),
        "daily": lambda program: program.show_daily(),
        "deals": lambda program: program.pages.show_rules(DEALS),
        **{name: partial(_settings, row) for row, name in enumerate(SECTIONS)},
        "settings-search": _settings_search,
    }
    figures = {f"statistics-{key}" if key else "statistics": partial(_statistics, key) for key in ("", *GAMES)}
    rules = {f"rules-{key}": partial(_rules, key) for key in GAMES}
    tables = {name: partial(play, name) for name in names()}
    wished = {name: partial(_wished, *of) for name, of in WISHED.items()}
    coached = {name: partial(_coached, of, COACH) for name, of in COACHED.items()}
    hinted = {name: partial(_coached, of, HINT) for name, of in HINTED.items()}
    reviewed = {name: partial(_reviewed, of) for name, of in REVIEWED.items()}
    guided = {name: partial(_guided, of) for name, of in GUIDED.items()}
    return pages | figures | rules | tables | wished | coached | hinted | reviewed | guided


def play(name: str, program: Program) -> None:
    """Seat a position, make its live moves at the table, and close as many panels as it says."""
    found = position(name)
    # One name for each deal: under another it would be a deal that was played before, and practice.
    game, setup = found.record.game, found.record.setup
    sitting = replace(program._sitting(game, setup, Terms.OWN), game_id=f"{game.key} {setup.number}")
    program._seat(Begun(Session.resume(found.record, History()), sitting))
    assert program.seated is not None
    program.seated.desk.close()  # the moves of the record are made, not those of the computer seats
    screen = program.seated.screen
    settle(program)
    for word in found.live:
        _make(screen.session, word)
        screen.course.performance.finish()
        settle(program)
    for _ in range(found.closed):
        next(iter(screen.display.curtain.buttons().values())).click()
        settle(program)


def _make(session: Session, word: str) -> None:
    move = session.game.parse_move(word)
    if session.seat is session.human:
        session.play(move)
    elif session.seat is not None:
        session.play_for(session.seat, move)


def settle(program: Program) -> None:
    """Let everything happen that waits to happen, and have all cards drawn."""
    for _ in range(3):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, QUIET_MS)
        program._art.finish()
        QCoreApplication.processEvents()


def _wished(name: str, wishes: dict[str, Any], program: Program) -> None:
    for key, value in wishes.items():
        program.choices.change(key, value)
    play(name, program)


def _settings(row: int, program: Program) -> None:
    program.pages.show_settings()
    program.pages.settings.sections.setCurrentRow(row)


def _settings_search(program: Program) -> None:
    program.pages.show_settings()
    program.pages.settings.finder.setText(SOUGHT)


def _coached(name: str, tool: str, program: Program) -> None:
    program.coaches.watched.clear()
    play(name, program)
    seated = program.seated
    assert seated is not None
    assert seated.coach is not None
    _press(seated.screen, tool)
    while seated.coach.thinking:
        settle(program)


def _reviewed(name: str, program: Program) -> None:
    play(name, program)
    assert program.seated is not None
    _press(program.seated.screen, REVIEW)
    page = program.reviewing.page
    assert page is not None
    while not page.review.done:
        settle(program)
    page.worst.click()


def _guided(name: str, program: Program) -> None:
    play(name, program)
    program.window.commands.guide.trigger()
    settle(program)


def _press(screen: TableScreen, key: str) -> None:
    screen.toolbox.use(next(tool for tool in screen.display.bar.tools if tool.key == key))


def _statistics(key: str, program: Program) -> None:
    program.show_statistics()
    program.bookkeeping.page().open_game(key)
    while program.bookkeeping.statistics.counting:
        settle(program)


def _rules(key: str, program: Program) -> None:
    program.pages.show_rules(key)
