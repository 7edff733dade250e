"""The sentences of Oneonta Whist in the user's language, looked up at each call."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.rules.base import Refusal
from whistdesk.rules.oneonta.deal import HANDS, MOST_PENALTIES
from whistdesk.rules.oneonta.events import Dealt, Ended, HandScored, Led, Predicted, TrickEnded
from whistdesk.rules.oneonta.trumps import Trumps
from whistdesk.rules.oneonta.view import OneontaView, Trick
from whistdesk.rules.table import Event
from whistdesk.views.names import capitalised, card_name, fill, rank_name, suit_name, suit_title
from whistdesk.views.numbers import number_word
from whistdesk.views.oneonta.sorting import sorted_hand
from whistdesk.views.table import alike


def caption(name: str) -> str:
    """A small label on the table."""
    return {
        "prediction": QCoreApplication.translate("Oneonta", "Prediction"),
        "turn-up": QCoreApplication.translate("Oneonta", "Turn-up"),
        "deck": QCoreApplication.translate("Oneonta", "Main deck"),
        "penalty": QCoreApplication.translate("Oneonta", "Penalty"),
        "used": QCoreApplication.translate("Oneonta", "Used"),
        "won": QCoreApplication.translate("Oneonta", "Won"),
        "lost": QCoreApplication.translate("Oneonta", "Lost"),
        "your-card": QCoreApplication.translate("Oneonta", "Your card"),
        "empty": QCoreApplication.translate("Oneonta", "empty"),
        "penalty-cards": QCoreApplication.translate("Oneonta", "penalty cards"),
        "gone": QCoreApplication.translate("Oneonta", "gone to the penalty pile"),
    }[name]


def dummy_caption(cards: int, *, short: bool) -> str:
    """The label above the dummy's hand; ``short`` leaves out the word for cards."""
    if short:
        return fill(QCoreApplication.translate("Oneonta", "Dummy  ·  %1"), str(cards))
    if cards == 1:
        return QCoreApplication.translate("Oneonta", "Dummy  ·  1 card")
    return fill(QCoreApplication.translate("Oneonta", "Dummy  ·  %1 cards"), str(cards))


def cards(number: int) -> str:
    """``14 cards``."""
    if number == 1:
        return QCoreApplication.translate("Oneonta", "1 card")
    return fill(QCoreApplication.translate("Oneonta", "%1 cards"), str(number))


def under_turn_up(number: int, *, small: bool) -> str:
    """How much of the stock lies under the turn-up."""
    if number == 0:
        return QCoreApplication.translate("Oneonta", "nothing under it")
    if small:
        sentence = QCoreApplication.translate("Oneonta", "%1 under it")
    else:
        sentence = QCoreApplication.translate("Oneonta", "%1 left under it")
    return fill(sentence, cards(number))


def ace_high(suit: Suit) -> str:
    """The highest trump: ``A clubs high`` (OW-09)."""
    return fill(QCoreApplication.translate("Oneonta", "A %1 high"), suit_name(suit))


def ace_second(suit: Suit) -> str:
    """The second highest trump (OW-09)."""
    return fill(QCoreApplication.translate("Oneonta", "A %1 second"), suit_name(suit))


def aces_in_order(first: Suit, second: Suit) -> str:
    """Both aces in one line, where room is short (OW-09)."""
    sentence = QCoreApplication.translate("Oneonta", "A %1, then A %2")
    return fill(sentence, suit_name(first), suit_name(second))


def ace_alone(suit: Suit) -> str:
    """The only trump under an ace that is turned up (OW-10)."""
    return fill(QCoreApplication.translate("Oneonta", "A %1 alone"), suit_name(suit))


def plain_suit(suit: Suit) -> str:
    """The suit of an ace that is turned up (OW-10)."""
    return fill(QCoreApplication.translate("Oneonta", "%1 are a plain suit"), suit_title(suit))


def of_seven(number: int) -> str:
    """``2 of 7``, and beyond the limit what is too much (OW-16)."""
    if number > MOST_PENALTIES:
        if number == MOST_PENALTIES + 1:
            return fill(QCoreApplication.translate("Oneonta", "%1, one too many"), str(number))
        over = number_word(number - MOST_PENALTIES)
        return fill(QCoreApplication.translate("Oneonta", "%1, %2 too many"), str(number), over)
    return fill(QCoreApplication.translate("Oneonta", "%1 of %2"), str(number), str(MOST_PENALTIES))


