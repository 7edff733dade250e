"""The panels of Oneonta Whist: the end of a hand, the end of the game, the last trick."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MOST_PENALTIES, PREDICTION_DECK
from whistdesk.rules.oneonta.events import HandScored
from whistdesk.rules.oneonta.view import OneontaView, PlayedHand, Status, Trick
from whistdesk.views.oneonta import sayings, wording
from whistdesk.views.table.alike import close_button, end_buttons
from whistdesk.views.table.furniture import Furniture, meter_width
from whistdesk.views.table.tableau import Choice, Panel, PanelButton
from whistdesk.views.theme.palette import CREAM, GAIN, GOLD, GOLD_TEXT, LOSS_TEXT, PENALTY, faded

WIDTH, GAME_WIDTH, TRICK_WIDTH = 480.0, 780.0, 480.0
SIDE: Final = 40
COLUMN, FIRST_COLUMN, TOP = 72, 208, 272
"""The eight columns of the game's end: their step, the first one's middle, and the cards' middle."""


def hand_panel(event: HandScored, view: OneontaView) -> Panel:
    """Kept or missed, and what it costs (OW-13)."""
    title = sayings.hand_title(event.penalty)
    last = event.hand == HANDS or event.total > MOST_PENALTIES
    words = (
        QCoreApplication.translate("Oneonta", "Result") if last else QCoreApplication.translate("Oneonta", "Next hand")
    )
    button = PanelButton(words, Choice.GO_ON, gold=True)
    more = sayings.what_goes(event, view.predictions)
    spoken = f"{title}. {wording.hand_told(event)} {more}"
    return Panel(title, WIDTH, 476, partial(_paint_hand, event, more), (button,), spoken)


def game_panel(view: OneontaView) -> Panel:
    """Won (OW-17), lost (OW-16) or given up, with all hands."""
    won = view.status is Status.WON
    title, lines = sayings.game_title(view), sayings.game_lines(view)
    spoken = " ".join((f"{title}.", *lines, *map(sayings.hand_line, range(1, HANDS + 1), view.history)))
    paint = partial(_paint_game, view, lines)
    return Panel(title, GAME_WIDTH, 572, paint, end_buttons(), spoken, won=won, icon="trophy" if won else "warning")


def trick_panel(trick: Trick) -> Panel:
    """The last trick, to be looked at again."""
    title = sayings.trick_title(trick)
    spoken = f"{wording.led(trick.lead)} {wording.trick_told(trick)}"
    return Panel(title, TRICK_WIDTH, 400, partial(_paint_trick, trick), (close_button(),), spoken)


def _paint_hand(event: HandScored, more: str, f: Furniture) -> None:
    right = WIDTH - SIDE
    _prediction(f, event.prediction, 124, 190, 104, -6)
    f.text(sayings.you_predicted(event.prediction), 220, 132, 20, 600, within=right - 220)
    f.text(sayings.and_won(event.won), 220, 160, 20, within=right - 220)
    f.lozenges(305, 210, HAND_SIZE, event.won, event.prediction, 26)
    f.line(SIDE, 284, right, 284, faded(CREAM, 0.18))
    f.text(QCoreApplication.translate("Oneonta", "Penalty for this hand"), SIDE, 300, 16, within=300)
    tint = LOSS_TEXT if event.penalty else CREAM
    f.text(wording.penalty(event.penalty), right, 300, 16, 600, colour=tint, align="right")
    _paid_so_far(event.total, right, f)
    f.text(more, WIDTH / 2, 370, 14, colour=faded(CREAM, 0.85), align="centre", within=WIDTH - 40)


def _paid_so_far(total: int, right: float, f: Furniture) -> None:
    """The penalty in all: words at the left, its number at the right, the meter in the room between them."""
    label = QCoreApplication.translate("Oneonta", "Penalty so far")
    size = 16 if total > MOST_PENALTIES else 20
    number = f.text(wording.of_seven(total), right, 329, size, 600, colour=_verdict(total), align="right")
    label_end = SIDE + f.text(label, SIDE, 332, 16, 600, within=right - number - SIDE - 120)
    places, wide = meter_width(MOST_PENALTIES), meter_width(MOST_PENALTIES, total)
    k = min(1.0, (right - number - 16 - label_end - 12) / wide)
    f.meter(right - number - 16 - wide * k + places * k / 2, 335, MOST_PENALTIES, total, k)


