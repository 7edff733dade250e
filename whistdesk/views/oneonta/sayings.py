"""The sentences of Oneonta Whist's panels in the user's language, looked up at each call."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.oneonta.deal import HANDS, MOST_PENALTIES, NEEDED
from whistdesk.rules.oneonta.events import HandScored
from whistdesk.rules.oneonta.view import OneontaView, PlayedHand, Status, Trick
from whistdesk.views.names import capitalised, fill
from whistdesk.views.numbers import number_word
from whistdesk.views.oneonta import wording


def hand_title(penalty: int) -> str:
    """The heading of a hand's end."""
    if not penalty:
        return QCoreApplication.translate("Oneonta", "Prediction kept")
    return fill(QCoreApplication.translate("Oneonta", "Missed by %1"), number_word(penalty))


def you_predicted(tricks: int) -> str:
    """The promise, looked at from the hand's end."""
    if not tricks:
        return QCoreApplication.translate("Oneonta", "You predicted none")
    return fill(QCoreApplication.translate("Oneonta", "You predicted %1"), str(tricks))


def and_won(won: int) -> str:
    """What came of it."""
    return fill(QCoreApplication.translate("Oneonta", "and won %1 of 7 tricks."), str(won))


def what_goes(event: HandScored, left: Sequence[int]) -> str:
    """What goes to the penalty pile now (OW-14)."""
    if event.penalty == 0 and not left:
        return QCoreApplication.translate("Oneonta", "All eight predictions are used.")
    if event.penalty == 0:
        return _joins(event.prediction, left)
    if event.hand == HANDS:
        return QCoreApplication.translate("Oneonta", "The last hand pays with the cards under the turn-up.")
    number = capitalised(number_word(event.penalty))
    if event.penalty == 1:
        sentence = QCoreApplication.translate("Oneonta", "%1 shuffled card goes face down to the penalty pile.")
    else:
        sentence = QCoreApplication.translate("Oneonta", "%1 shuffled cards go face down to the penalty pile.")
    return fill(sentence, number)


def game_title(view: OneontaView) -> str:
    """The heading of the game's end."""
    match view.status:
        case Status.WON:
            return QCoreApplication.translate("Oneonta", "Oneonta won")
        case Status.LOST:
            return QCoreApplication.translate("Oneonta", "Not enough cards")
    return QCoreApplication.translate("Oneonta", "Game given up")


def game_lines(view: OneontaView) -> tuple[str, ...]:
    """The result in one or two short lines."""
    match view.status:
        case Status.WON:
            return (_won(view.penalties),)
        case Status.LOST if len(view.history) == HANDS:
            return (_last_hand_too_dear(view), hands_played(HANDS))
        case Status.LOST:
            sentence = QCoreApplication.translate("Oneonta", "The next hand needs %1 cards and only %2 are left.")
            needed = fill(sentence, str(NEEDED), str(NEEDED + MOST_PENALTIES - view.penalties))
            return (needed, f"{hands_played(len(view.history))} {still_to_come(view.predictions)}")
    return (hands_played(len(view.history)),)


def hands_played(number: int) -> str:
    """How far the game went."""
    if number == 0:
        return QCoreApplication.translate("Oneonta", "No hand was played to its end.")
    if number == 1:
        return QCoreApplication.translate("Oneonta", "One of eight hands played.")
    sentence = QCoreApplication.translate("Oneonta", "%1 of eight hands played.")
    return fill(sentence, capitalised(number_word(number)))


def still_to_come(predictions: Sequence[int]) -> str:
    """The predictions that were left."""
    return fill(QCoreApplication.translate("Oneonta", "Still to come: %1."), listed(predictions))


def hand_line(number: int, hand: PlayedHand) -> str:
    """One hand of the game's end, to be read aloud."""
    sentence = QCoreApplication.translate("Oneonta", "Hand %1: %2 predicted, %3 won, penalty %4.")
    return fill(sentence, str(number), str(hand.prediction), str(hand.won), wording.penalty(hand.penalty))


def trick_title(trick: Trick) -> str:
    """The heading of the last trick."""
    if trick.won:
        return QCoreApplication.translate("Oneonta", "Last trick won")
    return QCoreApplication.translate("Oneonta", "Last trick lost")


def listed(predictions: Sequence[int]) -> str:
    """``0, 4, 6 and 7``; 0 is the closed card, as the panels write it."""
    names = [str(tricks) for tricks in sorted(predictions)]
    if len(names) == 1:
        return names[0]
    return fill(QCoreApplication.translate("Oneonta", "%1 and %2"), ", ".join(names[:-1]), names[-1])


def _joins(used: int, left: Sequence[int]) -> str:
    if used == 0:
        sentence = QCoreApplication.translate("Oneonta", "The closed card joins the penalty pile; left: %1.")
        return fill(sentence, listed(left))
    sentence = QCoreApplication.translate("Oneonta", "The %1 joins the penalty pile; left: %2.")
    return fill(sentence, str(used), listed(left))


def _won(penalties: int) -> str:
    if penalties == 0:
        return QCoreApplication.translate("Oneonta", "All eight predictions used, and not one penalty card paid.")
    if penalties == 1:
        return QCoreApplication.translate("Oneonta", "All eight predictions used, one penalty card paid.")
    sentence = QCoreApplication.translate("Oneonta", "All eight predictions used, %1 penalty cards paid.")
    return fill(sentence, number_word(penalties))


def _last_hand_too_dear(view: OneontaView) -> str:
    due = view.history[-1].penalty
    there = MOST_PENALTIES - (view.penalties - due)
    if there == 0:
        sentence = QCoreApplication.translate("Oneonta", "The last hand costs %1, and none lay under the turn-up.")
        return fill(sentence, wording.cards(due))
    sentence = QCoreApplication.translate("Oneonta", "The last hand costs %1, and only %2 lay under the turn-up.")
    return fill(sentence, wording.cards(due), str(there))
