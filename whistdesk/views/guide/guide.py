"""A first-game guide at a table: which step is due, and where it is shown."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from whistdesk.views.guide.callout import Callout, Pointer
from whistdesk.views.guide.placing import NEEDED, TARGET, Obstacle, obstacles_of, place
from whistdesk.views.guide.step import GameGuide, Sight, Step
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import Room
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.tableau import Tableau

EDGE: Final = 4
"""Pixels between a callout and the edge of the felt."""


class _Situation(NamedTuple):
    """What the place of a callout hangs on."""

    words: str
    target: Rect
    room: Room
    obstacles: list[Obstacle]


class Guide(QObject):
    """Goes along with the game on a screen. It is seen while the table rests and it is the person's turn."""

    ended = Signal()
    """The last step is done, or the guide was skipped, or the game is over: it need not come again."""

    def __init__(self, screen: TableScreen, guide: GameGuide) -> None:
        super().__init__(screen)
        self._screen, self._guide = screen, guide
        self._left = list(guide.steps)
        self._since = screen.session.ply
        self._first: Tableau | None = None
        self._told = ""
        self._situation: _Situation | None = None
        """What the callout was placed for."""
        self._placing = QTimer(self, singleShot=True)
        self._placing.setInterval(0)
        self._placing.timeout.connect(self._place)
        self.step: Step | None = None
        """The step that is shown."""
        self.over = False
        """Whether it has ended."""
        self.callout, self.pointer = Callout(screen), Pointer(screen)
        self.callout.gone_on.connect(self.go_on)
        self.callout.skipped.connect(self.skip)
        screen.course.shown.connect(self.refresh)
        screen.play.refusal_changed.connect(self.refresh)
        screen.busy_changed.connect(self.refresh)
        screen.installEventFilter(self)
        self.refresh()

    def go_on(self) -> None:
        """Leave this step."""
        if self.step is not None:
            self._left.remove(self.step)
            self.step = None
        self.refresh()

    def skip(self) -> None:
        """Leave the whole guide."""
        self._left.clear()
        self.refresh()

    def refresh(self) -> None:
        """Show the step that is due now, or none."""
        screen = self._screen
        if not self._left or screen.session.over:
            self._end()
            return
        if not screen.course.opened or screen.busy or screen.session.seat is not screen.session.human:
            self._hide()
            return
        sight = self._sight()
        self._drop_done(sight)
        due = next((step for step in self._left if step.where(sight) is not None), None)
        if not self._left:
            self._end()
        elif due is None:
            self._hide()
        else:
            self._show(due, sight)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc skips the guide while it is seen, unless a card is picked: then it lays that down."""
        if self.step is None or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() == Qt.Key.Key_Escape and self._screen.play.picked is None:
            self.skip()
            return True
        return super().eventFilter(watched, event)

    def _sight(self) -> Sight:
        bar, tableau = self._screen.display.bar, self._screen.display.tableau
        self._first = self._first or tableau
        number = bar.number_box
        return Sight(tableau, self._first, _rect(bar.tools_box), _rect(number) if number else None)

    def _drop_done(self, sight: Sight) -> None:
        """What the player has done, or seen and played on, is behind."""
        moved = self._screen.session.ply > self._since
        done = [step for step in self._left if step.over(sight) or (step is self.step and step.brief and moved)]
        for step in done:
            self._left.remove(step)
            if step is self.step:
                self.step = None

    def _show(self, step: Step, sight: Sight) -> None:
        if step is not self.step:
            self.step, self._since = step, self._screen.session.ply
        tableau, target = sight.tableau, step.where(sight)
        assert target is not None
        words, steps = step.words(sight), self._guide.steps
        self.callout.say(words, steps.index(step) + 1, len(steps), tableau.room.font)
        self._stand(words, target, tableau)
        if words != self._told:
            self._told = words
            self._screen.course.log.say(words)

    def _stand(self, words: str, target: Rect, tableau: Tableau) -> None:
        """Have the callout placed, unless nothing has changed.

        Finding a place takes as long as drawing a picture: it waits until the table has been shown.
        """
        situation = _Situation(words, target, tableau.room, self._obstacles(tableau, target))
        placed = self.callout.isVisible() or self._placing.isActive()
        if not placed or situation != self._situation:
            self._situation = situation
            self._placing.start()

    def _place(self) -> None:
        assert self._situation is not None
        _, target, room, obstacles = self._situation
        shapes = self.callout.shapes(room.width)
        felt = Rect(EDGE, room.bar + EDGE, room.width - 2 * EDGE, room.height - room.bar - 2 * EDGE)
        placed = place([(shape.width, shape.height) for shape in shapes], target, felt, obstacles)
        self.callout.stand(placed.box, flat=shapes[placed.size].flat)
        self.pointer.point(self.callout.geometry(), target)
        self.callout.raise_()

    def _obstacles(self, tableau: Tableau, target: Rect) -> list[Obstacle]:
        """All that lies on the table, and what must not be hidden in any case."""
        display, areas = self._screen.display, tableau.layout.areas
        pressed = {spot for option in self._screen.play.options for spot in option.targets if isinstance(spot, str)}
        widgets = (display.prompt, display.standing, display.why)
        needed = [
            *(areas[name] for name in sorted(pressed) if name in areas),
            *(_rect(widget.geometry()) for widget in widgets if widget is not None and widget.isVisible()),
        ]
        found = obstacles_of(tableau.layout, self._guide.spare, self._guide.needless(tableau))
        return [*found, Obstacle(target, TARGET), *(Obstacle(box, NEEDED) for box in needed)]

    def _hide(self) -> None:
        self._placing.stop()
        focused = QApplication.focusWidget()
        if focused is not None and self.callout.isAncestorOf(focused):
            self._screen.setFocus(Qt.FocusReason.OtherFocusReason)
        self.callout.hide()
        self.pointer.hide()

    def _end(self) -> None:
        self.over = True
        for signal in (self._screen.course.shown, self._screen.play.refusal_changed, self._screen.busy_changed):
            signal.disconnect(self.refresh)
        self._screen.removeEventFilter(self)
        self._hide()
        self.step = None
        for widget in (self.callout, self.pointer):
            widget.deleteLater()
        self.deleteLater()
        self.ended.emit()


def _rect(box: QRect) -> Rect:
    return Rect(box.x(), box.y(), box.width(), box.height())
