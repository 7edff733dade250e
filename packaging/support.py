"""PySide6's support modules, compiled when the bundle is built instead of at each start.

PySide6 carries the Python code behind its error messages and signatures as sources within a library, and compiles all
of it whenever a program starts: a seventh of the time that an empty window takes. Where a folder ``files.dir`` lies
beside ``shiboken6`` it imports that code as usual instead, so the bundle has the folder, and the modules among its own.
They must all be loaded at the start, as they are everywhere: to load them when the first error is to be worded crashes
the interpreter. Without the folder all is as before.

One of these modules writes stub files for developers. Nothing else asks for it, and it takes half the time of all: it
stays empty. Another builds a regular expression of 6,000 letters, which only the wording of errors needs: it builds it
then. And PySide6 imports all of them twice: it forgets those that it has loaded first, but by one of two names alone.
"""

import shutil
from pathlib import Path

PACKAGE = "shibokensupport"
MARK = "shiboken6/files.dir"
"""The folder in the bundle that tells PySide6 to import its support as usual."""
STUB_WRITER = f"{PACKAGE}/signature/lib/pyi_generator.py"
PARSER = f"{PACKAGE}/signature/parser.py"
REMINDER = """
import sys

KNOWN = "PySide6.support."
for name, module in [*sys.modules.items()]:
    if name.startswith(KNOWN):
        sys.modules[f"{__name__}.{name.removeprefix(KNOWN)}"] = module
"""
BUILT_FIRST = "\narglistParser = ArglistParser()\n"
ASKED = "arglistParser.parse("


def unpack(folder: Path) -> list[str]:
    """Write the modules of PySide6's support below ``folder``; their names."""
    import PySide6.QtCore  # noqa: F401, PLC0415 - its import brings the next one
    from shibokensupport.signature import loader  # type: ignore[import-not-found]  # noqa: PLC0415

    shutil.rmtree(folder, ignore_errors=True)
    loader.__loader__.zfile.extractall(folder)
    (folder / STUB_WRITER).write_text("", encoding="utf-8")
    (folder / PACKAGE / "__init__.py").write_text(REMINDER, encoding="utf-8")
    parser = (folder / PARSER).read_text(encoding="utf-8")
    (folder / PARSER).write_text(built_late(parser), encoding="utf-8")
    return sorted(
        ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        for file in (folder / PACKAGE).rglob("*.py")
    )


def built_late(parser: str) -> str:
    """The source of ``PARSER``, which builds its expression when it is asked (``re`` keeps it); ValueError."""
    if parser.count(BUILT_FIRST) != 1 or parser.count(ASKED) != 1:
        raise ValueError(f"{PARSER} of this PySide6 is another one: see what packaging/support.py changes in it")
    return parser.replace(BUILT_FIRST, "").replace(ASKED, "ArglistParser().parse(")
