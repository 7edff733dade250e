"""What a table shows, as values: stops of a performance, tableaux, tools, panels (no Qt at run time in this file)."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, View
from whistdesk.rules.table import Event, Table
from whistdesk.views.table.act import Act
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.room import Room

if TYPE_CHECKING:
    from whistdesk.views.table.furniture import Furniture


class Beat(NamedTuple):
    """One stop of a performance: the cards travel to ``table``'s poses, then rest ``hold`` ms.

    ``view`` words captions at this stop (the one before the move until the stop at which a
    result becomes visible). ``motion`` says how the cards travel: ``deal`` (one after another, in
    the order of their z), ``play``, ``sweep``, ``pay``, ``turn``, ``shuffle``. ``hold`` is in ms at
    normal speed; ``trick`` True holds as long as the setting for finished tricks says. A ``panel``
    (the event that it words) stops the performance until the player goes on. ``told`` is what the
    furniture words at this stop without stopping it (how far a count has come).
    """

    table: Table
    view: View
    motion: str = "play"
    hold: int = 0
    trick: bool = False
    panel: Event | None = None
    told: Event | None = None


class Tableau(NamedTuple):
    """All that is to be seen at rest or at one stop of a performance: what is drawn depends on nothing else."""

    moment: Moment
    room: Room
    layout: Layout
    picked: Move | None = None
    beat: Beat | None = None
    """The stop of the performance, None at rest."""
    practice: bool = False
    coached: bool = False
    advice: Advice | None = None
    """What the coach says; always None during a performance."""


class Tool(NamedTuple):
    """A button of the bar, or an entry of its menu, that only this game has.

    Pressing it does ``act`` where there is one, otherwise it shows ``GameTable.tool_panel(key)``.
    ``icon`` is a name in assets/icons; ``text`` is its word, ``tip`` its tool tip. ``lit`` is None
    for a tool that is pressed, True or False for one that is switched on or off. ``letter`` is a key
    that presses it, unless it means a move.
    """

    key: str
    icon: str
    text: str
    tip: str = ""
    enabled: bool = True
    in_menu: bool = False
    act: Act | None = None
    lit: bool | None = None
    letter: str = ""


class CoachKind(NamedTuple):
    """A kind of coach that a game has: its name, its word in settings, its title in menus, and what it does."""

    name: str
    word: str
    title: str
    text: str


class Choice(Enum):
    """What a panel's button asks for, besides moves."""

    GO_ON = "go-on"
    """Close the panel and go on with the performance."""
    NEW_DEAL = "new-deal"
    SAME_DEAL = "same-deal"
    HOME = "home"
    REVIEW = "review"
    """Look back at what is over; the panel stays."""


class PanelButton(NamedTuple):
    """A button of a panel: a choice, or an act that means a move. The gold one also answers Enter."""

    text: str
    does: Choice | Act
    gold: bool = False
    icon: str = ""


class Panel(NamedTuple):
    """A panel over the veiled table: drawn title, three stepped lines, a drawing, and real buttons.

    ``width`` and ``height`` are those of the whole panel at 100 % in the reference window; the screen
    scales all of it with window and text size, so that it always fits. ``paint`` draws the middle
    in panel coordinates, (0, 0) being the panel's corner; the title stands at y = 40, the stepped
    lines at 86, and the buttons take the last 66. ``spoken`` says the contents in plain sentences.
    """

    title: str
    width: float
    height: float
    paint: "Callable[[Furniture], None]"
    buttons: Sequence[PanelButton]
    spoken: str
    won: bool = False
    """True for a won game: a sunburst behind the panel."""
    icon: str = ""
    """An icon above the title (then title and lines stand 32 lower)."""
    high: bool = False
    """Stands near the bar instead of in the middle, so that the lower part of the table stays in sight."""
    spot: str = ""
    """A spot of the layout: the buttons alone fill it, without veil, frame, title and drawing."""
