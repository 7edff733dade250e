"""What each game shows, by its key: a new game adds its imports and its lines here, and its tile to ``tiles.py``."""

from collections.abc import Callable, Mapping
from typing import Final

from whistdesk.views.account import GameAccount
from whistdesk.views.cribbage import chronicle as cribbage_words
from whistdesk.views.cribbage.account import CribbageAccount
from whistdesk.views.cribbage.guide import cribbage_guide
from whistdesk.views.cribbage.review import CribbageReview
from whistdesk.views.cribbage.statistics import CribbageStatistics
from whistdesk.views.cribbage.table import CribbageTable
from whistdesk.views.guide.step import GameGuide
from whistdesk.views.oneonta import chronicle as oneonta_words
from whistdesk.views.oneonta.account import OneontaAccount
from whistdesk.views.oneonta.guide import oneonta_guide
from whistdesk.views.oneonta.review import OneontaReview
from whistdesk.views.oneonta.statistics import OneontaStatistics
from whistdesk.views.oneonta.table import OneontaTable
from whistdesk.views.review.chronicle import Chronicle
from whistdesk.views.review.stage import Ending, GameReview
from whistdesk.views.solowhist import chronicle as solowhist_words
from whistdesk.views.solowhist.account import SoloAccount
from whistdesk.views.solowhist.guide import solo_guide
from whistdesk.views.solowhist.review import SoloReview
from whistdesk.views.solowhist.statistics import SoloStatistics
from whistdesk.views.solowhist.table import SoloTable
from whistdesk.views.statistics.stage import GameStatistics
from whistdesk.views.table.stage import GameTable

ACCOUNTS: Final[Mapping[str, GameAccount]] = {
    "oneonta-whist": OneontaAccount(),
    "cribbage-solitaire": CribbageAccount(),
    "solo-whist": SoloAccount(),
}
"""How a game is told in a few words."""

TABLES: Final[Mapping[str, Callable[[], GameTable]]] = {
    "oneonta-whist": OneontaTable,
    "cribbage-solitaire": CribbageTable,
    "solo-whist": SoloTable,
}

REVIEWS: Final[Mapping[str, Callable[[Ending], GameReview]]] = {
    "oneonta-whist": OneontaReview,
    "cribbage-solitaire": CribbageReview,
    "solo-whist": SoloReview,
}
"""How a game that is over is looked back at."""

CHRONICLES: Final[Mapping[str, Chronicle]] = {
    "oneonta-whist": oneonta_words.chronicle,
    "cribbage-solitaire": cribbage_words.chronicle,
    "solo-whist": solowhist_words.chronicle,
}
"""How a game is told in words."""

STATISTICS: Final[Mapping[str, GameStatistics]] = {
    "oneonta-whist": OneontaStatistics(),
    "cribbage-solitaire": CribbageStatistics(),
    "solo-whist": SoloStatistics(),
}
"""What has been played of a game, in figures."""

GUIDES: Final[Mapping[str, Callable[[], GameGuide]]] = {
    "oneonta-whist": oneonta_guide,
    "cribbage-solitaire": cribbage_guide,
    "solo-whist": solo_guide,
}
"""What a person is shown in the first game of each kind."""
