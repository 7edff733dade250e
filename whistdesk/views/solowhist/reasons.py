"""Why a Solo Whist seat called or played as it did: what decided, how often it works, and on what (no screen needed).

Seats are named, South too: the sentences stand under a seat's name, and other programs read them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale

from whistdesk.players.base import Reason
from whistdesk.rules.base import Move
from whistdesk.views.names import card_name, fill, seat_name, suit_name

HOPEFUL: Final = 0.35
"""From this chance on a high card is played to win the trick."""

Fact = Callable[[Mapping[str, Any]], str]
"""Words one of a reason's facts."""


def worded(reason: Reason, move: Move) -> str:
    """The sentence for ``reason``; KeyError for a reason that no player of the game gives."""
    facts = {"move": move, **reason.facts}
    key = _variant(reason)
    said = fill(sentences()[key], *(word(facts) for word in FACTS.get(key, ())))
    return " ".join(filter(None, (said, _made(facts), _hinge(facts))))


def sentences() -> dict[str, str]:
    """All sentences by the keys of reasons."""
    return {**_calls(), **_cards(), **_misere_cards(), **_beginners_cards()}


def _variant(reason: Reason) -> str:
    """The key of the sentence: some reasons have two, by their facts."""
    if reason.key == "draw-trumps" and not reason.facts["out"]:
        return "no-trumps-out"
    if reason.key == "play-high" and reason.facts["chance"] < HOPEFUL:
        return "force-higher"
    return reason.key


def _made(facts: Mapping[str, Any]) -> str:
    """How often the contract is made: counted in sampled deals, or estimated; empty where nobody asked."""
    if "made" not in facts:
        return ""
    if "worlds" in facts:
        sentence = QCoreApplication.translate("SoloReasons", "The contract is made in %1 of 100 deals that fit.")
    else:
        sentence = QCoreApplication.translate("SoloReasons", "The contract is made about %1 times in 100.")
    return fill(sentence, _hundredths("made")(facts))


def _hinge(facts: Mapping[str, Any]) -> str:
    """The hidden card on whose place it depends; empty where it depends on no single one."""
    if "if_holds" not in facts:
        return ""
    seat, card = facts["if_holds"]
    sentence = QCoreApplication.translate("SoloReasons", "This move works best if %1 holds the %2.")
    return fill(sentence, seat_name(seat), card_name(card))


def _calls() -> dict[str, str]:
    """The sentences about calls, with places for their ``FACTS``."""
    return {
        "likely-tricks": QCoreApplication.translate("SoloReasons", "Good for about %1 tricks with %2 as trumps."),
        "partner-tricks": QCoreApplication.translate(
            "SoloReasons", "Good for about %1 tricks, with the partner's for %2."
        ),
        "low-cards": QCoreApplication.translate(
            "SoloReasons", "Every suit has low cards enough to stay below the others."
        ),
        "sure-tricks": QCoreApplication.translate("SoloReasons", "Tricks that are sure from the top: %1."),
        "best-trump": QCoreApplication.translate("SoloReasons", "With %2 as trumps good for about %1 tricks."),
        "too-weak": QCoreApplication.translate("SoloReasons", "The hand is too weak for any call."),
        "too-weak-to-accept": QCoreApplication.translate(
            "SoloReasons", "The hand is too weak to accept %1's proposal."
        ),
        "nobody-accepts": QCoreApplication.translate(
            "SoloReasons", "Nobody accepts the proposal, and the hand is too weak for a higher call."
        ),
        "contract-stands": QCoreApplication.translate("SoloReasons", "No higher call promises more than the contract."),
        "defend": QCoreApplication.translate("SoloReasons", "Defending promises more than a higher call."),
    }


