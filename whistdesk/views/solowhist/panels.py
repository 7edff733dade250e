"""The panels of Solo Whist: a hand's settlement, the end of a match, the last trick, the auction so far."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.setup import LONGEST_MATCH
from whistdesk.rules.solowhist.events import Called, MatchEnded, Settled
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.view import Settlement, SoloView, Trick
from whistdesk.views.names import card_name, seat_name, signed
from whistdesk.views.solowhist.furniture import initial_disc, line_of
from whistdesk.views.solowhist.log import said
from whistdesk.views.solowhist.verdict import (
    Chips,
    end_sentence,
    end_title,
    happened,
    spoken_chips,
    verdict_title,
    winners,
    worth,
)
from whistdesk.views.solowhist.wording import by_whom, call_title
from whistdesk.views.table.alike import close_button, end_buttons, review_button
from whistdesk.views.table.drawing import Align
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.tableau import Choice, Panel, PanelButton
from whistdesk.views.theme.palette import CREAM, GAIN, GOLD, GOLD_TEXT, LOSS, LOSS_TEXT, faded

TINTS: Final = {Seat.SOUTH: GOLD_TEXT, Seat.WEST: "#6FC3A4", Seat.NORTH: "#F08AA2", Seat.EAST: "#8FB4F0"}
DASHES: Final[dict[Seat, list[float]]] = {
    Seat.SOUTH: [],
    Seat.WEST: [5, 2.4],
    Seat.NORTH: [1.4, 2.2],
    Seat.EAST: [8, 2.2, 1.4, 2.2],
}
"""The lines of the seats differ by dash as well as by colour."""


def settlement_panel(event: Settled, view: SoloView) -> Panel:
    """Who paid whom after a hand; ``view`` is the one with the hand's chips counted in."""
    settlement = event.settlement
    last = event.index + 1 == min(view.match or LONGEST_MATCH, LONGEST_MATCH)
    go_on = (
        QCoreApplication.translate("Solo", "See the result")
        if last
        else QCoreApplication.translate("Solo", "Next hand")
    )
    sentences = (happened(settlement), worth(settlement, view.house_rules))

    def paint(kit: Furniture) -> None:
        kit.text(sentences[0], 270, 112, 18, 600, colour=CREAM, align="centre", within=480)
        kit.text(sentences[1], 270, 140, 15, 400, colour=faded(CREAM, 0.9), align="centre", within=480)
        this_hand, chips = (
            QCoreApplication.translate("Solo", "This hand"),
            QCoreApplication.translate("Solo", "Chips"),
        )
        kit.caps(chips, 500, 180, align="right", colour=GOLD_TEXT, within=90)
        kit.caps(this_hand, 418, 180, align="right", colour=GOLD_TEXT, within=150)
        declarers = settlement.contract.declarers if settlement.contract else ()
        standing(kit, 40, 202, 460, 46, view.chips, settlement.chips, declarers)
        kit.line(40, 396, 500, 396, faded(CREAM, 0.25))
        kit.text(QCoreApplication.translate("Solo", "Together"), 40, 404, 14, colour=faded(CREAM, 0.8), within=280)
        for x in (418, 500):
            kit.text("0", x, 404, 14, 600, colour=faded(CREAM, 0.8), align="right")

    spoken = f"{' '.join(sentences)} {spoken_chips(view.chips)}."
    buttons = (PanelButton(go_on, Choice.GO_ON, gold=True), review_button())
    return Panel(verdict_title(settlement), 540, 508, paint, buttons, spoken)


def end_panel(chips: Chips, settled: Sequence[Settlement]) -> Panel:
    """The end of a match: the standing, and the chips over its hands."""
    first = winners(chips)
    sentence, won = end_sentence(chips, settled), Seat.SOUTH in first
    down = 32 if won else 0

    def paint(kit: Furniture) -> None:
        kit.text(sentence, 320, 110 + down, 16, 500, colour=CREAM, align="centre", within=580)
        standing(kit, 50, 140 + down, 540, 44, chips, None, first)
        chip_lines(kit, 88, 344 + down, 424, 160, settled)

    spoken = f"{sentence} {spoken_chips(chips)}."
    icon = "trophy" if won else ""
    return Panel(end_title(chips), 640, 608 + down, paint, end_buttons(match=True), spoken, won=won, icon=icon)


