"""Views of the solitaires that no game leads to are refused with a sentence that says why."""

from typing import Any

import pytest

from whistdesk.rules.base import View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.request import ViewError
from whistdesk.rules.seats import Seat

SEEN = ["9C", "TC", "JC", "QC", "KC", "9D", "TD", "JD", "QD", "KD", "9H", "TH", "JH", "QH", "KH"]
FIRST: dict[str, Any] = {
    "hand": ["9C", "TC", "JC", "QC", "KC", "AC", "AD"],
    "turn_up": "9D",
    "predictions": list(range(8)),
    "penalties": 0,
    "prediction": None,
    "tricks": [],
    "lead": None,
    "history": [],
    "legal": [f"predict {tricks}" for tricks in range(8)],
}
"""The first hand of Oneonta Whist, before its prediction."""

PLAYING: dict[str, Any] = {
    "hand": ["TC", "JC", "QC", "KC", "AC", "AD"],
    "turn_up": "9D",
    "predictions": [0, 1, 3, 4, 5, 6],
    "penalties": 2,
    "prediction": 7,
    "tricks": [["9S", "9C"]],
    "lead": "KD",
    "history": [{"seen": SEEN, "penalty": 2}],
    "legal": ["play AC", "play AD"],
}
"""The second hand of Oneonta Whist, in its second trick; trumps are diamonds."""


def oneonta(view: dict[str, Any]) -> View:
    return GAMES["oneonta-whist"].read_view(Seat.PLAYER, view, frozenset())


@pytest.mark.parametrize("view", [FIRST, PLAYING])
def test_a_view_of_oneonta_that_can_be_is_read(view: dict[str, Any]) -> None:
    assert {str(move) for move in oneonta(view).legal} == set(view["legal"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hand": "TC JC QC KC AC AD"}, "hand must be a list"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "8D"]}, "8D is not in the main deck"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "AX"]}, "hand: 'AX' is not a card"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "AC"]}, "AC is there twice"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "9S"]}, "9S is there twice"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "9D"]}, "9D is there twice"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "KD"]}, "KD is there twice"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC"]}, "after 1 tricks the player holds 6 cards"),
        ({"hand": ["TC", "JC", "QC", "KC", "AC", "AD", "9H"]}, "after 1 tricks the player holds 6 cards"),
        ({"turn_up": None}, "turn_up must be a text"),
        ({"turn_up": "2H"}, "2H is not in the main deck"),
        ({"predictions": [0, 1, 3, 4, 5, 8]}, "predictions must be a whole number from 0 to 7"),
        ({"predictions": [0, 1, 3, 4, 5, True]}, "predictions must be a whole number from 0 to 7"),
        ({"predictions": [0, 1, 3, 4, 5, 5]}, "predictions holds a number twice"),
        ({"predictions": [0, 1, 3, 4, 5]}, "history must hold 2 hands"),
        ({"predictions": [0, 1, 2, 3, 4, 5, 6]}, "history must hold 0 hands"),
        ({"predictions": [0, 1, 3, 4, 5, 7]}, "the prediction 7 is chosen and cannot be left"),
        ({"prediction": 1.0}, "prediction must be a whole number from 0 to 7"),
        ({"prediction": None}, "history must hold 2 hands"),
        ({"prediction": None, "predictions": [0, 1, 3, 4, 5, 6, 7]}, "the dummy has led when the prediction is made"),
        ({"penalties": 3}, "penalties is 3, but the hands of history paid 2"),
        ({"penalties": 8}, "penalties must be a whole number from 0 to 7"),
        ({"penalties": -1}, "penalties must be a whole number from 0 to 7"),
        ({"tricks": [["9S"]]}, "each of the tricks is a lead and a reply"),
        ({"tricks": ["9S 9C"]}, "tricks must be a list"),
        ({"tricks": [["9C", "9S"]]}, "play 9S: OW-08 the player must follow clubs"),
        ({"tricks": [["9S", "9C"]] * 8}, "has fewer than 7 complete tricks, not 8"),
        ({"tricks": [["9S", "9C"], ["9C", "9S"]]}, "after 2 tricks the player holds 5 cards"),
        ({"lead": None}, "the dummy has led when the prediction is made"),
        ({"lead": "9S"}, "9S is there twice"),
        ({"history": {}}, "history must be a list"),
        ({"history": []}, "history must hold 1 hands, one for each used prediction, not 0"),
        ({"history": [SEEN]}, "each hand of history is an object with seen and penalty"),
        ({"history": [{"seen": SEEN}]}, 'has no "penalty"'),
        ({"history": [{"seen": SEEN[:14], "penalty": 2}]}, "the player has seen 15 cards, not 14"),
        ({"history": [{"seen": [*SEEN[:14], "9C"], "penalty": 2}]}, "9C is there twice"),
        ({"history": [{"seen": [*SEEN[:14], "2C"], "penalty": 2}]}, "2C is not in the main deck"),
        ({"history": [{"seen": SEEN, "penalty": 6}], "penalties": 6}, "no hands with the used predictions"),
        ({"legal": ["play AC"]}, "legal does not fit: here the legal moves are play AC, play AD"),
    ],
)
def test_a_view_of_oneonta_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ViewError) as refused:
        oneonta(PLAYING | change)
    assert sentence in str(refused.value)


