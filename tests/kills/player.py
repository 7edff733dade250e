"""The real program in a process of its own, played by a hand inside it, until somebody kills it.

    python -m tests.kills.player WITNESS SEED SECONDS [KEEP_STILL]

``WHISTDESK_HOME`` names its folder. Whatever the session accepts is written to the file WITNESS before the
program's own listeners hear of it, one JSON object a line, by one ``write`` each: a killed process has
written what it had accepted. After SECONDS, or when there is a file WITNESS.close, the window is closed as its
user would; the question whether what is not kept may be lost is answered with no. With KEEP_STILL nothing is
played: the program only starts, tells what it has found, and closes. The file WITNESS.offset holds the days by
which the clock is wrong.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, SignalInstance
from PySide6.QtTest import QTest

from whistdesk.app import rest, start
from whistdesk.app.front import Front
from whistdesk.app.program import Program
from whistdesk.app.shelf import Begun
from whistdesk.archive.occupant import Occupant
from whistdesk.model.dealing import daily_setup
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Tile
from whistdesk.views.dialogs import Question
from whistdesk.views.table.tableau import Choice

ACT_MS = (20, 50, 120)
"""How long the hand waits between two acts: faster than anybody plays, quick and at leisure."""
SETTINGS: dict[str, list[Any]] = {
    "speed": ["off", "off", "off", "fast", "normal"],
    "trick_hold": [0, 0, 300],
    "text": [100, 125, 150],
    "theme": ["", "linen", "onyx"],
    "mirrored": [False, True],
    "own_name": ["", "Kim", "Bo"],
}
LOSING = ("Close and lose it", "Schließen und verlieren")
"""The answers by which what is not kept is lost."""
LEVELS = ("beginner", "club", "expert")


class Witness:
    """Writes down what happened, before the program does."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def tell(self, what: str, **facts: Any) -> None:
        """One line."""
        os.write(self._handle, (json.dumps({"what": what, "at": time.time(), **facts}) + "\n").encode())


def standing(session: Session) -> dict[str, Any]:
    """All of a game that must outlive the process."""
    history = session.history()
    results = [
        [
            done.outcome.kind if done.outcome else "game",
            done.outcome.part if done.outcome else 0,
            done.outcome.status if done.outcome else "lost",
            done.outcome.score if done.outcome else None,
            done.practice,
            done.conceded,
            done.coached,
        ]
        for done in session.results()
    ]
    return {
        "number": session.setup.number,
        "moves": list(session.record().moves),
        "redo": list(history.redo),
        "practice": sorted(history.practice),
        "coached": sorted(history.coached),
        "conceded": [list(pair) for pair in history.conceded],
        "results": results,
    }


