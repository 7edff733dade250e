"""Deals as people name them: by number, in words of their own, and as the line that another player sent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.archive.sharing import NotADeal, read_deal, shared_line
from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.cards.words import number_of_words
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES

SOLO, CRIBBAGE = GAMES["solo-whist"], GAMES["cribbage-solitaire"]
RULES = frozenset({"pass_is_final", "partners_settle_once"})
NOW = Setup(number=1, house_rules=RULES, match=8)


@pytest.mark.parametrize(
    "text", ["48213", " 48213\n", "#48213", "# 48 213", "48\u202f213", "0048213", "\u0664\u0668\u0662\u0661\u0663"]
)
def test_a_number_is_read_as_people_write_it_and_keeps_rules_and_match(text: str) -> None:
    assert read_deal(text, SOLO, NOW, GAMES) == (SOLO, Setup(48213, house_rules=RULES, match=8), "", False)


def test_words_are_hashed_and_shown_in_the_form_that_was() -> None:
    deal = read_deal("  Over THE hills ", SOLO, NOW, GAMES)
    assert (deal.words, deal.setup.number) == ("over the hills", number_of_words("over the hills"))
    assert not deal.shared


def test_the_line_of_a_deal_says_game_number_match_and_house_rules() -> None:
    setup = Setup(48213, house_rules=RULES, match=8)
    assert shared_line(SOLO, setup) == "Whistdesk solo-whist #48213 hands=8 rules=partners_settle_once,pass_is_final"
    assert shared_line(CRIBBAGE, Setup(7)) == "Whistdesk cribbage-solitaire #7"
    with pytest.raises(ValueError, match="no number"):
        shared_line(CRIBBAGE, Setup(spelled=()))


@given(
    number=st.integers(0, LARGEST_NUMBER),
    rules=st.frozensets(st.sampled_from(sorted(SOLO.house_rules))),
    match=st.none() | st.integers(1, 100),
    around=st.sampled_from([("", ""), ("Try this: ", "\nSee you!"), ("> ", " "), ("“", "”")]),
)
def test_a_shared_line_is_found_again_within_a_letter(
    number: int, rules: frozenset[str], match: int | None, around: tuple[str, str]
) -> None:
    setup = Setup(number, house_rules=rules, match=match)
    before, after = around
    for line in (shared_line(SOLO, setup), shared_line(SOLO, setup).upper()):
        assert read_deal(f"{before}{line}{after}", CRIBBAGE, Setup(1), GAMES) == (SOLO, setup, "", True)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "empty"),
        (" \t", "empty"),
        ("-5", "no-words"),
        ("3.5", "no-words"),
        ("#", "no-words"),
        (str(LARGEST_NUMBER + 1), "too-large"),
        ("9" * 5000, "too-large"),
        ("word " * 100, "too-long"),
        ("Whistdesk old-maid #7", "unknown-game"),
        ("Whistdesk solo-whist #7 hands=0", "setup"),
        ("Whistdesk solo-whist #7 rules=no_such_rule", "setup"),
        ("Whistdesk cribbage-solitaire #7 rules=pass_is_final", "setup"),
        ("Whistdesk solo-whist #" + "9" * 30, "too-large"),
    ],
)
def test_what_names_no_deal_says_why(text: str, key: str) -> None:
    with pytest.raises(NotADeal) as raised:
        read_deal(text, SOLO, NOW, GAMES)
    assert raised.value.key == key


@given(st.text(max_size=80))
def test_any_text_names_a_deal_or_says_why_not(text: str) -> None:
    try:
        deal = read_deal(text, SOLO, NOW, GAMES)
    except NotADeal:
        return
    assert deal.setup.number is not None
    assert 0 <= deal.setup.number <= LARGEST_NUMBER
