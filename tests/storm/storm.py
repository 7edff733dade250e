"""Random events on the real program: what a cat on the keyboard and a child at the mouse would do.

Every choice is drawn from one seed. What takes time runs by the clock, so two runs of a seed differ
in where an event meets an animation. ``weather.py`` has the events.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QMenu, QWidget
from shiboken6 import isValid

from tests.storm.rest import astray, faults
from tests.storm.witness import Witness
from whistdesk.app.drawer import Drawer
from whistdesk.app.folders import Folders
from whistdesk.app.front import Front
from whistdesk.app.language import Translators
from whistdesk.app.program import Program
from whistdesk.archive.record import write
from whistdesk.rules.registry import GAMES
from whistdesk.views.table.performance import Phase
from whistdesk.views.table.screen import TableScreen

PATIENCE = 60.0
"""Seconds until a table must have come to rest."""
PLAIN = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton
ANSWERS = (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Y, Qt.Key.Key_N)
"""The keys that a dialog gets now and then."""


class Storm:
    """A program in a folder of its own, and the events that are done to it; ``events`` tells which."""

    def __init__(self, home: Path, seed: int, games: tuple[str, ...] = tuple(GAMES)) -> None:
        self.random, self.games = Random(seed), games
        self.folders, self.translators = Folders(home, home), Translators()
        self.events: list[str] = []
        self.met: Counter[tuple[str, str]] = Counter()
        """How often an event came while something was to be seen: both by name."""
        self.rests = 0
        self.witness = Witness()
        self.finger = QTest.createTouchDevice()
        self._bells: list[QTimer] = []
        with self.witness:
            self.program = self._open()

    def blow(self, weather: "Mapping[Callable[[Storm], None], int]", events: int, rest: int = 25) -> None:
        """So many events, and a rest after each ``rest`` of them; AssertionError tells what went wrong.

        ``weather`` says how often each event comes.
        """
        kinds, odds = list(weather), list(weather.values())
        with self.witness:
            for number in range(1, events + 1):
                while QApplication.activePopupWidget() is not None:
                    QTest.qWait(1)  # a menu that is open takes every event: see _answer
                self._do(self.random.choices(kinds, odds)[0])
                if number % rest == 0:
                    self.settle()

    def settle(self) -> None:
        """Wait until nothing moves and the computer's seats have answered; see that all is in order."""
        self.release()
        end = time.monotonic() + PATIENCE
        while not self._still():
            assert time.monotonic() < end, self._told("it does not come to rest")
            QTest.qWait(2)
            self._push_on()
        screen = self.screen
        if screen is not None:
            self.rests += 1
            self._see(faults(screen))
        self._look()

    def close(self) -> None:
        """Close the program as its user does, and let go of it."""
        with self.witness:
            self.release()
            self.program.window.close()
            self._bury()
        self.translators.remove()
        self._look()

    def reopen(self) -> None:
        """Close the program and open it again: every game is where it was."""
        self.close_menus()
        before = self._kept()
        self.release()
        self.program.window.close()
        self._bury()
        self.program = self._open()
        after = self._kept()
        assert before == after, self._told(f"{before} became {after}")

    @property
    def screen(self) -> TableScreen | None:
        """The table, if one is on the screen."""
        seated = self.program.seated
        return seated.screen if seated is not None and seated.screen.isVisible() else None

    def note(self, event: str) -> None:
        """Remember what was done; with a table on the screen, in the midst of what."""
        self.events.append(event)
        screen = self.screen
        if screen is not None:
            self.met[event, _sight(screen)] += 1

    # Where

    def focus(self) -> QWidget:
        """What gets the keys."""
        return QApplication.activeModalWidget() or QApplication.focusWidget() or self.program.window

    def spot(self) -> tuple[QWidget, QPoint]:
        """A widget and a point on it: on a card as a rule, else anywhere."""
        window = self.program.window
        screen = self.screen
        if screen is not None and self.random.random() < 0.7:
            poses = list(screen.display.scene.layout_now.poses.values())
            pose = self.random.choice(poses)
            point = QPoint(round(pose.x), round(pose.y)) + QPoint(*(self.random.randint(-40, 40) for _ in "xy"))
            return self.under(screen.mapTo(window, point))
        return self.under(QPoint(self.random.randrange(window.width()), self.random.randrange(window.height())))

    def under(self, point: QPoint) -> tuple[QWidget, QPoint]:
        """The widget under a point of the window, and the point on it."""
        window = self.program.window
        widget = window.childAt(point) or window
        return widget, widget.mapFrom(window, point)

    def anywhere(self, widget: QWidget, where: QPoint) -> QPoint:
        """The same point in the window's own terms."""
        window = self.program.window
        if isValid(widget) and window.isAncestorOf(widget):
            return widget.mapTo(window, where)
        return window.rect().center()  # the click has closed what it was on

    def close_menus(self) -> None:
        """Nobody leaves a table while its menu is open."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def release(self) -> None:
        """Let go of what the pointer holds."""
        if QApplication.mouseButtons() or (self.screen is not None and self.screen.display.view._down is not None):
            widget, where = self.under(QPoint(1, 1))
            QTest.mouseRelease(widget, LEFT, PLAIN, where)
        if self.screen is not None:
            QTest.mouseRelease(self.screen.display.view.viewport(), LEFT, PLAIN, QPoint(1, 1))

    def _do(self, kind: "Callable[[Storm], None]") -> None:
        self.note(kind.__name__)
        kind(self)
        self._reopen_if_closed()
        self._look()
        if self.screen is not None:
            self._see(astray(self.screen))

    def _open(self) -> Program:
        clock: Callable[[], datetime] = lambda: datetime.now(UTC)  # noqa: E731
        program = Program(Front(Drawer(self.folders), self.translators), clock)
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

    def _reopen_if_closed(self) -> None:
        """Somebody has chosen Quit."""
        if not self.program.window.isVisible():
            self.note("quit")
            self._bury()
            self.program = self._open()

    def _kept(self) -> dict[str, tuple[Any, ...]]:
        begun = self.program._shelf._begun
        return {
            key: (write(game.session.record()), game.session.history(), game.sitting) for key, game in begun.items()
        }

    # What came of it

    def _look(self) -> None:
        assert not self.witness.complaints, self._told("\n".join(self.witness.complaints))

    def _see(self, found: list[str]) -> None:
        assert not found, self._told("\n".join(found))

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

    # What a player does who wants to get on

    def _push_on(self) -> None:
        """Skip, and press the panel's button."""
        self.close_menus()
        screen = self.screen
        if screen is None or QApplication.activeModalWidget():
            return
        curtain = screen.display.curtain
        if curtain.panel is not None and screen.busy:
            QTest.keyClick(curtain, Qt.Key.Key_Escape)
        elif screen.busy and self.random.random() < 0.3:
            QTest.keyClick(screen, Qt.Key.Key_Space)

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
            self._answer_menu(popup)
        elif dialog is not None:
            self._answer_dialog(dialog)

    def _answer_menu(self, menu: QMenu) -> None:
        """Choose an entry, leave by a key, or click beside it."""
        self.note("menu")
        entries = [action for action in menu.actions() if action.isEnabled() and action.text()]
        chance = self.random.random()
        if not entries or chance < 0.25:
            QTest.keyClick(menu, Qt.Key.Key_Escape)
        elif chance < 0.4:
            QTest.mouseClick(menu, LEFT, PLAIN, menu.rect().bottomRight() + QPoint(9, 9))
            menu.close()
        else:
            box: QRect = menu.actionGeometry(self.random.choice(entries))
            QTest.mouseClick(menu, LEFT, PLAIN, box.center())

    def _answer_dialog(self, dialog: QWidget) -> None:
        """Press a button or a key, or leave."""
        self.note(f"dialog {type(dialog).__name__}")
        if isinstance(dialog, QFileDialog):  # it may walk about, but what it writes stays where the storm lives
            dialog.setOption(QFileDialog.Option.ReadOnly)
            dialog.setDirectory(str(self.folders.kept))
        buttons = [b for b in dialog.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
        chance = self.random.random()
        if chance < 0.5 and buttons:
            self.random.choice(buttons).click()
        elif chance < 0.8:
            QTest.keyClick(self.focus(), self.random.choice(ANSWERS))
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)


def _sight(screen: TableScreen) -> str:
    """What is to be seen: the phase of the performance, and how the cards fly or what is read."""
    performance = screen.course.performance
    beat = performance.beat
    if performance.phase is Phase.RESTING:
        return "resting" if screen.display.scene.driver.idle else "settling"
    assert beat is not None
    return f"{performance.phase.value} {beat.motion if beat.panel is None else type(beat.panel).__name__}"
