"""A few spoilt files for each reader; ``python -m tests.benchmarks.hostile_files`` has the many."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.hostile.readers import READERS
from tests.hostile.trial import try_reader

FEW = 12


@pytest.mark.posix
@pytest.mark.parametrize("name", READERS)
def test_spoilt_files_are_taken_or_refused_with_a_sentence(qapp: QApplication, tmp_path: Path, name: str) -> None:
    outcome = try_reader(name, FEW, tmp_path, large=False)
    assert outcome.failed == []
    assert sum(outcome.answers.values()) == FEW
