"""Sets a chapter of the rules as rich text for the paper of the rule page.

Cards are images named ``card:QH`` (``card:--`` face down), within the text ``small:QH``; an arrow
is ``arrow:``. All sizes are device-independent pixels.
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
from whistdesk.views.table.pose import CARD_ASPECT

INK: Final = "#2A2113"
SEPIA: Final = "#6A4708"
SOFT_INK: Final = "#5A4A2A"
BOX: Final = "#f3e8d0"
"""The ground of a box; the paper finds the frames of this colour and rounds them."""

COPY: Final = "copy:"
"""Begins the link that copies a script, before the name of its file."""
MONOSPACED: Final = "'DejaVu Sans Mono', Consolas, Menlo, monospace"

_CARD: Final = 68
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
        return _p(_inline(block.text, setting) + number, setting)
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
    icon = f'<img src="icon:info" width="{setting.px(22)}" height="{setting.px(22)}">'
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
    arrows = sum(shown.arrow for shown in example.cards) * setting.px(_ARROW)
    room = setting.width - arrows
    beside = room - len(example.cards) * setting.px(_STEP) >= setting.px(_WORDS)
    card = setting.px(_CARD) if beside else min(setting.px(_CARD), int(room / max(len(example.cards), 1)) - 5)
    words = (
        f'{_strong(example.title)}<br><span style="font-size: {setting.px(14)}px; color: {SOFT_INK};">'
        f"{_inline(example.text, setting)}</span>"
    )
    row = _card_row(example.cards, card, setting, below=0 if beside else setting.px(14))
    margin = f"margin: {setting.px(4)}px 0 {setting.px(12)}px 0;"
    if beside:
        column = min(setting.px(290), int(room) - len(example.cards) * (card + 5))
        return (
            f'<table width="100%" cellspacing="0" cellpadding="0" style="{margin}"><tr>'
            f'<td width="{column}" style="padding: {setting.px(12)}px {setting.px(14)}px 0 0;">{words}</td>'
            f'<td style="padding-top: {setting.px(6)}px;">{row}</td></tr></table>'
        )
    return f'<p style="margin: 0 0 {setting.px(6)}px 0;">{words}</p>{row}'


def _card_row(cards: Sequence[Shown], width: int, setting: Setting, *, below: int) -> str:
    tall = round(width * CARD_ASPECT)
    faces, captions = "", ""
    for shown in cards:
        faces += f'<td width="{width + 5}"><img src="card:{shown.card or "--"}" width="{width}" height="{tall}"></td>'
        captions += f'<td align="center" width="{width + 5}">{escape(shown.caption)}</td>'
        if shown.arrow:
            size = setting.px(30)
            faces += (
                f'<td width="{setting.px(_ARROW)}" align="center" valign="middle">'
                f'<img src="arrow:" width="{size}" height="{size}"></td>'
            )
            captions += "<td></td>"
    words = f'<tr style="font-size: {min(setting.px(12), max(12, width // 4))}px; color: #4A3A1C;">{captions}</tr>'
    return (
        f'<table cellspacing="0" cellpadding="0" style="margin: 0 0 {below}px 0;"><tr>{faces}</tr>'
        f"{words if any(shown.caption for shown in cards) else ''}</table>"
    )


def _rows(table: Rows, setting: Setting) -> str:
    body = "".join(f"<tr>{_cells(cells, setting)}</tr>" for cells in table.rows)
    return f'<table width="100%" cellspacing="0" style="margin: 0 0 {setting.px(14)}px 0;">{body}</table>'


def _cells(cells: Sequence[str], setting: Setting) -> str:
    pad = setting.px(6)
    line = f"border-bottom: 1px solid #DCCBA0; padding: {pad}px {pad}px {pad}px 0;"
    return "".join(
        f'<td style="{line}" {_cell(index, len(cells))}>{_cell_text(cell, index, setting)}</td>'
        for index, cell in enumerate(cells)
    )


def _cell(index: int, count: int) -> str:
    if index == 0:
        return 'width="34%"'
    return 'width="14%" align="right"' if index == count - 1 and count > 2 else ""


def _cell_text(cell: str, index: int, setting: Setting) -> str:
    return _strong(cell) if index == 0 else _inline(cell, setting)


def _strong(text: str) -> str:
    return f"<b>{escape(text)}</b>"


def _inline(text: str, setting: Setting) -> str:
    wide = setting.px(20)
    image = f'<img src="small:\\1" width="{wide}" height="{round(wide * CARD_ASPECT)}" style="vertical-align: middle;">'
    return CARD_MARK.sub(image, escape(text, quote=False))
