"""What can be taken out of a review, and the menu that offers it."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QWidget

from whistdesk.views.theme.sheet import fit


class Export(Enum):
    """The text of the game, its record, a picture of its table."""

    COPY_TEXT = "copy-text"
    SAVE_TEXT = "save-text"
    SAVE_RECORD = "save-record"
    SAVE_PICTURE = "save-picture"

    @property
    def words(self) -> str:
        """The entry of the menu."""
        return {
            Export.COPY_TEXT: QCoreApplication.translate("ReviewPage", "Copy the text of the game"),
            Export.SAVE_TEXT: QCoreApplication.translate("ReviewPage", "Save the text of the game…"),
            Export.SAVE_RECORD: QCoreApplication.translate("ReviewPage", "Save the record…"),
            Export.SAVE_PICTURE: QCoreApplication.translate("ReviewPage", "Save a picture of the table…"),
        }[self]


def export_menu(parent: QWidget, take: Callable[[Export], object], k: float) -> QMenu:
    """A menu that deletes itself when it is closed."""
    menu = QMenu(parent)
    for export in Export:
        menu.addAction(export.words).triggered.connect(lambda _=False, export=export: take(export))
    fit(menu, k)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu
