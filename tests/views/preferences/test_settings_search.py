"""Settings are found by what players call them, in either language."""

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.views.preferences.offered import COACH, PLAY, SECTIONS
from whistdesk.views.controls import Switch
from whistdesk.views.preferences.page import SettingsPage
from whistdesk.views.shipped import shipped


def all_rows(page: SettingsPage) -> dict[str, QWidget]:
    """Every control of every section, by its key."""
    found: dict[str, QWidget] = {}
    for row in SECTIONS:
        page.sections.setCurrentRow(row)
        found |= page.section.controls
    return found


def words(control: QWidget) -> str:
    return control.accessibleName() or (control.text() if isinstance(control, Switch) else "")


@pytest.mark.parametrize(
    ("sought", "keys"),
    [
        ("text", {"text"}),
        ("Textgröße", {"text"}),
        ("textgrosse", {"text"}),
        ("zoom", {"text"}),
        ("trick", {"trick_hold"}),
        ("stich", {"trick_hold"}),
        ("langsam", {"speed"}),
        ("farbenblind", {"deck", "contrast"}),
        ("colour-blind", {"deck", "contrast"}),
        ("links trumpf", {"hand_trumps"}),
        ("linkshänder", {"mirrored"}),
        ("sort", {"hand_suits", "hand_ranks", "hand_trumps"}),
        ("Ada", {"solo-whist.N.name"}),
        ("dein name", {"own_name"}),
        ("english variant", {"solo-whist.house_rules", "pass_is_final", "partners_settle_once"}),
        ("Sprache", {"language"}),
        ("bube", {"letters"}),
        ("zo", {"text"}),
        ("no such thing", set()),
    ],
)
def test_settings_are_found_by_what_players_call_them(page: SettingsPage, sought: str, keys: set[str]) -> None:
    page.finder.setText(sought)
    assert set(page.section.controls) == keys


@pytest.mark.usefixtures("language")
def test_every_setting_is_found_by_the_words_of_its_row_and_by_its_name_in_the_other_language(
    page: SettingsPage, qapp: QApplication
) -> None:
    named = {key: words(control) for key, control in all_rows(page).items() if not key.startswith(("solo", "part"))}
    for key, name in named.items():
        page.finder.setText(name)
        assert key in page.section.controls, name
    page.finder.clear()
    other = QTranslator()
    for language in ("en", "de"):
        assert other.load(f"whistdesk_{language}", str(shipped("assets") / "translations"))
        qapp.installTranslator(other)
        page.refit()
        for key, name in named.items():
            page.finder.setText(name)
            assert key in page.section.controls, (language, name)
        page.finder.clear()
        qapp.removeTranslator(other)


def test_the_keyboard_finds_a_setting_and_changes_it(page: SettingsPage, qtbot: QtBot) -> None:
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is page.finder
    QTest.keyClicks(page.finder, "animation speed")
    assert list(page.section.controls) == ["speed"]
    assert not page.sections.selectedItems(), "rows of all sections are shown"
    QTest.keyClick(page.finder, Qt.Key.Key_Down)
    chosen = QApplication.focusWidget()
    assert chosen is not None
    assert page.section.controls["speed"].isAncestorOf(chosen)
    with qtbot.waitSignal(page.changed) as changed:
        QTest.keyClick(chosen, Qt.Key.Key_Right)
    assert changed.args == ["speed", "off"]


def test_esc_ends_a_search_before_it_leads_back(page: SettingsPage, qtbot: QtBot) -> None:
    page.sections.setCurrentRow(PLAY)
    page.finder.setText("language")
    with qtbot.assertNotEmitted(page.closed):
        QTest.keyClick(page.finder, Qt.Key.Key_Escape)
    assert "speed" in page.section.controls, "the section from before the search"
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page.finder, Qt.Key.Key_Escape)


def test_a_section_that_is_chosen_ends_a_search(page: SettingsPage) -> None:
    page.finder.setText("language")
    page.sections.setCurrentRow(COACH)
    assert page.finder.text() == ""
    assert "tiny.coach" in page.section.controls
