"""Opens the review of what is over on the table."""

from collections.abc import Mapping

from whistdesk.app.early import note
from whistdesk.app.seats import players
from whistdesk.archive.saves import Occupant
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


def open_review(
    session: Session, seats: Mapping[str, Occupant], seed: int, kind: str, art: Art, look: Look
) -> ReviewPage | None:
    """The page for the last part that is over; None where there is none, or nobody to judge it.

    ``seats`` says who sits at the computer seats, so that they can say why they played as they did.
    A game that was given up counts as coached from now on: it may still be taken up again.
    """
    key, part, player = session.game.key, session.reviewable, coach(session.game.key, kind)
    if part is None or player is None:
        return None
    if session.resigned:
        session.mark_coached()
    hindsight = HINDSIGHT[key]() if key in HINDSIGHT else None
    others = players(session.game, seats)
    review = Review(session.past(part), session.human, player, seed=seed, seats=others, hindsight=hindsight)
    review.failed.connect(lambda error: note(f"review: {error!r}"))
    story = REVIEWS[key](Ending(session.moment.view, part, kind))

    def worded(opinion: Opinion) -> str:
        return explain(key, opinion.reason, opinion.move)

    page = ReviewPage(review, story, worded, TABLES[key]().theme, art, look)
    review.setParent(page)
    return page
