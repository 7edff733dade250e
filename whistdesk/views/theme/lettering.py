"""Thin display capitals for titles and the wordmark, as SVG (no Qt).

Low and high waists give them their 1920s look. A letter is 100 units high, stands on y = 100 and
begins at x = 0; it is a set of centre lines for a stroke of weight 8 to 11.
"""

import unicodedata
from typing import Final

CAPITALS: Final = {
    "A": (72, "M5 100L36 3L67 100M16 68H56"),
    "B": (58, "M6 5V95H28C60 95 60 42 28 42H6M6 5H25C47 5 47 42 25 42"),
    "C": (76, "M70 20A41 45 0 1 0 70 80"),
    "D": (76, "M6 5V95H26C86 95 86 5 26 5Z"),
    "E": (48, "M44 5H6V95H44M6 40H38"),
    "F": (46, "M44 5H6V100M6 40H38"),
    "G": (84, "M70 20A41 45 0 1 0 78 54H50"),
    "H": (66, "M6 0V100M60 0V100M6 60H60"),
    "I": (12, "M6 0V100"),
    "J": (42, "M36 0V70C36 90 26 95 18 95C10 95 5 90 3 82"),
    "K": (62, "M6 0V100M57 0L6 62M24 41L60 100"),
    "L": (46, "M6 0V95H44"),
    "M": (88, "M5 100L16 2L44 72L72 2L83 100"),
    "N": (72, "M6 100V6L66 94V0"),
    "O": (92, "M5 50A41 45 0 1 1 87 50A41 45 0 1 1 5 50Z"),
    "P": (58, "M6 100V5H26C62 5 62 60 26 60H6"),
    "Q": (92, "M5 50A41 45 0 1 1 87 50A41 45 0 1 1 5 50ZM54 68L86 102"),
    "R": (62, "M6 100V5H26C62 5 62 58 26 58H6M30 58L58 100"),
    "S": (54, "M46 18C41 8 34 5 27 5C14 5 7 14 7 25C7 52 49 42 49 71C49 86 40 95 27 95C15 95 7 89 4 77"),
    "T": (60, "M0 5H60M30 5V100"),
    "U": (68, "M6 0V64C6 106 62 106 62 64V0"),
    "V": (70, "M4 0L35 95L66 0"),
    "W": (108, "M4 0L30 95L54 12L78 95L104 0"),
    "X": (66, "M6 0L60 100M60 0L6 100"),
    "Y": (66, "M4 0L33 50L62 0M33 50V100"),
    "Z": (62, "M6 5H56L6 95H58"),
    " ": (44, ""),
    "-": (44, "M6 60H38"),
    "'": (12, "M6 0V26"),
}
"""Letter: (advance, centre lines)."""

ACCENTS: Final = {
    "\N{COMBINING DIAERESIS}": "M{0} -16H{1}M{2} -16H{3}",
    "\N{COMBINING GRAVE ACCENT}": "M{0} -30L{3} -12",
    "\N{COMBINING ACUTE ACCENT}": "M{3} -30L{0} -12",
}
"""Accent: its lines above the letter, drawn with four x positions round the letter's middle."""


def lettering(
    text: str, height: float = 100, colour: str = "#E2AC42", weight: float = 9, gap: float = 20
) -> tuple[float, str]:
    """(width, SVG content) of a line of display capitals, its top left corner at 0, 0.

    Accents stand above that corner. Characters that have no capital leave a blank.
    """
    parts: list[str] = []
    x = 0.0
    for char in text.upper():
        parted = unicodedata.normalize("NFD", char)
        width, lines = CAPITALS.get(parted[0], CAPITALS[" "])
        lines += "".join(_accent(accent, width / 2) for accent in parted[1:])
        if lines:
            parts.append(f'<path transform="translate({number(x)} 0)" d="{lines}"/>')
        x += width + gap
    scale = height / 100
    body = (
        f'<g transform="scale({scale:.4g})" fill="none" stroke="{colour}" stroke-width="{number(weight)}" '
        f'stroke-linejoin="round" stroke-linecap="butt">{"".join(parts)}</g>'
    )
    return (x - gap) * scale, body


def drawable(letter: str) -> bool:
    """Whether there is a capital for this letter, whatever its accents."""
    return unicodedata.normalize("NFD", letter.upper())[:1] in CAPITALS


def _accent(accent: str, middle: float) -> str:
    return ACCENTS.get(accent, "").format(*(number(middle + dx) for dx in (-17, -7, 7, 17)))


def number(value: float) -> str:
    """The shortest sensible text of a coordinate."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
