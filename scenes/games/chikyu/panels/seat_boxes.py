"""Where each hand of the table has its face, words, points, piles, hold and open cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect

from scenes.art.card_shape import ASPECT
from scenes.table.cards.card_sprite import Spot
from scenes.table.unit_frame import UnitFrame, Units

OPEN_GAP = 4
"""Between open cards."""
OPEN_AT_LEAST = 4
"""Fewer open cards are no larger."""
OPEN_COUNTS = range(1, 16)
"""As many as a dependency can have, and more."""


class PanelShape(Enum):
    """How the parts of a panel are arranged."""

    OWN = auto()
    SIDE = auto()
    ACROSS = auto()
    """Alone along the upper edge: the hold beside the words."""
    FLAT = auto()
    """Two along the upper edge."""
    OPEN_ACROSS = auto()
    OPEN_SIDE = auto()
    """A dependency: its cards lie open where others have their hold."""


@dataclass(frozen=True, slots=True)
class SeatBox:
    """One panel. What a panel has no room for is None."""

    hand: int
    shape: PanelShape
    area: Rect
    portrait: Rect
    words: Rect
    """Name above, what it does below."""
    score: Rect | None
    piles: Rect | None
    hold: Rect | None
    signs: tuple[int, int]
    """In the hold: the height of a creature and of a number."""
    cards: Rect | None = None

    @property
    def head(self) -> Rect:
        """Everything above hold or cards."""
        parts = [part for part in (self.words, self.score) if part is not None]
        return self.portrait.unionall(parts)

    def open_spots(self, count: int) -> list[Spot]:
        """Where the cards of a dependency lie."""
        if self.cards is None or not count:
            return []
        rows, height = self._open_rows(count)
        longest = -(-count // rows)
        width = height * ASPECT
        spots = []
        for index in range(count):
            row, column = divmod(index, longest)
            here = min(longest, count - row * longest)
            x = self.cards.centerx + (column - (here - 1) / 2) * (width + OPEN_GAP)
            y = self.cards.top + self.cards.height * (row + 0.5) / rows
            spots.append(Spot(round(x), round(y), round(height)))
        return spots

    @property
    def open_heights(self) -> set[int]:
        """Of open cards, however many there are."""
        if self.cards is None:
            return set()
        return {round(self._open_rows(count)[1]) for count in OPEN_COUNTS}

    def _open_rows(self, count: int) -> tuple[int, float]:
        """One row or two, whichever makes the larger cards, and their height."""
        assert self.cards is not None
        best = (1, 0.0)
        for rows in (1,) if self.shape is PanelShape.OPEN_ACROSS else (1, 2):
            # The last ones of a hand keep their size; none covers the letter of another.
            longest = max(OPEN_AT_LEAST + 1 - rows, -(-count // rows))
            width = (self.cards.width - OPEN_GAP * (longest - 1)) / longest
            height = min((self.cards.height - OPEN_GAP * (rows - 1)) / rows, width / ASPECT)
            best = max(best, (rows, height), key=lambda found: found[1])
        return best


@dataclass(frozen=True, slots=True, kw_only=True)
class _Part:
    """A part of a panel, in units from its edges: two of three are given for each direction."""

    left: float | None = None
    right: float | None = None
    width: float | None = None
    top: float | None = None
    bottom: float | None = None
    height: float | None = None

    def inside(self, area: Units) -> Units:
        """Where it lies in a panel."""
        x, y, width, height = area
        left, wide = _span(self.left, self.right, self.width, width)
        top, high = _span(self.top, self.bottom, self.height, height)
        return x + left, y + top, wide, high


def _span(
    near: float | None, far: float | None, size: float | None, room: float
) -> tuple[float, float]:
    """Where something begins and how long it is, in a room of this length."""
    if near is None:
        assert far is not None
        assert size is not None
        return room - far - size, size
    if size is None:
        assert far is not None
        return near, room - far - near
    return near, size


@dataclass(frozen=True, slots=True, kw_only=True)
class _Parts:
    """What lies where on a panel."""

    portrait: _Part
    words: _Part
    score: _Part | None = None
    piles: _Part | None = None
    hold: _Part | None = None
    cards: _Part | None = None
    signs: tuple[int, int] = (23, 15)
    many: tuple[int, int] = (20, 13)
    """With the kinds of the expansion."""


_PARTS = {
    PanelShape.OWN: _Parts(
        portrait=_Part(left=14, top=12, width=68, height=68),
        words=_Part(left=92, right=118, top=20, height=50),
        score=_Part(right=14, top=27, width=96, height=38),
        piles=_Part(left=20, right=116, top=84, height=36),
        hold=_Part(left=10, right=10, top=124, bottom=12),
        signs=(28, 19), many=(25, 16),
    ),
    PanelShape.SIDE: _Parts(
        portrait=_Part(left=15, top=12, width=50, height=50),
        words=_Part(left=74, right=110, top=15, height=46),
        score=_Part(right=12, top=18, width=92, height=38),
        piles=_Part(left=20, right=20, top=67, height=30),
        hold=_Part(left=10, right=10, top=103, bottom=12),
    ),
    PanelShape.ACROSS: _Parts(
        portrait=_Part(left=17, top=13, width=50, height=50),
        words=_Part(left=76, top=15, width=88, height=46),
        score=_Part(left=14, bottom=9, width=84, height=34),
        piles=_Part(left=108, bottom=12, width=50, height=28),
        hold=_Part(left=166, right=10, top=10, bottom=9),
    ),
    PanelShape.FLAT: _Parts(
        portrait=_Part(left=11, top=9, width=42, height=42),
        words=_Part(left=60, right=104, top=8, height=44),
        score=_Part(right=10, top=12, width=88, height=34),
        hold=_Part(left=8, right=8, top=54, bottom=6),
        signs=(19, 13), many=(19, 13),
    ),
    PanelShape.OPEN_ACROSS: _Parts(
        portrait=_Part(left=16, top=14, width=56, height=56),
        words=_Part(left=84, top=18, width=104, height=48),
        cards=_Part(left=190, right=10, top=18, bottom=10),
    ),
    PanelShape.OPEN_SIDE: _Parts(
        portrait=_Part(left=14, top=10, width=56, height=56),
        words=_Part(left=82, right=52, top=16, height=46),
        # Below the face there is room for a card that is raised.
        cards=_Part(left=16, right=16, top=90, bottom=10),
    ),
}  # fmt: skip


def seat_box(frame: UnitFrame, hand: int, shape: PanelShape, area: Units, kinds: int) -> SeatBox:
    """The panel of a hand in a box of units; `kinds` is how many columns its hold has."""
    parts = _PARTS[shape]

    def place(part: _Part | None) -> Rect | None:
        return None if part is None else frame.rect(*part.inside(area))

    sign, number = parts.signs if kinds <= 6 else parts.many
    scale = area[2] / _usual_width(shape)
    return SeatBox(
        hand,
        shape,
        frame.rect(*area),
        frame.rect(*parts.portrait.inside(area)),
        frame.rect(*parts.words.inside(area)),
        place(parts.score),
        place(parts.piles),
        place(parts.hold),
        (frame.metrics.px(sign * min(scale, 1.2)), frame.metrics.px(number * min(scale, 1.2))),
        place(parts.cards),
    )


def _usual_width(shape: PanelShape) -> float:
    return {
        PanelShape.OWN: 372,
        PanelShape.ACROSS: 432,
        PanelShape.FLAT: 306,
        PanelShape.OPEN_ACROSS: 520,
    }.get(shape, 286)
