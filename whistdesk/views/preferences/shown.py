"""What the sections of the settings page are filled from."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from whistdesk.views.page import Look
from whistdesk.views.preferences.offers import Offers
from whistdesk.views.preferences.rows import Choice, Section, Tell


class Shown(NamedTuple):
    """The values of all settings by their keys, who tells what else there is, the look, and who hears changes."""

    values: Mapping[str, Any]
    offered: Callable[[], Offers]
    look: Look
    tell: Tell

    @property
    def offers(self) -> Offers:
        """What else there is to choose from, as it is now."""
        return self.offered()


def by_system(section: Section, key: str, name: str, note: str, chosen: str, system: bool | None) -> None:  # noqa: FBT001
    """A row with a choice that may be left to the system; ``system`` is what that wishes, None if it does not tell."""
    choices = [
        Choice("system", QCoreApplication.translate("SettingsPage", "System")),
        Choice("on", QCoreApplication.translate("SettingsPage", "On")),
        Choice("off", QCoreApplication.translate("SettingsPage", "Off")),
    ]
    section.segments(key, name, f"{note} {_told(system)}", choices, chosen)


def _told(system: bool | None) -> str:  # noqa: FBT001 - a wish
    if system is None:
        return QCoreApplication.translate("SettingsPage", "Your system does not tell what it wishes.")
    if system:
        return QCoreApplication.translate("SettingsPage", "Your system asks for it now.")
    return QCoreApplication.translate("SettingsPage", "Your system does not ask for it now.")
