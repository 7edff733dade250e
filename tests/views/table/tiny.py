"""A tiny game with a table of its own: a red card must be played before a black one; a bell can be rung once.

Five cards are dealt from a pack of six; the game is over when the hand is empty.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from PySide6.QtWidgets import QWidget

from whistdesk.cards.card import Card, parse_card, parse_cards
from whistdesk.model.moment import Moment
from whistdesk.rules.base import IllegalMove, Move, Outcome, Refusal, Setup, Step, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import EVERYBODY, NOBODY, Event, Happening, Lying, Moved, Place, Table, Tile
from whistdesk.views.names import card_name
from whistdesk.views.table.act import Option, Tap
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.pose import Layout, Look, Pose, Rect
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.table.tableau import Beat, Choice, CoachKind, Panel, PanelButton, Tableau, Tool

CARDS = parse_cards("KH QS 9H 7D 2C AS")
PACK, HAND, PILE = Place("pack"), Place("hand"), Place("pile")
ME = Seat.PLAYER


class Play(NamedTuple):
    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


class Ring(NamedTuple):
    def __str__(self) -> str:
        return "ring"


class HandEmpty(Happening):
    pass


class TinyView(NamedTuple):
    seat: Seat
    legal: tuple[Move, ...]
    hand: tuple[Card, ...]
    rung: bool


@dataclass(frozen=True)
class TinyState:
    hand: tuple[Card, ...] = CARDS[:5]
    played: tuple[Card, ...] = ()
    rung: bool = False
    part: int = 0

    @property
    def seat(self) -> Seat | None:
        return ME if self.hand else None

    def legal_moves(self) -> tuple[Move, ...]:
        moves: list[Move] = [Play(card) for card in self.hand]
        moves += [] if self.rung or not self.hand else [Ring()]
        return tuple(move for move in moves if self.refusal(move) is None)

    def refusal(self, move: Move) -> Refusal | None:
        if isinstance(move, Play) and not move.card.suit.red and any(card.suit.red for card in self.hand):
            return Refusal("TG-01", "red-first", "play your red cards first")
        return None

    def apply(self, move: Move) -> Step:
        if refusal := self.refusal(move):
            raise IllegalMove(refusal)
        if isinstance(move, Ring):
            return Step(replace(self, rung=True), (Happening(),))
        assert isinstance(move, Play)
        hand = tuple(card for card in self.hand if card != move.card)
        moved = Moved(tile_of(move.card), move.card, HAND, PILE, frozenset((ME,)), EVERYBODY)
        ends = () if hand else (HandEmpty(),)
        return Step(TinyState(hand, (*self.played, move.card), self.rung), (moved, *ends))

    def view_for(self, seat: Seat) -> TinyView:
        return TinyView(seat, self.legal_moves(), self.hand, self.rung)

    def outcomes(self) -> tuple[Outcome, ...]:
        return () if self.hand else (Outcome("game", 0, "won", 0),)

    def table(self) -> Table:
        lying = {tile_of(card): Lying(HAND, card, frozenset((ME,))) for card in self.hand}
        lying |= {tile_of(card): Lying(PILE, card, EVERYBODY) for card in self.played}
        return Table({**lying, tile_of(CARDS[5]): Lying(PACK, CARDS[5], NOBODY)})

    def result(self) -> dict[str, Any]:
        return {}


def tile_of(card: Card) -> Tile:
    return Tile(1, CARDS.index(card))


def tile(text: str) -> Tile:
    """The tile of a card by its name."""
    return tile_of(parse_card(text))


class TinyGame:
    key = "tiny"
    seats = (ME,)
    house_rules: tuple[str, ...] = ()

    def start(self, setup: Setup) -> Step:
        dealt = [Moved(tile_of(card), card, PACK, HAND, NOBODY, frozenset((ME,))) for card in CARDS[:5]]
        return Step(TinyState(), tuple(dealt))

    def parse_move(self, text: str) -> Move:
        return Ring() if text == "ring" else Play(parse_card(text.removeprefix("play ")))

    def read_setup(self, document: Mapping[str, Any]) -> Setup:
        return Setup(number=48213)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return {"deal": {"number": setup.number}}

    def read_view(self, seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> TinyView:
        return TinyState().view_for(seat)

    def can_end(self, outcome: Outcome) -> bool:
        return outcome.status != "impossible"

    def sample(self, view: View, rng: Random) -> TinyState:
        return TinyState()


class TinyTable:
    """Hand below, pile in the middle, pack at the right, the bell at the left."""

    title = "Tiny game"
    theme = "baize"

    def options(self, moment: Moment, order: HandOrder = USUAL_ORDER) -> Sequence[Option]:
        view = moment.view
        assert isinstance(view, TinyView)
        plays = [
            Option(
                Play(card),
                Play(card) in view.legal,
                targets=(tile_of(card),),
                tile=tile_of(card),
                drops=("pile",),
                keys=(str(number),),
            )
            for number, card in enumerate(view.hand, start=1)
        ]
        ring = [] if view.rung else [Option(Ring(), True, targets=("bell",), keys=("B",), confirm=True)]
        return [*plays, *ring]

    def layout(self, moment: Moment, room: Room, *, picked: Move | None, beat: Beat | None) -> Layout:
        table, view = moment.table, moment.view
        hand = table.at(HAND)
        width, step = room.blend(86, 128, 170), room.blend(60, 96, 130)
        middle = room.width / 2
        poses: dict[Tile, Pose] = {}
        for place, (x, y) in {PACK: (room.width - 150, 200), PILE: (middle, room.height * 0.45)}.items():
            for z, spot in enumerate(table.at(place)):
                poses[spot] = Pose(x + z * 2, y + z * 2, width * 0.9, z, table.card(spot))
        for i, spot in enumerate(hand):
            card = table.card(spot)
            legal = beat is not None or card is None or Play(card) in view.legal
            x = middle + (i - (len(hand) - 1) / 2) * step
            look = Look.NORMAL if legal else Look.OFF
            poses[spot] = Pose(x, room.height - width * 0.75, width, 100 + i, card, (i - 2) * 1.5, look)
        tall = width * CARD_ASPECT
        areas = {
            "pile": Rect(middle - width, room.height * 0.45 - tall / 2, 2 * width, tall),
            "bell": Rect(60, 150, 120, 120),
        }
        spots = {"prompt": Rect(middle - 300, room.height * 0.64, 600, 60)}
        return Layout(poses, areas, spots)

    def beats(self, before: Moment, events: Sequence[Event], after: Moment) -> Sequence[Beat]:
        dealt = bool(events) and isinstance(events[0], Moved) and events[0].origin == PACK
        beats = [Beat(after.table, after.view, "deal" if dealt else "play", hold=100)]
        return beats + [Beat(after.table, after.view, panel=event) for event in events if isinstance(event, HandEmpty)]

    def furnish(self, under: Furniture, over: Furniture, tableau: Tableau) -> None:
        x, y = tableau.layout.areas["pile"].centre
        under.slot(x, y, tableau.room.blend(86, 128, 170), 0, "Play here")
        under.caps("Pack", tableau.room.width - 150, 90)

    def prompt(self, tableau: Tableau) -> str:
        if tableau.advice:
            return tableau.advice.sentence
        return "Play a card." if tableau.beat is None else ""

    def bar_text(self, tableau: Tableau) -> str:
        view = tableau.moment.view
        assert isinstance(view, TinyView)
        return f"{len(view.hand)} cards left"

    def tools(self, tableau: Tableau) -> Sequence[Tool]:
        return (
            Tool("last-trick", "last-trick", "Last trick"),
            Tool("ring", "claim", "Ring the bell", in_menu=True, act=Tap("bell")),
        )

    def tool_panel(self, key: str, tableau: Tableau) -> Panel:
        def paint(furniture: Furniture) -> None:
            furniture.text("None yet.", 210, 130, align="centre")

        return Panel("Last trick", 420, 300, paint, (CLOSE,), "The last trick.")

    def refused(self, refusal: Refusal) -> str:
        return f"{refusal.rule}: {refusal.sentence}"

    def panel(self, event: Event | None, tableau: Tableau) -> Panel:
        def paint(furniture: Furniture) -> None:
            furniture.text("All five cards are played.", 240, 130, 18, 600, align="centre")
            furniture.card(CARDS[0], 240, 240, 90, -6)

        buttons = (PanelButton("New deal", Choice.NEW_DEAL, gold=True, icon="new-deal"), CLOSE)
        return Panel("Tiny game won", 480, 420, paint, buttons, "You won.", won=True)

    def standing_panel(self, parent: QWidget) -> StandingPanel | None:
        return None

    def option_name(self, option: Option, tableau: Tableau) -> str:
        if not isinstance(option.move, Play):
            return "Bell"
        return f"{card_name(option.move.card)}, {'playable' if option.legal else 'not now'}"

    def move_name(self, move: Move, moment: Moment) -> str:
        return card_name(move.card) if isinstance(move, Play) else "the bell"

    def confirms(self) -> str:
        return "Confirm rings"

    def coach_kinds(self) -> Sequence[CoachKind]:
        return CoachKind("bold", "bold", "Bold coach", "wants it all"), CoachKind("shy", "shy", "Shy coach", "waits")

    def places(self, tableau: Tableau) -> Mapping[str, str]:
        return {"pile": f"Pile, {len(tableau.moment.table.at(PILE))} cards", "bell": "The bell"}

    def said(self, event: Event, view: View) -> str:
        return f"You play the {card_name(event.card)}." if isinstance(event, Moved) and event.card else ""


CLOSE = PanelButton("Look at the table", Choice.GO_ON)
