"""Sets a chapter of the rules as rich text for the paper of the rule page.

Cards are images named ``card:QH:68`` (``--`` face down), within the text ``small:QH:20``, after their width; an
icon is ``icon:info:22``, an arrow ``arrow:30``. A rule's paragraph begins with an anchor of its name. All
sizes are device-independent pixels.
"""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import CARDS
from whistdesk.views.names import card_name, fill
from whistdesk.views.rulebook.text import (
    CARD_MARK,
    Block,
    Box,
    Chapter,
    Example,
    Paragraph,
    Rows,
    Script,
    Shown,
    plain,
)
from whistdesk.views.shipped import shipped
from whistdesk.views.table.room import CARD_ASPECT

INK: Final = "#2A2113"
SEPIA: Final = "#6A4708"
SOFT_INK: Final = "#5A4A2A"
BOX: Final = "#f3e8d0"
"""The ground of a box; the paper finds the frames of this colour and rounds them."""

COPY: Final = "copy:"
"""Begins the link that copies a script, before the name of its file."""
MONOSPACED: Final = "'DejaVu Sans Mono', Consolas, Menlo, monospace"

NARROW: Final = 8
"""Letters that a narrow column of a table holds at most, a card counting three."""

_AS_LONG: Final = dict.fromkeys([*map(str, CARDS), "--"], "...")
_CELL_CARD: Final = 26
_CARD: Final = 68
_LEAST_CARD: Final = 44
_STEP: Final = 73
_ARROW: Final = 62
_WORDS: Final = 230
"""The least width of an example's words beside its cards; where there is less, the cards go below."""


class Setting(NamedTuple):
    """``k`` is the factor on text sizes, ``width`` the width of the text."""

    k: float
    width: float

    def px(self, size: float) -> int:
        """A size at this factor."""
        return round(size * self.k)


def set_chapter(chapter: Chapter, setting: Setting) -> str:
    """The rich text of a chapter, without its heading."""
    parts = [_block(block, setting) for block in chapter.blocks]
    return f'<body style="color: {INK}; font-size: {setting.px(16)}px;">{"".join(parts)}</body>'


def spoken(chapter: Chapter) -> str:
    """The chapter as plain text with every card named, for a screen reader."""
    return plain("\n".join([chapter.heading, *map(_words, chapter.blocks)]), _card_names())


def numbers(rules: Iterable[str]) -> str:
    """Rule ids with neighbours drawn together: ``OW-07, OW-09 to OW-11``."""
    ordered = sorted(rules)
    runs = groupby(ordered, lambda rule: int(rule[3:]) - ordered.index(rule))
    return ", ".join(_run(list(run)) for _, run in runs)


def _run(rules: list[str]) -> str:
    if len(rules) < 3:
        return ", ".join(rules)
    return fill(QCoreApplication.translate("RulePage", "%1 to %2"), rules[0], rules[-1])


def _card_names() -> dict[str, str]:
    names = {str(card): card_name(card) for card in CARDS}
    return names | {"--": QCoreApplication.translate("RulePage", "a card face down")}


def _words(block: Block) -> str:
    if isinstance(block, Rows):
        return "\n".join(": ".join(cells) for cells in block.rows)
    if isinstance(block, Paragraph):
        return block.text
    if isinstance(block, Script):
        return f"{block.title}.\n{source(block)}"
    cards = (
        "".join(f" [{shown.card or '--'}] {shown.caption}" for shown in block.cards)
        if isinstance(block, Example)
        else ""
    )
    return f"{block.title}. {block.text}{cards}"


def _block(block: Block, setting: Setting) -> str:
    if isinstance(block, Paragraph):
        number = (
            f'&nbsp; <span style="font-size: {setting.px(12)}px; color: #7A6A46;">{block.rule}</span>'
            if block.rule
            else ""
        )
        name = f'<a name="{block.rule}"></a>' if block.rule else ""
        return _p(name + _inline(block.text, setting) + number, setting)
    if isinstance(block, Rows):
        return _rows(block, setting)
    if isinstance(block, Box):
        return _box(block, setting)
    if isinstance(block, Example):
        return _example(block, setting)
    if isinstance(block, Script):
        return _script(block, setting)
    return _p(f"{_strong(block.title + '.')} {_inline(block.text, setting)}", setting)


def _p(inner: str, setting: Setting) -> str:
    return f'<p style="margin: 0 0 {setting.px(13)}px 0; line-height: 108%;">{inner}</p>'


def _box(box: Box, setting: Setting) -> str:
    side = setting.px(22)
    icon = f'<img src="icon:info:{side}" width="{side}" height="{side}">'
    title = f'<p style="margin: 0 0 {setting.px(4)}px 0;">{_strong(box.title)}</p>'
    text = f'<p style="margin: 0; line-height: 106%; font-size: {setting.px(15)}px;">{_inline(box.text, setting)}</p>'
    return (
        f'<table width="100%" bgcolor="{BOX}" cellspacing="0" cellpadding="{setting.px(10)}" border="0" '
        f'style="margin: {setting.px(6)}px 0 {setting.px(12)}px 0;">'
        f'<tr><td width="{setting.px(26)}">{icon}</td><td>{title}{text}</td></tr></table>'
    )


def source(script: Script) -> str:
    """The text of the file that is shown."""
    return (shipped("examples") / script.file).read_text(encoding="utf-8")


def _script(script: Script, setting: Setting) -> str:
    """Title, a link that copies, and the lines; where one does not fit into the width it goes on in the next."""
    copy = QCoreApplication.translate("RulePage", "Copy the script")
    link = f'<a href="{COPY}{script.file}" style="color: {SEPIA};"><b>{escape(copy)}</b></a>'
    return (
        f'<p style="margin: 0 0 {setting.px(6)}px 0;">{_strong(script.title)} &nbsp;·&nbsp; {link}</p>'
        f'<p style="font-family: {MONOSPACED}; font-size: {setting.px(13)}px; white-space: pre-wrap; '
        f'margin: 0 0 {setting.px(14)}px 0;">{escape(source(script).rstrip())}</p>'
    )


