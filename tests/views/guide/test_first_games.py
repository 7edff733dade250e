"""The first-game guides at the real tables: each step comes, points at something, and hides nothing needed."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Tile
from whistdesk.views.guide.callout import RING, Callout, Pointer
from whistdesk.views.guide.guide import Guide
from whistdesk.views.guide.step import card_box
from whistdesk.views.registry import GUIDES, TABLES
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art


class Script(NamedTuple):
    """A deal, its first moves, and how many more are made, each time the first legal one."""

    number: int
    words: tuple[str, ...]
    more: int


SCRIPTS = {
    "oneonta-whist": Script(34, ("predict 4",), 8),
    "cribbage-solitaire": Script(13, (), 7),
    "solo-whist": Script(142, ("propose", "pass", "accept", "pass", "pass", "pass"), 60),
}


class Room(NamedTuple):
    width: int
    height: int
    text: float


TIGHT, USUAL = Room(960, 640, 1.5), Room(1280, 800, 1.0)


class Table:
    """A game at its table, with its guide."""

    def __init__(self, game: str, room: Room, art: Art, qtbot: QtBot) -> None:
        self.script = SCRIPTS[game]
        self.game = GAMES[game]
        match = 2 if len(self.game.seats) > 1 else None
        self.session = Session(self.game, Setup(self.script.number, match=match))
        self.screen = TableScreen(self.session, TABLES[game](), TableSettings(speed=Speed.OFF, text=room.text), art)
        qtbot.addWidget(self.screen)
        self.screen.resize(room.width, room.height)
        with qtbot.waitExposed(self.screen):
            self.screen.show()
        self.screen.activateWindow()
        self.guide = Guide(self.screen, GUIDES[game]())
        self.rest()

    def rest(self) -> None:
        """Bring everything to its end, panels too."""
        course = self.screen.course
        course.performance.finish()
        while self.screen.display.curtain.panel is not None:
            next(iter(self.screen.display.curtain.buttons().values())).click()
            course.performance.finish()

    def moves(self) -> Iterator[None]:
        """Play on; whenever it is the person's turn, let the test look."""
        words = list(self.script.words)
        for _ in range(len(words) + self.script.more):
            if self.session.seat is self.session.human:
                yield
            seat = self.session.seat
            if seat is None:
                return
            view = self.session.moment.view if seat is self.session.human else self.session.view_for(seat)
            move = self.game.parse_move(words.pop(0)) if words else view.legal[0]
            self.session.play(move) if seat is self.session.human else self.session.play_for(seat, move)
            self.rest()

    @property
    def callout(self) -> Callout:
        return self.guide.callout


def box(rect: Rect) -> QRectF:
    return QRectF(*rect)


def needed(table: Table) -> dict[str, QRect]:
    """What must stay in sight: open cards, what can be pressed, and the words that say what to do."""
    display, tableau = table.screen.display, table.screen.display.tableau
    loose = set(GUIDES[table.game.key]().needless(tableau))
    found: dict[str, QRect] = {"bar": display.bar.geometry()}
    for tile, pose in tableau.layout.poses.items():
        rect = card_box(tableau.layout, tile)
        if pose.face is not None and tile not in loose and rect is not None:
            found[f"card {pose.face}"] = box(rect).toRect()
    for option in table.screen.play.options:
        for target in option.targets:
            if not isinstance(target, Tile) and target in tableau.layout.areas:
                found[target] = box(tableau.layout.areas[target]).toRect()
    for name, widget in (("prompt", display.prompt), ("panel", display.standing)):
        if widget is not None and widget.isVisible():
            found[name] = widget.geometry()
    return found


def crossed(table: Table) -> list[str]:
    """The captions through which the ring goes."""
    tableau, step = table.screen.display.tableau, table.guide.step
    assert step is not None
    where = step.where(table.guide._sight())
    assert where is not None
    ring = box(where).adjusted(-RING, -RING, RING, RING)
    captions = {name: box(spot) for name, spot in tableau.layout.spots.items() if name.endswith("-caption")}
    within = {name: spot for name, spot in captions.items() if ring.left() < spot.center().x() < ring.right()}
    return [name for name, spot in within.items() if spot.top() < ring.top() < spot.bottom()]


