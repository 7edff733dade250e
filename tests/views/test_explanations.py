"""Every reason that a player may give has a sentence in both languages."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

import pytest

from whistdesk import players
from whistdesk.players.base import Reason
from whistdesk.players.registry import PLAYERS
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.cribbage.reasons import sentences as cribbage_sentences
from whistdesk.views.explanations import WORDINGS, explain
from whistdesk.views.oneonta.reasons import sentences as oneonta_sentences
from whistdesk.views.solowhist.reasons import sentences

ROOMS: Mapping[str, tuple[Path, set[str]]] = {
    "cribbage-solitaire": (Path(players.__path__[0]) / "cribbage", set(cribbage_sentences())),
    "oneonta-whist": (Path(players.__path__[0]) / "oneonta", set(oneonta_sentences())),
    "solo-whist": (Path(players.__path__[0]) / "solowhist", set(sentences())),
}
"""For each game the folder of its players, and the reasons that have a sentence."""
NO_REASONS = {"free-finesse"}
"""Words with a hyphen in the players' code that never become a reason: plans that only speak against a card."""
DEALS = {"beginner": 12, "club": 12}
"""How many hands of a level are tried; a level that searches is slow without a compiler: one."""


def strings(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def named(folder: Path) -> set[str]:
    """The keys in the code of a folder: what is given to ``Reason``, and every word with a hyphen."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                found.update(strings(node.args[0]))
        found.update(word for word in strings(tree) if re.fullmatch(r"[a-z]+(-[a-z]+)+", word))
    return found


@pytest.mark.parametrize("game", ROOMS)
def test_every_reason_in_the_code_has_a_sentence(game: str) -> None:
    folder, worded = ROOMS[game]
    assert named(folder) - worded - NO_REASONS == set()


def test_every_game_with_players_is_worded() -> None:
    assert set(PLAYERS) <= set(WORDINGS) == set(ROOMS)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("game", "level"), [(game, level) for game, by_level in PLAYERS.items() for level in by_level])
def test_what_players_say_is_filled_with_their_facts(game: str, level: str) -> None:
    for reason, sentence in said(game, level, DEALS.get(level, 1)):
        assert sentence, reason
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert "%" not in sentence, reason


def said(game: str, level: str, deals: int) -> Iterator[tuple[Reason, str]]:
    """The sentences for all opinions in some hands of four players of a level."""
    (player, *_) = PLAYERS[game][level].values()
    rng = Random(7)
    state = GAMES[game].start(Setup(number=4711, match=deals)).state
    while state.seat is not None:
        choice = player.choose(state.view_for(state.seat), rng)
        for opinion in choice.opinions:
            yield opinion.reason, explain(game, opinion.reason, opinion.move)
        state = state.apply(choice.move).state


def test_a_reason_that_nobody_gives_is_an_error() -> None:
    with pytest.raises(KeyError):
        explain("solo-whist", Reason("no-such-reason"), GAMES["solo-whist"].parse_move("pass"))
