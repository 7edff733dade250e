import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.counting import GAMES
from whistdesk.archive.disk import DiskError
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import RecordError
from whistdesk.archive.saves import Save


@pytest.fixture
def past(tmp_path: Path) -> PastGames:
    return PastGames(tmp_path / "past", GAMES, most=3)


def called(save: Save, game_id: str) -> Save:
    return replace(save, sitting=replace(save.sitting, game_id=game_id))


def test_a_game_is_found_again_by_its_id(past: PastGames, save: Save) -> None:
    assert past.load("5f0c") is None
    assert not past.kept("5f0c")
    past.keep(save)
    assert past.kept("5f0c")
    assert past.load("5f0c") == save


def test_a_later_state_of_a_game_takes_the_place_of_an_earlier_one(past: PastGames, save: Save) -> None:
    past.keep(replace(save, record=replace(save.record, moves=("look",))))
    past.keep(save)
    assert past.load("5f0c") == save


def test_an_id_may_be_any_text_and_leads_to_no_other_folder(past: PastGames, save: Save, tmp_path: Path) -> None:
    for nasty in ("../../out", "a/b", "", "x" * 200, "CON", "Ω"):
        past.keep(called(save, nasty))
        assert past.load(nasty) == called(save, nasty)
    assert [entry.name for entry in tmp_path.iterdir()] == ["past"]


def test_only_the_latest_games_are_kept(past: PastGames, save: Save, tmp_path: Path) -> None:
    for number in range(5):
        past.keep(called(save, str(number)))
        for file in (tmp_path / "past").iterdir():
            os.utime(file, ns=(0, file.stat().st_mtime_ns - 10**9))
    assert [past.kept(str(number)) for number in range(5)] == [False, False, True, True, True]


def test_a_damaged_game_is_an_error_and_no_crash(past: PastGames, save: Save, tmp_path: Path) -> None:
    past.keep(save)
    (file,) = (tmp_path / "past").iterdir()
    file.write_bytes(b'{"format": ')
    with pytest.raises(RecordError):
        past.load("5f0c")
    assert [kept.read_bytes() for kept in file.parent.iterdir()] == [b'{"format": ']
    assert past.load("5f0c") is None


def test_files_that_were_set_aside_are_not_let_go(past: PastGames, save: Save, tmp_path: Path) -> None:
    for number in range(5):
        past.keep(called(save, str(number)))
        for file in (tmp_path / "past").glob("*[0-9a-f].json"):
            file.write_bytes(b"?")
        with pytest.raises(RecordError):
            past.load(str(number))
    assert len(list((tmp_path / "past").glob("*.damaged1.json"))) == 5


def test_a_folder_that_cannot_be_is_told(save: Save, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DiskError):
        PastGames(tmp_path / "file" / "past", GAMES).keep(save)
