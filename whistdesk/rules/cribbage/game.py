"""Cribbage Solitaire as one of the games: its deals, records and samples."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from whistdesk.cards.card import Card, parse_cards
from whistdesk.cards.deal import shuffled
from whistdesk.cards.pack import FULL_PACK
from whistdesk.rules.base import Outcome, Setup, SetupError, Step, View
from whistdesk.rules.cribbage.moves import PlaceCard, parse_move
from whistdesk.rules.cribbage.outcome import can_end
from whistdesk.rules.cribbage.request import read_view
from whistdesk.rules.cribbage.state import KEY, CribbageState
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.seats import Seat
from whistdesk.rules.setup import read_common, write_common

_SPELLED_AS: Final = "deck"


class CribbageSolitaire:
    """Four rounds of three hands from one deck, for more than 90 points (CS-01 to CS-08)."""

    key: Final = KEY
    seats: Final = (Seat.PLAYER,)
    house_rules: Final = ()

    def start(self, setup: Setup) -> Step:
        """The first round dealt; ``setup.spelled`` is the deck as 52 cards, top first."""
        deck = setup.spelled if setup.number is None else shuffled(FULL_PACK, KEY, setup.number, 0)
        return CribbageState(deck, ()).with_round_dealt()

    def parse_move(self, text: str) -> PlaceCard:
        """The move of a notation; ValueError for a word that is no move."""
        return parse_move(text)

    def read_setup(self, document: Mapping[str, Any]) -> Setup:
        """The setup of a record; SetupError, also for a deck that is not a permutation of the 52 cards."""
        setup = read_common(document, spelled_as=_SPELLED_AS)
        return replace(setup, match=None, spelled=_deck(setup.spelled) if setup.number is None else None)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The inverse: the ``rules`` and ``deal`` of a record."""
        return write_common(setup, spelled_as=_SPELLED_AS, spelled=" ".join(map(str, setup.spelled or ())))

    def read_view(self, seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> CribbageView:
        """The view of a request; ViewError."""
        return read_view(document)

    def can_end(self, outcome: Outcome) -> bool:
        """Whether a game can have this outcome."""
        return can_end(outcome)

    def sample(self, view: View, rng: Random) -> CribbageState:
        """A state that looks like ``view``: the cards not yet seen in random order (CS-07)."""
        if not isinstance(view, CribbageView):
            raise TypeError(f"{view!r} is not a view of Cribbage Solitaire")
        known = tuple(card for played in view.rounds for card in played.cards)
        hidden = sorted(set(FULL_PACK) - set(known))
        rng.shuffle(hidden)
        return CribbageState((*known, *hidden), view.rounds)


def _deck(text: object) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise SetupError("a deck is one string of 52 cards with blanks between")
    try:
        deck = parse_cards(text)
    except ValueError as error:
        raise SetupError(f"the deck is malformed: {error}") from None
    for card in deck:
        if deck.count(card) > 1:
            raise SetupError(f"the deck holds {card} {deck.count(card)} times")
    if len(deck) != len(FULL_PACK):
        raise SetupError(f"the deck has {len(deck)} cards instead of {len(FULL_PACK)}")
    return deck
