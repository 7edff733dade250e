"""Whatever the rules refuse under a number leads to the very paragraph that states that number."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import whistdesk.model
import whistdesk.rules
from tests.generic.playouts import positions, starts
from whistdesk.cards.card import CARDS, Suit
from whistdesk.rules.base import Move, Setup, State
from whistdesk.rules.cribbage.moves import MOVES
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.registry import GAMES
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.views.page import Look
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.rulebook.text import Paragraph, read_rules
from whistdesk.views.shipped import shipped

ALL_MOVES: dict[str, list[Move]] = {
    "oneonta-whist": [*map(Predict, range(8)), *map(Play, CARDS)],
    "cribbage-solitaire": list(MOVES),
    "solo-whist": [*Call, *map(NameTrump, Suit), *map(PlayCard, CARDS)],
}


def written() -> Iterator[tuple[str, str]]:
    """Rule and key of every refusal that stands in the code and has a rule."""
    for package in (whistdesk.rules, whistdesk.model):
        for file in Path(package.__path__[0]).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                    rule, key = node.args[:2]
                    assert isinstance(rule, ast.Constant)
                    if rule.value is not None:
                        assert isinstance(key, ast.Constant)
                        yield str(rule.value), str(key.value)


WRITTEN = sorted(set(written()))


def refused(game: str, state: State) -> set[tuple[str, str]]:
    """Rule and key of all that is refused in a position."""
    refusals = (state.refusal(move) for move in ALL_MOVES[game])
    return {(refusal.rule, refusal.key) for refusal in refusals if refusal and refusal.rule}


AUCTIONS: dict[str, tuple[Call, ...]] = {
    "": (Call.PROPOSE, Call.ACCEPT),
    "pass_is_final": (Call.PASS, Call.PROPOSE, Call.PASS, Call.PASS),
    "unaccepted_proposer_may_raise": (Call.PROPOSE, Call.PASS, Call.PASS, Call.PASS),
}
"""Calls after which something is refused that random games seldom come to, by their house rule."""


def after(house_rule: str, calls: tuple[Call, ...]) -> State:
    """The auction after these calls."""
    rules = frozenset({house_rule} - {""})
    state = GAMES["solo-whist"].start(Setup(1, house_rules=rules, match=1)).state
    for call in calls:
        state = state.apply(call).state
    return state


def test_every_numbered_refusal_can_come_in_a_game() -> None:
    met = {each for rule, calls in AUCTIONS.items() for each in refused("solo-whist", after(rule, calls))}
    for start in starts():
        for state in positions(start):
            met |= refused(start.game.key, state)
    assert sorted(met) == WRITTEN


@pytest.fixture
def page(qtbot: QtBot) -> RulePage:
    page = RulePage(tuple(GAMES), Look(1.5))
    qtbot.addWidget(page)
    page.resize(960, 640)
    with qtbot.waitExposed(page):
        page.show()
    return page


@pytest.mark.parametrize("rule", sorted({rule for rule, _ in WRITTEN}))
def test_a_refusal_leads_to_its_paragraph(page: RulePage, rule: str, language: str) -> None:
    page.open_at(rule)
    text = page.paper.text
    assert text.ruled is not None
    told = text.ruled.text()
    assert told.endswith(rule)
    [stated] = [
        block.text
        for game in GAMES
        for chapter in read_rules(shipped("seeds"), game, language).chapters
        for block in chapter.blocks
        if isinstance(block, Paragraph) and block.rule == rule
    ]
    assert told.removesuffix(rule).strip() == stated
    top = text.document().documentLayout().blockBoundingRect(text.ruled).top() - text.verticalScrollBar().value()
    assert 0 <= top < text.viewport().height() / 2


def test_a_screen_reader_begins_at_the_rule(page: RulePage) -> None:
    page.open_at("SW-12")
    assert page.focusProxy() is page.paper.text
    ruled = page.paper.text.ruled
    assert ruled is not None
    assert page.paper.text.textCursor().position() == ruled.position()
    page.open_at("solo-whist")
    assert page.focusProxy() is page.contents
    assert page.paper.text.ruled is None
