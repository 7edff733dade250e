"""How a game tells the shared table what to show: two protocols (no Qt at run time in this file).

The shared ``TableScreen`` does everything that is alike in all games: cards, hovering, dragging,
keys, focus, animation, bar, prompt, panels in and out. What differs is one ``GameTable`` per game:
its pure half is a ``Staging`` (what can be done, where cards lie, how they travel), the other half
draws and words.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, Refusal, View
from whistdesk.rules.table import Event
from whistdesk.views.table.act import Option
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Beat, CoachKind, Panel, Tableau, Tool

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from whistdesk.views.table.furniture import Furniture
    from whistdesk.views.table.standing import StandingPanel


class Staging(Protocol):
    """The pure half: equal arguments give equal answers."""

    def options(self, moment: Moment, order: HandOrder = USUAL_ORDER) -> Sequence[Option]:
        """All moves that can be pointed at, illegal ones included; empty when it is not the person's turn.

        Keys that count the cards of the hand count them as they lie, sorted by ``order``.
        """

    def layout(self, moment: Moment, room: Room, *, picked: Move | None, beat: Beat | None) -> Layout:
        """Poses of all tiles, areas and spots.

        ``beat`` is the performance's stop, None at rest; ``moment`` is what is shown, so at a stop it
        holds the beat's view and table.

        The screen itself uses these spots: ``prompt`` (the pill is centred in it and no wider; no
        spot, no prompt), ``standing`` (the standing panel fills it; no spot, it is hidden) and ``thinking``
        (three dots fill it while a computer seat chooses its move).
        """

    def beats(self, before: Moment, events: Sequence[Event], after: Moment) -> Sequence[Beat]:
        """The stops on the way from ``before`` to ``after``; the last one's table is ``after``'s."""


class GameTable(Staging, Protocol):
    """One game's table: its staging, its furniture and its words. Texts are translated when they are asked for."""

    @property
    def title(self) -> str:
        """The game's name; the bar draws it in capitals."""

    @property
    def theme(self) -> str:
        """The theme that suits the game: ``baize``, ``midnight``, ``burgundy``."""

    def furnish(self, under: "Furniture", over: "Furniture", tableau: Tableau) -> None:
        """Draw everything but the cards: ``under`` lies below them, ``over`` above (bubbles, badges).

        Called again from nothing whenever the tableau changes; never keep the furniture.
        """

    def prompt(self, tableau: Tableau) -> str:
        """The sentence in the pill; empty for none."""

    def bar_text(self, tableau: Tableau) -> str:
        """The middle of the bar; shorter where ``room.brief``."""

    def tools(self, tableau: Tableau) -> Sequence[Tool]:
        """The game's own tools (the last trick, the calls so far), left to right."""

    def tool_panel(self, key: str, tableau: Tableau) -> Panel:
        """The panel behind a tool without an act."""

    def refused(self, refusal: Refusal) -> str:
        """Why a move is not allowed, for the prompt."""

    def panel(self, event: Event | None, tableau: Tableau) -> Panel:
        """The panel that words a beat's event; None asks for the end panel of a finished game that is opened again."""

    def standing_panel(self, parent: "QWidget") -> "StandingPanel | None":
        """A widget that stands on the table without stopping it (the call panel); made once per screen."""

    def option_name(self, option: Option, tableau: Tableau) -> str:
        """The accessible name of an option's button: ``Queen of diamonds, playable``."""

    def move_name(self, move: Move, moment: Moment) -> str:
        """A move in few words, as the coach and the review name it: ``queen of diamonds``, ``3 tricks``."""

    def confirms(self) -> str:
        """What a second press confirms (``Option.confirm``), as a caption: ``Confirm calls``; empty for nothing."""

    def coach_kinds(self) -> Sequence[CoachKind]:
        """The kinds of coach that the player can choose from, the default first; empty where there is one."""

    def places(self, tableau: Tableau) -> Mapping[str, str]:
        """The table in words, for those who do not see it: by spot or area, what lies there and whose it is.

        What a button tells (an option's card or area) is left out, as is what the person may not see.
        """

    def said(self, event: Event, view: View) -> str:
        """An event as a sentence for the spoken log; empty for silent ones. ``view`` is the one after the move."""
