"""Rewrites the golden play-throughs: ``python -m tests.golden``."""

from tests.golden.playthrough import FILES, written_out


def main() -> None:
    """Play all files again and write down what follows."""
    for path in FILES:
        path.write_text(written_out(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
