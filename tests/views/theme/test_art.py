"""Card pictures: drawn once for each size, off the GUI thread."""

import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap, QPixmapCache
from pytestqt.qtbot import QtBot

from whistdesk.cards.card import CARDS, parse_card
from whistdesk.views.theme import art as art_module
from whistdesk.views.theme.art import ASPECT, Art, Deck, raster
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES
from whistdesk.views.theme.style import Style

QUEEN = parse_card("QH")
FILE = Deck().file(QUEEN)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, bool]]:
    """What was drawn: the file's name, the width, and whether the GUI thread drew it."""
    seen: list[tuple[str, int, bool]] = []

    def watched(file: Path, pixels: int) -> object:
        seen.append((file.name, pixels, threading.current_thread() is threading.main_thread()))
        return raster(file, pixels)

    monkeypatch.setattr(art_module, "raster", watched)
    return seen


def wait_for(art: Art, pixels: int) -> QPixmap:
    art.picture(FILE, pixels)
    art.finish()
    found = art.picture(FILE, pixels)
    assert found is not None
    return found


def test_a_picture_comes_later_and_has_the_width_that_was_asked_for(art: Art, qtbot: QtBot) -> None:
    with qtbot.waitSignal(art.drawn):
        assert art.picture(FILE, 100) is None
    found = art.picture(FILE, 100)
    assert found is not None
    assert (found.width(), found.height()) == (100, round(100 * ASPECT))


def test_each_size_is_drawn_once_and_never_in_the_gui_thread(art: Art, drawn: list[tuple[str, int, bool]]) -> None:
    for _ in range(3):
        wait_for(art, 90)
    assert drawn == [("HQ.svg", 90, False)]


def test_until_a_new_size_is_there_the_nearest_one_is_shown(art: Art) -> None:
    small, large = wait_for(art, 60), wait_for(art, 200)
    assert art.picture(FILE, 70) is small
    assert art.picture(FILE, 180) is large


def test_pictures_are_keyed_by_the_density_of_the_screen(art: Art) -> None:
    style = Style(PALETTES["baize"], Deck(), art)
    for ratio in (1, 1.25, 1.5, 2, 3):
        style.face(QUEEN, 80, ratio)
    art.finish()
    widths = [found.width() for ratio in (1, 1.25, 1.5, 2, 3) if (found := style.face(QUEEN, 80, ratio))]
    assert widths == [80, 100, 120, 160, 240]


def test_the_cache_is_bounded_and_drops_what_was_used_longest_ago(
    art: Art, drawn: list[tuple[str, int, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "CACHE_BYTES", 3 * 100 * 140 * 4)
    for width in (97, 98, 99, 100):
        wait_for(art, width)
    drawn.clear()
    wait_for(art, 100)
    wait_for(art, 97)
    assert drawn == [("HQ.svg", 97, False)]


def test_a_picture_that_somebody_shows_is_not_drawn_again_although_it_is_not_kept(
    art: Art, drawn: list[tuple[str, int, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "CACHE_BYTES", 3 * 100 * 140 * 4)
    shown = wait_for(art, 97)
    for width in (98, 99, 100):
        wait_for(art, width)
    drawn.clear()
    assert wait_for(art, 97) is shown
    assert drawn == []


def test_what_labels_have_shown_is_not_kept_by_qt_either(art: Art) -> None:
    QPixmapCache.clear()
    shown = [f"label {number}" for number in range(8)]
    for name in shown:
        picture = QPixmap(512, 256)
        picture.fill()
        QPixmapCache.insert(name, picture)
    there = [name for name in shown if QPixmapCache.find(name, QPixmap())]
    assert 0 < len(there) <= art_module.QT_KEPT // (512 * 256 * 4)


def test_closing_forgets_what_is_still_to_be_drawn(art: Art, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(art.drawn, wait=50):
        for pixels in range(60, 90):
            art.picture(FILE, pixels)
        art.close()


def test_what_is_asked_for_after_closing_is_not_drawn(art: Art, drawn: list[tuple[str, int, bool]]) -> None:
    art.close()
    assert art.picture(FILE, 60) is None
    art.wait(1000)
    assert drawn == []


@pytest.mark.parametrize("faces", DECKS)
@pytest.mark.parametrize("german", [False, True])
def test_every_deck_has_every_face(faces: str, german: bool) -> None:
    deck = Deck(faces, german=german)
    assert all(deck.file(card).is_file() for card in CARDS)
    assert len({deck.file(card) for card in CARDS}) == 52


@pytest.mark.parametrize("back", BACKS)
def test_every_back_is_there(back: str) -> None:
    assert Deck(back=back).file(None).is_file()


def test_german_letters_change_jacks_and_queens_only() -> None:
    english, german = Deck(), Deck(german=True)
    changed = [str(card) for card in CARDS if english.file(card) != german.file(card)]
    assert changed == ["JC", "QC", "JD", "QD", "JH", "QH", "JS", "QS"]
