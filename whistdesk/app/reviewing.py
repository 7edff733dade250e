"""Opens the review of what is over: on the table, or of a game that was kept."""

from collections.abc import Mapping

from whistdesk.app.early import note
from whistdesk.app.seats import players
from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Occupant
from whistdesk.model.review import Review
from whistdesk.model.session import Session
from whistdesk.players.base import Opinion
from whistdesk.players.registry import HINDSIGHT, coach
from whistdesk.views.explanations import explain
from whistdesk.views.page import Look
from whistdesk.views.registry import REVIEWS, TABLES
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.review.stage import Ending
from whistdesk.views.theme.art import Art


def review_of_record(
    record: Record,
    art: Art,
    look: Look,
    *,
    part: int | None = None,
    history: History | None = None,
    seats: Mapping[str, Occupant] | None = None,
    seed: int = 0,
    kind: str = "",
) -> ReviewPage | None:
    """The page for a part of a game that was kept, the last one where ``part`` is None; RecordError.

    None where that part is not over. A game that was given up is over only by its ``history``;
    ``seats`` and ``seed`` are those of its sitting, ``kind`` the kind of coach that is asked.
    """
    session = Session.resume(record, history)
    page = open_review(session, seats or {}, seed, kind, art, look, part)
    if page is not None:
        session.setParent(page)
    return page


def open_review(
    session: Session,
    seats: Mapping[str, Occupant],
    seed: int,
    kind: str,
    art: Art,
    look: Look,
    part: int | None = None,
) -> ReviewPage | None:
    """The page for a part that is over, the last one by default; None where there is none, or nobody to judge it.

    ``seats`` says who sits at the computer seats, so that they can say why they played as they did.
    A game that was given up counts as coached from now on: it may still be taken up again.
    """
    key, player = session.game.key, coach(session.game.key, kind)
    part = session.reviewable if part is None else part
    moves = () if part is None else session.past(part)
    if part is None or not moves or player is None:
        return None
    if session.resigned:
        session.mark_coached()
    hindsight = HINDSIGHT[key]() if key in HINDSIGHT else None
    others = players(session.game, seats)
    review = Review(moves, session.human, player, seed=seed, seats=others, hindsight=hindsight)
    review.failed.connect(lambda error: note(f"review: {error!r}"))
    story = REVIEWS[key](Ending(session.moment.view, part, kind))

    def worded(opinion: Opinion) -> str:
        return explain(key, opinion.reason, opinion.move)

    page = ReviewPage(review, story, worded, TABLES[key]().theme, art, look)
    review.setParent(page)
    return page
