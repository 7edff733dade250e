"""Random events on the real program: what a cat on the keyboard and a child at the mouse would do.

Every choice is drawn from one seed. What takes time runs by the clock, so two runs of a seed differ
in where an event meets an animation.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from shiboken6 import isValid

from tests.storm.rest import faults
from tests.storm.witness import Witness
from whistdesk.app.cabinet import Cabinet
from whistdesk.app.folders import Folders
from whistdesk.app.language import Translators
from whistdesk.app.program import Program
from whistdesk.archive.record import write
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Tile
from whistdesk.views.table.order import RANKS, SUITS, TRUMPS
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES

PATIENCE = 40.0
"""Seconds until a table must have come to rest."""
PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
KEYS = (
    [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab] * 2
    + [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space] * 4
    + [Qt.Key.Key_F1, Qt.Key.Key_F10, Qt.Key.Key_F11, Qt.Key.Key_Escape, Qt.Key.Key_Home, Qt.Key.Key_PageDown]
    + [Qt.Key(code) for code in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)]
    + [Qt.Key(code) for code in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)]
)
CHORDS = (Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_R, Qt.Key.Key_G, Qt.Key.Key_Comma)
SETTINGS: dict[str, list[Any]] = {
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


class Storm:
    """A program in a folder of its own, and the events that are done to it; ``events`` tells which."""

    def __init__(self, home: Path, seed: int, games: tuple[str, ...] = tuple(GAMES)) -> None:
        self.random, self.games = Random(seed), games
        self.folders, self.translators = Folders(home, home), Translators()
        self.events: list[str] = []
        self.rests = 0
        self.witness = Witness()
        self._bells: list[QTimer] = []
        with self.witness:
            self.program = self._open()

    def blow(self, events: int, rest: int = 25) -> None:
        """So many events, and a rest after each ``rest`` of them; AssertionError tells what went wrong."""
        kinds = list(WEATHER)
        with self.witness:
            for number in range(1, events + 1):
                while QApplication.activePopupWidget() is not None:
                    QTest.qWait(1)  # a menu that is open takes every event: see _answer
                kind = self.random.choices(kinds, [WEATHER[kind] for kind in kinds])[0]
                self._note(kind.__name__)
                kind(self)
                self._reopen_if_closed()
                self._look()
                if number % rest == 0:
                    self.settle()

    def settle(self) -> None:
        """Wait until nothing moves and the computer's seats have answered; see that all is in order."""
        self._release()
        end = time.monotonic() + PATIENCE
        while not self._still():
            assert time.monotonic() < end, self._told("it does not come to rest")
            QTest.qWait(2)
            self._push_on()
        screen = self.screen
        if screen is not None:
            self.rests += 1
            found = faults(screen)
            assert not found, self._told("\n".join(found))
        self._look()

    def close(self) -> None:
        """Close the program as its user does, and let go of it."""
        with self.witness:
            self._release()
            self.program.window.close()
            self._bury()
        self.translators.remove()
        self._look()

    @property
    def screen(self) -> TableScreen | None:
        """The table, if one is on the screen."""
        seated = self.program.seated
        return seated.screen if seated is not None and seated.screen.isVisible() else None

    def _open(self) -> Program:
        clock: Callable[[], datetime] = lambda: datetime.now(UTC)  # noqa: E731
        program = Program(Cabinet(self.folders, GAMES), self.translators, clock)
        program.window.show()
        program.window.activateWindow()
        self._wait_for_a_ring()
        return program

    def _bury(self) -> None:
        for bell in self._bells:
            bell.stop()
        self._bells.clear()
        self.program.window.deleteLater()
        self.program.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()

    def _note(self, event: str) -> None:
        self.events.append(event)

    def _look(self) -> None:
        assert not self.witness.complaints, self._told("\n".join(self.witness.complaints))

    def _told(self, fault: str) -> str:
        return f"{fault}\nafter {len(self.events)} events, the last of them {', '.join(self.events[-30:])}"

    def _still(self) -> bool:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return False
        screen = self.screen
        if screen is None:
            return True
        session = screen.session
        waits = session.seat in (session.human, None) and not session.playing_out
        forced = (
            self.program.choices.settings.auto_play
            and waits
            and not session.over
            and len(session.moment.view.legal) == 1
        )
        quiet = not screen.busy and screen.display.scene.driver.idle and not screen.display.scene.driver._running
        quiet = quiet and not screen._quiet.isActive()
        return waits and quiet and (not forced or session.can_redo)

    def _push_on(self) -> None:
        """What a player does who wants to get on: skip, and press the panel's button."""
        self._close_menus()
        screen = self.screen
        if screen is None or QApplication.activeModalWidget():
            return
        curtain = screen.display.curtain
        if curtain.panel is not None and screen.busy:
            QTest.keyClick(curtain, Qt.Key.Key_Escape)
        elif screen.busy and self.random.random() < 0.3:
            QTest.keyClick(screen, Qt.Key.Key_Space)

    # Events

    def click(self) -> None:
        """One to three clicks, with either button."""
        button = self.random.choice([Qt.MouseButton.LeftButton] * 5 + [Qt.MouseButton.RightButton])
        widget, where = self._spot()
        for turn in range(self.random.choice([1, 1, 1, 2, 3])):
            press = QTest.mouseDClick if turn == 1 else QTest.mouseClick
            press(widget, button, PLAIN, where)
            widget, where = self._under(self._anywhere(widget, where))

    def press(self) -> None:
        widget, where = self._spot()
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, PLAIN, where)

    def release(self) -> None:
        widget, where = self._spot()
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, PLAIN, where)

    def move(self) -> None:
        QTest.mouseMove(*self._spot())

    def drag(self) -> None:
        """From one spot to another, with other things happening on the way now and then."""
        widget, start = self._spot()
        _, end = self._spot()
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, PLAIN, start)
        for step in range(1, 5):
            if not isValid(widget):
                return
            QTest.mouseMove(widget, start + (end - start) * step / 4)
            self.wait()
            if self.random.random() < 0.06:
                self.random.choice([Storm.chord, Storm.key, Storm.setting, Storm.resize, Storm.undo])(self)
                widget, _ = self._under(self.program.window.rect().center())
        if self.random.random() < 0.9 and isValid(widget):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, PLAIN, end)

    def key(self) -> None:
        QTest.keyClick(self._focus(), self.random.choice(KEYS))

    def chord(self) -> None:
        shift = self.random.choice([PLAIN, PLAIN, Qt.KeyboardModifier.ShiftModifier])
        QTest.keyClick(self._focus(), self.random.choice(CHORDS), CTRL | shift)

    def button(self) -> None:
        """A click on one of the buttons that are to be seen."""
        found = [b for b in self.program.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        if found:
            widget = self.random.choice(found)
            QTest.mouseClick(widget, Qt.MouseButton.LeftButton, PLAIN, widget.rect().center())

    def play(self) -> None:
        """A legal move, as a click on its card or by its keys."""
        screen = self.screen
        options = [] if screen is None else [option for option in screen.play.options if option.legal]
        if screen is None or not options:
            return
        option = self.random.choice(options)
        poses, areas = screen.display.scene.layout_now.poses, screen.display.scene.layout_now.areas
        for target in [target for target in option.targets if target in poses or target in areas][:1]:
            x, y = (poses[target].x, poses[target].y) if isinstance(target, Tile) else areas[target].centre
            viewport = screen.display.view.viewport()
            for _ in range(self.random.choice([1, 1, 2])):
                QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, PLAIN, QPoint(round(x), round(y)))
        for key in option.keys[:1]:
            QTest.keyClicks(screen, key)

    def undo(self) -> None:
        """Undo and redo of the session itself, without a question."""
        if self.program.seated is not None:
            session = self.program.seated.session
            self.random.choice([session.undo, session.undo, session.redo])()

    def give_up(self) -> None:
        if self.program.seated is not None:
            session = self.program.seated.session
            self.random.choice([session.concede, session.finish])()

    def wheel(self) -> None:
        widget, where = self._spot()
        turn = QPoint(0, self.random.choice([-240, -120, 120, 240]))
        place = QPointF(where)
        event = QWheelEvent(
            place, place, turn, turn, Qt.MouseButton.NoButton, PLAIN, Qt.ScrollPhase.NoScrollPhase, False
        )
        QCoreApplication.sendEvent(widget, event)

    def resize(self) -> None:
        for _ in range(self.random.choice([1, 1, 5])):
            self.program.window.resize(self.random.randint(960, 1920), self.random.randint(640, 1080))
            QCoreApplication.processEvents()

    def minimise(self) -> None:
        window = self.program.window
        window.showMinimized()
        self.wait()
        self.random.choice([window.showNormal, window.showMaximized, window.showFullScreen, window.showNormal])()

    def setting(self) -> None:
        name = self.random.choice(list(SETTINGS))
        self.program.choices.change(name, self.random.choice(SETTINGS[name]))

    def game(self) -> None:
        """Another game on the table, or the same one anew."""
        self._close_menus()
        key = self.random.choice(self.games)
        match = self.random.choice([1, 4, None]) if len(GAMES[key].seats) > 1 else None
        rules = frozenset(rule for rule in GAMES[key].house_rules if self.random.random() < 0.3)
        number = self.random.randrange(10**6)
        if self.random.random() < 0.5:
            self.program.play(key)
        else:
            self.program.begin(GAMES[key], Setup(number=number, house_rules=rules, match=match))

    def home(self) -> None:
        self._close_menus()
        self.program.go_home()

    def trip(self) -> None:
        """To the rules or the settings, and back."""
        self._close_menus()
        window = self.program.window
        self.random.choice([window.show_rules, window.show_settings])()
        self.wait()
        window.go_back()

    def reopen(self) -> None:
        """Close the program and open it again: every game is where it was."""
        self._close_menus()
        before = self._kept()
        self._release()
        self.program.window.close()
        self._bury()
        self.program = self._open()
        after = self._kept()
        assert before == after, self._told(f"{before} became {after}")

    def wait(self) -> None:
        QTest.qWait(self.random.choice([0, 0, 1, 5, 20, 60]))

    def _kept(self) -> dict[str, tuple[Any, ...]]:
        begun = self.program._shelf._begun
        return {
            key: (write(game.session.record()), game.session.history(), game.sitting) for key, game in begun.items()
        }

    # Where

    def _focus(self) -> QWidget:
        return QApplication.activeModalWidget() or QApplication.focusWidget() or self.program.window

    def _spot(self) -> tuple[QWidget, QPoint]:
        """A widget and a point on it: on a card as a rule, else anywhere."""
        window = self.program.window
        screen = self.screen
        if screen is not None and self.random.random() < 0.7:
            poses = list(screen.display.scene.layout_now.poses.values())
            pose = self.random.choice(poses)
            point = QPoint(round(pose.x), round(pose.y)) + QPoint(*(self.random.randint(-40, 40) for _ in "xy"))
            return self._under(screen.mapTo(window, point))
        return self._under(QPoint(self.random.randrange(window.width()), self.random.randrange(window.height())))

    def _under(self, point: QPoint) -> tuple[QWidget, QPoint]:
        window = self.program.window
        widget = window.childAt(point) or window
        return widget, widget.mapFrom(window, point)

    def _anywhere(self, widget: QWidget, where: QPoint) -> QPoint:
        window = self.program.window
        if isValid(widget) and window.isAncestorOf(widget):
            return widget.mapTo(window, where)
        return window.rect().center()  # the click has closed what it was on

    def _close_menus(self) -> None:
        """Nobody leaves a table while its menu is open."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def _release(self) -> None:
        if QApplication.mouseButtons() or (self.screen is not None and self.screen.display.view._down is not None):
            widget, where = self._under(QPoint(1, 1))
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, PLAIN, where)
        if self.screen is not None:
            QTest.mouseRelease(self.screen.display.view.viewport(), Qt.MouseButton.LeftButton, PLAIN, QPoint(1, 1))

    def _wait_for_a_ring(self) -> None:
        """Look soon whether something asks. A timer never rings while its own ring is answered, so each has its own."""
        bell = QTimer(singleShot=True, interval=5)
        bell.timeout.connect(self._answer)
        bell.start()
        self._bells = [bell, *(bell for bell in self._bells if bell.isActive())]

    def _answer(self) -> None:
        """Something may ask for an answer: a dialog or a menu."""
        self._wait_for_a_ring()
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if isinstance(popup, QMenu):
            self._note("menu")
            entries = [action for action in popup.actions() if action.isEnabled() and action.text()]
            if not entries or self.random.random() < 0.4:
                QTest.keyClick(popup, Qt.Key.Key_Escape)
            else:
                box: QRect = popup.actionGeometry(self.random.choice(entries))
                QTest.mouseClick(popup, Qt.MouseButton.LeftButton, PLAIN, box.center())
        elif dialog is not None:
            self._note(f"dialog {type(dialog).__name__}")
            buttons = [b for b in dialog.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
            chance = self.random.random()
            if chance < 0.5 and buttons:
                self.random.choice(buttons).click()
            elif chance < 0.8:
                QTest.keyClick(self._focus(), self.random.choice(KEYS))
            else:
                QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def _reopen_if_closed(self) -> None:
        """Somebody has chosen Quit."""
        if not self.program.window.isVisible():
            self._note("quit")
            self._bury()
            self.program = self._open()


WEATHER: dict[Callable[[Storm], None], int] = {
    Storm.click: 14,
    Storm.play: 22,
    Storm.press: 2,
    Storm.release: 2,
    Storm.move: 8,
    Storm.drag: 10,
    Storm.key: 20,
    Storm.chord: 6,
    Storm.button: 8,
    Storm.undo: 8,
    Storm.give_up: 1,
    Storm.wheel: 2,
    Storm.resize: 3,
    Storm.minimise: 1,
    Storm.setting: 5,
    Storm.game: 3,
    Storm.home: 1,
    Storm.trip: 2,
    Storm.reopen: 1,
    Storm.wait: 20,
}
"""How often each event comes."""
