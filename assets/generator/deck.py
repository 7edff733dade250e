#!/usr/bin/env python3
"""Generate the whistdesk playing cards as SVG files (standard library only).

    python deck.py                # all sets into assets/cards
    python deck.py --out DIR      # somewhere else

Cards are 63 x 88 mm, drawn in tenths of a millimetre (viewBox 0 0 630 880).
Only plain paths, circles, rectangles and transforms are used: no filters, no
masks, no clip paths, no text, so QtSvg draws exactly what a browser draws.
"""

import argparse
from math import cos, pi, sin
from pathlib import Path

import backs
import courts
from glyphs import PIPS, RANKS, SUITS, glyph, num, pip

W, H, RADIUS = 630, 880, 36

SCHEMES = {
    "classic": {"spades": "#171B2B", "hearts": "#C4182B", "diamonds": "#C4182B", "clubs": "#171B2B"},
    "four": {"spades": "#14161F", "hearts": "#CC1B00", "diamonds": "#0A30C8", "clubs": "#008062"},
}
GOLD = "#C8963A"
FIT = {"spades": 1.0, "hearts": 0.97, "diamonds": 1.06, "clubs": 1.0}  # optical size
LETTERS = {"en": {}, "de": {"J": "B", "Q": "D"}}

# x is left, middle, right; y runs from top to bottom; the lower half is turned
COLUMNS = (220, 315, 410)
ROWS = (158, 440, 722)


def layout(count):
    """Centres of the pips of a number card, as (x, y, turned)."""
    left, mid, right = COLUMNS
    top, centre, low = ROWS
    third = (low - top) / 3
    two = [(mid, top), (mid, low)]
    four = [(left, top), (right, top), (left, low), (right, low)]
    six = [*four, (left, centre), (right, centre)]
    eight = [*four, (left, top + third), (right, top + third), (left, low - third), (right, low - third)]
    places = {
        2: two,
        3: [*two, (mid, centre)],
        4: four,
        5: [*four, (mid, centre)],
        6: six,
        7: [*six, (mid, (top + centre) / 2)],
        8: [*six, (mid, (top + centre) / 2), (mid, (low + centre) / 2)],
        9: [*eight, (mid, centre)],
        10: [*eight, (mid, top + third / 2), (mid, low - third / 2)],
    }[count]
    return [(x, y, y > centre) for x, y in places]


def frame(content, paper="#FFFDF6", edge="#CFC6B2"):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
            f'width="{W}" height="{H}" viewBox="0 0 {W} {H}">'
            f'<rect x="2.5" y="2.5" width="{W - 5}" height="{H - 5}" rx="{RADIUS}" ry="{RADIUS}" '
            f'fill="{paper}" stroke="{edge}" stroke-width="5"/>{content}</svg>\n')


def turned(content):
    """The same content at the opposite end of the card."""
    return content + f'<g transform="rotate(180 {W // 2} {H // 2})">{content}</g>'


def corner(rank, suit, colour, letters):
    name = LETTERS[letters].get(rank, rank)
    return (glyph(name, 78, 40, 132, colour, max_width=104)
            + pip(suit, 78, 230, 88 * FIT[suit], colour))


def number_face(rank, suit, colour):
    size = (120 if int(rank) < 9 else 108) * FIT[suit]
    return "".join(pip(suit, x, y, size, colour, t) for x, y, t in layout(int(rank)))


def ace_face(suit, colour):
    """Large ornamented pips; the ace of spades carries the richest one."""
    cx, cy = W / 2, H / 2
    if suit != "spades":
        out = halo(cx, cy, 168, 186, 200, 60)
        out += pip(suit, cx, cy, 262 * FIT[suit], colour)
        out += outline(suit, cx, cy, 212 * FIT[suit], GOLD, 2.2)
        out += emblem(cx, cy + (-12 if suit == "hearts" else 0), 46)
        return out
    out = halo(cx, cy, 236, 262, 282, 72)
    out += pip(suit, cx, cy, 440, colour)
    out += outline(suit, cx, cy - 4, 388, GOLD, 1.6) + outline(suit, cx, cy - 6, 362, GOLD, .7)
    # a sunrise: blades fanning from a half disc, with scalloped ends
    base = cy + 62
    blades = ""
    for i in range(13):
        a = -1.32 + i * 2.64 / 13
        b, m = a + 2.64 / 13, a + 1.32 / 13
        r = 128 - 26 * abs(m)
        def at(radius, angle):
            return f"{num(cx + radius * sin(angle))} {num(base - radius * cos(angle))}"
        blades += f"M{at(46, a + .03)}L{at(r, a + .03)}Q{at(r + 16, m)} {at(r, b - .03)}L{at(46, b - .03)}Z"
    out += f'<path d="{blades}" fill="{GOLD}"/>'
    out += f'<path d="M{num(cx - 36)} {num(base)}A36 36 0 0 1 {num(cx + 36)} {num(base)}Z" fill="{GOLD}"/>'
    out += f'<path d="M{num(cx - 22)} {num(base)}A22 22 0 0 1 {num(cx + 22)} {num(base)}" fill="none" stroke="{colour}" stroke-width="4"/>'
    out += (f'<path d="M{num(cx - 118)} {num(base + 8)}H{num(cx + 118)}M{num(cx - 92)} {num(base + 18)}H{num(cx + 92)}" '
            f'stroke="{GOLD}" stroke-width="4" fill="none"/>')
    out += f'<path d="M{num(cx)} {num(base + 34)}V{num(cy + 178)}M{num(cx - 52)} {num(cy + 196)}H{num(cx + 52)}" stroke="{GOLD}" stroke-width="4" fill="none"/>'
    out += "".join(f'<path d="M{num(cx)} {num(y - 17)}L{num(cx + 9)} {num(y)}L{num(cx)} {num(y + 17)}L{num(cx - 9)} {num(y)}Z" fill="{GOLD}"/>'
                   for y in (cy - 150, cy - 112))
    for side in (-1, 1):  # stepped bars above and below
        for k, half_width in enumerate((96, 62, 30)):
            y = cy + side * (312 + 14 * k)
            out += f'<path d="M{num(cx - half_width)} {num(y)}H{num(cx + half_width)}" stroke="{(colour, GOLD, colour)[k]}" stroke-width="5" fill="none"/>'
    return out


