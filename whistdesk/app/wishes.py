"""From settings to what pages and tables understand."""

from whistdesk.app.settings import Settings
from whistdesk.views.page import Look
from whistdesk.views.preferences.page import MatchGame
from whistdesk.views.registry import TILES
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.palette import PALETTES


def german_letters(settings: Settings, language: str) -> bool:
    """Whether jacks and queens carry B and D."""
    return settings.letters == "german" or (settings.letters == "language" and language == "de")


def look(settings: Settings, language: str) -> Look:
    """The look of pages; their cloth is onyx, so a back that suits the table is the one that suits onyx."""
    back = settings.back or PALETTES["onyx"].back
    return Look(settings.text / 100, Deck(settings.deck, back, german_letters(settings, language)))


def table_settings(settings: Settings, language: str, *, system_reduces_motion: bool) -> TableSettings:
    """What a table respects."""
    reduced = settings.reduced_motion == "on" or (settings.reduced_motion == "system" and system_reduces_motion)
    return TableSettings(
        speed=Speed[settings.speed.upper()],
        reduced_motion=reduced,
        trick_hold=settings.trick_hold,
        theme=settings.theme,
        back=settings.back,
        faces=settings.deck,
        german_letters=german_letters(settings, language),
        text=settings.text / 100,
        mirrored=settings.mirrored,
        immediate=settings.immediate,
        auto_play=settings.auto_play,
    )


def pace(settings: Settings) -> float:
    """How much time the computer seats take for their moves: 1 for the usual, 0 for none."""
    return Speed[settings.speed.upper()].value


def match_games(language: str) -> list[MatchGame]:
    """The games that are played in matches, with their house rules in ``language``."""
    return [
        MatchGame(key, tile.title(), read_rules(shipped("seeds"), key, language).house_rules)
        for key, tile in TILES.items()
        if tile.kind == "match"
    ]
