"""The coach's sentences in the call panel: all of them, never small."""

import pytest
from PySide6.QtGui import QPainter, QPixmap

from whistdesk.views.solowhist.callfaces import Sizes
from whistdesk.views.solowhist.callpanel import LEAST_ADVICE, advice_fitted
from whistdesk.views.solowhist.measures import Measures
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import Room
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import SMALLEST

SENTENCES = (
    "Coach: Annahme.",
    "Gut für etwa 3,7 Stiche, mit denen des Partners für 7,7.",
    "Der Kontrakt gelingt in 70 von 100 passenden Verteilungen.",
    "Aus 160 ausgelosten Verteilungen.",
)


def fitted(art: Art, sentences: tuple[str, ...], room: Room) -> tuple[str, float, Sizes]:
    """The words and their size in the panel of a window."""
    panel, k = Measures(room).panel, room.font
    sizes = Sizes.of(panel.height, k, compact=room.text > 1, advised=True)
    left = sizes.column + 18 if sizes.column else sizes.margin
    place = Rect(left, sizes.state_y, panel.width - left - sizes.margin, sizes.grid_y - sizes.state_y - 3)
    pixmap = QPixmap(10, 10)
    painter = QPainter(pixmap)
    words, size = advice_fitted(
        Furniture(painter, Style(PALETTES["midnight"], Deck(), art), k), Advice(sentences=sentences), place, sizes.state
    )
    painter.end()
    return words, size, sizes


@pytest.mark.parametrize("window", [(960, 640), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
def test_its_reason_is_read_in_every_window_and_grows_with_the_text(
    art: Art, window: tuple[int, int], text: float
) -> None:
    room = Room(*window, text)
    words, size, sizes = fitted(art, SENTENCES, room)
    assert words.startswith(" ".join(SENTENCES[:3]))
    assert size * room.font >= SMALLEST
    assert size >= LEAST_ADVICE * sizes.state


def test_of_sentences_that_are_too_many_the_first_ones_are_read(art: Art) -> None:
    words, _, _ = fitted(art, (SENTENCES[0], *SENTENCES[1:] * 4), Room(960, 640, 1.5))
    assert words.startswith(SENTENCES[0])
    assert len(words) < len(" ".join(SENTENCES[1:] * 4))
