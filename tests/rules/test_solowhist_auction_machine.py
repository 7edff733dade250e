"""Auctions as hypothesis finds them, against a model that looks at nothing but the list of calls.

The model is written from SW-03 and SW-07 to SW-14 alone. It keeps no state of its own: each question is answered from
all calls.
"""

from typing import Final

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from whistdesk.rules.base import Setup, State
from whistdesk.rules.registry import GAMES
from whistdesk.rules.solowhist.state import SoloState

GAME: Final = GAMES["solo-whist"]
SEATS: Final = "SWNE"
LADDER: Final = ("propose", "solo", "misere", "abundance", "open-misere", "abundance-declared")
WORDS: Final = ("pass", "accept", *LADDER)


class Model:
    """What the calls of one hand come to, the player at the dealer's left calling first."""

    def __init__(self, calls: tuple[str, ...], first: int, rules: frozenset[str]) -> None:
        self.calls, self.first, self.rules = calls, first, rules

    @property
    def turn(self) -> int:
        return (self.first + len(self.calls)) % 4

    @property
    def spoken(self) -> list[tuple[int, str]]:
        """The calls that are none but passes, with their places."""
        return [(place, call) for place, call in enumerate(self.calls) if call != "pass"]

    @property
    def height(self) -> int:
        """How high the last call is on the ladder; -1 while there is none. An acceptance is as high as its proposal."""
        return max((LADDER.index(call) for _, call in self.spoken if call in LADDER), default=-1)

    @property
    def to_accept(self) -> bool:
        """Whether the last call is a proposal, which then nobody has accepted."""
        return bool(self.spoken) and self.spoken[-1][1] == "propose"

    @property
    def over(self) -> bool:
        silence = len(self.calls) - (self.spoken[-1][0] + 1 if self.spoken else 0)
        patient = not self.spoken or (self.to_accept and "unaccepted_proposer_may_raise" in self.rules)
        return silence == (4 if patient else 3) or self.calls[-1:] == ("abundance-declared",)

    @property
    def legal(self) -> set[str]:
        if self.over:
            return set()
        own = self.calls[len(self.calls) % 4 :: 4]
        bound = "pass" in own and "pass_is_final" in self.rules
        accepting = self.to_accept and (self.first + self.spoken[-1][0]) % 4 != self.turn
        may_accept = accepting and not (bound and self.turn != self.first)
        return {"pass", *(LADDER[self.height + 1 :] if not bound else ()), *(("accept",) if may_accept else ())}

    @property
    def contract(self) -> tuple[str, str] | None:
        """The contract's name and its declarers; None for a hand that is thrown in."""
        if not self.spoken or self.to_accept:
            return None
        seats = [SEATS[(self.first + place) % 4] for place, _ in self.spoken]
        last = self.spoken[-1][1]
        return ("proposal", seats[-2] + seats[-1]) if last == "accept" else (last, seats[-1])

    @property
    def next_seat(self) -> str:
        """Who moves once a contract is settled: names a trump, or leads."""
        assert self.contract is not None
        name, declarers = self.contract
        return declarers[0] if name in {"abundance", "abundance-declared"} else SEATS[self.first]


class Auctions(RuleBasedStateMachine):
    """One auction after another, also taken back and gone on with otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.states: list[State] = []
        self.calls: tuple[str, ...] = ()
        self.house_rules = frozenset[str]()

    @initialize(number=st.integers(0, 2**64 - 1), rules=st.sets(st.sampled_from(GAME.house_rules)))
    def deal(self, number: int, rules: set[str]) -> None:
        self.house_rules = frozenset(rules)
        self.states = [GAME.start(Setup(number=number, house_rules=self.house_rules, match=1)).state]

    @property
    def model(self) -> Model:
        return Model(self.calls, SEATS.index("S"), self.house_rules)

    @property
    def state(self) -> SoloState:
        state = self.states[-1]
        assert isinstance(state, SoloState)
        return state

    @precondition(lambda self: not self.model.over)
    @rule(chance=st.integers(0, len(WORDS) - 1))
    def call(self, chance: int) -> None:
        legal = sorted(self.model.legal)
        self._make(legal[chance % len(legal)])

    @precondition(lambda self: not self.model.over)
    @rule()
    def let_go(self) -> None:
        self._make("pass")

    @precondition(lambda self: self.calls)
    @rule(back=st.integers(1, 4))
    def take_back(self, back: int) -> None:
        kept = max(0, len(self.calls) - back)
        self.calls, self.states = self.calls[:kept], self.states[: kept + 1]

    @invariant()
    def the_seat_and_its_choices_are_those_of_the_model(self) -> None:
        if self.states and not self.model.over:
            assert str(self.state.seat) == SEATS[self.model.turn]
            assert set(map(str, self.state.legal_moves())) == self.model.legal

    @invariant()
    def all_other_words_are_refused_by_a_rule(self) -> None:
        if self.states and not self.model.over:
            for word in set(WORDS) - self.model.legal:
                refusal = self.state.refusal(GAME.parse_move(word))
                assert refusal is not None
                assert refusal.rule in {"SW-10", "SW-12"}

    @invariant()
    def what_is_settled_is_what_the_model_says(self) -> None:
        if self.states and self.model.over:
            deal = self.state.result()["deals"][0]
            told = deal["contract"]
            assert (None if told is None else (told["name"], "".join(told["declarers"]))) == self.model.contract
            assert deal["thrown_in"] == (self.model.contract is None)
            assert self.state.seat is None if told is None else str(self.state.seat) == self.model.next_seat

    def _make(self, call: str) -> None:
        self.states.append(self.state.apply(GAME.parse_move(call)).state)
        self.calls = (*self.calls, call)


TestAuctions = Auctions.TestCase
TestAuctions.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
