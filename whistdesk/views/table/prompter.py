"""Says at the table what is to be done: in the prompt for the eye, and for screen readers."""

from typing import Final

from PySide6.QtCore import QObject, QTimer

from whistdesk.model.session import Session
from whistdesk.views.table.display import Display
from whistdesk.views.table.performance import Performance
from whistdesk.views.table.play import Play
from whistdesk.views.table.spoken import Log, Voice
from whistdesk.views.table.stage import GameTable

PATIENCE_MS: Final = 900
"""After so long the prompt names the seat that is to act: sooner it would only flicker."""


class Prompter(QObject):
    """Words the tableau that is shown: a refusal, what waits for a press, the coach's advice, or whose turn it is."""

    def __init__(
        self,
        session: Session,
        game_table: GameTable,
        display: Display,
        play: Play,
        performance: Performance,
        log: Log,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._game_table, self._display = session, game_table, display
        self._play, self._performance, self._log = play, performance, log
        self._voice = Voice(log)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._say)

    def prompt(self) -> None:
        """Say what is to be done; that another seat is to act, only where it takes long."""
        others = self._other_to_act()
        self._display.think(others and not self._session.playing_out)
        if others and not self._play.refusal:
            self._display.say("")
            self._voice.ask("")
            self._patience.start()
        else:
            self.be_quiet()
            self._say()

    def advise(self) -> None:
        """Tell screen readers what the coach says, once."""
        advice = self._display.tableau.advice
        self._voice.advise(advice.sentence if advice else "")

    def be_quiet(self) -> None:
        """Say nothing more by itself."""
        self._patience.stop()

    def tell_table(self) -> None:
        """Say how the table stands."""
        self._log.speak(" ".join(self._display.places.words()))

    def _say(self) -> None:
        advice = self._display.tableau.advice
        words = self._play.refusal or self._waiting() or self._game_table.prompt(self._display.tableau)
        rule = self._play.broken_rule if words == self._play.refusal else None
        self._voice.ask(self._asked(words))
        self._display.say(words, advice.shorter if advice and words == advice.sentence else (), rule)

    def _asked(self, words: str) -> str:
        """What the person is asked for, in the prompt or on the standing panel; refusals and advice ask for nothing."""
        advice = self._display.tableau.advice
        told_already = {self._play.refusal, advice.sentence if advice else ""}
        if self._display.tableau.beat is not None or (words and words in told_already):
            return ""
        return words or self._display.standing_words()

    def _other_to_act(self) -> bool:
        at_rest = self._display.tableau.beat is None
        return at_rest and self._session.seat not in {None, self._session.human}

    def _waiting(self) -> str:
        """What to say while a finished trick stays until the player has seen it."""
        beat, performance = self._display.tableau.beat, self._performance
        if beat is None or not beat.trick or performance.hurried or performance.settings.trick_hold is not None:
            return ""
        return self.tr("Click, or press the space bar, to go on.")
