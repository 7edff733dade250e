"""Opens the review of what lies on the table, or of a game that was kept, and takes texts and pictures out of it."""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from whistdesk.app.choices import Choices
from whistdesk.app.coaches import Coaches
from whistdesk.app.early import note
from whistdesk.app.exporting import Exporting, Source
from whistdesk.app.seats import occupants, players
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.saves import Sitting
from whistdesk.model.recall import Recalled
from whistdesk.model.review import Review
from whistdesk.model.session import Session
from whistdesk.players.base import Opinion
from whistdesk.players.registry import HINDSIGHT, coach
from whistdesk.rules.seats import Seat
from whistdesk.views.explanations import explain
from whistdesk.views.names import level_name, seat_name
from whistdesk.views.page import Look
from whistdesk.views.registry import REVIEWS, TABLES
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.review.stage import Ending
from whistdesk.views.review.subject import Subject
from whistdesk.views.theme.art import Art
from whistdesk.views.window import MainWindow


class Reviewed(NamedTuple):
    """A game that is looked back at: who sat at its computer seats, and what their choices were seeded with.

    ``kind`` is the kind of coach that is asked, ``begun`` the day on which the game began.
    """

    session: Session
    seats: Mapping[str, Occupant] = {}
    seed: int = 0
    kind: str = ""
    begun: date | None = None


class Reviewing(QObject):
    """Shows reviews in the window."""

    again_asked = Signal(object)
    """The deal of this ``Session`` is to be played again."""

    def __init__(self, window: MainWindow, choices: Choices, coaches: Coaches, art: Art) -> None:
        super().__init__(window)
        self._window, self._choices, self._coaches, self._art = window, choices, coaches, art
        self._exporting = Exporting(window, choices, art)

    @property
    def page(self) -> ReviewPage | None:
        """The review that lies over the table or a page, if there is one."""
        page = self._window.screens.review
        return page if isinstance(page, ReviewPage) else None

    def show(self, session: Session, sitting: Sitting, part: int | None = None) -> bool:
        """Look back at a part of a game, the last one that is over by default; False where there is nothing yet."""
        key = session.game.key
        seats, kind = occupants(session.game, sitting.seats), self._coaches.wish(key).kind
        day = sitting.started.astimezone().date()
        return self._show(Reviewed(session, seats, sitting.seed, kind, day), part)

    def show_kept(self, found: Recalled, part: int | None = None) -> bool:
        """The same of a game that was kept."""
        save, line = found
        return self.show(Session.resume(save.record, save.history, line), save.sitting, part)

    def save_picture(self, session: Session) -> None:
        """Save a picture of the table as it lies there."""
        self._exporting.save_picture(Source(session), session.moment)

    def _show(self, reviewed: Reviewed, part: int | None) -> bool:
        page = open_review(reviewed, self._art, self._choices.look, part)
        if page is None:
            return False
        page.part_asked.connect(lambda other: self._show(reviewed, other))
        page.again_asked.connect(lambda: self.again_asked.emit(reviewed.session))
        page.export_asked.connect(lambda export: self._exporting.take(export, page, _source(reviewed)))
        self._window.screens.show_review(page)
        return True


def open_review(reviewed: Reviewed, art: Art, look: Look, part: int | None = None) -> ReviewPage | None:
    """The page for a part of a game, by default the last one that is over, or else the hand or round that lasts.

    None where no move was made in it. What is over is judged; a game that was given up counts as coached
    from now on, since it may still be taken up again.
    """
    session, key = reviewed.session, reviewed.session.game.key
    part = _usual_part(session) if part is None else part
    past = session.retrospect
    lasting = part not in past.parts
    moves = past.lasting() if lasting else past.moves(part)
    if not moves:
        return None
    if session.resigned:
        session.mark_coached()
    review = _unjudged(reviewed, part) if lasting else _judged(reviewed, part)
    review.failed.connect(lambda error: note(f"review: {error!r}"))
    story = REVIEWS[key](Ending(session.moment.view, part, reviewed.kind))

    def worded(opinion: Opinion) -> str:
        return explain(key, opinion.reason, opinion.move)

    subject = Subject(session.setup.number, part, _parts(session), lasting)
    page = ReviewPage(review, story, TABLES[key](), worded, subject, art, look)
    review.setParent(page)
    return page


def _usual_part(session: Session) -> int:
    last = session.retrospect.last_part
    return session.part if last is None else last


def _parts(session: Session) -> tuple[int, ...]:
    """All that may be looked at: what is over, and the hand that lasts."""
    past = session.retrospect
    return (*past.parts, session.part) if past.lasting() else past.parts


def _judged(reviewed: Reviewed, part: int) -> Review:
    session, game = reviewed.session, reviewed.session.game
    hindsight = HINDSIGHT[game.key]() if game.key in HINDSIGHT else None
    return Review(
        session.retrospect.moves(part),
        session.human,
        coach(game.key, reviewed.kind),
        seed=reviewed.seed,
        seats=players(game, reviewed.seats),
        hindsight=hindsight,
    )


def _unjudged(reviewed: Reviewed, part: int) -> Review:
    """Of what lasts nothing is judged: that would be advice."""
    assert part == reviewed.session.part
    return Review(reviewed.session.retrospect.lasting(), reviewed.session.human, None, seed=reviewed.seed)


def _source(reviewed: Reviewed) -> Source:
    session = reviewed.session
    seats = [f"{seat_name(Seat(name))}: {level_name(who.level)}" for name, who in reviewed.seats.items()]
    return Source(session, reviewed.begun, (", ".join(seats),) if seats else ())
