"""Which cards are hovered, picked, focused and advised: the scene's own states, as opposed to the game's looks."""

from collections.abc import Collection

from whistdesk.rules.table import Tile
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.pose import Target
from whistdesk.views.table.scene import TableScene


class Marks:
    """Keeps rims, lifts and the focus ring of a scene in step with pointer, keyboard and pick."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._hovered: Target | None = None
        self.focused: Target | None = None
        self._picked: frozenset[Tile] = frozenset()
        self._advised: frozenset[Tile] = frozenset()

    def hover(self, target: Target | None) -> None:
        """The pointer is on a card or area that can be played, or on none."""
        self._hovered = target
        self.apply()

    def focus(self, target: Target | None) -> None:
        """The keyboard is on a card or area, or on none."""
        self.focused = target
        self.apply()

    def pick(self, tiles: Collection[Tile]) -> None:
        """These cards are picked and wait for the confirmation."""
        self._picked = frozenset(tiles)
        self.apply()

    def advise(self, tiles: Collection[Tile]) -> None:
        """These cards are the coach's best."""
        self._advised = frozenset(tiles)
        self.apply()

    def apply(self) -> None:
        """Show it all."""
        for tile in self._scene.items_by_tile:
            self._scene.mark(tile, self._rim(tile), focused=tile == self.focused)
        self._scene.advise(self._advised)
        self._scene.overlay.ring(self.focused if isinstance(self.focused, str) else None)

    def _rim(self, tile: Tile) -> Rim:
        if tile in self._picked:
            return Rim.PICKED
        return Rim.HOVERED if tile == self._hovered else Rim.NONE
