"""What proposing and accepting hands promise, and how often a proposal is accepted, among club players.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_shares [deals [first]]``. The figures
are the source of ACCEPTORS_SHARE and PROPOSERS_SHARE in ``players/solowhist/bidding.py``.
"""

import sys
from collections.abc import Iterator
from statistics import fmean
from typing import Final

from tests.benchmarks.solowhist_tables import dealt, played_out
from whistdesk.players.solowhist.club import ClubPlayer
from whistdesk.players.solowhist.evaluation import PARTNER_TRICKS, features, promised
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.moves import Call

CLUB: Final = ClubPlayer()


def promises(number: int) -> Iterator[tuple[Call, float]]:
    """Each proposal and acceptance of deal ``number``, with the tricks that its hand promises."""
    state = dealt(number)
    views = {seat: state.view_for(seat) for seat in COMPASS}
    for seat, call in played_out(state, dict.fromkeys(COMPASS, CLUB), number).calls:
        if call in {Call.PROPOSE, Call.ACCEPT}:
            view = views[seat]
            hand = features(view.hand, view.turned.suit, leads=seat is view.dealer.left)
            yield call, promised(PARTNER_TRICKS, hand)


def main(deals: int = 1500, first: int = 2_000_000) -> None:
    """Print the three figures over ``deals`` deals from number ``first``."""
    seen = [each for number in range(first, first + deals) for each in promises(number)]
    proposing = [tricks for call, tricks in seen if call is Call.PROPOSE]
    accepting = [tricks for call, tricks in seen if call is Call.ACCEPT]
    print(f"proposing hands promise {fmean(proposing):.2f} tricks ({len(proposing)} hands)")
    print(f"accepting hands promise {fmean(accepting):.2f} tricks ({len(accepting)} hands)")
    print(f"accepted {len(accepting) / len(proposing):.0%} of all proposals")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
