"""How seats of a play-out choose their leads and discards, by points.

``tests/benchmarks/solowhist_playouts.py`` found those of ``KEEN``: defenders and declarers play thousands of contracts,
and each side in turn takes what does best against the other.
"""

from typing import Final, NamedTuple


class Manner(NamedTuple):
    """What counts for one kind of seat where tricks count: the most points lead, the fewest are discarded.

    A trump lead is worth ``drawn`` where no rival has trumps left, and else ``top_trump`` with the highest one, to
    which each trump held adds ``top_trump_length``, ``long_trumps`` from a long holding, ``short_trumps`` from another.

    A side suit's highest card is worth ``safe`` where no rival has trumps, ``ruffed`` where one that is void may have
    some, and else ``full`` or, where others hold fewer than six cards of the suit, ``thin``; each card of the suit held
    adds ``cash_length``.

    Any other side card is worth ``probe``, and more from a ``sequence``, as a ``singleton`` or one of a ``doubleton``
    beside trumps, of a suit that the seat's side led before (``returned``) or the other did (``theirs``), low from a
    ``guarded`` second-highest or from the third-highest (``third``), for each card of the suit held (``length``), for
    each rival (``rival_ruffs``) and ally (``ally_ruffs``) that is void and may have trumps, and for each higher card
    where a rival plays next and an ally last (``through``).

    A discard costs ``lower`` for each lower card of others, ``guard`` less ``step`` for each higher one where the card
    guards an honour, ``honours`` from a long suit with one, ``void`` where trumps could then ruff, and ``stopper`` from
    a holding that stops the suit with cards to spare.
    """

    drawn: int
    top_trump: int
    top_trump_length: int
    long_trumps: int
    short_trumps: int
    safe: int
    full: int
    thin: int
    ruffed: int
    cash_length: int
    probe: int
    sequence: int
    singleton: int
    doubleton: int
    returned: int
    theirs: int
    guarded: int
    third: int
    length: int
    rival_ruffs: int
    ally_ruffs: int
    through: int
    lower: int
    guard: int
    step: int
    honours: int
    void: int
    stopper: int


class Hunter(NamedTuple):
    """What counts for a defender against a misère whose bidder's hand is closed: the most points lead or go.

    A suit is led for each ``lower`` and ``higher`` card of the others than the seat's lowest, again for those that the
    bidder may hold (``maybe_lower``, ``maybe_higher``: one who ducks plays high), for each card held (``length``, in
    the first trick ``first_length`` more, before a bidder in last seat ``last_length``), for each ``higher`` one more
    before a bidder in second seat (``next_higher``), as a ``single`` card, with the ``lowest`` card of all, for each
    card of the suit that is ``gone``, that hunters have thrown (``thrown``) and that the bidder has played to leads
    (``followed``), where the hunters (``opened``) or the bidder (``theirs``) led it before, and for each other hunter
    that is void (``ally_void``). Its highest card is led where the bidder may hold higher ones, if these count for the
    suit (``top_higher`` each).

    A bidder who is yet to play is taken to duck where more than ``room`` cards below the best may be there for it.

    A suit is discarded from, its highest card first, for each card of others below that one (``shed_lower``), each card
    held (``shed_length``), and with the lowest card of all (``shed_lowest``).
    """

    lower: int
    higher: int
    length: int
    opened: int
    theirs: int
    ally_void: int
    gone: int
    maybe_lower: int
    maybe_higher: int
    first_length: int
    thrown: int
    followed: int
    lowest: int
    single: int
    last_length: int
    next_higher: int
    top_higher: int
    room: int
    shed_lower: int
    shed_length: int
    shed_lowest: int


class Ducker(NamedTuple):
    """What counts for the bidder of a misère: the most points lead.

    A suit is led for each card of others that is ``lower`` or ``higher`` than the seat's lowest, each card held
    (``length``), and each of them in ``danger``. It ducks and throws as the club player does, by ``danger.risk``.
    """

    lower: int
    higher: int
    length: int
    danger: int


class Manners(NamedTuple):
    """By kind of seat: a defender, a lone declarer, one of two; in a misère a defender and the bidder."""

    defender: Manner
    alone: Manner
    partner: Manner
    hunter: Hunter
    ducker: Ducker


