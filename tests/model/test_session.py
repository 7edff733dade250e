from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, SOLITAIRE, Add, Look
from whistdesk.archive.record import Record, RecordError
from whistdesk.archive.saves import History
from whistdesk.model.marks import Finished
from whistdesk.model.moment import Passage
from whistdesk.model.session import Session
from whistdesk.rules.base import IllegalMove, Setup
from whistdesk.rules.seats import Seat

S, W = Seat.SOUTH, Seat.WEST


def session_after(*moves: str, **history: Any) -> Session:
    """A game of counting after these moves, South's and West's in turn."""
    return Session.resume(Record(GAME, Setup(number=7), moves), History(**history))


def made(session: Session) -> list[str]:
    return list(session.record().moves)


def flags(session: Session) -> set[str]:
    """Which of the yes-or-no properties are true now."""
    names = ("over", "resigned", "practice", "playing_out", "finishing", "can_finish", "can_undo", "can_redo")
    return {name for name in names if getattr(session, name)}


def play_all(session: Session, *moves: str) -> None:
    """Play for whoever's turn it is."""
    for word in moves:
        move = session.game.parse_move(word)
        if session.seat is session.human:
            session.play(move)
        else:
            assert session.seat is not None
            session.play_for(session.seat, move)


def test_a_move_is_told_with_what_followed_as_the_person_may_see_it() -> None:
    session = Session(GAME, Setup(number=7))
    passages: list[Passage] = []
    turns: list[Seat | None] = []
    session.stepped.connect(passages.append)
    session.turn_changed.connect(turns.append)
    before = session.moment
    session.play(Add(1))
    session.play_for(W, Look())
    assert [(passage.mover, str(passage.move)) for passage in passages] == [(S, "add 1"), (W, "look")]
    assert passages[0].before == before
    assert passages[1].after == session.moment
    assert turns == [W, S]
    (shown,) = passages[1].events
    assert shown.card is None  # type: ignore[attr-defined]


def test_illegal_moves_are_refused_and_change_nothing() -> None:
    session = session_after("add 1", "add 1")
    with pytest.raises(IllegalMove, match="CO-01"):
        session.play(Add(2))
    assert made(session) == ["add 1", "add 1"]
    session.play(Add(1))
    with pytest.raises(IllegalMove, match="not your turn"):
        session.play(Add(1))
    with pytest.raises(IllegalMove, match="not your turn"):
        session.play_for(S, Add(1))


def test_one_action_is_one_undo_step_with_the_answers() -> None:
    session = session_after("add 1", "add 1", "add 1", "add 1")
    session.undo()
    assert made(session) == ["add 1", "add 1"]
    session.undo()
    assert made(session) == []
    assert "can_undo" not in flags(session)
    session.redo()
    assert made(session) == ["add 1", "add 1"]
    session.redo()
    assert made(session) == ["add 1", "add 1", "add 1", "add 1"]
    assert "can_redo" not in flags(session)


def test_undo_while_the_computer_thinks_takes_back_the_persons_move_alone() -> None:
    session = session_after("add 1", "add 1", "add 1")
    assert session.seat is W
    session.undo()
    assert session.seat is S
    session.redo()
    assert session.seat is W


def test_a_new_move_forgets_what_was_taken_back() -> None:
    session = session_after("add 1", "add 1")
    session.undo()
    session.play(Add(2))
    assert "can_redo" not in flags(session)
    assert made(session) == ["add 2"]


def test_undo_and_redo_tell_the_position(qtbot: QtBot) -> None:
    session = session_after("add 1", "add 1")
    with qtbot.waitSignal(session.rewound) as rewound, qtbot.waitSignal(session.turn_changed) as turn:
        session.undo()
    assert rewound.args == [session.moment]
    assert turn.args == [S]


