"""Reasons in words without a window, in the language of each request (QtCore only)."""

import re

from PySide6.QtCore import QCoreApplication

from whistdesk.app.language import Translators
from whistdesk.players.base import Reason
from whistdesk.rules.base import Move
from whistdesk.views.explanations import explain


class Explanations:
    """Words reasons in English and German; makes the ``QCoreApplication`` that this needs where there is none."""

    def __init__(self) -> None:
        self._application = QCoreApplication.instance() or QCoreApplication([])
        self._translators = Translators()
        self._language = ""

    def explain(self, game: str, reason: Reason, move: Move, language: str) -> str:
        """Why ``move`` is worth what it is, in one sentence; ``language`` is ``en`` or ``de``.

        KeyError where no player of the game, named by its key, gives this reason.
        """
        if language != self._language:
            self._translators.install(language)
            self._language = language
        return in_one_sentence(explain(game, reason, move))

    def close(self) -> None:
        """Take the translations away again."""
        self._translators.remove()
        self._language = ""


def in_one_sentence(said: str) -> str:
    """Sentences with semicolons between; those after the first begin with an article or the like, no name."""
    first, *further = re.split(r"(?<=\.) ", said)
    return "; ".join([first, *(part[:1].lower() + part[1:] for part in further)]).replace(".;", ";")
