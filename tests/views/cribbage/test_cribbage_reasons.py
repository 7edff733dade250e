"""What the coach says of a placement, in one sentence."""

import pytest

from whistdesk.players.base import Reason
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.views.cribbage.reasons import sentences, worded


def said(key: str, *kinds: str) -> str:
    return worded(Reason(key, {"round": 20.25, "win": 0.314, "kinds": kinds}), PlaceCard(2))


def test_what_is_made_is_named_with_the_points_and_the_chance_to_win() -> None:
    assert said("scores-at-once", "run") == (
        "Makes a run at once: 20.3 points expected in this round, a win 31 times in 100."
    )
    assert said("scores-at-once", "fifteen", "pair").startswith("Makes a fifteen and a pair at once: ")
    assert said("scores-at-once", "fifteen", "run", "flush").startswith("Makes a fifteen, a run and a flush at once: ")


@pytest.mark.parametrize("key", sorted(sentences()))
def test_every_sentence_has_its_numbers(language: str, key: str) -> None:
    sentence = said(key, "pair")
    assert "20.3" in sentence or "20,3" in sentence
    assert "31" in sentence
    assert "%" not in sentence


def test_a_reason_that_nobody_gives_is_an_error() -> None:
    with pytest.raises(KeyError):
        said("likely-tricks")