def used_predictions(number: int, *, small: bool) -> str:
    """The used prediction cards in the penalty pile (OW-14)."""
    if number == 1:
        if small:
            return QCoreApplication.translate("Oneonta", "and 1 prediction")
        return QCoreApplication.translate("Oneonta", "and 1 used prediction")
    if small:
        return fill(QCoreApplication.translate("Oneonta", "and %1 predictions"), str(number))
    return fill(QCoreApplication.translate("Oneonta", "and %1 used predictions"), str(number))


def promised(tricks: int) -> str:
    """The promise under the chosen card."""
    if tricks == 0:
        return QCoreApplication.translate("Oneonta", "No trick predicted")
    if tricks == 1:
        return QCoreApplication.translate("Oneonta", "1 trick predicted")
    return fill(QCoreApplication.translate("Oneonta", "%1 tricks predicted"), str(tricks))


def promise_so_far(tricks: int, won: int) -> str:
    """What has become of the promise."""
    missing = tricks - won
    if missing > 0:
        sentence = QCoreApplication.translate("Oneonta", "%1 won   ·   %2 more, and no other")
    elif missing == 0:
        sentence = QCoreApplication.translate("Oneonta", "%1 won   ·   no other, please")
    else:
        sentence = QCoreApplication.translate("Oneonta", "%1 won   ·   %2 too many")
    return fill(sentence, str(won), str(abs(missing)))


def won_short(won: int) -> str:
    """What came of a used prediction."""
    return fill(QCoreApplication.translate("Oneonta", "%1 won"), str(won))


def choice(tricks: int) -> str:
    """The word under a prediction card of the menu."""
    return str(tricks) if tricks else QCoreApplication.translate("Oneonta", "none", "tricks")


def confirm(tricks: int) -> str:
    """The gold button under the menu."""
    if tricks == 0:
        return QCoreApplication.translate("Oneonta", "Predict no trick")
    if tricks == 1:
        return QCoreApplication.translate("Oneonta", "Predict 1 trick")
    return fill(QCoreApplication.translate("Oneonta", "Predict %1 tricks"), str(tricks))


def how_many(*, small: bool) -> str:
    """The question before every hand."""
    if small:
        return QCoreApplication.translate("Oneonta", "How many tricks will you win?")
    return QCoreApplication.translate("Oneonta", "How many of the seven tricks will you win?")


def bar_text(view: OneontaView, penalties: int, *, small: bool) -> str:
    """The middle of the bar; too many penalty cards end the game before they are paid (OW-16)."""
    if view.over or penalties > MOST_PENALTIES:
        sentence = QCoreApplication.translate("Oneonta", "Game over   ·   %1 penalty cards")
        return fill(sentence, str(penalties))
    if small:
        sentence = QCoreApplication.translate("Oneonta", "Hand %1/%2   ·   %3 of %4")
    else:
        sentence = QCoreApplication.translate("Oneonta", "Hand %1 of %2   ·   %3 of %4 penalty cards")
    return fill(sentence, str(min(view.hand_number, HANDS)), str(HANDS), str(penalties), str(MOST_PENALTIES))


def prompt_to_follow(view: OneontaView, playable: Sequence[Card]) -> str:
    """What the dummy has led, and with what it may be answered (OW-08)."""
    assert view.lead is not None
    lead, trumps = view.lead, view.trumps
    playable = sorted_hand(playable, trumps)
    follows = trumps.suit_to_follow(playable[0]) is trumps.suit_to_follow(lead)
    if trumps.suit_to_follow(lead) is not None:
        sentence = QCoreApplication.translate("Oneonta", "Dummy leads the %1.")
    elif trumps.suit is None:
        sentence = QCoreApplication.translate("Oneonta", "Dummy leads the %1, the only trump.")
    else:
        sentence = QCoreApplication.translate("Oneonta", "Dummy leads the %1, a trump.")
    return f"{fill(sentence, card_name(lead))} {_answer(trumps, lead, playable) if follows else _free(trumps, lead)}"


def refused(refusal: Refusal) -> str:
    """Why a move is not allowed."""
    facts = refusal.facts
    if refusal.key == "follow":
        return _follow(facts["suit"], facts["count"])
    if refusal.key == "prediction-used":
        return _used_already(facts["tricks"])
    if refusal.key == "not-held":
        return fill(QCoreApplication.translate("Oneonta", "You do not hold the %1."), card_name(facts["card"]))
    return {
        "predicted": QCoreApplication.translate("Oneonta", "Your prediction for this hand is made."),
        "not-predicted": QCoreApplication.translate("Oneonta", "Predict first: how many tricks will you win?"),
        "setup": QCoreApplication.translate("Oneonta", "The record that was opened tells of no further deal."),
    }.get(refusal.key, QCoreApplication.translate("Oneonta", "The game is over."))


