"""Write ``assets/contents.txt``: the list of all that travels with the program, by which it checks itself.

Run in the project's folder after files have come or gone: ``.venv/bin/python packaging/contents.py``.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "assets" / "contents.txt"
ROOMS = {"assets": (".svg", ".qm"), "seeds": (".md",)}
SCRIPTS = ("examples/deal.py",)


def contents() -> list[str]:
    """The names of the files, from the top of the project."""
    files = [file for room, endings in ROOMS.items() for file in (ROOT / room).rglob("*") if file.suffix in endings]
    names = [file.relative_to(ROOT).as_posix() for file in files]
    return sorted(name for name in [*names, *SCRIPTS] if not name.endswith("README.md"))


if __name__ == "__main__":
    LIST.write_text("".join(f"{name}\n" for name in contents()), encoding="utf-8")
