"""Solo Whist, read a second time."""

from typing import Any

from tests.second_reading.fault import Fault

SEATS = "SWNE"
RANKS = "23456789TJQKA"
SUITS = "SHDC"
LEVELS = ["propose", "solo", "misere", "abundance", "open-misere", "abundance-declared"]
UNITS = dict(zip(LEVELS, (2, 2, 3, 4, 6, 8), strict=True))
TARGETS = dict(zip(LEVELS, (8, 5, 0, 9, 0, 13), strict=True))


def left_of(seat: str) -> str:
    return SEATS[(SEATS.index(seat) + 1) % 4]


class Reading:
    """A record of spelled-out deals, read from start to end."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.rules = record.get("rules", {})
        self.match = record.get("match")
        self.spelled = record["deal"]["deals"][: self.match]
        self.moves = record["moves"]
        self.made = 0
        self.deals: list[dict[str, Any]] = []

    def result(self) -> dict[str, Any]:
        """RECORD.md's result; Fault for a record that breaks a rule."""
        for spelled in self.spelled:
            self.deals.append(
                {
                    "dealer": spelled["dealer"],
                    "turned": spelled["turned"],
                    "calls": [],
                    "contract": None,
                    "thrown_in": False,
                    "tricks": [],
                    "current": [],
                    "made": None,
                    "chips": dict.fromkeys(SEATS, 0),
                }
            )
            to_move, legal = self.hand(self.deals[-1], hands_of(spelled["hands"]))
            if legal:
                return self.position("playing", to_move, legal)
        if self.made < len(self.moves):
            raise Fault(None, self.made + 1)
        return self.position("finished" if len(self.deals) == self.match else "playing", None, [])

    def hand(self, deal: dict[str, Any], hands: dict[str, list[str]]) -> tuple[str, list[str]]:
        """One hand; the seat and its legal moves where the record ends in it, an empty list where not."""
        eldest = left_of(deal["dealer"])
        auction = Auction(self.rules, eldest)
        while not auction.over:
            legal = auction.legal()
            if self.ended:
                return auction.seat, legal
            rule = auction.rule(self.moves[self.made])
            call = self.next_move(legal, lambda m: m in LEVELS or m == "accept", rule)
            deal["calls"].append([auction.seat, call])
            auction.hear(call)
        if auction.thrown_in:
            deal["thrown_in"] = True
            return "", []
        call, bidder = auction.last, auction.bidder
        contract = deal["contract"] = {
            "name": "proposal" if call == "propose" else call,
            "declarers": [bidder, auction.acceptor] if auction.acceptor else [bidder],
            "trump": deal["turned"][1] if call in ("propose", "solo") else None,
            "target": TARGETS[call],
        }
        if call == "abundance":
            legal = [f"trump {suit}" for suit in "CDHS"]
            if self.ended:
                return bidder, legal
            contract["trump"] = self.next_move(legal, lambda _: False)[-1]
        leader = bidder if call == "abundance-declared" else eldest
        while not settled_early(call, deal["tricks"], bidder) and len(deal["tricks"]) < 13:
            to_move, legal = self.trick(deal, hands, leader, contract["trump"])
            if legal:
                return to_move, legal
            leader = deal["tricks"][-1]["winner"]
        self.settle(deal, call, contract["declarers"])
        return "", []

    def trick(
        self, deal: dict[str, Any], hands: dict[str, list[str]], leader: str, trump: str | None
    ) -> tuple[str, list[str]]:
        """SW-14, SW-15."""
        cards: list[str] = []
        deal["current"] = cards
        seat = leader
        for _ in range(4):
            held = hands[seat]
            legal = [f"play {c}" for c in [c for c in held if cards and c[1] == cards[0][1]] or held]
            if self.ended:
                return seat, legal
            card = self.next_move(legal, lambda m, held=held: m[5:] in held, "SW-15")[5:]
            held.remove(card)
            cards.append(card)
            seat = left_of(seat)
        highest = max(cards, key=lambda c: (c[1] == trump, c[1] == cards[0][1], RANKS.index(c[0])))
        winner = SEATS[(SEATS.index(leader) + cards.index(highest)) % 4]
        deal["tricks"].append({"leader": leader, "cards": cards, "winner": winner})
        deal["current"] = []
        return "", []

    def settle(self, deal: dict[str, Any], call: str, declarers: list[str]) -> None:
        """SW-16 to SW-19."""
        won = sum(trick["winner"] in declarers for trick in deal["tricks"])
        deal["made"] = won == 0 if TARGETS[call] == 0 else won >= TARGETS[call]
        paid = UNITS[call] if deal["made"] else -UNITS[call]
        each = paid * (3 if len(declarers) == 1 else 1 if self.rules.get("partners_settle_once") else 2)
        others = each * len(declarers) // (4 - len(declarers))
        deal["chips"] = {seat: each if seat in declarers else -others for seat in SEATS}

    @property
    def ended(self) -> bool:
        return self.made == len(self.moves)

    def next_move(self, legal: list[str], against_the_rule: Any, rule: str = "") -> str:
        move: str = self.moves[self.made]
        self.made += 1
        if move not in legal:
            raise Fault(rule if against_the_rule(move) else None, self.made)
        return move

    def position(self, status: str, to_move: str | None, legal: list[str]) -> dict[str, Any]:
        chips = {seat: sum(deal["chips"][seat] for deal in self.deals) for seat in SEATS}
        return {
            "game": "solo-whist",
            "status": status,
            "to_move": to_move,
            "legal": legal,
            "chips": chips,
            "deals": self.deals,
        }


