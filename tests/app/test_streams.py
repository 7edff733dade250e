"""Windows gives a program without a terminal no streams to print to."""

import sys
from argparse import ArgumentParser

import pytest

from whistdesk.app.commandline import run
from whistdesk.app.early import note
from whistdesk.app.streams import streams


def without_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)


@pytest.fixture
def shown() -> list[str]:
    return []


def test_what_is_printed_without_streams_is_shown_at_the_end(shown: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    without_streams(monkeypatch)
    with streams(shown.append):
        assert sys.stdin.buffer.read() == b""
        sys.stdout.write("whistdesk 1\n")
        note("cannot start")
        assert shown == []
    assert shown == ["whistdesk 1\nwhistdesk: cannot start"]
    assert (sys.stdin, sys.stdout, sys.stderr) == (None, None, None)


def test_silence_shows_nothing_and_an_exit_shows_what_was_said(
    shown: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_streams(monkeypatch)
    with streams(shown.append):
        pass
    with pytest.raises(SystemExit), streams(shown.append):
        ArgumentParser(prog="whistdesk").parse_args(["--wat"])
    assert [words.splitlines()[0] for words in shown] == ["usage: whistdesk [-h]"]


@pytest.mark.parametrize("word", ["--version", "--wat"])
def test_the_command_line_can_do_without_streams(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without_streams(monkeypatch)
    with pytest.raises(SystemExit):
        run([word], play=lambda _: 0, engine=lambda: 0, self_test=lambda: 0)


def test_streams_that_are_there_are_used(shown: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with streams(shown.append):
        sys.stdout.write("whistdesk 1\n")
    assert (capsys.readouterr().out, shown) == ("whistdesk 1\n", [])
