"""What is there for keyboard and ear alone comes and goes without anything being painted."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from whistdesk.views.table.layer import parts
from whistdesk.views.table.places import PlaceLabel
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.targets import TargetButton
from whistdesk.views.table.unseen import stand


class Ground(QObject):
    """A window that tells how many of its pixels have been painted."""

    def __init__(self) -> None:
        super().__init__()
        self.window = QWidget()
        self.window.resize(400, 300)
        self.window.installEventFilter(self)
        self.window.show()
        self.pixels = 0
        self.count()

    def count(self) -> int:
        """Let everything be painted that has to be; the pixels since the last count."""
        for _ in range(3):
            QApplication.processEvents()
        painted, self.pixels = self.pixels, 0
        return painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.pixels += sum(box.width() * box.height() for box in parts(event.region()))
        return super().eventFilter(watched, event)


@pytest.fixture
def ground(qapp: QApplication) -> Iterator[Ground]:
    ground = Ground()
    yield ground
    ground.window.close()


def come_and_go(ground: Ground, widget: QWidget) -> list[int]:
    """The pixels that are painted when it comes, moves, grows, and goes."""
    painted = []
    for box in (Rect(20, 30, 200, 100), Rect(90, 120, 200, 100), Rect(90, 120, 260, 140)):
        stand(widget, box)
        widget.show()
        painted.append(ground.count())
        assert widget.geometry() == QRect(*map(int, box))
    widget.hide()
    return [*painted, ground.count()]


def test_target_buttons_and_labels_are_never_painted_for(ground: Ground) -> None:
    few = 200 * 100 // 10
    assert max(come_and_go(ground, TargetButton("trick", ground.window))) < few
    assert max(come_and_go(ground, PlaceLabel(ground.window))) < few
    assert min(come_and_go(ground, QPushButton(ground.window))) > few


def test_a_target_button_takes_the_focus_though_no_pixel_of_it_is_seen(ground: Ground) -> None:
    button = TargetButton("trick", ground.window)
    stand(button, Rect(20, 30, 200, 100))
    button.show()
    ground.window.activateWindow()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    assert button.hasFocus()
    stand(button, Rect(90, 120, 200, 100))
    assert button.hasFocus()
