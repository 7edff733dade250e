"""The table of Oneonta Whist: its staging, its furniture and its words."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, Refusal, View
from whistdesk.rules.oneonta.events import HandScored
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.table import Event
from whistdesk.views.names import card_name
from whistdesk.views.oneonta import hearing, wording
from whistdesk.views.oneonta.confirm import ConfirmPanel
from whistdesk.views.oneonta.furniture import furnish_table
from whistdesk.views.oneonta.layout import predicting
from whistdesk.views.oneonta.odds import draw_odds, spoken_odds
from whistdesk.views.oneonta.panels import game_panel, hand_panel, trick_panel
from whistdesk.views.oneonta.staging import OneontaStaging, oneonta_view
from whistdesk.views.table.act import Option
from whistdesk.views.table.alike import last_trick_tool
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.table.tableau import CoachKind, Panel, Tableau, Tool


class OneontaTable(OneontaStaging):
    """Fills the shared table's protocol ``GameTable``."""

    theme = "baize"

    @property
    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("Oneonta", "Oneonta Whist")

    def furnish(self, under: Furniture, over: Furniture, tableau: Tableau) -> None:
        """Captions, words, lozenges, meter and counts lie below the cards; only odds lie above them."""
        furnish_table(under, tableau)
        draw_odds(under, over, tableau)

    def prompt(self, tableau: Tableau) -> str:
        """The question before a hand, the dummy's lead during it; nothing while cards travel."""
        view = oneonta_view(tableau.moment)
        if tableau.advice and tableau.advice.sentence:
            return tableau.advice.sentence
        if predicting(view, tableau.moment.table) and not view.over:
            return wording.how_many(small=tableau.room.small) if tableau.beat is None else ""
        playable = [move.card for move in view.legal if isinstance(move, Play)]
        return wording.prompt_to_follow(view, playable) if view.lead and playable else ""

    def bar_text(self, tableau: Tableau) -> str:
        """The hand and the penalty; at the end of a hand what it costs is counted already."""
        view, beat = oneonta_view(tableau.moment), tableau.beat
        scored = beat.panel if beat else None
        penalties = scored.total if isinstance(scored, HandScored) else view.penalties
        return wording.bar_text(view, penalties, small=tableau.room.brief)

    def tools(self, tableau: Tableau) -> Sequence[Tool]:
        """The last trick, once there is one in this hand."""
        view = oneonta_view(tableau.moment)
        if view.over or view.prediction is None:
            return ()
        return (last_trick_tool(enabled=bool(view.tricks)),)

    def tool_panel(self, key: str, tableau: Tableau) -> Panel:
        """The last trick."""
        return trick_panel(oneonta_view(tableau.moment).tricks[-1])

    def refused(self, refusal: Refusal) -> str:
        """Why a move is not allowed."""
        return wording.refused(refusal)

    def panel(self, event: Event | None, tableau: Tableau) -> Panel:
        """The end of a hand, otherwise the end of the game."""
        view = oneonta_view(tableau.moment)
        return hand_panel(event, view) if isinstance(event, HandScored) else game_panel(view)

    def standing_panel(self, parent: QWidget) -> StandingPanel | None:
        """The button that confirms a prediction."""
        return ConfirmPanel(parent)

    def option_name(self, option: Option, tableau: Tableau) -> str:
        """A prediction, or a card of the hand and whether it may be played."""
        move, view = option.move, oneonta_view(tableau.moment)
        odds = spoken_odds(move, tableau.advice)
        if isinstance(move, Predict):
            return f"{wording.confirm(move.tricks)}{odds}"
        if isinstance(move, Play):
            return f"{wording.card_option(move.card, view.trumps, legal=option.legal)}{odds}"
        raise TypeError(f"{move!r} is not a move of Oneonta Whist")

    def move_name(self, move: Move, moment: Moment) -> str:
        """A prediction in tricks, or a card."""
        if isinstance(move, Predict):
            return wording.tricks_in_words(move.tricks)
        assert isinstance(move, Play)
        return card_name(move.card)

    def confirms(self) -> str:
        """Predictions."""
        return QCoreApplication.translate("Oneonta", "Confirm predictions")

    def coach_kinds(self) -> Sequence[CoachKind]:
        """With memory of earlier hands, or without (OW-15)."""
        return (
            CoachKind(
                "memory",
                QCoreApplication.translate("Oneonta", "with memory"),
                QCoreApplication.translate("Oneonta", "Coach remembers earlier hands"),
                QCoreApplication.translate("Oneonta", "what earlier hands have shown tells of the penalty pile"),
            ),
            CoachKind(
                "forgetful",
                QCoreApplication.translate("Oneonta", "without"),
                QCoreApplication.translate("Oneonta", "Coach looks at this hand alone"),
                QCoreApplication.translate("Oneonta", "as a player who remembers no card of earlier hands"),
            ),
        )

    def places(self, tableau: Tableau) -> Mapping[str, str]:
        """The table in words."""
        return hearing.places(tableau)

    def said(self, event: Event, view: View) -> str:
        """An event as a sentence for the log."""
        return wording.said(event)
