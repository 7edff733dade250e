"""What About says of the parts of the program."""

import pytest

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
