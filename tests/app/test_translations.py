"""The German translation is complete and current, and the program speaks it."""

import gc
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTranslator, QVersionNumber
from PySide6.QtGui import QKeySequence

from whistdesk.app.language import Translators
from whistdesk.cards.card import parse_card
from whistdesk.views.names import card_name
from whistdesk.views.numbers import percent
from whistdesk.views.tiles import TILES

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "assets" / "translations"
LANGUAGES = ("de", "en")
PLACE = re.compile(r"%\d|%n")
OLD_LUPDATE = QLibraryInfo.version() < QVersionNumber(6, 12)


def tool(name: str) -> str:
    """A program of Qt's, from the environment that runs the tests."""
    found = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))
    assert found is not None
    return found


def document(language: str) -> ET.Element:
    return ET.parse(FOLDER / f"whistdesk_{language}.ts").getroot()


def messages(language: str) -> list[ET.Element]:
    return list(document(language).iter("message"))


def texts(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def sources(document: ET.Element) -> set[tuple[str, str]]:
    """Context and English text of every message."""
    return {
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in document.iter("context")
        for message in context.iter("message")
    }


def plurals(language: str) -> set[str]:
    return {m.findtext("source") or "" for m in messages(language) if m.get("numerus") == "yes"}


def unfinished(document: ET.Element) -> set[str]:
    return {m.findtext("source") or "" for m in document.iter("message") if m.find("translation[@type]") is not None}


def test_no_german_text_is_new_gone_or_unfinished(tmp_path: Path) -> None:
    copy = tmp_path / "copy.ts"
    shutil.copy(FOLDER / "whistdesk_de.ts", copy)
    options = ["-no-obsolete", "-locations", "none", "-extensions", "py", "-recursive", "whistdesk"]
    subprocess.run([tool("lupdate"), *options, "-ts", str(copy)], cwd=ROOT, check=True, capture_output=True)
    kept, updated = document("de"), ET.parse(copy).getroot()
    changed = {text for _, text in sources(updated) ^ sources(kept)} | unfinished(updated)
    if OLD_LUPDATE:  # it does not know plurals in Python code
        changed -= plurals("de")
    assert changed == set(), "run lupdate as assets/translations/README.md says"
    assert unfinished(kept) == set()


def test_english_has_the_plurals_that_german_has() -> None:
    assert plurals("en") == plurals("de")
    assert unfinished(document("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_loads_is_made_of_the_texts(language: str, tmp_path: Path) -> None:
    made = tmp_path / "made.qm"
    source = FOLDER / f"whistdesk_{language}.ts"
    subprocess.run([tool("lrelease"), str(source), "-qm", str(made)], check=True, capture_output=True)
    assert made.read_bytes() == source.with_suffix(".qm").read_bytes(), "run lrelease as its README says"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_for_a_name_is_kept(language: str) -> None:
    for message in messages(language):
        source = message.findtext("source") or ""
        for text in texts(message):
            assert text.strip(), source
            extra = set(PLACE.findall(text)) - set(PLACE.findall(source))
            missing = set(PLACE.findall(source)) - set(PLACE.findall(text)) - {"%n"}
            assert not extra, (source, text)
            assert not missing or message.get("numerus"), (source, text)


def test_no_text_hides_an_escape_from_lupdate() -> None:
    assert [m.findtext("source") for m in messages("de") if "N{" in (m.findtext("source") or "")] == []


def test_no_text_hides_in_an_f_string_from_lupdate() -> None:
    # Within an f-string of Python 3.11 the quotes must be the other ones, and lupdate does not look there.
    files = (ROOT / "whistdesk").rglob("*.py")
    assert [path.name for path in files if re.search(r"\b(translate|tr)\('", path.read_text(encoding="utf-8"))] == []


def test_german_speaks_to_one_person() -> None:
    formal = re.compile(r"\b(Ihnen|Ihre|Ihren|Ihrem)\b|\b(können|möchten|müssen|haben|sind) Sie\b")
    found = [text for message in messages("de") for text in texts(message) if formal.search(text)]
    assert [text for text in found if not text.startswith("Ihr Zug")] == []


@pytest.mark.usefixtures("qapp")
def test_no_removed_translation_waits_for_the_garbage_collector() -> None:
    """The collector may come while Qt asks for a word and holds a lock that the end of a translation waits for."""
    before = {id(each) for each in gc.get_objects() if isinstance(each, QTranslator)}
    translators = Translators()
    translators.name_seats({"North": "Nordlicht"})
    translators.install("de")
    assert QCoreApplication.translate("Names", "North") == "Nordlicht"
    translators.name_seats({"North": "Norden"})
    assert QCoreApplication.translate("Names", "North") == "Norden"
    translators.remove()
    assert QCoreApplication.translate("Names", "North") == "North"
    assert {id(each) for each in gc.get_objects() if isinstance(each, QTranslator)} <= before


@pytest.fixture
def german() -> Iterator[Translators]:
    translators = Translators()
    translators.install("de")
    yield translators
    translators.remove()


@pytest.mark.usefixtures("qapp", "german")
def test_german_is_spoken() -> None:
    assert card_name(parse_card("QH")) == "Herz-Dame"
    assert TILES["solo-whist"].line() == "Reize hoch und spiel allein gegen den ganzen Tisch."
    assert QCoreApplication.translate("SoloTile", "%n chip(s)", "", 1) == "1 Chip"
    assert QCoreApplication.translate("SoloTile", "%n chip(s)", "", 3) == "3 Chips"


@pytest.mark.usefixtures("qapp", "german")
@pytest.mark.parametrize(
    ("context", "text", "spoken"),
    [
        ("QPlatformTheme", "OK", "OK"),
        ("QPlatformTheme", "Cancel", "Abbrechen"),
        ("QPlatformTheme", "&Yes", "&Ja"),
        ("QPlatformTheme", "Save", "Speichern"),
        ("QLineEdit", "&Copy", "&Kopieren"),
        ("QLineEdit", "Select All", "Alles auswählen"),
        ("QWidgetTextControl", "&Copy", "&Kopieren"),
        ("QFileDialog", "File &name:", "Datei&name:"),
        ("QShortcut", "Ctrl", "Strg"),
    ],
)
def test_the_words_of_qt_are_german_too(context: str, text: str, spoken: str) -> None:
    assert QCoreApplication.translate(context, text) == spoken


@pytest.mark.usefixtures("qapp", "german")
def test_dates_and_numbers_are_german_too() -> None:
    day = QDate(2026, 11, 30)
    assert QLocale().toString(day, QLocale.FormatType.LongFormat) == "Montag, 30. November 2026"
    assert QLocale().toString(day, QLocale.FormatType.ShortFormat) == "30.11.26"
    assert percent(0.634) == "63,4 %"
    assert QKeySequence("Ctrl+F").toString(QKeySequence.SequenceFormat.NativeText) == "Strg+F"


@pytest.mark.usefixtures("qapp")
def test_english_has_its_plurals() -> None:
    translators = Translators()
    translators.install("en")
    assert QCoreApplication.translate("SoloTile", "%n chip(s)", "", 1) == "1 chip"
    assert QCoreApplication.translate("SoloTile", "%n chip(s)", "", 2) == "2 chips"
    translators.remove()
