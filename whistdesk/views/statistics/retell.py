"""The statistics as text, to be copied and read without any plot."""

from collections.abc import Sequence

from whistdesk.views.statistics.board import Told
from whistdesk.views.statistics.stage import Chart


def retold(heading: str, told: Sequence[Told]) -> str:
    """All figures and tables of these games, what counts at the end of each."""
    blocks = [heading]
    for each in told:
        blocks.append(each.game.title().upper())
        blocks.append("\n".join(f"{figure.words} {figure.caption}" for figure in each.figures))
        blocks += [_table(chart) for chart in each.charts(alone=True)]
        blocks.append("\n".join(each.game.story.what_counts()))
    return "\n\n".join(block for block in blocks if block) + "\n"


def _table(chart: Chart) -> str:
    """A chart's table, its columns in line."""
    rows = [chart.header, *chart.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(chart.header))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([f"{chart.title} ({chart.note}): {chart.figure} {chart.caption}", *lines])
