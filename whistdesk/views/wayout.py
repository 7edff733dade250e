"""The visible way out of full screen, in every bar."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.theme.button import Button, Kind


class WayOut(Button):
    """A button that is there only while its window fills the screen; the window calls ``follow`` when that changes."""

    followed = Signal()
    """It may have come or gone: make room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, kind=Kind.QUIET, icon="leave-full-screen", size=13)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._leave)
        self.hide()

    @property
    def needed(self) -> bool:
        """Whether the window fills the screen now."""
        return self.window().isFullScreen()

    def refresh(self) -> None:
        """Its words in the language of now, and whether it is there."""
        self.setVisible(self.needed)
        set_tip(self, self.tr("Leave full screen (F11)"))
        self.setAccessibleName(self.tr("Leave full screen (F11)"))

    def follow(self) -> None:
        """Come or go with the window."""
        self.setVisible(self.needed)
        self.followed.emit()

    def _leave(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
