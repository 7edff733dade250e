"""The statistics page, over a ledger with an imagined winter in it."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.rows import rows
from tests.screens.results import BEGAN, keep_results
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Save, Sitting
from whistdesk.model.outbox import Outbox
from whistdesk.model.statistics import Statistics
from whistdesk.players.registry import levels
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.page import Look
from whistdesk.views.registry import STATISTICS
from whistdesk.views.statistics.filters import Period
from whistdesk.views.statistics.page import StatisticsPage
from whistdesk.views.statistics.stage import Bars, StatisticsGame
from whistdesk.views.theme.art import Art
from whistdesk.views.tiles import TILES

ONEONTA, CRIBBAGE, SOLO = GAMES
SIZES = [
    ("", 1280, 800, 1.0),
    ("", 960, 640, 1.5),
    (SOLO, 1920, 1080, 1.0),
    (SOLO, 960, 640, 1.5),
    (SOLO, 1280, 800, 1.5),
]
NOW = BEGAN + timedelta(days=85)


@pytest.fixture(scope="module")
def winter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger with an imagined winter in it."""
    file = tmp_path_factory.mktemp("winter") / "ledger.sqlite"
    ledger = Ledger(file)
    ledger.open()
    keep_results(ledger)
    return file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


@pytest.fixture
def ledger(file: Path) -> Ledger:
    opened = Ledger(file)
    opened.open()
    return opened


@pytest.fixture
def filled(ledger: Ledger, file: Path, winter: Path) -> None:
    """Have that winter in the ledger from the start."""
    shutil.copyfile(winter, file)


@pytest.fixture
def past(tmp_path: Path) -> PastGames:
    return PastGames(tmp_path / "past", GAMES)


Opened = Callable[..., StatisticsPage]


@pytest.fixture
def opened(qtbot: QtBot, art: Art, ledger: Ledger, past: PastGames) -> Iterator[Opened]:
    """Opens the page at a game, or at all of them, once everything has been counted."""
    made: list[Statistics] = []
    outbox = Outbox()
    failures: list[Exception] = []

    def open_(key: str = "", width: int = 1280, height: int = 800, text: float = 1.0) -> StatisticsPage:
        statistics = Statistics(ledger, past, outbox)
        statistics.failed.connect(failures.append)
        made.append(statistics)
        games = [StatisticsGame(key, TILES[key].title, story, levels(key)) for key, story in STATISTICS.items()]
        page = StatisticsPage(statistics, games, lambda: NOW, art, Look(text))
        qtbot.addWidget(page)
        page.resize(width, height)
        page.open_game(key)
        with qtbot.waitExposed(page):
            page.show()
        counted(qtbot, page)
        return page

    yield open_
    for statistics in made:
        statistics.close()
    outbox.close(10)
    assert failures == []


def counted(qtbot: QtBot, page: StatisticsPage) -> None:
    """Wait until nothing is being counted, and everything lies in its place."""
    qtbot.waitUntil(lambda: not page._statistics.counting)
    QCoreApplication.processEvents()


def shown(page: StatisticsPage) -> list[str]:
    """The figures above the charts."""
    return [card.number.text() for card in page.board.cards if card.isVisible()]


@pytest.mark.usefixtures("language", "filled")
@pytest.mark.parametrize(("key", "width", "height", "text"), SIZES)
def test_no_text_is_cut_and_nothing_overlaps(opened: Opened, key: str, width: int, height: int, text: float) -> None:
    page = opened(key, width, height, text)
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.text():
            box = QRect(0, 0, label.contentsRect().width() if label.wordWrap() else 10_000, 10_000)
            flags = int(Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine)
            needed = QFontMetrics(label.font()).boundingRect(box, flags, label.text())
            assert needed.width() <= label.width() + 1, label.text()
            assert needed.height() <= label.height() + 1, label.text()
    parts: list[QWidget] = [
        *page.board.cards,
        *page.board.panels,
        page.board.latest,
        page.board.rules,
        page.board.empty,
    ]
    places = [part.geometry() for part in parts if part.isVisible()]
    assert not any(one.intersects(other) for number, one in enumerate(places) for other in places[number + 1 :])
    assert all(place.right() <= page.board.viewport().width() for place in places)


