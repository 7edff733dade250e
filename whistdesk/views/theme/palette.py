"""The six themes and the colours that all of them share (STYLE: colour)."""

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

GOLD: Final = "#E8B44C"
"""Lines and ornaments; text in gold is GOLD_TEXT."""
GOLD_TEXT: Final = "#F6D284"
GOLD_BUTTON: Final = "#F0BF5B"
GOLD_BUTTON_INK: Final = "#2A1B00"
CREAM: Final = "#FBF3DF"
INK: Final = "#171B2B"
PAPER: Final = "#FFFDF6"
HINT: Final = "#6FD3FF"
GAIN: Final = "#8FE0B0"
LOSS: Final = "#E98C7E"
LOSS_TEXT: Final = "#FFB4A8"
PENALTY: Final = "#E26A5A"


def faded(colour: str, alpha: float) -> QColor:
    """``colour`` with the opacity ``alpha``, 0 to 1."""
    shade = QColor(colour)
    shade.setAlphaF(alpha)
    return shade


class Palette(NamedTuple):
    """The colours of one theme; all strings are ``#RRGGBB``."""

    name: str
    centre: str
    edge: str
    bar: str
    panel: str
    veil: str
    back: str
    """The card back that suits it, where the player has not chosen one."""
    ink: str = CREAM
    label: str = GOLD_TEXT
    inlay: str = GOLD
    rim: str = "#FFD678"
    """Rim of hovered and picked cards."""
    hint: str = HINT
    light: bool = False

    def soft(self, alpha: float = 0.92) -> QColor:
        """Text of second rank on the felt."""
        return faded(self.ink, alpha)

    @property
    def on_panel(self) -> "Palette":
        """The same theme for drawings on its dark panels: cream text, on a light theme too."""
        return self._replace(ink=CREAM, label=GOLD_TEXT, light=False)

    @property
    def off(self) -> QColor:
        """The veil over a card that is illegal now."""
        return faded("#3A3323", 0.26) if self.light else faded(self.edge, 0.36)


_BLUE_PANEL: Final = "#0B1222"
_DARK_VEIL: Final = "#05060A"

PALETTES: Final = {
    palette.name: palette
    for palette in (
        Palette("baize", "#1E6249", "#0A2E23", "#061E17", "#0B1A16", "#04110C", "midnight"),
        Palette("midnight", "#2B4679", "#0B1530", "#070D20", _BLUE_PANEL, "#040814", "burgundy"),
        Palette("burgundy", "#7C2440", "#2B0913", "#1C050C", "#170910", "#12030A", "forest"),
        Palette("walnut", "#6B4426", "#2C190D", "#1D1008", _BLUE_PANEL, _DARK_VEIL, "linen"),
        Palette(
            "linen",
            "#EFE6D3",
            "#CFC0A2",
            "#B9A888",
            _BLUE_PANEL,
            _DARK_VEIL,
            "midnight",
            ink="#2A2113",
            label="#6A4708",
            inlay="#6B5526",
            rim="#8A5A00",
            hint="#005A8C",
            light=True,
        ),
        Palette("onyx", "#2A3040", "#090B12", "#05070C", _BLUE_PANEL, _DARK_VEIL, "burgundy"),
    )
}
"""By name, in the order in which settings show them."""

BACKS: Final = ("midnight", "burgundy", "forest", "linen")
DECKS: Final = ("classic", "classic-large", "four", "four-large")
