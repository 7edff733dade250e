"""What About says of the parts of the program."""

from pathlib import Path

import PySide6
import pytest

from whistdesk import HOMEPAGE
from whistdesk.app import licences
from whistdesk.app.language import Translators


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("language", "compiled", "sentence"),
    [
        ("en", True, "The search of the computer players is compiled."),
        ("en", False, "The search of the computer players is not compiled here, so they look at fewer deals."),
        ("de", True, "Die Suche der Computerspieler ist kompiliert."),
        (
            "de",
            False,
            "Die Suche der Computerspieler ist hier nicht kompiliert; sie sehen darum weniger Verteilungen an.",
        ),
    ],
)
def test_about_says_whether_the_search_is_compiled(language: str, *, compiled: bool, sentence: str) -> None:
    translators = Translators()
    translators.install(language)
    assert sentence in licences.facts(compiled=compiled)
    translators.remove()


@pytest.mark.usefixtures("qapp")
def test_qt_can_be_replaced_and_about_says_where_it_lies() -> None:
    papers = {paper.title: paper.text for paper in licences.papers()}
    assert str(Path(PySide6.__file__).parent) in papers["Qt, PySide6"]
    assert "SIL OPEN FONT LICENSE" in papers["Inter"]
    assert HOMEPAGE in " ".join(licences.facts(compiled=True))


@pytest.mark.usefixtures("qapp")
def test_a_bundle_says_where_the_licences_of_its_libraries_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Other libraries" not in {paper.title for paper in licences.papers()}, "a source tree brings none"
    monkeypatch.setattr(licences, "shipped", lambda _: tmp_path)
    assert str(tmp_path) in {paper.title: paper.text for paper in licences.papers()}["Other libraries"]
