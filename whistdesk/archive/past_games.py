"""The games that are over, and finished hands of those that last, kept to be looked back at.

One file for each game in a folder of its own, written when a result goes to the ledger: a save as
``archive/saves.py`` describes it, with the same version, the game as it stood then. Its name is
made of the game's id in the ledger. No more than ``MOST`` are kept: the oldest go.
"""

import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

from whistdesk.archive.disk import DAMAGED, DiskError, make_folder, read_bounded, set_aside_or_leave, write_whole
from whistdesk.archive.record import LARGEST_RECORD, RecordError
from whistdesk.archive.saves import Save, read_save, write_save
from whistdesk.rules.base import Game

MOST: Final = 1000
"""Games that are kept; a game takes 1 to 10 kilobytes."""


class PastGames:
    """Keeps games in ``folder``, which is made when the first one is stored. Any thread may call."""

    def __init__(self, folder: Path, games: Mapping[str, Game], most: int = MOST) -> None:
        self._folder, self._games, self._most = folder, games, most

    def keep(self, save: Save) -> None:
        """Keep ``save`` instead of what was kept of its game, and let the oldest games go; DiskError."""
        make_folder(self._folder)
        path = self._path(save.sitting.game_id)
        write_whole(path, (write_save(save) + "\n").encode())
        self._thin(path)

    def load(self, game_id: str) -> Save | None:
        """The game with this id, None where it is not kept; DiskError, RecordError.

        A damaged file is set aside.
        """
        path = self._path(game_id)
        content = read_bounded(path, LARGEST_RECORD + 1)
        try:
            return None if content is None else read_save(content, self._games)
        except RecordError:
            set_aside_or_leave(path)
            raise

    def kept(self, game_id: str) -> bool:
        """Whether the game with this id is kept."""
        return self._path(game_id).exists()

    def _path(self, game_id: str) -> Path:
        # An id may be any text: a save can be written by hand.
        return self._folder / f"{blake2b(game_id.encode(errors='surrogatepass'), digest_size=16).hexdigest()}.json"

    def _thin(self, latest: Path) -> None:
        """Let the oldest go. ``latest`` is the newest of all, also by a clock that has jumped back since."""
        try:
            games = [file for file in self._folder.glob("*.json") if DAMAGED not in file.name]
            ages = {file: file.lstat().st_mtime_ns for file in games}
            newest = max(ages.values())
            if ages[latest] < newest:
                ages[latest] = newest + 1
                os.utime(latest, ns=(newest + 1, newest + 1))
        except OSError as error:
            raise DiskError.of(error, self._folder) from error
        for file in sorted(ages, key=lambda file: ages[file], reverse=True)[self._most :]:
            with suppress(OSError):
                file.unlink()
