"""Where the files lie that come with the program: card art, icons, translations, rule texts, a script (no Qt)."""

from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parents[1]


@cache
def shipped(room: str) -> Path:
    """The folder of ``assets``, ``seeds`` or ``examples``.

    An installed or bundled program carries it inside the package, a source tree beside it.
    """
    inside = _PACKAGE / room
    return inside if inside.is_dir() else _PACKAGE.parent / room
