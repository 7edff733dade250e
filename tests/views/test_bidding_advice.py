"""The figures of the chapter "What a hand is worth" are those by which the club player bids, in both languages."""

import re
from math import exp
from statistics import NormalDist

import pytest

from whistdesk.cards.card import CARDS, Card, Suit, parse_card
from whistdesk.players.solowhist.bidding import (
    ACCEPTORS_SHARE,
    CAUTION,
    MISERE_SAFETY,
    PROPOSERS_SHARE,
)
from whistdesk.players.solowhist.evaluation import (
    ABUNDANCE_TRICKS,
    PARTNER_TRICKS,
    SOLO_TRICKS,
    Promise,
    features,
    promised,
    safety,
)
from whistdesk.players.solowhist.memory import by_suit
from whistdesk.players.solowhist.misere import suit_danger
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import TERMS
from whistdesk.views.rulebook.text import CARD_MARK, Box, Chapter, Example, Paragraph, Rows, read_rules
from whistdesk.views.shipped import shipped

pytestmark = pytest.mark.parametrize("language", ["en", "de"])


def advice(language: str) -> Chapter:
    return read_rules(shipped("seeds"), "solo-whist", language).chapters[-3]


def decimal(number: float, language: str) -> str:
    return f"{number:.1f}".replace(".", "," if language == "de" else ".")


def figures(text: str, language: str) -> list[str]:
    return re.findall(r"\d,\d" if language == "de" else r"\d\.\d", text)


def tables(language: str) -> list[Rows]:
    return [block for block in advice(language).blocks if isinstance(block, Rows)]


def examples(language: str) -> list[tuple[Example, frozenset[Card]]]:
    found = [block for block in advice(language).blocks if isinstance(block, Example)]
    return [(example, frozenset(shown.card for shown in example.cards if shown.card)) for example in found]


def made(tricks: float, call: Call, promise: Promise) -> float:
    return NormalDist().cdf((tricks + 0.5 - TERMS[call].target) / promise.spread)


def enough(call: Call, promise: Promise) -> float:
    """The tricks from which the club player makes a call."""
    least = NormalDist().inv_cdf((1 + CAUTION[call]) / 2)
    return TERMS[call].target - 0.5 + least * promise.spread


def test_the_table_says_what_each_card_promises(language: str) -> None:
    told = [cells[1:] for cells in tables(language)[0].rows]
    columns = []
    for promise in (SOLO_TRICKS, PARTNER_TRICKS):
        of = promise.weights
        values = (of.trump_ace, of.trump_king, of.trump_queen, of.trump_jack, of.trumps)
        sides = (of.side_aces, of.side_kings, of.side_queens, of.shortness)
        columns.append([decimal(value, language) for value in (promise.base, *values, *sides)])
    assert told == list(zip(*columns, strict=True))


def test_the_box_says_how_much_is_enough(language: str) -> None:
    box = next(block for block in advice(language).blocks if isinstance(block, Box))
    expected = (
        enough(Call.PROPOSE, PARTNER_TRICKS) - ACCEPTORS_SHARE,
        ACCEPTORS_SHARE,
        enough(Call.PROPOSE, PARTNER_TRICKS) - PROPOSERS_SHARE,
        PROPOSERS_SHARE,
        enough(Call.SOLO, SOLO_TRICKS),
        enough(Call.ABUNDANCE, ABUNDANCE_TRICKS),
    )
    assert figures(box.text, language) == [decimal(value, language) for value in expected]


def test_the_hands_are_worth_what_is_said(language: str) -> None:
    (proposal, with_hearts), (solo, with_diamonds), (abundance, long_diamonds), (misere, low) = examples(language)
    own = promised(PARTNER_TRICKS, features(with_hearts, Suit.HEARTS, leads=True))
    alone = promised(SOLO_TRICKS, features(with_hearts, Suit.HEARTS, leads=True))
    assert figures(proposal.title + proposal.text, language) == [decimal(own, language), decimal(alone, language)]
    assert of_hundred(proposal) == round(100 * made(own + ACCEPTORS_SHARE, Call.PROPOSE, PARTNER_TRICKS))
    for example, hand, promise, call in (
        (solo, with_diamonds, SOLO_TRICKS, Call.SOLO),
        (abundance, long_diamonds, ABUNDANCE_TRICKS, Call.ABUNDANCE),
    ):
        tricks = promised(promise, features(hand, Suit.DIAMONDS, leads=True))
        assert figures(example.title, language) == [decimal(tricks, language)]
        assert of_hundred(example) == round(100 * made(tricks, call, promise))
    base, slope = MISERE_SAFETY
    assert of_hundred(misere) == round(100 / (1 + exp(-base - slope * safety(low))))


def of_hundred(example: Example) -> int:
    found = re.search(r"(\d+) (?:of|von) 100", example.text)
    assert found
    return int(found[1])


def test_the_dangers_of_a_misere_are_those_of_the_club_player(language: str) -> None:
    for marks, told in tables(language)[1].rows:
        own = [parse_card(mark) for mark in CARD_MARK.findall(marks)]
        rest = by_suit(card for card in CARDS if card not in own)[Suit.CLUBS]
        assert int(told) == round(100 * suit_danger(own, rest)), marks
    least = round(100 * (1 + CAUTION[Call.MISERE]) / 2)
    assert any(f" {least} " in block.text for block in advice(language).blocks if isinstance(block, Paragraph))
