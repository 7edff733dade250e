"""Reviews of small games, judged at once by a judge that likes the first legal move."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.model.review import Review
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.players.hindsight import Makeable
from whistdesk.rules.base import Setup, View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Table
from whistdesk.views.page import Look
from whistdesk.views.registry import REVIEWS, TABLES
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.review.stage import Ending
from whistdesk.views.review.subject import Subject
from whistdesk.views.theme.art import Art

FACTS = {"win": 0.25, "hit": 0.5, "hands": (4.0, 5.5, 6.0)}


class Judge:
    """Values the legal moves downwards from 0.5, in their order."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        del rng, budget_ms
        return Choice(tuple(Opinion(move, 0.5 - n / 8, Reason("told", FACTS)) for n, move in enumerate(view.legal)))


class Makes:
    """Finds every contract makeable."""

    def judge(self, view: View, table: Table) -> Makeable | None:
        del view, table
        return Makeable(made=True)


def played(key: str, *words: str, match: int | None = 1, moves: int = 400) -> Session:
    """A game that begins with ``words`` and goes on with the last legal move, up to so many moves."""
    game = GAMES[key]
    session = Session(game, Setup(number=1, match=match if len(game.seats) > 1 else None))
    for ply in range(moves):
        if session.seat is None:
            break
        move = game.parse_move(words[ply]) if ply < len(words) else session.view_for(session.seat).legal[-1]
        session.play_for(session.seat, move)
    return session


WORDS = {"solo-whist": ("propose", "accept", "pass", "pass", "pass")}
"""How a hand is bid that is played to its end."""


def over(key: str) -> Session:
    """A game that is over; of a match its only hand."""
    return played(key, *WORDS.get(key, ()))


def why(opinion: Opinion) -> str:
    """How the reasons of these reviews are worded."""
    return f"Why {opinion.move}."


Opened = Callable[..., ReviewPage]


@pytest.fixture
def opened(qtbot: QtBot, art: Art) -> Iterator[Opened]:
    """Opens the review of a game, all of it judged; without a judge that of the hand or round that lasts."""
    pages: list[ReviewPage] = []

    def open_(
        session: Session,
        width: int = 1280,
        height: int = 800,
        text: float = 1.0,
        *,
        judged: bool = True,
        subject: Subject = Subject(48213),  # noqa: B008 - a value
    ) -> ReviewPage:
        key, judge = session.game.key, Judge() if judged else None
        moves = session.retrospect.moves(subject.part) if judged else session.retrospect.lasting()
        seats = {seat: Judge() for seat in session.game.seats[1:]} if judged else None
        review = Review(moves, session.human, judge, seed=5, seats=seats, hindsight=Makes() if judged else None)
        story = REVIEWS[key](Ending(session.moment.view, subject.part))
        page = ReviewPage(review, story, TABLES[key](), why, subject, art, Look(text))
        review.setParent(page)
        pages.append(page)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        qtbot.waitUntil(lambda: review.done)
        return page

    yield open_
    for page in pages:
        page.put_away()
        page.close()
        page.deleteLater()
