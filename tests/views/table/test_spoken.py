"""What screen readers are told at the table: events, what is to be done, and the whole table at a key."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.views.table.conftest import Player, Seated


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced, in order."""
    told: list[str] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(event.message()))
    return told


def test_a_game_begins_with_what_is_to_be_done(announced: list[str], seat: Seated) -> None:
    seat()
    assert announced[-1] == "Play a card."


def test_what_is_to_be_done_is_told_anew_after_each_event(announced: list[str], player: Player, calm: None) -> None:
    announced.clear()
    player.click("7D")
    player.settle()
    assert announced == ["You play the 7 of diamonds.", "Play a card."]


def test_a_refusal_is_told_as_often_as_it_comes(announced: list[str], player: Player) -> None:
    announced.clear()
    player.click("QS")
    player.click("QS")
    assert announced == [player.prompt] * 2


def test_a_pick_tells_how_it_is_confirmed(announced: list[str], player: Player) -> None:
    announced.clear()
    player.key(Qt.Key.Key_B)
    assert announced == ["Bell. Enter confirms it."]


def test_a_key_tells_the_whole_table(announced: list[str], player: Player) -> None:
    announced.clear()
    player.key(Qt.Key.Key_T)
    (told,) = announced
    assert told.startswith("Pile, 0 cards")


def test_open_cards_that_cannot_be_pressed_have_labels(player: Player) -> None:
    player.click("7D")
    player.settle()
    words = player.display.places.words()
    assert "7 of diamonds" in words
    assert len(words) == len(set(words))
