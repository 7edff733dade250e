"""On what terms a deal is played."""

from datetime import date

import pytest

from tests.counting import GAME, SOLITAIRE
from whistdesk.model.dealing import DAILY_HANDS, Terms, daily_setup, terms_of
from whistdesk.rules.base import Setup

TODAY = date(2026, 11, 30)


@pytest.mark.parametrize(
    ("setup", "begun", "shared", "terms"),
    [
        (Setup(48213), False, False, Terms.OWN),
        (Setup(48213), True, False, Terms.SEEN),
        (Setup(48213), False, True, Terms.FOREIGN),
        (Setup(spelled=()), False, False, Terms.FOREIGN),
        (Setup(20261130), False, False, Terms.DAILY),
        (Setup(20261130), False, True, Terms.DAILY),
        (Setup(20261129), False, False, Terms.LATE),
        (Setup(20261130), True, False, Terms.SEEN),
        (Setup(20261201), False, False, Terms.EARLY),
        (Setup(20261130, match=8), False, False, Terms.OWN),
    ],
)
def test_the_terms_of_a_deal(setup: Setup, begun: bool, shared: bool, terms: Terms) -> None:
    assert terms_of(SOLITAIRE, setup, TODAY, begun=begun, shared=shared) is terms


def test_what_was_seen_came_from_another_or_is_early_is_practice() -> None:
    assert {terms for terms in Terms if terms.practice} == {Terms.EARLY, Terms.SEEN, Terms.FOREIGN}
    assert {terms for terms in Terms if terms.daily} == {Terms.DAILY, Terms.LATE}


def test_a_daily_match_has_a_length_of_its_own() -> None:
    assert daily_setup(GAME, TODAY) == Setup(20261130, match=DAILY_HANDS)
    assert daily_setup(SOLITAIRE, TODAY) == Setup(20261130)
