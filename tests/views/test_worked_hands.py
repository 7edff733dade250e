"""The worked hands of the rule texts: every card, trick and figure in them is what the rules say, in both languages."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

import pytest

from whistdesk.cards.card import Card, parse_card
from whistdesk.rules.base import Move, Setup, State
from whistdesk.rules.cribbage.events import RoundScored
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.scoring import count
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.oneonta.events import HandScored
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.places import PENALTY
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.events import Settled
from whistdesk.rules.solowhist.moves import Call, PlayCard
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.rules.table import Event
from whistdesk.views.cribbage.wording import hand_title, spelled
from whistdesk.views.names import seat_name, signed
from whistdesk.views.numbers import number_word
from whistdesk.views.rulebook.text import CARD_MARK, Block, Box, Chapter, Example, Paragraph, Rows, read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.solowhist.wording import call_title

OUTCOMES = {"Won": True, "Lost": False, "Gewonnen": True, "Verloren": False}
Kind = TypeVar("Kind", bound=Block)


def chapters(game: str, language: str) -> tuple[Chapter, ...]:
    return read_rules(shipped("seeds"), game, language).chapters


def of_kind(blocks: Sequence[Block], kind: type[Kind]) -> list[Kind]:
    return [block for block in blocks if isinstance(block, kind)]


def cards_in(text: str) -> list[Card]:
    return [parse_card(mark) for mark in CARD_MARK.findall(text)]


def faces(example: Example) -> list[Card]:
    return [shown.card for shown in example.cards if shown.card is not None]


def number_in(text: str) -> int:
    found = re.search(r"\d+", text)
    assert found
    return int(found[0])


class Playing:
    """A game that the moves of a text are played in."""

    def __init__(self, game: str, number: int, match: int | None = None) -> None:
        self.state: State = GAMES[game].start(Setup(number, match=match)).state
        self.person = GAMES[game].seats[0]
        self.events: list[Event] = []

    def play(self, move: Move) -> None:
        step = self.state.apply(move)
        self.state = step.state
        self.events += step.events


def test_ow_13_ow_14_the_hands_of_oneonta_whist_go_as_told(language: str) -> None:
    worked = chapters("oneonta-whist", language)[-1]
    first, payment = worked.blocks[0], worked.blocks[-1]
    assert isinstance(first, Paragraph)
    assert isinstance(payment, Example)
    playing = Playing("oneonta-whist", number_in(first.text))
    titles = of_kind(worked.blocks, Example)[:-1]
    for example, rows in zip(titles, of_kind(worked.blocks, Rows), strict=True):
        check_hand(playing, example, rows, language)
    exact, missed = (event for event in playing.events if isinstance(event, HandScored))
    assert (exact.prediction, exact.won, exact.penalty) == (4, 4, 0)
    box = of_kind(worked.blocks, Box)[0]
    assert box.title.lower().count(number_word(4)) == 2
    assert {number_word(missed.prediction), number_word(missed.won)} <= set(re.findall(r"\w+", payment.title.lower()))
    assert [shown.card for shown in payment.cards].count(None) == missed.penalty
    assert faces(payment) == [parse_card(f"{missed.prediction}H")]
    assert number_in(payment.text) == 22 - len(playing.state.table().at(PENALTY))


def check_hand(playing: Playing, example: Example, rows: Rows, language: str) -> None:
    view = playing.state.view_for(playing.person)
    assert isinstance(view, OneontaView)
    turned, *held = faces(example)
    assert (turned, sorted(held)) == (view.turn_up, sorted(view.hand))
    predicted = next(n for n in range(8) if number_word(n) in re.findall(r"\w+", example.title))
    playing.play(Predict(predicted))
    for cells in rows.rows:
        lead, reply = cards_in(cells[1])
        view = playing.state.view_for(playing.person)
        assert isinstance(view, OneontaView)
        assert view.lead == lead
        playing.play(Play(reply))
        after = playing.state.view_for(playing.person)
        assert isinstance(after, OneontaView)
        trick = after.tricks[-1] if after.tricks else after.history[-1].tricks[-1]
        assert (trick.reply, trick.won) == (reply, OUTCOMES[cells[2].partition(":")[0]]), language


@pytest.mark.usefixtures("language")
def test_cs_06_hands_are_counted_aloud_as_the_program_counts_them(language: str) -> None:
    for text in chapters("cribbage-solitaire", language):
        for example in of_kind(text.blocks, Example):
            *hand, starter = faces(example)
            if len(hand) == 4 and text.heading not in {"The count", "Das Zählen"}:
                assert example.text == spelled(count(hand, starter)), example.title


@pytest.mark.parametrize("heading", ["The count", "Das Zählen"])
def test_cs_06_the_examples_of_the_count_add_up(heading: str) -> None:
    language = "en" if heading == "The count" else "de"
    [counted] = [text for text in chapters("cribbage-solitaire", language) if text.heading == heading]
    for example in of_kind(counted.blocks, Example):
        *hand, starter = faces(example)
        if len(hand) == 4:
            total = int(re.findall(r"\d+", example.text)[-1])
            assert count(hand, starter)[-1].total == total, example.title


def test_cs_01_to_cs_06_the_round_of_cribbage_goes_as_told(language: str) -> None:
    worked = chapters("cribbage-solitaire", language)[-1]
    assert isinstance(worked.blocks[0], Paragraph)
    playing = Playing("cribbage-solitaire", number_in(worked.blocks[0].text))
    dealt, starter, *hands = of_kind(worked.blocks, Example)
    [rows] = of_kind(worked.blocks, Rows)
    view = playing.state.view_for(playing.person)
    assert isinstance(view, CribbageView)
    assert faces(dealt) == list(view.rounds[0].cards[:6])
    for cells, move in zip(rows.rows, [1, 1, 2, 2, 3, 3], strict=True):
        view = playing.state.view_for(playing.person)
        assert isinstance(view, CribbageView)
        assert cards_in(cells[1]) == [view.rounds[0].cards[-1]]
        assert cells[2].startswith(f"{hand_title(move)}:")
        playing.play(GAMES["cribbage-solitaire"].parse_move(f"place {move}"))
    [scored] = (event for event in playing.events if isinstance(event, RoundScored))
    assert [faces(starter)] == [[scored.scored.starter]]
    for example, hand, held in zip(hands, HANDS, scored.scored.hands, strict=True):
        assert example.title == hand_title(hand)
        assert faces(example) == [*held, scored.scored.starter]
    [box] = of_kind(worked.blocks, Box)
    figures = [int(figure) for figure in re.findall(r"\d+", box.text)]
    parts = [scored.scored.heels, *(score.total for score in scored.scored.scores)]
    assert figures == [*parts, sum(parts), 4 * sum(parts)]


def test_sw_10_to_sw_18_the_hands_of_solo_whist_go_as_told(language: str) -> None:
    worked = chapters("solo-whist", language)[-2]
    parts = [n for n, block in enumerate(worked.blocks) if isinstance(block, Example)]
    assert len(parts) == 3
    for start, end in pairwise([*parts, len(worked.blocks)]):
        example, calls, tricks, chips, box = worked.blocks[start:end]
        assert isinstance(example, Example)
        assert isinstance(calls, Rows)
        assert isinstance(tricks, Rows)
        assert isinstance(chips, Rows)
        assert isinstance(box, Box)
        check_solo(Playing("solo-whist", number_in(example.title), match=1), example, calls, tricks, chips)


def check_solo(playing: Playing, example: Example, calls: Rows, tricks: Rows, chips: Rows) -> None:
    seats = {seat_name(seat): seat for seat in COMPASS}
    view = playing.state.view_for(playing.person)
    assert isinstance(view, SoloView)
    assert sorted(faces(example)) == sorted(view.hand)
    for name, title, _ in calls.rows:
        assert playing.state.seat == seats[name]
        playing.play(next(move for move in playing.state.legal_moves() if title == _title(move)))
    for _, cards, winner in tricks.rows:
        for name, mark in re.findall(r"(\w+) \[(..)\]", cards):
            assert playing.state.seat == seats[name]
            playing.play(PlayCard(parse_card(mark)))
        view = playing.state.view_for(playing.person)
        assert isinstance(view, SoloView)
        assert (view.tricks or view.settled[-1].played)[-1].winner == seats[winner]
    [settled] = (event.settlement for event in playing.events if isinstance(event, Settled))
    told = [(seats[name], number_in(won), paid) for name, won, paid in chips.rows]
    assert told == list(zip(COMPASS, settled.tricks, map(signed, settled.chips), strict=True))


def _title(move: Move) -> str:
    return call_title(move) if isinstance(move, Call) else ""
