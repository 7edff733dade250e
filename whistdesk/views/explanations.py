"""Reasons of players in the user's language, for every game (no screen is needed).

Of Qt only QtCore is used: a program without windows makes a ``QCoreApplication`` and installs the
translations (``app/language.py``), and gets the same sentences as the table.
"""

from collections.abc import Callable, Mapping
from typing import Final

from whistdesk.players.base import Reason
from whistdesk.rules.base import Move
from whistdesk.views.cribbage import reasons as cribbage
from whistdesk.views.oneonta import reasons as oneonta
from whistdesk.views.solowhist import reasons as solowhist

WORDINGS: Final[Mapping[str, Callable[[Reason, Move], str]]] = {
    "cribbage-solitaire": cribbage.worded,
    "oneonta-whist": oneonta.worded,
    "solo-whist": solowhist.worded,
}
"""Who words the reasons of a game's players, by the game's key."""


def explain(game: str, reason: Reason, move: Move) -> str:
    """Why ``move`` was chosen or is worth what it is, in one sentence.

    ``game`` is the game's key. KeyError where the game has no players, or none that give this reason.
    """
    return WORDINGS[game](reason, move)
