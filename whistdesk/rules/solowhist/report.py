"""The hands of a match as ``whistdesk replay`` prints them (RECORD.md)."""

from collections.abc import Iterable, Sequence
from typing import Any

from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.hand import Hand
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import Contract, Settlement, Trick


def contract_name(contract: Contract) -> str:
    """The name of a contract in records."""
    return "proposal" if contract.call is Call.PROPOSE else contract.call.value


def contract_report(contract: Contract | None) -> dict[str, Any] | None:
    """A contract as results and requests show it; None in the auction and for a hand that is thrown in."""
    if contract is None:
        return None
    return {
        "name": contract_name(contract),
        "declarers": list(contract.declarers),
        "trump": contract.trump.letter if contract.trump is not None else None,
        "target": contract.target,
    }


def report(settled: Sequence[Settlement], open_hand: Hand | None) -> list[dict[str, Any]]:
    """One object for each hand, the open one last."""
    deals = [_settled(hand) for hand in settled]
    return deals if open_hand is None else [*deals, _open(open_hand)]


def _settled(hand: Settlement) -> dict[str, Any]:
    return {
        "dealer": hand.dealer,
        "turned": str(hand.turned),
        "calls": [[seat, call] for seat, call in hand.calls],
        "contract": contract_report(hand.contract),
        "thrown_in": hand.contract is None,
        "tricks": [_trick(trick) for trick in hand.played],
        "current": [],
        "made": hand.made,
        "chips": _chips(hand.chips),
    }


def _open(hand: Hand) -> dict[str, Any]:
    return {
        "dealer": hand.deal.dealer,
        "turned": str(hand.deal.turned),
        "calls": [[seat, call] for seat, call in hand.auction.calls],
        "contract": contract_report(hand.contract),
        "thrown_in": False,
        "tricks": [_trick(trick) for trick in hand.tricks],
        "current": [str(card) for card in hand.current.cards] if hand.current else [],
        "made": None,
        "chips": _chips((0, 0, 0, 0)),
    }


def _trick(trick: Trick) -> dict[str, Any]:
    return {"leader": trick.leader, "cards": [str(card) for card in trick.cards], "winner": trick.winner}


def _chips(chips: Iterable[int]) -> dict[str, int]:
    return dict(zip(COMPASS, chips, strict=True))
