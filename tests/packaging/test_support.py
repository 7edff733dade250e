"""What is changed in PySide6's support modules."""

import runpy
from pathlib import Path

import pytest

SUPPORT = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "support.py"))


def test_all_modules_are_unpacked_and_the_expression_is_built_late(tmp_path: Path) -> None:
    names = SUPPORT["unpack"](tmp_path)
    assert {"shibokensupport", "shibokensupport.signature.loader", "shibokensupport.signature.parser"} <= set(names)
    parser = (tmp_path / SUPPORT["PARSER"]).read_text(encoding="utf-8")
    compile(parser, "parser", "exec")
    assert parser.count("ArglistParser()") == 1
    assert "return ArglistParser().parse(argstr)" in parser


def test_another_parser_is_noticed() -> None:
    with pytest.raises(ValueError, match=SUPPORT["PARSER"]):
        SUPPORT["built_late"]("print('new')")
