"""How legible text is on a picture, measured on its pixels."""

from collections import Counter

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

FEWEST = 0.004
"""The share of a text's rectangle that its strokes cover at least: fewer pixels are chance."""


def luminance(colour: QColor) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def measured(picture: QImage, text: QRect) -> float:
    """The contrast of a text in its rectangle: its strokes against what most of the rectangle shows."""
    box = text.intersected(picture.rect())
    seen = Counter(
        picture.pixel(x, y) & 0xFFF8F8F8
        for y in range(box.top(), box.bottom() + 1)
        for x in range(box.left(), box.right() + 1)
    )
    ground = QColor(seen.most_common(1)[0][0])
    levels = sorted(((contrast(QColor(rgb), ground), count) for rgb, count in seen.items()), reverse=True)
    covered = 0
    for level, count in levels:
        covered += count
        if covered >= FEWEST * box.width() * box.height():
            return level
    return 1.0