def test_undo_past_a_card_that_was_shown_marks_the_hand_once(qtbot: QtBot) -> None:
    session = session_after("look", "add 1")
    assert session.undo_needs_word()
    with qtbot.waitSignal(session.practice_marked):
        session.undo()
    assert "practice" in flags(session)
    assert not session.undo_needs_word()
    session.redo()
    assert "practice" in flags(session)
    with qtbot.assertNotEmitted(session.practice_marked):
        session.undo()


def test_a_card_shown_to_another_seat_marks_nothing() -> None:
    session = session_after("add 1", "look")
    assert not session.undo_needs_word()
    session.undo()
    assert "practice" not in flags(session)


def test_the_mark_is_the_hands_and_spoils_the_match() -> None:
    session = session_after("look", "add 1")
    session.undo()
    play_all(session, "add 2", "add 1", "add 2")
    assert "practice" not in flags(session)
    play_all(session, "add 2", "add 1", "add 2")
    assert "over" in flags(session)
    marks = {
        (finished.outcome.kind, finished.outcome.part): finished.practice
        for finished in session.results()
        if finished.outcome
    }
    assert marks == {("hand", 0): True, ("hand", 1): False, ("match", 0): True}


def test_the_end_is_told_and_can_be_undone(qtbot: QtBot) -> None:
    session = session_after("add 2", "add 1", "add 2", "add 2", "add 1")
    with qtbot.waitSignal(session.ended):
        play_all(session, "add 2")
    assert "over" in flags(session)
    assert session.seat is None
    with pytest.raises(IllegalMove):
        session.play(Add(1))
    session.undo()
    assert "over" not in flags(session)


def test_conceding_a_game_for_one_ends_it_and_can_be_undone(qtbot: QtBot) -> None:
    session = Session(SOLITAIRE, Setup(number=7))
    session.play(Add(1))
    with qtbot.waitSignal(session.ended):
        session.concede()
    assert "over" in flags(session)
    assert "resigned" in flags(session)
    assert session.results()[-1] == Finished(None, practice=False, conceded=True)
    with pytest.raises(IllegalMove, match="given up"):
        session.play(Add(1))
    session.undo()
    assert "over" not in flags(session)
    assert made(session) == ["add 1"]
    session.undo()
    assert made(session) == []


def test_conceding_a_hand_has_the_rest_of_it_played_out_in_one_undo_step() -> None:
    session = session_after("add 1", "add 1")
    session.concede()
    assert "playing_out" in flags(session)
    for word in ("add 1", "add 1", "add 1"):
        assert session.seat is not None
        session.play_for(session.seat, GAME.parse_move(word))
    assert "playing_out" not in flags(session)
    assert [finished.conceded for finished in session.results()] == [True]
    session.undo()
    assert made(session) == ["add 1", "add 1"]
    assert "playing_out" not in flags(session)


def test_a_concession_is_taken_back_by_undo_before_anything_was_played() -> None:
    session = session_after("add 1")
    session.concede()
    session.undo()
    assert "playing_out" not in flags(session)
    assert made(session) == ["add 1"]


def test_a_hand_for_several_can_be_given_up_while_it_is_played_and_not_before() -> None:
    session = session_after()
    assert not session.can_concede
    session.concede()
    assert "playing_out" not in flags(session)
    session.play(Add(1))
    assert session.can_concede


def test_finishing_one_hand_does_not_finish_the_next() -> None:
    session = Session(SOLITAIRE, Setup(number=7))
    play_all(session, "add 2", "add 1", "add 1")
    session.finish()
    session.play_for(Seat.PLAYER, Add(1))
    assert "finishing" not in flags(session)
    play_all(session, "add 2", "add 1", "add 1")
    assert "finishing" not in flags(session)
    assert "can_finish" in flags(session)


def test_finish_is_offered_for_a_decided_hand_only() -> None:
    session = session_after("add 1", "add 1")
    assert "can_finish" not in flags(session)
    session.finish()
    assert "playing_out" not in flags(session)
    play_all(session, "add 1", "add 1")
    assert "can_finish" in flags(session)
    session.finish()
    assert "finishing" in flags(session)
    session.play_for(S, Add(1))
    assert "finishing" not in flags(session)
    assert [finished.conceded for finished in session.results()] == [False]


