"""What tests of screens share: a language of the program, card pictures, clicks that are single clicks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from whistdesk.views.shipped import shipped
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.type import load_inter


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, spoken while the test runs."""
    translator = QTranslator()
    assert translator.load(f"whistdesk_{request.param}", str(shipped("assets") / "translations"))
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


@pytest.fixture
def art(qapp: QApplication) -> Iterator[Art]:
    """Card pictures, with the typeface loaded."""
    load_inter()
    art = Art(qapp)
    yield art
    art.close()
    art.deleteLater()


@pytest.fixture
def calm(qapp: QApplication) -> Iterator[None]:
    """Clicks that follow each other are never double clicks."""
    yield from _double_clicks_within(qapp, 0)


@pytest.fixture
def hasty(qapp: QApplication) -> Iterator[None]:
    """Clicks that follow each other on one spot always are, however slow the machine is."""
    yield from _double_clicks_within(qapp, 600_000)


def _double_clicks_within(qapp: QApplication, ms: int) -> Iterator[None]:
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(ms)
    yield
    qapp.setDoubleClickInterval(before)
