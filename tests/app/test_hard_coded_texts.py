"""No text that a person reads is hard-coded in the views or the app: all of it goes through Qt's translation.

Three signs give a text away: it has two words beside each other, it is one word with a capital, or it goes straight
into something that shows or speaks it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PACKAGE: Final = Path(__file__).parents[2] / "whistdesk"
SOURCES: Final = {
    path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
    for floor in ("views", "app")
    for path in sorted((PACKAGE / floor).rglob("*.py"))
}

TRANSLATED: Final = {"tr", "translate"}
SHOWN: Final = {
    "setText",
    "setPlainText",
    "setHtml",
    "setWindowTitle",
    "setTitle",
    "setToolTip",
    "set_tip",
    "setStatusTip",
    "setWhatsThis",
    "setAccessibleName",
    "setAccessibleDescription",
    "setPlaceholderText",
    "addAction",
    "addMenu",
    "addItem",
    "addItems",
    "drawText",
    "Label",
    "QLabel",
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QAction",
    "QMenu",
    "QListWidgetItem",
    "QTreeWidgetItem",
    "QAccessibleAnnouncementEvent",
}
"""What shows or speaks the texts that it is given."""

TWO_WORDS: Final = re.compile(r"[^\W\d_]{2,}[,.:;!?]? [^\W\d_]{2,}")
ONE_NAME: Final = re.compile(r"[A-ZÄÖÜ][a-zäöüß]+")
LETTERS: Final = re.compile(r"[^\W\d_]{2}")
CODE: Final = re.compile(r"[<>{}=;#\\/]")
"""Style sheets, markup and addresses are no prose."""

NO_CARDS: Final = {"parse_card", "parse_cards"}
KEPT: Final = {
    "": {
        "Whistdesk": "the program's name, as everywhere",
        "English": "a language is called as its speakers call it",
        "Deutsch": "a language is called as its speakers call it",
        "Python": "the name of a program",
        "Qt, PySide6": "names of programs",
        "Inter": "the name of a typeface",
        "Enter": "the name of a key in ``act.Key``",
    },
    "app/folders.py": dict.fromkeys(("Application Support", "Library", "Roaming"), "folders of the system"),
    "app/language.py": {"Names": "a context of the translations"},
    "app/system.py": {"Changed": "the end of a signal's name"},
    "app/start.py": {"Fusion": "a style of Qt's"},
    "views/review/steps.py": dict.fromkeys(("Left", "Right", "Home", "End"), "names of keys"),
    "views/rulebook/markup.py": {"'DejaVu Sans Mono', Consolas, Menlo, monospace": "names of typefaces"},
}
"""What may stand there, by its file (empty: anywhere), and why."""
BESIDE_THE_WINDOW: Final = {
    "app/commandline.py": "the command line speaks English",
    "app/replay.py": "the command line speaks English",
    "app/selftest.py": "the command line speaks English",
    "app/early.py": "speaks before there is a translation, and has both languages itself",
    "views/preferences/search.py": "words that players type, in both languages",
    "views/theme/type.py": "names of typefaces",
}


def name_of(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def literals(node: ast.AST, *, shown: bool = False) -> Iterator[tuple[int, str, bool]]:
    """Line and text of each literal below ``node``, and whether it goes straight into something that shows it."""
    for child in ast.iter_child_nodes(node):
        if child in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            continue
        match child:
            case ast.Raise() | ast.Assert() | ast.Expr(value=ast.Constant()):
                continue  # sentences for programmers
            case ast.Call(func=called) if name_of(called) in TRANSLATED | NO_CARDS:
                continue
            case ast.Call(func=called):
                yield from literals(child, shown=name_of(called) in SHOWN)
            case ast.Constant(value=str(text)):
                yield child.lineno, text, shown
            case ast.JoinedStr() | ast.BinOp() | ast.IfExp() | ast.BoolOp() | ast.FormattedValue() | ast.keyword():
                yield from literals(child, shown=shown)
            case _:
                yield from literals(child)


def hard_coded(source: str, file: str = "") -> list[tuple[int, str]]:
    """Line and text of whatever a person would read in a language that they may not have chosen."""
    kept = KEPT[""].keys() | KEPT.get(file, {}).keys()
    return [
        (line, text)
        for line, text, shown in literals(ast.parse(source))
        if text not in kept and not CODE.search(text)
        if TWO_WORDS.search(text) or ONE_NAME.fullmatch(text) or (shown and LETTERS.search(text))
    ]


@pytest.mark.parametrize("file", SOURCES)
def test_no_text_is_hard_coded(file: str) -> None:
    if file not in BESIDE_THE_WINDOW:
        assert hard_coded(SOURCES[file], file) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('button.setText("play")', ["play"]),
        ('button.setText(self.tr("play"))', []),
        ('QLabel(f"{count} tricks")', [" tricks"]),
        ('painter.drawText(box, "won" if won else "lost")', ["won", "lost"]),
        ('SENTENCE = "The dummy leads."', ["The dummy leads."]),
        ('words = {1: "Spades"}', ["Spades"]),
        ('say(translate("Names", "Spades"))', []),
        ('raise ValueError("no such card")', []),
        ('f.text(words, align="centre")', []),
        ('QAction("Undo", parent=window)', ["Undo"]),
        ('menu.addAction(text="undo it")', ["undo it"]),
    ],
)
def test_what_a_hard_coded_text_is(source: str, found: list[str]) -> None:
    assert [text for _, text in hard_coded(source)] == found


def test_every_exception_is_needed() -> None:
    assert [file for file in BESIDE_THE_WINDOW if not hard_coded(SOURCES[file], file)] == []
    texts = {file: {text for _, text, _ in literals(ast.parse(source))} for file, source in SOURCES.items()}
    everywhere = set[str]().union(*texts.values())
    unneeded = {file: set(kept) - texts.get(file, everywhere) for file, kept in KEPT.items()}
    assert [file for file, kept in unneeded.items() if kept] == []
