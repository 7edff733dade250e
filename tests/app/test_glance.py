"""What the home screen said last is what it says first."""

from whistdesk.app.glance import LONGEST_NOTE, Glance, can_be, read, written
from whistdesk.views.tile import Standing
from whistdesk.views.tiles import TILES

SOLO = "solo-whist"
STANDINGS = [Standing(key, tile, key == SOLO, f"Words of {key}", key == SOLO) for key, tile in TILES.items()]


def test_what_was_on_the_tiles_survives_a_file() -> None:
    document = written(Glance.of(STANDINGS, "en"))
    assert can_be(document)
    assert read(document).standings("en") == STANDINGS


def test_words_of_another_language_are_left_out() -> None:
    bare = [standing._replace(note="") for standing in STANDINGS]
    assert Glance.of(STANDINGS, "en").standings("de") == bare


def test_without_a_memory_no_game_is_begun_and_the_first_is_offered() -> None:
    assert [(standing.key, standing.begun, standing.last) for standing in Glance().standings("en")] == [
        ("oneonta-whist", False, True),
        ("cribbage-solitaire", False, False),
        (SOLO, False, False),
    ]


def test_a_long_note_is_cut_so_that_it_can_be_read_again() -> None:
    long = [standing._replace(note="x" * 1000) for standing in STANDINGS]
    document = written(Glance.of(long, "en"))
    assert can_be(document)
    assert {len(note) for note in document["notes"].values()} == {LONGEST_NOTE}
