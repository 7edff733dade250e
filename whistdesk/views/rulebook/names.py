"""The texts of the page "How to play" that belong to no game, by their names."""

from typing import Final

DEALS: Final = "deals"
"""What there is to say of deals and their numbers."""
KEYS: Final = "keys"
"""The sheet of keys."""
