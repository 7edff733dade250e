"""The first-game guide of Oneonta Whist."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.oneonta.places import HAND, LEAD, PENALTY, PREDICTION_TILES, TURNED, USED
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.table import Tile
from whistdesk.views.guide.barsteps import number, tools
from whistdesk.views.guide.callout import RING
from whistdesk.views.guide.step import GameGuide, Sight, Step, cards_box, spot_box, united
from whistdesk.views.names import fill, suit_title
from whistdesk.views.oneonta.staging import oneonta_view
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.tableau import Tableau

ALL_PREDICTIONS: Final = tuple(f"choice-{tricks}" for tricks in range(8))


def oneonta_guide() -> GameGuide:
    """From the first look at the hand to the first penalty."""
    steps = (
        Step("hand", _about_hand, lambda sight: _hand(sight) if _choosing(sight) else None, _predicted),
        Step("turn-up", _about_turn_up, lambda sight: _turn_up(sight) if _choosing(sight) else None, _predicted),
        Step("predictions", _about_predictions, lambda sight: _menu(sight) if _choosing(sight) else None, _predicted),
        Step("reply", _about_reply, _trick, _answered),
        Step("promise", _about_promise, lambda sight: _promise(sight) if _played(sight, 1) else None, brief=True),
        tools(lambda sight: _played(sight, 2)),
        number(lambda sight: _played(sight, 3)),
        Step("penalty", _about_penalty, _penalty, brief=True),
    )
    spare = ("used", "used-caption", "gone", "dummy-caption", "prediction-caption", "won", "lost", "prompt")
    return GameGuide(steps, spare, _fan)


def _fan(tableau: Tableau) -> Collection[Tile]:
    """The prediction cards, once one of them is chosen."""
    return () if oneonta_view(tableau.moment).prediction is None else PREDICTION_TILES


def _view(sight: Sight) -> OneontaView:
    return oneonta_view(sight.tableau.moment)


def _choosing(sight: Sight) -> bool:
    return _view(sight).prediction is None


def _predicted(sight: Sight) -> bool:
    """Whether a prediction was made since the guide began."""
    return _left(sight.tableau) < _left(sight.first)


def _left(tableau: Tableau) -> int:
    """How many prediction cards are left in the game."""
    return len(oneonta_view(tableau.moment).predictions)


def _answered(sight: Sight) -> bool:
    """Whether a trick was played since the guide began."""
    return _tricks(sight.tableau) > _tricks(sight.first)


def _tricks(tableau: Tableau) -> int:
    """How many tricks were played in the game."""
    view = oneonta_view(tableau.moment)
    return len(view.tricks) + sum(len(hand.tricks) for hand in view.history)


def _played(sight: Sight, tricks: int) -> bool:
    """Whether so many tricks of a hand lie on their piles."""
    view = _view(sight)
    return view.prediction is not None and len(view.tricks) >= tricks


def _hand(sight: Sight) -> Rect | None:
    return cards_box(sight.tableau.layout, sight.tableau.moment.table.at(HAND))


def _turn_up(sight: Sight) -> Rect | None:
    layout = sight.tableau.layout
    turned = cards_box(layout, sight.tableau.moment.table.at(TURNED))
    return united((turned, spot_box(layout, "turn-up-caption", "turn-up")))


def _menu(sight: Sight) -> Rect | None:
    """All prediction cards that are left, also the one that is raised because it is picked."""
    layout, left = sight.tableau.layout, [PREDICTION_TILES[tricks] for tricks in _view(sight).predictions]
    box = united((cards_box(layout, left), spot_box(layout, *ALL_PREDICTIONS)))
    # The ring then runs along the upper edge of the raised card: further up there are words.
    lift = 0.0 if sight.tableau.picked is None else Rim.PICKED.lift - RING
    return box and Rect(box.x, box.y - lift, box.width, box.height + lift)


def _trick(sight: Sight) -> Rect | None:
    layout, table = sight.tableau.layout, sight.tableau.moment.table
    if _view(sight).prediction is None or not table.at(LEAD):
        return None
    return united((cards_box(layout, table.at(LEAD)), spot_box(layout, "slot")))


def _promise(sight: Sight) -> Rect | None:
    return spot_box(sight.tableau.layout, "promise")


def _penalty(sight: Sight) -> Rect | None:
    layout, table = sight.tableau.layout, sight.tableau.moment.table
    if not _view(sight).history:
        return None
    paid = cards_box(layout, (*table.at(PENALTY), *table.at(USED)))
    return united((paid, spot_box(layout, "penalty-caption", "penalty")))


def _about_hand(_: Sight) -> str:
    return QCoreApplication.translate("Guide", "Your seven cards. With them you play seven tricks against the dummy.")


def _about_turn_up(sight: Sight) -> str:
    trump = _view(sight).trumps.suit
    if trump is None:
        return QCoreApplication.translate("Guide", "An ace is turned up: only the other ace is a trump in this hand.")
    sentence = QCoreApplication.translate("Guide", "The turned card makes a suit trump: %1. Both aces are trumps too.")
    return fill(sentence, suit_title(trump))


def _about_predictions(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "How many tricks will you win? Choose a card and confirm it. Each can be used only once."
    )


def _about_reply(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "The dummy leads. Click a card of yours, or drag it here. Follow suit if you can."
    )


def _about_promise(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "Every trick that you win fills one of these. Each one too many or too few costs a penalty card."
    )


def _about_penalty(sight: Sight) -> str:
    penalty = _view(sight).history[-1].penalty
    if not penalty:
        return QCoreApplication.translate(
            "Guide", "As predicted: no penalty. More than seven penalty cards in all lose the game."
        )
    sentence = QCoreApplication.translate(
        "Guide", "Off by %1: so many cards are paid here. More than seven in all lose the game."
    )
    return fill(sentence, str(penalty))
