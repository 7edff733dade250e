"""What other floors have to choose from, as it is now and in the language of now."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from whistdesk.archive.occupant import Occupant
from whistdesk.views.rulebook.text import HouseRule
from whistdesk.views.table.tableau import CoachKind


class Preset(NamedTuple):
    """A set of house rules that has a title of its own."""

    title: str
    rules: frozenset[str]


class MatchGame(NamedTuple):
    """A game that is played in matches: its key, its title, its house rules, and sets of them."""

    key: str
    title: str
    house_rules: Sequence[HouseRule]
    presets: Sequence[Preset] = ()


class CoachedGame(NamedTuple):
    """A game that has several kinds of coach: its key, its title, and the kinds, the default first."""

    key: str
    title: str
    kinds: Sequence[CoachKind]


class SeatGame(NamedTuple):
    """A game with computer seats: its key and title, who sits there by the seat's name in records, and what can be.

    ``levels`` come weakest first, ``styles`` the usual one first.
    """

    key: str
    title: str
    seats: Mapping[str, Occupant]
    levels: Sequence[str]
    styles: Sequence[str]


class ConfirmingGame(NamedTuple):
    """A game in which a second press confirms: its key, its title, and what is confirmed, as a caption."""

    key: str
    title: str
    caption: str


class Offers(NamedTuple):
    """All of them, each in the order of the home screen."""

    matches: Sequence[MatchGame] = ()
    coached: Sequence[CoachedGame] = ()
    seated: Sequence[SeatGame] = ()
    confirming: Sequence[ConfirmingGame] = ()
