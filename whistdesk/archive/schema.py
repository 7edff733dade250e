"""The tables of the ledger: how each version comes of the one before, and whether a file has these and no others.

A file that somebody gives away may hold views that never end and triggers that change what is written, so that
nothing is asked of one whose tables are not exactly those of its version.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Final

MIGRATIONS: Final = (
    """
    CREATE TABLE results (
        game_id TEXT NOT NULL, kind TEXT NOT NULL, part INTEGER NOT NULL, game TEXT NOT NULL,
        number TEXT, status TEXT NOT NULL, score INTEGER, detail TEXT NOT NULL, finished TEXT NOT NULL,
        practice INTEGER NOT NULL, conceded INTEGER NOT NULL, replayed INTEGER NOT NULL,
        house_rules TEXT NOT NULL, match INTEGER, level TEXT NOT NULL,
        PRIMARY KEY (game_id, kind, part)
    );
    CREATE TABLE deals (
        game TEXT NOT NULL, number TEXT NOT NULL, game_id TEXT NOT NULL, PRIMARY KEY (game, number)
    );
    CREATE VIEW counted AS
        SELECT * FROM results WHERE practice = 0 AND replayed = 0 AND number IS NOT NULL;
    """,
    """
    ALTER TABLE results ADD COLUMN coached INTEGER NOT NULL DEFAULT 0;
    DROP VIEW counted;
    CREATE VIEW counted AS
        SELECT * FROM results WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL;
    """,
    """
    ALTER TABLE results ADD COLUMN daily TEXT;
    ALTER TABLE results ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
    DROP VIEW counted;
    CREATE VIEW counted AS
        SELECT * FROM results WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL;
    """,
    """
    ALTER TABLE results ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX results_of_game ON results (game, aside);
    CREATE TABLE foreseen (
        game_id TEXT NOT NULL, part INTEGER NOT NULL, seat TEXT NOT NULL, chance REAL NOT NULL,
        PRIMARY KEY (game_id, part, seat)
    );
    DROP VIEW counted;
    CREATE VIEW counted AS
        SELECT * FROM results
        WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL AND aside = 0;
    """,
    """
    CREATE INDEX results_of_days ON results (game, daily) WHERE daily IS NOT NULL;
    CREATE INDEX results_that_count ON results (game, kind, status, score)
        WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL AND aside = 0;
    """,
)
"""What makes each version of the schema from the one before; ``PRAGMA user_version`` counts them."""

LARGEST_LEDGER: Final = 1024 * 1024 * 1024
"""Bytes; two million results, more than anybody plays in a life. None is read as a whole."""
LONGEST_VALUE: Final = 100_000
"""Bytes of a text in the file; a sound one has fewer than a thousand."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of the file."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Make the tables of this version of those that are there."""
    for version, script in enumerate(MIGRATIONS[version_of(connection) :], version_of(connection) + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {version}; COMMIT;")


def guard(connection: sqlite3.Connection) -> None:
    """Have nothing in the file called that does more than tell of it, nor a text fill the memory."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
    # Bytes that are no text must not keep the other rows from being read.
    connection.text_factory = lambda content: content.decode("utf-8", "replace")


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether the file is whole, of a version that this program knows, and has its tables; sqlite3.Error."""
    version = version_of(connection)
    return (
        1 <= version <= len(MIGRATIONS)
        and _shape(connection) == _shape_of(version)
        and connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
        and all(connection.execute(scan).fetchone() for scan in _SCANS)
    )


_SCANS: Final = (
    "SELECT SUM(LENGTH(game_id) + LENGTH(kind) + LENGTH(game) + LENGTH(number) + LENGTH(status)) FROM results",
    "SELECT SUM(LENGTH(score) + LENGTH(detail) + LENGTH(finished) + LENGTH(house_rules) + LENGTH(level)) FROM results",
    "SELECT SUM(LENGTH(game) + LENGTH(number) + LENGTH(game_id)) FROM deals",
)
"""They fail where a text is longer than ``LONGEST_VALUE``."""


def _shape_of(version: int) -> frozenset[tuple[object, ...]]:
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in MIGRATIONS[:version]:
            connection.executescript(script)
        return _shape(connection)


def _shape(connection: sqlite3.Connection) -> frozenset[tuple[object, ...]]:
    """Everything in the schema: the columns of tables, the words of all else."""
    return frozenset(_parts(connection))


def _parts(connection: sqlite3.Connection) -> Iterator[tuple[object, ...]]:
    schema = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'")
    for kind, name, sql in schema.fetchall():
        if kind == "table":
            columns = connection.execute("SELECT * FROM pragma_table_xinfo(?)", (name,)).fetchall()
            yield (kind, name, *(tuple(column) for column in columns), "virtual" if "VIRTUAL" in sql.upper() else "")
        else:
            yield kind, name, " ".join(sql.split())
