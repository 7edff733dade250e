"""What a ledger keeps of finished hands and matches."""

from collections.abc import Sequence

from whistdesk.rules.base import Outcome
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.report import contract_name
from whistdesk.rules.solowhist.view import Settlement

_PERSON = 0


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


def _by_seat(figures: Sequence[int]) -> dict[str, int]:
    return {seat.value: figure for seat, figure in zip(COMPASS, figures, strict=True)}
