#!/usr/bin/env python3
"""Write icon.svg (48 px and more), icon-small.svg (16 to 32 px) and wordmark.svg."""

import argparse
from math import cos, pi, sin
from pathlib import Path

from whistdesk.views.theme.lettering import lettering
from whistdesk.views.theme.lettering import number as num
from whistdesk.views.theme.pips import PIPS

GOLD, INK, CREAM, GREEN, DEEP = "#E2AC42", "#171B2B", "#FDF8EA", "#1F6B50", "#0F3A2E"


def svg(width, height, content):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="{num(width)}" '
            f'height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}">{content}</svg>\n')


def tile(detail):
    art = ('<linearGradient id="g" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse">'
           f'<stop offset="0" stop-color="{GREEN}"/><stop offset="1" stop-color="{DEEP}"/></linearGradient>')
    out = f'<defs>{art}</defs><rect x="8" y="8" width="496" height="496" rx="112" fill="url(#g)"/>'
    if detail:
        d = ""
        for i in range(0, 40, 2):  # quiet sunburst, kept inside the rounded corners
            a, b = (i - .5) * pi / 20, (i + .5) * pi / 20
            d += f"M256 262L{num(256 + 226 * sin(a))} {num(262 - 226 * cos(a))}L{num(256 + 226 * sin(b))} {num(262 - 226 * cos(b))}Z"
        out += f'<path d="{d}" fill="#FFFFFF" fill-opacity=".07"/>'
        out += f'<rect x="26" y="26" width="460" height="460" rx="96" fill="none" stroke="{GOLD}" stroke-width="7"/>'
    return out


def icon(detail=True):
    out = tile(detail)
    if detail:
        card = ('<rect x="-112" y="-156" width="224" height="312" rx="26" fill="#000000" fill-opacity=".28" transform="translate(7 11)"/>'
                '<rect x="-112" y="-156" width="224" height="312" rx="26" fill="{0}"/>')
        out += '<g transform="translate(312 262) rotate(16)">' + card.format("#A3213A")
        out += f'<rect x="-96" y="-140" width="192" height="280" rx="16" fill="none" stroke="{GOLD}" stroke-width="7"/></g>'
        out += '<g transform="translate(222 258) rotate(-9)">' + card.format(CREAM)
        out += f'<path transform="translate(0 4) scale(2.05)" fill="{INK}" d="{PIPS["spades"]}"/>'
        out += f'<path d="M-44 10L-22 58L0 20L22 58L44 10" transform="translate(0 -8)" fill="none" stroke="{GOLD}" stroke-width="13" stroke-linejoin="miter"/></g>'
    else:
        out += f'<g transform="translate(256 256) rotate(-7)"><rect x="-148" y="-204" width="296" height="408" rx="40" fill="{CREAM}"/>'
        out += f'<path transform="translate(0 2) scale(2.75)" fill="{INK}" d="{PIPS["spades"]}"/></g>'
    return svg(512, 512, out)


def wordmark():
    width, body = lettering("WHISTDESK", 100, GOLD, 10, 26)
    return svg(width + 8, 108, f'<g transform="translate(4 4)">{body}</g>')


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1])
    folder = parser.parse_args().out
    (folder / "icon.svg").write_text(icon(), encoding="utf-8")
    (folder / "icon-small.svg").write_text(icon(detail=False), encoding="utf-8")
    (folder / "wordmark.svg").write_text(wordmark(), encoding="utf-8")


if __name__ == "__main__":
    main()
