"""Proves that every text of every screen is whole, stands alone, and is dark or light enough; names what is not.

    python -m tests.screens.legible [--only NAME ...] [--looks NAME ...] [--languages en de]

goes through both languages, three sizes, texts at 100 % and 150 %, and every look: the games' own cloths, the
light one, high contrast with large indices in four colours, and device ratio 2. All of it takes some minutes;
``test_texts.py`` does a part. Each language and look is measured by a process of its own.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.screens.proof import faults
from tests.screens.shots import Size, screens, settle, studio


class Look(NamedTuple):
    """How the screens are drawn: cloth and cards as the settings name them, device pixels by pixel."""

    theme: str = ""
    deck: str = "classic"
    ratio: int = 1


LOOKS = {
    "own": Look(),
    "light": Look("linen"),
    "contrast": Look("onyx", "four-large"),
    "dense": Look(ratio=2),
}
SIZES: tuple[Size, ...] = ((960, 640), (1280, 800), (1920, 1080))
TEXTS = (100, 150)
LANGUAGES = ("en", "de")


def main() -> int:
    """Measure what the arguments ask for; 1 where something is wrong."""
    options = _parsed()
    if options.child:
        return _measure(options)
    found = [_child(options, language, look) for language in options.languages for look in options.looks]
    return int(any(found))


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.screens.legible", description=__doc__.split("\n", 1)[0])
    parser.add_argument("--only", nargs="+", choices=screens(), metavar="NAME", default=list(screens()))
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=list(LOOKS))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--smallest", action="store_true", help="only the smallest window with the largest text")
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    return parser.parse_args()


def _child(options: argparse.Namespace, language: str, look: str) -> int:
    command = [sys.executable, "-m", "tests.screens.legible", "--only", *options.only]
    command += ["--smallest"] if options.smallest else []
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(LOOKS[look].ratio)}
    return subprocess.call([*command, "--child", language, look], env=environment)


def _measure(options: argparse.Namespace) -> int:
    language, name = options.child
    look = LOOKS[name]
    wrong = 0
    with tempfile.TemporaryDirectory() as home, studio(Path(home), language) as place:
        choices, window = place.program.choices, place.program.window
        choices.change("deck", look.deck)
        for size in SIZES[:1] if options.smallest else SIZES:
            window.resize(*size)
            for text in TEXTS[1:] if options.smallest else TEXTS:
                choices.change("text", text)
                for screen in options.only:
                    choices.change("theme", look.theme)
                    screens()[screen](place.program)
                    settle(place.program)
                    for fault in faults(place.program):
                        told = f"{screen} {language} {name} {size[0]}x{size[1]} {text} %: {fault}"
                        sys.stdout.write(f"{told}\n")
                        wrong += 1
                    place.program.go_home()
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
