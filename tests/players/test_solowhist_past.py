"""What the play so far tells play-outs: suits, ranks and numbers that all seats know."""

from tests.players.solowhist_seen import playing
from whistdesk.cards.card import Rank, Suit
from whistdesk.players.solowhist.memory import remember
from whistdesk.players.solowhist.past import past
from whistdesk.rules.solowhist.view import SoloView


def told(view: SoloView) -> dict[str, list[int]]:
    assert view.contract is not None
    return {name: list(each) for name, each in past(remember(view, view.contract))._asdict().items()}


def ranks(*names: str) -> int:
    return sum(1 << Rank[name] - Rank.TWO for name in names)


def by_suit(**numbers: int) -> list[int]:
    return [numbers.get(suit.name.lower(), 0) for suit in Suit]


def test_a_misere_tells_voids_leads_discards_and_what_its_bidder_will_not_hold() -> None:
    before = ["S 5C 3C KC 2C", "N QD TD 2D 8D", "N JD 7S 3D 4H"]
    view = playing("K42.T65.A9.QJ", "misere W", "N KS 9S", before=before)
    assert told(view) == {
        "voids": [0, 1 << Suit.DIAMONDS, 0, 1 << Suit.DIAMONDS],
        "opened": [1 << Suit.CLUBS | 1 << Suit.DIAMONDS, 0],
        "denied": by_suit(
            clubs=ranks("FOUR"),
            diamonds=ranks("NINE", "TEN", "JACK"),
            hearts=ranks("FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING", "ACE"),
        ),
        "thrown": by_suit(spades=1),
        "followed": by_suit(clubs=1, diamonds=1),
    }


def test_the_open_trick_is_told_by_its_cards_alone() -> None:
    view = playing("K542.T65.AT9.QJ2", "misere W", "N QD 7S")
    assert told(view)["thrown"] == by_suit()
    assert told(view)["opened"] == [0, 0]


def test_a_contract_of_tricks_tells_voids_and_who_led_what() -> None:
    view = playing("K42.T65.AT98.Q", "solo W S", "S", before=["N 5C 3H 3C KC", "W AD 4D 2D 8D"])
    assert told(view) == {
        "voids": [0, 0, 0, 1 << Suit.CLUBS],
        "opened": [1 << Suit.CLUBS, 1 << Suit.DIAMONDS],
        "denied": by_suit(),
        "thrown": by_suit(),
        "followed": by_suit(),
    }
