"""Reads the rule texts of seeds/ (no Qt): chapters of rules, boxes, examples, house rules and rows.

seeds/README.md documents the format.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, parse_card


class Paragraph(NamedTuple):
    """Running text; ``rule`` is the id that it begins with (``OW-09``), or None."""

    text: str
    rule: str | None = None


class Box(NamedTuple):
    """A text set apart under its title: an explanation, advice."""

    title: str
    text: str


class Shown(NamedTuple):
    """A card of an example's row: ``card`` is None for one face down; ``arrow`` stands after it."""

    card: Card | None
    caption: str = ""
    arrow: bool = False


class Example(NamedTuple):
    """A title, a text, and a row of cards, which may be empty."""

    title: str
    text: str
    cards: tuple[Shown, ...]


class HouseRule(NamedTuple):
    """A house rule: its name in records, its title, and what it changes."""

    name: str
    title: str
    text: str


class Rows(NamedTuple):
    """A table: calls and their stakes, keys and what they do; each row holds its cells."""

    rows: tuple[tuple[str, ...], ...]


class Script(NamedTuple):
    """A file of ``examples``, shown as it is under its title."""

    file: str
    title: str


Block = Paragraph | Box | Example | HouseRule | Rows | Script


class Chapter(NamedTuple):
    """A chapter of a text, under its heading."""

    heading: str
    blocks: tuple[Block, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that it states, in order."""
        return tuple(block.rule for block in self.blocks if isinstance(block, Paragraph) and block.rule)


class RuleText(NamedTuple):
    """One file: a game's rules, the sheet of keys, or what there is to say of deals."""

    title: str
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules, in the order in which they are told."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """All house rules, in order."""
        return tuple(block for chapter in self.chapters for block in chapter.blocks if isinstance(block, HouseRule))

    def chapter_of(self, rule: str) -> int:
        """The index of the chapter that states ``rule``; ValueError if none does."""
        for index, chapter in enumerate(self.chapters):
            if rule in chapter.rules:
                return index
        raise ValueError(f"{self.title} has no rule {rule}")


CARD_MARK: Final = re.compile(r"\[([2-9TJQKA][CDHS]|--)\]")
"""A card within a text; ``--`` is one face down."""

_RULE: Final = re.compile(r"([A-Z]{2}-\d\d) (.+)", re.DOTALL)
_REMARK: Final = re.compile(r"^%.*\n", re.MULTILINE)
_CARD_ROW: Final = re.compile(CARD_MARK.pattern + r"([^\[]*)")


def read_rules(folder: Path, name: str, language: str) -> RuleText:
    """The text ``name`` (a game's key, ``keys`` or ``deals``) in ``language``, ``en`` or ``de``.

    FileNotFoundError if there is none, ValueError if it does not keep to the format.
    """
    return parse_rules((folder / f"{name}.{language}.md").read_text(encoding="utf-8"))


def parse_rules(source: str) -> RuleText:
    """The text of a file; ValueError with the offending line."""
    title, *chapters = re.split(r"^## ", _REMARK.sub("", source), flags=re.MULTILINE)
    if not title.startswith("# ") or title.count("\n\n") > 1:
        raise ValueError(f"a rule text begins with its title, not with {title.splitlines()[:1]}")
    return RuleText(title[2:].strip(), tuple(_chapter(chapter) for chapter in chapters))


def plain(text: str, name_of: dict[str, str]) -> str:
    """``text`` with each card mark replaced by ``name_of`` its two letters."""
    return CARD_MARK.sub(lambda mark: name_of[mark[1]], text)


def _chapter(source: str) -> Chapter:
    heading, _, body = source.partition("\n")
    groups = [group.splitlines() for group in re.split(r"\n\s*\n", body.strip()) if group]
    return Chapter(heading.strip(), tuple(_block(lines) for lines in groups))


def _block(lines: list[str]) -> Block:
    kind, first, rest = lines[0][:2], lines[0][2:].strip(), lines[1:]
    if kind == "| ":
        return Rows(tuple(tuple(cell.strip() for cell in line[1:].split("|")) for line in lines))
    if kind == "! ":
        return Box(first, _joined(rest))
    if kind == "= ":
        row = rest.pop() if rest and CARD_MARK.match(rest[-1]) else ""
        return Example(first, _joined(rest), tuple(_shown(row)))
    if kind == "> ":
        file, _, title = first.partition(" ")
        return Script(file, title)
    if kind == "? ":
        name, _, title = first.partition(" ")
        return HouseRule(name, title, _joined(rest))
    return _paragraph(_joined(lines))


def _paragraph(text: str) -> Paragraph:
    found = _RULE.fullmatch(text)
    return Paragraph(found[2], found[1]) if found else Paragraph(text)


def _shown(row: str) -> Iterator[Shown]:
    for mark, words in _CARD_ROW.findall(row):
        caption, arrow, _ = words.partition(">")
        yield Shown(None if mark == "--" else parse_card(mark), caption.strip(), bool(arrow))


def _joined(lines: Iterable[str]) -> str:
    return " ".join(line.strip() for line in lines)
