"""The first-game guide of Cribbage Solitaire."""

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.state import SWEPT
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.cribbage.staging import seen
from whistdesk.views.guide.barsteps import number, tools
from whistdesk.views.guide.step import GameGuide, Sight, Step, cards_box, spot_box, united
from whistdesk.views.names import fill
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.tableau import Tableau


def cribbage_guide() -> GameGuide:
    """From the first turned card to the second round."""
    steps = (
        Step("turned", _about_turned, _turned, lambda sight: _placed(sight) > 0),
        Step("boxes", _about_boxes, lambda sight: _boxes(sight) if _placed(sight) else None, brief=True),
        Step("board", _about_board, lambda sight: _spots(sight, "board") if _placed(sight) > 1 else None, brief=True),
        tools(lambda sight: _placed(sight) > 2),
        number(lambda sight: _placed(sight) > 3),
        Step("deck", _about_deck, lambda sight: _deck(sight) if _placed(sight) > 4 else None, brief=True),
        Step("counted", _about_count, lambda sight: _swept(sight) if _view(sight).round > 1 else None, brief=True),
    )
    return GameGuide(steps, ("board", "deck-label", "deck-count", "deck", "turned-label", "advice", "prompt", "go-on"))


def _view(sight: Sight) -> CribbageView:
    return seen(sight.tableau.moment)


def _placed(sight: Sight) -> int:
    """How many cards the player has placed since the guide began."""
    return _on_hands(sight.tableau) - _on_hands(sight.first)


def _on_hands(tableau: Tableau) -> int:
    """How many cards the player has placed in the game."""
    view = seen(tableau.moment)
    return 6 * (view.round - 1) + sum(map(len, view.hands)) - 6


def _spots(sight: Sight, *names: str) -> Rect | None:
    return spot_box(sight.tableau.layout, *names)


def _turned(sight: Sight) -> Rect | None:
    return _spots(sight, "turned", "advice")


def _boxes(sight: Sight) -> Rect | None:
    return _spots(sight, *(f"box-{hand}" for hand in HANDS))


def _deck(sight: Sight) -> Rect | None:
    return _spots(sight, "deck", "deck-count")


def _swept(sight: Sight) -> Rect | None:
    swept = sight.tableau.moment.table.at(SWEPT)
    return united((cards_box(sight.tableau.layout, swept), _spots(sight, "deck")))


def _about_turned(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "Add this card to one of the hands: drag it there, click the hand, or press 1, 2 or 3."
    )


def _about_boxes(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "Each hand takes four cards. Here stands what it scores so far; a starter comes in the end."
    )


def _about_board(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "The peg shows your points. After four rounds more than 90 win; below 60 is a skunk."
    )


def _about_deck(_: Sight) -> str:
    return QCoreApplication.translate("Guide", "Four rounds use up the whole deck: no card comes twice.")


def _about_count(sight: Sight) -> str:
    sentence = QCoreApplication.translate(
        "Guide", "The last round brought %1 points. Its cards lie here, and stay out."
    )
    return fill(sentence, str(_view(sight).rounds[-2].total))
