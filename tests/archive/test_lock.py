import subprocess
import sys
from pathlib import Path

import pytest

from whistdesk.archive import lock
from whistdesk.archive.disk import DiskError
from whistdesk.archive.lock import FolderLock

HOLD = """
import sys
from pathlib import Path
from whistdesk.archive.lock import FolderLock
held = FolderLock(Path(sys.argv[1]))
print(held.take(), flush=True)
sys.stdin.read()
"""


def test_only_one_holds_the_lock(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.take()
    assert not second.take()
    first.release()
    assert second.take()
    second.release()
    second.release()


def test_another_program_holds_the_lock_until_it_ends_however_it_ends(tmp_path: Path) -> None:
    here = FolderLock(tmp_path / "new")
    command = [sys.executable, "-c", HOLD, str(tmp_path / "new")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        assert not here.take()
        other.kill()
        other.wait()
    assert here.take()
    here.release()


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DiskError):
        FolderLock(tmp_path / "file").take()


def test_a_folder_that_knows_no_locks_is_used_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(handle: int) -> None:
        raise OSError(37, f"no locks available for {handle}")

    monkeypatch.setattr(lock, "_lock", refuse)
    held = FolderLock(tmp_path)
    assert held.take()
    held.release()
