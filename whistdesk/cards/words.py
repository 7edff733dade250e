"""Words that stand for deals: the documented hash of a word, or of a phrase, to a number.

1. The text is brought to one form, so that who types it on another keyboard gets the same deal: Unicode's
   composed form NFC, case folded (``Straße`` and ``STRASSE`` are one word), composed once more; blanks at both ends are
   taken off, and each run of blanks within is one blank.
2. Its SHA-256 hash in UTF-8, read as one whole number with the first byte highest, is divided by 10 000 000: the
   remainder is the number of the deal. Drawn deals have numbers of the same size.
"""

from hashlib import sha256
from typing import Final
from unicodedata import normalize

TYPED_NUMBERS: Final = 10_000_000
"""Deals that are drawn, or named by words, have numbers below this, so that people can type them (RECORD.md)."""


def folded(words: str) -> str:
    """The one form of ``words`` that is hashed."""
    return " ".join(normalize("NFC", normalize("NFC", words).casefold()).split())


def number_of_words(words: str) -> int:
    """The number that a word or phrase stands for, 0 to 9 999 999. A surrogate on its own is hashed as ``?``."""
    digest = sha256(folded(words).encode("utf-8", "replace")).digest()
    return int.from_bytes(digest, "big") % TYPED_NUMBERS
