"""The positions of a review: the one before the first move, and the one that each move made."""

from collections.abc import Sequence
from typing import NamedTuple

from whistdesk.model.moment import Moment
from whistdesk.model.past import PastMove
from whistdesk.rules.table import Closing, Event, Moved, Shuffled, Table, Tile
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.stage import Staging
from whistdesk.views.table.still import Marks


class Stop(NamedTuple):
    """A position that is looked at, and the events that led to it."""

    moment: Moment
    events: tuple[Event, ...] = ()
    marks: Marks = Marks()
    advice: Advice | None = None


def stops(staging: Staging, moves: Sequence[PastMove]) -> tuple[Stop, ...]:
    """One stop more than ``moves``: before the first of them, and after each."""
    if not moves:
        return ()
    *earlier, last = (_after(staging, past) for past in moves)
    return (Stop(moves[0].before), *earlier, last._replace(events=moves[-1].events))


def _after(staging: Staging, past: PastMove) -> Stop:
    """The position that a move made, while its trick or its hand still lies there."""
    beats = staging.beats(past.before, past.events, past.after)
    complete = next((beat for beat in beats if beat.trick), None)
    scored = next((beat for beat in beats if beat.panel), None)
    beat = complete or scored or beats[0]
    marks = Marks(_moved(past.before.table, beats[0].table))
    return Stop(Moment(beat.view, beat.table), _until(past, beat.table), marks)


def _until(past: PastMove, table: Table) -> tuple[Event, ...]:
    """The events that led to ``table``, what they meant, and the end of a hand or round."""
    now, there, led = past.before.table, False, 0
    for event in past.events:
        if isinstance(event, Moved | Shuffled):
            if there:
                break
            now = now.after(event)
        there = now == table
        led += 1
    return (*past.events[:led], *(event for event in past.events[led:] if isinstance(event, Closing)))


def _moved(before: Table, now: Table) -> Tile | None:
    """The one card that lies elsewhere than before; None where it is none, or several."""
    gone = [tile for tile, spot in now.lying.items() if tile in before.lying and before.lying[tile].place != spot.place]
    return gone[0] if len(gone) == 1 else None
