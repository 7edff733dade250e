"""The words under the piles of the Oneonta Whist table: the longest that fit, as large as those beside them."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QPainter, QPixmap

from tests.views.oneonta.positions import WON, first_hand, passage
from tests.views.oneonta.test_oneonta_layout import STAGING, positions
from whistdesk.model.moment import Moment
from whistdesk.rules.oneonta.places import REPLY
from whistdesk.views.oneonta import wording
from whistdesk.views.oneonta.furniture import furnish_table
from whistdesk.views.oneonta.layout import predicting
from whistdesk.views.oneonta.staging import oneonta_view
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import font

MOMENT = list(positions(*WON))[20]
"""Two predictions are used."""


class Sized(Furniture):
    """Furniture that knows in what size it has drawn each text, and for what it has drawn places."""

    def __init__(self, painter: QPainter, style: Style, k: float) -> None:
        super().__init__(painter, style, k)
        self.sizes: dict[str, int] = {}
        self.slots: list[str] = []

    def slot(self, x: float, y: float, width: float, angle: float = 0, label: str = "") -> None:
        super().slot(x, y, width, angle, label)
        self.slots.append(label)

    def text(self, text: str, *args: object, **kwargs: object) -> float:
        width = super().text(text, *args, **kwargs)  # type: ignore[arg-type]
        self.sizes[text] = self.painter.font().pixelSize()
        return width


def predicting_in(seen: Moment) -> bool:
    return predicting(oneonta_view(seen), seen.table)


@contextmanager
def drawing(art: Art, k: float) -> Iterator[Sized]:
    """Such furniture, to draw with."""
    pixmap = QPixmap(8, 8)
    painter = QPainter(pixmap)
    try:
        yield Sized(painter, Style(PALETTES["baize"], Deck(), art), k)
    finally:
        painter.end()


def furnished(room: Room, art: Art, seen: Moment = MOMENT) -> Sized:
    """All furniture of a position, drawn."""
    shown = Tableau(seen, room, STAGING.layout(seen, room, picked=None, beat=None))
    with drawing(art, room.font) as kit:
        furnish_table(kit, shown)
    return kit


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("window", [(960, 640), (1280, 800), (1920, 1080), (2560, 1440)], ids=str)
def test_the_used_predictions_are_written_as_large_as_the_cards_under_the_turn_up(
    art: Art, window: tuple[int, int], text: float
) -> None:
    drawn, used = furnished(Room(*window, text), art).sizes, 2
    said = [wording.used_predictions(used, small=small) for small in (False, True)]
    under = [wording.under_turn_up(number, small=small) for number in range(8) for small in (False, True)]
    (one,), (other,) = ([size for words, size in drawn.items() if words in told] for told in (said, under))
    assert one >= 0.9 * other


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("window", [(960, 640), (1280, 800), (1920, 1080)], ids=str)
def test_what_came_of_a_used_prediction_is_written_in_full_size(art: Art, window: tuple[int, int]) -> None:
    room = Room(*window)
    menu = next(seen for seen in positions(*WON) if len(oneonta_view(seen).predictions) == 5 and predicting_in(seen))
    kit = furnished(room, art, menu)
    for hand in oneonta_view(menu).history:
        [size] = {kit.sizes[words] for words in (wording.won_short(hand.won), f"{hand.won}/7") if words in kit.sizes}
        assert size == font(13 * room.font, 500).pixelSize()


def test_a_card_in_its_place_has_no_empty_place_under_it(art: Art) -> None:
    room, state = Room(1280, 800), first_hand("predict 4")
    played = passage(state, state.legal_moves()[0])
    stops = STAGING.beats(played.before, played.events, played.after)
    replied = next(beat.table for beat in stops if beat.table.at(REPLY))
    assert furnished(room, art, played.before).slots == ["empty", "Your card"]
    assert furnished(room, art, played.before._replace(table=replied)).slots == ["empty"]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("language", ["de"], indirect=True)
def test_german_says_of_one_card_too_many_that_it_is_a_card() -> None:
    assert wording.of_seven(8) == "8, eine zu viel"
    assert wording.of_seven(9) == "9, zwei zu viel"


@pytest.mark.parametrize(("width", "words"), [(300, "more"), (150, "less"), (20, "less")])
def test_of_several_texts_the_first_that_fits_is_taken(art: Art, width: float, words: str) -> None:
    texts = {"more": "So long is the first of two texts", "less": "So short the second"}
    with drawing(art, 1.0) as kit:
        assert kit.first_fitting(tuple(texts.values()), width) == texts[words]
