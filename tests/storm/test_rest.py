"""What a storm looks at is able to fail: each fault is planted, and told."""

from collections.abc import Callable, Iterator
from threading import Thread

import pytest
from PySide6.QtCore import Qt, QTimer, qWarning
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.storm.rest import astray, faults
from tests.storm.witness import Witness
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.carditem import CardItem, Rim
from whistdesk.views.table.pose import Pose
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.type import load_inter


@pytest.fixture
def table(qapp: QApplication) -> Iterator[TableScreen]:
    """A table at rest, its first cards dealt."""
    load_inter()
    art, key = Art(), next(iter(GAMES))
    screen = TableScreen(Session(GAMES[key], Setup(4711)), TABLES[key](), TableSettings(speed=Speed.OFF), art)
    screen.resize(1280, 800)
    screen.show()
    while screen.busy:
        QTest.keyClick(screen.display.curtain, Qt.Key.Key_Escape)
    art.finish()
    assert not faults(screen)
    yield screen
    screen.close_table()
    screen.deleteLater()
    art.close()


def _some(screen: TableScreen) -> CardItem:
    return list(screen.display.scene.items_by_tile.values())[5]


def _lose(screen: TableScreen) -> None:
    screen.display.scene.removeItem(_some(screen))


def _forget(screen: TableScreen) -> None:
    del screen.display.scene.items_by_tile[_some(screen).tile]


def _double(screen: TableScreen) -> None:
    old, scene = _some(screen), screen.display.scene
    twin = CardItem(old.tile, scene.style_now, 1)
    twin.put(old.pose)
    scene.addItem(twin)


def _leave_stale(screen: TableScreen) -> None:
    """A card of an earlier shuffle is still there."""
    scene = screen.display.scene
    tile = _some(screen).tile._replace(shuffle=99)
    scene.items_by_tile[tile] = CardItem(tile, scene.style_now, 1)
    scene.addItem(scene.items_by_tile[tile])


@pytest.mark.parametrize("plant", [_lose, _forget, _double, _leave_stale])
def test_a_card_that_is_lost_doubled_or_stale_is_told_at_any_moment(
    table: TableScreen, plant: Callable[[TableScreen], None]
) -> None:
    plant(table)
    assert astray(table)
    assert faults(table)


def _displace(screen: TableScreen) -> None:
    item = _some(screen)
    item.setPos(item.pos().x() + 3, item.pos().y())


def _fade(screen: TableScreen) -> None:
    _some(screen).setOpacity(0.5)


def _turn(screen: TableScreen) -> None:
    item = _some(screen)
    shown = next(other.face for other in screen.display.scene.items_by_tile.values() if other.face != item.face)
    item.put(item.pose._replace(face=shown))


def _leave_elsewhere(screen: TableScreen) -> None:
    item = _some(screen)
    item.put(Pose(item.pose.x + 40, item.pose.y, item.pose.width, item.pose.z))


def _grey_undo(screen: TableScreen) -> None:
    undo = screen.display.bar._undo
    undo.setEnabled(not undo.isEnabled())


def _drop_options(screen: TableScreen) -> None:
    screen.play.options = ()


@pytest.mark.parametrize("plant", [_displace, _fade, _turn, _leave_elsewhere, _grey_undo, _drop_options])
def test_a_table_at_rest_that_is_not_the_layout_of_its_state_is_told(
    table: TableScreen, plant: Callable[[TableScreen], None]
) -> None:
    plant(table)
    assert faults(table)


def _raise() -> None:
    raise LookupError("planted")


def test_the_witness_hears_what_qt_complains_of(qapp: QApplication) -> None:
    with Witness() as witness:
        qWarning("planted")
    assert witness.complaints == ["Qt: planted"]


def test_the_witness_hears_what_goes_wrong_on_other_threads() -> None:
    with Witness() as witness:
        thread = Thread(target=_raise)
        thread.start()
        thread.join()
    assert "planted" in "".join(witness.complaints)


def test_what_a_slot_raises_ends_a_storm(qapp: QApplication) -> None:
    QTimer.singleShot(0, _raise)
    with pytest.raises(LookupError, match="planted"), Witness():
        QTest.qWait(1)


def test_a_rim_of_the_pointer_is_no_fault(table: TableScreen) -> None:
    table.display.scene.mark(_some(table).tile, Rim.HOVERED)
    assert not astray(table)
