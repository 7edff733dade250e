"""Draws every screen of whistdesk into a folder, for people to look at.

Each language and each device ratio is drawn by a process of its own, since Qt asks for both only once.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.screens.sheet import lay_sheets
from tests.screens.shots import Size, screens, studio

LANGUAGES = ("en", "de")
SIZES: tuple[Size, ...] = ((960, 640), (1280, 800), (1920, 1080))
SHARP: Size = (1280, 800)
"""The size that is drawn at device ratio 2 too."""
SHOWN = ("home", "oneonta", "cribbage-count", "solo-auction")
"""The pictures of the README."""
README_FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
JPEG_QUALITY = 88


def main() -> int:
    """Draw what the arguments ask for; the exit status."""
    options = _parsed()
    if options.child:
        _draw(options)
        return 0
    if options.readme:
        return _child(options, "en", 1, [SHARP])
    for language in options.languages:
        status = _child(options, language, 1, SIZES) or _child(options, language, 2, [SHARP])
        if status:
            return status
    if options.beside:
        lay_sheets(options.into / "en", options.beside, options.into / "sheets")
    return 0


def _parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("screenshots"), help="the folder to write to")
    parser.add_argument("--only", nargs="+", choices=screens(), metavar="NAME", help=", ".join(screens()))
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--beside", type=Path, help="a folder of drafts: lay each picture beside its own")
    parser.add_argument("--readme", action="store_true", help=f"only the README's pictures, into {README_FOLDER.name}")
    parser.add_argument("--child", nargs="+", help=argparse.SUPPRESS)
    return parser.parse_args()


def _child(options: argparse.Namespace, language: str, ratio: int, sizes: "list[Size] | tuple[Size, ...]") -> int:
    words = [language, *(f"{width}x{height}" for width, height in sizes)]
    command = [sys.executable, "-m", "tests.screens", "--into", str(options.into)]
    command += ["--readme"] if options.readme else []
    command += ["--only", *options.only] if options.only else []
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(ratio)}
    return subprocess.call([*command, "--child", *words], env=environment)


def _draw(options: argparse.Namespace) -> None:
    language, *sizes = options.child
    folder = README_FOLDER if options.readme else options.into / language
    folder.mkdir(parents=True, exist_ok=True)
    wanted = options.only or (SHOWN if options.readme else screens())
    with tempfile.TemporaryDirectory() as home, studio(Path(home), language) as place:
        for name in wanted:
            for words in sizes:
                width, height = map(int, words.split("x"))
                picture = place.take(name, (width, height))
                if options.readme:
                    picture.save(str(folder / f"{name}.jpg"), "JPG", JPEG_QUALITY)
                    continue
                ratio = round(picture.devicePixelRatio())
                picture.save(str(folder / f"{name}-{words}{f'@{ratio}' if ratio > 1 else ''}.png"))


if __name__ == "__main__":
    sys.exit(main())
