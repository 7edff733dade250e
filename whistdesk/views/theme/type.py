"""The typeface: Inter comes with the app, so that text looks alike everywhere (STYLE: type)."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fontpkg_inter import ROOT  # type: ignore[import-untyped]
from PySide6.QtGui import QFont, QFontDatabase

FAMILIES: Final = (
    "Inter",
    "Segoe UI Variable Text",
    "Segoe UI",
    "SF Pro Text",
    "Noto Sans",
    "Cantarell",
    "Ubuntu",
    "DejaVu Sans",
)
SMALLEST: Final = 12
"""No text is smaller, in pixels."""


@cache
def load_inter() -> tuple[str, ...]:
    """Make the Inter files known to Qt and return their families; needs a running QGuiApplication."""
    found: list[str] = []
    for file in sorted(Path(ROOT, "files").iterdir()):
        number = QFontDatabase.addApplicationFont(str(file))
        found += QFontDatabase.applicationFontFamilies(number)
    return tuple(found)


def font(size: float, weight: int = 400, spacing: float = 0.0, *, tabular: bool = False) -> QFont:
    """Text of ``size`` pixels; ``weight`` 100 to 900; ``spacing`` between letters in pixels.

    ``tabular`` figures are all of one width, so that scores do not dance; hyphens get it too. The font is
    shared by all who ask for the same: nobody changes it.
    """
    return _font(max(SMALLEST, round(size)), weight, spacing, tabular)


@lru_cache(256)
def _font(size: int, weight: int, spacing: float, tabular: bool) -> QFont:  # noqa: FBT001 - only ``font`` calls it
    face = QFont()
    face.setFamilies(FAMILIES)
    face.setPixelSize(size)
    # Inter is a variable font: its axis makes the weight, and Qt would thicken Bold once more.
    face.setWeight(QFont.Weight(min(weight, 600)))
    face.setVariableAxis(QFont.Tag("wght"), weight)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tabular:
        face.setFeature(QFont.Tag("tnum"), 1)
    if spacing:
        face.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return face
