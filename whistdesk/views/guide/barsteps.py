"""Steps that every game's guide has: about the bar."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from whistdesk.views.guide.step import Sight, Step


def tools(due: Callable[[Sight], bool]) -> Step:
    """What stands in the bar, as soon as it is ``due``."""
    return Step("tools", _about_tools, lambda sight: sight.tools if due(sight) else None, brief=True)


def number(due: Callable[[Sight], bool]) -> Step:
    """The number of the deal, as soon as it is ``due``; not every deal has one."""
    return Step(
        "number",
        _about_number,
        lambda sight: sight.number if due(sight) else None,
        over=lambda sight: due(sight) and sight.number is None,
        brief=True,
    )


def _about_tools(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "Take moves back with the arrow, ask for a hint with the bulb, read the rules with the question mark."
    )


def _about_number(_: Sight) -> str:
    return QCoreApplication.translate(
        "Guide", "The number of this deal: with it everybody gets the same cards. Press it to copy or share it."
    )
