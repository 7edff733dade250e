"""Cards that are drawn before they are asked for."""

import pytest
from PySide6.QtGui import QPixmap

from whistdesk.cards.card import parse_cards
from whistdesk.views.theme.ahead import Ahead, Print
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.stamps import still

HAND = [Print(Deck().file(card), 60, 2.0) for card in parse_cards("AC KS QD AC 5H")]
LARGER = [card._replace(width=80) for card in HAND]


@pytest.fixture
def ahead(qapp: object) -> Ahead:
    del qapp
    return Ahead()


def same(picture: QPixmap, card: Print) -> bool:
    return picture.toImage() == still(*card).toImage() and picture.devicePixelRatio() == card.ratio


def test_the_cards_are_those_that_would_be_drawn_now(ahead: Ahead) -> None:
    ahead.begin(HAND)
    assert all(same(ahead.picture(card), card) for card in reversed(HAND))


def test_other_sizes_take_the_place_of_those_that_were_begun(ahead: Ahead) -> None:
    ahead.begin(HAND)
    ahead.begin(LARGER)
    assert all(same(ahead.picture(card), card) for card in LARGER)


def test_what_is_there_is_not_drawn_again(ahead: Ahead) -> None:
    ahead.begin(HAND)
    before = ahead.picture(HAND[0])
    ahead.begin(list(HAND))
    assert ahead.picture(HAND[0]) is before


def test_a_card_that_was_not_begun_is_drawn_when_it_is_asked_for(ahead: Ahead) -> None:
    assert same(ahead.picture(HAND[0]), HAND[0])
    ahead.begin(HAND)
    assert same(ahead.picture(LARGER[0]), LARGER[0])
