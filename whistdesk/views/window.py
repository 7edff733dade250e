"""The main window: one screen at a time, the actions that work on all of them, and messages."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from whistdesk.views.actions import Actions
from whistdesk.views.banner import Banner
from whistdesk.views.home import HomeScreen
from whistdesk.views.page import Page, Sheet
from whistdesk.views.shipped import shipped
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
    """Shows home, a table, a page or a review. It knows no session: it tells what is asked for."""

    dropped = Signal(Path)
    """A file was dropped on the window."""
    closing = Signal()
    """The window is about to close: keep what must be kept."""

    def __init__(self, home: HomeScreen) -> None:
        super().__init__()
        self.home = home
        self.table: QWidget | None = None
        self.review: Page | None = None
        """The review that lies over the table."""
        self._behind: QWidget = home
        self._under_review: QWidget | None = None
        """The page that a review was opened from, None for home or table."""
        self.rules_of_table: Callable[[], str] = lambda: ""
        """Names the text of the table, or the rule that was just broken there; empty where no table is."""
        self._open_table_menu: Callable[[], object] = home.open_menu
        self._presses: PressWatch | None = None
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.setWindowIcon(icon())
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.stack.addWidget(home)
        self.setAcceptDrops(True)
        self.banner = Banner(self)
        self.commands = Actions(self)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        actions, home = self.commands, self.home
        actions.full_screen_asked.connect(self.toggle_full_screen)
        actions.menu_asked.connect(self.open_menu)
        actions.quit_asked.connect(self.close)
        actions.deal_menu.aboutToShow.connect(lambda: fit(actions.deal_menu, home.look.text))
        home.menu_asked.connect(self._open_menu)

    @property
    def sheets(self) -> list[Sheet]:
        """Home and every page: all that takes a look."""
        widgets = (self.stack.widget(index) for index in range(self.stack.count()))
        return [widget for widget in widgets if isinstance(widget, Sheet)]

    def show_page(self, page: Page) -> None:
        """Show a page over home or table until it is closed; it stays the window's from then on."""
        self.add_page(page)
        self._turn_to(page)

    def add_page(self, page: Page) -> None:
        """Have a page that can be shown."""
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
            page.closed.connect(self.go_back)

    def show_home(self) -> None:
        """Show the home screen; a table is put away."""
        self.put_table_away()
        self._show(self.home)
        self.home.focus_last()

    def show_table(self, table: QWidget, rules: Callable[[], str], open_menu: Callable[[], object]) -> None:
        """Show a table, which takes the window's actions into its menu.

        ``rules`` names its text, or the rule that was just broken; ``open_menu`` opens its menu.
        """
        self.put_table_away()
        self.table, self.rules_of_table, self._open_table_menu = table, rules, open_menu
        table.addActions([*self.commands.for_table, *self.commands.menu_of_all])
        self.stack.addWidget(table)
        self._show(table)

    def show_review(self, review: Page) -> None:
        """Show a review over the table or page of the moment, until it is closed."""
        shown = self.stack.currentWidget()
        if shown is not self.review:
            self._under_review = None if shown in (self.home, self.table) else shown
        self.put_review_away()
        self.review = review
        self.stack.addWidget(review)
        review.closed.connect(self.go_back)
        self._turn_to(review)

    def put_review_away(self) -> None:
        """Take the review out of the window, and delete it."""
        review, self.review = self.review, None
        if review is not None:
            review.put_away()
            self.stack.removeWidget(review)
            review.deleteLater()

    def put_table_away(self) -> None:
        """Take the table out of the window, with its review; it is not deleted."""
        self.put_review_away()
        if self.table is not None:
            self.stack.removeWidget(self.table)
            self.table.setParent(None)
            self.table = None
        self._behind, self.rules_of_table, self._open_table_menu = self.home, lambda: "", self.home.open_menu

    def go_back(self) -> None:
        """From rules, settings or a review to the screen that was open before."""
        if self.review is not None and self.stack.currentWidget() is not self.review:
            self._show(self.review)
            return
        from_review, under = self.review is not None, self._under_review
        self.put_review_away()
        if from_review and under is not None:
            self._show(under)
        elif self._behind is self.home:
            self._show(self.home)
            self.home.focus_last()
        else:
            self._show(self._behind)

    def return_to_table(self) -> None:
        """From wherever it was left to the table."""
        if self.table is not None:
            self.put_review_away()
            self._show(self.table)

    def open_menu(self) -> None:
        """Open the menu of home or table; pages have none."""
        if self.stack.currentWidget() is self.home:
            self.home.open_menu()
        elif self.stack.currentWidget() is self.table:
            self._open_table_menu()

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
        """The language or the state of the window has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
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
        """Tell before closing."""
        self.banner.silence()
        self.closing.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen where no screen has a use for it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.toggle_full_screen()
        else:
            super().keyPressEvent(event)

    def _turn_to(self, page: QWidget) -> None:
        if self.stack.currentWidget() in (self.home, self.table):
            self._behind = self.table or self.home
        self._show(page)

    def _show(self, page: QWidget) -> None:
        self.stack.setCurrentWidget(page)
        self.commands.enable_table(at_table=page is self.table)
        page.setFocus()
        self._name()

    def _name(self) -> None:
        shown = self.stack.currentWidget()
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


def icon() -> QIcon:
    """The program's icon, with its simpler drawing for small sizes."""
    made = QIcon(str(shipped("assets") / "icon.svg"))
    for side in (16, 24, 32):
        made.addFile(str(shipped("assets") / "icon-small.svg"), QSize(side, side))
    return made
