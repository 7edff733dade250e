"""A program that is killed while it writes: what it had written before is there."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.counting import GAME, GAMES
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.saves import SaveFolder

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from tests.counting import GAME, GAMES
from whistdesk.archive.ledger import Ledger, Result
from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.rules.base import Setup

folder, now = Path(sys.argv[1]), datetime(2026, 1, 31, tzinfo=UTC)
saves, ledger = SaveFolder(folder, GAMES), Ledger(folder / "ledger.sqlite")
ledger.open()
for number in count(1):
    record = Record(GAME, Setup(number=number), ("add 1",))
    saves.store(Save(record, History(), Sitting(str(number), 0, now), now))
    ledger.add([Result(str(number), "counting", "game", 0, "won", number, now, number)])
    print(number, flush=True)
"""


@pytest.mark.parametrize("lines", [1, 7, 20])
def test_what_was_written_before_the_program_was_killed_is_there(tmp_path: Path, lines: int) -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(tmp_path)], stdout=subprocess.PIPE, cwd=ROOT) as program:
        assert program.stdout is not None
        written = [int(program.stdout.readline()) for _ in range(lines)][-1]
        program.kill()
        written = max([written, *(int(line) for line in program.stdout)])
    loaded, ledger = SaveFolder(tmp_path, GAMES).load(GAME), Ledger(tmp_path / "ledger.sqlite")
    assert loaded.damaged == ()
    assert loaded.save is not None
    assert loaded.save.record.setup.number in (written, written + 1)
    assert ledger.open() == ()
    assert ledger.tally("counting", "game")["won"].times in (written, written + 1)
