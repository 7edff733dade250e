"""A decision asked again with the unseen cards dealt anew, in the true state and through the app's own path.

A seat is asked by the computer seats' desk and the person's coach by ``Coach``, each with the thread that it has in the
app; ``Witness`` sits between and notes what reached the player and what the player did.
"""

import gc
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from PySide6.QtCore import QEventLoop

from whistdesk.archive.record import Record
from whistdesk.cards.card import Card
from whistdesk.model.coach import Coach
from whistdesk.model.desk import ComputerDesk
from whistdesk.model.session import Session
from whistdesk.model.thinking import chance, sealed, thinking
from whistdesk.players.base import Choice, Opinion, Player, Reason
from whistdesk.players.search.kernel import TrickKernel
from whistdesk.players.search.misere_kernel import MisereKernel
from whistdesk.players.solowhist import outlook
from whistdesk.rules.base import Game, Move, Setup, View
from whistdesk.rules.cribbage.state import CribbageState
from whistdesk.rules.oneonta.deal import HAND_SIZE, MAIN_DECK
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.deal import stacked
from whistdesk.rules.solowhist.knowledge import cards_played
from whistdesk.rules.solowhist.sample import redeal
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.explanations import explain

SOLO_WHIST: Final = GAMES["solo-whist"]

Seating = Callable[[Session], Player]
"""Who answers in a session; an honest player takes no notice of it."""


class Answer(NamedTuple):
    """What a player answered, what it saw for that, in bytes, and what work it did.

    ``drawn`` is the next number of its generator, which tells how often it was drawn from; ``calls`` are the functions
    that were called in its thread and ``nodes`` the positions that its searches of open hands visited, 0 where nobody
    counted.
    """

    choice: Choice
    sentences: tuple[str, ...]
    seen: bytes
    drawn: float
    calls: int = 0
    nodes: int = 0


class Decision(NamedTuple):
    """A seat's turn, what it answered, and what it answered with its unseen cards dealt anew."""

    seat: Seat
    view: View
    answer: Answer
    again: tuple[Answer, ...]
    counted: Answer
    recounted: Answer

    @property
    def same(self) -> bool:
        """Whether all answers are equal: moves, values, reasons, sentences, what was seen and the work done."""
        return all(other == self.answer for other in self.again) and self.recounted == self.counted


@dataclass
class Witness:
    """Answers once as its player does, in its player's thread, and remembers how; later answers cost nothing."""

    game: str
    player: Player
    counting: bool = False
    answer: Answer | None = None

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        if self.answer is not None:
            return Choice((Opinion(view.legal[0], 0.0, Reason("")),))
        calls, nodes = Counter[str](), list[int]()
        with counted(calls, nodes) if self.counting else nullcontext():
            choice = self.player.choose(view, rng, budget_ms)
        words = tuple(explain(self.game, opinion.reason, opinion.move) for opinion in choice.opinions)
        self.answer = Answer(choice, words, sealed(view), rng.random(), calls.total(), sum(nodes))
        return choice


@contextmanager
def counted(calls: Counter[str], nodes: list[int]) -> Iterator[None]:
    """Count all calls in this thread, and the positions that each search of open hands visits.

    No rubbish is collected meanwhile: that calls whoever wants to know of it (hypothesis does), at moments of its own.
    """

    def count(frame: object, event: str, argument: object) -> None:
        calls.update((event,) if event in {"call", "c_call"} else ())

    with pytest.MonkeyPatch.context() as patched:
        for kernel in (TrickKernel, MisereKernel):
            patched.setattr(outlook, kernel.__name__, partial(Searching, kernel, nodes))
        gc.disable()
        sys.setprofile(count)
        try:
            yield
        finally:
            sys.setprofile(None)
            gc.enable()


class Searching:
    """A search kernel whose visited positions are noted after each world; they are counted anew for the next."""

    def __init__(self, kind: Callable[[int], Any], nodes: list[int], entries: int) -> None:
        self._kernel, self._nodes = kind(entries), nodes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernel, name)

    def limit(self, nodes: int, stop: Callable[[], bool] | None) -> None:
        self._kernel.limit(nodes, stop)
        self._nodes.append(0)

    def reaches(self, *asked: int) -> int:
        return self._noted(self._kernel.reaches(*asked))

    def caught_by_force(self, *asked: int) -> int:
        return self._noted(self._kernel.caught_by_force(*asked))

    def _noted(self, answer: int) -> int:
        self._nodes[-1] = self._kernel.node_count()
        return answer


def decisions(
    seating: Seating,
    deal: int,
    *,
    redeals: int,
    game: Game = SOLO_WHIST,
    every: int = 1,
    asked: Collection[Seat] = Seat,
) -> Iterator[Decision]:
    """The turns of one game or hand that are not forced, asked ``redeals`` times more.

    Each of ``every`` one of them is taken, of those seats that are ``asked``. The person's seat, the only one of a
    solitaire, is asked by the coach, each other by the desk. Other turns are played by the same player.
    """
    session = Session(game, Setup(number=deal, match=1 if len(game.seats) > 1 else None))
    random, turn = Random(deal), 0
    while session.seat is not None:
        seat, view = session.seat, seen(session)
        turn += len(view.legal) > 1 and seat in asked
        if len(view.legal) > 1 and seat in asked and turn % every == 0:
            yield _decision(seating, session, deal, redeals, random)
        session.play_for(seat, _usual(seating, session, deal))


