"""The suit signs of the deck as SVG paths, in a box of 100 by 100 round the origin (no Qt)."""

from typing import Final

PIPS: Final = {
    "spades": (
        "M0 -50C8 -33 23 -22 35 -9C47 5 45 27 27 30C17 31 9 26 5 18"
        "C6 32 10 42 20 50H-20C-10 42 -6 32 -5 18C-9 26 -17 31 -27 30"
        "C-45 27 -47 5 -35 -9C-23 -22 -8 -33 0 -50Z"
    ),
    "hearts": (
        "M0 49C-7 31 -22 18 -35 2C-50 -17 -44 -45 -23 -47C-10 -48 -2 -39 0 -27"
        "C2 -39 10 -48 23 -47C44 -45 50 -17 35 2C22 18 7 31 0 49Z"
    ),
    "diamonds": ("M0 -51C9 -31 21 -14 37 0C21 14 9 31 0 51C-9 31 -21 14 -37 0C-21 -14 -9 -31 0 -51Z"),
    "clubs": (
        "M22 -28A22 22 0 0 1 12.5 -10A22 22 0 1 1 5.5 19C6.5 32 10 42 20 50H-20"
        "C-10 42 -6.5 32 -5.5 19A22 22 0 1 1 -12.5 -10A22 22 0 1 1 22 -28Z"
    ),
}
"""By the suit's name in the generator: ``spades``, ``hearts``, ``diamonds``, ``clubs``."""
