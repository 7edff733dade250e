import os
import subprocess
import sys
from pathlib import Path

import pytest

from whistdesk.archive import lock
from whistdesk.archive.disk import DiskError
from whistdesk.archive.lock import FolderLock, Hold

HOLD = """
import sys
from pathlib import Path
from whistdesk.archive.lock import FolderLock
held = FolderLock(Path(sys.argv[1]))
print(held.take().value, flush=True)
sys.stdin.read()
"""


def test_only_one_holds_the_lock(tmp_path: Path) -> None:
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.take() is Hold.OURS
    assert second.take() is Hold.OTHERS
    first.release()
    assert second.take() is Hold.OURS
    second.release()
    second.release()


def test_another_program_holds_the_lock_until_it_ends_however_it_ends(tmp_path: Path) -> None:
    here = FolderLock(tmp_path / "new")
    command = [sys.executable, "-c", HOLD, str(tmp_path / "new")]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"ours"
        assert here.take() is Hold.OTHERS
        other.kill()
        other.wait()
    assert here.take() is Hold.OURS
    here.release()


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DiskError):
        FolderLock(tmp_path / "file").take()


def test_a_folder_that_knows_no_locks_cannot_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(handle: int) -> None:
        raise OSError(37, f"no locks available for {handle}")

    monkeypatch.setattr(lock, "_lock", refuse)
    held = FolderLock(tmp_path)
    assert held.take() is Hold.UNKNOWN
    held.release()


def test_a_lock_that_cannot_be_opened_cannot_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "no")

    monkeypatch.setattr(os, "open", refuse)
    assert FolderLock(tmp_path).take() is Hold.UNKNOWN


def test_a_lock_that_may_only_be_read_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lock").touch()
    real = os.open

    def another_users(path: Path, how: int, mode: int = 0o777) -> int:
        if how & os.O_RDWR:
            raise PermissionError(13, "no")
        return real(path, how, mode)

    monkeypatch.setattr(os, "open", another_users)
    first, second = FolderLock(tmp_path), FolderLock(tmp_path)
    assert first.take() is Hold.OURS
    assert second.take() is Hold.OTHERS
    first.release()
