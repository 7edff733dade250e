"""The games on the home screen, by their key; apart from all else that they show, since this is seen first."""

from collections.abc import Mapping
from typing import Final

from whistdesk.views.cribbage.tile import CribbageTile
from whistdesk.views.oneonta.tile import OneontaTile
from whistdesk.views.solowhist.tile import SoloTile
from whistdesk.views.tile import GameTile

TILES: Final[Mapping[str, GameTile]] = {
    "oneonta-whist": OneontaTile(),
    "cribbage-solitaire": CribbageTile(),
    "solo-whist": SoloTile(),
}
"""In the order in which the home screen shows them."""
