"""The format of the rule texts, as seeds/README.md documents it."""

import pytest

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.views.rulebook.text import Box, Chapter, Example, HouseRule, Paragraph, Rows, Shown, parse_rules, plain

TEXT = """# A Game

## First

A text of
two lines.

XX-01 A rule with [QH] in it.

! A box
Its text.

## Second

= An example
What it shows.
[9H] > [AD] high [--]

= Without cards
Only words.

? final Pass is final
What changes.

| Esc | close
| F1 | rules
"""


def test_a_text_has_a_title_and_chapters() -> None:
    text = parse_rules(TEXT)
    assert (text.title, [chapter.heading for chapter in text.chapters]) == ("A Game", ["First", "Second"])


def test_every_kind_of_block_is_read() -> None:
    first, second = parse_rules(TEXT).chapters
    assert first == Chapter(
        "First",
        (Paragraph("A text of two lines."), Paragraph("A rule with [QH] in it.", "XX-01"), Box("A box", "Its text.")),
    )
    nine, ace = Card(Suit.HEARTS, Rank.NINE), Card(Suit.DIAMONDS, Rank.ACE)
    assert second.blocks == (
        Example("An example", "What it shows.", (Shown(nine, "", arrow=True), Shown(ace, "high"), Shown(None))),
        Example("Without cards", "Only words.", ()),
        HouseRule("final", "Pass is final", "What changes."),
        Rows((("Esc", "close"), ("F1", "rules"))),
    )


def test_rules_are_found_by_their_id() -> None:
    text = parse_rules(TEXT)
    assert (text.rules, text.chapter_of("XX-01")) == (("XX-01",), 0)
    with pytest.raises(ValueError, match="no rule XX-02"):
        text.chapter_of("XX-02")


def test_a_text_without_a_title_is_refused() -> None:
    with pytest.raises(ValueError, match="begins with its title"):
        parse_rules("## Chapter\n\nText.")


def test_card_marks_are_named_for_the_ear() -> None:
    assert plain("Play [QH], not [--].", {"QH": "queen of hearts", "--": "a closed card"}) == (
        "Play queen of hearts, not a closed card."
    )