def said(event: Event) -> str:
    """An event as a sentence for the log; empty for cards that move."""
    match event:
        case Dealt(hand, turn_up):
            sentence = QCoreApplication.translate("Oneonta", "Hand %1. Turn-up: %2.")
            return fill(sentence, str(hand), card_name(turn_up))
        case Predicted(tricks):
            return fill(QCoreApplication.translate("Oneonta", "You predict %1."), tricks_in_words(tricks))
        case Led(card):
            return led(card)
        case TrickEnded(trick):
            return trick_told(trick)
    return _result_told(event)


def led(card: Card) -> str:
    """What the dummy has led."""
    return fill(QCoreApplication.translate("Oneonta", "Dummy leads the %1."), card_name(card))


def trick_told(trick: Trick) -> str:
    """The player's answer and what became of it."""
    if trick.won:
        sentence = QCoreApplication.translate("Oneonta", "You play the %1 and win the trick.")
    else:
        sentence = QCoreApplication.translate("Oneonta", "You play the %1 and lose the trick.")
    return fill(sentence, card_name(trick.reply))


def hand_told(event: HandScored) -> str:
    """The end of a hand as a sentence."""
    sentence = QCoreApplication.translate(
        "Oneonta", "Hand %1: %2 predicted, %3 won. Penalty for this hand: %4. Penalty so far: %5."
    )
    figures = (str(event.hand), str(event.prediction), str(event.won), penalty(event.penalty), of_seven(event.total))
    return fill(sentence, *figures)


def penalty(cards_due: int) -> str:
    """What a hand costs (OW-13)."""
    return cards(cards_due) if cards_due else QCoreApplication.translate("Oneonta", "none", "penalty cards")


def tricks_in_words(tricks: int) -> str:
    """``no trick``, ``1 trick``, ``3 tricks``."""
    if tricks == 0:
        return QCoreApplication.translate("Oneonta", "no trick")
    if tricks == 1:
        return QCoreApplication.translate("Oneonta", "1 trick")
    return fill(QCoreApplication.translate("Oneonta", "%1 tricks"), str(tricks))


def card_option(card: Card, trumps: Trumps, *, legal: bool) -> str:
    """The accessible name of a card of the hand."""
    if card not in trumps.cards:
        return alike.card_option(card, legal=legal)
    if legal:
        sentence = QCoreApplication.translate("Oneonta", "%1, trump, playable")
    else:
        sentence = QCoreApplication.translate("Oneonta", "%1, trump, not playable now")
    return capitalised(fill(sentence, card_name(card)))


def _answer(trumps: Trumps, lead: Card, playable: Sequence[Card]) -> str:
    """With what the lead is to be followed."""
    names = [card_name(card) if card.rank is Rank.ACE else rank_name(card.rank) for card in playable]
    if len(names) == 1:
        return fill(QCoreApplication.translate("Oneonta", "Follow with the %1."), *names)
    if len(names) == 2:
        return fill(QCoreApplication.translate("Oneonta", "Follow with the %1 or the %2."), *names)
    suit = trumps.suit_to_follow(lead)
    if suit is None:
        return QCoreApplication.translate("Oneonta", "Follow with a trump.")
    return fill(QCoreApplication.translate("Oneonta", "Follow %1."), suit_name(suit))


def _free(trumps: Trumps, lead: Card) -> str:
    suit = trumps.suit_to_follow(lead)
    if suit is None and trumps.suit is None:
        return QCoreApplication.translate("Oneonta", "You may play any card.")
    if suit is None:
        return QCoreApplication.translate("Oneonta", "You have no trump: play any card.")
    return fill(QCoreApplication.translate("Oneonta", "You have no %1: play any card."), suit_name(suit))


def _follow(suit: Suit | None, held: int) -> str:
    if suit is None:
        return fill(QCoreApplication.translate("Oneonta", "Follow with a trump: you hold %1."), number_word(held))
    sentence = QCoreApplication.translate("Oneonta", "Follow %1: you hold %2.")
    return fill(sentence, suit_name(suit), number_word(held))


def _used_already(tricks: int) -> str:
    if tricks:
        sentence = QCoreApplication.translate("Oneonta", "The prediction card for %1 is used already.")
        return fill(sentence, tricks_in_words(tricks))
    return QCoreApplication.translate("Oneonta", "The closed prediction card is used already.")


def _result_told(event: Event) -> str:
    if isinstance(event, HandScored):
        return hand_told(event)
    if not isinstance(event, Ended):
        return ""
    if event.won:
        sentence = QCoreApplication.translate("Oneonta", "You have won the game with %1 penalty cards.")
    else:
        sentence = QCoreApplication.translate("Oneonta", "You have lost the game with %1 penalty cards.")
    return fill(sentence, str(event.total))
