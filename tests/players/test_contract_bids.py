from whistdesk.players.base import Opinion, Reason
from whistdesk.players.solowhist.contract_bids import ContractBids
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call, SoloMove

BIDS = ContractBids()


def decisive(*calls: str) -> dict[str, int]:
    """The bids that count, by seat, of calls that begin at South's."""
    turns: list[tuple[Seat, SoloMove]] = [(Seat("SWNE"[index % 4]), Call(call)) for index, call in enumerate(calls)]
    return {str(seat): index for seat, index in BIDS.decisive(turns).items()}


def test_a_lone_call_that_nobody_overcalled_is_its_seats_bid() -> None:
    assert decisive("pass", "solo", "pass", "pass", "pass") == {"W": 1}


def test_a_proposal_and_its_acceptance_are_two_bids() -> None:
    assert decisive("propose", "pass", "accept", "pass", "pass", "pass") == {"S": 0, "N": 2}


def test_an_overcall_ends_what_was_bid_before() -> None:
    assert decisive("propose", "accept", "misere", "pass", "pass", "pass") == {"N": 2}
    assert decisive("propose", "accept", "pass", "pass", "solo", "pass", "pass", "pass") == {"S": 4}
    assert decisive("solo", "misere", "abundance", "pass", "pass", "pass") == {"N": 2}


def test_a_hand_that_is_thrown_in_has_no_bids() -> None:
    assert decisive("pass", "pass", "pass", "pass") == {}
    assert decisive("propose", "pass", "pass", "pass") == {}


def test_an_opinion_on_a_bid_tells_its_chance_and_one_on_a_pass_none() -> None:
    assert BIDS.chance(Opinion(Call.SOLO, 1.0, Reason("likely-tricks", {"made": 0.75}))) == 0.75
    assert BIDS.chance(Opinion(Call.PASS, 0.0, Reason("too-weak"))) is None