class Hand(QObject):
    """Plays, takes back, gives up, asks the coach, changes settings and goes home, by the choices of ``random``."""

    def __init__(self, program: Program, random: Random, witness: Witness, seconds: float, *, still: bool) -> None:
        super().__init__(program)
        self._program, self._random, self._witness = program, random, witness
        self._heard: set[Session] = set()
        self._tell_found()
        program.choices.changed.connect(self._tell_settings)
        self._seat = program._seat
        program._seat = self._listen_and_seat  # type: ignore[method-assign]
        self._closing = QTimer(self, singleShot=True, interval=round(seconds * 1000))
        self._closing.timeout.connect(self._close)
        self._closing.start()
        self._timer = QTimer(self, interval=random.choice(ACT_MS))
        self._timer.timeout.connect(self._act)
        self._still, self._settled = still, False
        self._look = QTimer(self, interval=5)
        self._look.timeout.connect(self._start_when_settled)
        self._look.start()
        self._shown, self._left, self._asked_to_close = "", 0, witness.file.with_suffix(".close")
        self._watch = QTimer(self, interval=20)
        self._watch.timeout.connect(self._tell_news)
        self._watch.start()

    def _tell_news(self) -> None:
        """What the banner says, and how much is not written."""
        banner, left = self._program.window.banner, len(self._program._cabinet.outbox.left)
        shown = "" if banner.isHidden() else banner.words.text()
        if shown != self._shown:
            self._shown = shown
            self._witness.tell("says", words=shown)
            banner.next()
        if bool(left) != bool(self._left):
            self._witness.tell("left", tasks=left)
        self._left = left
        if self._asked_to_close.exists():
            self._asked_to_close.unlink()
            self._close()

    def _start_when_settled(self) -> None:
        """Play as soon as all is written that followed from what was found."""
        if not self._program._cabinet.outbox.left:
            self._look.stop()
            self._witness.tell("settled")
            if self._still:
                self._close()
            else:
                self._program.choices.change("speed", self._random.choice(SETTINGS["speed"]))
                self._program.choices.change("trick_hold", self._random.choice(SETTINGS["trick_hold"]))
                self._timer.start()

    def _tell_found(self) -> None:
        begun = self._program._shelf._begun
        games = {key: {"id": b.sitting.game_id, **standing(b.session)} for key, b in begun.items()}
        banner = self._program.window.banner
        said = [] if banner.isHidden() else [banner.words.text(), *banner._waiting]
        self._witness.tell("found", games=games, settings=self._settings(), said=said)

    def _settings(self) -> dict[str, Any]:
        return {name: getattr(self._program.choices.settings, name) for name in SETTINGS}

    def _tell_settings(self) -> None:
        self._witness.tell("settings", values=self._settings())

    def _listen_and_seat(self, begun: Begun) -> None:
        session, sitting = begun.session, begun.sitting

        def tell(what: str) -> None:
            facts = {"key": session.game.key, "id": sitting.game_id, "daily": str(sitting.daily or "")}
            self._witness.tell(what, **facts, **standing(session))

        if session not in self._heard:
            self._heard.add(session)
            # Connected before the program's own listeners, so it is written down before they hear of it.
            session.stepped.connect(lambda passage: tell("act" if passage.mover is session.human else "answer"))
            session.rewound.connect(lambda _: tell("act"))
            session.conceded.connect(lambda: tell("act"))
            session.coach_marked.connect(lambda: tell("act"))
        tell("seated")
        self._seat(begun)

    def _act(self) -> None:
        kinds = {self._play: 100, self._undo: 2, self._give_up: 2, self._hint: 2, self._set: 3, self._leave: 1}
        if self._program.seated is None:
            self._begin()
        else:
            self._random.choices(list(kinds), list(kinds.values()))[0]()

    def _begin(self) -> None:
        # A match for several lasts longer: results are wanted, too.
        game = self._random.choices(list(GAMES.values()), [1 if len(game.seats) > 1 else 2 for game in GAMES.values()])[
            0
        ]
        live = self._program._shelf.live(game.key)
        if live is not None and self._random.random() < 0.8:
            self._program.play(game.key)
        elif self._random.random() < 0.3:
            self._program.begin(game, daily_setup(game, self._program.today()))
        else:
            match = self._random.choice([1, 2, None]) if len(game.seats) > 1 else None
            self._program.begin(game, Setup(number=self._random.randrange(10**7), match=match))

    def _play(self) -> None:
        seated = self._program.seated
        assert seated is not None
        session, screen = seated.session, seated.screen
        if session.over:
            self._program.go_home()
            return
        panel = screen.display.curtain.panel
        if panel is not None and any(button.does is Choice.GO_ON for button in panel.buttons):
            screen.display.curtain.chosen.emit(Choice.GO_ON)
        if session.seat is not session.human or session.playing_out:
            return
        if self._random.random() < 0.3:
            self._click()
        else:
            session.play(self._random.choice(session.moment.view.legal))

    def _click(self) -> None:
        assert self._program.seated is not None
        screen = self._program.seated.screen
        options = [option for option in screen.play.options if option.legal]
        if not options:
            return
        option = self._random.choice(options)
        poses, areas = screen.display.scene.layout_now.poses, screen.display.scene.layout_now.areas
        for target in [target for target in option.targets if target in poses or target in areas][:1]:
            x, y = (poses[target].x, poses[target].y) if isinstance(target, Tile) else areas[target].centre
            QTest.mouseClick(screen.display.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        for key in option.keys[:1]:
            QTest.keyClicks(screen, key)

    def _undo(self) -> None:
        assert self._program.seated is not None
        session = self._program.seated.session
        self._random.choice([session.undo, session.redo])()

    def _give_up(self) -> None:
        assert self._program.seated is not None
        session = self._program.seated.session
        self._random.choice([session.concede, session.finish])()

    def _hint(self) -> None:
        assert self._program.seated is not None
        if self._program.seated.coach is not None:
            self._program.seated.coach.hint()

    def _set(self) -> None:
        if self._random.random() < 0.3:
            seat = self._random.choice(["W", "N", "E"])
            seats = {seat: Occupant("", self._random.choice(LEVELS), "even")}
            self._program.choices.change("seats", {"solo-whist": seats})
        else:
            name = self._random.choice(list(SETTINGS))
            self._program.choices.change(name, self._random.choice(SETTINGS[name]))

    def _leave(self) -> None:
        self._program.go_home()

    def _close(self) -> None:
        self._witness.tell("closing")
        if self._program.window.close():
            for timer in (self._look, self._watch, self._timer):
                timer.stop()


def answering(witness: Witness) -> Callable[..., bool]:
    """Says yes to every question but the one whether what is not kept may be lost."""

    def ask(cls: type[Question], title: str, text: str, *, yes: str, no: str, **_: object) -> bool:
        del cls, title, no
        witness.tell("asked", text=text, yes=yes)
        return yes not in LOSING

    return ask


class Clock(datetime):
    """A clock that is wrong by as many days as a file says."""

    offset = Path()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        """The time, wrong."""
        days = cls.offset.read_text(encoding="utf-8") if cls.offset.exists() else "0"
        return datetime.now(tz) + timedelta(days=int(days))


def main(arguments: list[str]) -> int:
    """Run the program; its exit status."""
    file, seed, seconds = Path(arguments[0]), int(arguments[1]), float(arguments[2])
    witness, random = Witness(file), Random(seed)
    bring = rest.bring
    Clock.offset = file.with_suffix(".offset")
    rest.datetime = Clock  # type: ignore[attr-defined]
    Question.ask = classmethod(answering(witness))  # type: ignore[assignment,method-assign]

    def watched(front: Front, file_asked: SignalInstance) -> Program:
        program = bring(front, file_asked)
        Hand(program, random, witness, seconds, still=len(arguments) > 3)
        return program

    rest.bring = watched
    status = start.start()
    witness.tell("closed", status=status)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
