"""What the coach of Oneonta Whist says, in both languages."""

from random import Random

import pytest

from tests.oneonta_games import numbered
from whistdesk.players.registry import COACHES
from whistdesk.rules.oneonta.deal import KEY
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.seats import Seat
from whistdesk.views.explanations import explain
from whistdesk.views.oneonta.reasons import FACTS, in_hundred, sentences


@pytest.mark.usefixtures("language")
def test_every_opinion_of_a_game_is_a_sentence() -> None:
    state = numbered(4711)
    while state.seat is not None:
        choice = COACHES[KEY]["forgetful"].choose(state.view_for(Seat.PLAYER), Random(0))
        for opinion in choice.opinions:
            sentence = explain(KEY, opinion.reason, opinion.move)
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "%" not in sentence
        step = state.apply(choice.move)
        assert isinstance(step.state, OneontaState)
        state = step.state


def test_every_sentence_has_its_facts() -> None:
    assert set(sentences()) == set(FACTS)
    for key, sentence in sentences().items():
        assert all(f"%{place}" in sentence for place in range(1, len(FACTS[key]) + 1))
        assert f"%{len(FACTS[key]) + 1}" not in sentence


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.0, "0"),
        (0.001, "under 1"),
        (0.005, "under 1"),
        (0.006, "1"),
        (0.995, "over 99"),
        (0.62, "62"),
        (0.999, "over 99"),
        (1 - 1e-12, "100"),
    ],
)
def test_nearly_certain_is_not_certain(chance: float, words: str) -> None:
    assert in_hundred(chance) == words
