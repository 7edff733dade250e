"""What is on the screen of a running whistdesk, as plain values: where to press for which move.

The stories press where a person would: ``look`` never touches anything, and every point that it
gives is a point of the screen at which the thing itself lies uncovered.
"""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from whistdesk.rules.table import Tile
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.solowhist.panelkey import PanelKey
from whistdesk.views.table.act import Option
from whistdesk.views.table.pose import Rect, Target
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.targets import TargetButton
from whistdesk.views.theme.button import Button
from whistdesk.views.tile import TileButton

Point = tuple[int, int]
FINENESS = 24
"""Into how many steps a card is divided when looking for a part of it that lies uncovered."""


class Way(NamedTuple):
    """A move that can be made now. Points are None where it cannot be made in that way."""

    move: str
    legal: bool
    confirm: bool
    tap: Point | None
    drag: tuple[Point, Point] | None
    keys: tuple[str, ...]


class Sight(NamedTuple):
    """One look. ``busy`` is true while something moves; ``panel`` is the title of the panel that waits, if any.

    ``advised`` is the move that hint or coach likes best, ``odds`` whether all moves show their values;
    ``reviewed`` is the number of the past move that is looked back at, on the page ``review``.
    ``focused`` is the name of what has the keyboard, empty for a page as a whole, and ``ringed`` whether that is shown.
    """

    page: str
    busy: bool
    panel: str | None
    moves: tuple[str, ...]
    over: bool
    mine: bool
    picked: str | None
    ways: tuple[Way, ...]
    buttons: dict[str, Point]
    advised: str | None = None
    odds: bool = False
    reviewed: int | None = None
    focused: str = ""
    ringed: bool = False


def look() -> Sight:
    """What is seen at this moment."""
    focused, ringed = _focus()
    return _seen()._replace(focused=focused, ringed=ringed)


def _seen() -> Sight:
    pages = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    tables = _tables()
    buttons = {_name(button): _middle(button) for page in pages for button in _pressable(page)}
    reviews = [widget for widget in QApplication.allWidgets() if isinstance(widget, ReviewPage) and widget.isVisible()]
    if reviews:
        return Sight("review", False, None, (), False, False, None, (), buttons, reviewed=reviews[0].index)
    if not tables:
        return Sight("", False, None, (), False, False, None, (), buttons)
    screen, session = tables[0], tables[0].session
    panel, advice = screen.display.curtain.panel, screen.display.tableau.advice
    return Sight(
        page=session.game.key,
        busy=screen.busy or not screen.display.scene.driver.idle,
        panel=panel.title if panel else None,
        moves=tuple(session.record().moves),
        over=session.over,
        mine=session.seat == session.human,
        picked=None if screen.play.picked is None else str(screen.play.picked),
        ways=tuple(_way(screen, option) for option in screen.play.options),
        buttons=buttons,
        advised=str(advice.choice.move) if advice and advice.choice else None,
        odds=bool(advice and advice.odds),
    )


def _tables() -> list[TableScreen]:
    return [widget for widget in QApplication.allWidgets() if isinstance(widget, TableScreen) and widget.isVisible()]


def _focus() -> tuple[str, bool]:
    """What has the keyboard, and whether its ring is drawn: every control draws its own."""
    widget = QApplication.focusWidget()
    match widget:
        case TargetButton():
            shown = any(table.display.marks.focused == widget.target for table in _tables())
            return widget.accessibleName(), shown
        case Button() | TileButton():
            return _name(widget), widget._ringed
        case PanelKey():
            return _name(widget), widget.ringed
        case QAbstractButton() | QLineEdit():
            return widget.accessibleName(), True
    return "", False


def _pressable(page: QWidget) -> Iterator[QAbstractButton]:
    blocked = QApplication.activeModalWidget()
    if blocked is not None and blocked is not page:
        return
    for button in page.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and _name(button) and _on_top(button):
            yield button


def _on_top(button: QAbstractButton) -> bool:
    """Whether a press on its middle reaches it."""
    if button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
        return False
    window = button.window()
    return window.childAt(button.mapTo(window, button.rect().center())) is button


def _name(button: QAbstractButton) -> str:
    return button.accessibleName() or button.text() or button.toolTip()


def _middle(button: QAbstractButton) -> Point:
    point = button.mapToGlobal(button.rect().center())
    return point.x(), point.y()


def _way(screen: TableScreen, option: Option) -> Way:
    taps = [point for target in option.targets if (point := _uncovered(screen, target)) is not None]
    start = None if option.tile is None else _uncovered(screen, option.tile)
    areas = screen.display.scene.layout_now.areas
    ends = [_on_screen(screen, *areas[area].centre) for area in option.drops if area in areas]
    return Way(
        move=str(option.move),
        legal=option.legal,
        confirm=option.confirm,
        tap=taps[0] if taps else None,
        drag=(start, ends[0]) if start and ends else None,
        keys=tuple(option.keys),
    )


def _uncovered(screen: TableScreen, target: Target) -> Point | None:
    """The point of a target nearest to its middle that a press there reaches."""
    box = _box(screen, target)
    if box is None:
        return None
    targets = screen.display.view._targets
    steps = [step / FINENESS for step in range(1, FINENESS)]
    points = [(box.x + box.width * a, box.y + box.height * b) for a in steps for b in steps]
    middle = box.centre
    points.sort(key=lambda point: abs(point[0] - middle[0]) + abs(point[1] - middle[1]))
    for x, y in points:
        if (
            screen.display.scene.target_at(x, y, targets) == target
            and screen.childAt(round(x), round(y)) is screen.display.view.viewport()
        ):
            return _on_screen(screen, x, y)
    return None


def _box(screen: TableScreen, target: Target) -> Rect | None:
    layout = screen.display.scene.layout_now
    if not isinstance(target, Tile):
        return layout.areas.get(target)
    pose = layout.poses.get(target)
    if pose is None:
        return None
    half = pose.width * CARD_ASPECT / 2
    return Rect(pose.x - half, pose.y - half, 2 * half, 2 * half)


def _on_screen(screen: TableScreen, x: float, y: float) -> Point:
    point = screen.mapToGlobal(QPoint(round(x), round(y)))
    return point.x(), point.y()
