"""Real, transparent buttons over cards and areas: the keyboard and screen readers act through them."""

import math
from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from whistdesk.rules.table import Tile
from whistdesk.views.table.pose import Layout, Rect, Target
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.table.unseen import stand, unsee
from whistdesk.views.theme.button import ARROWS
from whistdesk.views.theme.focus import shows_focus


class TargetButton(QPushButton):
    """One of them: it draws nothing, and the mouse goes through it."""

    focus_moved = Signal(object, bool)
    """Its target, and whether it has the focus of the keyboard now."""
    arrow_pressed = Signal(object, object)
    """Its target, and the direction as (x, y)."""

    def __init__(self, target: Target, parent: QWidget) -> None:
        super().__init__(parent)
        self.target = target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        unsee(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scene shows the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move within the zone, Enter presses as the space bar does."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.arrow_pressed.emit(self.target, ARROWS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring unless the mouse brought the focus."""
        super().focusInEvent(event)
        self.focus_moved.emit(self.target, shows_focus(event.reason()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Drop the ring."""
        super().focusOutEvent(event)
        self.focus_moved.emit(self.target, False)


class TargetButtons(QObject):
    """The buttons of a screen, placed again with each layout; Tab goes from zone to zone, arrows within."""

    pressed = Signal(object)
    """The target whose button was pressed."""
    focused = Signal(object)
    """The target that has the keyboard's focus now, or None."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._buttons: dict[Target, TargetButton] = {}
        self._entry: dict[bool, Target] = {}
        """Where Tab enters each zone (True: cards, False: areas)."""
        self._left: tuple[bool, tuple[int, int]] | None = None
        """Zone and middle of the button that went while it had the focus: the keyboard comes back near to it."""

    def names(self) -> dict[Target, str]:
        """The accessible name of each button."""
        return {target: button.accessibleName() for target, button in self._buttons.items()}

    def show_targets(self, names: Mapping[Target, str], layout: Layout, *, below: QWidget) -> None:
        """Have a button with its name on each target that lies on the table, all stacked under ``below``."""
        boxes = {target: box for target in names if (box := box_of(target, layout)) is not None}
        for target in [target for target in self._buttons if target not in boxes]:
            self._remove(target)
        for target, box in boxes.items():
            button = self._buttons.get(target) or self._added(target, below)
            stand(button, box)
            if button.accessibleName() != names[target]:
                button.setAccessibleName(names[target])
        self._enter_zones()
        if self._left is not None and self._screen.hasFocus():
            self._come_back(*self._left)

    def enter(self) -> bool:
        """Give the first zone the keyboard's focus; False if there is nothing to point at."""
        target = next(iter(self._entry.values()), None)
        if target is None:
            return False
        self._buttons[target].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _added(self, target: Target, below: QWidget) -> TargetButton:
        button = TargetButton(target, self._screen)
        button.clicked.connect(lambda: self.pressed.emit(target))
        button.focus_moved.connect(self._moved)
        button.arrow_pressed.connect(self._step)
        button.stackUnder(below)
        button.show()
        self._buttons[target] = button
        return button

    def _remove(self, target: Target) -> None:
        button = self._buttons.pop(target)
        if button.hasFocus():
            middle = button.geometry().center()
            self._left = (isinstance(target, Tile), (middle.x(), middle.y()))
            self._screen.setFocus(Qt.FocusReason.OtherFocusReason)
        button.hide()
        button.deleteLater()

    def _come_back(self, cards: bool, middle: tuple[int, int]) -> None:  # noqa: FBT001 - which zone
        zone = self._zone(cards=cards)
        if zone:
            nearest = min(zone, key=lambda target: math.dist(self._middle(target), middle))
            self._buttons[nearest].setFocus(Qt.FocusReason.TabFocusReason)

    def _enter_zones(self) -> None:
        """Let Tab stop once in each zone, where it was left last."""
        for cards in (True, False):
            zone = sorted(self._zone(cards=cards), key=self._middle)
            entry = self._entry.get(cards)
            if not zone:
                self._entry.pop(cards, None)
            elif entry not in zone:
                self._entry[cards] = zone[0]
        for target, button in self._buttons.items():
            enters = target in self._entry.values()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if enters else Qt.FocusPolicy.ClickFocus)

    def _moved(self, target: Target, here: bool) -> None:  # noqa: FBT001 - the signal's argument
        if here:
            self._left = None
            self._entry[isinstance(target, Tile)] = target
            self._enter_zones()
        self.focused.emit(target if here else None)

    def _step(self, target: Target, direction: tuple[int, int]) -> None:
        x, y = self._middle(target)
        ahead: list[tuple[float, Target]] = []
        for other in self._zone(cards=isinstance(target, Tile)):
            dx, dy = self._middle(other)[0] - x, self._middle(other)[1] - y
            along = dx * direction[0] + dy * direction[1]
            aside = abs(dx * direction[1]) + abs(dy * direction[0])
            if along > 0 and along >= aside / 2:
                ahead.append((along + 2 * aside, other))
        if ahead:
            nearest = min(ahead, key=lambda entry: entry[0])[1]
            self._buttons[nearest].setFocus(Qt.FocusReason.TabFocusReason)

    def _zone(self, *, cards: bool) -> list[Target]:
        return [target for target in self._buttons if isinstance(target, Tile) is cards]

    def _middle(self, target: Target) -> tuple[int, int]:
        middle = self._buttons[target].geometry().center()
        return middle.x(), middle.y()


def box_of(target: Target, layout: Layout) -> Rect | None:
    """The rectangle of a target; None if it does not lie on the table."""
    if not isinstance(target, Tile):
        return layout.areas.get(target)
    pose = layout.poses.get(target)
    if pose is None:
        return None
    width, height = pose.width, pose.width * CARD_ASPECT
    if pose.angle % 180 == 90:
        width, height = height, width
    return Rect(pose.x - width / 2, pose.y - height / 2, width, height)
