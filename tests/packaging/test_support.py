"""What is changed in PySide6's support modules."""

import runpy
import sys
from pathlib import Path
from types import ModuleType

import pytest

SUPPORT = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "support.py"))


def test_all_modules_are_unpacked_and_the_expression_is_built_late(tmp_path: Path) -> None:
    names = SUPPORT["unpack"](tmp_path)
    assert {"shibokensupport", "shibokensupport.signature.loader", "shibokensupport.signature.parser"} <= set(names)
    parser = (tmp_path / SUPPORT["PARSER"]).read_text(encoding="utf-8")
    compile(parser, "parser", "exec")
    assert parser.count("ArglistParser()") == 1
    assert "return ArglistParser().parse(argstr)" in parser


def test_modules_that_were_forgotten_are_found_under_their_other_name(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ModuleType("PySide6.support.signature.parser")
    monkeypatch.setattr(sys, "modules", {known.__name__: known, "PySide6.QtCore": known})
    exec(SUPPORT["REMINDER"], {"__name__": "found"})  # noqa: S102
    assert set(sys.modules) == {known.__name__, "PySide6.QtCore", "found.signature.parser"}


def test_another_parser_is_noticed() -> None:
    with pytest.raises(ValueError, match=SUPPORT["PARSER"]):
        SUPPORT["built_late"]("print('new')")
