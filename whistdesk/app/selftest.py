"""``whistdesk selftest``: is everything there that belongs to the program, and does it work?

It plays a deal of each game at the real tables, in a folder of its own that is thrown away.
"""

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFontDatabase

from whistdesk.app.early import FAILED, note
from whistdesk.app.folders import OVERRIDE
from whistdesk.app.inventory import wanting, wanting_plugins
from whistdesk.app.language import LANGUAGES
from whistdesk.app.program import Program
from whistdesk.app.rest import bring
from whistdesk.app.start import Application, make_application, open_front
from whistdesk.archive.record import parse, write
from whistdesk.model.session import Session
from whistdesk.players.registry import COACHES
from whistdesk.players.search.solver import KERNEL_COMPILED
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.emblem import icon
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.table.act import Drop, Key, Option, Tap
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.theme.art import Deck, raster
from whistdesk.views.theme.type import FAMILIES, load_inter
from whistdesk.views.tiles import TILES

PATIENCE: Final = 60.0
"""Seconds after which a game in which no move is made is stuck: a busy machine may take long, but it moves."""
DEAL: Final = 4711
FACES: Final = {"Regular", "Italic"}
SIDE: Final = 64
"""Of a picture that is drawn, in pixels."""
SIGNATURES: Final = "Supported signatures"
"""What PySide6 says of a wrong argument by modules of its own, which the bundle has in another form."""
QT_WORD: Final = ("QPlatformTheme", "Cancel")
CANCEL: Final = {"en": "Cancel", "de": "Abbrechen"}
"""Qt's own word, which comes from a file of Qt's."""


class Broken(Exception):
    """Something that belongs to the program is missing or does not work."""


def check_all() -> int:
    """Check, and print a line for each thing that is well; the exit status."""
    # A virus scanner may still read what was written there.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        os.environ[OVERRIDE] = home
        application = make_application()
        try:
            for line in _checks(application):
                sys.stdout.write(f"{line}\n")
        except (Broken, OSError) as error:
            note(str(error))
            return FAILED
        finally:
            application.processEvents()
    return 0


def _checks(application: Application) -> Iterator[str]:
    if gone := wanting():
        raise Broken(f"missing or damaged: {', '.join(gone)}")
    yield "files: all there"
    if gone := wanting_plugins():
        raise Broken(f"Qt's plugins are missing or damaged: {', '.join(gone)}")
    if icon().pixmap(SIDE).isNull() or raster(Deck().file(None), SIDE).isNull():
        raise Broken("Qt can draw no pictures from SVG files")
    yield "plugins: windows, icons, cards"
    if FAMILIES[0] not in load_inter() or not set(QFontDatabase.styles(FAMILIES[0])) >= FACES:
        raise Broken(f"the font {FAMILIES[0]} cannot be loaded as a whole")
    yield f"font: {FAMILIES[0]}"
    if SIGNATURES not in _said_of_a_mistake():
        raise Broken("PySide6 cannot word its errors")
    yield f"kernel: {'compiled' if KERNEL_COMPILED else 'not compiled'}"
    program = bring(open_front(), application.file_asked)
    program.choices.change("speed", "off")
    program.choices.change("trick_hold", 0)
    program.window.show()
    try:
        yield f"languages: {', '.join(_spoken(program, language) for language in LANGUAGES)}"
        for key in TILES:
            yield f"{key}: {_play(program, key)} moves"
    finally:
        program.window.close()


def _said_of_a_mistake() -> str:
    try:
        QSize("wide")  # type: ignore[call-overload]
    except TypeError as error:
        return str(error)
    return ""


def _spoken(program: Program, language: str) -> str:
    program.choices.change("language", language)
    own = QCoreApplication.translate("About", "The typeface is Inter, free under the SIL Open Font License.")
    if QCoreApplication.translate(*QT_WORD) != CANCEL[language] or ("Schrift" in own) != (language == "de"):
        raise Broken(f"the language {language} is not spoken")
    return language


def _play(program: Program, key: str) -> int:
    """Play a deal of a game to its end with random legal moves; how many moves that took."""
    program.begin(GAMES[key], Setup(number=DEAL, match=1 if ACCOUNTS[key].kind == "match" else None))
    assert program.seated is not None
    screen, rng = program.seated.screen, Random(DEAL)  # noqa: S311 - repeatable, not secret
    moves, moved, advised = 0, time.monotonic(), False
    while not screen.session.over:
        if screen.session.ply > moves:
            moves, moved = screen.session.ply, time.monotonic()
        elif time.monotonic() > moved + PATIENCE:
            raise Broken(f"{key} is stuck after {moves} moves")
        QCoreApplication.processEvents()
        advised = advised or _advised(screen.session)
        _go_on(screen, rng)
    if not advised:
        raise Broken(f"no coach could be asked at {key}")
    _check_record(screen.session)
    program.go_home()
    return screen.session.ply


def _advised(session: Session) -> bool:
    """Whether it was the person's turn and every coach of the game knew a legal move; Broken where it is no move."""
    if session.seat is not session.human:
        return False
    view = session.view_for(session.human)
    for kind, coach in COACHES[session.game.key].items():
        advice = coach.choose(view, Random(DEAL), 100).move  # noqa: S311 - repeatable, not secret
        if session.refusal(advice) is not None:
            raise Broken(f"the coach {kind} of {session.game.key} advises {advice}, which is illegal")
    return True


def _check_record(session: Session) -> None:
    """What was played can be written, read, and replayed to its end."""
    again = Session.resume(parse(write(session.record()), GAMES))
    outcomes = [[result.outcome for result in played.results()] for played in (session, again)]
    if not again.over or again.record() != session.record() or outcomes[0] != outcomes[1]:
        raise Broken(f"the record of {session.game.key} does not lead to the end of the game")


def _go_on(screen: TableScreen, rng: Random) -> None:
    """Press a panel's gold button, or make a move of the person's, if either is to be done."""
    curtain, session = screen.display.curtain, screen.session
    if curtain.panel is not None:
        golden = [spec.text for spec in curtain.panel.buttons if spec.gold]
        curtain.buttons()[golden[0]].click()
    elif not screen.busy and session.seat is session.human:
        options = [option for option in screen.play.options if option.legal]
        if options:
            _make(screen, rng.choice(options))


def _make(screen: TableScreen, option: Option) -> None:
    if option.targets:
        screen.act(Tap(option.targets[0]))
    elif option.keys:
        screen.act(Key(option.keys[0]))
    elif option.tile is not None:
        screen.act(Drop(option.tile, option.drops))
    if screen.play.picked == option.move:
        screen.act(Key("Enter"))