def match_panel(event: MatchEnded, view: SoloView) -> Panel:
    """The end panel of a match that has just ended."""
    return end_panel(event.chips, view.settled)


def standing(
    kit: Furniture,
    x: float,
    y: float,
    width: float,
    row: float,
    chips: Chips,
    change: Chips | None,
    lit: Sequence[Seat],
) -> None:
    """One line for each seat: a bar from the middle, what the hand paid, and chips with their sign."""
    limit = max(map(abs, chips)) or 1
    for n, seat in enumerate(COMPASS):
        top, middle = y + n * row, y + n * row + row / 2
        if seat in lit:
            kit.box(x - 12, top + 2, width + 24, row - 4, 10, fill=faded(GOLD, 0.13), line=faded(GOLD, 0.5))
        initial_disc(kit, x + 16, middle, 15, seat)
        wide = line_of(kit, seat_name(seat), x + 44, middle, 17, 600, within=92)
        if seat is Seat.SOUTH:
            you = QCoreApplication.translate("Solo", "you")
            line_of(kit, you, x + 51 + wide, middle, 14, 400, colour=faded(CREAM, 0.8))
        span = width - 140 - (150 if change else 74)
        chip_bar(kit, x + 140, middle, span, chips[n] / limit)
        if change:
            tint = GAIN if change[n] > 0 else LOSS_TEXT if change[n] < 0 else CREAM
            line_of(kit, signed(change[n]), x + width - 82, middle, 17, 600, colour=tint, align="right")
        line_of(kit, signed(chips[n]), x + width, middle, 18, 700, align="right")


def chip_bar(kit: Furniture, x: float, y: float, span: float, share: float) -> None:
    """A bar to the left or right of a middle line; ``share`` is -1 to 1."""
    middle, reach = x + span / 2, abs(share) * span / 2
    kit.box(x, y - 4, span, 8, 4, fill=faded("#FFFFFF", 0.09))
    if reach:
        kit.box(middle if share > 0 else middle - reach, y - 4, reach, 8, 4, fill=GAIN if share > 0 else LOSS)
    kit.line(middle, y - 9, middle, y + 9, faded(CREAM, 0.5))


