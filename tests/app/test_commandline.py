"""What the command line asks for."""

import errno
from pathlib import Path

import pytest

from whistdesk.app.commandline import nobody_reads, run


@pytest.fixture
def asked() -> list[object]:
    return []


def ask(asked: list[object], *arguments: str) -> list[object]:
    """What these arguments lead to: the record to open, or the self-test."""

    def play(record: Path | None) -> int:
        asked.append(record)
        return 0

    def self_test() -> int:
        asked.append("self-test")
        return 0

    def engine() -> int:
        asked.append("engine")
        return 0

    assert run(arguments, play=play, engine=engine, self_test=self_test) == 0
    return asked


def test_without_arguments_the_window_opens(asked: list[object]) -> None:
    assert ask(asked) == [None]
    assert ask(asked, "play") == [None, None]


def test_a_record_is_opened_as_a_file_manager_calls_it(asked: list[object], tmp_path: Path) -> None:
    file = tmp_path / "a record"
    file.touch()
    assert ask(asked, str(file)) == [file]


@pytest.mark.parametrize("arguments", [("play", "game.json"), ("game.json",)])
def test_a_record_that_is_not_there_is_left_to_the_window_to_name(
    asked: list[object], arguments: tuple[str, ...]
) -> None:
    assert ask(asked, *arguments) == [Path("game.json")]


def test_other_programs_ask_the_engine(asked: list[object]) -> None:
    assert ask(asked, "engine") == ["engine"]


def test_the_program_tests_itself(asked: list[object]) -> None:
    assert ask(asked, "selftest") == ["self-test"]


@pytest.mark.parametrize("word", ["wat", "--wat", "replays"])
def test_what_is_neither_command_nor_file_is_refused(
    asked: list[object], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        ask(asked, word)
    assert ended.value.code == 2
    assert "usage: whistdesk" in capsys.readouterr().err


def test_a_reader_who_has_left_is_known_on_every_system() -> None:
    invalid, full = OSError(errno.EINVAL, ""), OSError(errno.ENOSPC, "")
    assert nobody_reads(BrokenPipeError(), "linux")
    assert nobody_reads(BrokenPipeError(), "win32")
    assert nobody_reads(invalid, "win32")
    assert not nobody_reads(invalid, "linux")
    assert not nobody_reads(full, "win32")
