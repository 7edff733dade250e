"""What a second start leaves for the running program."""

from pathlib import Path

import pytest

from whistdesk.archive.disk import DiskError
from whistdesk.archive.letterbox import Letterbox, Wish


def test_a_note_is_read_once_and_is_gone(tmp_path: Path) -> None:
    letterbox = Letterbox(tmp_path / "letters")
    wish = Wish(tmp_path / "a game.whistdesk")
    note = letterbox.post(wish)
    assert letterbox.collect() == [wish]
    assert not note.exists()
    assert letterbox.collect() == []


def test_a_note_may_ask_for_the_window_alone(tmp_path: Path) -> None:
    letterbox = Letterbox(tmp_path)
    letterbox.post(Wish(None))
    assert letterbox.collect() == [Wish(None)]


def test_a_name_is_told_in_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    letterbox = Letterbox(tmp_path / "letters")
    letterbox.post(Wish(Path("game.whistdesk")))
    assert letterbox.collect() == [Wish(tmp_path / "game.whistdesk")]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"file": 7}', b'{"file": "a\\u0000b"}', b"[" * 90_000])
def test_what_is_no_note_is_thrown_away(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.note").write_bytes(content)
    assert Letterbox(tmp_path).collect() == []
    assert list(tmp_path.iterdir()) == []


def test_other_files_stay(tmp_path: Path) -> None:
    (tmp_path / "half.note.new").write_bytes(b"{}")
    assert Letterbox(tmp_path).collect() == []
    assert (tmp_path / "half.note.new").exists()


def test_a_letterbox_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DiskError):
        Letterbox(tmp_path / "file").post(Wish(None))
    assert Letterbox(tmp_path / "file").collect() == []
