"""What stands on the bar besides its buttons: the drawn title, the mark, and how the game stands."""

from typing import Final, NamedTuple

from whistdesk.views.table.drawing import text_width
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.theme.palette import GOLD_BUTTON, GOLD_BUTTON_INK
from whistdesk.views.theme.stamps import lettered_width
from whistdesk.views.theme.type import SMALLEST

TALL: Final = 16
"""The height of the title, at 100 %."""
LEAST_TITLE: Final = 0.6
"""The share of its size below which a title could not be read."""


class Ends(NamedTuple):
    """Where, from the left, the title ends, then the number, then the mark."""

    title: float = 0.0
    number: float = 0.0
    mark: float = 0.0


class Span(NamedTuple):
    """The part of the bar between way back and tools, as high as the bar; ``k`` scales all type."""

    start: float
    end: float
    width: float
    """Of the whole bar."""
    height: float
    k: float


class Inscription(NamedTuple):
    """The words of a bar. ``mark`` says why the result will not be counted."""

    title: str = ""
    deal: str = ""
    mark: str = ""
    middle: str = ""

    @property
    def spoken(self) -> str:
        """All of it for screen readers."""
        return ", ".join(word for word in self if word)

    def ends(self, span: Span, number: float) -> Ends:
        """Where title, number and mark end: the title gives way where all do not fit, and is left out at last.

        ``number`` is the width of the button with the number of the deal, and of the gap before it.
        """
        k = span.k
        marked = text_width(self.mark, 12 * k, 700) + 30 * k if self.mark else 0.0
        most = span.end - span.start - number - marked - max(80 * k, self._least_middle() + 44)
        full = lettered_width(self.title, TALL * k)
        title = span.start + (min(full, most) if most >= LEAST_TITLE * full else 0.0)
        return Ends(title, title + number, title + number + marked)

    def paint(self, furniture: Furniture, span: Span, ends: Ends) -> None:
        """Title, mark and the middle text; the number is a button."""
        tall, middle = TALL * span.k, span.height / 2
        label = furniture.palette.label
        if ends.title > span.start:
            within = ends.title - span.start
            furniture.title(self.title, span.start, middle - tall / 2, tall, colour=label, weight=11, within=within)
        if ends.mark > ends.number:
            place = (ends.number + 12 * span.k + ends.mark) / 2
            furniture.tag(self.mark, place, middle, fill=GOLD_BUTTON, ink=GOLD_BUTTON_INK)
        self._paint_middle(furniture, span._replace(start=ends.mark))

    def _paint_middle(self, furniture: Furniture, span: Span) -> None:
        """In the middle of the bar, or of the free span where it would touch what stands beside it."""
        room = max(span.end - span.start - 24, 40)
        words = self._shortened(furniture, span.k, room)
        width = furniture.measure(words, 14, 500)
        centre = span.width / 2
        if centre - width / 2 < span.start + 20 or centre + width / 2 > span.end - 20:
            centre = (span.start + span.end) / 2
        furniture.text(words, centre, span.height / 2 - 9 * span.k, 14, 500, align="centre", within=room)

    def _shortened(self, furniture: Furniture, k: float, room: float) -> str:
        """The middle text; where it does not even fit in the smallest type, without its last part."""
        head, _, _ = self.middle.rpartition("·")
        fits = furniture.measure(self.middle, SMALLEST / k, 500) <= room
        return self.middle if fits or not head else head.rstrip()

    def _least_middle(self) -> float:
        """The width of the middle text without its last part, in the smallest type."""
        head, _, _ = self.middle.rpartition("·")
        return text_width(head.rstrip() or self.middle, SMALLEST, 500)