def _example(example: Example, setting: Setting) -> str:
    room = setting.width - _arrows(example.cards, setting)
    beside = room - len(example.cards) * setting.px(_STEP) >= setting.px(_WORDS)
    words = (
        f'{_strong(example.title)}<br><span style="font-size: {setting.px(14)}px; color: {SOFT_INK};">'
        f"{_inline(example.text, setting)}</span>"
    )
    if not beside:
        *upper, last = _split(example.cards, setting)
        card = min(_width_in(row, setting) for row in (*upper, last))
        rows = "".join(_card_row(row, card, setting, below=2) for row in upper)
        rows += _card_row(last, card, setting, below=14)
        return f'<p style="margin: 0 0 {setting.px(6)}px 0;">{words}</p>{rows}'
    card = setting.px(_CARD)
    row = _card_row(example.cards, card, setting, below=0)
    margin = f"margin: {setting.px(4)}px 0 {setting.px(12)}px 0;"
    column = min(setting.px(290), int(room) - len(example.cards) * (card + 5))
    return (
        f'<table width="100%" cellspacing="0" cellpadding="0" style="{margin}"><tr>'
        f'<td width="{column}" style="padding: {setting.px(12)}px {setting.px(14)}px 0 0;">{words}</td>'
        f'<td style="padding-top: {setting.px(6)}px;">{row}</td></tr></table>'
    )


def _arrows(cards: Sequence[Shown], setting: Setting) -> int:
    """The width of the arrows of a row."""
    return sum(shown.arrow for shown in cards) * setting.px(_ARROW)


def _width_in(cards: Sequence[Shown], setting: Setting) -> int:
    """The width of a card in a row of their own."""
    return min(setting.px(_CARD), int((setting.width - _arrows(cards, setting)) / max(len(cards), 1)) - 5)


def _split(cards: Sequence[Shown], setting: Setting) -> list[Sequence[Shown]]:
    """The row of cards, or two of them where one would make them too small to be read."""
    if _width_in(cards, setting) >= _LEAST_CARD:
        return [cards]
    half = (len(cards) + 1) // 2
    return [cards[:half], cards[half:]]


def _card_row(cards: Sequence[Shown], width: int, setting: Setting, *, below: int) -> str:
    tall, above = round(width * CARD_ASPECT), setting.px(min(below, 6))
    faces, captions = "", ""
    for shown in cards:
        source = f"card:{shown.card or '--'}:{width}"
        faces += f'<td width="{width + 5}"><img src="{source}" width="{width}" height="{tall}"></td>'
        captions += f'<td align="center" width="{width + 5}">{escape(shown.caption)}</td>'
        if shown.arrow:
            size = setting.px(30)
            faces += (
                f'<td width="{setting.px(_ARROW)}" align="center" valign="middle">'
                f'<img src="arrow:{size}" width="{size}" height="{size}"></td>'
            )
            captions += "<td></td>"
    words = f'<tr style="font-size: {min(setting.px(12), max(12, width // 4))}px; color: #4A3A1C;">{captions}</tr>'
    return (
        f'<table cellspacing="0" cellpadding="0" style="margin: {above}px 0 {setting.px(below)}px 0;"><tr>{faces}</tr>'
        f"{words if any(shown.caption for shown in cards) else ''}</table>"
    )


def _rows(table: Rows, setting: Setting) -> str:
    shape = _shape(table, setting)
    body = "".join(f"<tr>{_cells(cells, shape, setting)}</tr>" for cells in table.rows)
    return f'<table width="100%" cellspacing="0" style="margin: 0 0 {setting.px(14)}px 0;">{body}</table>'


def _shape(table: Rows, setting: Setting) -> list[str]:
    """The attributes of each column: a short first one is narrow; short last ones of several stand at the right."""
    columns = [max(len(plain(cell, _AS_LONG)) for cell in column) for column in zip(*table.rows, strict=True)]
    narrow = columns[0] <= NARROW
    first = max(setting.width * 0.12, setting.px(11 * columns[0] + 12)) if narrow else setting.width * 0.34
    shape = ["" if max(columns[1:]) <= NARROW and not narrow else f'width="{first:.0f}"']
    shape += [""] * (len(columns) - 1)
    for index in range(len(columns) - 1, 0, -1):
        if columns[index] > NARROW or (narrow and len(columns) == 2):
            break
        shape[index] = 'width="14%" align="right"'
    return shape


def _cells(cells: Sequence[str], shape: Sequence[str], setting: Setting) -> str:
    pad = setting.px(6)
    line = f"border-bottom: 1px solid #DCCBA0; padding: {pad}px {pad}px {pad}px 0;"
    return "".join(
        f'<td {attributes} style="{line}">{_cell_text(cell, index, setting)}</td>'
        for index, (cell, attributes) in enumerate(zip(cells, shape, strict=True))
    )


def _cell_text(cell: str, index: int, setting: Setting) -> str:
    words = _inline(cell, setting, _CELL_CARD)
    return f"<b>{words}</b>" if index == 0 else words


def _strong(text: str) -> str:
    return f"<b>{escape(text)}</b>"


def _inline(text: str, setting: Setting, card: float = 20) -> str:
    wide = setting.px(card)
    size = f'width="{wide}" height="{round(wide * CARD_ASPECT)}"'
    image = f'<img src="small:\\1:{wide}" {size} style="vertical-align: middle;">'
    return CARD_MARK.sub(image, escape(text, quote=False))
