"""Views in a language of the program."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from whistdesk.views.shipped import shipped


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, spoken while the test runs."""
    translator = QTranslator()
    assert translator.load(f"whistdesk_{request.param}", str(shipped("assets") / "translations"))
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)
