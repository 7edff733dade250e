"""Where the seats of Solo Whist have their plates, ribbons, bubbles and finished tricks (no Qt).

South, the person, sits at the bottom; West, North and East follow clockwise, also on a mirrored
table, where the person's plate changes sides. With larger text all other plates stand in one row
at the top ("tight"), so that the call panel finds room above the hand.
"""

from dataclasses import dataclass
from typing import Final

from whistdesk.rules.seats import Seat
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import CARD_ASPECT, Room

DOTS: Final = 26
"""Width of the dots of a seat that thinks, at scale 1."""


@dataclass(frozen=True, slots=True)
class Plates:
    """All that belongs to a seat and holds no cards to be played."""

    room: Room

    @property
    def scale(self) -> float:
        """Factor on the sizes of plates, ribbons and bubbles."""
        return 0.88 * self.room.text if self.room.small else self.room.font

    @property
    def tight(self) -> bool:
        """Whether larger text makes everything move together."""
        return self.room.text > 1

    @property
    def spare(self) -> float:
        """Height beyond what the measured windows have at this size: the middle gets half of it."""
        return max(0.0, self.room.height - self.room.blend(640, 800, 1080))

    @property
    def margin(self) -> float:
        """From the window's edge to the side columns."""
        return self.room.blend(12, 36, 48)

    @property
    def plate_height(self) -> float:
        """Height of a seat's plate."""
        return 60 * self.scale

    @property
    def plate_width(self) -> float:
        """Width of a seat's plate."""
        return self.room.blend(176, 188, 232) * self.room.text

    @property
    def first_row(self) -> float:
        """Top of North's plate."""
        return self.room.bar + self.room.blend(6, 18, 19)

    @property
    def side_row(self) -> float:
        """Top of the plates of West and East."""
        if self.tight:
            return self.first_row
        return self.room.bar + self.room.blend(80, 134, 181) + self.spare / 4

    def plate(self, seat: Seat) -> Rect:
        """The plate of ``seat``."""
        w, h = self.plate_width, self.plate_height
        right = self.room.width - self.margin - w
        if seat is Seat.NORTH:
            return Rect(self.room.width / 2 - w / 2, self.first_row, w, h)
        if seat is Seat.SOUTH:
            bottom = self.room.height - self.room.blend(21, 24, 33)
            return Rect(right if self.room.mirrored else self.margin, bottom - h, w, h)
        return Rect(self.margin if seat is Seat.WEST else right, self.side_row, w, h)

    def thinking(self, seat: Seat, *, dealer: bool) -> Rect:
        """The dots of a seat that thinks: at the right of its name, before the dealer's disc."""
        plate, k = self.plate(seat), self.scale
        right = plate.x + plate.width - (15 + 26 * dealer) * k
        return Rect(right - DOTS * k, plate.y + plate.height / 2 - (13 + 3) * k, DOTS * k, 6 * k)

    def ribbon(self, seat: Seat) -> Rect:
        """The gold ribbon of a declarer: below the plate, South's above it."""
        plate, height = self.plate(seat), 30 * self.scale
        if seat is Seat.SOUTH:
            return Rect(plate.x, plate.y - 7 - height, plate.width, height)
        if seat is Seat.NORTH and not self.tight:
            return Rect(plate.x + plate.width + 10, plate.y + (plate.height - height) / 2, plate.width, height)
        return Rect(plate.x, plate.y + plate.height + 7, plate.width, height)

    @property
    def ribbon_drop(self) -> float:
        """How far North's cards make way for North's ribbon."""
        return 30 * self.scale + 7 if self.tight else 0.0

    @property
    def below_ribbon(self) -> float:
        """Where free space begins under the plates of West and East when one of them is declarer."""
        ribbon = self.ribbon(Seat.WEST)
        return ribbon.y + ribbon.height + 8

    def bubble(self, seat: Seat) -> Rect:
        """The space that a speech bubble may fill; it points at the plate from there."""
        plate, height = self.plate(seat), 40 * self.scale
        width = self.room.blend(210, 230, 290) * self.room.text
        if seat is Seat.SOUTH:
            return Rect(plate.x, plate.y - height - 12 * self.scale, width, height)
        if self.tight:
            x = {Seat.WEST: plate.x, Seat.NORTH: plate.x, Seat.EAST: plate.x + plate.width - width}[seat]
            return Rect(x, plate.y + plate.height + 11 * self.scale, width, height)
        y = plate.y + (plate.height - height) / 2
        if seat is Seat.EAST:
            return Rect(plate.x - 18 - width, y, width, height)
        return Rect(plate.x + plate.width + 18, y, width, height)

    def won(self, seat: Seat, number: int) -> tuple[float, float, float]:
        """Middle and card width of the finished trick ``number``, from 0, that ``seat`` has won."""
        plate, card = self.plate(seat), self.room.blend(20, 26, 34)
        step, gap = card * 0.4, card * 0.5 + self.room.blend(8, 12, 16)
        if self.tight:
            step = max(0.0, (self.room.width / 2 - self.margin - 1.5 * self.plate_width - 2 * gap) / 26)
        middle = plate.y + plate.height / 2
        if seat is Seat.SOUTH:
            x = plate.x + card / 2 + 4 + number * step
            return x, self.ribbon(seat).y - 8 - card * CARD_ASPECT / 2, card
        if seat is Seat.WEST:
            return plate.x + plate.width + gap + number * step, middle, card
        return plate.x - gap - number * step, middle, card