class Auction:
    """SW-10 to SW-13."""

    def __init__(self, rules: dict[str, bool], eldest: str) -> None:
        self.rules, self.eldest, self.seat = rules, eldest, eldest
        self.last = self.bidder = self.acceptor = ""
        self.passes = 0
        self.passed: set[str] = set()
        self.over = self.thrown_in = False

    @property
    def final(self) -> bool:
        return bool(self.rules.get("pass_is_final")) and self.seat in self.passed

    def rule(self, call: str) -> str:
        """The rule that an illegal call breaks: an acceptance of the eldest hand is none that a final pass forbids."""
        return "SW-12" if self.final and (call, self.seat) != ("accept", self.eldest) else "SW-10"

    def legal(self) -> list[str]:
        above = 0 if not self.last else LEVELS.index(self.last) + 1
        calls = ["pass"] if self.final else ["pass", *LEVELS[above:]]
        open_proposal = self.last == "propose" and not self.acceptor and self.bidder != self.seat
        if open_proposal and (not self.final or self.seat == self.eldest):
            calls.append("accept")
        return calls

    def hear(self, call: str) -> None:
        if call == "pass":
            self.passes += 1
            self.passed.add(self.seat)
            self.over, self.thrown_in = self.closed()
        else:
            self.passes = 0
            if call == "accept":
                self.acceptor = self.seat
            else:
                self.last, self.bidder, self.acceptor = call, self.seat, ""
            self.over = call == "abundance-declared"
        self.seat = left_of(self.seat)

    def closed(self) -> tuple[bool, bool]:
        """Whether this pass ends the auction, and whether it throws the hand in."""
        if not self.last:
            return self.passes == 4, self.passes == 4
        nobody_accepted = self.last == "propose" and not self.acceptor
        needed = 4 if nobody_accepted and self.rules.get("unaccepted_proposer_may_raise") else 3
        return self.passes == needed, self.passes == needed and nobody_accepted


def settled_early(call: str, tricks: list[dict[str, Any]], bidder: str) -> bool:
    """SW-16."""
    if "misere" in call:
        return any(trick["winner"] == bidder for trick in tricks)
    return call == "abundance-declared" and any(trick["winner"] != bidder for trick in tricks)


def hands_of(text: str) -> dict[str, list[str]]:
    """``S:AKT2.Q93.J7.8654 W:…`` as lists of cards by seat."""
    hands = {}
    for part in text.split():
        seat, _, suits = part.partition(":")
        hands[seat] = [rank + suit for suit, ranks in zip(SUITS, suits.split("."), strict=True) for rank in ranks]
    return hands
