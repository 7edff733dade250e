"""The settings page: every control tells its value at once."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.views.preferences.offered import (
    APPEARANCE,
    COACH,
    LANGUAGE,
    MATCHES,
    OFFERS,
    PLAY,
    SEATS,
    SECTIONS,
    VALUES,
    control,
    press,
)
from whistdesk.archive.occupant import Occupant
from whistdesk.views.controls import Segments, Switch
from whistdesk.views.page import Look
from whistdesk.views.preferences.page import SettingsPage
from whistdesk.views.preferences.rows import Pictures
from whistdesk.views.preferences.samples import MARK, WORD_AIR, Sample
from whistdesk.views.table.drawing import text_width
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Left])
def test_a_choice_by_arrow_key_that_builds_the_page_anew_is_survived(page: SettingsPage, key: Qt.Key) -> None:
    page.changed.connect(lambda name, value: page.show_values({**VALUES, name: value}))
    page.changed.connect(lambda _, value: page.set_look(Look(text=value / 100)))
    for _ in range(8):
        page.show_values(VALUES)
        segments = control(page, APPEARANCE, "text")
        assert isinstance(segments, Segments)
        button = segments.group.button(1)
        button.setFocus()
        QTest.keyClick(button, key)
        QTest.qWait(0)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.section.controls["text"].isAncestorOf(focus)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_word_of_a_picture_keeps_clear_of_its_rim(page: SettingsPage, text: float) -> None:
    page.show_values(VALUES)
    page.set_look(Look(text=text))
    samples, k = page.section.findChildren(Sample), min(text, 1.25)
    for sample in samples:
        rim = sample.width() - 2 - MARK * k
        assert rim - text_width(sample.text(), 14 * k, 600) >= 2 * WORD_AIR * k
    assert len(samples) == len(DECKS) + len(BACKS) + len(PALETTES) + 2, "the back and the cloth that suit, too"


@pytest.mark.parametrize(
    ("section", "key", "index", "value"),
    [
        (APPEARANCE, "text", 2, 150),
        (APPEARANCE, "letters", 0, "language"),
        (PLAY, "speed", 3, "off"),
        (PLAY, "trick_hold", 0, 0),
        (PLAY, "trick_hold", 1, 500),
        (PLAY, "trick_hold", 4, None),
        (PLAY, "reduced_motion", 2, "off"),
        (MATCHES, "match", 4, None),
        (LANGUAGE, "language", 1, "en"),
    ],
)
def test_segments_tell_their_value(
    page: SettingsPage, qtbot: QtBot, section: int, key: str, index: int, value: object
) -> None:
    segments = control(page, section, key)
    assert isinstance(segments, Segments)
    with qtbot.waitSignal(page.changed) as changed:
        press(segments.group.button(index))
    assert changed.args == [key, value]


@pytest.mark.parametrize(("section", "key"), [(PLAY, "mirrored"), (PLAY, "auto_play")])
def test_switches_tell_their_value(page: SettingsPage, qtbot: QtBot, section: int, key: str) -> None:
    switch = control(page, section, key)
    assert isinstance(switch, Switch)
    assert switch.isChecked() == VALUES[key]
    with qtbot.waitSignal(page.changed) as changed:
        press(switch)
    assert changed.args == [key, not VALUES[key]]


@pytest.mark.parametrize(("key", "names"), [("deck", DECKS), ("back", ("", *BACKS)), ("theme", ("", *PALETTES))])
def test_pictures_offer_all_there_is(page: SettingsPage, qtbot: QtBot, key: str, names: tuple[str, ...]) -> None:
    pictures = control(page, APPEARANCE, key)
    assert isinstance(pictures, Pictures)
    assert pictures.sample(VALUES[key]).isChecked()
    for name in names:
        with qtbot.waitSignal(page.changed) as changed:
            press(pictures.sample(name))
        assert changed.args == [key, name]
        assert pictures.sample(name).text()


def test_house_rules_are_told_together(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.changed) as changed:
        press(control(page, MATCHES, "partners_settle_once"))
    assert changed.args == ["house_rules", {"solo-whist": {"pass_is_final", "partners_settle_once"}}]
    with qtbot.waitSignal(page.changed) as changed:
        press(control(page, MATCHES, "pass_is_final"))
    assert changed.args == ["house_rules", {"solo-whist": {"partners_settle_once"}}]


@pytest.mark.parametrize(
    ("key", "index", "occupant"),
    [
        ("solo-whist.W.level", 0, Occupant("", "beginner", "even")),
        ("solo-whist.W.style", 1, Occupant("", "club", "careful")),
    ],
)
def test_seats_are_told_together(page: SettingsPage, qtbot: QtBot, key: str, index: int, occupant: Occupant) -> None:
    segments = control(page, SEATS, key)
    assert isinstance(segments, Segments)
    with qtbot.waitSignal(page.changed) as changed:
        press(segments.group.button(index))
    assert changed.args == ["seats", {"solo-whist": {"W": occupant, "N": Occupant("Ada", "beginner", "bold")}}]


def test_a_seat_is_given_a_name(page: SettingsPage, qtbot: QtBot) -> None:
    line = control(page, SEATS, "solo-whist.N.name")
    assert isinstance(line, QLineEdit)
    assert line.text() == "Ada"
    line.setText(" Mary  Ann ")
    with qtbot.waitSignal(page.changed) as changed:
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert changed.args[1]["solo-whist"]["N"] == Occupant("Mary Ann", "beginner", "bold")


def test_the_person_has_a_name_too(page: SettingsPage, qtbot: QtBot) -> None:
    line = control(page, SEATS, "own_name")
    assert isinstance(line, QLineEdit)
    assert line.text() == "Eve"
    with qtbot.assertNotEmitted(page.changed):
        QTest.keyClick(line, Qt.Key.Key_Return)
    line.setText(" Mary  Ann ")
    with qtbot.waitSignal(page.changed) as changed:
        QTest.keyClick(line, Qt.Key.Key_Return)
    assert changed.args == ["own_name", "Mary Ann"]


def test_the_level_and_style_of_each_seat_are_shown(page: SettingsPage) -> None:
    chosen = [
        getattr(control(page, SEATS, f"solo-whist.{seat}.{field}"), "chosen")  # noqa: B009 - of Segments
        for seat in "WN"
        for field in ("level", "style")
    ]
    assert chosen == [1, 0, 0, 2]


def test_other_values_are_shown(page: SettingsPage) -> None:
    page.show_values({**VALUES, "text": 150})
    segments = control(page, APPEARANCE, "text")
    assert isinstance(segments, Segments)
    assert segments.chosen == 2


def test_a_value_that_is_not_offered_chooses_nothing(page: SettingsPage) -> None:
    page.show_values({**VALUES, "trick_hold": 777})
    segments = control(page, PLAY, "trick_hold")
    assert isinstance(segments, Segments)
    assert segments.chosen == -1


def test_the_keyboard_stays_where_it_was(page: SettingsPage) -> None:
    segments = control(page, APPEARANCE, "text")
    assert isinstance(segments, Segments)
    segments.group.button(2).setFocus()
    QTest.keyClick(segments.group.button(2), Qt.Key.Key_Space)
    page.show_values({**VALUES, "text": 150})
    assert control(page, APPEARANCE, "text") is segments, "what is shown already is not built anew"
    page.set_look(Look(1.5))
    fresh = control(page, APPEARANCE, "text")
    assert isinstance(fresh, Segments)
    assert fresh is not segments
    assert fresh.group.button(2).hasFocus()


def cut_texts(section: QWidget) -> list[str]:
    """The texts that have less room than they need."""
    labels = [label for label in section.findChildren(QLabel) if label.heightForWidth(label.width()) > label.height()]
    buttons = [button for button in section.findChildren(QAbstractButton) if spare_width(button) < 0]
    return [*(label.text() for label in labels), *(button.text() for button in buttons)]


def spare_width(button: QAbstractButton) -> int:
    groove = 60 if isinstance(button, Switch) else 4
    return button.width() - groove - button.fontMetrics().horizontalAdvance(button.text())


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_section_fits_the_width(page: SettingsPage, size: tuple[int, int], text: float) -> None:
    page.set_look(Look(text))
    page.resize(*size)
    for row in SECTIONS:
        page.sections.setCurrentRow(row)
        for _ in range(3):  # rows that wrap ask for their height anew
            QCoreApplication.processEvents()
        section = page.section
        right = max(widget.mapTo(section, widget.rect().topRight()).x() for widget in section.controls.values())
        assert right <= page.sheet.viewport().width(), (row, size, text)
        assert cut_texts(section) == [], (row, size, text)


def test_every_control_has_a_name(page: SettingsPage) -> None:
    for row in SECTIONS:
        page.sections.setCurrentRow(row)
        assert all(
            widget.accessibleName() or (isinstance(widget, Switch) and widget.text())
            for widget in page.section.controls.values()
        )


def test_a_set_of_house_rules_is_chosen_at_once_and_shows_in_its_switches(page: SettingsPage, qtbot: QtBot) -> None:
    sets = control(page, MATCHES, "solo-whist.house_rules")
    assert isinstance(sets, Segments)
    assert sets.chosen == -1, "one rule alone is no set"
    with qtbot.waitSignal(page.changed) as changed:
        press(sets.group.button(1))
    assert changed.args == ["house_rules", {"solo-whist": {"pass_is_final", "partners_settle_once"}}]
    rules = [control(page, MATCHES, rule.name) for rule in OFFERS.matches[0].house_rules]
    assert [isinstance(rule, Switch) and rule.isChecked() for rule in rules] == [True, True]
    press(control(page, MATCHES, "pass_is_final"))
    mixed = control(page, MATCHES, "solo-whist.house_rules")
    assert isinstance(mixed, Segments)
    assert mixed.chosen == -1


def test_each_game_confirms_or_does_not(page: SettingsPage, qtbot: QtBot) -> None:
    tiny, other = control(page, PLAY, "tiny.confirm"), control(page, PLAY, "other.confirm")
    assert isinstance(tiny, Switch)
    assert isinstance(other, Switch)
    assert (tiny.isChecked(), other.isChecked()) == (False, True)
    with qtbot.waitSignal(page.changed) as changed:
        press(other)
    assert changed.args == ["immediate", {"tiny", "other"}]
    with qtbot.waitSignal(page.changed) as changed:
        press(tiny)
    assert changed.args == ["immediate", {"other"}]


@pytest.mark.parametrize(
    ("key", "index", "value"),
    [("hand_suits", 1, "fixed"), ("hand_ranks", 1, "rising"), ("hand_trumps", 3, "among"), ("contrast", 1, "on")],
)
def test_the_order_of_the_hand_and_contrast_are_told(
    page: SettingsPage, qtbot: QtBot, key: str, index: int, value: str
) -> None:
    segments = control(page, APPEARANCE if key == "contrast" else PLAY, key)
    assert isinstance(segments, Segments)
    with qtbot.waitSignal(page.changed) as changed:
        press(segments.group.button(index))
    assert changed.args == [key, value]


def test_it_says_what_the_system_wishes(page: SettingsPage) -> None:
    told = []
    for wish in (None, True, False):
        page.show_values({**VALUES, "less_motion": wish})
        told.append(control(page, PLAY, "reduced_motion").accessibleDescription())
    assert len(set(told)) == 3


def test_a_reset_can_be_taken_back_once_there_was_one(page: SettingsPage, qtbot: QtBot) -> None:
    assert page.take_back.isHidden()
    page.show_values({**VALUES, "was_reset": True})
    with qtbot.waitSignal(page.reset_taken_back):
        press(page.take_back)


def test_standard_values_are_asked_for(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.reset_asked):
        press(page.reset)


def test_the_coach_is_chosen_for_each_game_that_has_several(page: SettingsPage, qtbot: QtBot) -> None:
    chosen, default = control(page, COACH, "tiny.coach"), control(page, COACH, "other.coach")
    assert isinstance(chosen, Segments)
    assert isinstance(default, Segments)
    assert (chosen.chosen, default.chosen) == (1, 0)
    with qtbot.waitSignal(page.changed) as told:
        default.group.button(1).click()
    assert told.args == ["coaches", {"tiny": "shy", "other": "shy"}]
