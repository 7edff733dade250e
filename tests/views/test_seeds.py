"""The rule texts of seeds/: complete, alike in both languages, and cited by the tests."""

import re
from pathlib import Path

import pytest

from whistdesk.rules.registry import GAMES
from whistdesk.views.rulebook.text import (
    CARD_MARK,
    Block,
    Example,
    HouseRule,
    Paragraph,
    Rows,
    RuleText,
    Script,
    read_rules,
)
from whistdesk.views.shipped import shipped

RULES = {
    "oneonta-whist": [f"OW-{number:02}" for number in range(1, 18)],
    "cribbage-solitaire": [f"CS-{number:02}" for number in range(1, 9)],
    "solo-whist": [f"SW-{number:02}" for number in range(1, 20)],
}
"""The numbered rules, as the games define them."""
PREFIXES = "|".join(rules[0][:2] for rules in RULES.values())

TESTS = Path(__file__).resolve().parents[1]


def text(name: str, language: str) -> RuleText:
    return read_rules(shipped("seeds"), name, language)


def shape(block: Block) -> tuple[object, ...]:
    """What must be the same in every language."""
    if isinstance(block, Paragraph):
        return ("rule", block.rule)
    if isinstance(block, Example):
        return ("example", tuple((shown.card, shown.arrow, bool(shown.caption)) for shown in block.cards))
    if isinstance(block, HouseRule):
        return ("house rule", block.name)
    if isinstance(block, Script):
        return ("script", block.file)
    if isinstance(block, Rows):
        return ("rows", tuple(len(cells) for cells in block.rows))
    return ("box",)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_told_once(game: str, language: str) -> None:
    assert sorted(text(game, language).rules) == RULES[game]


@pytest.mark.parametrize("name", [*RULES, "deals", "keys"])
def test_both_languages_tell_the_same_in_the_same_order(name: str) -> None:
    english, german = text(name, "en"), text(name, "de")
    assert [[shape(block) for block in chapter.blocks] for chapter in english.chapters] == [
        [shape(block) for block in chapter.blocks] for chapter in german.chapters
    ]


@pytest.mark.parametrize("name", [*RULES, "deals", "keys"])
def test_the_same_cards_are_shown_in_both_languages(name: str) -> None:
    sources = [(shipped("seeds") / f"{name}.{language}.md").read_text(encoding="utf-8") for language in ("en", "de")]
    assert CARD_MARK.findall(sources[0]) == CARD_MARK.findall(sources[1])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", RULES)
def test_every_house_rule_is_told(game: str, language: str) -> None:
    assert sorted(rule.name for rule in text(game, language).house_rules) == sorted(GAMES[game].house_rules)


def test_every_game_has_its_rules() -> None:
    assert set(RULES) == set(GAMES)


def test_every_rule_is_cited_in_the_tests() -> None:
    cited = {rule for file in TESTS.rglob("test_*.py") if file != Path(__file__) for rule in citations(file)}
    assert [rule for rules in RULES.values() for rule in rules if rule not in cited] == []


def citations(file: Path) -> set[str]:
    """The rules that a test file names: ``OW-09``, ``test_ow_09_...``, ``SW-04 to SW-09``."""
    source = file.read_text(encoding="utf-8")
    cited = {f"{game.upper()}-{number}" for game, number in re.findall(rf"(?i)({PREFIXES})[-_](\d\d)", source)}
    for game, first, last in re.findall(rf"({PREFIXES})-(\d\d) to \1-(\d\d)", source):
        cited |= {f"{game}-{number:02}" for number in range(int(first), int(last))}
    return cited
