"""Oneonta Whist, read a second time: a record's JSON object in, a result out, cards as text."""

from typing import Any

from tests.second_reading.fault import Fault

MAIN_DECK = [rank + suit for suit in "CDHS" for rank in "9TJQK"] + ["AD", "AC"]
PLAIN_ORDER = "9TJQKA"


def trumps_from_the_top(turn_up: str) -> list[str]:
    """OW-09, OW-10."""
    rank, suit = turn_up[0], turn_up[1]
    if rank == "A":
        return ["AC" if turn_up == "AD" else "AD"]
    aces = ["AD", "AC"] if suit in "HD" else ["AC", "AD"]
    return [card for card in aces + [r + suit for r in "KQJT9"] if card != turn_up]


def suit_of(card: str, trumps: list[str]) -> str:
    """OW-07."""
    return "trumps" if card in trumps else card[1]


def reply_wins(lead: str, reply: str, trumps: list[str]) -> bool:
    """OW-11."""
    if reply in trumps:
        return lead not in trumps or trumps.index(reply) < trumps.index(lead)
    return reply[1] == lead[1] and lead not in trumps and PLAIN_ORDER.index(reply[0]) > PLAIN_ORDER.index(lead[0])


class Reading:
    """A record of spelled-out shuffles, read from start to end."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.shuffles = iter(record["deal"]["shuffles"])
        self.moves = record["moves"]
        self.made = 0
        self.pile: list[str] = []
        self.predictions = set(range(8))
        self.penalties = 0
        self.hands: list[dict[str, Any]] = []

    def result(self) -> dict[str, Any]:
        """RECORD.md's result; Fault for a record that breaks a rule."""
        status = "playing"
        while status == "playing":
            legal = self.hand(self.shuffle())
            if legal:
                return self.position(status, legal)
            status = self.pay()
        if self.made < len(self.moves):
            raise Fault(None, self.made + 1)
        return self.position(status, [])

    def hand(self, cards: list[str]) -> list[str]:
        """Play a hand; the legal moves where the record ends in it, none where it goes on."""
        dummy, mine, turn_up = cards[:7], cards[7:14], cards[14]
        trumps = trumps_from_the_top(turn_up)
        self.hands.append(
            {
                "turn_up": turn_up,
                "trump": None if turn_up[0] == "A" else turn_up[1],
                "prediction": None,
                "tricks": [],
                "lead": None,
                "penalty": None,
            }
        )
        hand = self.hands[-1]
        legal = [f"predict {p}" for p in self.predictions]
        if self.made == len(self.moves):
            return legal
        hand["prediction"] = int(
            self.next_move(legal, "OW-05", lambda m: m[:-1] == "predict " and m[-1] in "01234567")[-1]
        )
        self.predictions.remove(hand["prediction"])
        for lead in dummy:
            hand["lead"] = lead
            following = [card for card in mine if suit_of(card, trumps) == suit_of(lead, trumps)]
            legal = [f"play {card}" for card in following or mine]
            if self.made == len(self.moves):
                return legal
            held = list(mine)
            reply = self.next_move(legal, "OW-08", lambda m, held=held: m[5:] in held)[5:]
            mine.remove(reply)
            hand["tricks"].append({"lead": lead, "reply": reply, "won": reply_wins(lead, reply, trumps)})
            hand["lead"] = None
        return []

    def next_move(self, legal: list[str], rule: str, against_the_rule: Any) -> str:
        move: str = self.moves[self.made]
        self.made += 1
        if move not in legal:
            raise Fault(rule if against_the_rule(move) else None, self.made)
        return move

    def pay(self) -> str:
        """OW-13 to OW-17: the status after paying."""
        hand = self.hands[-1]
        hand["penalty"] = abs(hand["prediction"] - sum(trick["won"] for trick in hand["tricks"]))
        self.penalties += hand["penalty"]
        if len(self.hands) < 8:
            self.pile += self.shuffle()[: hand["penalty"]]
        if self.penalties > 7:
            return "lost"
        return "won" if len(self.hands) == 8 else "playing"

    def shuffle(self) -> list[str]:
        cards: list[str] = next(self.shuffles, "").split()
        if sorted(cards) != sorted(set(MAIN_DECK) - set(self.pile)):
            raise Fault(None, None)
        return cards

    def position(self, status: str, legal: list[str]) -> dict[str, Any]:
        return {
            "game": "oneonta-whist",
            "status": status,
            "to_move": "player" if legal else None,
            "legal": legal,
            "penalties": self.penalties,
            "hands": self.hands,
        }
