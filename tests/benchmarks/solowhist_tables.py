"""Tables of Solo Whist for benchmarks: deals played to their end by four players, and what is told of them."""

import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import ceil, sqrt
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from whistdesk.players.base import Choice, Opinion, Player, Reason, chosen
from whistdesk.players.registry import player
from whistdesk.players.solowhist.expert_bidding import expert_calls, expert_trumps
from whistdesk.players.solowhist.expert_cards import Verdict
from whistdesk.players.solowhist.memory import remember
from whistdesk.players.solowhist.outlook import FULL, outlooks
from whistdesk.players.solowhist.style import Style
from whistdesk.players.solowhist.worlds import Worlds, mask
from whistdesk.rules.base import Move, Setup, View
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import Settlement, SoloView

GAME = SoloWhist()


class RandomCards:
    """Makes the same calls as another player, and then plays random legal cards."""

    def __init__(self, caller: Player) -> None:
        self._caller = caller

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The caller's call or trump; a random card."""
        if isinstance(view.legal[0], Call | NameTrump):
            return self._caller.choose(view, rng, budget_ms)
        return Choice((Opinion(rng.choice(view.legal), 0.0, Reason("random")),))


class ExpertCalls:
    """Makes the calls of an expert, and then plays another player's cards."""

    def __init__(self, cards: Player) -> None:
        self._cards = cards

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The expert's call or trump; the other player's card."""
        assert isinstance(view, SoloView)
        if view.contract is None:
            return chosen(expert_calls(view, rng, Style.EVEN))
        return chosen(expert_trumps(view, rng)) if view.naming_trump else self._cards.choose(view, rng, budget_ms)


class ExpertCards:
    """Makes another player's calls, and then plays an expert's cards."""

    def __init__(self, caller: Player) -> None:
        self._caller = caller

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """The caller's call or trump; the expert's card."""
        assert isinstance(view, SoloView)
        deciding = self._caller if view.contract is None or view.naming_trump else player("solo-whist", "expert")
        return deciding.choose(view, rng, budget_ms)


class AllSeeing(ExpertCalls):
    """Calls as an expert does, and then looks into all hands: a bound for what better play could win.

    Its cards are those of the solver, which knows where everything lies, wherever they make a difference.
    """

    def __init__(self) -> None:
        super().__init__(player("solo-whist", "expert"))

    def told(self, state: SoloState) -> Player:
        """The player who knows this state."""
        return ExpertCalls(_Told(tuple(mask(state.hand.held[place]) for place in range(4))))


class _Told:
    """Plays cards in the one world that there is."""

    def __init__(self, hands: Sequence[int]) -> None:
        south, west, north, east = hands
        self._worlds = Worlds(((south, west, north, east),), (1.0,))

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        assert isinstance(view, SoloView)
        assert view.contract is not None
        memory = remember(view, view.contract)
        cards = [move.card for move in view.legal if isinstance(move, PlayCard)]
        return Verdict(memory, self._worlds, outlooks(memory, self._worlds, cards, TOLD)).choice()


TOLD: Final = FULL._replace(solved=13, ducked=13, nodes=100_000)
"""How far the solver looks for a player who is told everything: to the end, mostly."""


def kind(name: str) -> Player:
    """The player of a level, or one of ``KINDS``."""
    return KINDS[name]() if name in KINDS else player("solo-whist", name)


KINDS: Final[Mapping[str, Callable[[], Player]]] = {
    "expert-calls": lambda: ExpertCalls(player("solo-whist", "club")),
    "expert-cards": lambda: ExpertCards(player("solo-whist", "club")),
    "all-seeing": AllSeeing,
}
"""Experts' calls with the club player's cards, the club player's calls with experts' cards, and a cheat."""


class Chosen(NamedTuple):
    """A choice that was made at a table, and the milliseconds that it took."""

    view: SoloView
    choice: Choice
    ms: float


class Played(NamedTuple):
    """A hand from its deal to its settlement: the choices in their order; moves without a choice are left out."""

    hand: Settlement
    choices: tuple[Chosen, ...]


class Foreseen(NamedTuple):
    """A call that became the contract, its seat, its bidder's chance for it, and whether it was made."""

    call: Call
    seat: Seat
    chance: float
    made: bool


