"""A panel that stands on the table without stopping it, such as the call panel of an auction."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.views.table.act import Option
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.style import Style


class StandingPanel(QWidget):
    """Base of a game's standing panel; the screen places it on the layout's spot ``standing``.

    It reports what the person does by ``acted``, with ``Tap`` or ``Key`` acts that the game's
    options know; its buttons are real buttons with accessible names.
    """

    acted = Signal(object)

    def show_tableau(self, tableau: Tableau, options: Sequence[Option], style: Style) -> None:
        """Show this state. Called on every change while the panel is visible, after it was placed."""
        raise NotImplementedError

    def say(self, sentence: str, beside: float = 0.0) -> tuple[float, float] | None:
        """Show a refusal until it is empty again; only asked of a panel whose layout has no prompt to say it.

        At the end of its line ``beside`` pixels stay free: the right end and the middle of the line are the answer,
        None where there is no line.
        """
        return None

    def enter(self) -> None:
        """An arrow key was pressed while nothing had the focus: give it to the first button."""
        first = next((button for button in self.findChildren(QAbstractButton) if button.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
