"""A hand of each game by ear, from outside the program: its cards are read, pressed, and the tricks are heard."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.stories.bus import Listener, Thing, accessible, missing
from tests.stories.display import Hand, virtual_display
from tests.stories.program import Program
from tests.stories.test_whole_games import deal
from whistdesk.cards.card import CARDS
from whistdesk.rules.base import Setup
from whistdesk.views.names import card_name

pytestmark = pytest.mark.story
NAMES = {card_name(card) for card in CARDS}
TRUMP_ACES = {"ace of clubs", "ace of diamonds", "ace of hearts", "ace of spades"}
"""Which of them are trumps under a turn-up is no secret (OW-09)."""


@pytest.fixture(scope="module")
def desktop() -> Iterator[dict[str, str]]:
    if lacking := missing():
        pytest.skip(f"a screen reader needs {', '.join(lacking)}")
    with virtual_display(1600, 1000) as name, accessible(name) as environment:
        yield environment


@pytest.fixture
def listener(desktop: dict[str, str]) -> Iterator[Listener]:
    listener = Listener(desktop)
    yield listener
    listener.end()


@pytest.fixture
def program(desktop: dict[str, str], tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path / "home", Hand(desktop["DISPLAY"]), desktop)
    yield program
    program.end()


def begin(program: Program, listener: Listener, game: str, setup: Setup, title: str) -> None:
    """Open a game that has just been dealt."""
    deal(program.home, game, setup)
    program.start()
    listener.press(f"{title}: Continue")


def held(things: list[Thing]) -> list[str]:
    """The hand as it is read out."""
    (sentence,) = [thing.name for thing in things if thing.name.startswith("You hold: ")]
    return sentence.removeprefix("You hold: ").removesuffix(".").split(", ")


def playable(things: list[Thing]) -> list[str]:
    """The cards that can be pressed now, by their names as buttons."""
    return [thing.name for thing in things if re.fullmatch(r".*(, trump)?, playable", thing.name)]


def card_of(name: str) -> str:
    """The card of a button."""
    return name.lower().partition(",")[0]


def places_for(card: str, things: list[Thing]) -> list[str]:
    """The hands that may get the turned card, by their names as buttons."""
    return [thing.name for thing in things if f"Place the {card} here" in thing.name]


def nothing_hidden(things: list[Thing], known: set[str]) -> None:
    """Every card that is named is known to the person."""
    told = {name for thing in things for name in NAMES if re.search(rf"(?i)\b{name}\b", thing.name)}
    assert told <= known, f"{told - known} should not be known"


def has(name: str) -> Callable[[list[Thing]], bool]:
    """Whether something's name begins with ``name``."""
    return lambda things: any(thing.name.startswith(name) for thing in things)


def test_a_hand_of_oneonta_whist_is_played_from_outside_by_ear(program: Program, listener: Listener) -> None:
    begin(program, listener, "oneonta-whist", Setup(number=300), "Oneonta Whist")
    turn_up = listener.hear(r"Hand 1. Turn-up: (.*)\.")[1]
    things = listener.wait(has("You hold: "))
    hand = held(things)
    assert len(hand) == 7
    nothing_hidden(things, {*hand, turn_up, *TRUMP_ACES})
    listener.press("Predict 3 tricks")
    listener.hear("Enter confirms")
    listener.press("Predict 3 tricks")
    for _ in range(7):
        listener.hear("Dummy leads the ")
        name = playable(listener.wait(lambda things: bool(playable(things))))[0]
        assert card_of(name) in hand
        listener.press(name)
        assert listener.hear(r"You play the (.*) and (?:win|lose) the trick")[1] == card_of(name)
    listener.hear("Hand 1: 3 predicted")


def test_a_round_of_cribbage_solitaire_is_played_from_outside_by_ear(program: Program, listener: Listener) -> None:
    begin(program, listener, "cribbage-solitaire", Setup(number=300), "Cribbage Solitaire")
    known: set[str] = set()
    for card in range(6):
        known.add(listener.hear(r"Hand \w+ gets the (.*)\.")[1])
        assert len(known) == card + 1
    for placed in range(6):
        turned = listener.hear(r"Turned: (.*)\.")[1]
        known.add(turned)
        things = listener.wait(partial(places_for, turned))
        nothing_hidden(things, known)
        names = places_for(turned, things)
        listener.press(names[placed % len(names)])
        assert listener.hear(r"Hand \w+ gets the (.*)\.")[1] == turned
    listener.hear(r"Starter: .*\.")
    listener.hear(r"Hand one: .* Hand three: .* Round 1 brings")


def test_a_hand_of_solo_whist_is_played_from_outside_by_ear(program: Program, listener: Listener) -> None:
    begin(program, listener, "solo-whist", Setup(number=300, match=4), "Solo Whist")
    turned = listener.hear(r"turns? up (?:your last card, )?the (.*)\.")[1]
    listener.hear("Make a call, or pass")
    things = listener.wait(has("You hold: "))
    hand = held(things)
    assert len(hand) == 13
    nothing_hidden(things, {*hand, turned})
    listener.press("Solo: 5 tricks")
    listener.hear("Enter confirms")
    listener.press("Confirm")
    listener.hear("You play solo")
    for _ in range(13):
        things = listener.wait(lambda things: bool(playable(things)) or has("Review")(things))
        if not playable(things):
            break  # the contract is made or beaten: the rest plays itself
        name = playable(things)[0]
        assert card_of(name) in hand
        listener.press(name)
        listener.hear(f"You play the {card_of(name)}")
        listener.hear("wins? the trick")
