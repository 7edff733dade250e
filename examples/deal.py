"""Recomputes a shuffle: python deal.py GAME NUMBER-OR-WORDS INDEX [CARDS PAID ...]"""

import sys
from hashlib import sha256
from itertools import count
from unicodedata import normalize

GAMMA = 0x9E3779B97F4A7C15


def mix(x: int) -> int:  # SplitMix64
    x = (x + GAMMA) % 2**64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    x = (x ^ x >> 27) * 0x94D049BB133111EB % 2**64
    return x ^ x >> 31


game, text, index, *paid = sys.argv[1:]
words = " ".join(normalize("NFC", normalize("NFC", text).casefold()).split())
number = text if text.isdecimal() else int(sha256(words.encode()).hexdigest(), 16) % 10**7
pack = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
if game == "oneonta-whist":
    pack = [c for c in pack if (c[0] in "9TJQK" or c in "AC AD") and c not in paid]
x = 0xCBF29CE484222325
for byte in game.encode():  # FNV-1a
    x = (x ^ byte) * 0x100000001B3 % 2**64
draws = map(mix, count(mix(mix(mix(x) + int(number)) + int(index)), GAMMA))
for i in range(len(pack), 1, -1):  # Fisher and Yates
    j = next(draw for draw in draws if draw < 2**64 - 2**64 % i) % i
    pack[i - 1], pack[j] = pack[j], pack[i - 1]
print(*pack)
