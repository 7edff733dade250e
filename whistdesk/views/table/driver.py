"""The one clock of a table: everything that moves is a tween of it, and at rest it stands still."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, Signal

Ease = QEasingCurve.Type


class Tween(NamedTuple):
    """A change over time: ``step`` gets the eased progress, 0 to 1, the last time exactly 1."""

    step: Callable[[float], None]
    duration: float
    """In ms."""
    delay: float = 0
    ease: Ease = Ease.OutCubic
    minor: bool = False
    """Nobody waits for its end: a lift, a shake, a veil."""


class Driver(QAbstractAnimation):
    """Runs tweens by key; a new tween of a key replaces the old one, which ends where it is."""

    emptied = Signal()
    """The last tween that is waited for has ended, by itself or by ``finish``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[Hashable, tuple[float, Tween, QEasingCurve]] = {}

    @property
    def idle(self) -> bool:
        """True when nothing moves that is waited for."""
        return all(tween.minor for _, tween, _ in self._running.values())

    def duration(self) -> int:
        """Without an end: it is stopped when the last tween is over."""
        return -1

    def begin(self, key: Hashable, tween: Tween) -> None:
        """Start ``tween``; one without duration and delay is done at once."""
        if tween.duration <= 0 and tween.delay <= 0:
            self._running.pop(key, None)
            tween.step(1.0)
            return
        asleep = self.state() != QAbstractAnimation.State.Running
        self._running[key] = (0.0 if asleep else self.currentTime(), tween, QEasingCurve(tween.ease))
        if asleep:
            self.start()

    def cancel(self, key: Hashable) -> None:
        """End the tween of ``key`` where it is, if there is one."""
        self._running.pop(key, None)

    def drop(self) -> None:
        """End everything where it is, without a word."""
        self._running.clear()
        self.stop()

    def finish(self) -> None:
        """Bring every tween to its end at once."""
        waited = not self.idle
        ending, self._running = self._running, {}
        self.stop()
        for _, tween, _ in ending.values():
            tween.step(1.0)
        if waited:
            self.emptied.emit()

    def updateCurrentTime(self, now: int) -> None:
        """Qt's tick: move everything on."""
        waited = not self.idle
        for key, (begun, tween, curve) in list(self._running.items()):
            elapsed = now - begun - tween.delay
            if elapsed >= tween.duration:
                del self._running[key]
                tween.step(1.0)
            elif elapsed >= 0:
                tween.step(curve.valueForProgress(elapsed / tween.duration))
        if not self._running:
            self.stop()
        if waited and self.idle:
            self.emptied.emit()
