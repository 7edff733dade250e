"""The dialog that asks for a deal."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from whistdesk.archive.sharing import read_deal
from whistdesk.cards.words import number_of_words
from whistdesk.model.dealing import Terms
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.deals.choice import DealChoice, Reading
from whistdesk.views.deals.wording import what_it_is, whether_it_counts

SOLO = GAMES["solo-whist"]


def read(text: str) -> Reading:
    deal = read_deal(text, SOLO, Setup(match=8), GAMES)
    terms = Terms.FOREIGN if deal.shared else Terms.OWN
    title = "Solo Whist" if deal.game is SOLO else "Cribbage Solitaire"
    return Reading(deal, what_it_is(deal, title, []), whether_it_counts(terms, deal.setup.number))


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[DealChoice]:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = DealChoice(read, "48213", window, 1.0).dressed()
    dialog.show()
    yield dialog
    window.close()


def told(dialog: DealChoice) -> list[str]:
    labels = (dialog.what, dialog.counts, dialog.fault)
    return [label.text() for label in labels if label.isVisible()]


def test_the_number_on_the_table_stands_there_to_be_copied(dialog: DealChoice) -> None:
    assert dialog.field.selectedText() == "48213"
    what, counts = told(dialog)
    assert what.startswith("Deal #48\u202f213 of Solo Whist  ·  8 hand")
    assert counts == "It counts in your statistics."


def test_a_word_says_which_number_it_stands_for(dialog: DealChoice) -> None:
    QTest.keyClicks(dialog.field, "Over THE hills")
    number = f"{number_of_words('over the hills'):,}".replace(",", "\u202f")
    assert told(dialog)[0].startswith(f"“over the hills” is deal #{number} of Solo Whist  ·  8 hand")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.deal.words == "over the hills"


def test_a_pasted_line_brings_its_own_game_and_is_another_players(dialog: DealChoice) -> None:
    dialog.field.setText("Try this: Whistdesk cribbage-solitaire #7")
    assert told(dialog) == ["Deal #7 of Cribbage Solitaire", "Another player's deal: practice, not counted."]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4.5", "neither a whole number nor a word"),
        ("9" * 30, "at most 18\u202f446"),
        ("Whistdesk old-maid #7", "does not know"),
        ("Whistdesk solo-whist #7 rules=no_such_rule", "house rule"),
    ],
)
def test_what_is_no_deal_is_answered_by_a_sentence(dialog: DealChoice, text: str, sentence: str) -> None:
    dialog.field.setText(text)
    (fault,) = told(dialog)
    assert sentence in fault
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_an_empty_field_is_asked_for_only_when_one_wants_to_play(dialog: DealChoice) -> None:
    dialog.field.clear()
    assert told(dialog) == []
    dialog.play.click()
    assert told(dialog) == ["Type a number or a word."]
    assert dialog.isVisible()


def test_who_asks_whether_deals_are_rigged_is_led_to_the_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    monkeypatch.setattr(DealChoice, "exec", lambda dialog: (dialog.doubt.click(), dialog.result())[1])
    ask = partial(DealChoice.ask, read, now="", doubt=lambda: asked.append(True))
    window = QWidget()
    qtbot.addWidget(window)
    assert ask(parent=window) is None
    assert asked == [True]
