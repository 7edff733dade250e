"""What is certain for one who sees one hand of four: proofs against every lie of the hidden cards.

The hidden cards are not dealt out. Whoever is to play from a hidden hand may play any card that it
can still hold, and only whether all cards find a place is checked; so the other seats choose cards
and deal at once, and what is proved holds for every deal that fits and however those seats play.

Here seat 0 is the one who sees, 1 to 3 follow it clockwise. Cards are bits as in ``bits``.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from whistdesk.players.search.bits import NO_TRUMP

_SUIT: Final = (1 << 13) - 1
_OTHERS: Final = (1, 2, 3)


class Unresolved(Exception):
    """The proof was given up: it takes more positions than allowed."""


class Sight(NamedTuple):
    """What seat 0 knows.

    ``own`` are its cards; ``may`` says of each of the three others which hidden cards it may hold, a mask
    each, and ``sizes`` how many it holds. All hidden cards lie with these three. ``trump`` is a suit 0 to
    3, or 4 for none. ``table`` are the cards of the open trick, led by ``leader``.
    """

    own: int
    may: tuple[int, int, int]
    sizes: tuple[int, int, int]
    trump: int
    leader: int
    table: tuple[int, ...] = ()

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % 4

    @property
    def hidden(self) -> int:
        """All cards that seat 0 does not see."""
        return self.may[0] | self.may[1] | self.may[2]

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be taken, the one on the table included."""
        return self.own.bit_count() + (-self.leader % 4 < len(self.table))

    @property
    def possible(self) -> bool:
        """Whether the hidden cards can be dealt to the hidden hands."""
        first, second, third = self.may
        a, b, c = self.sizes
        return (
            (first | second | third).bit_count() == a + b + c
            and (first & ~(second | third)).bit_count() <= a
            and (second & ~(first | third)).bit_count() <= b
            and (third & ~(first | second)).bit_count() <= c
            and first.bit_count() >= a
            and second.bit_count() >= b
            and third.bit_count() >= c
        )


class Prover:
    """Whether ``takers`` (seats) are certain of tricks; ``nodes`` cards are tried at most, in all questions."""

    def __init__(self, takers: Sequence[int], nodes: int, *, together: bool = False) -> None:
        """Seat 0 wants the tricks taken; the others do not, unless all play ``together``."""
        self._takers = frozenset(takers)
        self._nodes = nodes
        self._together = together
        self._known: dict[tuple[Sight, int], bool] = {}

    def take(self, sight: Sight, wanted: int) -> bool:
        """Whether the takers take ``wanted`` of the tricks left; Unresolved."""
        if wanted <= 0:
            return True
        if wanted > sight.tricks_left:
            return False
        if sight.table:
            return self._play(sight, wanted)
        key = (sight, wanted)
        if key not in self._known:
            self._known[key] = self._plainly(sight, wanted) or self._play(sight, wanted)
        return self._known[key]

    def take_with(self, sight: Sight, card: int, wanted: int) -> bool:
        """The same once the seat on turn has played ``card``; Unresolved."""
        self._nodes -= 1
        if self._nodes < 0:
            raise Unresolved
        after = played(sight, card)
        if len(after.table) < 4:
            return self.take(after, wanted)
        taker = (after.leader + winner(after.table, after.trump)) % 4
        return self.take(after._replace(leader=taker, table=()), wanted - (taker in self._takers))

    def _play(self, sight: Sight, wanted: int) -> bool:
        helps = self._together or sight.turn == 0
        answers = (self.take_with(sight, card, wanted) for card in choices(sight))
        return any(answers) if helps else all(answers)

    def _plainly(self, sight: Sight, wanted: int) -> bool:
        if self._takers.issuperset(_OTHERS):
            return sight.trump == NO_TRUMP and sight.leader != 0 and ducks(sight)
        if 0 not in self._takers:
            return False
        return sure_trumps(sight) >= wanted or (sight.leader == 0 and winners_led(sight) >= wanted)