_DIRECT_DECLARER: Final = Manner(
    drawn=4, top_trump=60, top_trump_length=0, long_trumps=46, short_trumps=8,
    safe=52, full=42, thin=14, ruffed=6, cash_length=0,
    probe=22, sequence=10, singleton=8, doubleton=0, returned=6, theirs=0, guarded=-6, third=0, length=2,
    rival_ruffs=0, ally_ruffs=0, through=0,
    lower=2, guard=24, step=6, honours=6, void=-4, stopper=0,
)  # fmt: skip

DIRECT: Final = Manners(
    defender=Manner(
        drawn=12, top_trump=2, top_trump_length=0, long_trumps=2, short_trumps=2,
        safe=52, full=42, thin=14, ruffed=6, cash_length=0,
        probe=20, sequence=10, singleton=8, doubleton=0, returned=6, theirs=0, guarded=-6, third=0, length=0,
        rival_ruffs=-14, ally_ruffs=0, through=0,
        lower=2, guard=24, step=6, honours=6, void=-4, stopper=0,
    ),
    alone=_DIRECT_DECLARER,
    partner=_DIRECT_DECLARER,
    hunter=Hunter(
        lower=-1, higher=-3, length=-9, opened=2, theirs=0, ally_void=0,
        gone=0, maybe_lower=0, maybe_higher=0, first_length=0, thrown=0, followed=0,
        lowest=0, single=0, last_length=0, next_higher=0, top_higher=0,
        room=1, shed_lower=3, shed_length=-6, shed_lowest=0,
    ),
    ducker=Ducker(lower=-27, higher=-24, length=-34, danger=-43),
)  # fmt: skip
"""They cash what is high and draw trumps. Bidders and declarers reckon with these: keen ones brought them nothing."""

KEEN: Final = Manners(
    defender=Manner(
        drawn=-15, top_trump=50, top_trump_length=-21, long_trumps=-16, short_trumps=-50,
        safe=46, full=-10, thin=32, ruffed=18, cash_length=-4,
        probe=5, sequence=7, singleton=13, doubleton=5, returned=3, theirs=3, guarded=3, third=2, length=1,
        rival_ruffs=-19, ally_ruffs=27, through=-4,
        lower=5, guard=66, step=2, honours=-8, void=-45, stopper=6,
    ),
    alone=Manner(
        drawn=4, top_trump=61, top_trump_length=1, long_trumps=18, short_trumps=-5,
        safe=77, full=33, thin=10, ruffed=9, cash_length=3,
        probe=16, sequence=19, singleton=26, doubleton=3, returned=9, theirs=9, guarded=-15, third=-12, length=2,
        rival_ruffs=-4, ally_ruffs=0, through=0,
        lower=2, guard=24, step=5, honours=-2, void=-9, stopper=0,
    ),
    partner=Manner(
        drawn=-12, top_trump=36, top_trump_length=1, long_trumps=46, short_trumps=-21,
        safe=77, full=1, thin=35, ruffed=31, cash_length=0,
        probe=22, sequence=9, singleton=32, doubleton=4, returned=25, theirs=0, guarded=3, third=10, length=2,
        rival_ruffs=-52, ally_ruffs=-5, through=-2,
        lower=1, guard=22, step=7, honours=4, void=-9, stopper=3,
    ),
    hunter=Hunter(
        lower=-12, higher=-18, length=2, opened=-200, theirs=-222, ally_void=218,
        gone=86, maybe_lower=52, maybe_higher=36, first_length=-50, thrown=-34, followed=44,
        lowest=-36, single=76, last_length=24, next_higher=16, top_higher=16,
        room=0, shed_lower=18, shed_length=-46, shed_lowest=-372,
    ),
    ducker=Ducker(lower=271, higher=2, length=80, danger=-223),
)  # fmt: skip
"""As found: they keep their winners, ruff, and give ruffs. Defenders do best to count on each other so.

Hunters go on with a suit that is nearly gone, lead high cards and keep low ones. They may write off a card that would
have saved the bidder, and seldom throw from the suit whose lowest card they hold.
"""
