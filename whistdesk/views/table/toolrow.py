"""The tools of a game as buttons of the bar."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.table.tableau import Tool
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.toggle import mark


class ToolRow(QObject):
    """Makes a button for each tool that does not stand in the menu, and presses the tool with it."""

    used = Signal(object)
    """The ``Tool`` that was pressed."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._row: list[tuple[Tool, Button]] = []

    @property
    def buttons(self) -> list[Button]:
        """From left to right."""
        return [button for _, button in self._row]

    def show_tools(self, tools: Sequence[Tool]) -> bool:
        """Show those of ``tools`` that are not in the menu; whether there are new buttons for them."""
        shown = [tool for tool in tools if not tool.in_menu]
        rebuilt = [_frame(tool) for tool in shown] != [_frame(tool) for tool, _ in self._row]
        buttons = self._rebuilt(shown) if rebuilt else self.buttons
        self._row = list(zip(shown, buttons, strict=True))
        for tool, button in self._row:
            button.setEnabled(tool.enabled)
            button.setCheckable(tool.lit is not None)
            mark(button, bool(tool.lit))
        return rebuilt

    def show_words(self, *, wordless: bool) -> None:
        """Icons with their words, or alone."""
        for tool, button in self._row:
            button.setText("" if wordless else tool.text)

    def _rebuilt(self, tools: Sequence[Tool]) -> list[Button]:
        for button in self.buttons:
            button.deleteLater()
            button.hide()
        return [self._made(tool) for tool in tools]

    def _made(self, tool: Tool) -> Button:
        button = bar_button(self._bar, tool.icon)
        explain(button, tool.tip or tool.text)
        button.clicked.connect(lambda: self._use(button))
        return button

    def _use(self, button: Button) -> None:
        tool = next(tool for tool, own in self._row if own is button)
        mark(button, bool(tool.lit))
        self.used.emit(tool)


def bar_button(bar: QWidget, icon: str, kind: Kind = Kind.QUIET) -> Button:
    """A button of the bar: after a click, Enter still belongs to the table."""
    button = Button("", bar, kind=kind, icon=icon, size=13)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def explain(button: Button, tip: str) -> None:
    """Say what a button does, to the eye and to screen readers."""
    set_tip(button, tip)
    button.setAccessibleName(tip)


def _frame(tool: Tool) -> tuple[str, ...]:
    """What a tool's button is made for: another one needs another button."""
    return tool.key, tool.icon, tool.text, tool.tip
