"""What the guide of Oneonta Whist points at, in any hand of a game."""

import pytest

from tests.views.oneonta.positions import WON
from tests.views.oneonta.test_oneonta_layout import STAGING, overlap, positions
from whistdesk.rules.oneonta.moves import Predict
from whistdesk.rules.oneonta.places import PREDICTION_TILES
from whistdesk.views.guide.callout import RING
from whistdesk.views.guide.step import Sight
from whistdesk.views.oneonta.guide import oneonta_guide
from whistdesk.views.oneonta.layout import predicting
from whistdesk.views.oneonta.staging import oneonta_view
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.tableau import Tableau

MENUS = [moment for moment in positions(*WON) if predicting(oneonta_view(moment), moment.table)]
DESCENT = 2
"""What a spot has below the letters of its last line."""


@pytest.mark.parametrize("hand", range(8))
@pytest.mark.parametrize("window", [(960, 640), (1280, 800), (1920, 1080)], ids=str)
def test_its_ring_goes_round_the_predictions_that_are_left_and_the_one_that_is_picked(
    window: tuple[int, int], hand: int
) -> None:
    moment, room = MENUS[hand], Room(*window)
    tricks = oneonta_view(moment).predictions[0]
    layout = STAGING.layout(moment, room, picked=Predict(tricks), beat=None)
    tableau = Tableau(moment, room, layout, picked=Predict(tricks))
    [step] = [step for step in oneonta_guide().steps if step.key == "predictions"]
    box = step.where(Sight(tableau, tableau, Rect(0, 0, 0, 0), None))
    assert box is not None
    ring = Rect(box.x - RING, box.y - RING, box.width + 2 * RING, box.height + 2 * RING)
    for name in ("penalty", "dummy-caption", "used", "gone"):
        spot = layout.spots.get(name)
        assert spot is None or not overlap(ring, spot._replace(height=spot.height - DESCENT))
    cards = {left: layout.poses[PREDICTION_TILES[left]] for left in oneonta_view(moment).predictions}
    assert all(ring.x < pose.x < ring.x + ring.width for pose in cards.values())
    raised = cards[tricks].y - cards[tricks].width * CARD_ASPECT / 2 - Rim.PICKED.lift
    assert ring.y <= raised + 0.01
