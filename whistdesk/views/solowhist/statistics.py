"""The statistics of Solo Whist."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.archive.result import Entry, Result
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.views.names import capitalised, compass_name, fill, signed
from whistdesk.views.numbers import percent, signed_figure
from whistdesk.views.solowhist.tally import BANDS, CONTRACTS, Bid, SoloFigures, tally
from whistdesk.views.solowhist.wording import call_name
from whistdesk.views.statistics.stage import Bar, Bars, Chart, Curve, Figure, Point, Tone
from whistdesk.views.statistics.streaks import share_chart, streak_figures
from whistdesk.views.statistics.wording import (
    UNKNOWN,
    count_words,
    of_words,
    range_words,
    share_words,
    what_never_counts,
)

translate = QCoreApplication.translate

POINTS: Final = 240
"""Points of the curve of chips at most; of more hands not all have theirs."""
PERSON: Final = COMPASS[0]


class SoloStatistics:
    """Fills ``GameStatistics``."""

    listed = "hand"
    overview = 1

    def count(self, entries: Iterable[Entry]) -> SoloFigures:
        """The figures of these hands and matches."""
        return tally(entries)

    def figures(self, counted: SoloFigures) -> Sequence[Figure]:
        """Hands, chips, best hand, matches, streaks."""
        hands, matches, won = len(counted.course), len(counted.matches), sum(counted.matches)
        thrown_in = translate("SoloStatistics", "hands, %1 of them thrown in")
        average = signed_figure(counted.chips / hands, 2) if hands else UNKNOWN
        best = UNKNOWN if counted.best is None else signed(counted.best.score or 0)
        return (
            Figure(count_words(hands), fill(thrown_in, count_words(counted.thrown_in))),
            Figure(_chips(counted.chips), translate("SoloStatistics", "chips in all")),
            Figure(average, translate("SoloStatistics", "chips a hand")),
            Figure(best, translate("SoloStatistics", "chips in the best hand"), counted.best),
            Figure(count_words(matches), translate("SoloStatistics", "matches")),
            Figure(share_words(won, matches), fill(translate("SoloStatistics", "won: %1"), of_words(won, matches))),
            *streak_figures(counted.matches),
        )

    def charts(self, counted: SoloFigures) -> Sequence[Chart]:
        """Chips, contracts of each seat, what was foreseen, the person's contracts, places, matches won."""
        title = translate("SoloStatistics", "Solo Whist: matches won")
        words = (translate("SoloStatistics", "won"), translate("SoloStatistics", "not won"))
        return (
            _chips_chart(counted),
            _seats_chart(counted),
            _foreseen_chart(counted),
            _contracts_chart(counted),
            _places_chart(counted),
            share_chart(title, counted.matches, words),
        )

    def what_counts(self) -> Sequence[str]:
        """What counts and what does not."""
        return (
            translate(
                "SoloStatistics", "A hand counts when it is settled; one that is thrown in counts without chips."
            ),
            translate(
                "SoloStatistics",
                "A match counts when its last hand is settled. It is won by the most chips; players with equal chips "
                "share the better place, so a tie for the first place is won.",
            ),
            translate(
                "SoloStatistics",
                "The hands of an open-ended match count; having no end, it has no place and no winner.",
            ),
            translate(
                "SoloStatistics", "A hand that you give up is played out for you, and counts with what comes of it."
            ),
            translate(
                "SoloStatistics",
                "Of a match that you leave for a new one the settled hands count; the match itself does not.",
            ),
            *what_never_counts(),
            translate(
                "SoloStatistics",
                "In a match, practice and coach mark single hands; a match with any such hand is marked as a whole.",
            ),
        )

    def outcome(self, result: Result) -> str:
        """How a hand ended: its number, the contract, who bid it, and the person's chips."""
        hand = fill(translate("SoloStatistics", "hand %1"), str(result.part + 1))
        contract = result.detail.get("contract")
        if contract is None:
            return fill(translate("SoloStatistics", "%1: thrown in"), hand)
        sentence = (
            translate("SoloStatistics", "%1: %2 by %3, made, %4")
            if result.status == "made"
            else translate("SoloStatistics", "%1: %2 by %3, failed, %4")
        )
        bidders = translate("SoloStatistics", " and ").join(_bidder(Seat(name)) for name in result.detail["declarers"])
        return fill(sentence, hand, _contract(contract), bidders, _chips_word(result.score or 0))


