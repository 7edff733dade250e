"""The table for the ear: labels that nobody sees, over all that lies there and is no button."""

from collections.abc import Collection, Iterator, Mapping
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from whistdesk.cards.card import Card
from whistdesk.views.label import Label
from whistdesk.views.names import capitalised, card_name
from whistdesk.views.table.pose import Layout, Rect, Target
from whistdesk.views.table.targets import box_of
from whistdesk.views.table.unseen import stand, unsee


class Sign(NamedTuple):
    """Words, and where they belong."""

    words: str
    box: Rect


class PlaceLabel(Label):
    """A label that only screen readers know: it draws nothing, and the mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        unsee(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scene shows what is meant."""

    def show_sign(self, sign: Sign) -> None:
        """Stand where ``sign`` belongs, with its words."""
        stand(self, sign.box)
        if self.accessibleName() != sign.words:
            self.setAccessibleName(sign.words)
        self.show()


class PlaceLabels(QObject):
    """The labels of a screen; the same ones are used again and again."""

    def __init__(self, screen: QWidget, below: QWidget) -> None:
        """They are stacked under ``below``, in their order."""
        super().__init__(screen)
        self._screen, self._below = screen, below
        self._labels: list[PlaceLabel] = []

    def words(self) -> list[str]:
        """What the labels say now, in order."""
        return [label.accessibleName() for label in self._labels if not label.isHidden()]

    def show_places(self, places: Mapping[str, str], layout: Layout, buttons: Collection[Target], room: Rect) -> None:
        """A label for each of ``places`` and for each open card that has no button.

        Names of places are spots or areas of the layout; what is neither belongs to the whole ``room``.
        """
        areas = {**layout.spots, **layout.areas}
        signs = [Sign(words, areas.get(name, room)) for name, words in places.items() if name not in buttons]
        signs += [Sign(capitalised(card_name(card)), box) for card, box in _open_cards(layout, buttons)]
        for sign, label in zip_longest(signs, list(self._labels)):
            if sign is None:
                label.hide()
            else:
                (label or self._added()).show_sign(sign)

    def _added(self) -> PlaceLabel:
        label = PlaceLabel(self._screen)
        label.stackUnder(self._below)
        self._labels.append(label)
        return label


def _open_cards(layout: Layout, buttons: Collection[Target]) -> Iterator[tuple[Card, Rect]]:
    """From left to right; a card that shows its back has no name."""
    for tile in sorted(layout.poses, key=lambda tile: layout.poses[tile].x):
        face, box = layout.poses[tile].face, box_of(tile, layout)
        if face is not None and box is not None and tile not in buttons:
            yield face, box