def halo(cx, cy, inner, short, long, count):
    """Fine rays round an ace."""
    d = ""
    for i in range(count):
        a = 2 * pi * i / count
        r = long if i % 2 == 0 else short
        d += (f"M{num(cx + inner * sin(a))} {num(cy - inner * cos(a))}"
              f"L{num(cx + r * sin(a))} {num(cy - r * cos(a))}")
    return f'<path d="{d}" stroke="{GOLD}" stroke-width="3.500" fill="none"/>'


def outline(suit, x, y, size, stroke, width):
    return (f'<path transform="translate({num(x)} {num(y)}) scale({num(size / 100)})" fill="none" '
            f'stroke="{stroke}" stroke-width="{num(width)}" d="{PIPS[suit]}"/>')


def emblem(cx, cy, r):
    """Small eight-rayed jewel inside the aces."""
    d = ""
    for i in range(8):
        a, reach = i * pi / 4, r if i % 2 == 0 else r * .62
        for angle, radius in ((a - .22, r * .24), (a, reach), (a + .22, r * .24)):
            d += f"{'L' if d else 'M'}{num(cx + radius * sin(angle))} {num(cy - radius * cos(angle))}"
    return f'<path d="{d}Z" fill="{GOLD}"/>' + f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r * .14)}" fill="#FFFDF6"/>'


def large_face(rank, suit, colour, letters, scheme):
    """High-contrast variant: huge index and pip, everything else out of the way."""
    name = LETTERS[letters].get(rank, rank)
    if rank in "JQK":  # index and figure share each half of the card
        end = (glyph(name, 122, 34, 238, colour, max_width=188, weight=1.06) + pip(suit, 122, 352, 142 * FIT[suit], colour)
               + f'<g transform="translate(422 412) scale(1.005)">{courts.bust(rank, suit, colour, scheme)}</g>')
        return turned(end)
    ends = turned(glyph(name, 128, 40, 246, colour, max_width=200, weight=1.06)
                  + pip(suit, 128, 386, 168 * FIT[suit], colour))
    return ends + pip(suit, W / 2, H / 2, 150 * FIT[suit], colour)


def card(rank, suit, scheme="classic", letters="en", style="standard"):
    """One playing card as SVG text."""
    colour = SCHEMES[scheme][suit]
    if style == "large":
        return frame(large_face(rank, suit, colour, letters, scheme), paper="#FFFFFF", edge="#8A8A8A")
    body = turned(corner(rank, suit, colour, letters))
    if rank == "A":
        body += ace_face(suit, colour)
    elif rank in "JQK":
        panel = courts.court(rank, suit, colour, scheme)
        body += f'<g transform="translate({W // 2} {H // 2}) scale(1.04)">{panel}</g>'
    else:
        body += number_face(rank, suit, colour)
    return frame(body)


def write_set(folder, scheme, style):
    """52 cards, plus the German court letters (B, D)."""
    folder.mkdir(parents=True, exist_ok=True)
    for suit in SUITS:
        for rank in RANKS:
            (folder / f"{suit[0].upper()}{rank}.svg").write_text(card(rank, suit, scheme, "en", style), encoding="utf-8")
        for rank in ("J", "Q"):
            (folder / f"{suit[0].upper()}{rank}-de.svg").write_text(card(rank, suit, scheme, "de", style), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1] / "cards")
    out = parser.parse_args().out
    for scheme in SCHEMES:
        write_set(out / scheme, scheme, "standard")
        write_set(out / f"{scheme}-large", scheme, "large")
    (out / "backs").mkdir(parents=True, exist_ok=True)
    for name in backs.BACKS:
        (out / "backs" / f"{name}.svg").write_text(backs.back(name), encoding="utf-8")


if __name__ == "__main__":
    main()
