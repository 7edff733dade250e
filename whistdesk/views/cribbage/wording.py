"""The sentences of Cribbage Solitaire in the user's language, looked up at each call."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card
from whistdesk.rules.base import Refusal
from whistdesk.rules.cribbage.events import Ended, RoundScored, Status
from whistdesk.rules.cribbage.rounds import HANDS, Round
from whistdesk.rules.cribbage.scoring import HAND_SIZE, Combination, Kind
from whistdesk.rules.cribbage.state import STARTER, TURNED
from whistdesk.rules.table import Event, Moved
from whistdesk.views.names import capitalised, card_name, fill
from whistdesk.views.numbers import number_word

LONGEST_SPELLED: Final = 6
"""A hand with more combinations is summed up by kind, so that it can be read at a glance."""


def hand_title(hand: int) -> str:
    """``Hand one``, as a heading and at the start of a sentence."""
    return (
        QCoreApplication.translate("Cribbage", "Hand one"),
        QCoreApplication.translate("Cribbage", "Hand two"),
        QCoreApplication.translate("Cribbage", "Hand three"),
    )[hand - 1]


def combination(item: Combination) -> str:
    """One combination as it is said: ``fifteen two``, ``a run of three is nine``."""
    total = number_word(item.total)
    if item.kind is Kind.RUN:
        length = number_word(len(item.cards))
        return fill(QCoreApplication.translate("Cribbage", "a run of %1 is %2"), length, total)
    sentence = {
        Kind.FIFTEEN: QCoreApplication.translate("Cribbage", "fifteen %1"),
        Kind.PAIR: QCoreApplication.translate("Cribbage", "a pair is %1"),
        Kind.FLUSH: QCoreApplication.translate("Cribbage", "a flush is %1"),
        Kind.NOBS: QCoreApplication.translate("Cribbage", "his nobs is %1"),
    }[item.kind]
    return fill(sentence, total)


def spelled(items: Sequence[Combination]) -> str:
    """A count as one sentence: ``Fifteen two, fifteen four, a pair is six.``"""
    if not items:
        return QCoreApplication.translate("Cribbage", "Nothing in this hand.")
    said = [combination(item) for item in items] if len(items) <= LONGEST_SPELLED else _by_kind(items)
    return _sentence(", ".join(said))


def so_far(items: Sequence[Combination]) -> str:
    """What lies in a hand before the starter: ``In the cards so far: fifteens six, a run of three is nine``."""
    if not items:
        return QCoreApplication.translate("Cribbage", "In the cards so far: nothing")
    return fill(QCoreApplication.translate("Cribbage", "In the cards so far: %1"), ", ".join(_by_kind(items)))


def _by_kind(items: Sequence[Combination]) -> list[str]:
    """Equal kinds together, with the total after them: ``fifteens six``, ``two pairs are ten``."""
    return [_group(list(group)) for _, group in groupby(items, key=lambda item: item.kind)]


def _group(items: Sequence[Combination]) -> str:
    if len(items) == 1:
        return combination(items[0])
    total, many = number_word(items[-1].total), number_word(len(items))
    if items[0].kind is Kind.FIFTEEN:
        return fill(QCoreApplication.translate("Cribbage", "fifteens %1"), total)
    if items[0].kind is Kind.PAIR:
        return fill(QCoreApplication.translate("Cribbage", "%1 pairs are %2"), many, total)
    length = number_word(len(items[0].cards))
    return fill(QCoreApplication.translate("Cribbage", "%1 runs of %2 are %3"), many, length, total)


def _sentence(words: str) -> str:
    return f"{capitalised(words)}."


def caption(name: str) -> str:
    """A small label on the table: ``deck``, ``turned``, ``starter``, ``so-far``, ``points``."""
    return {
        "deck": QCoreApplication.translate("Cribbage", "Deck"),
        "turned": QCoreApplication.translate("Cribbage", "Turned"),
        "starter": QCoreApplication.translate("Cribbage", "Starter"),
        "so-far": QCoreApplication.translate("Cribbage", "so far"),
        "points": QCoreApplication.translate("Cribbage", "points"),
    }[name]


def room_left(held: int) -> str:
    """How many cards a hand can still take; empty before its first ones are dealt."""
    return {
        HAND_SIZE: QCoreApplication.translate("Cribbage", "full"),
        HAND_SIZE - 1: QCoreApplication.translate("Cribbage", "room for one card"),
        HAND_SIZE - 2: QCoreApplication.translate("Cribbage", "room for two cards"),
    }.get(held, "")


def cards_left(number: int) -> str:
    """What is written under the deck."""
    if number == 1:
        return QCoreApplication.translate("Cribbage", "1 card left")
    return fill(QCoreApplication.translate("Cribbage", "%1 cards left"), str(number))


def press(hand: int) -> str:
    """What is written in the next free place of a hand."""
    return fill(QCoreApplication.translate("Cribbage", "press %1"), str(hand))


def how_to_place(hands: Sequence[int]) -> str:
    """How the turned card is played, ``hands`` being the open ones."""
    sentence = {
        1: QCoreApplication.translate("Cribbage", "Drag it to the hand, click the hand, or press %1"),
        2: QCoreApplication.translate("Cribbage", "Drag it to a hand, click the hand, or press %1 or %2"),
        3: QCoreApplication.translate("Cribbage", "Drag it to a hand, click the hand, or press %1, %2 or %3"),
    }[len(hands)]
    return fill(sentence, *map(str, hands))


def about_starter(heels: int) -> str:
    """What the starter does (CS-04, CS-05)."""
    if heels:
        return QCoreApplication.translate("Cribbage", "A jack: two for his heels. It counts with every hand.")
    return QCoreApplication.translate("Cribbage", "Counts with every hand; a jack here would be two.")


def bar_text(number: int, points: int, *, over: bool, small: bool) -> str:
    """The middle of the bar."""
    if over:
        return fill(QCoreApplication.translate("Cribbage", "Game over   ·   %1 points"), str(points))
    sentence = (
        QCoreApplication.translate("Cribbage", "Round %1/4   ·   %2")
        if small
        else QCoreApplication.translate("Cribbage", "Round %1 of 4   ·   %2 points")
    )
    return fill(sentence, str(number), str(points))


def refused(refusal: Refusal) -> str:
    """Why a move is not allowed (CS-03)."""
    if refusal.key != "hand-full":
        return QCoreApplication.translate("Cribbage", "The game is over.")
    return (
        QCoreApplication.translate("Cribbage", "Hand one has four cards already."),
        QCoreApplication.translate("Cribbage", "Hand two has four cards already."),
        QCoreApplication.translate("Cribbage", "Hand three has four cards already."),
    )[refusal.facts["hand"] - 1]


def verdict_title(status: Status | None) -> str:
    """The heading of the end (CS-08); None is a game that was given up."""
    return {
        None: QCoreApplication.translate("Cribbage", "Game given up"),
        Status.WON: QCoreApplication.translate("Cribbage", "Cribbage won"),
        Status.LOST: QCoreApplication.translate("Cribbage", "Not enough"),
        Status.SKUNK: QCoreApplication.translate("Cribbage", "Skunked"),
    }[status]


def verdict_words(status: Status | None) -> str:
    """What the points mean (CS-08); it stands under their number."""
    return {
        None: QCoreApplication.translate("Cribbage", "points when you gave the game up."),
        Status.WON: QCoreApplication.translate("Cribbage", "points: more than 90, so the game is won."),
        Status.LOST: QCoreApplication.translate("Cribbage", "points: from 60 to 90, so the game is lost."),
        Status.SKUNK: QCoreApplication.translate("Cribbage", "points: below 60, a skunk."),
    }[status]


def verdict(status: Status | None, total: int) -> str:
    """The end as one sentence, to be read aloud."""
    return f"{verdict_title(status)}: {total} {verdict_words(status)}"


def hand_name(hand: int, cards: Sequence[Card], turned: Card | None) -> str:
    """The accessible name of a hand as a place for the turned card."""
    held = ", ".join(map(card_name, cards))
    if turned is None or len(cards) == HAND_SIZE:
        return fill(QCoreApplication.translate("Cribbage", "%1, full: %2"), hand_title(hand), held)
    sentence = QCoreApplication.translate("Cribbage", "%1: %2; %3. Place the %4 here")
    return fill(sentence, hand_title(hand), held, room_left(len(cards)), card_name(turned))


def said(event: Event) -> str:
    """An event as a sentence for the log; empty for what happens by itself and hides cards."""
    if isinstance(event, RoundScored):
        return said_round(event)
    if isinstance(event, Ended):
        return verdict(event.status, event.total)
    if not isinstance(event, Moved) or event.card is None or not event.open_to:
        return ""
    if event.target == TURNED:
        return fill(QCoreApplication.translate("Cribbage", "Turned: %1."), card_name(event.card))
    if event.target == STARTER:
        return fill(QCoreApplication.translate("Cribbage", "Starter: %1."), card_name(event.card))
    sentence = QCoreApplication.translate("Cribbage", "%1 gets the %2.")
    return fill(sentence, hand_title(int(event.target.part)), card_name(event.card))


def said_round(event: RoundScored) -> str:
    """The whole count of a round as sentences."""
    played: Round = event.scored
    hands = [f"{hand_title(hand)}: {spelled(items)}" for hand, items in zip(HANDS, played.counts, strict=True)]
    return " ".join([*_heels(played), *hands, _round_total(event)])


def round_brings(event: RoundScored) -> str:
    """What a round brings, without the counts of its hands."""
    return " ".join([*_heels(event.scored), _round_total(event)])


def _heels(played: Round) -> list[str]:
    return [QCoreApplication.translate("Cribbage", "Two for his heels.")] if played.heels else []


def _round_total(event: RoundScored) -> str:
    total = QCoreApplication.translate("Cribbage", "Round %1 brings %2 points, %3 in all.")
    return fill(total, str(event.number), str(event.scored.total), str(event.after))
