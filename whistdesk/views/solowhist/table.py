"""The table of Solo Whist as the shared table screen wants it: staging, furniture and words in one."""

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, Refusal, View
from whistdesk.rules.solowhist.events import MatchEnded, Settled
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.rules.table import Event
from whistdesk.views.names import card_name, suit_name, suit_title
from whistdesk.views.solowhist import hearing, log, wording
from whistdesk.views.solowhist.callfaces import spoken_call
from whistdesk.views.solowhist.callpanel import CallPanel
from whistdesk.views.solowhist.furniture import furnish
from whistdesk.views.solowhist.odds import draw_odds, spoken_odds
from whistdesk.views.solowhist.panels import auction_panel, end_panel, last_trick_panel, match_panel, settlement_panel
from whistdesk.views.solowhist.staging import SoloStaging, solo_view
from whistdesk.views.solowhist.verdict import played_text
from whistdesk.views.table.act import Option
from whistdesk.views.table.alike import card_option, last_trick_tool
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.tableau import CoachKind, Panel, Tableau, Tool

AUCTION = "auction"


class SoloTable(SoloStaging):
    """Solo Whist's ``GameTable``."""

    @property
    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("Solo", "Solo Whist")

    @property
    def theme(self) -> str:
        """Midnight, unless the player wants another."""
        return "midnight"

    def furnish(self, under: Furniture, over: Furniture, tableau: Tableau) -> None:
        """Plates, ribbons, bubbles and boxes."""
        furnish(under, over, tableau, solo_view(tableau.moment))
        draw_odds(over, tableau)

    def prompt(self, tableau: Tableau) -> str:
        """What is to be done, or whom the table waits for."""
        if tableau.beat is not None:
            return ""
        view, advice = solo_view(tableau.moment), tableau.advice
        # The call panel shows its own advice.
        return (advice.sentence if advice and view.in_play else "") or wording.prompt(
            view, decided=tableau.moment.decided
        )

    def bar_text(self, tableau: Tableau) -> str:
        """Hand and contract, only the hand in a small window; at the end, who won."""
        view, beat = solo_view(tableau.moment), tableau.beat
        over = view.to_move is None if beat is None else isinstance(beat.panel, MatchEnded)
        return played_text(view) if over else wording.bar_text(view, short=tableau.room.brief)

    def tools(self, tableau: Tableau) -> Sequence[Tool]:
        """A look at the auction and at the last trick."""
        view = solo_view(tableau.moment)
        word = QCoreApplication.translate("Solo", "Calls")
        tip = QCoreApplication.translate("Solo", "All calls of this hand")
        return Tool(AUCTION, "log", word, tip, bool(view.calls)), last_trick_tool(enabled=bool(view.tricks))

    def tool_panel(self, key: str, tableau: Tableau) -> Panel:
        """The panel of a tool."""
        view = solo_view(tableau.moment)
        return auction_panel(view) if key == AUCTION else last_trick_panel(view.tricks[-1])

    def refused(self, refusal: Refusal) -> str:
        """Why a call or card is not allowed."""
        return log.refused(refusal)

    def panel(self, event: Event | None, tableau: Tableau) -> Panel:
        """The settlement of a hand or the end of the match."""
        view = solo_view(tableau.moment)
        if isinstance(event, Settled):
            return settlement_panel(event, view)
        return match_panel(event, view) if isinstance(event, MatchEnded) else end_panel(view.chips, view.settled)

    def standing_panel(self, parent: QWidget) -> CallPanel:
        """The call panel, in which trumps are named too."""
        return CallPanel(parent)

    def option_name(self, option: Option, tableau: Tableau) -> str:
        """The accessible name of a call, a trump suit or a card."""
        move, odds = option.move, spoken_odds(option.move, tableau.advice)
        if isinstance(move, Call):
            return f"{spoken_call(move, solo_view(tableau.moment))}{odds}"
        if isinstance(move, NameTrump):
            return f"{suit_title(move.suit)}{odds}"
        assert isinstance(move, PlayCard)
        return f"{card_option(move.card, legal=option.legal)}{odds}"

    def move_name(self, move: Move, moment: Moment) -> str:
        """A call, a suit, or a card."""
        if isinstance(move, Call):
            return wording.call_title(move)
        if isinstance(move, NameTrump):
            return suit_name(move.suit)
        assert isinstance(move, PlayCard)
        return card_name(move.card)

    def confirms(self) -> str:
        """Calls, and the suit that is named."""
        return QCoreApplication.translate("Solo", "Confirm calls")

    def coach_kinds(self) -> Sequence[CoachKind]:
        """There is one."""
        return ()

    def places(self, tableau: Tableau) -> Mapping[str, str]:
        """The table in words."""
        return hearing.places(tableau)

    def said(self, event: Event, view: View) -> str:
        """A line of the spoken log."""
        return log.said(event, cast(SoloView, view))
