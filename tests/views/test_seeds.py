"""The rule texts of seeds/: complete, alike in both languages, and cited by the tests."""

from pathlib import Path

import pytest

from whistdesk.views.rulebook.text import CARD_MARK, Block, Example, HouseRule, Paragraph, Row, RuleText, read_rules
from whistdesk.views.shipped import shipped

RULES = {
    "oneonta-whist": [f"OW-{number:02}" for number in range(1, 18)],
    "cribbage-solitaire": [f"CS-{number:02}" for number in range(1, 9)],
    "solo-whist": [f"SW-{number:02}" for number in range(1, 20)],
}
"""The numbered rules, as the games define them."""

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
    return (type(block).__name__, len(block.cells) if isinstance(block, Row) else 0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", RULES)
def test_every_rule_is_told_once(game: str, language: str) -> None:
    assert sorted(text(game, language).rules) == RULES[game]


@pytest.mark.parametrize("name", [*RULES, "keys"])
def test_both_languages_tell_the_same_in_the_same_order(name: str) -> None:
    english, german = text(name, "en"), text(name, "de")
    assert [[shape(block) for block in chapter.blocks] for chapter in english.chapters] == [
        [shape(block) for block in chapter.blocks] for chapter in german.chapters
    ]


@pytest.mark.parametrize("name", [*RULES, "keys"])
def test_the_same_cards_are_shown_in_both_languages(name: str) -> None:
    sources = [(shipped("seeds") / f"{name}.{language}.md").read_text(encoding="utf-8") for language in ("en", "de")]
    assert CARD_MARK.findall(sources[0]) == CARD_MARK.findall(sources[1])
