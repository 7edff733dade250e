"""Each sentence of the statistics on what counts is true of the program."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from random import Random

import pytest

from whistdesk.archive.ledger import Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.result import Entry, Selection
from whistdesk.archive.saves import SaveFolder, Sitting
from whistdesk.model.dealing import daily_setup, terms_of
from whistdesk.model.keeper import Keeper
from whistdesk.model.outbox import Outbox
from whistdesk.model.session import Session
from whistdesk.players.registry import player
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import STATISTICS

ONEONTA, CRIBBAGE, SOLO = GAMES
CLUB = player(SOLO, "club")
TODAY = date(2026, 1, 31)
NOON = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)


class Player:
    """Somebody who plays one game after another; leaving one is beginning the next."""

    def __init__(self, folder: Path) -> None:
        self.ledger = Ledger(folder / "ledger.sqlite")
        self.ledger.open()
        self._saves, self._past = SaveFolder(folder, GAMES), PastGames(folder / "past", GAMES)
        self._ids, self._outbox = count(), Outbox()
        self._keeper: Keeper | None = None

    def begin(self, key: str, number: int = 7, match: int | None = None, *, shared: bool = False) -> Session:
        """A new game, on the terms that the program plays it."""
        setup = daily_setup(GAMES[key], TODAY) if number == DAILY else Setup(number=number, match=match)
        assert setup.number is not None
        begun = bool(self.ledger.begun(key, [setup.number]))
        terms = terms_of(GAMES[key], setup, TODAY, begun=begun, shared=shared)
        self.stop()
        session = Session(GAMES[key], setup, practice=terms.practice)
        sitting = Sitting(str(next(self._ids)), 1, NOON, daily=TODAY if terms.daily else None)
        self._keeper = Keeper(session, sitting, self._saves, self._past, self.ledger, self._outbox, lambda: NOON)
        return session

    def stop(self) -> None:
        """Have all written that has happened."""
        if self._keeper is not None:
            self._keeper.close()

    def end(self) -> None:
        """Write nothing more."""
        self._outbox.close(10)


DAILY = -1
"""Stands for the number of today's daily deal."""


@pytest.fixture
def somebody(tmp_path: Path) -> Iterator[Player]:
    plays = Player(tmp_path)
    yield plays
    plays.stop()
    plays.end()


def make_moves(game: Session, count: int = 1000) -> None:
    """So many moves at random, in a game for several those of club players; as far as the game goes."""
    rng = Random(1)
    for _ in range(count):
        if game.seat is None:
            return
        view = game.view_for(game.seat)
        game.play_for(game.seat, CLUB.choose(view, rng).move if len(game.game.seats) > 1 else rng.choice(view.legal))


def play_hand(game: Session) -> None:
    """The moves of a hand, to its settlement."""
    part = game.part
    while game.seat is not None and game.part == part:
        make_moves(game, 1)


def rows(somebody: Player, key: str) -> list[Entry]:
    """What the ledger has of a game, once all is written."""
    somebody.stop()
    return list(somebody.ledger.entries(Selection(key, coached=None, counted=False)))


def counted(somebody: Player, key: str, *, coached: bool = False) -> list[Entry]:
    somebody.stop()
    return list(somebody.ledger.entries(Selection(key, coached=coached)))


@pytest.mark.parametrize("key", [ONEONTA, CRIBBAGE])
def test_a_finished_game_counts_once(somebody: Player, key: str) -> None:
    make_moves(somebody.begin(key))
    (entry,) = counted(somebody, key)
    assert entry.result.kind == "game"
    assert STATISTICS[key].count([entry])


@pytest.mark.parametrize("key", [ONEONTA, CRIBBAGE])
def test_a_game_that_is_given_up_counts_as_not_won_and_without_a_score(somebody: Player, key: str) -> None:
    game = somebody.begin(key)
    make_moves(game, 3)
    game.concede()
    (entry,) = counted(somebody, key)
    assert (entry.result.status, entry.result.score, entry.result.conceded) == ("lost", None, True)
    assert STATISTICS[key].count([entry]).wins == [False]


