"""From settings to the look of pages and tables, and to a language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from whistdesk.app import sentences, wishes
from whistdesk.app.language import language_of
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.rules.registry import GAMES
from whistdesk.views.table.order import HandOrder
from whistdesk.views.table.settings import Speed

SOLO = "solo-whist"


@pytest.mark.parametrize(
    ("setting", "system", "language"),
    [
        ("system", "de_AT", "de"),
        ("system", "fr_FR", "en"),
        ("system", "en_US", "en"),
        ("en", "de_DE", "en"),
        ("de", "en_US", "de"),
    ],
)
def test_the_language_follows_the_system_or_the_setting(setting: str, system: str, language: str) -> None:
    assert language_of(setting, QLocale(system)) == language


@pytest.mark.parametrize(
    ("letters", "language", "german"),
    [("language", "de", True), ("language", "en", False), ("german", "en", True), ("english", "de", False)],
)
def test_letters_follow_the_language_or_the_setting(letters: str, language: str, german: bool) -> None:
    settings = Settings(letters=letters)
    assert wishes.look(settings, language).deck.german is german
    assert wishes.table_settings(settings, language, SOLO).german_letters is german


@pytest.mark.parametrize(
    ("setting", "system", "reduced"),
    [
        ("system", True, True),
        ("system", False, False),
        ("system", None, False),
        ("on", False, True),
        ("on", None, True),
        ("off", True, False),
    ],
)
def test_reduced_motion_follows_the_system_where_it_tells_or_the_setting(
    setting: str, system: bool | None, reduced: bool
) -> None:
    settings = wishes.in_force(Settings(reduced_motion=setting), less_motion=system, more_contrast=None)
    assert wishes.table_settings(settings, "en", SOLO).reduced_motion is reduced


@pytest.mark.parametrize(
    ("setting", "system", "high"), [("system", True, True), ("system", None, False), ("on", False, True)]
)
def test_high_contrast_has_a_theme_and_a_deck_of_its_own(setting: str, system: bool | None, high: bool) -> None:
    chosen = Settings(contrast=setting, theme="linen", deck="classic")
    settings = wishes.in_force(chosen, less_motion=None, more_contrast=system)
    wished = wishes.table_settings(settings, "en", SOLO)
    assert (wished.theme, wished.faces) == (("onyx", "four-large") if high else ("linen", "classic"))
    assert wishes.look(settings, "en").deck.faces == wished.faces


def test_a_table_gets_all_wishes() -> None:
    settings = Settings(
        speed="off",
        trick_hold=None,
        theme="linen",
        back="forest",
        deck="four",
        text=125,
        hand_suits="fixed",
        hand_ranks="rising",
        hand_trumps="right",
        mirrored=True,
        auto_play=True,
    )
    wished = wishes.table_settings(settings, "en", SOLO)
    assert (wished.speed, wished.trick_hold, wished.theme, wished.back) == (Speed.OFF, None, "linen", "forest")
    assert (wished.faces, wished.text, wished.mirrored, wished.auto_play) == ("four", 1.25, True, True)
    assert wished.order == HandOrder("fixed", "rising", "right")


def test_each_game_confirms_or_does_not() -> None:
    settings = Settings(immediate=frozenset({SOLO}))
    immediate = {game: wishes.table_settings(settings, "en", game).immediate for game in GAMES}
    assert [game for game, at_once in immediate.items() if at_once] == [SOLO]


def test_with_animations_off_the_computer_seats_do_not_wait() -> None:
    assert wishes.pace(Settings(speed="off")) == 0
    assert wishes.pace(Settings(speed="slow")) > wishes.pace(Settings()) == 1 > wishes.pace(Settings(speed="fast")) > 0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("fault", list(DiskFault))
def test_every_fault_of_a_disk_has_a_sentence(fault: DiskFault, tmp_path: Path) -> None:
    sentence = sentences.disk_sentence(DiskError(fault, tmp_path, "why"))
    assert str(tmp_path) in sentence
    assert "%" not in sentence


class Wishing(QLocale):
    """A system whose user understands several languages, the first one best."""

    def __init__(self, name: str, *wishes: str) -> None:
        super().__init__(name)
        self._wishes = wishes

    def uiLanguages(self, *_: object) -> list[str]:
        return list(self._wishes)


@pytest.mark.parametrize(
    ("name", "wishes", "language"),
    [
        ("fr_FR", ("fr-FR", "fr", "de-DE", "de", "en"), "de"),
        ("fr_FR", ("fr", "en", "de"), "en"),
        ("en_US", ("de", "en-US"), "de"),
        ("C", ("de",), "en"),
        ("tr_TR", ("tr-TR", "tr"), "en"),
    ],
)
def test_the_first_language_that_is_understood_is_spoken(name: str, wishes: tuple[str, ...], language: str) -> None:
    assert language_of("system", Wishing(name, *wishes)) == language