def chip_lines(kit: Furniture, x: float, y: float, width: float, height: float, settled: Sequence[Settlement]) -> None:
    """The chips of the four seats over the hands of a match."""
    runs = running_chips(settled)
    values = [value for run in runs.values() for value in run]
    step = 10 if max(values) - min(values) <= 60 else 20
    low, high = step * (min(values) // step), max(step * -(-max(values) // step), step)
    hands = max(len(settled), 1)

    def at(hand: float, value: float) -> QPointF:
        return QPointF(x + width * hand / hands, y + height - height * (value - low) / (high - low))

    for value in range(low, high + 1, step):
        p = at(0, value)
        kit.line(x, p.y(), x + width, p.y(), faded(CREAM, 0.4 if value == 0 else 0.13), 1.4 if value == 0 else 1)
        line_of(kit, signed(value), x - 10, p.y(), 12, 500, colour=faded(CREAM, 0.8), align="right")
    for hand in range(0, hands + 1, max(1, hands // 6)):
        kit.text(str(hand), at(hand, low).x(), y + height + 6, 12, 500, colour=faded(CREAM, 0.8), align="centre")
    ends = sorted(COMPASS, key=lambda seat: -runs[seat][-1])
    for seat in reversed(ends):
        _run_line(kit, [at(hand, value) for hand, value in enumerate(runs[seat])], seat)
    lowest = y - 20.0
    for seat in ends:
        end = at(hands, runs[seat][-1])
        lowest = max(end.y(), lowest + 17)
        kit.disc(end.x(), end.y(), 4, fill=TINTS[seat])
        label = f"{seat_name(seat)} {signed(runs[seat][-1])}"
        weight = 700 if seat is Seat.SOUTH else 500
        line_of(kit, label, end.x() + 10, lowest, 13, weight, colour=TINTS[seat], within=104)


def running_chips(settled: Sequence[Settlement]) -> dict[Seat, list[int]]:
    """The chips of each seat before the first hand and after each one."""
    runs = {seat: [0] for seat in COMPASS}
    for hand in settled:
        for seat, paid in zip(COMPASS, hand.chips, strict=True):
            runs[seat].append(runs[seat][-1] + paid)
    return runs


def _run_line(kit: Furniture, points: Sequence[QPointF], seat: Seat) -> None:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    pen = QPen(QColor(TINTS[seat]), 3 if seat is Seat.SOUTH else 2)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if DASHES[seat]:
        pen.setDashPattern(DASHES[seat])

    def draw(painter: QPainter) -> None:
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    kit.painted(draw)


def last_trick_panel(trick: Trick) -> Panel:
    """The last complete trick, as it lay."""
    winner = trick.winner
    assert winner is not None
    sentence = by_whom(
        winner,
        QCoreApplication.translate("Solo", "%1 won this trick."),
        QCoreApplication.translate("Solo", "You won this trick."),
    )

    def paint(kit: Furniture) -> None:
        kit.text(sentence, 260, 106, 16, 500, colour=CREAM, align="centre", within=460)
        for turn, card in enumerate(trick.cards):
            seat = seat_at(trick.leader, turn)
            dx, dy = {Seat.WEST: (-1, 0), Seat.NORTH: (0, -1), Seat.EAST: (1, 0), Seat.SOUTH: (0, 1)}[seat]
            x, y = 260 + dx * 130, 262 + dy * 66
            if seat is winner:
                kit.box(x - 43, y - 59, 86, 118, 8, fill=GOLD)
            kit.card(card, x, y, 80)
            place = (x + dx * 50, y, "left" if dx > 0 else "right") if dx else (x + 52, y + dy * 30, "left")
            align: Align = "left" if place[2] == "left" else "right"
            line_of(kit, seat_name(seat), place[0], place[1], 14, 600, align=align, within=72 if dx else 150)

    words = ", ".join(f"{seat_name(seat_at(trick.leader, n))}: {card_name(card)}" for n, card in enumerate(trick.cards))
    title = QCoreApplication.translate("Solo", "Last trick")
    return Panel(title, 520, 472, paint, (close_button(),), f"{sentence} {words}.")


def auction_panel(view: SoloView) -> Panel:
    """All calls of the hand, in a column for each seat, the dealer's left first."""
    first = view.dealer.left
    columns = [COMPASS[(COMPASS.index(first) + n) % 4] for n in range(4)]
    rows = [view.calls[n : n + 4] for n in range(0, len(view.calls), 4)]

    def paint(kit: Furniture) -> None:
        for n, seat in enumerate(columns):
            x = 40 + n * 145 + 72.5
            initial_disc(kit, x, 134, 15, seat)
            line_of(kit, seat_name(seat), x, 164, 14, 600, align="centre")
        kit.line(40, 182, 620, 182, faded(CREAM, 0.25))
        for r, row in enumerate(rows):
            for n, (_, call) in enumerate(row):
                tint = faded(CREAM, 0.7) if call is Call.PASS else GOLD_TEXT
                weight = 400 if call is Call.PASS else 600
                x, y = 40 + n * 145 + 72.5, 204 + r * 30
                line_of(kit, call_title(call), x, y, 15, weight, colour=tint, align="centre", within=137)

    spoken = " ".join(said(Called(seat, call), view) for seat, call in view.calls) or QCoreApplication.translate(
        "Solo", "Nobody has called yet."
    )
    title = QCoreApplication.translate("Solo", "The auction")
    return Panel(title, 660, 300 + 30 * max(len(rows), 1), paint, (close_button(),), spoken)