def _cards() -> dict[str, str]:
    """The sentences about cards where tricks count."""
    return {
        "draw-trumps": QCoreApplication.translate("SoloReasons", "Draws trumps: the other side may still hold %1."),
        "no-trumps-out": QCoreApplication.translate("SoloReasons", "Leads a trump; the other side holds none."),
        "cash": QCoreApplication.translate("SoloReasons", "Cashes the highest card that is left of the suit."),
        "establish": QCoreApplication.translate(
            "SoloReasons", "Leads from a long suit, so that its low cards become good."
        ),
        "lead-low": QCoreApplication.translate("SoloReasons", "Leads low and keeps the high cards."),
        "lead-trump": QCoreApplication.translate("SoloReasons", "Leads a trump: other suits would give more away."),
        "lead-short": QCoreApplication.translate("SoloReasons", "Leads a bare card, to ruff the suit later."),
        "lead-sequence": QCoreApplication.translate("SoloReasons", "Leads the upper one of two touching cards."),
        "return-suit": QCoreApplication.translate("SoloReasons", "Returns the suit that a fellow defender led."),
        "win-cheaply": QCoreApplication.translate("SoloReasons", "Beats the %1 as cheaply as possible."),
        "play-high": QCoreApplication.translate(
            "SoloReasons", "Plays high: its side wins the trick about %1 times in 100."
        ),
        "force-higher": QCoreApplication.translate(
            "SoloReasons", "Makes the others spend a higher card; its side still wins the trick about %1 times in 100."
        ),
        "ruff": QCoreApplication.translate("SoloReasons", "Ruffs: its side wins the trick about %1 times in 100."),
        "leave-to-partner": QCoreApplication.translate("SoloReasons", "Leaves the trick to %1."),
        "second-hand-low": QCoreApplication.translate("SoloReasons", "Second hand plays low."),
        "play-low": QCoreApplication.translate("SoloReasons", "Gives the trick up and plays low."),
        "discard": QCoreApplication.translate("SoloReasons", "Throws away a card that will not be missed."),
        "only-card": QCoreApplication.translate("SoloReasons", "No other card could be played."),
    }


def _misere_cards() -> dict[str, str]:
    """The sentences about cards in a misère."""
    return {
        "lead-safest": QCoreApplication.translate(
            "SoloReasons", "Leads the safest card: it takes the trick about %1 times in 100."
        ),
        "duck-high": QCoreApplication.translate(
            "SoloReasons", "Plays as high as is safe: it takes the trick about %1 times in 100."
        ),
        "throw-danger": QCoreApplication.translate("SoloReasons", "Throws away a dangerous card."),
        "lead-into-bidder": QCoreApplication.translate(
            "SoloReasons", "Leads a card that the bidder may have to beat: about %1 times in 100."
        ),
        "duck-under": QCoreApplication.translate(
            "SoloReasons", "Stays below the bidder, who must take the trick about %1 times in 100."
        ),
        "shed-high": QCoreApplication.translate(
            "SoloReasons", "The bidder cannot be caught in this trick, so a high card goes."
        ),
    }


def _beginners_cards() -> dict[str, str]:
    """The sentences about cards by rules of thumb."""
    return {
        "draw-length": QCoreApplication.translate("SoloReasons", "Draws trumps from a long suit of them."),
        "play-to-win": QCoreApplication.translate("SoloReasons", "Plays high to win the trick."),
        "ruff-low": QCoreApplication.translate("SoloReasons", "Ruffs with a low trump."),
        "not-needed": QCoreApplication.translate("SoloReasons", "Wins a trick for which another card would do."),
        "stay-below": QCoreApplication.translate("SoloReasons", "Stays below, so that another seat takes the trick."),
        "cannot-stay-below": QCoreApplication.translate("SoloReasons", "Has no card that stays below."),
        "throw-high": QCoreApplication.translate("SoloReasons", "Throws away the highest card."),
    }


def _tenths(name: str) -> Fact:
    return lambda facts: QLocale().toString(float(facts[name]), "f", 1)


def _hundredths(name: str) -> Fact:
    return lambda facts: str(round(100 * facts[name]))


def _count(name: str) -> Fact:
    return lambda facts: str(facts[name])


def _suit(facts: Mapping[str, Any]) -> str:
    return suit_name(facts["suit"])


def _seat(facts: Mapping[str, Any]) -> str:
    return seat_name(facts["seat"])


def _best(facts: Mapping[str, Any]) -> str:
    return card_name(facts["best"])


FACTS: Final[Mapping[str, tuple[Fact, ...]]] = {
    "likely-tricks": (_tenths("tricks"), _suit),
    "partner-tricks": (_tenths("own"), _tenths("tricks")),
    "sure-tricks": (_count("tricks"),),
    "best-trump": (_tenths("tricks"), _suit),
    "too-weak-to-accept": (_seat,),
    "draw-trumps": (_count("out"),),
    "win-cheaply": (_best,),
    "play-high": (_hundredths("chance"),),
    "force-higher": (_hundredths("chance"),),
    "ruff": (_hundredths("chance"),),
    "leave-to-partner": (_seat,),
    "lead-safest": (_hundredths("danger"),),
    "duck-high": (_hundredths("danger"),),
    "lead-into-bidder": (_hundredths("chance"),),
    "duck-under": (_hundredths("chance"),),
}
"""The facts that fill the places of a sentence, %1 first."""
