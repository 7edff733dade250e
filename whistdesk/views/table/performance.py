"""The performance of what happened: beats in a queue, one after another, and always skippable."""

from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from whistdesk.views.table.driver import Driver
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.tableau import Beat

HURRIED_HOLD: Final = 400
"""How long a finished trick stays, in ms, while the rest of a hand plays itself."""


class Phase(Enum):
    """Where a performance is."""

    RESTING = "resting"
    FLYING = "flying"
    HOLDING = "holding"
    """The cards have arrived and stay to be read."""
    PANEL = "panel"
    """A panel waits for the player."""


class Performance(QObject):
    """Shows beats in order. It only tells when; ``begin`` lets the cards fly."""

    panel_raised = Signal(object)
    """The cards of a beat with a panel have arrived: the ``Beat``."""
    rested = Signal()
    """The last beat is over, or was skipped: show the position at rest."""

    def __init__(self, driver: Driver, begin: Callable[[Beat], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = TableSettings()
        self.hurried = False
        """Whether nobody has a choice any more, so that finished tricks need not stay long."""
        self.phase = Phase.RESTING
        self.beat: Beat | None = None
        """The stop that is shown; None at rest."""
        self._queue: deque[Beat] = deque()
        self._driver, self._begin = driver, begin
        self._staying: float | None = None
        """How long the beat that holds was to stay, in ms."""
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._next)
        driver.emptied.connect(self.check)

    @property
    def panel_ahead(self) -> bool:
        """Whether the beat that is shown, or a later one, has a panel."""
        return any(beat is not None and beat.panel is not None for beat in (self.beat, *self._queue))

    def perform(self, beats: Sequence[Beat]) -> None:
        """Show ``beats`` after those that are still to come."""
        self._queue.extend(beats)
        if self.phase is Phase.RESTING:
            self._next()

    def check(self) -> None:
        """Go on if the cards of the beat have arrived."""
        if self.phase is Phase.FLYING and self._driver.idle:
            self._landed()

    def stay_as_wished(self) -> None:
        """After other wishes: what stays to be read stays as long as they say, counted anew."""
        if self.phase is Phase.HOLDING and self.beat is not None and self._hold_of(self.beat) != self._staying:
            self._hold.stop()
            self._stay(self.beat)

    def go_on(self) -> None:
        """The player has closed the beat's panel."""
        if self.phase is Phase.PANEL:
            self._next()

    def finish(self) -> None:
        """Skip to the end at once, or to the next panel, which stops even the hasty."""
        if self.phase in {Phase.RESTING, Phase.PANEL}:
            return
        self._hold.stop()
        ahead = [beat for beat in (self.beat, *self._queue) if beat is not None]
        stop = next((place for place, beat in enumerate(ahead) if beat.panel is not None), None)
        self.phase = Phase.HOLDING
        self._driver.finish()
        self._queue = deque() if stop is None else deque(ahead[stop + 1 :])
        if stop is None:
            self._next()
            return
        self._show(ahead[stop])
        self._driver.finish()
        self.check()

    def drop(self) -> None:
        """Forget everything that is still to come, without a word."""
        self._hold.stop()
        self._queue.clear()
        self.beat, self.phase = None, Phase.RESTING

    def _show(self, beat: Beat) -> None:
        self.beat, self.phase = beat, Phase.FLYING
        self._begin(beat)

    def _next(self) -> None:
        if not self._queue:
            self.drop()
            self.rested.emit()
            return
        self._show(self._queue.popleft())
        self.check()

    def _landed(self) -> None:
        beat = self.beat
        assert beat is not None
        if beat.panel is not None:
            self.phase = Phase.PANEL
            self.panel_raised.emit(beat)
            return
        self.phase = Phase.HOLDING
        self._stay(beat)

    def _stay(self, beat: Beat) -> None:
        hold = self._staying = self._hold_of(beat)
        if hold == 0:
            self._next()
        elif hold is not None:
            self._hold.start(round(hold))

    def _hold_of(self, beat: Beat) -> float | None:
        """How long a beat stays, in ms; None until the player presses."""
        if beat.trick:
            hold = self.settings.trick_hold
            return min(HURRIED_HOLD if hold is None else hold, HURRIED_HOLD) if self.hurried else hold
        return beat.hold * self.settings.speed.value
