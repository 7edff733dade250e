"""The dark panel that a section of the settings page stands on."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from whistdesk.views.preferences.rows import Section
from whistdesk.views.theme.palette import CREAM, faded
from whistdesk.views.theme.sheet import PANEL


class Ground(QScrollArea):
    """The dark panel under a section; it scrolls where the window is small."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_section(self, section: Section, *, from_top: bool) -> None:
        """Show ``section`` instead of the one before, from its top or from where that was scrolled to."""
        place = 0 if from_top else self.verticalScrollBar().value()
        before = self.takeWidget()
        self.setWidget(section)
        if before is not None:
            # One of its buttons may be the one that asks for this: Qt still works on it when the answer returns.
            before.deleteLater()
        self._arrange()
        self.verticalScrollBar().setValue(place)

    def enter(self) -> None:
        """Give the keyboard to the first control, if there is one."""
        shown = self.widget()
        if isinstance(shown, Section) and shown.controls:
            parts = _parts(next(iter(shown.controls.values())))
            chosen = [part for part in parts if isinstance(part, QAbstractButton) and part.isChecked()]
            (*chosen, parts[0])[0].setFocus(Qt.FocusReason.TabFocusReason)

    def focused(self) -> tuple[str, int] | None:
        """The key of the control that has the keyboard, and which of its parts; None where none has."""
        shown = self.widget()
        if isinstance(shown, Section):
            for key, control in shown.controls.items():
                for number, part in enumerate(_parts(control)):
                    if part.hasFocus():
                        return key, number
        return None

    def give_focus(self, key: str, number: int) -> None:
        """Give the keyboard to a control that ``focused`` named, if it is there."""
        shown = self.widget()
        if isinstance(shown, Section) and key in shown.controls:
            _parts(shown.controls[key])[number].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break rows of pictures anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded panel."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(CREAM, 0.14), 1))
        painter.setBrush(faded(PANEL, 0.72))
        painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(0.5, 0.5, -0.5, -0.5), 18, 18)
        painter.end()

    def _arrange(self) -> None:
        shown = self.widget()
        if isinstance(shown, Section):
            shown.arrange(self.viewport().width())


def _parts(control: QWidget) -> Sequence[QWidget]:
    """What takes the keyboard in a control: its buttons, or the control itself."""
    return control.findChildren(QAbstractButton) or [control]
