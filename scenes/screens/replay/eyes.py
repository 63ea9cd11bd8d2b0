"""Through whose eyes a match is seen again, and the hands that lie open for who sees all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.core.seats import Seat
from game.kits.set_up import Chair, people_at
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.menu.long_text import TextSign
from scenes.table.playmat import AnyPlaymat, SpeechPlace

PADDING, GAP = 8, 3
TALLEST, LEAST = 44, 30
"""Of a card; where one row would make it smaller than the least, there are several."""
MOST_ROWS = 3


@dataclass(frozen=True, slots=True)
class Eyes:
    """The near seat, and whether the hands of all others lie open as well."""

    seat: Seat
    sees_all: bool = False

    @classmethod
    def first(cls, chairs: Sequence[Chair]) -> Eyes:
        """Those of the first person; bots among themselves hide nothing from whoever looks back."""
        people = people_at(chairs)
        return cls(people[0]) if people else cls(0, sees_all=True)

    def following(self, seats: int, *, open_hands: bool) -> Eyes:
        """The next seat, and after the last one all; where no hand is hidden, seats alone."""
        if self.sees_all:
            return Eyes(0)
        if self.seat + 1 < seats:
            return Eyes(self.seat + 1)
        return Eyes(0) if open_hands else Eyes(0, sees_all=True)

    def words(self, chairs: Sequence[Chair]) -> str:
        """Whose they are."""
        if self.sees_all:
            return _("All hands open")
        return _("Seen by {name}").format(name=chairs[self.seat].name)


@dataclass(frozen=True, slots=True)
class Standpoint:
    """Where somebody wants to look: so much of the log has happened, and this seat is near."""

    entries: int
    seat: Seat


def draw_held(painter: Painter, mat: AnyPlaymat, held: Mapping[Seat, Sequence[TextSign]]) -> None:
    """Where a character's words would stand: there it covers little that is needed."""
    for seat, signs in held.items():
        if signs:
            _draw_hand(painter, mat.speech_place(seat), signs)


def _draw_hand(painter: Painter, place: SpeechPlace, signs: Sequence[TextSign]) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    pad, gap = px(PADDING), px(GAP)
    rows, height = _rows(painter, place.room, signs)
    plate = Rect(place.room.left, 0, 0, len(rows) * (height + gap) - gap + 2 * pad)
    plate.width = max(_length(row, height, gap) for row in rows) + 2 * pad
    plate.centery = place.face.centery
    plate.top = max(plate.top, place.room.top)
    painter.box(plate, palette.panel_deep, radius=pad, edge=palette.edge)
    y = plate.top + pad + height / 2
    for row in rows:
        left = plate.left + pad
        for sign in row:
            width = round(height * sign.aspect)
            picture = sign.picture(height, painter.theme)
            painter.sprite(picture, (left + width / 2, y), resting=True)
            left += width + gap
        y += height + gap


def _rows(
    painter: Painter, room: Rect, signs: Sequence[TextSign]
) -> tuple[list[Sequence[TextSign]], int]:
    """The fewest rows in which the cards are large enough, and how high they are then."""
    px = painter.theme.metrics.px
    gap, wide, count = px(GAP), room.width - 2 * px(PADDING), 0
    while True:
        count += 1
        abreast = -(-len(signs) // count)
        rows = [signs[at : at + abreast] for at in range(0, len(signs), abreast)]
        widest = max(sum(sign.aspect for sign in row) for row in rows)
        height = min(px(TALLEST), int((wide - gap * (abreast - 1)) / widest))
        if height >= px(LEAST) or count == MOST_ROWS:
            return rows, max(1, height)


def _length(row: Sequence[TextSign], height: int, gap: int) -> int:
    return sum(round(height * sign.aspect) for sign in row) + gap * (len(row) - 1)
