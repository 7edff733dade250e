"""The save folder: one game of each kind, kept while it is played.

A save is a record (RECORD.md) with one more key, ``save``, which a replay ignores::

    {"format": "whistdesk-record", ..., "moves": [...],
     "save": {"version": 1, "id": "5f0c…", "seed": 17, "started": "2026-01-31T18:00:00+00:00",
              "saved": "2026-01-31T18:04:12+00:00", "redo": ["play QH"], "opens": [0, 4, 8],
              "practice": [2], "conceded": [[1, 40]],
              "seats": {"W": {"name": "Walter", "level": "club"}}}}

``id`` names the game in the ledger, ``seed`` the computer seats' choices. ``redo`` are the moves
that were taken back; ``opens`` the indexes, counted over ``moves`` and ``redo``, at which an action
of the person begins; ``practice`` the marked parts; ``conceded`` pairs of a part and the number of
moves that had been made when it was given up.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class History:
    """What undo and the statistics need to know of a game beside its record.

    ``redo`` are the moves that were taken back; ``opens`` the indexes of moves at which an action
    of the person begins (None: all of their moves); ``practice`` the marked parts; ``conceded``
    pairs of a part that was given up and the number of moves that had then been made.
    """

    redo: tuple[str, ...] = ()
    opens: frozenset[int] | None = None
    practice: frozenset[int] = frozenset()
    conceded: tuple[tuple[int, int], ...] = ()
