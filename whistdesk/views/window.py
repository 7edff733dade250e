"""The main window: the actions that work on all screens, messages, and its place among other windows."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from whistdesk.views.actions import Actions
from whistdesk.views.banner import Banner
from whistdesk.views.home import HomeScreen
from whistdesk.views.screens import Screens
from whistdesk.views.theme.focus import PressWatch
from whistdesk.views.theme.sheet import fit
from whistdesk.views.wayout import WayOut

SMALLEST: Final = QSize(960, 640)
USUAL: Final = QSize(1280, 800)
FRAME: Final = QSize(4, 40)
"""Room for a title bar and edges, which are not known before the window is shown."""
NAME: Final = "Whistdesk"
FULL_SCREEN_WORD_MS: Final = 6000
"""How long the way out of full screen is offered."""


class MainWindow(QMainWindow):
    """Holds the screens and tells what is asked for."""

    dropped = Signal(Path)
    """A file was dropped on the window."""
    locale_changed = Signal()
    """The system speaks another language, or writes numbers in another way."""
    closing = Signal()
    """The window is about to close: keep what must be kept."""

    def __init__(self, home: HomeScreen) -> None:
        super().__init__()
        self.home = home
        self._presses: PressWatch | None = None
        self.may_close: Callable[[], bool] = lambda: True
        """Asked before closing: False keeps the window open."""
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.screens = Screens(home)
        self.setCentralWidget(self.screens)
        self.setAcceptDrops(True)
        self.banner = Banner(self)
        self.commands = Actions(self)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        actions, home = self.commands, self.home
        actions.full_screen_asked.connect(self.toggle_full_screen)
        actions.menu_asked.connect(self.screens.open_menu)
        actions.quit_asked.connect(self.close)
        actions.deal_menu.aboutToShow.connect(lambda: fit(actions.deal_menu, home.look.text))
        home.menu_asked.connect(self._open_menu)
        self.screens.turned.connect(self._turn)
        self.screens.laid.connect(self._offer_actions)

    def toggle_full_screen(self) -> None:
        """Full screen and back; the way out is offered for a moment and stands in every menu."""
        if self.isFullScreen():
            self.banner.next()
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        else:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)
            self.banner.offer(
                self.tr("F11 leaves full screen."),
                self.tr("Leave full screen"),
                self.toggle_full_screen,
                FULL_SCREEN_WORD_MS,
            )

    def come_forward(self) -> None:
        """Be seen, above other programs' windows, also after it was put away as an icon."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def place(self) -> str:
        """Where the window is, as a text for the settings."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def restore_place(self, text: str) -> None:
        """Go to a place that ``place`` gave, or to the middle of a screen where that place is gone."""
        restored = self.restoreGeometry(QByteArray.fromBase64(text.encode("ascii", "replace")))
        screens = QGuiApplication.screens()
        seen = [screen for screen in screens if screen.availableGeometry().intersects(self.frameGeometry())]
        if restored and seen:
            return
        room = QGuiApplication.primaryScreen().availableGeometry()
        self.resize(USUAL.boundedTo(room.size() - FRAME).expandedTo(SMALLEST))
        self.move(room.center() - self.rect().center())

    def retranslate(self) -> None:
        """The words of all actions in the language of the moment."""
        self.commands.retranslate(full_screen=self.isFullScreen())
        self._name()
        self.banner.refit(self.home.look.text)

    def changeEvent(self, event: QEvent) -> None:
        """The language, the system's locale or the state of the window has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.LocaleChange:
            self.locale_changed.emit()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.commands.retranslate(full_screen=self.isFullScreen())
            for way in self.findChildren(WayOut):
                way.follow()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on it is known whether keys or the mouse are used."""
        super().showEvent(event)
        self._presses = self._presses or PressWatch(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped."""
        if _dragged(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A file has been dropped."""
        file = _dragged(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            self.dropped.emit(file)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask and tell before closing."""
        if not self.may_close():
            event.ignore()
            return
        self.banner.silence()
        self.closing.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen where no screen has a use for it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def _offer_actions(self, table: QWidget) -> None:
        """A table takes the window's actions into its menu."""
        table.addActions([*self.commands.for_table, *self.commands.menu_of_all])

    def _turn(self) -> None:
        """Another screen is shown."""
        self.commands.enable_table(at_table=self.screens.at_table)
        self._name()

    def _name(self) -> None:
        shown = self.screens.currentWidget()
        title = shown.windowTitle() if shown is not None else ""
        self.setWindowTitle(f"{title} \N{EN DASH} {NAME}" if title not in ("", NAME) else NAME)

    def open_deal_menu(self, where: QPoint) -> None:
        """What can be done with the deal on the table, below its number."""
        self.commands.deal_menu.popup(where)

    def _open_menu(self, where: QPoint) -> None:
        menu = QMenu(self)
        fit(menu, self.home.look.text)
        menu.addActions(self.commands.menu_of_all)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where - QPoint(menu.sizeHint().width() - self.home.menu.width(), 0))


def _dragged(dragged: QMimeData) -> Path | None:
    """The first file that is dragged, if there is one on this computer."""
    files = [url.toLocalFile() for url in dragged.urls() if url.isLocalFile()]
    return Path(files[0]) if files else None
