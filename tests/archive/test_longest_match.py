"""Whatever can be played can be kept and read again."""

from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from whistdesk.archive.record import LARGEST_RECORD, LONGEST_GAME, Record, RecordError
from whistdesk.archive.saves import ROOM_TO_PLAY, History, Save, SaveFolder, Sitting, require_room, write_save
from whistdesk.rules.base import Setup, State
from whistdesk.rules.registry import GAMES
from whistdesk.rules.setup import LONGEST_MATCH
from whistdesk.rules.solowhist.moves import Call, SoloMove
from whistdesk.rules.solowhist.state import SoloState, begin

GAME = GAMES["solo-whist"]
NOW = datetime(2026, 1, 31, 18, 0, tzinfo=UTC)


def slowest(state: SoloState) -> SoloMove:
    """All pass as often as they may, then comes the lowest call, up to abundance, which is played to its end."""
    moves = state.legal_moves()
    words = [call for _, call in state.hand.auction.calls]
    others = [move for move in moves if move not in {Call.PASS, Call.OPEN_MISERE, Call.ABUNDANCE_DECLARED}]
    allowed = 2 if set(words) - {Call.PASS} else 3
    patient = len(words) >= allowed and words[-allowed:] == [Call.PASS] * allowed
    return others[0] if others and (patient or Call.PASS not in moves) else moves[0]


def kept(record: Record) -> Save:
    """The save of a game in which each move was an action of its own."""
    return Save(record, History(opens=frozenset(range(len(record.moves)))), Sitting("5f0c", 1, NOW), NOW)


def test_an_open_ended_match_can_be_read_again_when_no_hand_is_left(tmp_path: Path) -> None:
    state: State = begin(Setup(number=1)).state
    moves, of_hand = [], Counter[int]()
    while state.seat is not None:
        assert isinstance(state, SoloState)
        move = slowest(state) if state.part < 2 else Call.PASS
        of_hand[state.part] += 1
        moves.append(str(move))
        state = state.apply(move).state
    assert len(of_hand) == len(state.outcomes()) == LONGEST_MATCH
    assert 72 == max(of_hand.values()) < LONGEST_GAME // LONGEST_MATCH
    save = kept(Record(GAME, Setup(number=1), tuple(moves)))
    assert len(write_save(save)) < ROOM_TO_PLAY
    folder = SaveFolder(tmp_path, GAMES)
    folder.store(save)
    found = folder.load(GAME)
    assert found.save == save
    assert not found.damaged


@pytest.mark.parametrize("letters", [LARGEST_RECORD - ROOM_TO_PLAY, LARGEST_RECORD // 6 + 1])
def test_a_record_that_leaves_no_room_for_its_moves_is_not_played_on(letters: int) -> None:
    letter = "x" if letters > LARGEST_RECORD // 4 else "Ω"
    with pytest.raises(RecordError, match="larger than"):
        require_room(Record(GAME, Setup(number=1), extra={"note": letter * letters}))
    require_room(Record(GAME, Setup(number=1), extra={"note": letter * (letters // 2)}))
