"""Checkable buttons for screen readers: their toggle is a click."""

from PySide6.QtCore import QObject, QSignalBlocker
from PySide6.QtWidgets import QAbstractButton


def mark(button: QAbstractButton, on: bool) -> None:  # noqa: FBT001 - as setChecked
    """Check ``button`` or not, because the program says so: no click."""
    with QSignalBlocker(button):
        button.setChecked(on)


class ToggleHeeder(QObject):
    """Turns a toggle that no press has made into a click.

    Qt offers screen readers the action "toggle", which sets a button's mark and clicks nothing. What the program
    itself marks must be marked by ``mark``.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button, self._pressed = button, False
        button.pressed.connect(self._press)
        button.released.connect(self._release)
        button.toggled.connect(self._heed)

    def _press(self) -> None:
        self._pressed = True

    def _release(self) -> None:
        self._pressed = False

    def _heed(self, checked: bool) -> None:  # noqa: FBT001 - the signal's argument
        alone = self._button.group() is None and not self._button.autoExclusive()
        if self._pressed or not (checked or alone):
            return
        mark(self._button, not checked)
        self._button.click()
