"""Pictures that are drawn once and kept, as long as all of them together are not too large."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from PySide6.QtGui import QPixmap

P = ParamSpec("P")


def kept(most: int) -> Callable[[Callable[P, QPixmap]], Callable[P, QPixmap]]:
    """Have a drawing function remember its pictures; beyond ``most`` bytes those used longest ago are dropped."""

    def remembering(draw: Callable[P, QPixmap]) -> Callable[P, QPixmap]:
        pictures: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        total = 0

        @wraps(draw)
        def drawn(*args: P.args, **named: P.kwargs) -> QPixmap:
            nonlocal total
            key = (args, *named.items())
            found = pictures.get(key)
            if found is not None:
                pictures.move_to_end(key)
                return found
            picture = pictures[key] = draw(*args, **named)
            total += weight(picture)
            while total > most and len(pictures) > 1:
                total -= weight(pictures.popitem(last=False)[1])
            return picture

        return drawn

    return remembering


def weight(picture: QPixmap) -> int:
    """The bytes of a picture."""
    return picture.width() * picture.height() * picture.depth() // 8
