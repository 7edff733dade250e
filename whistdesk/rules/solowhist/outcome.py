"""What a ledger keeps of finished hands and matches."""

from collections.abc import Mapping, Sequence
from typing import Final

from whistdesk.rules.base import Outcome
from whistdesk.rules.claims import figures_by, whole
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.setup import LONGEST_MATCH
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.report import contract_name
from whistdesk.rules.solowhist.settlement import TERMS
from whistdesk.rules.solowhist.view import Settlement

_PERSON = 0
_MOST_CHIPS: Final = 24 * LONGEST_MATCH
_TRICKS: Final = 13
_CONTRACTS: Final = tuple("proposal" if call is Call.PROPOSE else call.value for call in TERMS)


def hand_outcome(index: int, hand: Settlement) -> Outcome:
    """Hand ``index`` of the match; the score is the person's chips.

    The detail names the contract and its declarers, the tricks that they won, the dealer, and
    the chips of all seats; ``contract`` is None for a hand that was thrown in.
    """
    detail = {
        "dealer": hand.dealer.value,
        "contract": contract_name(hand.contract) if hand.contract else None,
        "declarers": [seat.value for seat in hand.contract.declarers] if hand.contract else [],
        "tricks": _by_seat(hand.tricks),
        "chips": _by_seat(hand.chips),
    }
    status = {True: "made", False: "failed", None: "thrown-in"}[hand.made]
    return Outcome("hand", index, status, hand.chips[_PERSON], detail)


def match_outcome(settled: Sequence[Settlement], chips: tuple[int, int, int, int]) -> Outcome:
    """The finished match; ``place`` is 1 for the person with the most chips (ties share it)."""
    place = 1 + sum(others > chips[_PERSON] for others in chips)
    detail = {"hands": len(settled), "chips": _by_seat(chips), "place": place}
    return Outcome("match", 0, "finished", chips[_PERSON], detail)


def can_end(outcome: Outcome) -> bool:
    """Whether a hand, or a match, can end so: chips that sum to zero (SW-19), and all else of one piece with them."""
    chips = outcome.detail.get("chips")
    if not figures_by(chips, COMPASS, -_MOST_CHIPS, _MOST_CHIPS) or sum(chips.values()) != 0:
        return False
    if outcome.score != chips[COMPASS[0]]:
        return False
    return _hand_can_end(outcome) if outcome.kind == "hand" else _match_can_end(outcome, chips)


def _hand_can_end(outcome: Outcome) -> bool:
    """A contract of its declarers that was made or failed, or none (SW-03)."""
    contract, declarers = outcome.detail.get("contract"), outcome.detail.get("declarers")
    tricks = outcome.detail.get("tricks", dict.fromkeys(COMPASS, 0))
    if not figures_by(tricks, COMPASS, 0, _TRICKS) or not isinstance(declarers, list):
        return False
    if contract is None:
        return not declarers and outcome.status == "thrown-in"
    bidders = 2 if contract == "proposal" else 1
    return (
        contract in _CONTRACTS
        and len(declarers) == bidders == len([seat for seat in COMPASS if seat in declarers])
        and outcome.status in {"made", "failed"}
    )


def _match_can_end(outcome: Outcome, chips: Mapping[str, int]) -> bool:
    place = 1 + sum(others > outcome.score for others in chips.values())
    return (
        (outcome.kind, outcome.part, outcome.status) == ("match", 0, "finished")
        and whole(outcome.detail.get("hands"), 1, LONGEST_MATCH)
        and outcome.detail.get("place") == place
    )


def _by_seat(figures: Sequence[int]) -> dict[str, int]:
    return {seat.value: figure for seat, figure in zip(COMPASS, figures, strict=True)}
