"""Requests to the engine (docs/ENGINE.md), written from views independently of how the program reads them."""

from collections.abc import Callable, Mapping
from typing import Any

from whistdesk.rules.base import View
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.solowhist.view import SoloView

SUITS = "SHDC"


def request(game: str, view: View, **options: Any) -> dict[str, Any]:
    """The request of a game's key about ``view``, with further keys."""
    return {"id": 1, "game": game, "seat": str(view.seat), "view": TOLD[game](view), **options}


def _solo(view: View) -> dict[str, Any]:
    assert isinstance(view, SoloView)
    tricks = (*view.tricks, view.current) if view.current else view.tricks
    contract = view.contract
    return {
        "hand": _hand(view.hand),
        "dealer": view.dealer.value,
        "turned": str(view.turned),
        "calls": [[seat.value, call.value] for seat, call in view.calls],
        "contract": contract
        and {
            "name": "proposal" if contract.call.value == "propose" else contract.call.value,
            "declarers": [seat.value for seat in contract.declarers],
            "trump": None if contract.trump is None else contract.trump.letter,
            "target": contract.target,
        },
        "plays": [str(card) for trick in tricks for card in trick.cards],
        "leader": tricks[0].leader.value if tricks else None,
        "exposed": view.exposed and {"seat": view.exposed[0].value, "hand": _hand(view.exposed[1])},
        "legal": _legal(view),
    }


def _hand(cards: frozenset[Any]) -> str:
    words = sorted(map(str, cards))
    return ".".join("".join(word[0] for word in words if word[1] == suit) for suit in SUITS)


def _oneonta(view: View) -> dict[str, Any]:
    assert isinstance(view, OneontaView)
    return {
        "hand": [str(card) for card in view.hand],
        "turn_up": str(view.turn_up),
        "predictions": list(view.predictions),
        "penalties": view.penalties,
        "prediction": view.prediction,
        "tricks": [[str(trick.lead), str(trick.reply)] for trick in view.tricks],
        "lead": None if view.lead is None else str(view.lead),
        "history": [{"seen": [str(card) for card in hand.seen], "penalty": hand.penalty} for hand in view.history],
        "legal": _legal(view),
    }


def _cribbage(view: View) -> dict[str, Any]:
    assert isinstance(view, CribbageView)
    return {
        "round": view.round,
        "hands": [[str(card) for card in hand] for hand in view.hands],
        "card": str(view.card),
        "seen": [str(card) for card in view.seen],
        "total": view.total,
        "legal": _legal(view),
    }


def _legal(view: View) -> list[str]:
    return [str(move) for move in view.legal]


TOLD: Mapping[str, Callable[[View], dict[str, Any]]] = {
    "solo-whist": _solo,
    "oneonta-whist": _oneonta,
    "cribbage-solitaire": _cribbage,
}
"""What a request tells of a view, by the game's key."""
