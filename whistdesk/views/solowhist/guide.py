"""The first-game guide of Solo Whist."""

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.guide.barsteps import number, tools
from whistdesk.views.guide.step import GameGuide, Sight, Step, cards_box, spot_box
from whistdesk.views.names import card_name, fill
from whistdesk.views.solowhist.staging import solo_view
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.tableau import Tableau


def solo_guide() -> GameGuide:
    """From the first hand to its settlement."""
    steps = (
        Step("turned", _about_turned, lambda sight: _turned(sight) if _calling(sight) else None, _called),
        Step("calls", _about_calls, lambda sight: _spots(sight, "standing") if _calling(sight) else None, _called),
        Step("card", _about_card, lambda sight: _spots(sight, "hand") if _playing(sight) else None, _has_played),
        Step("contract", _about_contract, _contract, brief=True),
        Step(
            "trumps",
            _about_trumps,
            lambda sight: _spots(sight, "trumps", "number") if _late(sight, 2) else None,
            brief=True,
        ),
        tools(lambda sight: _late(sight, 3)),
        number(lambda sight: _late(sight, 4)),
        Step(
            "chips", _about_chips, lambda sight: _spots(sight, "plate:S") if _view(sight).settled else None, brief=True
        ),
    )
    spare = (
        "middle",
        "thinking",
        "turned-suit",
        "turned",
        "hand",
        "prompt",
        *(f"plate:{seat}" for seat in COMPASS[1:]),
    )
    return GameGuide(steps, spare)


def _view(sight: Sight) -> SoloView:
    return solo_view(sight.tableau.moment)


def _spots(sight: Sight, *names: str) -> Rect | None:
    return spot_box(sight.tableau.layout, *names)


def _calling(sight: Sight) -> bool:
    return _view(sight).contract is None


def _playing(sight: Sight) -> bool:
    """Whether cards are played, and trumps are named."""
    return _view(sight).in_play


def _called(sight: Sight) -> bool:
    """Whether the player has called since the guide began."""
    return _calls(sight.tableau) > _calls(sight.first)


def _calls(tableau: Tableau) -> int:
    """How often the player has called in the match."""
    view = solo_view(tableau.moment)
    calls = [*view.calls, *(call for hand in view.settled for call in hand.calls)]
    return sum(seat is view.seat for seat, _ in calls)


def _has_played(sight: Sight) -> bool:
    """Whether a trick was played since the guide began."""
    return _tricks(sight.tableau) > _tricks(sight.first)


def _tricks(tableau: Tableau) -> int:
    """How many tricks were played in the match."""
    view = solo_view(tableau.moment)
    return len(view.tricks) + sum(len(hand.played) for hand in view.settled)


def _late(sight: Sight, tricks: int) -> bool:
    """Whether so many tricks of the hand are complete."""
    return _playing(sight) and len(_view(sight).tricks) >= tricks


def _turned(sight: Sight) -> Rect | None:
    table, turned = sight.tableau.moment.table, _view(sight).turned
    tiles = (tile for seat in COMPASS for tile in table.at(hand_of(seat)) if table.card(tile) == turned)
    return cards_box(sight.tableau.layout, tiles)


def _contract(sight: Sight) -> Rect | None:
    contract = _view(sight).contract
    if contract is None or not _late(sight, 1):
        return None
    return _spots(sight, *(f"ribbon:{seat}" for seat in contract.declarers[:1]))


def _about_turned(sight: Sight) -> str:
    sentence = QCoreApplication.translate("Guide", "Turned up: %1. Its suit is trump in a proposal and in a solo.")
    return fill(sentence, card_name(_view(sight).turned))


def _about_calls(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "Choose a call and confirm it, or pass. The chip is the stake: you win or lose it."
    )


def _about_card(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "Click a card, or drag it to the middle. Follow suit if you can; dimmed cards may not be played now."
    )


def _about_contract(sight: Sight) -> str:
    view = _view(sight)
    assert view.contract is not None
    if view.seat in view.contract.declarers:
        return QCoreApplication.translate("Guide", "Your contract, and how far you are with it.")
    return QCoreApplication.translate("Guide", "The contract of the others. Keep them from making it.")


def _about_trumps(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "At the sides: what is trump, and which of the thirteen tricks is played."
    )


def _about_chips(_: Sight) -> str:
    return QCoreApplication.translate("Guide", "Your chips. What one wins, the others pay: all four add up to zero.")