def test_a_resumed_game_keeps_undo_history_marks_and_foreign_keys() -> None:
    session = session_after("look", "add 1", "add 1", "add 1")
    session.undo()
    session.undo()
    session.redo()
    record, history = session.record(), session.history()
    resumed = Session.resume(Record(record.game, record.setup, record.moves, {"by": "hand"}), history)
    assert made(resumed) == ["look", "add 1"]
    assert resumed.practice
    assert resumed.can_redo
    assert resumed.record().extra == {"by": "hand"}
    resumed.redo()
    assert made(resumed) == ["look", "add 1", "add 1", "add 1"]
    resumed.undo()
    resumed.undo()
    assert made(resumed) == []


def test_a_record_from_elsewhere_is_practice_as_far_as_it_was_played() -> None:
    setup = Setup(number=7)
    assert not Session.resume(Record(GAME, setup)).practice
    session = Session.resume(Record(GAME, setup, ("add 2", "add 1", "add 2")))
    assert not session.practice
    assert [finished.practice for finished in session.results()] == [True]
    assert Session.resume(Record(GAME, setup, ("add 2",))).practice


def test_a_game_that_is_practice_as_a_whole_asks_no_word_and_stays_so() -> None:
    session = Session(GAME, Setup(number=7), practice=True)
    play_all(session, "look", "add 1", "add 2", "look")
    assert session.practice
    assert not session.undo_needs_word()
    resumed = Session.resume(session.record(), session.history())
    play_all(resumed, "add 1", "add 2", "add 1", "add 2")
    assert resumed.practice
    assert {finished.practice for finished in resumed.results()} == {True}


def test_a_conceded_hand_goes_on_being_played_out_when_resumed() -> None:
    session = session_after("add 1", "add 1")
    session.concede()
    resumed = Session.resume(session.record(), session.history())
    assert resumed.playing_out
    assert resumed.seat is S
    resumed.play_for(S, Add(1))
    resumed.undo()
    assert made(resumed) == ["add 1", "add 1"]
    assert not resumed.playing_out


def test_records_that_break_a_rule_are_not_resumed() -> None:
    with pytest.raises(RecordError, match="move 3, add 2: CO-01"):
        session_after("add 1", "add 1", "add 2")
    with pytest.raises(RecordError, match="move 7, add 1: the game is over"):
        session_after(*["add 2", "add 1", "add 2"] * 2, "add 1")


def test_a_deal_that_ends_too_early_refuses_the_move() -> None:
    session = Session(GAME, GAME.read_setup({"deal": {"cards": 3}}))
    play_all(session, "look", "look")
    with pytest.raises(IllegalMove, match="used up"):
        session.play(Look())
    assert made(session) == ["look", "look"]


def test_advice_marks_the_hand_in_which_it_is_given_and_the_match(qtbot: QtBot) -> None:
    session = Session(GAME, Setup(number=7))
    play_all(session, "add 2", "add 1", "add 2")
    with qtbot.waitSignal(session.coach_marked):
        session.mark_coached()
    with qtbot.assertNotEmitted(session.coach_marked):
        session.mark_coached()
    assert session.coached
    play_all(session, "add 2", "add 1", "add 2")
    marks = [(finished.outcome.kind, finished.coached) for finished in session.results() if finished.outcome]
    assert marks == [("hand", False), ("hand", True), ("match", True)]


def test_the_mark_of_the_coach_survives_undo_and_a_resumed_game() -> None:
    session = Session(GAME, Setup(number=7))
    session.mark_coached()
    session.play(Add(1))
    session.undo()
    assert session.coached
    assert Session.resume(session.record(), session.history()).coached


def test_a_game_for_one_that_is_given_up_keeps_the_mark_of_the_coach() -> None:
    session = Session(SOLITAIRE, Setup(number=7))
    session.mark_coached()
    session.concede()
    assert session.results()[-1].coached
