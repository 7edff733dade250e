"""Players that keep a budget get the machine's clock from whoever seats them."""

from time import monotonic

from whistdesk.app.clock import timed
from whistdesk.app.seats import players
from whistdesk.archive.occupant import Occupant
from whistdesk.players.registry import player
from whistdesk.players.solowhist.expert import ExpertPlayer
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat


def test_who_asks_for_no_clock_stays_as_it_is() -> None:
    club = player("solo-whist", "club")
    assert timed(club) is club


def test_every_expert_at_the_table_has_a_clock() -> None:
    seated = players(GAMES["solo-whist"], {"N": Occupant("", "club", "bold")})
    experts = [each for each in seated.values() if isinstance(each, ExpertPlayer)]
    assert len(experts) == 3
    assert all(each.clock is monotonic for each in experts)
    assert seated[Seat.NORTH] is player("solo-whist", "club", "bold")
