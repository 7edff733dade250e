"""The gold button that confirms a picked prediction."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistdesk.rules.oneonta.moves import Predict
from whistdesk.views.oneonta import wording
from whistdesk.views.table.act import Key, Option
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.style import Style


class ConfirmPanel(StandingPanel):
    """Stands under the menu while a prediction is picked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = Button("", self, kind=Kind.GOLD)
        self.button.clicked.connect(lambda: self.acted.emit(Key("Enter")))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.button)

    def show_tableau(self, tableau: Tableau, options: Sequence[Option], style: Style) -> None:
        """Name the picked prediction."""
        if isinstance(tableau.picked, Predict):
            self.button.setText(wording.confirm(tableau.picked.tricks))
        self.button.restyle(style.palette, tableau.room.font)
