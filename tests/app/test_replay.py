"""``whistdesk replay`` as RECORD.md describes it, in a process of its own without Qt."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO, StringIO
from pathlib import Path
from random import Random
from typing import IO, Any

import pytest

from tests.counting import GAMES as COUNTING
from whistdesk.app.replay import replay_files
from whistdesk.archive.record import Record, start, too_large, write
from whistdesk.rules.base import Setup, State
from whistdesk.rules.registry import GAMES

ROOT = Path(__file__).parents[2]
ONEONTA = (
    '{"format": "whistdesk-record", "version": 1, "game": "oneonta-whist", "rules": {}, '
    '"deal": {"number": 4711}, "moves": ["predict 3"]}'
)
SOLO = '{"game": "solo-whist", "deal": {"number": 1}, "moves": ["pass", "pass", "pass", "pass"]}'
CRIBBAGE = '{"game": "cribbage-solitaire", "deal": {"number": 0}, "moves": ["place 1", "place 1", "place 2"]}'
WITHOUT_QT = """
import sys
sys.modules["PySide6"] = None
from whistdesk.app.main import main
sys.exit(main(sys.argv[1:]))
"""


@contextmanager
def listening() -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes], IO[bytes]]]:
    """A ``replay --lines`` that waits for records, with its input, its results, and what it complains of."""
    # Who runs the tests in the background may have told all its children to be deaf to Ctrl+C.
    hearing = "import signal\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
    command = [sys.executable, "-c", hearing + WITHOUT_QT, "replay", "--lines", "-"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        yield process, process.stdin, process.stdout, process.stderr


def whistdesk(*arguments: str, text: str | bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run the program where PySide6 cannot be imported."""
    command = [sys.executable, "-c", WITHOUT_QT, *arguments]
    given = text.encode() if isinstance(text, str) else text
    return subprocess.run(command, input=given, capture_output=True, cwd=ROOT, timeout=60, check=False)


def results(run: subprocess.CompletedProcess[bytes]) -> list[dict[str, Any]]:
    assert run.stderr == b""
    return [json.loads(line) for line in run.stdout.splitlines()]