def test_after_eight_predictions_there_is_nothing_to_ask() -> None:
    over = FIRST | {"predictions": [], "history": [{"seen": SEEN, "penalty": 0}] * 8}
    with pytest.raises(ViewError, match="no prediction is left: the game is over"):
        oneonta(over)


def test_no_trick_comes_before_the_prediction() -> None:
    with pytest.raises(ViewError, match="no trick is played before the prediction is made"):
        oneonta(FIRST | {"tricks": [["9S", "9C"]]})


def test_a_penalty_card_cannot_be_seen_again() -> None:
    """Two later hands have shown all cards but one, so that the first hand cannot have paid two."""
    rest = ["9S", "TS", "JS", "QS", "KS", "AC", "AD", "9C", "TC", "JC", "QC", "KC", "9D", "TD", "JD"]
    history = [{"seen": SEEN, "penalty": 2}, {"seen": SEEN, "penalty": 0}, {"seen": rest, "penalty": 0}]
    view = FIRST | {"predictions": [0, 1, 2, 5, 6], "penalties": 2, "history": history}
    legal = [f"predict {tricks}" for tricks in view["predictions"]]
    with pytest.raises(ViewError, match="too few for the penalty cards of an earlier hand"):
        oneonta(view | {"legal": legal})
    paid_last = oneonta(view | {"legal": legal, "history": [*history[1:], history[0]]})
    assert [str(move) for move in paid_last.legal] == legal


CRIBBAGE: dict[str, Any] = {
    "round": 2,
    "hands": [["2C", "3C", "4C"], ["5C", "6C"], ["7C", "8C", "9C", "TC"]],
    "card": "JC",
    "seen": [f"{rank}D" for rank in "23456789TJQKA"],
    "total": 20,
    "legal": ["place 1", "place 2"],
}


def cribbage(view: dict[str, Any]) -> View:
    return GAMES["cribbage-solitaire"].read_view(Seat.PLAYER, view, frozenset())


def test_a_view_of_cribbage_that_can_be_is_read() -> None:
    assert {str(move) for move in cribbage(CRIBBAGE).legal} == set(CRIBBAGE["legal"])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"round": 0}, "round must be a whole number from 1 to 4"),
        ({"round": 5}, "round must be a whole number from 0 to 4"),
        ({"round": "2"}, "round must be a whole number"),
        ({"round": 1, "total": 0}, "in round 1, seen must hold 0 cards, not 13"),
        ({"round": 1}, "total must be a whole number from 0 to 0"),
        ({"round": 3}, "in round 3, seen must hold 26 cards, not 13"),
        ({"hands": {}}, "hands must be a list"),
        ({"hands": [["2C", "3C"], ["5C", "6C"]]}, "hands must be a list of 3 lists of cards"),
        ({"hands": [["2C"], ["5C", "6C"], ["7C", "8C"]]}, "each of the hands holds 2 to 4 cards, not 1"),
        ({"hands": [["2C", "3C", "4C", "AC", "KC"], ["5C", "6C"], ["7C", "8C"]]}, "2 to 4 cards, not 5"),
        ({"hands": [["2C", "3C"], ["5C", "6C"], ["7C", "2D"]]}, "2D is there twice"),
        ({"hands": [["2C", "3C"], ["5C", "6C"], ["7C", "JC"]]}, "JC is there twice"),
        ({"hands": [["2C", "3C"], ["5C", "6C"], ["7C", "XX"]]}, "hands: 'XX' is not a card"),
        ({"hands": [[f"{rank}{suit}" for rank in "2345"] for suit in "CHS"]}, "no card is to be placed"),
        ({"card": None}, "card must be a text"),
        ({"card": "2D"}, "2D is there twice"),
        ({"seen": ["2D"] * 13}, "2D is there twice"),
        ({"total": 90}, "total must be a whole number from 0 to 89"),
        ({"total": 20.5}, "total must be a whole number"),
        ({"legal": ["place 1", "place 2", "place 3"]}, "legal does not fit: here the legal moves are place 1, place 2"),
    ],
)
def test_a_view_of_cribbage_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ViewError) as refused:
        cribbage(CRIBBAGE | change)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(("read", "view"), [(oneonta, PLAYING), (cribbage, CRIBBAGE)])
def test_all_keys_of_a_solitaire_are_needed(read: Any, view: dict[str, Any]) -> None:
    for key in view:
        with pytest.raises(ViewError, match=f'the view has no "{key}"'):
            read({known: value for known, value in view.items() if known != key})
