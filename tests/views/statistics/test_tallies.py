"""What every game's statistics make of results: of games that were played, and of what they say at the edges."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from whistdesk.archive.result import Entry, Result
from whistdesk.model.session import Session
from whistdesk.players.registry import player
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.views.cribbage.statistics import CribbageStatistics
from whistdesk.views.oneonta.statistics import OneontaStatistics, Predicted
from whistdesk.views.registry import STATISTICS
from whistdesk.views.solowhist.statistics import SoloStatistics
from whistdesk.views.solowhist.tally import Bid, tally
from whistdesk.views.statistics.stage import Bars
from whistdesk.views.statistics.streaks import SHOWN, Streaks, share_chart, streak_figures

NOON = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)


def played(key: str, numbers: Sequence[int]) -> list[Entry]:
    """The rows of games by random moves, or of short matches by club players."""
    entries: list[Entry] = []
    for number in numbers:
        game, rng = GAMES[key], Random(number)
        session = Session(game, Setup(number=number, match=3 if len(game.seats) > 1 else None))
        while session.seat is not None:
            view = session.view_for(session.seat)
            move = player(key, "club").choose(view, rng).move if len(game.seats) > 1 else rng.choice(view.legal)
            session.play_for(session.seat, move)
        outcomes = [finished.outcome for finished in session.results()]
        entries += [
            Entry(Result(str(number), key, each.kind, each.part, each.status, each.score, NOON, number, each.detail))
            for each in outcomes
            if each is not None
        ]
    return entries


def entry(game: str, status: str, score: int | None, **changes: Any) -> Entry:
    return Entry(replace(Result("a", game, "game", 0, status, score, NOON, 7), **changes))


def hand(status: str, chips: int, contract: str | None = "solo", declarers: str = "S", **foreseen: float) -> Entry:
    detail = {"contract": contract, "declarers": list(declarers)}
    return Entry(Result("m", "solo-whist", "hand", 0, status, chips, NOON, 7, detail), foreseen=foreseen)


@pytest.mark.parametrize("key", GAMES)
def test_games_as_they_are_played_come_to_figures_and_charts(key: str, qapp: object) -> None:
    story = STATISTICS[key]
    counted = story.count(played(key, range(6)))
    assert counted
    assert all(figure.words and figure.caption for figure in story.figures(counted))
    charts = story.charts(counted)
    assert len(charts) >= story.overview
    for chart in charts:
        assert all(len(row) == len(chart.header) for row in chart.rows)
        readings = chart.plot.bars if isinstance(chart.plot, Bars) else chart.plot.points
        assert readings
        assert all(reading.spoken for reading in readings)


@pytest.mark.parametrize("key", GAMES)
def test_of_nothing_come_figures_without_numbers(key: str, qapp: object) -> None:
    story = STATISTICS[key]
    counted = story.count([])
    assert not counted
    assert story.figures(counted)
    assert story.charts(counted)


@pytest.mark.parametrize("key", GAMES)
def test_rows_of_an_older_program_that_have_no_details_are_counted_all_the_same(key: str, qapp: object) -> None:
    kind = STATISTICS[key].listed
    counted = STATISTICS[key].count([entry(key, "won", 5, kind=kind, detail={})])
    assert counted
    assert STATISTICS[key].charts(counted)
    assert STATISTICS[key].outcome(entry(key, "won", 5, kind=kind, detail={}).result)


def test_streaks_are_of_games_won_and_the_best_one_stays() -> None:
    wins = [bool(int(each)) for each in "0111001100"]
    assert Streaks.of(wins) == Streaks(won=0, lost=2, best=3)
    assert Streaks.of([*wins, True]) == Streaks(won=1, lost=0, best=3)
    assert [figure.words for figure in streak_figures(wins)] == ["2", "3"]


def test_the_share_of_games_won_is_that_of_the_last_ten() -> None:
    chart = share_chart("Won", [True] * 5 + [False] * 10, ("won", "lost"))
    assert [row[2] for row in chart.rows][3:] == ["100 %"] * 2 + [
        "83 %", "71 %", "63 %", "56 %", "50 %", "40 %", "30 %", "20 %", "10 %", "0 %",
    ]  # fmt: skip
    assert (chart.figure, chart.caption) == ("33 %", "5 of 15")


def test_the_share_goes_back_so_far_and_no_further() -> None:
    chart = share_chart("Won", [True] * 500, ("won", "lost"))
    assert len(chart.rows) == SHOWN
    assert chart.rows[-1][0] == "500"
    assert chart.caption == "500 of 500"


def test_oneonta_counts_penalties_of_games_and_hands_and_what_each_prediction_cost() -> None:
    detail = {"hands": [{"prediction": 3, "won": 3, "penalty": 0}, {"prediction": 0, "won": 2, "penalty": 2}]}
    given_up = entry("oneonta-whist", "lost", None, conceded=True)
    figures = OneontaStatistics().count(
        [entry("oneonta-whist", "won", 2, detail=detail), entry("oneonta-whist", "lost", 9, detail=detail), given_up]
    )
    assert figures.wins == [True, False, False]
    assert figures.ends == Counter({2: 1, 9: 1, None: 1})
    assert figures.penalties == Counter({0: 2, 2: 2})
    assert figures.predicted == {3: Predicted(2, 2, 0), 0: Predicted(2, 0, 4)}
    assert figures.best is not None
    assert figures.best.score == 2


def test_a_game_of_oneonta_that_was_given_up_has_its_own_bar_and_no_penalty_cards(qapp: object) -> None:
    story = OneontaStatistics()
    counted = story.count([entry("oneonta-whist", "lost", None, conceded=True), entry("oneonta-whist", "won", 4)])
    ends = story.charts(counted)[2].plot
    assert isinstance(ends, Bars)
    assert [bar.height for bar in ends.bars] == [0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    assert [figure.words for figure in story.figures(counted)][-2:] == ["4", "4.0"]


@pytest.mark.parametrize(("total", "bar"), [(59, 1), (60, 2), (70, 2), (71, 3), (90, 4), (91, 5), (100, 5), (121, 8)])
def test_cribbage_totals_stand_on_their_side_of_the_marks(total: int, bar: int, qapp: object) -> None:
    story = CribbageStatistics()
    status = "won" if total > 90 else "skunk" if total < 60 else "lost"
    counted = story.count([entry("cribbage-solitaire", status, total)])
    plot = story.charts(counted)[0].plot
    assert isinstance(plot, Bars)
    assert [index for index, each in enumerate(plot.bars) if each.height] == [bar]
    skunk, won = (fence.before for fence in plot.fences)
    assert (bar < skunk, bar >= won) == (status == "skunk", status == "won")


def test_chips_add_up_and_a_hand_that_is_thrown_in_counts_without_any() -> None:
    figures = tally([hand("made", 6), hand("thrown-in", 0, None, ""), hand("failed", -12, "abundance")])
    assert figures.course == [6, 6, -6]
    assert figures.thrown_in == 1
    assert figures.bids_of(Seat.SOUTH) == Bid(2, 1)
    first, *_ = SoloStatistics().figures(figures)
    assert (first.words, first.caption) == ("3", "hands, 1 of them thrown in")


def test_both_partners_bid_a_proposal_and_each_has_its_own_chance() -> None:
    figures = tally([hand("made", 4, "proposal", "SW", S=0.5, W=0.75), hand("failed", -2, "solo", "W", W=0.95)])
    assert figures.bids[Seat.SOUTH, "proposal"] == Bid(1, 1, 1, 0.5)
    assert figures.bids_of(Seat.WEST) == Bid(2, 1, 2, 1.7)
    assert figures.bids_of(Seat.WEST).mean_chance == 0.85
    assert [(band.bid, band.made) for band in figures.bands] == [(0, 0), (0, 0), (1, 1), (1, 1), (1, 0)]


def test_a_chance_that_is_not_known_is_in_no_average() -> None:
    figures = tally([hand("made", 6), hand("made", 6, S=1.0)])
    assert figures.bids_of(Seat.SOUTH) == Bid(2, 2, 1, 1.0)
    assert sum(band.bid for band in figures.bands) == 1


def test_a_tie_for_the_first_place_is_won(qapp: object) -> None:
    match = Result("m", "solo-whist", "match", 0, "finished", 3, NOON, 7, {"place": 1, "hands": 4})
    counted = SoloStatistics().count([Entry(match), Entry(replace(match, detail={"place": 3, "hands": 4}))])
    assert counted.matches == [True, False]
    assert counted.places == Counter({1: 1, 3: 1})


def test_of_very_many_hands_the_curve_has_few_points_and_the_last_one_among_them(qapp: object) -> None:
    story = SoloStatistics()
    counted = story.count([hand("made", 1)] * 3000)
    chart = story.charts(counted)[0]
    assert len(chart.rows) <= 241
    hands, chips = chart.rows[-1]
    assert (hands.replace(",", ""), chips.replace(",", "")) == ("3000", "+3000")


def test_the_list_says_how_a_hand_ended(language: str) -> None:
    story = SoloStatistics()
    said = (
        story.outcome(hand("made", 4, "proposal", "SW").result),
        story.outcome(hand("thrown-in", 0, None, "").result),
    )
    assert (
        said
        == {
            "en": ("hand 1: proposal by you and West, made, +4 chips", "hand 1: thrown in"),
            "de": ("Spiel 1: Vorschlag von dir und West, erfüllt, +4 Chips", "Spiel 1: eingeworfen"),
        }[language]
    )
