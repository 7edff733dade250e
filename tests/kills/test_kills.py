"""Two programs that are killed, and one that looks; ``python -m tests.benchmarks.kills`` kills 200."""

from pathlib import Path

from tests.kills.killing import Butcher


def test_a_program_that_is_killed_loses_at_most_the_move_in_flight(tmp_path: Path) -> None:
    butcher = Butcher(tmp_path, seed=5)
    butcher.kill_one(1, "saving")
    butcher.kill_one(2, "closing")
    butcher.look(3)
    assert butcher.faults == []
    assert butcher.truth.lost
