"""Hands as the kernels take them: masks of 52 bits."""

from random import Random


def worlds(seed: int, count: int, size: int = 13) -> list[list[int]]:
    """So many deals of four hands of ``size`` cards."""
    random = Random(seed)
    dealt = [random.sample(range(52), 4 * size) for _ in range(count)]
    return [[sum(1 << card for card in cards[size * i : size * (i + 1)]) for i in range(4)] for cards in dealt]


def hand(text: str) -> int:
    """A hand string ``AK.T9..2``, clubs to spades, as a mask."""
    suits = text.split(".")
    return sum(1 << 13 * suit + "23456789TJQKA".index(rank) for suit, ranks in enumerate(suits) for rank in ranks)


def redealt(world: list[int], seat: int, random: Random) -> list[int]:
    """The world with the cards that ``seat`` does not see dealt anew; all hands are of one size."""
    others = [other for other in range(4) if other != seat]
    hidden = [card for other in others for card in range(52) if world[other] >> card & 1]
    random.shuffle(hidden)
    size = world[seat].bit_count()
    return [world[seat] if other == seat else sum(1 << hidden.pop() for _ in range(size)) for other in range(4)]
