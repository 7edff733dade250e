"""The pages that tell how to install, in both languages."""

from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": "INSTALL.md", "de": "INSTALL.de.md"}
CLICKS = {
    "en": ("More info", "Run anyway", "Privacy & Security", "Open Anyway"),
    "de": ("Weitere Informationen", "Trotzdem ausführen", "Datenschutz & Sicherheit", "Dennoch öffnen"),
}
"""What stands on the buttons of Windows and macOS."""
SAME = ("libxcb-cursor0", "apt remove whistdesk", "uninstall.sh", r"%APPDATA%\whistdesk", "~/.local/share/whistdesk")


@pytest.mark.parametrize("language", PAGES)
def test_the_pages_say_what_to_click_when_the_system_warns(language: str) -> None:
    page = (DOCS / PAGES[language]).read_text(encoding="utf-8")
    assert all(words in page for words in CLICKS[language])


@pytest.mark.parametrize("language", PAGES)
def test_the_pages_say_what_is_missing_where_games_are_and_how_to_uninstall(language: str) -> None:
    page = (DOCS / PAGES[language]).read_text(encoding="utf-8")
    assert [words for words in SAME if words not in page] == []


def test_both_readmes_lead_there() -> None:
    assert "(docs/INSTALL.md)" in (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert "(docs/INSTALL.de.md)" in (DOCS.parent / "README.de.md").read_text(encoding="utf-8")
