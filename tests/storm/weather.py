"""The events of a storm, and how often each comes."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from tests.storm.storm import LEFT, PLAIN, Storm
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Tile
from whistdesk.views.table.order import RANKS, SUITS, TRUMPS
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES

CTRL: Final = Qt.KeyboardModifier.ControlModifier
BUTTONS: Final = [LEFT] * 6 + [Qt.MouseButton.RightButton] * 2 + [Qt.MouseButton.MiddleButton]
KEYS: Final = (
    [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab] * 2
    + [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space] * 4
    + [Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_PageDown]
    + [Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)]
    + [Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)]
)
CHORDS: Final = [Qt.Key(ord(letter)) for letter in "ZZYNRG,"]
SETTINGS: Final[dict[str, list[Any]]] = {
    "language": ["system", "en", "de"],
    "speed": ["slow", "normal", "fast", "fast", "off", "off"],
    "reduced_motion": ["system", "on", "off", "off"],
    "trick_hold": [0, 0, 300, 1200, None],
    "theme": ["", *PALETTES],
    "back": ["", *BACKS],
    "deck": list(DECKS),
    "letters": ["language", "english", "german"],
    "text": [100, 125, 150],
    "mirrored": [False, True],
    "contrast": ["system", "on", "off"],
    "hand_suits": list(SUITS),
    "hand_ranks": list(RANKS),
    "hand_trumps": list(TRUMPS),
    "immediate": [frozenset(), frozenset(GAMES)],
    "auto_play": [False, True],
}
OUTSIDE: Final = 400
"""How far beyond the window the pointer may be pulled."""


# Pointer


def click(storm: Storm) -> None:
    """One to three clicks in quick succession."""
    button = storm.random.choice(BUTTONS)
    widget, where = storm.spot()
    for turn in range(storm.random.choice([1, 1, 1, 2, 3])):
        press = QTest.mouseDClick if turn == 1 else QTest.mouseClick
        press(widget, button, PLAIN, where)
        widget, where = storm.under(storm.anywhere(widget, where))


def triple_click(storm: Storm) -> None:
    """Three clicks on one card."""
    widget, where = storm.spot()
    for press in (QTest.mouseClick, QTest.mouseDClick, QTest.mouseClick):
        press(widget, LEFT, PLAIN, where)
        widget, where = storm.under(storm.anywhere(widget, where))


def press(storm: Storm) -> None:
    """A press that is not let go."""
    widget, where = storm.spot()
    QTest.mousePress(widget, storm.random.choice(BUTTONS), PLAIN, where)


def release(storm: Storm) -> None:
    """A button is let go, whether it was held or not."""
    widget, where = storm.spot()
    QTest.mouseRelease(widget, storm.random.choice(BUTTONS), PLAIN, where)


def move(storm: Storm) -> None:
    """The pointer is somewhere else."""
    QTest.mouseMove(*storm.spot())


def drag(storm: Storm) -> None:
    """From one spot to another, or out of the window, with other things happening on the way now and then."""
    widget, start = storm.spot()
    _, end = storm.spot()
    if storm.random.random() < 0.2:
        end = QPoint(*(storm.random.randint(-OUTSIDE, 2 * OUTSIDE + side) for side in widget.size().toTuple()))
    QTest.mousePress(widget, LEFT, PLAIN, start)
    for step in range(1, 5):
        if not isValid(widget):
            return
        QTest.mouseMove(widget, start + (end - start) * step / 4)
        wait(storm)
        if storm.random.random() < 0.1:
            between = storm.random.choice(MEANWHILE)
            storm.note(f"{between.__name__} while dragging")
            between(storm)
            widget, _ = storm.under(storm.program.window.rect().center())
    if storm.random.random() < 0.9 and isValid(widget):
        QTest.mouseRelease(widget, LEFT, PLAIN, end)


def touch(storm: Storm) -> None:
    """A finger taps, or slides from one spot to another."""
    widget, start = storm.spot()
    _, end = storm.spot()
    QTest.touchEvent(widget, storm.finger).press(0, start, widget).commit()
    if storm.random.random() < 0.5 and isValid(widget):
        QTest.touchEvent(widget, storm.finger).move(0, (start + end) / 2, widget).commit()
        wait(storm)
    else:
        end = start
    if isValid(widget):
        QTest.touchEvent(widget, storm.finger).release(0, end, widget).commit()


def wheel(storm: Storm) -> None:
    """The wheel is turned."""
    widget, where = storm.spot()
    turn = QPoint(0, storm.random.choice([-240, -120, 120, 240]))
    place = QPointF(where)
    event = QWheelEvent(place, place, turn, turn, Qt.MouseButton.NoButton, PLAIN, Qt.ScrollPhase.NoScrollPhase, False)
    QCoreApplication.sendEvent(widget, event)


# Keys


def key(storm: Storm) -> None:
    """Any key."""
    QTest.keyClick(storm.focus(), storm.random.choice(KEYS))


def chord(storm: Storm) -> None:
    """Undo, redo, a new deal, and the other commands that have keys."""
    shift = storm.random.choice([PLAIN, PLAIN, Qt.KeyboardModifier.ShiftModifier])
    QTest.keyClick(storm.focus(), storm.random.choice(CHORDS), CTRL | shift)


def context_menu(storm: Storm) -> None:
    """The key for the menu of what has the focus, or a right click's wish for it."""
    reason = storm.random.choice([QContextMenuEvent.Reason.Keyboard, QContextMenuEvent.Reason.Mouse])
    widget, where = storm.spot() if reason is QContextMenuEvent.Reason.Mouse else (storm.focus(), QPoint(1, 1))
    QCoreApplication.sendEvent(widget, QContextMenuEvent(reason, where, widget.mapToGlobal(where)))


