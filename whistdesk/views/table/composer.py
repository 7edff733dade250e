"""Composes what a table shows: the tableau of a beat, or of the position at rest."""

from collections.abc import Callable, Sequence

from whistdesk.model.moment import Moment
from whistdesk.model.session import Session
from whistdesk.views.table.act import Option, at_once
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.performance import Performance
from whistdesk.views.table.play import Play
from whistdesk.views.table.room import Room
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.tableau import Beat, Tableau


class Composer:
    """Asks session, game and coach for all that a tableau is made of."""

    def __init__(
        self,
        session: Session,
        game_table: GameTable,
        play: Play,
        performance: Performance,
        advice: Callable[[], Advice | None],
    ) -> None:
        self._session, self._game_table, self._play = session, game_table, play
        self._performance, self._advice = performance, advice
        self._practice, self._coached = False, False
        self.room = Room(1280, 800)

    def tableau(self, beat: Beat | None) -> Tableau:
        """All that is to be seen at ``beat``; None: at rest."""
        moment = self._session.moment if beat is None else Moment(beat.view, beat.table)
        picked = self._play.picked if beat is None else None
        layout = self._game_table.layout(moment, self.room, picked=picked, beat=beat)
        if not self._performance.panel_ahead:
            # a hand keeps its marks until its result has been read
            self._practice, self._coached = self._session.practice, self._session.coached
        advice = self._advice() if beat is None else None
        return Tableau(moment, self.room, layout, picked, beat, self._practice, self._coached, advice)

    def options(self, tableau: Tableau) -> Sequence[Option]:
        """What the person can do at ``tableau``, confirmed or at once as they wish; nothing where others act."""
        if tableau.beat is not None or self._session.seat != self._session.human:
            return ()
        options = self._game_table.options(tableau.moment, self.room.order)
        return at_once(options) if self._play.settings.immediate else options
