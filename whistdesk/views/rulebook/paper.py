"""The paper of the page "How to play": one chapter, with what is looked for marked on it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QToolTip, QVBoxLayout, QWidget

from whistdesk.cards.card import parse_card
from whistdesk.views.label import Label
from whistdesk.views.page import Look
from whistdesk.views.rulebook.markup import BOX, COPY, INK, SEPIA, Setting, numbers, set_chapter, spoken
from whistdesk.views.rulebook.search import places
from whistdesk.views.rulebook.text import Chapter
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.ornament import paint_steps
from whistdesk.views.theme.palette import faded
from whistdesk.views.theme.stamps import LETTERED_ABOVE, blank, icon, lettered, lettered_width, still
from whistdesk.views.theme.type import font

PAPER: Final = "#FBF5E6"
SCROLL_BAR: Final = 16
"""Kept free beside the text."""
AIR: Final = 10
"""Between the text and its scroll bar."""
EDGE: Final = 10
"""Round the text, for the ground of what is marked."""
FOUND: Final = "#F6E08A"
"""The ground of what was looked for."""
FOUND_HERE: Final = "#F0BF5B"
"""The ground of the one place that is pointed at."""


class Marks(NamedTuple):
    """What is marked in a chapter: the paragraph of ``rule``, and ``words`` wherever they stand."""

    rule: str = ""
    words: str = ""
    here: int = -1
    """Which of the words is pointed at; -1 for none of them."""


class Paper(QFrame):
    """A sheet of paper with one chapter on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = (Chapter("", ()), 1.0, Look())
        self._marks = Marks()
        self._heading, self._numbers = Label(), Label()
        self._heading.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ChapterText()
        self._column = QVBoxLayout(self)
        self._heading.setContentsMargins(EDGE, 0, 0, 0)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.text, 1)
        self._numbers.setParent(self)
        self._numbers.setStyleSheet("color: #7A6A46;")

    def show_chapter(self, chapter: Chapter, k: float, look: Look) -> None:
        """Put ``chapter`` on the paper, from its beginning and without marks, with text sizes times ``k``."""
        self._shown, self._marks = (chapter, k, look), Marks()
        self._fit()

    def mark(self, marks: Marks) -> None:
        """Mark these in the chapter instead of others, and show the one that is pointed at."""
        self._marks = marks
        self.text.mark(marks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the chapter for the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        chapter, k, look = self._shown
        side = round((52 if self.width() > 760 else 30) * min(k, 1.2))
        self._column.setContentsMargins(side - EDGE, round(38 * k), round(side * 0.6), 26)
        self._column.setSpacing(round(12 * k))
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right() - SCROLL_BAR - AIR - 2 * EDGE
        self._heading.setPixmap(_heading(chapter.heading, k, self.devicePixelRatioF(), width))
        self._heading.setAccessibleName(chapter.heading)
        self._numbers.setText(numbers(chapter.rules))
        self._numbers.setFont(font(13 * k, 500))
        self._numbers.adjustSize()
        self._numbers.move(self.width() - side - self._numbers.width(), round(46 * k))
        self.text.show_chapter(chapter, Setting(k, width), look)
        self.text.mark(self._marks)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cream paper with a gold line inside its edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(faded("#BFAE86", 0.8), 1))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(edge, 14, 14)
        painter.setPen(QPen(faded("#B98F3A", 0.55), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(edge.adjusted(12, 12, -12, -12), 8, 8)
        painter.end()


class ChapterText(QTextBrowser):
    """The text of a chapter: can be scrolled by wheel and keys, selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self.ruled: QTextBlock | None = None
        """The paragraph of the rule that is marked."""
        self.boxes: list[QTextFrame] = []
        """The frames of the boxes in this chapter."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.setViewportMargins(0, 0, AIR, 0)
        self.document().setDocumentMargin(EDGE)
        self.setStyleSheet(
            "QTextBrowser { background: transparent; selection-background-color: #E8B44C; selection-color: #2A1B00; }"
            "QScrollBar::handle:vertical { background: rgba(106, 71, 8, 130); }"
        )

    def show_chapter(self, chapter: Chapter, setting: Setting, look: Look) -> None:
        """Show ``chapter`` from its beginning."""
        self._look, self.ruled = look, None
        self.document().clear()
        self.document().setDefaultFont(_text_font(setting.px(16)))
        self.setHtml(set_chapter(chapter, setting))
        self.boxes = list(_take_boxes(self.document()))
        self.setAccessibleName(chapter.heading)
        self.setAccessibleDescription(spoken(chapter))

    def mark(self, marks: Marks) -> None:
        """Mark words and a rule's paragraph; scroll to the words that are pointed at, or to the rule."""
        words = marks.words.strip()
        found = places(self.document().toPlainText(), words)
        cursors = [_cursor(self.document(), place, len(words)) for place in found]
        self.setExtraSelections([_selection(cursor, n == marks.here) for n, cursor in enumerate(cursors)])
        self.ruled = next((block for block in _blocks(self.document()) if marks.rule in _anchors(block)), None)
        if marks.here >= 0:
            self._bring(cursors[marks.here])
        elif self.ruled is not None:
            self._bring(QTextCursor(self.ruled))
        self.viewport().update()

    def _bring(self, cursor: QTextCursor) -> None:
        """Scroll to a place so that a third of the page lies above it, and let a screen reader go on from there."""
        begin = QTextCursor(cursor)
        begin.setPosition(cursor.selectionStart())
        self.setTextCursor(begin)
        bar, top = self.verticalScrollBar(), self.cursorRect(begin).top()
        bar.setValue(bar.value() + top - self.viewport().height() // 3)

    def _follow(self, link: QUrl) -> None:
        """Copy the script whose link was pressed, and say so."""
        file = link.toString().removeprefix(COPY)
        QGuiApplication.clipboard().setText((shipped("examples") / file).read_text(encoding="utf-8"))
        where = self.mapToGlobal(self.cursorRect().bottomLeft())
        QToolTip.showText(where, self.tr("The script has been copied."), self)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.tr("The script has been copied.")))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """The pictures that the markup names."""
        what, _, which = QUrl(name).toString().partition(":")
        sharp = self.devicePixelRatioF()
        if what in {"card", "small"}:
            mark, _, width = which.partition(":")
            deck = self._look.deck
            # where a card is small, only a large index can be read
            shown = deck if what == "card" else deck._replace(faces=deck.faces.removesuffix("-large") + "-large")
            return still(shown.file(None if mark == "--" else parse_card(mark)), float(width), sharp)
        if what == "icon":
            name, _, side = which.partition(":")
            return icon(name, float(side), sharp, SEPIA)
        if what == "arrow":
            return _arrow(float(which), sharp)
        return super().loadResource(kind, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rounded grounds under the boxes, then the text."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BOX))
        above = -self.verticalScrollBar().value()
        for frame in self.boxes:
            painter.drawRoundedRect(self.ground(frame).translated(0, above), 12, 12)
        if self.ruled is not None:
            box = self.document().documentLayout().blockBoundingRect(self.ruled)
            self._paint_rule(painter, box.translated(0, above))
        painter.end()
        super().paintEvent(event)

    def _paint_rule(self, painter: QPainter, box: QRectF) -> None:
        """The ground of the marked rule, with a bar at its left edge, where the paper has no words."""
        painter.setBrush(faded(FOUND, 0.55))
        ground = box.adjusted(-EDGE, -4, EDGE, 4)
        painter.drawRoundedRect(ground, 6, 6)
        painter.setBrush(QColor(SEPIA))
        painter.drawRoundedRect(QRectF(ground.left(), ground.top(), 4, ground.height()), 2, 2)

    def ground(self, frame: QTextFrame) -> QRectF:
        """The ground of a box. Qt's bounds of a table begin at the text of its first cell, and hold its margins."""
        shape = frame.frameFormat().toTableFormat()
        bounds, pad = self.document().documentLayout().frameBoundingRect(frame), shape.cellPadding()
        height = bounds.height() - shape.topMargin() - shape.bottomMargin()
        return QRectF(bounds.x() - pad, bounds.y() - pad, bounds.width(), height)


def plain_words(chapter: Chapter) -> str:
    """What a chapter says on paper, a picture being one letter."""
    document = QTextDocument()
    document.setHtml(set_chapter(chapter, Setting(1, 800)))
    return document.toPlainText()


def _cursor(document: QTextDocument, place: int, length: int) -> QTextCursor:
    cursor = QTextCursor(document)
    cursor.setPosition(place)
    cursor.setPosition(place + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _selection(cursor: QTextCursor, here: bool) -> QTextEdit.ExtraSelection:  # noqa: FBT001 - the name says it
    made, look = QTextEdit.ExtraSelection(), QTextCharFormat()
    look.setBackground(QColor(FOUND_HERE if here else FOUND))
    look.setForeground(QColor(INK))
    look.setFontUnderline(here)
    made.cursor, made.format = cursor, look
    return made


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _anchors(block: QTextBlock) -> set[str]:
    """The names that the markup has given to places in a paragraph."""
    names: set[str] = set()
    part = block.begin()
    while not part.atEnd():
        names |= set(part.fragment().charFormat().anchorNames())
        part += 1
    return names


def _take_boxes(document: QTextDocument) -> Sequence[QTextFrame]:
    """The frames of boxes, their square grounds taken away: the paper paints rounded ones."""
    boxes = [
        frame for frame in document.rootFrame().childFrames() if frame.frameFormat().background().color() == QColor(BOX)
    ]
    for frame in boxes:
        shape = frame.frameFormat()
        shape.clearBackground()
        frame.setFrameFormat(shape)
    return boxes


def _text_font(size: int) -> QFont:
    """Rich text cannot turn the axis of a variable font: without one, bold words are thickened."""
    face = QFont(font(size))
    face.unsetVariableAxis(QFont.Tag("wght"))
    return face


def _heading(text: str, k: float, ratio: float, room: float) -> QPixmap:
    """A heading in drawn capitals over stepped lines; smaller ones where it would not fit."""
    tall = 24 * k * min(1, max(room, 1) / lettered_width(text, 24 * k, 24)) if text else 24 * k
    capitals = lettered(text, tall, ratio, SEPIA)
    half, below = 100 * k, tall * (1 + LETTERED_ABOVE)
    picture = blank(max(capitals.deviceIndependentSize().width(), 2 * half + 4), below + 30 * k, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(QPointF(0, 0), capitals)
    paint_steps(painter, half + 1, below + 14 * k, half, "#B98F3A", 6 * k)
    painter.end()
    return picture


def _arrow(side: float, ratio: float) -> QPixmap:
    picture = blank(side, side, ratio)
    painter = QPainter(picture)
    painter.scale(side / 30, side / 30)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(SEPIA), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline([QPointF(2, 15), QPointF(28, 15)])
    painter.drawPolyline([QPointF(21, 8), QPointF(28, 15), QPointF(21, 22)])
    painter.end()
    return picture