def _paint_game(view: OneontaView, lines: Sequence[str], f: Furniture) -> None:
    for n, line in enumerate(lines):
        at = 146 + 24 * n if len(lines) > 1 else 158
        f.text(line, GAME_WIDTH / 2, at, 16, 400 if n else 500, align="centre", within=GAME_WIDTH - 2 * SIDE)
    rows = (
        (QCoreApplication.translate("Oneonta", "Predicted"), TOP),
        (QCoreApplication.translate("Oneonta", "Won"), TOP + 66),
        (QCoreApplication.translate("Oneonta", "Penalty", "of a hand"), TOP + 108),
    )
    for label, y in rows:
        f.text(label, SIDE, y - 9, 15, 500, colour=faded(CREAM, 0.8), within=FIRST_COLUMN - 36 - SIDE)
    for y in (TOP + 48, TOP + 90):
        f.line(SIDE, y, GAME_WIDTH - SIDE, y, faded(CREAM, 0.16))
    for n in range(HANDS):
        x = FIRST_COLUMN + COLUMN * n
        f.text(str(n + 1), x, TOP - 60, 12, 600, colour=faded(GOLD_TEXT, 0.9), align="centre")
        if n < len(view.history):
            _column(f, view.history[n], x)
        else:
            f.slot(x, TOP, 50)
    _total(f, view.penalties)


def _column(f: Furniture, hand: PlayedHand, x: float) -> None:
    """One hand of the game: its prediction, its tricks, its price."""
    _prediction(f, hand.prediction, x, TOP, 50)
    f.text(str(hand.won), x, TOP + 57, 16, 600, align="centre")
    if not hand.penalty:
        f.icon("check", x, TOP + 109, 20, GAIN)
    step = min(15.0, (COLUMN - 15) / max(hand.penalty - 1, 1))
    for n in range(hand.penalty):
        left = x + (n - (hand.penalty - 1) / 2) * step - 5.5
        f.box(left, TOP + 101, 11, 15, 2.4, fill=PENALTY, line="#FFD9CF", thick=1.2)


def _total(f: Furniture, penalties: int) -> None:
    y, k = TOP + 146, 1.45
    f.box(SIDE, y, GAME_WIDTH - 2 * SIDE, 58, 12, fill=faded("#FFFFFF", 0.05), line=faded(CREAM, 0.14))
    f.text(QCoreApplication.translate("Oneonta", "Penalty cards"), SIDE + 20, y + 18, 16, 600, within=190)
    right = GAME_WIDTH - SIDE - 20
    text, tint = wording.of_seven(penalties), _verdict(penalties)
    f.text(text, right, y + 15, 20, 600, colour=tint, align="right", within=190)
    f.meter(GAME_WIDTH / 2 + 8, y + 18, MOST_PENALTIES, penalties, k)


def _paint_trick(trick: Trick, f: Furniture) -> None:
    left, right = TRICK_WIDTH / 2 - 72, TRICK_WIDTH / 2 + 72
    for card, x, label, best in (
        (trick.lead, left, QCoreApplication.translate("Oneonta", "Dummy"), not trick.won),
        (trick.reply, right, QCoreApplication.translate("Oneonta", "You"), trick.won),
    ):
        f.card(card, x, 204, 110)
        f.text(label, x, 292, 15, 600 if best else 400, colour=GOLD_TEXT if best else CREAM, align="centre")
        if best:
            f.box(x - 57, 204 - 79, 114, 158, 8, line=GOLD, thick=3)


def _prediction(f: Furniture, tricks: int, x: float, y: float, width: float, angle: float = 0) -> None:
    """A prediction card as it lay on the table; the closed one shows its number."""
    f.card(_open_face(tricks), x, y, width, angle)
    if tricks:
        return
    radius = width * 0.24
    f.disc(x, y, radius, fill="#0B1222", line=GOLD, thick=1.2)
    size = radius * 1.17
    f.text("0", x, y - size * 0.64, size, 700, align="centre")


def _open_face(tricks: int) -> Card | None:
    return PREDICTION_DECK[tricks] if tricks else None


def _verdict(penalties: int) -> str:
    return GOLD_TEXT if penalties <= MOST_PENALTIES else LOSS_TEXT
