"""Where callouts lie."""

from hypothesis import given
from hypothesis import strategies as st

from whistdesk.views.guide.placing import NEEDED, WORDS, Obstacle, place
from whistdesk.views.table.pose import Rect

ROOM = Rect(0, 60, 880, 500)
SIZE = (160.0, 64.0)
BOXES = st.builds(Rect, st.floats(0, 800), st.floats(60, 500), st.floats(10, 300), st.floats(10, 200))


def overlap(one: Rect, two: Rect) -> bool:
    across = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
    down = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    return across > 0 and down > 0


@given(target=BOXES, needed=st.lists(BOXES, max_size=6), words=st.lists(BOXES, max_size=4))
def test_a_callout_lies_in_the_room_and_says_whether_it_hides_what_is_needed(
    target: Rect, needed: list[Rect], words: list[Rect]
) -> None:
    obstacles = [*(Obstacle(box, NEEDED) for box in needed), *(Obstacle(box, WORDS) for box in words)]
    placed = place([SIZE], target, ROOM, obstacles)
    assert ROOM.x <= placed.box.x
    assert placed.box.x + placed.box.width <= ROOM.x + ROOM.width + 1e-6
    assert ROOM.y <= placed.box.y
    assert placed.box.y + placed.box.height <= ROOM.y + ROOM.height + 1e-6
    assert not (placed.clear and any(overlap(placed.box, box) for box in needed))


def test_it_lies_near_what_it_is_about() -> None:
    near = place([SIZE], Rect(700, 400, 40, 40), ROOM, [Obstacle(Rect(700, 400, 40, 40), NEEDED)]).box
    assert overlap(near, Rect(640, 340, 160, 160))


def test_words_give_way_to_what_is_needed() -> None:
    cards, caption = Rect(0, 60, 880, 300), Rect(0, 360, 880, 200)
    placed = place([SIZE], Rect(400, 100, 40, 40), ROOM, [Obstacle(cards, NEEDED), Obstacle(caption, WORDS)])
    assert placed.clear
    assert placed.box.y >= 360


def test_of_several_sizes_the_one_that_fits_is_taken() -> None:
    cards = Obstacle(Rect(0, 60, 880, 420), NEEDED)
    placed = place([(300, 200), (600, 60)], Rect(10, 70, 40, 40), ROOM, [cards])
    assert (placed.size, placed.clear) == (1, True)
    assert not place([(300, 200)], Rect(10, 70, 40, 40), ROOM, [cards]).clear
