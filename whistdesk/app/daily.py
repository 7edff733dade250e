"""What became of the daily deals: from ledger and shelf to the signs of the calendar."""

from collections.abc import Iterator
from datetime import date

from PySide6.QtCore import QCoreApplication

from whistdesk.app.cabinet import Cabinet
from whistdesk.app.shelf import Shelf
from whistdesk.archive.result import Result
from whistdesk.cards.daily import number_of
from whistdesk.views.account import GameAccount
from whistdesk.views.deals.month import Mark, Marks, State, days_of
from whistdesk.views.names import fill
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.tiles import TILES


def daily_marks(cabinet: Cabinet, shelf: Shelf, day: date) -> Marks:
    """The month of ``day``: for each of its days a mark for each game, in the order of the home screen."""
    days = [found for found in days_of(day, 1) if found is not None]
    columns = [_column(cabinet, shelf, key, days) for key in TILES]
    return dict(zip(days, zip(*columns, strict=True), strict=True))


def _column(cabinet: Cabinet, shelf: Shelf, key: str, days: list[date]) -> Iterator[Mark]:
    account, live = ACCOUNTS[key], shelf.live(key)
    finished = {result.daily: result for result in cabinet.of_days(key, account.kind, days[0], days[-1])}
    seen = cabinet.begun(key, map(number_of, days))
    for day in days:
        if live is not None and live.sitting.daily == day:
            yield Mark(State.BEGUN)
        elif day in finished:
            yield _finished(finished[day], account)
        else:
            yield Mark(State.LEFT if number_of(day) in seen else State.OPEN)


def _finished(result: Result, account: GameAccount) -> Mark:
    verdict = account.verdict(result.status, result.score)
    state = {True: State.WON, False: State.LOST, None: State.EVEN}[verdict.won]
    return Mark(state, _with_help(result, verdict.words), result.late)


def _with_help(result: Result, words: str) -> str:
    """The result in words, with what keeps it from being counted."""
    if result.practice:
        return fill(QCoreApplication.translate("Daily", "%1, as practice"), words)
    return fill(QCoreApplication.translate("Daily", "%1, with the coach"), words) if result.coached else words
