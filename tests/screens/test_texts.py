"""No text is cut, none lies over another, and all can be read: a part of ``legible.py``, where room is scarcest."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.legibility import contrast, measured
from tests.screens import proof
from tests.screens.proof import Text
from whistdesk.views.theme.type import font, load_inter

ROOT = Path(__file__).parents[2]
SCREENS = (
    "home",
    "settings",
    "oneonta-predict",
    "cribbage-count",
    "solo-auction",
    "solo-settle",
    "coach-solo",
)
LOOKS = {"en": "light", "de": "contrast"}


@pytest.mark.parametrize("language", LOOKS)
def test_texts_of_the_smallest_window_are_whole_and_legible_at_150_per_cent(language: str) -> None:
    command = [sys.executable, "-m", "tests.screens.legible", "--smallest", "--only", *SCREENS]
    command += ["--languages", language, "--looks", LOOKS[language]]
    run = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, timeout=300)
    assert not run.stdout
    assert run.returncode == 0, run.stderr


def written(words: str, ink: str) -> tuple[QImage, Text]:
    """A text on paper, and where it stands."""
    load_inter()
    picture = QImage(200, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FFFFFF"))
    with proof._recorded() as drawn:
        painter = QPainter(picture)
        painter.setFont(font(16, 500))
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(0, 0, 200, 40), 0, words)
        painter.end()
    return picture, drawn[0]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("ink", "legible"), [("#000000", True), ("#767676", True), ("#9A9A9A", False)])
def test_the_contrast_of_a_text_is_that_of_its_ink(ink: str, legible: bool) -> None:
    picture, text = written("Follow hearts", ink)
    level = measured(picture, text.letters.toAlignedRect())
    assert level == pytest.approx(contrast(QColor(ink), QColor("#FFFFFF")), rel=0.12)
    assert list(proof._faint([text], picture)) == [] if legible else list(proof._faint([text], picture))


@pytest.mark.usefixtures("qapp")
def test_what_is_cut_and_what_lies_over_another_is_found() -> None:
    _, text = written("Follow hearts", "#000000")
    assert not list(proof._cut([text], QRectF(0, 0, 200, 40)))
    assert list(proof._cut([text], QRectF(0, 0, 60, 40)))
    other = text._replace(words="Follow spades", letters=text.letters.translated(20, 0))
    assert list(proof._over_each_other([text, other]))
    assert not list(proof._over_each_other([text, other._replace(letters=text.letters.translated(0, 30))]))