@pytest.mark.usefixtures("filled")
def test_all_games_have_their_telling_charts_on_the_first_page(opened: Opened) -> None:
    page = opened()
    assert [panel.title.text() for panel in page.board.panels if panel.isVisible()] == [
        "Oneonta Whist: penalty cards of a hand",
        "Oneonta Whist: games won",
        "Cribbage Solitaire: totals",
        "Solo Whist: your chips",
    ]
    assert page.board.verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("filled")
def test_the_keyboard_goes_to_a_game_and_through_the_values_of_a_plot(opened: Opened, qtbot: QtBot) -> None:
    page = opened()
    page.choices.chips.button(2).setFocus()
    QTest.keyClick(page.choices.chips.button(2), Qt.Key.Key_Space)
    counted(qtbot, page)
    plot = page.board.panels[0].plot
    assert plot.accessibleName() == "Cribbage Solitaire: totals"
    assert "on average" in plot.accessibleDescription()
    plot.setFocus()
    heard = []
    for _ in plot.readings:
        QTest.keyClick(plot, Qt.Key.Key_Right)
        heard.append(plot.accessibleDescription())
    assert heard == list(plot.readings)
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert plot.chosen == len(heard) - 1
    QTest.keyClick(plot, Qt.Key.Key_Home)
    assert plot.accessibleDescription() == heard[0]


