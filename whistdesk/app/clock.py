"""Players know no clock of their own: who keeps a budget gets one here."""

from time import monotonic

from whistdesk.players.base import Player, Timed


def timed(player: Player) -> Player:
    """The same player with the machine's clock, if it asks for one."""
    return player.with_clock(monotonic) if isinstance(player, Timed) else player
