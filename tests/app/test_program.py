"""The program: games begun, left, found again; settings that show at once; what is told when files are damaged."""

import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from tests.rows import rows
from whistdesk.app import start
from whistdesk.app.drawer import Drawer, InUse
from whistdesk.app.folders import Folders
from whistdesk.app.program import Program
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.record import Record, write
from whistdesk.archive.sharing import NamedDeal
from whistdesk.cards.words import TYPED_NUMBERS
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.deals.choice import DealChoice, Reading
from whistdesk.views.dialogs import MatchChoice, NewMatch, Question
from whistdesk.views.registry import TABLES
from whistdesk.views.table.act import Tap
from whistdesk.views.tiles import TILES

CRIBBAGE = "cribbage-solitaire"
SOLO = "solo-whist"


def session(program: Program) -> Session:
    assert program.seated is not None
    return program.seated.session


def make_move(program: Program, count: int = 1) -> None:
    for _ in range(count):
        session(program).play(session(program).moment.view.legal[0])


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the player answers; ``asked`` holds the questions."""
    given: dict[str, Any] = {"yes": True, "number": 48213, "match": MatchChoice(4, frozenset()), "asked": []}

    def question(_: str, text: str, **__: object) -> bool:
        given["asked"].append(text)
        return bool(given["yes"])

    def deal(read: Callable[[str], Reading], **__: object) -> NamedDeal | None:
        return None if given["number"] is None else read(str(given["number"])).deal

    monkeypatch.setattr(Question, "ask", question)
    monkeypatch.setattr(DealChoice, "ask", deal)
    monkeypatch.setattr(NewMatch, "ask", lambda *_, **__: given["match"])
    return given


def test_every_game_has_a_table() -> None:
    assert set(TABLES) == set(GAMES) == set(TILES)


def test_a_game_is_begun_left_and_found_again_where_it_was(open_program: Open) -> None:
    program = open_program()
    program.play(CRIBBAGE)
    make_move(program, 3)
    moves = session(program).record().moves
    program = open_program()
    tile = program.window.home.tiles[1]
    assert tile.accessibleName() == "Cribbage Solitaire: Continue"
    assert tile.standing.last
    program.play(CRIBBAGE)
    assert session(program).record().moves == moves
    assert session(program).can_undo


def test_going_home_shows_how_the_game_stands(program: Program) -> None:
    program.play(CRIBBAGE)
    make_move(program)
    assert program.window.screens.currentWidget() is program.window.screens.table
    program.go_home()
    assert program.window.screens.currentWidget() is program.window.home
    assert program.window.home.tiles[1].standing.note == "Round 1 of 4  ·  0 points"
    assert program.window.home.anew[1].isVisible()


def test_a_live_game_is_not_thrown_away_without_a_question(program: Program, answers: dict[str, Any]) -> None:
    program.play(CRIBBAGE)
    make_move(program)
    number, answers["yes"] = session(program).setup.number, False
    program.window.commands.new_deal.trigger()
    assert session(program).setup.number == number
    assert "Round 1 of 4" in answers["asked"][0]
    answers["yes"] = True
    program.window.commands.new_deal.trigger()
    assert session(program).ply == 0
    program.window.commands.new_deal.trigger()
    assert len(answers["asked"]) == 2, "a game without a move needs no question"


def test_a_deal_is_played_by_its_number_and_once_more(program: Program, answers: dict[str, Any]) -> None:
    program.play(CRIBBAGE)
    program.window.commands.number.trigger()
    assert session(program).setup.number == 48213
    make_move(program)
    program.window.commands.same_deal.trigger()
    assert (session(program).setup.number, session(program).ply) == (48213, 0)
    answers["number"] = None
    program.window.commands.number.trigger()
    assert session(program).setup.number == 48213


def test_a_match_is_asked_for_and_its_choice_remembered(program: Program, answers: dict[str, Any]) -> None:
    answers["match"] = None
    program.play(SOLO)
    assert program.seated is None
    answers["match"] = MatchChoice(16, frozenset({"pass_is_final"}))
    program.play(SOLO)
    assert session(program).setup.match == 16
    assert session(program).setup.house_rules == {"pass_is_final"}
    assert program.choices.settings.match == 16
    assert program.choices.settings.house_rules == {SOLO: frozenset({"pass_is_final"})}


def test_new_deals_have_numbers_that_can_be_typed(program: Program) -> None:
    program.play(CRIBBAGE)
    number = session(program).setup.number
    assert number is not None
    assert 0 <= number < TYPED_NUMBERS


def test_the_computer_seats_move_when_the_table_is_at_rest(program: Program, qtbot: QtBot) -> None:
    program.begin(GAMES[SOLO], Setup(number=1, match=4))
    session(program).play(session(program).moment.view.legal[0])
    qtbot.waitUntil(lambda: session(program).ply >= 4)


def test_a_finished_game_is_counted_on_its_tile(open_program: Open) -> None:
    program = open_program()
    program.begin(GAMES[CRIBBAGE], Setup(number=5))
    while not session(program).over:
        make_move(program)
    program = open_program()
    tile = program.window.home.tiles[1]
    assert tile.text() == "Play"
    assert tile.standing.note.endswith(" of 1")


def test_an_undo_past_a_seen_card_asks_before_it_marks(program: Program, answers: dict[str, Any]) -> None:
    program.play(CRIBBAGE)
    make_move(program)
    assert program.seated is not None
    answers["yes"] = False
    program.seated.screen.undo()
    assert (session(program).ply, session(program).practice) == (1, False)
    assert "practice" in answers["asked"][0]
    answers["yes"] = True
    program.seated.screen.undo()
    assert (session(program).ply, session(program).practice) == (0, True)


def test_settings_show_at_once_and_are_kept(open_program: Open) -> None:
    program = open_program()
    program.play(CRIBBAGE)
    program.pages.settings.changed.emit("text", 150)
    program.pages.settings.changed.emit("theme", "linen")
    assert program.window.home.look.text == 1.5
    assert program.seated is not None
    assert program.seated.screen.display.scene.style_now.palette.name == "linen"
    program = open_program()
    assert (program.choices.settings.text, program.choices.settings.theme) == (150, "linen")


def test_another_language_is_spoken_at_once_by_everything(program: Program) -> None:
    program.play(CRIBBAGE)
    program.pages.settings.changed.emit("language", "de")
    QTest.qWait(0)
    window = program.window
    assert window.home.tiles[1].text() == "Weiter"
    assert window.home.rules.text() == "Spielregeln"
    assert window.commands.new_deal.text() == "Neu geben"
    assert program.pages.settings.windowTitle() == "Einstellungen"
    assert program.seated is not None
    assert "Runde 1" in program.seated.screen.display.bar.accessibleDescription()
    program.pages.show_rules()
    assert "drei Cribbage-Blätter" in program.pages.rules.paper.text.toPlainText()
    QTest.mouseClick(program.pages.rules.language, Qt.MouseButton.LeftButton)
    QTest.qWait(0)
    assert "three cribbage hands" in program.pages.rules.paper.text.toPlainText()
    assert program.choices.settings.language == "en"


def test_f1_opens_the_rules_of_the_game_on_the_table(program: Program) -> None:
    program.play(CRIBBAGE)
    program.window.commands.rules.trigger()
    assert program.window.screens.currentWidget() is program.pages.rules
    assert "three cribbage hands" in program.pages.rules.paper.text.toPlainText()
    QTest.keyClick(program.pages.rules, Qt.Key.Key_Escape)
    assert program.window.screens.currentWidget() is program.window.screens.table


def test_f1_opens_the_rule_that_a_refused_card_breaks(program: Program) -> None:
    program.begin(GAMES["oneonta-whist"], Setup(number=4711))
    assert program.seated is not None
    session(program).play(session(program).moment.view.legal[0])
    hand = program.seated.screen.play
    QTest.qWait(0)
    refused = [option for option in hand.options if not option.legal and option.targets]
    program.seated.screen.act(Tap(refused[0].targets[0]))
    assert hand.broken_rule == "OW-08"
    program.window.commands.rules.trigger()
    assert program.pages.rules.paper.text.accessibleName() == "Following suit"


def test_a_record_is_opened_at_its_end(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(write(Record(GAMES[CRIBBAGE], Setup(number=7), ("place 1", "place 2"))), encoding="utf-8")
    program.open_record(file)
    assert session(program).record().moves == ("place 1", "place 2")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b'{"game": "cribbage-solitaire", "deal"', "cut off in line 1"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"", "It is empty"),
        (b"[1]", "not a record of a game"),
        (b'{"game": "bridge", "deal": {"number": 1}, "moves": []}', "does not know its game"),
        (b'{"game": "cribbage-solitaire", "deal": {"number": 1}, "moves": ["place 9"]}', "move 1 is not a move"),
        (b'{"version": 99, "game": "cribbage-solitaire", "deal": {"number": 1}, "moves": []}', "newer version"),
        (b'{"game": "cribbage-solitaire", "deal": {"number": -1}, "moves": []}', "It is not valid"),
        pytest.param(
            b'{"game": "cribbage-solitaire", "deal": {"number": 1}, "moves": [], "note": "%s"}' % (b"x" * 3_000_000),
            "far too large",
            id="large",
        ),
    ],
)
def test_a_record_that_cannot_be_read_is_named_and_loses_nothing(
    program: Program, tmp_path: Path, content: bytes, why: str
) -> None:
    program.play(CRIBBAGE)
    make_move(program)
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    program.open_record(file)
    message = program.window.banner.words.text()
    assert "broken.json" in message
    assert why in message
    assert session(program).ply == 1
    assert file.read_bytes() == content
    assert len(message) < 1000


def test_a_missing_record_is_named(program: Program, tmp_path: Path) -> None:
    program.open_record(tmp_path / "nowhere.json")
    assert "nowhere.json" in program.window.banner.words.text()


def test_a_damaged_save_is_set_aside_named_and_replaced_by_its_backup(open_program: Open, folders: Folders) -> None:
    program = open_program()
    program.play(CRIBBAGE)
    make_move(program)
    make_move(program)
    program.go_home()
    save = folders.saves / f"{CRIBBAGE}.json"
    save.write_bytes(b"{ damaged")
    program = open_program()
    assert "cribbage-solitaire.damaged1.json" in program.window.banner.words.text()
    assert program.window.home.tiles[1].standing.begun


def test_a_damaged_ledger_is_set_aside_and_named(open_program: Open, folders: Folders) -> None:
    folders.kept.mkdir(parents=True)
    folders.ledger.write_bytes(b"no database at all" * 100)
    program = open_program()
    assert "ledger.damaged1.sqlite" in program.window.banner.words.text()
    assert rows(Ledger(folders.ledger), CRIBBAGE) == ()


def test_wrong_settings_are_named(open_program: Open, folders: Folders) -> None:
    folders.settings.write_text('{"version": 1, "language": "en", "theme": "plaid", "speed": "off"}', encoding="utf-8")
    assert "theme" in open_program().window.banner.words.text()


def test_without_a_folder_it_plays_and_says_that_nothing_is_kept(open_program: Open, folders: Folders) -> None:
    folders.kept.write_text("a file where the folder should be", encoding="utf-8")
    program = open_program()
    assert "nothing will be kept" in program.window.banner.words.text()
    program.play(CRIBBAGE)
    make_move(program)
    assert session(program).ply == 1


@pytest.mark.usefixtures("program")
def test_a_second_program_is_refused(folders: Folders) -> None:
    with pytest.raises(InUse) as refused:
        Drawer(folders)
    assert refused.value.folders == folders


@pytest.mark.usefixtures("qapp")
def test_without_a_home_it_plays_and_says_that_nothing_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nowhere(*_: object) -> Folders:
        raise DiskError(DiskFault.MISSING, Path("~"), "no home")

    monkeypatch.setattr(start, "locate", nowhere)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    program = Program(start.open_front(), lambda: datetime(2026, 1, 31, 18, tzinfo=UTC))
    assert "nothing will be kept" in program.window.banner.words.text()
    program.play(CRIBBAGE)
    assert session(program).ply == 0
    program.window.close()
    program.choices._translators.remove()
    assert [folder.name.startswith("whistdesk-") for folder in tmp_path.iterdir()] == [True]
