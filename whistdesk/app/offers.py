"""What there is to choose from in settings and new matches."""

from whistdesk.rules.registry import PRESETS
from whistdesk.views.names import preset_name
from whistdesk.views.preferences.offers import ConfirmingGame, MatchGame, Preset
from whistdesk.views.registry import ACCOUNTS, TABLES
from whistdesk.views.rulebook.text import read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.tiles import TILES


def match_games(language: str) -> list[MatchGame]:
    """The games that are played in matches, with their house rules in ``language``."""
    return [
        MatchGame(key, tile.title(), read_rules(shipped("seeds"), key, language).house_rules, presets(key))
        for key, tile in TILES.items()
        if ACCOUNTS[key].kind == "match"
    ]


def presets(game: str) -> list[Preset]:
    """The sets of house rules of a game that have a title."""
    return [Preset(preset_name(name), rules) for name, rules in PRESETS.get(game, {}).items()]


def confirming_games() -> list[ConfirmingGame]:
    """The games in which a second press confirms."""
    tables = {key: TABLES[key]() for key in TILES}
    return [ConfirmingGame(key, table.title, table.confirms()) for key, table in tables.items() if table.confirms()]
