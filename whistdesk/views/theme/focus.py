"""Whether the keyboard's focus is shown: whoever uses the keyboard sees it, however it has moved."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

BY_KEYBOARD: Final = frozenset(
    (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
)
"""Reasons for which a focus is always shown."""
LAST_PRESS: Final = "lastPressWasAKey"
"""The application's property that remembers it."""


class PressWatch(QObject):
    """Notes for the whole application whether the last press in a window was one of a key."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at the press, and let it go on."""
        if event.type() == QEvent.Type.KeyPress:
            _note(by_key=True)
        elif event.type() == QEvent.Type.MouseButtonPress:
            _note(by_key=False)
        return super().eventFilter(watched, event)


def shows_focus(reason: Qt.FocusReason) -> bool:
    """Whether a focus that came for ``reason`` is shown: not where the mouse brought it.

    A focus that the program has given is shown to whoever pressed a key last.
    """
    if reason in BY_KEYBOARD:
        return True
    application = QApplication.instance()
    by_key = application is not None and bool(application.property(LAST_PRESS))
    return by_key and reason is not Qt.FocusReason.MouseFocusReason


def _note(*, by_key: bool) -> None:
    application = QApplication.instance()
    assert application is not None
    application.setProperty(LAST_PRESS, by_key)
