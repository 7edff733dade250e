"""What a drawing needs besides its place: the colours of the theme and the art of the cards."""

from typing import TYPE_CHECKING, NamedTuple

from whistdesk.views.theme.palette import Palette

if TYPE_CHECKING:
    from whistdesk.views.theme.art import Art


class Style(NamedTuple):
    """The look of a screen as it is set now."""

    palette: Palette
    art: "Art"
