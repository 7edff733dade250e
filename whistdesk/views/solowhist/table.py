"""The table of Solo Whist as the shared table screen wants it: staging, furniture and words in one."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Refusal
from whistdesk.rules.solowhist.events import MatchEnded, Settled
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.table import Event
from whistdesk.views.names import suit_title
from whistdesk.views.solowhist import log, wording
from whistdesk.views.solowhist.callfaces import spoken_call
from whistdesk.views.solowhist.callpanel import CallPanel
from whistdesk.views.solowhist.furniture import furnish
from whistdesk.views.solowhist.panels import auction_panel, end_panel, last_trick_panel, match_panel, settlement_panel
from whistdesk.views.solowhist.staging import SoloStaging, solo_view
from whistdesk.views.solowhist.verdict import played_text
from whistdesk.views.table.act import Option
from whistdesk.views.table.alike import card_option, last_trick_tool
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.tableau import Panel, Tableau, Tool

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

    def prompt(self, tableau: Tableau) -> str:
        """What is to be done, or whom the table waits for."""
        return "" if tableau.beat is not None else wording.prompt(solo_view(tableau.moment))

    def bar_text(self, tableau: Tableau) -> str:
        """Hand and contract, only the hand in a small window; at the end, who won."""
        view, beat = solo_view(tableau.moment), tableau.beat
        over = view.to_move is None if beat is None else isinstance(beat.panel, MatchEnded)
        return played_text(view) if over else wording.bar_text(view, short=tableau.room.small)

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
        move = option.move
        if isinstance(move, Call):
            return spoken_call(move, solo_view(tableau.moment))
        if isinstance(move, NameTrump):
            return suit_title(move.suit)
        assert isinstance(move, PlayCard)
        return card_option(move.card, legal=option.legal)

    def said(self, event: Event, moment: Moment) -> str:
        """A line of the spoken log."""
        return log.said(event, solo_view(moment))