def played(sight: Sight, card: int) -> Sight:
    """The sight once the seat on turn has played ``card``: that it does not follow suit shows a void."""
    seat, (first, second, third) = sight.turn, sight.may
    table = (*sight.table, card)
    if seat == 0:
        return sight._replace(own=sight.own & ~card, table=table)
    may = [mask & ~card for mask in (first, second, third)]
    sizes = list(sight.sizes)
    sizes[seat - 1] -= 1
    led = suit_of(table[0])
    if not card & led:
        may[seat - 1] &= ~led
    return sight._replace(may=(may[0], may[1], may[2]), sizes=(sizes[0], sizes[1], sizes[2]), table=table)


def choices(sight: Sight) -> Iterator[int]:
    """The cards that the seat on turn may play, for all that is known, the highest first.

    Of cards next to each other that may lie with the same seats the highest stands for all, unless it
    is hidden and leads the trick: then it matters whether a later seat holds one of the others.
    """
    seat, last = sight.turn, len(sight.table) == 3
    held = sight.own if seat == 0 else sight.may[seat - 1]
    if sight.table and seat == 0:
        held = held & suit_of(sight.table[0]) or held
    above = 0
    for card in _falling(sight.own | sight.hidden | sum(sight.table)):
        if held & card and (seat == 0 or played(sight, card).possible):
            like = above and _alike(sight, above, card)
            if not like or not (seat == 0 or last or not _leads(sight, card)):
                yield card
        above = card


def winner(table: Sequence[int], trump: int) -> int:
    """The place of the card that takes a trick."""
    trumps = _SUIT << 13 * trump
    best = 0
    for place, card in enumerate(table):
        over = card > table[best] if suit_of(card) & table[best] else bool(card & trumps)
        best = place if over else best
    return best


def suit_of(card: int) -> int:
    """All cards of the suit of ``card``."""
    return _SUIT << 13 * ((card.bit_length() - 1) // 13)


def sure_trumps(sight: Sight) -> int:
    """How many tricks the seer's trumps take, whoever leads what and when.

    Each wins one unless a higher one of the others falls to it, and each of those can fall to one only.
    """
    trumps = _SUIT << 13 * sight.trump
    sure = higher = 0
    for card in _falling((sight.own | sight.hidden) & trumps):
        if not card & sight.own:
            higher += 1
        elif higher:
            higher -= 1
        else:
            sure += 1
    return max(sure, (sight.own & trumps).bit_count() - (sight.hidden & trumps).bit_count())


def winners_led(sight: Sight) -> int:
    """How many tricks in a row the seer takes by leading trumps from the top, then all that cannot be beaten.

    Each round of a suit draws at least one of the hidden cards of the suit, while there are any.
    """
    trumps = _SUIT << 13 * sight.trump
    drawing = _winners(sight, trumps)
    if (sight.hidden & trumps).bit_count() > drawing:
        return drawing
    plain = [_SUIT << 13 * suit for suit in range(4) if suit != sight.trump]
    return drawing + sum(_winners(sight, suit) for suit in plain)


def ducks(sight: Sight) -> bool:
    """Whether the seer, not on lead, can stay below for ever: its i-th lowest card of each suit below theirs."""
    return all(_ducks(sight.own & suit, sight.hidden & suit) for suit in (_SUIT << 13 * s for s in range(4)))


def _leads(sight: Sight, card: int) -> bool:
    return winner((*sight.table, card), sight.trump) == len(sight.table)


def _ducks(own: int, theirs: int) -> bool:
    while own and theirs:
        if own & -own > theirs & -theirs:
            return False
        own &= own - 1
        theirs &= theirs - 1
    return True


def _winners(sight: Sight, suit: int) -> int:
    own, theirs = sight.own & suit, sight.hidden & suit
    masters = (own >> theirs.bit_length()).bit_count()
    return own.bit_count() if masters >= theirs.bit_count() else masters


def _alike(sight: Sight, above: int, card: int) -> bool:
    """Whether two cards next to each other are of one suit and may lie with the same seats."""
    pair = above | card
    for cards in (sight.own, *sight.may):
        if cards & pair not in (0, pair):
            return False
    return suit_of(card) & above != 0


def _falling(cards: int) -> Iterator[int]:
    """The cards, the highest bit first."""
    while cards:
        card = 1 << cards.bit_length() - 1
        cards ^= card
        yield card
