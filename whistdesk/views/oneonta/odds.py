"""The coach's odds on the Oneonta Whist table: the chance to win the game, under predictions and above cards."""

from PySide6.QtCore import QCoreApplication

from whistdesk.players.base import Opinion
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.places import HAND, REPLY
from whistdesk.rules.table import Tile
from whistdesk.views.numbers import percent
from whistdesk.views.oneonta.measures import CHIP_GAP
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Pose, Rect
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.table.tableau import Tableau


def draw_odds(under: Furniture, over: Furniture, tableau: Tableau) -> None:
    """All odds of the position, and the arrow of a hint."""
    advice = tableau.advice
    if advice is None or advice.choice is None:
        return
    for opinion in advice.choice.opinions:
        shown, marked = advice.odds, opinion.move == advice.marked
        match opinion.move:
            case Predict(tricks) if f"odds-{tricks}" in tableau.layout.spots:
                if shown:
                    _under_prediction(under, tableau.layout.spots[f"odds-{tricks}"], opinion, advice)
                if marked:
                    _point_at(over, tableau.layout.poses[Tile(0, tricks)])
            case Play(card):
                table = tableau.moment.table
                shown_at = (*table.at(HAND), *table.at(REPLY))
                tile = next(tile for tile in shown_at if table.card(tile) == card)
                if shown:
                    _above_card(over, tableau.layout.poses[tile], opinion, advice)
                elif marked:
                    _point_at(over, tableau.layout.poses[tile])
    if advice.odds and (caption := tableau.layout.spots.get("odds-caption")):
        words = counted(advice)
        under.text(words, caption.centre[0], caption.y, 13, 500, colour=under.palette.hint, align="centre")


def chance(opinion: Opinion, advice: Advice) -> float:
    """The chance that is shown: to win the game, or in a game that is lost, to hit the prediction exactly."""
    return float(opinion.reason.facts.get("hit", 0.0)) if lost(advice) else opinion.value


def lost(advice: Advice) -> bool:
    """Whether no move can win the game any more."""
    assert advice.choice is not None
    return advice.choice.value <= 0


def counted(advice: Advice) -> str:
    """What the odds count."""
    if lost(advice):
        return QCoreApplication.translate("Oneonta", "Chance to hit the prediction")
    return QCoreApplication.translate("Oneonta", "Chance to win the game")


def spoken_odds(move: Move, advice: Advice | None) -> str:
    """What the odds of a move say to a screen reader, after its name."""
    opinion = advice.opinion(move) if advice else None
    return f", {percent(chance(opinion, advice))}" if opinion and advice else ""


def _under_prediction(f: Furniture, spot: Rect, opinion: Opinion, advice: Advice) -> None:
    best, k, share = opinion.move in advice.best, f.k, chance(opinion, advice)
    wide = min(spot.width, 84 * k)
    x = spot.centre[0]
    f.share_bar(x - wide / 2, spot.y + 4 * k, wide, share, best=best)
    tint = f.palette.hint if best else f.palette.ink
    f.text(percent(share), x, spot.y + 9 * k, 14, 700 if best else 600, colour=tint, align="centre", within=spot.width)


def _above_card(f: Furniture, pose: Pose, opinion: Opinion, advice: Advice) -> None:
    share, marked = chance(opinion, advice), opinion.move == advice.marked
    wide = min(pose.width * 0.7, 90 * f.k)
    bottom = pose.y - pose.width * CARD_ASPECT / 2 - CHIP_GAP
    f.odds_chip(percent(share), pose.x, bottom, wide, best=opinion.move in advice.best, marked=marked, share=share)


def _point_at(f: Furniture, pose: Pose) -> None:
    f.pointer(pose.x, pose.y - pose.width * CARD_ASPECT / 2 - CHIP_GAP)
