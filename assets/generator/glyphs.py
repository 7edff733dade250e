"""Original vector shapes shared by the whole deck: suit pips and index letters.

Every shape here was drawn by hand for whistdesk.  A *pip* is one path in a
100 x 100 box centred on the origin.  A *glyph* is a capital letter or digit,
100 units high, standing on the baseline y = 100 with its left edge at x = 0.
Glyphs are made of filled outlines and of thick strokes with square ends, which
every SVG Tiny renderer draws alike.
"""

from whistdesk.views.theme.lettering import number as num
from whistdesk.views.theme.pips import PIPS

SUITS = ("spades", "hearts", "diamonds", "clubs")
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

STROKE = 18  # stem weight of the index letters


def _mirror180(d, width):
    """Turn an absolute M/C/A/Z path round its centre (used for the 9)."""
    out, nums = [], []
    command, arity = "", {"M": 2, "C": 6, "A": 7, "L": 2, "Z": 0}

    def flush():
        step = arity.get(command, 0)
        if not step:
            return
        for i in range(0, len(nums), step):
            part = nums[i:i + step]
            if command == "A":
                rx, ry, rot, large, sweep, x, y = part
                part = [rx, ry, rot, large, sweep, width - x, 100 - y]
            else:
                part = [(width - v) if k % 2 == 0 else (100 - v) for k, v in enumerate(part)]
            out.append(command + " ".join(f"{v:g}" for v in part))

    for token in d.replace(",", " ").replace("M", " M ").replace("C", " C ").replace(
            "A", " A ").replace("L", " L ").replace("Z", " Z ").split():
        if token in arity:
            flush()
            command, nums = token, []
            if token == "Z":
                out.append("Z")
        else:
            nums.append(float(token))
    flush()
    return "".join(out)


_SIX_HOOK = "M51 24C47 14 41 9 33 9C17 9 9 28 9 60L9 66"
_SIX_BOWL = "M9 66A23 25 0 1 1 55 66A23 25 0 1 1 9 66Z"

# name: (advance width, filled outlines, stroked centre lines)
GLYPHS = {
    "A": (80, "M29 0H51L80 100H59L53.5 80H26.5L21 100H0ZM40 31L31 64H49Z", ""),
    "2": (62, "", "M9.5 37V31A21 22 0 0 1 52 31C52 51 27 60 15 91H61"),
    "3": (63, "", "M9 30C9 17 18 9 31 9C44 9 51 17 51 28C51 40 43 47 30 47H23"
                  "M30 47C46 47 54 56 54 69C54 82 45 91 31 91C18 91 9 83 8 69"),
    "4": (69, "M33 0H57V62H69V79H57V100H38V79H0V63ZM38 25L17.5 62H38Z", ""),
    "5": (63, "", "M55 9H15L12 50C17 42 24 39 32 39C46 39 54 50 54 64"
                  "C54 80 45 91 30 91C19 91 10 85 8 73"),
    "6": (64, "", _SIX_HOOK + _SIX_BOWL),
    "7": (62, "M0 0H62V17L34 100H13L41 18H0Z", ""),
    "8": (63, "", "M12 28A19.500 19 0 1 1 51 28A19.500 19 0 1 1 12 28Z"
                  "M9 69A22.500 22 0 1 1 54 69A22.500 22 0 1 1 9 69Z"),
    "9": (64, "", _mirror180(_SIX_HOOK, 64) + _mirror180(_SIX_BOWL, 64)),
    "10": (90, "M14 0H29V100H11V25L0 31V12Z", "M43 33A19 24 0 0 1 81 33V67A19 24 0 0 1 43 67Z"),
    "J": (54, "", "M16 9H45V66C45 83 37 91 26 91C14 91 9 83 9 68"),
    "Q": (76, "M40 67L55 58L80 97L65 105Z", "M9 50A28 41 0 1 1 65 50A28 41 0 1 1 9 50Z"),
    "K": (76, "M0 0H18V100H0ZM18 50L50 0H72L18 80ZM30 46L43 32L76 100H54Z", ""),
    "B": (64, "", "M9 9H34C46 9 52 17 52 28C52 39 45 47 34 47H9M34 47C47 47 55 56 55 69"
                  "C55 82 47 91 34 91H9ZM9 0V100"),
    "D": (70, "", "M9 9H30C51 9 61 25 61 50C61 75 51 91 30 91H9Z"),
    "O": (74, "", "M9 50A28 41 0 1 1 65 50A28 41 0 1 1 9 50Z"),
    "E": (54, "M0 0H54V17H18V41H48V58H18V83H54V100H0Z", ""),
    "R": (66, "M28 52L46 48L68 100H47Z", "M9 100V9H34C47 9 54 18 54 31C54 45 47 54 34 54H9"),
}


def pip(suit, x, y, size, fill, turned=False, extra=""):
    """One suit pip as one path, centred on (x, y)."""
    scale = num(size / 100)
    spin = " rotate(180)" if turned else ""
    return (f'<path transform="translate({num(x)} {num(y)}){spin} scale({scale})" '
            f'fill="{fill}"{extra} d="{PIPS[suit]}"/>')


def glyph(name, cx, top, height, fill, weight=1.0, max_width=None):
    """An index letter or number, centred on cx, its top edge at `top`."""
    width, outline, line = GLYPHS[name]
    sy = height / 100
    sx = min(sy, max_width / width) if max_width else sy
    x = cx - width * sx / 2
    parts = [f'<g transform="translate({num(x)} {num(top)}) scale({sx:.4g} {sy:.4g})">']
    if outline:
        parts.append(f'<path fill="{fill}" fill-rule="evenodd" d="{outline}"/>'
                     if name in "A4" else f'<path fill="{fill}" d="{outline}"/>')
    if line:
        parts.append(f'<path fill="none" stroke="{fill}" stroke-width="{num(STROKE * weight)}" '
                     f'stroke-linejoin="miter" d="{line}"/>')
    parts.append("</g>")
    return "".join(parts)
