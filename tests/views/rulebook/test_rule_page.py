"""The page "How to play"."""

import re

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from whistdesk.views.page import Look
from whistdesk.views.rulebook.markup import BOX, Setting, numbers, set_chapter, spoken
from whistdesk.views.rulebook.names import DEALS, KEYS
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.rulebook.text import Chapter, Paragraph, parse_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.art import Deck

GAMES = ("oneonta-whist", "cribbage-solitaire", "solo-whist")


def shown(page: RulePage) -> str:
    return page.paper.text.accessibleName()


def test_it_opens_with_the_first_game(page: RulePage) -> None:
    assert shown(page) == "In short"


def test_cards_on_paper_are_those_of_the_deck_that_is_chosen(page: RulePage) -> None:
    page.open_at("OW-07")
    before = page.paper.text.viewport().grab().toImage()
    page.set_look(Look(deck=Deck("four")))
    assert page.paper.text.viewport().grab().toImage() != before
    page.set_look(Look())
    assert page.paper.text.viewport().grab().toImage() == before


def test_a_refusal_leads_to_the_chapter_of_its_rule(page: RulePage) -> None:
    page.open_at("OW-08")
    assert shown(page) == "Following suit"
    page.open_at("SW-18")
    assert shown(page) == "Settling"
    with pytest.raises(ValueError, match="XX-01"):
        page.open_at("XX-01")


def test_it_opens_at_a_game_and_at_the_keys(page: RulePage) -> None:
    page.open_at("cribbage-solitaire")
    assert "three cribbage hands" in page.paper.text.toPlainText()
    page.open_at(KEYS)
    assert shown(page) == "Everywhere"


def test_the_text_about_deals_shows_the_script_and_copies_it(page: RulePage) -> None:
    page.open_at(DEALS)
    assert shown(page) == "Is the deal rigged?"
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    script = (shipped("examples") / "deal.py").read_text(encoding="utf-8")
    assert script.strip() in page.paper.text.toPlainText().replace("\N{NO-BREAK SPACE}", " ")
    assert script in page.paper.text.accessibleDescription()
    page.paper.text.anchorClicked.emit(QUrl("copy:deal.py"))
    assert QGuiApplication.clipboard().text() == script


def test_the_link_that_copies_is_reached_by_the_keyboard(page: RulePage) -> None:
    page.open_at(DEALS)
    QTest.keyClick(page.contents, Qt.Key.Key_Down)
    QGuiApplication.clipboard().clear()
    page.paper.text.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.paper.text, Qt.Key.Key_Tab)
    QTest.keyClick(page.paper.text, Qt.Key.Key_Return)
    assert "SplitMix64" in QGuiApplication.clipboard().text()


def test_the_keyboard_goes_through_all_chapters(page: RulePage) -> None:
    page.contents.setFocus()
    seen = [shown(page)]
    for _ in range(40):
        QTest.keyClick(page.contents, Qt.Key.Key_Down)
        seen.append(shown(page))
    assert {"Trumps", "The count", "House rules", "At the table"} <= set(seen)
    for _ in range(40):
        QTest.keyClick(page.contents, Qt.Key.Key_Up)
    assert page.contents.currentIndex().data() == "Oneonta Whist"


def test_escape_and_the_back_button_lead_back(page: RulePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.closed):
        QTest.mouseClick(page.back, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_chapter_fits_the_width_of_its_paper(page: RulePage, size: tuple[int, int], text: float) -> None:
    page.set_look(Look(text))
    page.resize(*size)
    QCoreApplication.processEvents()
    for name in (*GAMES, KEYS):
        page.open_at(name)
        for _ in range(10):
            assert page.paper.text.horizontalScrollBar().maximum() == 0, (name, shown(page))
            QTest.keyClick(page.contents, Qt.Key.Key_Down)


def test_everything_has_a_name_for_the_ear(page: RulePage) -> None:
    page.open_at("OW-08")
    assert "queen of clubs" in page.paper.text.accessibleDescription()
    assert page.back.accessibleName()
    assert page.contents.accessibleName()
    assert page.language.accessibleName()


@pytest.mark.usefixtures("qapp")
def test_neighbouring_rules_are_drawn_together() -> None:
    assert numbers(["OW-07", "OW-09", "OW-10", "OW-11"]) == "OW-07, OW-09 to OW-11"
    assert numbers(["OW-01", "OW-02", "OW-15"]) == "OW-01, OW-02, OW-15"
    assert numbers([]) == ""


def test_text_is_escaped_and_cards_become_pictures() -> None:
    markup = set_chapter(Chapter("", (Paragraph("more < than [QH]"),)), Setting(1, 600))
    assert "&lt;" in markup
    assert 'src="small:QH:20"' in markup


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
def test_every_picture_is_drawn_in_the_size_in_which_it_is_shown(page: RulePage, text: float) -> None:
    page.set_look(Look(text=text))
    paper, kinds = page.paper.text, set()
    for rule in ("OW-03", "OW-09", "SW-15"):
        page.open_at(rule)
        for name, width in re.findall(r'<img src="([^"]+)"[^>]* width="(\d+)"', paper.toHtml()):
            picture = paper.loadResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
            assert picture.deviceIndependentSize().width() == float(width)
            kinds.add(name.partition(":")[0])
    assert kinds == {"icon", "arrow", "card", "small"}


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_ground_of_a_box_lies_evenly_round_its_text(page: RulePage, text: float) -> None:
    page.set_look(Look(text=text))
    page.open_at("SW-18")
    shown, pad = page.paper.text, 10 * text
    layout = shown.document().documentLayout()
    for box in shown.boxes:
        ground = shown.ground(box)
        first = layout.blockBoundingRect(box.firstCursorPosition().block())
        last = layout.blockBoundingRect(box.lastCursorPosition().block())
        gaps = (first.x() - ground.x(), first.y() - ground.y(), ground.bottom() - last.bottom())
        assert gaps == pytest.approx((pad, pad, pad), abs=3)
    assert shown.boxes


def test_boxes_carry_their_ground_and_cards_are_spoken() -> None:
    [chapter] = parse_rules("# T\n\n## C\n\n! Title\nThe [--] card.\n").chapters
    assert BOX in set_chapter(chapter, Setting(1, 600))
    assert spoken(chapter) == "C\nTitle. The a card face down card."
