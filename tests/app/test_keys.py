"""The sheet of keys and the keys of the program are the same; menus opened by keyboard act on nothing."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu

from tests.generic.playouts import Start, positions
from tests.views.solowhist.positions import begun
from whistdesk.app.program import Program
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.rulebook.names import KEYS
from whistdesk.views.rulebook.text import Rows, read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.table.screen import TELL

ALWAYS = {"Tab", "Shift+Tab", "Left", "Right", "Up", "Down", "Return", "Space", "Esc"}
"""What every button, list and panel heeds."""
ENGLISH = {"Enter": "Return", "Arrow keys": "Left, Right, Up, Down", "Page Up": "PgUp", "Page Down": "PgDown"}


def keys_of(cell: str) -> Iterator[str]:
    """The keys of a cell of the sheet: ``1 to 4, or S, H``."""
    for words, keys in ENGLISH.items():
        cell = cell.replace(words, keys)
    for part in re.split(r", or |, | or (?!\S+ to)", re.sub(r"Ctrl\+,", "Ctrl+Comma", cell)):
        if found := re.fullmatch(r"(\d) to (\d)", part):
            yield from map(str, range(int(found[1]), int(found[2]) + 1))
        else:
            yield part.replace("Ctrl+Comma", "Ctrl+,")


def told() -> set[str]:
    """All keys of the sheet."""
    sheet = read_rules(shipped("seeds"), KEYS, "en")
    blocks = [block for chapter in sheet.chapters for block in chapter.blocks if isinstance(block, Rows)]
    return {key for block in blocks for row in block.rows for key in keys_of(row[0])}


def of_moves() -> Iterator[str]:
    """The keys that mean a move somewhere in a game."""
    for game in GAMES.values():
        start = Start(game, Setup(number=2, match=4 if len(game.seats) > 1 else None))
        seat = game.seats[0]
        for seed in range(8):
            for state in positions(start, seed=seed):
                if state.seat is seat:
                    for option in TABLES[game.key]().options(Moment.of(state, seat)):
                        yield from option.keys
    naming = begun().play("abundance, pass, pass, pass").moment
    for option in TABLES["solo-whist"]().options(naming):
        yield from option.keys


def pressed(program: Program) -> set[str]:
    """All keys that something in the program waits for."""
    found = set(of_moves()) | ALWAYS | {TELL}
    for key, game in GAMES.items():
        program.begin(game, Setup(number=2, match=4 if len(game.seats) > 1 else None))
        assert program.seated is not None, key
        found |= {tool.letter for tool in program.seated.screen.display.bar.tools}
        found |= {shortcut.key().toString() for shortcut in program.seated.screen.findChildren(QShortcut)}
    found |= {shortcut.key().toString() for shortcut in program.pages.rules.findChildren(QShortcut)}
    found |= {shortcut.key().toString() for shortcut in program.pages.settings.findChildren(QShortcut)}
    found |= {action.shortcut().toString() for action in program.window.findChildren(QAction)}
    program.begin(GAMES["oneonta-whist"], Setup(number=2))
    assert program.seated is not None
    program.seated.session.play(program.seated.session.game.parse_move("predict 3"))
    program.seated.session.concede()
    program.reviewing.show(program.seated.session, program.seated.sitting)
    assert program.reviewing.page is not None
    for page in (program.pages.rules, program.pages.settings, program.reviewing.page):
        found |= {shortcut.key().toString() for shortcut in page.findChildren(QShortcut)}
    return found - {""}


def test_the_sheet_of_keys_tells_every_key_of_the_program(program: Program) -> None:
    in_program, on_sheet = pressed(program), told()
    assert in_program - on_sheet == set(), "keys that the sheet does not tell"
    assert on_sheet - in_program == set(), "keys that nothing waits for"


def test_f1_and_the_question_mark_open_rules_and_keys_over_a_table(program: Program) -> None:
    program.begin(GAMES["oneonta-whist"], Setup(number=2))
    QTest.keyClick(program.window, Qt.Key.Key_Question)
    assert program.window.screens.currentWidget() is program.pages.rules
    assert program.pages.rules.paper.text.accessibleName() == "Everywhere"
    QTest.keyClick(program.pages.rules, Qt.Key.Key_Escape)
    assert program.window.screens.currentWidget() is program.window.screens.table


@pytest.mark.parametrize("key", GAMES)
def test_a_menu_opened_by_keyboard_acts_on_nothing(program: Program, key: str) -> None:
    game = GAMES[key]
    program.begin(game, Setup(number=2, match=4 if len(game.seats) > 1 else None))
    assert program.seated is not None
    screen, session = program.seated.screen, program.seated.session
    screen.course.skip()
    before = session.record().moves
    for letter in ("", *"123PSHDCT"):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_F10)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        if letter:
            QTest.keyClicks(menu, letter)
        QTest.keyClick(menu, Qt.Key.Key_Escape)
        if menu.isVisible():
            menu.close()
        assert screen.play.picked is None
        assert session.record().moves == before
    for modifier in (Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.MetaModifier):
        for letter in Random(key).sample("123456PSHDC", 5):
            QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key[f"Key_{letter}"], modifier)
            assert screen.play.picked is None
            assert session.record().moves == before


def test_a_dialog_that_is_closed_leaves_the_game_as_it_was(program: Program) -> None:
    program.begin(GAMES["oneonta-whist"], Setup(number=2))
    assert program.seated is not None
    session, screen = program.seated.session, program.seated.screen
    screen.course.skip()
    session.play(session.game.parse_move("predict 3"))
    screen.course.skip()
    before = session.record().moves
    closed: list[str] = []

    def close() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        closed.append(dialog.windowTitle())
        dialog.close()

    commands = program.window.commands
    for action in (commands.new_deal, commands.number, commands.same_deal, commands.about):
        QTimer.singleShot(0, close)
        action.trigger()
        assert program.seated is not None
        assert program.seated.session is session
        assert session.record().moves == before
    assert len(closed) == 4
