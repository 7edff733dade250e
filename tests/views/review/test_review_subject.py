"""Which parts lie beside the one that is looked back at."""

from whistdesk.views.review.subject import Subject


def test_at_the_ends_the_neighbour_is_the_part_itself() -> None:
    parts = (0, 1, 4)
    assert [Subject(7, part, parts).neighbour(-1) for part in parts] == [0, 0, 1]
    assert [Subject(7, part, parts).neighbour(1) for part in parts] == [1, 4, 4]
