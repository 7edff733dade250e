"""What sets results apart, part by part."""

from whistdesk.model.marks import Finished, Marks
from whistdesk.rules.base import Outcome


def hand(part: int) -> Outcome:
    return Outcome("hand", part, "made", 0)


MATCH = Outcome("match", 0, "finished", 0)


def test_marks_on_one_hand_spoil_that_hand_and_the_match() -> None:
    marks = Marks(practice=[1], coached=[0])
    assert [marks.finished(hand(part)).practice for part in range(3)] == [False, True, False]
    assert [marks.finished(hand(part)).coached for part in range(3)] == [True, False, False]
    assert marks.finished(MATCH) == Finished(MATCH, practice=True, conceded=False, coached=True)


def test_a_game_that_is_practice_from_its_first_card_is_so_in_every_part() -> None:
    marks = Marks(all_practice=True)
    assert marks.spoilt
    assert marks.finished(hand(5)).practice


def test_only_parts_that_were_not_practice_are_news() -> None:
    marks = Marks()
    assert marks.spoil({1})
    assert not marks.spoil({1})
    assert not marks.spoil(set())
    assert marks.practice == {1}


def test_a_concession_is_taken_back_with_the_moves_after_which_it_was_made() -> None:
    marks = Marks(conceded=[(0, 3)])
    marks.give_up(1, 7)
    assert marks.gave_up_at(7)
    marks.take_back(7)
    assert marks.conceded == ((0, 3),)
    assert marks.finished(hand(0)).conceded
    assert not marks.gave_up(1)