@pytest.mark.parametrize("key", [ONEONTA, CRIBBAGE])
def test_a_game_that_is_left_for_a_new_one_does_not_count(somebody: Player, key: str) -> None:
    make_moves(somebody.begin(key), 3)
    somebody.begin(key, number=8)
    assert rows(somebody, key) == []


def test_a_card_that_was_seen_and_taken_back_makes_practice(somebody: Player) -> None:
    game = somebody.begin(CRIBBAGE)
    game.play(game.moment.view.legal[0])
    game.undo()
    make_moves(game)
    assert counted(somebody, CRIBBAGE) == []
    assert [entry.result.practice for entry in rows(somebody, CRIBBAGE)] == [True]


def test_a_deal_that_was_played_before_does_not_count_again(somebody: Player) -> None:
    make_moves(somebody.begin(CRIBBAGE))
    make_moves(somebody.begin(CRIBBAGE))
    assert len(counted(somebody, CRIBBAGE)) == 1
    assert len(rows(somebody, CRIBBAGE)) == 2


def test_another_players_deal_does_not_count(somebody: Player) -> None:
    make_moves(somebody.begin(CRIBBAGE, shared=True))
    assert counted(somebody, CRIBBAGE) == []
    assert len(rows(somebody, CRIBBAGE)) == 1


def test_a_game_with_the_coach_is_kept_apart(somebody: Player) -> None:
    game = somebody.begin(CRIBBAGE)
    game.mark_coached()
    make_moves(game)
    assert counted(somebody, CRIBBAGE) == []
    assert len(counted(somebody, CRIBBAGE, coached=True)) == 1


def test_a_daily_deal_counts_like_any_other_the_first_time(somebody: Player) -> None:
    for _ in range(2):
        make_moves(somebody.begin(CRIBBAGE, DAILY))
    (entry,) = counted(somebody, CRIBBAGE)
    assert entry.result.daily == TODAY
    assert len(rows(somebody, CRIBBAGE)) == 2


def test_hands_and_their_match_count(somebody: Player) -> None:
    make_moves(somebody.begin(SOLO, match=2))
    assert [entry.result.kind for entry in counted(somebody, SOLO)] == ["hand", "hand", "match"]


def test_the_hands_of_an_open_ended_match_count_and_it_has_no_place(somebody: Player) -> None:
    game = somebody.begin(SOLO)
    play_hand(game)
    play_hand(game)
    assert [entry.result.kind for entry in counted(somebody, SOLO)] == ["hand", "hand"]


def test_of_a_match_that_is_left_the_settled_hands_count(somebody: Player) -> None:
    game = somebody.begin(SOLO, match=4)
    play_hand(game)
    make_moves(game, 3)
    somebody.begin(SOLO, number=8, match=4)
    assert [entry.result.kind for entry in counted(somebody, SOLO)] == ["hand"]


def test_a_hand_that_is_given_up_is_played_out_and_counts(somebody: Player) -> None:
    game = somebody.begin(SOLO, match=4)
    while not game.can_concede:
        make_moves(game, 1)
    game.concede()
    play_hand(game)
    (entry,) = counted(somebody, SOLO)
    assert entry.result.conceded
    assert entry.result.status in {"made", "failed"}


def test_a_mark_on_a_hand_marks_that_hand_and_the_match(somebody: Player) -> None:
    game = somebody.begin(SOLO, match=2)
    game.mark_coached()
    play_hand(game)
    play_hand(game)
    assert [(entry.result.kind, entry.result.part) for entry in counted(somebody, SOLO)] == [("hand", 1)]
    assert [entry.result.kind for entry in counted(somebody, SOLO, coached=True)] == ["hand", "match"]