def dealt(number: int) -> SoloState:
    """The first hand of a match of one hand; South calls first."""
    state = GAME.start(Setup(number=number, match=1)).state
    assert isinstance(state, SoloState)
    return state


def played_out(state: SoloState, players: Mapping[Seat, Player], seed: int) -> Settlement:
    """The settlement of the hand, its remaining moves chosen by ``players``."""
    return watched(state, players, seed).hand


def watched(state: SoloState, players: Mapping[Seat, Player], seed: int) -> Played:
    """The hand with its remaining choices.

    The chance of each is its own, so that one seat's need of it changes nothing for the others.
    """
    choices: list[Chosen] = []
    turn = 0
    while state.seat is not None:
        view = state.view_for(state.seat)
        move: Move = view.legal[0]
        turn += 1
        if len(view.legal) > 1:
            begun = time.perf_counter()
            seated = players[state.seat]
            chooser = seated.told(state) if isinstance(seated, AllSeeing) else seated
            choice = chooser.choose(view, Random(100 * seed + turn))
            choices.append(Chosen(view, choice, 1000 * (time.perf_counter() - begun)))
            move = choice.move
        following = state.apply(move).state
        assert isinstance(following, SoloState)
        state = following
    return Played(state.settled[-1], tuple(choices))


def foreseen(played: Played) -> Iterator[Foreseen]:
    """The calls of the declarers that stood in the end, with the chances that their bidders gave them."""
    contract, made = played.hand.contract, played.hand.made
    for view, choice, _ in played.choices:
        call = choice.move
        if contract and isinstance(call, Call) and view.contract is None and view.seat in contract.declarers:
            chance = choice.reason.facts.get("made")
            stood = Call.PROPOSE if call is Call.ACCEPT else call
            if stood is contract.call and chance is not None:
                yield Foreseen(call, view.seat, chance, bool(made))


def show_contracts(hands: Iterable[Settlement]) -> None:
    """Print how many contracts of each kind were bid and made."""
    kinds: dict[Call, list[Settlement]] = defaultdict(list)
    for hand in hands:
        if hand.contract is not None:
            kinds[hand.contract.call].append(hand)
    for call, some in sorted(kinds.items()):
        made, tricks = fmean(bool(hand.made) for hand in some), fmean(map(declarers_tricks, some))
        print(f"  {call.value:20} {len(some):4} bid, {tricks:5.2f} tricks, made {rate(made, len(some))}")


def declarers_tricks(hand: Settlement) -> int:
    """How many tricks the declarers won; 0 where the hand was thrown in."""
    return sum(hand.tricks[COMPASS.index(seat)] for seat in hand.contract.declarers) if hand.contract else 0


def show_foreseen(calls: Iterable[Foreseen]) -> None:
    """Print for each call the mean chance that its bidders gave it, and how often it was made."""
    kinds: dict[Call, list[Foreseen]] = defaultdict(list)
    for each in calls:
        kinds[each.call].append(each)
    for call, some in sorted(kinds.items()):
        chance, made = fmean(each.chance for each in some), fmean(each.made for each in some)
        print(f"  {call.value:20} {len(some):4} bids foreseen {chance:.1%}, seen {rate(made, len(some))}")


def show_times(name: str, ms: Sequence[float]) -> None:
    """Print the quantiles of milliseconds."""
    if ms:
        ordered = sorted(ms)
        p50, p95, p999 = (ordered[ceil(share * len(ms)) - 1] for share in (0.5, 0.95, 0.999))
        figures = f"p50 {p50:.1f}, p95 {p95:.1f}, p99.9 {p999:.1f}, max {ordered[-1]:.1f} ms"
        print(f"  {name:20} {len(ms):6} choices: {figures}")


def rate(share: float, count: int) -> str:
    """A share with its standard error."""
    return f"{share:.1%} (standard error {sqrt(share * (1 - share) / count):.1%})"
