"""Random requests, half of them broken: each line gets its answer. ``tests/benchmarks`` asks a hundred thousand."""

import json
from io import BytesIO, StringIO
from random import Random

import pytest

from tests.app.test_engine_answers import Asked, Chance
from tests.random_requests import fault, random_lines


@pytest.mark.parametrize("seed", range(4))
def test_every_line_gets_an_answer(seed: int) -> None:
    engine = Asked(Chance(), lambda *about: f"{about[2]} it is.").engine
    lines = list(random_lines(Random(seed), 200))
    out = StringIO()
    assert engine.serve(BytesIO(b"\n".join(line.text for line in lines) + b"\n"), out) == 0
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    faults = [fault(line, answer) for line, answer in zip(lines, answers, strict=True)]
    assert set(faults) == {None}
    assert sum("error" in answer for answer in answers) > 60