def _decision(seating: Seating, session: Session, seed: int, redeals: int, random: Random) -> Decision:
    # What is made once and then kept costs work once: so the calls are counted of two that come last.
    answer = answered(seating, session, seed)
    again = [answered(seating, redealt(session, random), seed) for _ in range(redeals)]
    counted = answered(seating, session, seed, counting=True)
    recounted = answered(seating, redealt(session, random), seed, counting=True)
    assert session.seat is not None
    return Decision(session.seat, seen(session), answer, tuple(again), counted, recounted)


def _usual(seating: Seating, session: Session, seed: int) -> Move:
    view = seen(session)
    if len(view.legal) == 1:
        return view.legal[0]
    return thinking(seating(session), view, chance(seed, view.seat, session.ply))().move


def answered(seating: Seating, session: Session, seed: int, *, counting: bool = False) -> Answer:
    """What the seat on turn answers, asked as the app asks it, in a copy of the session."""
    copy = Session.resume(session.record())
    witness = Witness(session.game.key, seating(copy), counting)
    move = (_by_coach if copy.seat is copy.human else _by_desk)(copy, witness, seed)
    assert witness.answer is not None
    assert witness.answer.choice.move == move
    return witness.answer


def _by_coach(session: Session, player: Player, seed: int) -> Move:
    loop = QEventLoop()
    coach = Coach(session, player, seed=seed, watching=True)
    coach.changed.connect(loop.quit)
    coach.failed.connect(loop.quit)
    loop.exec()
    choice = coach.choice
    coach.close()
    assert choice is not None, "the coach failed"
    return choice.move


def _by_desk(session: Session, player: Player, seed: int) -> Move:
    loop = QEventLoop()
    session.stepped.connect(loop.quit)
    desk = ComputerDesk(session, dict.fromkeys(session.game.seats, player), seed=seed, pace=0)
    desk.failed.connect(loop.quit)
    desk.set_ready(True)
    loop.exec()
    desk.close()
    return session.game.parse_move(session.record().moves[-1])


def redealt(session: Session, random: Random) -> Session:
    """The same game up to now, but for the cards that the seat on turn cannot know to lie where they lie.

    What it knows stays: its own hand, all that lies open or lay open, voids shown, all that was called and played.
    """
    view = seen(session)
    setup = DEALS[session.game.key](view, random)
    anew = Session.resume(Record(session.game, setup, session.record().moves))
    assert seen(anew) == view
    return anew


def seen(session: Session) -> View:
    """What the seat on turn sees."""
    assert session.seat is not None
    return session.view_for(session.seat)


def _solowhist(view: View, random: Random) -> Setup:
    assert isinstance(view, SoloView)
    held, played = redeal(view, random), cards_played(view)
    hands = {seat: [*played[seat], *sorted(held[seat], key=lambda _: random.random())] for seat in COMPASS}
    hands[view.dealer].sort(key=lambda card: card == view.turned)
    return Setup(spelled=(stacked(view.dealer, hands),), match=1)


def _cribbage(view: View, random: Random) -> Setup:
    state = GAMES["cribbage-solitaire"].sample(view, random)
    assert isinstance(state, CribbageState)
    return Setup(spelled=state.deck)


def _oneonta(view: View, random: Random) -> Setup:
    """All shuffles up to this one: of each deal what was seen, of each payment a pile that may have been paid."""
    state = GAMES["oneonta-whist"].sample(view, random)
    assert isinstance(state, OneontaState)
    shuffles, left = list[str](), set(MAIN_DECK)
    for number, hand in enumerate(state.history, 1):
        own = random.sample([trick.reply for trick in hand.tricks], HAND_SIZE)
        seen_cards = [*(trick.lead for trick in hand.tricks), *own, hand.turn_up]
        shuffles.append(_pack(seen_cards, left, random))
        pile = [card for tile, card in state.paid if tile.shuffle == 2 * number]
        shuffles.append(_pack(pile, left, random))
        left -= set(pile)
    return Setup(spelled=[*shuffles, " ".join(map(str, state.pack))])


def _pack(top: Sequence[Card], cards: Collection[Card], random: Random) -> str:
    rest = sorted(set(cards) - set(top))
    return " ".join(map(str, [*top, *random.sample(rest, len(rest))]))


DEALS: Final[Mapping[str, Callable[[View, Random], Setup]]] = {
    "oneonta-whist": _oneonta,
    "cribbage-solitaire": _cribbage,
    "solo-whist": _solowhist,
}
"""By the game's key, a setup whose game can have come to look like a view."""
