"""Which screen the window shows, and where the way back leads: home, a table, pages and a review over them."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from whistdesk.views.home import HomeScreen
from whistdesk.views.page import Page, Sheet


class Screens(QStackedWidget):
    """One of them at a time. It knows no session."""

    turned = Signal()
    """Another screen is shown."""
    laid = Signal(QWidget)
    """A table is there that will be shown now."""

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
        self.addWidget(home)

    @property
    def sheets(self) -> list[Sheet]:
        """Home and every page: all that takes a look."""
        widgets = (self.widget(index) for index in range(self.count()))
        return [widget for widget in widgets if isinstance(widget, Sheet)]

    @property
    def at_table(self) -> bool:
        """Whether a table is shown."""
        return self.currentWidget() is self.table

    def show_page(self, page: Page) -> None:
        """Show a page over home or table until it is closed; it stays here from then on."""
        self.add_page(page)
        self._turn_to(page)

    def add_page(self, page: Page) -> None:
        """Have a page that can be shown."""
        if self.indexOf(page) < 0:
            self.addWidget(page)
            page.closed.connect(self.go_back)

    def show_home(self) -> None:
        """Show the home screen; a table is put away."""
        self.put_table_away()
        self._show(self.home)
        self.home.focus_last()

    def show_table(self, table: QWidget, rules: Callable[[], str], open_menu: Callable[[], object]) -> None:
        """Show a table; ``rules`` names its text, or the rule that was just broken; ``open_menu`` opens its menu."""
        self.put_table_away()
        self.table, self.rules_of_table, self._open_table_menu = table, rules, open_menu
        self.laid.emit(table)
        self.addWidget(table)
        self._show(table)

    def show_review(self, review: Page) -> None:
        """Show a review over the table or page of the moment, until it is closed."""
        shown = self.currentWidget()
        if shown is not self.review:
            self._under_review = None if shown in (self.home, self.table) else shown
        self.put_review_away()
        self.review = review
        self.addWidget(review)
        review.closed.connect(self.go_back)
        self._turn_to(review)

    def put_review_away(self) -> None:
        """Take the review out, and delete it."""
        review, self.review = self.review, None
        if review is not None:
            review.put_away()
            self.removeWidget(review)
            review.deleteLater()

    def put_table_away(self) -> None:
        """Take the table out, with its review; it is not deleted."""
        self.put_review_away()
        if self.table is not None:
            self.removeWidget(self.table)
            self.table.setParent(None)
            self.table = None
        self._behind, self.rules_of_table, self._open_table_menu = self.home, lambda: "", self.home.open_menu

    def go_back(self) -> None:
        """From rules, settings or a review to the screen that was open before."""
        if self.review is not None and self.currentWidget() is not self.review:
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
        if self.currentWidget() is self.home:
            self.home.open_menu()
        elif self.at_table:
            self._open_table_menu()

    def _turn_to(self, page: QWidget) -> None:
        if self.currentWidget() in (self.home, self.table):
            self._behind = self.table or self.home
        self._show(page)

    def _show(self, page: QWidget) -> None:
        self.setCurrentWidget(page)
        self.turned.emit()
        page.setFocus()
