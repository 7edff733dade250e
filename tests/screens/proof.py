"""What is wrong with the texts of a screen: cut, over one another, or too faint. Measured while they are drawn."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTransform
from PySide6.QtWidgets import QLabel, QWidget

from tests.legibility import measured
from whistdesk.app.program import Program
from whistdesk.views.table import layer

GUIDE = "whistdesk.views.guide"
LEAST = 4.5
"""Contrast of a text to what it stands on, as WCAG 2 asks for."""
SLACK = 2.0
"""Pixels that rounding may cost."""


class Text(NamedTuple):
    """A text as it was drawn, in pixels of the window: where its letters are, and the box that it was given, if any."""

    words: str
    letters: QRectF
    box: QRectF | None
    dim: bool
    """Whether it belongs to something that does not work now, and may be faint."""
    table: bool = False
    """Whether it is drawn on the table itself, over which panels may lie."""
    passing: bool = False
    """Whether it belongs to the guide, which lies over a part of the table while it explains another."""


def faults(program: Program) -> list[str]:
    """What is wrong with the screen that is shown, as sentences; program and screen must have settled."""
    window = program.window
    with _recorded() as drawn:
        if program.seated is not None:
            program.seated.screen._resettle(sharpen=True)
        picture = window.grab().toImage()
    shown = [*{_key(text): text for text in drawn if _uncovered(text, program)}.values(), *_labels(window)]
    return [*_cut(shown, QRectF(window.rect())), *_over_each_other(shown), *_faint(shown, picture)]


@contextmanager
def _recorded() -> Iterator[list[Text]]:
    """All texts that painters draw meanwhile, as far as they are not scrolled out of sight."""
    drawn: list[Text] = []
    draw = QPainter.drawText

    def drawing(painter: QPainter, where: Any, *rest: Any) -> Any:
        device = painter.device()
        if not isinstance(device, QWidget) or _whole(device):
            drawn.append(_text(painter, where, *rest))
        return draw(painter, where, *rest)

    # A layer draws what has changed: here all of it.
    with patch.object(QPainter, "drawText", drawing), patch.object(layer, "changes", _everything):
        yield drawn


def _everything(before: Sequence[layer.Mark], now: Sequence[layer.Mark]) -> set[tuple[int, int, int, int]]:
    return {mark.cells for mark in (*before, *now)}


def _text(painter: QPainter, where: Any, *rest: Any) -> Text:
    words, metrics = rest[-1], QFontMetricsF(painter.font())
    device = painter.device()
    dense = 1 / device.devicePixelRatio()
    transform = painter.deviceTransform() * QTransform.fromScale(dense, dense)
    table = not isinstance(device, QWidget)
    dim = isinstance(device, QWidget) and not device.isEnabled()
    passing = isinstance(device, QWidget) and _of_guide(device)
    if isinstance(where, QPointF | QPoint):
        letters = metrics.tightBoundingRect(words).translated(QPointF(where))
        return Text(words, transform.mapRect(letters), None, dim, table, passing)
    box, flags = QRectF(where), int(rest[0])
    letters = metrics.boundingRect(box, flags, words)
    return Text(words, transform.mapRect(letters), transform.mapRect(box), dim, table, passing)


def _labels(window: QWidget) -> Iterator[Text]:
    """The labels that Qt itself draws, as far as they are not scrolled out of sight."""
    for label in window.findChildren(QLabel):
        if label.text() and label.isVisible() and _whole(label):
            box = QRectF(label.rect().translated(label.mapTo(window, QPoint())))
            inner = QRectF(label.contentsRect().translated(label.mapTo(window, QPoint())))
            flags = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
            rich = "<" in label.text()
            words = "" if rich else label.text()
            letters = QFontMetricsF(label.font()).boundingRect(inner, int(label.alignment()) | int(flags), words)
            yield Text(label.text(), letters, box, not label.isEnabled(), passing=_of_guide(label))


def _uncovered(text: Text, program: Program) -> bool:
    """Whether no panel lies over a text of the table."""
    if not text.table or program.seated is None:
        return bool(text.words.strip())
    screen = program.seated.screen
    above = screen.childAt(text.letters.center().toPoint())
    return bool(text.words.strip()) and above in (None, screen.display.view.viewport())


def _of_guide(widget: QWidget | None) -> bool:
    """Whether the guide drew it, or what it lies on."""
    return widget is not None and (type(widget).__module__.startswith(GUIDE) or _of_guide(widget.parentWidget()))


def _whole(widget: QWidget) -> bool:
    """Whether nothing of a widget is scrolled out of sight."""
    return widget.visibleRegion().boundingRect() == widget.rect()


def _key(text: Text) -> tuple[str, int, int]:
    return text.words, round(text.letters.x()), round(text.letters.y())


def _cut(texts: list[Text], window: QRectF) -> Iterator[str]:
    for text in texts:
        for room in (window, text.box):
            if room is not None and not _grown(room).contains(text.letters):
                yield f"cut: {text.words!r} needs {_told(text.letters)} and has {_told(room)}"


def _over_each_other(texts: list[Text]) -> Iterator[str]:
    for one, other in combinations(texts, 2):
        both = one.letters.intersected(other.letters)
        if one.words != other.words and one.passing == other.passing and both.width() > SLACK and both.height() > SLACK:
            yield f"over one another: {one.words!r} and {other.words!r}"


def _faint(texts: list[Text], picture: QImage) -> Iterator[str]:
    ratio = picture.devicePixelRatio()
    for text in texts:
        # The strokes of a single letter reach their colour only on a dense picture.
        readable = len(text.words) > 1 or ratio > 1
        if readable and any(letter.isalnum() for letter in text.words) and not text.dim:
            box = text.letters
            pixels = QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio).toAlignedRect()
            if pixels.intersects(picture.rect()) and (level := measured(picture, pixels)) < LEAST:
                yield f"faint: {text.words!r} has a contrast of {level:.1f}"


def _grown(box: QRectF) -> QRectF:
    return box.adjusted(-SLACK, -SLACK, SLACK, SLACK)


def _told(box: QRectF) -> str:
    return f"{box.width():.0f}x{box.height():.0f} at ({box.x():.0f}, {box.y():.0f})"
