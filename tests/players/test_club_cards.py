"""The club player's cards. South plays, and hearts are trumps where there are any."""

import pytest

from tests.players.solowhist_seen import answer, choice, playing

FIRST = ["N 7S AS 5S 6S"]
"""A first trick: North led, East won with the ace, South and West followed."""


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        # Second hand low.
        ("T3.87.QJ64.K832", "E 4C", "2C"),
        ("T3.87.QJ64.A832", "E 4C", "2C"),
        # Third hand high, with the lowest of equals.
        ("T83.87.K92.9832", "N 3D 5D", "KD"),
        ("T83.87.KQJ.9832", "N 3D 5D", "JD"),
        # The last player wins cheaply, or plays low.
        ("T83.87.AQ92.832", "W JD 5D 4D", "QD"),
        ("T83.87.Q972.832", "W KD 5D 4D", "2D"),
    ],
)
def test_following_suit(hand: str, trick: str, card: str) -> None:
    assert answer(playing(hand, "solo W H", trick, before=FIRST)) == f"play {card}"


@pytest.mark.parametrize(
    ("trick", "cards"),
    [
        # A ruff is low, but high enough; who cannot overruff throws a low card.
        ("W AC 4C 5C", "4H"),
        ("W AC 4C 9H", "JH"),
        ("W AC 4C QH", "2D 2S"),
        # The trick is the partner's already.
        ("W 9C AC 5C", "2D 2S"),
    ],
)
def test_ruffing(trick: str, cards: str) -> None:
    view = playing("T832.J764.9742.", "propose SN H", trick, before=FIRST)
    assert answer(view).removeprefix("play ") in cards.split()


def test_a_partners_winner_is_not_beaten() -> None:
    view = playing("T83.76.9742.AQ2", "propose SN H", "W 4C KC 5C", before=FIRST)
    assert answer(view) == "play 2C"
    assert choice(view).reason.key == "leave-to-partner"


def test_a_trick_that_cannot_be_done_without_is_taken() -> None:
    # West has won all four tricks of a solo and needs one more; the ace may be ruffed later, so it is played.
    before = ["W AH 2H 3H 4H", "W KH 5H 6H 7H", "W QH 7S 3S 4S", "W JH 8S 5S 6S"]
    assert answer(playing("T.8.AQ92.832", "solo W H", "W KD 4D 3D", before=before)) == "play AD"


def test_the_one_trick_that_beats_all_thirteen_is_taken() -> None:
    assert answer(playing("6.85.T87652.AJ92", "abundance-declared W", "W KC 5C 3C")) == "play AC"


def test_a_bidder_takes_the_last_trick_that_the_contract_needs() -> None:
    before = ["S AH 2H 3H 4H", "S KH 5H 6H 7H", "S QH 7S 3S 4S", "S JH 8S 5S 6S", "S 9S JS QS KS"]
    assert answer(playing("T2.8.AQ92.2", "solo S H", "W KD 4D 3D", before=before)) == "play AD"


def test_a_discard_keeps_the_guards_of_a_king() -> None:
    view = playing("K2.8.98742.T832", "solo W H", "W AH 2H 3H", before=["N 7D AD 3D 5D"])
    assert answer(view) == "play 8H"
    view = playing("K2..98742.T832", "solo W H", "W KH 4H 3H", before=["N 7D AD 3D 5D", "E AH 9H 6H 2H"])
    assert answer(view) in ("play 2D", "play 2C")


def test_a_bidder_draws_trumps() -> None:
    view = playing("A83.AKQ764.A5.92", "solo S H", "S")
    assert answer(view) in ("play AH", "play KH", "play QH")
    assert choice(view).reason.key == "draw-trumps"


def test_a_partner_leads_trumps_from_strength() -> None:
    assert answer(playing("A83.AKJ4.952.962", "propose NS H", "S")) in ("play AH", "play KH")


def test_a_defender_does_not_lead_trumps_for_the_bidder() -> None:
    assert not answer(playing("Q83.8764.952.962", "solo W H", "S")).endswith("H")


def test_a_defender_cashes_a_sure_trick_that_is_needed() -> None:
    assert answer(playing("AK3.864.9752.962", "solo W H", "S")) in ("play AS", "play KS")


def test_a_misere_bidder_plays_the_highest_card_that_loses() -> None:
    view = playing("8753.642.753.842", "misere S", "W 9S JS 4S")
    assert answer(view) == "play 8S"
    assert choice(view).reason.key == "duck-high"


def test_a_misere_bidder_throws_what_is_dangerous() -> None:
    view = playing("6532.K3.8643.", "misere S", "E 9C", before=["S 2C 7C KC QC", "N 8C 6C 3C JC", "E TC 5C 4C AC"])
    assert answer(view) == "play KH"
    assert choice(view).reason.key == "throw-danger"


def test_misere_defenders_leave_the_bidder_on_top() -> None:
    view = playing("AKQ.A75.KQ53.T32", "misere W", "W 9C 7C 5C")
    assert answer(view) in ("play 2C", "play 3C")
    assert choice(view).reason.key == "duck-under"


def test_misere_defenders_play_low_before_the_bidder() -> None:
    assert answer(playing("AKQ.A75.KQ53.T32", "misere W", "E 4C")) == "play 3C"


def test_misere_defenders_shed_high_cards_once_the_bidder_is_below() -> None:
    view = playing("AKQ.A75.KQ53.A32", "misere W", "W 4C 7C 5C")
    assert answer(view) == "play AC"
    assert choice(view).reason.key == "shed-high"


def test_misere_defenders_do_not_lead_a_suit_of_which_the_bidder_is_void() -> None:
    view = playing("A2.A75.KQ53.T32", "misere W", "S", before=["S KS 4H 5S 6S"])
    assert not answer(view).endswith("S")


def test_an_open_hand_is_remembered() -> None:
    # West's only diamond is the nine: a low diamond catches it.
    before = ["S 2S 3S 4S QS", "E KS AS 5S 6S"]
    view = playing("87.A75.KQ52.T3", "open-misere W", "S", before=before, exposed=".6432.9.765432")
    assert answer(view) == "play 2D"


def test_an_only_card_needs_no_other_reason() -> None:
    view = playing("T832.J764.9742.", "solo W H", "W 9C 4C AC", before=FIRST)
    assert choice(view).reason.key != "only-card"
    assert choice(playing("T832.J764.974.2", "solo W H", "W 9C 4C AC", before=FIRST)).reason.key == "only-card"
