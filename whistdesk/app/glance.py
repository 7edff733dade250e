"""What the home screen said last, so that it can be shown before the games themselves have been read."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from whistdesk.views.tile import Standing
from whistdesk.views.tiles import TILES

LONGEST_NOTE: Final = 100
"""Letters of a note that are kept."""


class Glance(NamedTuple):
    """How the games stood, by their keys: which one was played ``last``, which are ``begun``, the words on the tiles.

    The words are in ``language``.
    """

    language: str = ""
    last: str = ""
    begun: frozenset[str] = frozenset()
    notes: Mapping[str, str] = {}

    @classmethod
    def of(cls, standings: Sequence[Standing], language: str) -> "Glance":
        """What ``standings`` say."""
        return cls(
            language,
            next((standing.key for standing in standings if standing.last), ""),
            frozenset(standing.key for standing in standings if standing.begun),
            {standing.key: standing.note[:LONGEST_NOTE] for standing in standings},
        )

    def standings(self, language: str) -> list[Standing]:
        """The tiles as they were, in the order of the home screen; without words that are not in ``language``."""
        notes = self.notes if self.language == language else {}
        last = self.last if self.last in TILES else next(iter(TILES))
        return [Standing(key, tile, key in self.begun, notes.get(key, ""), key == last) for key, tile in TILES.items()]


def can_be(value: Any) -> bool:
    """Whether ``value`` of a file is a glance as ``written`` gives it."""
    return (
        isinstance(value, dict)
        and set(value) == set(Glance._fields)
        and isinstance(value["language"], str)
        and isinstance(value["last"], str)
        and isinstance(value["begun"], list)
        and all(isinstance(key, str) for key in value["begun"])
        and isinstance(value["notes"], dict)
        and all(isinstance(note, str) and len(note) <= LONGEST_NOTE for note in value["notes"].values())
    )


def read(value: Mapping[str, Any]) -> Glance:
    """What ``written`` gave."""
    return Glance(value["language"], value["last"], frozenset(value["begun"]), value["notes"])


def written(glance: Glance) -> dict[str, Any]:
    """A glance for a file."""
    return {**glance._asdict(), "begun": sorted(glance.begun), "notes": dict(glance.notes)}
