"""The panels of Cribbage Solitaire: on to the next round, the rounds so far, the end."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.cribbage.events import RoundScored, Status, verdict
from whistdesk.rules.cribbage.rounds import HANDS, ROUNDS, Round
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.cribbage import wording
from whistdesk.views.names import fill
from whistdesk.views.table.alike import close_button, end_buttons
from whistdesk.views.table.drawing import Align
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.tableau import Choice, Panel, PanelButton
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_TEXT, faded

WIDTH: Final = 680.0
COLUMNS: Final = (56, 236, 330, 424, 518, WIDTH - 56)
"""Round, three hands, heels, sum: left edge, four middles, right edge."""
ROW: Final = 32
GO_ON: Final = "go-on"
"""The spot of the button that ends the count."""


def go_on_panel(event: RoundScored) -> Panel:
    """The gold button beside the counted hands: the next round, or the result after the last one."""
    if event.number == ROUNDS:
        words = QCoreApplication.translate("Cribbage", "Result")
    else:
        words = QCoreApplication.translate("Cribbage", "Next round")
    button = PanelButton(words, Choice.GO_ON, gold=True)
    return Panel("", 0, 0, _nothing, (button,), wording.said_round(event), spot=GO_ON)


def end_panel(view: CribbageView) -> Panel:
    """Won, not enough, or skunked (CS-08), or given up, with the rounds that were counted."""
    total, done = view.total, _counted(view)
    status = verdict(total) if view.over else None

    def paint(f: Furniture) -> None:
        middle = WIDTH / 2
        f.text(str(total), middle, 132, 54, 600, colour=CREAM, align="centre")
        f.text(wording.verdict_words(status), middle, 196, 16, colour=CREAM, align="centre", within=WIDTH - 80)
        _draw_rounds(f, done, 238)

    won = status is Status.WON
    icon = "trophy" if won else "warning"
    spoken = " ".join((wording.verdict(status, total), *_spoken_rounds(done)))
    return Panel(wording.verdict_title(status), WIDTH, 484, paint, end_buttons(), spoken, won=won, icon=icon, high=True)


def rounds_panel(view: CribbageView) -> Panel:
    """The points of the rounds that are over, to be looked at in mid-game."""
    done = _counted(view)
    title, spoken = QCoreApplication.translate("Cribbage", "Rounds so far"), " ".join(_spoken_rounds(done))
    paint = partial(_draw_rounds, rounds=done, top=120)
    return Panel(title, WIDTH, 240 + ROW * len(done), paint, (close_button(),), spoken)


def _counted(view: CribbageView) -> Sequence[Round]:
    """The rounds that are over."""
    return [played for played in view.rounds if played.starter]


def _nothing(f: Furniture) -> None:
    """A panel of buttons alone has no drawing."""


def _draw_rounds(f: Furniture, rounds: Sequence[Round], top: float) -> None:
    """A row for each round, with a bar for its sum."""
    _draw_heads(f, top)
    longest = max([30, *(played.total for played in rounds)])
    y = top + 26.0
    for number, played in enumerate(rounds, start=1):
        f.line(40, y - 3, WIDTH - 40, y - 3, faded(CREAM, 0.14))
        f.text(str(number), COLUMNS[0], y + 3, 16, 600, colour=CREAM)
        f.box(COLUMNS[0] + 28, y + 9, 110, 8, 4, fill=faded("#FFFFFF", 0.10))
        f.box(COLUMNS[0] + 28, y + 9, 110 * played.total / longest, 8, 4, fill=GOLD)
        for x, score in zip(COLUMNS[1:4], played.scores, strict=True):
            f.text(str(score.total), x, y + 3, 16, colour=CREAM, align="centre")
        heels, ink = (str(played.heels), 1.0) if played.heels else ("\N{EN DASH}", 0.6)
        f.text(heels, COLUMNS[4], y + 3, 16, colour=faded(CREAM, ink), align="centre")
        f.text(str(played.total), COLUMNS[5], y + 2, 18, 600, colour=CREAM, align="right")
        y += ROW
    f.line(40, y - 3, WIDTH - 40, y - 3, faded(CREAM, 0.3))


def _draw_heads(f: Furniture, top: float) -> None:
    round_, heels, total = (
        QCoreApplication.translate("Cribbage", "Round"),
        QCoreApplication.translate("Cribbage", "Heels"),
        QCoreApplication.translate("Cribbage", "Sum"),
    )
    hand = QCoreApplication.translate("Cribbage", "Hand %1")
    heads = (round_, *(fill(hand, str(number)) for number in HANDS), heels, total)
    aligns: tuple[Align, ...] = ("left", "centre", "centre", "centre", "centre", "right")
    for words, x, align in zip(heads, COLUMNS, aligns, strict=True):
        f.text(words, x, top, 13, 600, colour=faded(GOLD_TEXT, 0.95), align=align, within=92)


def _spoken_rounds(rounds: Sequence[Round]) -> list[str]:
    sentence = QCoreApplication.translate("Cribbage", "Round %1: %2, %3 and %4, heels %5, in all %6.")
    return [
        fill(
            sentence, str(number), *(str(score.total) for score in played.scores), str(played.heels), str(played.total)
        )
        for number, played in enumerate(rounds, start=1)
    ]
