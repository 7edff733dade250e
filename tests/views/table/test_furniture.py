"""What a game draws besides cards, measured on the picture."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from whistdesk.views.table.furniture import Furniture, meter_width
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style


@pytest.mark.parametrize("theme", ["baize", "linen"])
@pytest.mark.parametrize(("places", "filled"), [(7, 0), (7, 3), (7, 7), (7, 9)])
def test_a_meter_is_as_wide_as_it_says(art: Art, theme: str, places: int, filled: int) -> None:
    picture = QImage(300, 60, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    furniture, left = Furniture(painter, Style(PALETTES[theme], Deck(), art), 1.0), 40.0
    furniture.meter(left + meter_width(places) / 2, 20, places, filled)
    painter.end()
    drawn = [x for x in range(300) if any(picture.pixelColor(x, y).alpha() > 100 for y in range(60))]
    line = 2
    assert abs(min(drawn) - left) <= line
    assert abs(max(drawn) - left - meter_width(places, filled)) <= line


@pytest.mark.parametrize("label", ["leer", "Deine Karte"])
@pytest.mark.parametrize("width", [46, 60, 120])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_words_of_a_slot_stay_whole_between_its_sides(art: Art, label: str, width: float, scale: float) -> None:
    def drawn(words: str, wide: float) -> QImage:
        picture = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        furniture = Furniture(painter, Style(PALETTES["baize"], Deck(), art), scale)
        furniture.slot(100, 100, wide, label=words)
        painter.end()
        return picture

    plain, worded = drawn("", width), drawn(label, width)
    different = [(x, y) for x in range(200) for y in range(200) if plain.pixelColor(x, y) != worded.pixelColor(x, y)]
    xs, ys = [x for x, _ in different], [y for _, y in different]
    assert min(xs) - (100 - width / 2) >= 2, "clear of the left side"
    assert (100 + width / 2) - max(xs) >= 2, "clear of the right side"
    assert abs((min(xs) + max(xs)) / 2 - 100) <= 3, "nothing is cut off at one side"
    assert abs((min(ys) + max(ys)) / 2 - 100) <= 6
