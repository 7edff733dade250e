"""The statistics as text, to be copied and read without any plot."""

from collections.abc import Sequence

from whistdesk.model.statistics import Account
from whistdesk.views.statistics.stage import Chart, StatisticsGame


def retold(heading: str, parts: Sequence[tuple[StatisticsGame, Account]]) -> str:
    """All figures and tables of these games, what counts at the end of each."""
    blocks = [heading]
    for game, account in parts:
        blocks.append(game.title().upper())
        if account.figures:
            blocks.append("\n".join(f"{each.words} {each.caption}" for each in game.story.figures(account.figures)))
            blocks += [_table(chart) for chart in game.story.charts(account.figures)]
        blocks.append("\n".join(game.story.what_counts()))
    return "\n\n".join(blocks) + "\n"


def _table(chart: Chart) -> str:
    """A chart's table, its columns in line."""
    rows = [chart.header, *chart.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(chart.header))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([f"{chart.title} ({chart.note}): {chart.figure} {chart.caption}", *lines])
