"""The settings page: every control tells its value at once."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from whistdesk.archive.saves import Occupant
from whistdesk.views.controls import Segments, Switch
from whistdesk.views.page import Look
from whistdesk.views.preferences.offers import CoachedGame, ConfirmingGame, MatchGame, Offers, Preset, SeatGame
from whistdesk.views.preferences.page import SettingsPage
from whistdesk.views.preferences.rows import Pictures
from whistdesk.views.rulebook.text import HouseRule
from whistdesk.views.shipped import shipped
from whistdesk.views.table.tableau import CoachKind
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES

VALUES: dict[str, Any] = {
    "deck": "four",
    "back": "",
    "theme": "walnut",
    "text": 125,
    "own_name": "Eve",
    "letters": "german",
    "mirrored": True,
    "speed": "fast",
    "trick_hold": None,
    "reduced_motion": "on",
    "immediate": frozenset({"tiny"}),
    "contrast": "system",
    "hand_suits": "alternating",
    "hand_ranks": "falling",
    "hand_trumps": "usual",
    "auto_play": False,
    "language": "de",
    "match": 12,
    "seats": {},
    "house_rules": {"solo-whist": frozenset({"pass_is_final"})},
    "coaches": {"tiny": "shy"},
    "less_motion": None,
    "more_contrast": False,
    "was_reset": False,
}
GAMES = [
    MatchGame(
        "solo-whist",
        "Solo Whist",
        [HouseRule("pass_is_final", "Pass is final", "…"), HouseRule("partners_settle_once", "Once", "…")],
        [Preset("None", frozenset()), Preset("Both", frozenset({"pass_is_final", "partners_settle_once"}))],
    )
]
KINDS = (CoachKind("bold", "bold", "Bold coach", "wants it all"), CoachKind("shy", "shy", "Shy coach", "waits"))
COACHED = [CoachedGame("tiny", "Tiny game", KINDS), CoachedGame("other", "Other game", KINDS)]
SEATED = [
    SeatGame(
        "solo-whist",
        "Solo Whist",
        {"W": Occupant("", "club", "even"), "N": Occupant("Ada", "beginner", "bold")},
        ("beginner", "club"),
        ("even", "careful", "bold"),
    )
]
CONFIRMING = [ConfirmingGame("tiny", "Tiny game", "Confirm rings"), ConfirmingGame("other", "Other game", "Confirm")]
OFFERS = Offers(GAMES, COACHED, SEATED, CONFIRMING)
SECTIONS = range(6)
APPEARANCE, PLAY, MATCHES, SEATS, COACH, LANGUAGE = SECTIONS


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    page = SettingsPage(VALUES, lambda: OFFERS, Look())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page


def control(page: SettingsPage, section: int, key: str) -> QWidget:
    page.sections.setCurrentRow(section)
    return page.section.controls[key]


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


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


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
    rules = [control(page, MATCHES, rule.name) for rule in GAMES[0].house_rules]
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