@pytest.mark.usefixtures("filled")
def test_page_up_and_page_down_scroll(opened: Opened) -> None:
    page = opened(SOLO)
    bar = page.board.verticalScrollBar()
    QTest.keyClick(page.board.panels[0].plot, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(page.board.panels[0].plot, Qt.Key.Key_PageUp)
    assert bar.value() == 0


@pytest.mark.usefixtures("filled")
def test_escape_ends_the_reading_first_and_leaves_the_page_then(opened: Opened, qtbot: QtBot) -> None:
    page = opened()
    plot = page.board.panels[0].plot
    plot.setFocus()
    QTest.keyClick(plot, Qt.Key.Key_End)
    QTest.keyClick(plot, Qt.Key.Key_Escape)
    assert plot.chosen == -1
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(plot, Qt.Key.Key_Escape)


def test_the_pointer_reads_every_value_of_a_plot(opened: Opened, ledger: Ledger) -> None:
    keep_results(ledger, games=12, matches=1)
    for panel in opened().board.panels:
        plot, read = panel.plot, set()
        for x in range(0, plot.width(), 3):
            QTest.mouseMove(plot, QPoint(x, plot.height() // 2))
            read.add(plot.chosen)
        assert read == {-1, *range(len(plot.readings))}


@pytest.mark.usefixtures("filled")
def test_behind_each_plot_stands_a_table_with_the_same_values(opened: Opened) -> None:
    for panel in opened(CRIBBAGE).board.panels[:1]:
        panel.swap.click()
        assert panel.table.isVisible()
        assert not panel.plot.isVisible()
        assert panel.table.accessibleName() == panel.title.text()
        chart = panel._chart
        assert chart is not None
        assert isinstance(chart.plot, Bars)
        cells = [panel.table.item(row, 1) for row in range(panel.table.rowCount())]
        assert [cell.text() for cell in cells if cell is not None] == [bar.words for bar in chart.plot.bars]
        panel.swap.click()
        assert panel.plot.isVisible()


@pytest.mark.usefixtures("filled")
def test_a_period_leaves_out_what_was_before(opened: Opened, qtbot: QtBot) -> None:
    page = opened(ONEONTA)
    assert shown(page)[0] == "41"
    page.choices.period.choose(Period.MONTH)
    counted(qtbot, page)
    assert shown(page)[0] == "13"
    assert page.choices.period.accessibleName() == "Period: Last 30 days"


@pytest.mark.usefixtures("filled")
def test_opponents_are_offered_where_there_are_any(opened: Opened, qtbot: QtBot) -> None:
    page = opened(ONEONTA)
    assert not page.choices.level.isVisible()
    page.open_game(SOLO)
    counted(qtbot, page)
    assert page.choices.level.isVisible()
    menu = page.choices.level.open_menu()
    assert [action.text() for action in menu.actions()] == [
        "All opponents",
        "Beginner",
        "Club player",
        "Expert",
        "Opponents of several levels",
    ]
    menu.actions()[2].trigger()
    menu.close()
    counted(qtbot, page)
    assert page.board.empty.isVisible()


def test_an_empty_page_offers_a_game_and_a_filtered_one_everything(
    opened: Opened, ledger: Ledger, qtbot: QtBot
) -> None:
    page = opened(CRIBBAGE)
    assert page.board.empty.isVisible()
    assert page.board.rules.isVisible()
    with qtbot.waitSignal(page.play_asked) as asked:
        page.board.empty.button.click()
    assert asked.args == [CRIBBAGE]
    keep_results(ledger)
    page.choices.period.choose(Period.WEEK)
    counted(qtbot, page)
    assert page.board.empty.button.text() == "Show everything"
    page.board.empty.button.click()
    counted(qtbot, page)
    assert shown(page)[0] == "41"
    assert not page.board.empty.isVisible()


@pytest.mark.usefixtures("filled")
def test_a_game_of_the_list_and_the_best_one_lead_to_their_review(
    opened: Opened, past: PastGames, qtbot: QtBot
) -> None:
    kept = f"{CRIBBAGE} 40"
    past.keep(Save(Record(GAMES[CRIBBAGE], Setup(number=7)), History(), Sitting(kept, 1, NOW), NOW))
    page = opened(CRIBBAGE)
    assert page.board.latest.look.isEnabled()
    with qtbot.waitSignal(page.review_asked) as asked:
        QTest.keyClick(page.board.latest.list, Qt.Key.Key_Return)
    assert asked.args[0].game_id == kept
    page.board.latest.list.setCurrentRow(1)
    assert not page.board.latest.look.isEnabled()
    best = next(card for card in page.board.cards if card.look.isVisible())
    with qtbot.waitSignal(page.review_asked) as asked:
        best.look.click()
    assert str(asked.args[0].score) == best.number.text()


def test_the_list_says_why_a_game_does_not_count(opened: Opened, ledger: Ledger) -> None:
    keep_results(ledger, games=1, matches=0)
    (counting,) = rows(ledger, CRIBBAGE)
    ledger.add(
        [
            replace(counting, game_id="p", practice=True),
            replace(counting, game_id="c", coached=True),
            replace(counting, game_id="n", number=None),
        ]
    )
    page = opened(CRIBBAGE)
    lines = [page.board.latest.list.item(row).text() for row in range(page.board.latest.list.count())]
    assert [line.rpartition("·")[2].strip() for line in lines[:3]] == [
        "(deal made by hand)",
        "(with the coach)",
        "(practice)",
    ]
    assert "point" in lines[3].rpartition("·")[2]


@pytest.mark.usefixtures("filled")
def test_the_page_can_be_copied_as_text(opened: Opened, qtbot: QtBot) -> None:
    page = opened(SOLO)
    with qtbot.waitSignal(page.copied) as copied:
        page.copy.click()
    (text,) = copied.args
    for panel in page.board.panels:
        assert panel.title.text() in text
    assert "Statistics: Solo Whist" in text
    assert all(sentence in text for sentence in STATISTICS[SOLO].what_counts())


@pytest.mark.usefixtures("language")
def test_every_sentence_on_what_counts_is_on_the_page_of_its_game(opened: Opened, qtbot: QtBot) -> None:
    page = opened()
    for key, story in STATISTICS.items():
        page.open_game(key)
        counted(qtbot, page)
        assert all(sentence in page.board.rules.text.text() for sentence in story.what_counts())


@pytest.mark.usefixtures("filled")
def test_the_button_that_brings_results_back_is_there_after_a_reset(opened: Opened, qtbot: QtBot) -> None:
    page = opened(ONEONTA)
    assert not page.restore.isVisible()
    page._statistics.reset()
    qtbot.waitUntil(page.restore.isVisible)
    qtbot.waitUntil(page.board.empty.isVisible)
    page._statistics.restore()
    qtbot.waitUntil(lambda: not page.restore.isVisible() and shown(page)[:1] == ["41"])


def test_dates_and_numbers_are_of_the_language(opened: Opened, ledger: Ledger, language: str) -> None:
    keep_results(ledger, games=1, matches=0)
    day, before = BEGAN.astimezone(), QLocale()
    QLocale.setDefault(QLocale({"en": "en_US", "de": "de_DE"}[language]))
    try:
        page = opened(ONEONTA)
        line = page.board.latest.list.item(0).text()
        average = page.board.panels[0].figure.text()
    finally:
        QLocale.setDefault(before)
    date, cards, point = {
        "en": (f"{day.month}/{day.day}/{day:%y}", "penalty card", "."),
        "de": (f"{day:%d.%m.%y}", "Strafkarte", ","),
    }[language]
    assert line.startswith(date)
    assert cards in line
    assert point in average
