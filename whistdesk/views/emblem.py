"""The program's icon, as windows and the desktop show it."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

from whistdesk.views.shipped import shipped


def icon() -> QIcon:
    """The icon, with its simpler drawing for small sizes."""
    made = QIcon(str(shipped("assets") / "icon.svg"))
    for side in (16, 24, 32):
        made.addFile(str(shipped("assets") / "icon-small.svg"), QSize(side, side))
    return made