@pytest.fixture(params=GUIDES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def table(game: str, art: Art, qtbot: QtBot) -> Iterator[Table]:
    made = Table(game, USUAL, art, qtbot)
    yield made
    made.screen.close_table()


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("language", "room"), [("de", TIGHT), ("en", USUAL)], indirect=["language"])
def test_every_step_comes_and_hides_nothing_needed(game: str, room: Room, art: Art, qtbot: QtBot) -> None:
    table = Table(game, room, art, qtbot)
    seen: dict[str, None] = {}
    for _ in table.moves():
        if table.guide.over:
            break
        while table.guide.step is not None and table.guide.step.key not in seen:
            QApplication.processEvents()
            key = table.guide.step.key
            seen[key] = None
            geometry = table.callout.geometry()
            assert table.callout.isVisible()
            assert table.screen.rect().contains(geometry), key
            hidden = [name for name, rect in needed(table).items() if rect.intersects(geometry)]
            assert hidden == [], (key, geometry)
            assert crossed(table) == [], key
            check_words(table.callout)
            if table.session.ply == 0:
                table.guide.go_on()
    assert list(seen) == [step.key for step in GUIDES[game]().steps]
    assert table.guide.over
    table.screen.close_table()


@pytest.mark.parametrize("room", [USUAL, Room(1920, 1080, 1.0)], ids=str)
def test_the_ring_round_a_turned_card_holds_the_words_below_it(room: Room, art: Art, qtbot: QtBot) -> None:
    table = Table("cribbage-solitaire", room, art, qtbot)
    step, spots = table.guide.step, table.screen.display.tableau.layout.spots
    assert step is not None
    where = step.where(table.guide._sight())
    assert where is not None
    assert box(where).contains(box(spots["turned"]))
    assert box(where).contains(box(spots["advice"]))
    table.screen.close_table()


def check_words(callout: Callout) -> None:
    """Everything that it says has room, and lies beside its buttons."""
    label = callout.words
    wanted = label.fontMetrics().boundingRect(label.rect(), Qt.TextFlag.TextWordWrap, label.text())
    assert wanted.height() <= label.height() + 1
    parts = [label.geometry(), callout.skip.geometry(), callout.next.geometry(), callout.count.geometry()]
    assert all(callout.rect().contains(part) for part in parts)
    assert not any(one.intersects(two) for one in parts for two in parts if one is not two)


def test_what_the_player_does_leads_on(table: Table) -> None:
    first = table.guide.step
    assert first is not None
    moves = table.moves()
    for _ in range(3):
        next(moves, None)
    assert table.guide.step is not first


def test_next_leads_on_and_the_keyboard_stays_at_the_table(table: Table) -> None:
    first = table.guide.step
    assert first is not None
    focused = QApplication.focusWidget()
    assert focused is None or not table.callout.isAncestorOf(focused)
    QTest.mouseClick(table.callout.next, Qt.MouseButton.LeftButton)
    assert table.guide.step is not first


def test_tab_reaches_its_buttons_and_space_presses_them(table: Table) -> None:
    first = table.guide.step
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget() or table.screen, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is table.callout.next:
            break
    QTest.keyClick(table.callout.next, Qt.Key.Key_Space)
    assert table.guide.step is not first


def test_escape_skips_the_guide_and_only_then_leads_back(table: Table, qtbot: QtBot) -> None:
    callout, pointer = table.callout, table.screen.findChild(Pointer)
    with qtbot.assertNotEmitted(table.screen.left), qtbot.waitSignal(table.guide.ended):
        QTest.keyClick(table.screen, Qt.Key.Key_Escape)
    assert not callout.isVisible()
    assert isinstance(pointer, Pointer)
    assert not pointer.isVisible()
    with qtbot.waitSignal(table.screen.left):
        QTest.keyClick(table.screen, Qt.Key.Key_Escape)


def test_the_skip_button_skips(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.guide.ended):
        QTest.mouseClick(table.callout.skip, Qt.MouseButton.LeftButton)


def test_screen_readers_hear_each_step_once(table: Table) -> None:
    said: list[str] = []
    table.screen.said.connect(said.append)
    before = table.guide.step
    moves = table.moves()
    while table.guide.step in {before, None}:
        next(moves)
    assert table.callout.accessibleName() in said
    table.screen.resize(1100, 760)
    QApplication.processEvents()
    assert said.count(table.callout.accessibleName()) == 1


def test_it_is_not_seen_while_cards_move_or_others_think(table: Table) -> None:
    table.screen.busy_changed.emit(True)
    moves = table.moves()
    next(moves)
    assert table.callout.isVisible()
    table.screen.hide()
    table.guide.refresh()
    assert not table.callout.isVisibleTo(table.screen)


def test_the_game_goes_on_as_if_it_were_not_there(table: Table) -> None:
    before = table.session.ply
    key = {"oneonta-whist": Qt.Key.Key_3, "cribbage-solitaire": Qt.Key.Key_1, "solo-whist": Qt.Key.Key_P}
    QTest.keyClick(table.screen, key[table.game.key])
    QTest.keyClick(table.screen, Qt.Key.Key_Return)
    assert table.session.ply > before
