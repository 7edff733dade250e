"""Colours, type, lettering, icons and felt."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter, QPixmap

from whistdesk.cards.card import Suit
from whistdesk.views.shipped import shipped
from whistdesk.views.theme import stamps
from whistdesk.views.theme.felt import felt
from whistdesk.views.theme.keep import kept
from whistdesk.views.theme.lettering import lettering
from whistdesk.views.theme.palette import BACKS, GOLD_BUTTON, GOLD_BUTTON_INK, PALETTES, PAPER, Palette
from whistdesk.views.theme.type import SMALLEST, font, load_inter

pytestmark = pytest.mark.usefixtures("qapp")


def luminance(colour: str) -> float:
    parts = [QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_text_is_legible_on_the_brightest_spot_of_every_felt(palette: Palette) -> None:
    worst = palette.edge if palette.light else palette.centre
    assert contrast(palette.ink, worst) >= 4.5
    assert contrast(palette.label, worst) >= 4.5


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_panels_have_cream_text_on_every_theme(palette: Palette) -> None:
    assert contrast(palette.on_panel.ink, palette.panel) >= 4.5
    assert contrast(palette.on_panel.label, palette.panel) >= 4.5
    assert palette.back in BACKS


@pytest.mark.parametrize("deck", ["classic", "four-large"])
@pytest.mark.parametrize("suit", Suit)
def test_suits_are_legible_on_their_tiles(deck: str, suit: Suit) -> None:
    assert contrast(stamps.suit_ink(suit, deck), PAPER) >= 4.5


def test_the_gold_button_is_legible() -> None:
    assert contrast(GOLD_BUTTON, GOLD_BUTTON_INK) >= 4.5


def test_inter_comes_with_the_program() -> None:
    assert "Inter" in load_inter()
    assert "Inter" in QFontDatabase.families()


def test_no_text_is_too_small() -> None:
    assert font(5).pixelSize() == SMALLEST


def test_lettering_knows_accents_and_leaves_blanks_for_the_rest() -> None:
    plain, accented = lettering("MISERE")[1], lettering("Misère")[1]
    assert plain != accented
    assert lettering("A?B")[0] == lettering("A B")[0]
    assert lettering("größe")[0] == lettering("GRÖSSE")[0]


@pytest.mark.parametrize("ratio", [1, 1.5, 2])
def test_icons_take_colour_and_density(ratio: float) -> None:
    drawn = stamps.icon("undo", 20, ratio, "#FF0000").toImage()
    assert drawn.width() == 20 * ratio
    colours = {QColor(drawn.pixel(x, y)).name() for x in range(drawn.width()) for y in range(drawn.height())}
    assert "#ff0000" in colours


def test_every_icon_can_be_tinted() -> None:
    for file in (shipped("assets") / "icons").glob("*.svg"):
        text = file.read_text(encoding="utf-8").replace(stamps.ICON_INK, "")
        assert "#" not in text, file.name


def test_felt_is_brightest_above_its_middle_and_fills_the_window() -> None:
    cloth = felt(1280, 800, 1.5, PALETTES["baize"], 52, inlay=True).toImage()
    assert (cloth.width(), cloth.height()) == (1920, 1200)
    assert brightness(cloth, 960, 550) > brightness(cloth, 60, 1150)


def brightness(image: QImage, x: int, y: int) -> float:
    """Of a small square, so that the grain does not matter."""
    return sum(QColor(image.pixel(x + dx, y + dy)).lightness() for dx in range(24) for dy in range(24))


def test_a_large_shadow_is_that_of_a_small_one_stretched() -> None:
    large, whole = stamps.shadow(400, 300, 18, 18, 0.5, 1.5), stamps.blank(400 + 72, 300 + 72, 1.5)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stamps._lay_shadow(painter, QRectF(36, 36, 400, 300), 18, 18, 0.5)
    painter.end()
    stretched, drawn = large.toImage(), whole.toImage()
    assert (large.size(), large.devicePixelRatio()) == (whole.size(), 1.5)
    for x in range(0, drawn.width(), 9):
        for y in range(0, drawn.height(), 9):
            assert stretched.pixelColor(x, y).alpha() == pytest.approx(drawn.pixelColor(x, y).alpha(), abs=3)


def test_pictures_are_kept_until_all_together_are_too_large() -> None:
    asked: list[int] = []

    @kept(3 * 100 * 100 * 4)
    def drawn(side: int, *, shade: str = "") -> QPixmap:
        asked.append(side)
        return QPixmap(side, side)

    first = drawn(100)
    assert drawn(100) is first
    assert drawn(100, shade="dark") is not first
    for side in (101, 102):
        drawn(side)
    assert asked == [100, 100, 101, 102]
    drawn(102)
    drawn(100)
    assert asked == [100, 100, 101, 102, 100]


def test_a_picture_larger_than_all_that_is_kept_is_drawn_all_the_same() -> None:
    assert kept(1)(QPixmap)(20, 20).width() == 20
