"""The house rules of Solo Whist by their names in records (RECORD.md)."""

from typing import Final

PASS_IS_FINAL: Final = "pass_is_final"
"""SW-12: who has passed only passes again, except that the eldest hand may still accept."""

PARTNERS_SETTLE_ONCE: Final = "partners_settle_once"
"""SW-18: each partner of a proposal settles with one defender only."""

UNACCEPTED_PROPOSER_MAY_RAISE: Final = "unaccepted_proposer_may_raise"
"""SW-13: a proposer whom nobody accepts has one more turn."""

TRADITIONAL_ENGLISH: Final = frozenset((PASS_IS_FINAL, PARTNERS_SETTLE_ONCE, UNACCEPTED_PROPOSER_MAY_RAISE))
"""The house rules of traditional English play, taken together."""

HOUSE_RULES: Final = (PASS_IS_FINAL, PARTNERS_SETTLE_ONCE, UNACCEPTED_PROPOSER_MAY_RAISE)
