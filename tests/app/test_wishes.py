"""From settings to the look of pages and tables, and to a language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from whistdesk.app import sentences, wishes
from whistdesk.app.language import language_of
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.views.table.settings import Speed


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
    assert wishes.table_settings(settings, language, system_reduces_motion=False).german_letters is german


@pytest.mark.parametrize(
    ("setting", "system", "reduced"),
    [("system", True, True), ("system", False, False), ("on", False, True), ("off", True, False)],
)
def test_reduced_motion_follows_the_system_or_the_setting(setting: str, system: bool, reduced: bool) -> None:
    settings = Settings(reduced_motion=setting)
    assert wishes.table_settings(settings, "en", system_reduces_motion=system).reduced_motion is reduced


def test_a_table_gets_all_wishes() -> None:
    settings = Settings(
        speed="off", trick_hold=None, theme="linen", back="forest", deck="four", text=125, mirrored=True, auto_play=True
    )
    wished = wishes.table_settings(settings, "en", system_reduces_motion=False)
    assert (wished.speed, wished.trick_hold, wished.theme, wished.back) == (Speed.OFF, None, "linen", "forest")
    assert (wished.faces, wished.text, wished.mirrored, wished.auto_play) == ("four", 1.25, True, True)


def test_with_animations_off_the_computer_seats_do_not_wait() -> None:
    assert wishes.pace(Settings(speed="off")) == 0
    assert wishes.pace(Settings(speed="slow")) > wishes.pace(Settings()) == 1 > wishes.pace(Settings(speed="fast")) > 0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("fault", list(DiskFault))
def test_every_fault_of_a_disk_has_a_sentence(fault: DiskFault, tmp_path: Path) -> None:
    sentence = sentences.disk_sentence(DiskError(fault, tmp_path, "why"))
    assert str(tmp_path) in sentence
    assert "%" not in sentence
