"""What a game was worth, move by move: what was given away in all, and the curve."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from whistdesk.views.label import Label
from whistdesk.views.names import fill
from whistdesk.views.review.curve import Curve, Point
from whistdesk.views.review.stage import Scale, losses
from whistdesk.views.review.story import Story
from whistdesk.views.theme.style import Style


class Figures(QWidget):
    """Stands above the list of moves."""

    def __init__(self, story: Story, parent: QWidget) -> None:
        super().__init__(parent)
        self._story = story
        self.summary, self.curve = Label("", self), Curve(self)
        self.summary.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(self.curve, 1)
        self.curve.setVisible(story.game.plotted)

    def restyle(self, style: Style, k: float) -> None:
        """Take colours and the factor on text sizes."""
        self.curve.restyle(style, k)

    def tell(self) -> None:
        """Show what is known now."""
        game, review = self._story.game, self._story.review
        found = dict(losses(game, review))
        worths = {index: self._worth_before(index) for index in found}
        end = game.result() if review.done else None
        scale = game.scale([*worths.values(), *([] if end is None else [end])])
        points = [Point(index, worths[index], given) for index, given in found.items()]
        self.curve.show_points(points, end, len(review.moves), scale)
        parts = [(positions[0] - 1, words) for words, positions in self._story.places()]
        self.curve.show_words(game.counted(), self._ticks(scale), parts)
        self.summary.setText(self._summary(sum(found.values())))

    def _worth_before(self, index: int) -> float:
        choice = self._story.review.judgement(index).choice
        assert choice is not None
        return self._story.game.worth(choice.opinions[0])

    def _ticks(self, scale: Scale) -> list[str]:
        count = round((scale.high - scale.low) / scale.step)
        return [self._story.game.worth_words(scale.low + n * scale.step, 0) for n in range(count + 1)]

    def _summary(self, given: float) -> str:
        words = fill(self.tr("Given away in all: %1"), self._story.game.total_words(given))
        waiting = self.tr("The coach is still looking …")
        return words if self._story.review.done else f"{words}\n{waiting}"
