"""How long a match can be."""

from typing import Final

LENGTHS: Final = (4, 8, 12, 16, None)
"""Hands of a match that can be chosen; None is open-ended."""