def _chips_chart(counted: SoloFigures) -> Chart:
    """The person's chips after each hand."""
    course = [0, *counted.course]
    every = -(-len(course) // POINTS)
    chosen = sorted({*range(0, len(course), every), len(course) - 1})
    points = [Point(course[n], _spoken(n, course[n])) for n in chosen]
    hands = len(counted.course)
    return Chart(
        translate("SoloStatistics", "Solo Whist: your chips"),
        translate("SoloStatistics", "Summed over all hands that count"),
        _chips(counted.chips),
        translate("SoloStatistics", "after %n hand(s)", "", hands),
        Curve(points, lambda chips: signed(round(chips)), ("0", _hands_word(hands))),
        (translate("SoloStatistics", "Hands"), translate("SoloStatistics", "Chips")),
        [(count_words(n), _chips(course[n])) for n in chosen],
    )


def _seats_chart(counted: SoloFigures) -> Chart:
    """The contracts of each seat: share made, and the chance that the seat saw."""
    bids = {seat: counted.bids_of(seat) for seat in COMPASS}
    bars = [_bid_bar(capitalised(_seat(seat)), bid) for seat, bid in bids.items()]
    rows: list[tuple[str, ...]] = []
    for seat in COMPASS:
        name = capitalised(_seat(seat))
        own = [(contract, counted.bids[seat, contract]) for contract in CONTRACTS if (seat, contract) in counted.bids]
        rows += [(name, _contract(contract), *_bid_cells(bid)) for contract, bid in own]
        rows.append((name, translate("SoloStatistics", "all"), *_bid_cells(bids[seat])))
    yours = bids[PERSON]
    return Chart(
        translate("SoloStatistics", "Contracts of each seat"),
        translate("SoloStatistics", "Made, and the chance that the seat saw when it bid"),
        share_words(yours.made, yours.bid),
        fill(translate("SoloStatistics", "of yours made (%1)"), of_words(yours.made, yours.bid)),
        _shares(bars),
        (translate("SoloStatistics", "Seat"), translate("SoloStatistics", "Contract"), *_bid_header()),
        rows,
    )


def _foreseen_chart(counted: SoloFigures) -> Chart:
    """What came of contracts that were foreseen with about the same chance, of all seats."""
    bars, rows = [], []
    for number, bid in enumerate(counted.bands):
        label = range_words(str(100 * number // BANDS), percent((number + 1) / BANDS, 0))
        bars.append(_bid_bar(label, bid))
        rows.append((label, *_bid_cells(bid)))
    total = Bid()
    for bid in counted.bands:
        total = total.joined(bid)
    return Chart(
        translate("SoloStatistics", "Foreseen and made"),
        translate("SoloStatistics", "Contracts of all seats, by the chance that the bidder saw"),
        share_words(total.made, total.bid),
        fill(translate("SoloStatistics", "made, %1 foreseen"), _chance(total)),
        _shares(bars),
        (translate("SoloStatistics", "Chance foreseen"), *_bid_header()),
        rows,
    )


def _contracts_chart(counted: SoloFigures) -> Chart:
    """The person's contracts by their kind."""
    bids = {contract: counted.bids.get((PERSON, contract), Bid()) for contract in CONTRACTS}
    own, hands = counted.bids_of(PERSON), len(counted.course)
    return Chart(
        translate("SoloStatistics", "Your contracts"),
        translate("SoloStatistics", "Made, and the chance that a strong player saw in your place"),
        count_words(own.bid),
        translate("SoloStatistics", "in %n hand(s)", "", hands),
        _shares([_bid_bar(_contract(contract), bid) for contract, bid in bids.items()]),
        (translate("SoloStatistics", "Contract"), *_bid_header()),
        [(_contract(contract), *_bid_cells(bid)) for contract, bid in bids.items()],
    )


def _places_chart(counted: SoloFigures) -> Chart:
    """The person's places in matches that were played to their end."""
    matches, tones = len(counted.matches), (Tone.GOOD, Tone.GOLD, Tone.PLAIN, Tone.BAD)
    names = [fill(translate("SoloStatistics", "place %1"), str(place)) for place in range(1, 5)]
    places = [counted.places[place] for place in range(1, 5)]
    bars = [
        Bar(capitalised(name), times, count_words(times), f"{capitalised(name)}: {_matches_word(times)}", tone)
        for name, times, tone in zip(names, places, tones, strict=True)
    ]
    return Chart(
        translate("SoloStatistics", "Places in matches"),
        translate("SoloStatistics", "Equal chips share the better place"),
        count_words(counted.places[1]),
        fill(translate("SoloStatistics", "won of %1"), _matches_word(matches)),
        Bars(bars, count_words),
        (
            translate("SoloStatistics", "Place"),
            translate("SoloStatistics", "Matches"),
            translate("SoloStatistics", "Share"),
        ),
        [
            (str(place), count_words(times), share_words(times, matches, 1))
            for place, times in enumerate(places, start=1)
        ],
    )


def _shares(bars: Sequence[Bar]) -> Bars:
    legend = translate("SoloStatistics", "chance foreseen, on average")
    return Bars(bars, lambda share: percent(share, 0), ceiling=1.0, legend=legend)


def _bid_bar(label: str, bid: Bid) -> Bar:
    spoken = fill(
        translate("SoloStatistics", "%1: %2 made, %3 foreseen"), label, of_words(bid.made, bid.bid), _chance(bid)
    )
    words = f"{count_words(bid.made)}/{count_words(bid.bid)}" if bid.bid else UNKNOWN
    return Bar(label, bid.share, words, spoken, Tone.GOLD, bid.mean_chance)


def _bid_header() -> tuple[str, ...]:
    return (
        translate("SoloStatistics", "Bid"),
        translate("SoloStatistics", "Made"),
        translate("SoloStatistics", "Share made"),
        translate("SoloStatistics", "Chance foreseen"),
        translate("SoloStatistics", "Known of"),
    )


def _bid_cells(bid: Bid) -> tuple[str, ...]:
    return (
        count_words(bid.bid),
        count_words(bid.made),
        share_words(bid.made, bid.bid),
        _chance(bid),
        count_words(bid.foreseen),
    )


def _chance(bid: Bid) -> str:
    return UNKNOWN if bid.mean_chance is None else percent(bid.mean_chance, 0)


def _contract(name: str) -> str:
    return call_name(Call.PROPOSE if name == "proposal" else Call(name))


def _seat(seat: Seat) -> str:
    return translate("SoloStatistics", "you") if seat is PERSON else compass_name(seat)


def _bidder(seat: Seat) -> str:
    """Who bid, after "by"."""
    return translate("SoloStatistics", "you", "as bidder") if seat is PERSON else compass_name(seat)


def _chips(number: int) -> str:
    return signed_figure(number, 0)


def _chips_word(number: int) -> str:
    words = translate("SoloStatistics", "%n chip(s)", "", abs(number))
    return words.replace(str(abs(number)), signed(number), 1)


def _spoken(hands: int, chips: int) -> str:
    return fill(translate("SoloStatistics", "After %n hand(s): %1", "", hands), _chips_word(chips))


def _hands_word(number: int) -> str:
    return translate("SoloStatistics", "%n hand(s)", "", number)


def _matches_word(number: int) -> str:
    return translate("SoloStatistics", "%n match(es)", "", number)
