"""From settings to what pages and tables understand."""

from typing import Final

from whistdesk.app.settings import Settings
from whistdesk.views.page import Look
from whistdesk.views.table.order import HandOrder
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.palette import PALETTES

CONTRAST_THEME: Final = "onyx"
CONTRAST_DECK: Final = "four-large"


def in_force(settings: Settings, *, less_motion: bool | None, more_contrast: bool | None) -> Settings:
    """``settings`` with what the system wishes in the place of ``system``, and with theme and deck of high contrast.

    A wish that the system does not tell is None.
    """
    motion = _decided(settings.reduced_motion, less_motion)
    contrast = _decided(settings.contrast, more_contrast)
    settings = settings._replace(reduced_motion=motion, contrast=contrast)
    return settings._replace(theme=CONTRAST_THEME, deck=CONTRAST_DECK) if contrast == "on" else settings


def _decided(setting: str, system: bool | None) -> str:  # noqa: FBT001 - a wish
    return ("on" if system else "off") if setting == "system" else setting


def german_letters(settings: Settings, language: str) -> bool:
    """Whether jacks and queens carry B and D."""
    return settings.letters == "german" or (settings.letters == "language" and language == "de")


def look(settings: Settings, language: str) -> Look:
    """The look of pages, by the settings in force.

    Their cloth is onyx, so a back that suits the table is the one that suits onyx.
    """
    back = settings.back or PALETTES["onyx"].back
    deck = Deck(settings.deck, back, german_letters(settings, language))
    return Look(settings.text / 100, deck, settings.theme, settings.mirrored, _order(settings))


def table_settings(settings: Settings, language: str, game: str) -> TableSettings:
    """What a table of ``game`` respects; ``settings`` are those in force."""
    return TableSettings(
        speed=Speed[settings.speed.upper()],
        reduced_motion=settings.reduced_motion == "on",
        trick_hold=settings.trick_hold,
        theme=settings.theme,
        back=settings.back,
        faces=settings.deck,
        german_letters=german_letters(settings, language),
        text=settings.text / 100,
        order=_order(settings),
        mirrored=settings.mirrored,
        immediate=game in settings.immediate,
        auto_play=settings.auto_play,
    )


def _order(settings: Settings) -> HandOrder:
    return HandOrder(settings.hand_suits, settings.hand_ranks, settings.hand_trumps)


def pace(settings: Settings) -> float:
    """How much time the computer seats take for their moves: 1 for the usual, 0 for none."""
    return Speed[settings.speed.upper()].value
