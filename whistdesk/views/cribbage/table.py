"""The table of Cribbage Solitaire: its staging, its furniture and its words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, Refusal, View
from whistdesk.rules.cribbage.events import RoundScored
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.table import Event
from whistdesk.views.cribbage import hearing, wording
from whistdesk.views.cribbage.counting import last_scored, pegs
from whistdesk.views.cribbage.furniture import draw_table
from whistdesk.views.cribbage.odds import spoken_odds
from whistdesk.views.cribbage.panels import end_panel, go_on_panel, rounds_panel
from whistdesk.views.cribbage.staging import CribbageStaging, progress, seen
from whistdesk.views.table.act import Option
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.table.tableau import CoachKind, Panel, Tableau, Tool


class CribbageTable(CribbageStaging):
    """Fills the shared table's protocol ``GameTable``."""

    theme = "burgundy"

    @property
    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("Cribbage", "Cribbage Solitaire")

    def furnish(self, under: Furniture, over: Furniture, tableau: Tableau) -> None:
        """Deck, places, boxes and board lie below the cards; nothing lies above them."""
        draw_table(under, tableau)

    def prompt(self, tableau: Tableau) -> str:
        """The table itself says what to do; the pill is kept for refusals."""
        return ""

    def bar_text(self, tableau: Tableau) -> str:
        """Round and points; during a count the points that have been said."""
        view = seen(tableau.moment)
        now, _ = pegs(view, progress(tableau.moment, tableau.beat))
        over = view.over and not (tableau.beat and tableau.beat.told)
        return wording.bar_text(view.round, now, over=over, small=tableau.room.brief)

    def tools(self, tableau: Tableau) -> Sequence[Tool]:
        """The rounds so far, once there is one."""
        view = seen(tableau.moment)
        if view.over or not last_scored(view):
            return ()
        return (Tool("rounds", "log", QCoreApplication.translate("Cribbage", "Rounds so far"), in_menu=True),)

    def tool_panel(self, key: str, tableau: Tableau) -> Panel:
        """The rounds so far."""
        return rounds_panel(seen(tableau.moment))

    def refused(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        return wording.refused(refusal)

    def panel(self, event: Event | None, tableau: Tableau) -> Panel:
        """The button that goes on after a count, otherwise the end of the game."""
        return go_on_panel(event) if isinstance(event, RoundScored) else end_panel(seen(tableau.moment))

    def standing_panel(self, parent: QWidget) -> StandingPanel | None:
        """None: all moves are made on the table."""
        return None

    def option_name(self, option: Option, tableau: Tableau) -> str:
        """A hand with its cards, and whether the turned card may go there."""
        now, move = seen(tableau.moment).now, option.move
        if not isinstance(move, PlaceCard):
            raise TypeError(f"{move!r} is not a move of Cribbage Solitaire")
        odds = spoken_odds(move, tableau.advice)
        return f"{wording.hand_name(move.hand, now.hand(move.hand), now.card)}{odds}"

    def move_name(self, move: Move, moment: Moment) -> str:
        """The hand that gets the card."""
        assert isinstance(move, PlaceCard)
        return wording.hand_title(move.hand)

    def confirms(self) -> str:
        """Nothing: one press places a card."""
        return ""

    def coach_kinds(self) -> Sequence[CoachKind]:
        """For the highest average, or for the best chance to win (CS-08)."""
        return (
            CoachKind(
                "average",
                QCoreApplication.translate("Cribbage", "average"),
                QCoreApplication.translate("Cribbage", "Coach wants the highest average"),
                QCoreApplication.translate("Cribbage", "as many points as possible, game after game"),
            ),
            CoachKind(
                "win",
                QCoreApplication.translate("Cribbage", "win"),
                QCoreApplication.translate("Cribbage", "Coach wants to win"),
                QCoreApplication.translate(
                    "Cribbage", "the best chance of more than 90 points, at the risk of a skunk"
                ),
            ),
        )

    def places(self, tableau: Tableau) -> Mapping[str, str]:
        """The table in words."""
        return hearing.places(tableau)

    def said(self, event: Event, view: View) -> str:
        """An event as a sentence for the log."""
        return wording.said(event)