def counted(*texts: bytes, lines: bool = False) -> tuple[int, list[dict[str, Any]]]:
    """Replay records of counting from standard input."""
    out = StringIO()
    status = replay_files(["-"], COUNTING, lines=lines, source=BytesIO(b"\n".join(texts)), out=out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("text", [ONEONTA, SOLO, CRIBBAGE])
def test_a_sound_record_gives_one_object_and_status_0(text: str) -> None:
    run = whistdesk("replay", "-", text=text)
    (result,) = results(run)
    assert run.returncode == 0
    assert result["game"] == json.loads(text)["game"]
    assert result["status"] == "playing"
    assert result["legal"]
    assert "to_move" in result


def test_files_give_a_line_each_in_order_and_unreadable_ones_are_named(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(ONEONTA, encoding="utf-8-sig")
    (tmp_path / "solo.json").write_text(SOLO, encoding="utf-8")
    names = [str(tmp_path / name) for name in ("one.json", "none.json", "solo.json")]
    run = whistdesk("replay", *names, str(tmp_path))
    one, none, solo, folder = results(run)
    assert run.returncode == 2
    assert (one["game"], solo["game"]) == ("oneonta-whist", "solo-whist")
    assert none == {"error": f"{names[1]} cannot be read: No such file or directory", "file": names[1]}
    assert folder["file"] == str(tmp_path)


def random_game(number: int) -> tuple[str, State]:
    """A record of a random game that breaks off somewhere, and the position that it leads to."""
    rng = Random(number)
    game = list(GAMES.values())[number % len(GAMES)]
    record = Record(game, Setup(number=number))
    state = start(record).state
    moves: list[str] = []
    while state.seat is not None and len(moves) < number % 60:
        move = rng.choice(state.legal_moves())
        moves.append(str(move))
        state = state.apply(move).state
    return write(replace(record, moves=tuple(moves))), state


def test_a_thousand_random_games_are_replayed_in_one_process(tmp_path: Path) -> None:
    games = [random_game(number) for number in range(1000)]
    (tmp_path / "games").write_text("\n".join(text for text, _ in games), encoding="utf-8")
    run = whistdesk("replay", "--lines", str(tmp_path / "games"))
    assert run.returncode == 0
    assert results(run) == [json.loads(json.dumps(state.result())) for _, state in games]


def test_the_example_of_an_error_is_as_the_format_shows_it() -> None:
    hands = "S:AKQ2.AKJ.AKQ.AKQ W:JT9.QT9.JT98.JT9 N:876.876.765.8765 E:543.5432.432.432"
    plays = "AS JS 8S 5S KS TS 7S 4S QS QH"
    record = {
        "game": "solo-whist",
        "deal": {"deals": [{"dealer": "E", "hands": hands, "turned": "2H"}]},
        "moves": ["solo", "pass", "pass", "pass", *(f"play {card}" for card in plays.split())],
    }
    run = whistdesk("replay", "-", text=json.dumps(record))
    assert run.returncode == 2
    assert run.stdout == (
        b'{"error": "move 14, play QH: SW-15 West must follow spades", "move": 14, "rule": "SW-15"}\n'
    )


def test_a_broken_rule_names_move_and_rule() -> None:
    illegal = json.loads(SOLO) | {"moves": ["solo", "propose"]}
    run = whistdesk("replay", "-", text=json.dumps(illegal))
    (result,) = results(run)
    assert run.returncode == 2
    assert result["move"] == 2
    assert result["rule"] == "SW-10"
    assert result["error"].startswith("move 2, propose: SW-10 ")


def test_with_lines_each_line_is_a_record_and_blank_ones_are_skipped() -> None:
    text = f"\ufeff{ONEONTA}\n\n  \r\n{SOLO}\r\nnonsense\n{CRIBBAGE}"
    run = whistdesk("replay", "--lines", "-", text=text)
    oneonta, solo, nonsense, cribbage = results(run)
    assert run.returncode == 2
    assert [found["game"] for found in (oneonta, solo, cribbage)] == [
        "oneonta-whist",
        "solo-whist",
        "cribbage-solitaire",
    ]
    assert nonsense == {"error": "the record is not JSON (line 1, column 1)"}


def test_a_result_is_printed_before_the_next_line_is_there() -> None:
    with listening() as (process, written, read, _):
        for text in (ONEONTA, SOLO):
            written.write(text.encode() + b"\n")
            written.flush()
            assert json.loads(read.readline())["game"] == json.loads(text)["game"]
        written.close()
        assert process.wait(30) == 0


def test_who_reads_the_results_may_leave_early() -> None:
    with listening() as (process, written, read, complained):
        read.close()
        written.write(ONEONTA.encode() + b"\n")
        written.close()
        assert complained.read() == b""
        assert process.wait(30) == 2


@pytest.mark.posix
def test_results_that_cannot_be_written_are_a_sentence() -> None:
    command = [sys.executable, "-c", WITHOUT_QT, "replay", "-"]
    with Path("/dev/full").open("wb") as full:
        run = subprocess.run(
            command, input=SOLO.encode(), stdout=full, stderr=subprocess.PIPE, cwd=ROOT, timeout=60, check=False
        )
    assert run.returncode == 2
    assert run.stderr == b"whistdesk: the results cannot be written: No space left on device\n"


@pytest.mark.posix
def test_an_interruption_ends_it_quietly() -> None:
    with listening() as (process, written, read, complained):
        written.write(SOLO.encode() + b"\n")
        written.flush()
        assert read.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert complained.read() == b""


def test_a_word_that_is_no_move_and_a_move_after_the_end_are_to_blame() -> None:
    text = b'{"game": "counting", "deal": {"number": 1}, "moves": ["add 1", "jump"]}'
    assert counted(text) == (2, [{"error": "move 2, jump: 'jump' is not a move of counting", "move": 2}])
    over = {"game": "counting-alone", "deal": {"number": 1}, "moves": ["add 1"] * 11}
    status, (result,) = counted(json.dumps(over).encode())
    assert status == 2
    assert result == {"error": "move 11, add 1: over", "move": 11}


def test_a_line_that_is_too_long_is_refused_and_the_next_one_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("whistdesk.archive.record", "whistdesk.app.replay"):
        monkeypatch.setattr(f"{module}.LARGEST_RECORD", 100)
    sound = b'{"game": "counting", "deal": {"number": 1}, "moves": []}'
    status, found = counted(b'"' + b"x" * 1000 + b'"', sound, lines=True)
    assert status == 2
    assert found[0] == too_large().result()
    assert found[1]["count"] == 0


def test_unknown_arguments_are_named_with_status_2() -> None:
    for arguments, named in (
        (["--colour"], "--colour"),
        (["replay"], "FILE"),
        (["deal"], "'deal'"),
        (["replay", "--line", "-"], "--line"),
    ):
        run = whistdesk(*arguments)
        assert run.returncode == 2
        assert run.stdout == b""
        assert named in run.stderr.decode().splitlines()[-1]


def test_version_and_help_need_no_qt() -> None:
    assert whistdesk("--version").stdout.startswith(b"whistdesk ")
    shown = whistdesk("--help")
    assert shown.returncode == 0
    assert b"replay" in shown.stdout