# What can be pressed


def button(storm: Storm) -> None:
    """A click on one of the buttons that are to be seen."""
    found = [b for b in storm.program.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
    if found:
        widget = storm.random.choice(found)
        QTest.mouseClick(widget, LEFT, PLAIN, widget.rect().center())


def menu(storm: Storm) -> None:
    """The menu of the table or of its deal is opened; ``Storm`` answers it."""
    storm.close_menus()
    screen = storm.screen
    if screen is None:
        storm.program.window.screens.open_menu()
    elif storm.random.random() < 0.5 or not screen.display.bar.number_box:
        screen.display.bar.open_menu()
    else:
        screen.display.bar.open_deal_menu()


def play(storm: Storm) -> None:
    """A legal move, as a click on its card or by its keys."""
    screen = storm.screen
    options = [] if screen is None else [option for option in screen.play.options if option.legal]
    if screen is None or not options:
        return
    option = storm.random.choice(options)
    poses, areas = screen.display.scene.layout_now.poses, screen.display.scene.layout_now.areas
    for target in [target for target in option.targets if target in poses or target in areas][:1]:
        x, y = (poses[target].x, poses[target].y) if isinstance(target, Tile) else areas[target].centre
        viewport = screen.display.view.viewport()
        for _ in range(storm.random.choice([1, 1, 2])):
            QTest.mouseClick(viewport, LEFT, PLAIN, QPoint(round(x), round(y)))
    for letter in option.keys[:1]:
        QTest.keyClicks(screen, letter)


def undo(storm: Storm) -> None:
    """Undo and redo of the session itself, without a question."""
    if storm.program.seated is not None:
        session = storm.program.seated.session
        storm.random.choice([session.undo, session.undo, session.redo])()


def give_up(storm: Storm) -> None:
    """The game is conceded, or what is decided is finished."""
    if storm.program.seated is not None:
        session = storm.program.seated.session
        storm.random.choice([session.concede, session.finish])()


# Window and screen


def resize(storm: Storm) -> None:
    """Another size, or several in a row as while an edge is pulled."""
    for _ in range(storm.random.choice([1, 1, 5])):
        storm.program.window.resize(storm.random.randint(960, 1280), storm.random.randint(640, 800))
        QCoreApplication.processEvents()


def minimise(storm: Storm) -> None:
    """Away, and back in one size or another."""
    window = storm.program.window
    window.showMinimized()
    wait(storm)
    storm.random.choice([window.showNormal, window.showMaximized, window.showFullScreen, window.showNormal])()


def other_screen(storm: Storm) -> None:
    """The window is moved to a screen of another density, where there is one."""
    handle, first, *further = storm.program.window.windowHandle(), *QGuiApplication.screens()
    handle.setScreen(storm.random.choice([first, first, first, *further]))
    storm.program.window.move(handle.screen().geometry().topLeft())


def lose_focus(storm: Storm) -> None:
    """Another window has the keyboard for a moment."""
    other = QWidget()
    other.show()
    other.activateWindow()
    wait(storm)
    other.close()
    other.deleteLater()
    storm.program.window.activateWindow()


# The program


def setting(storm: Storm) -> None:
    """A setting changes: language, theme, speed ..."""
    name = storm.random.choice(list(SETTINGS))
    storm.program.choices.change(name, storm.random.choice(SETTINGS[name]))


def language(storm: Storm) -> None:
    """English, German, or the system's."""
    storm.program.choices.change("language", storm.random.choice(SETTINGS["language"]))


def theme(storm: Storm) -> None:
    """Other colours."""
    storm.program.choices.change("theme", storm.random.choice(SETTINGS["theme"]))


def game(storm: Storm) -> None:
    """Another game on the table, or the same one anew."""
    storm.close_menus()
    name = storm.random.choice(storm.games)
    match = storm.random.choice([1, 4, None]) if len(GAMES[name].seats) > 1 else None
    rules = frozenset(rule for rule in GAMES[name].house_rules if storm.random.random() < 0.3)
    number = storm.random.randrange(10**6)
    if storm.random.random() < 0.5:
        storm.program.play(name)
    else:
        storm.program.begin(GAMES[name], Setup(number=number, house_rules=rules, match=match))


def home(storm: Storm) -> None:
    """To the start page; the next game is on the table soon."""
    storm.close_menus()
    storm.program.go_home()
    wait(storm)
    if storm.random.random() < 0.8:
        storm.program.play(storm.random.choice(storm.games))


def trip(storm: Storm) -> None:
    """To another page and back, with a key, a click and a turn of the wheel there."""
    storm.close_menus()
    program, window = storm.program, storm.program.window
    pages: list[Callable[[], object]] = [
        program.pages.show_rules,
        program.pages.show_settings,
        program.show_statistics,
        program.show_daily,
    ]
    screen = storm.screen
    if screen is not None and screen.session.retrospect.possible:
        pages += [screen.review_asked.emit] * 2
    storm.random.choice(pages)()
    for _ in range(storm.random.choice([0, 1, 4])):
        storm.random.choice([key, click, wheel, wait, button, touch])(storm)
    storm.close_menus()
    window.screens.go_back()


def reopen(storm: Storm) -> None:
    """The program is closed and opened again."""
    storm.reopen()


def wait(storm: Storm) -> None:
    """Time passes."""
    QTest.qWait(storm.random.choice([0, 0, 1, 5, 20, 60]))


MEANWHILE: Final = (
    chord,
    key,
    setting,
    resize,
    undo,
    lose_focus,
    minimise,
    language,
    theme,
    other_screen,
    context_menu,
)
"""What may happen while a card is dragged."""
WEATHER: Final[dict[Callable[[Storm], None], int]] = {
    click: 50,
    triple_click: 14,
    play: 80,
    press: 8,
    release: 8,
    move: 30,
    drag: 24,
    touch: 14,
    wheel: 8,
    key: 70,
    chord: 16,
    context_menu: 6,
    button: 20,
    menu: 8,
    undo: 36,
    give_up: 3,
    resize: 5,
    minimise: 4,
    other_screen: 2,
    lose_focus: 4,
    setting: 6,
    language: 3,
    theme: 3,
    game: 4,
    home: 2,
    trip: 3,
    reopen: 1,
    wait: 30,
}
"""How often each event comes."""
