"""Draws the house of one colour: storeys for cards under a roof that waits, bows, breaks or shines.

Every part is a picture made once; where it stands and how it leans follows from the column.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, cos, radians, sin

from pygame import Surface

from game.rules.five211.cards import Colour
from scenes.art.lamplight import beam, halo
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.five211.art.tally_houses import (
    BELOW,
    GROUND_ROOM,
    ROOF_ROOM,
    STOREY,
    HouseLook,
    Size,
    ground_floor,
    half_roof,
    plan,
    roof,
    storey,
)
from scenes.games.five211.display import ColourMark, TallyColumn
from scenes.games.five211.tally_parts.street import GABLE_STOREYS, Street

DROP = 0.5
"""How far above its place a new storey appears, in storeys."""
DOFFED = 0.35
"""How far a bowing house lifts its roof, in storeys."""
ROOF_LEAN = 0.35
"""How much more than its storeys a bowing roof leans."""
TREMBLE = 3.5
SPLIT_LEAN, SPLIT_APART = 27, 0.17
"""Of the halves of a roof through which a storey has burst: degrees, and a share of the wall."""

Build = Callable[[Colour, HouseLook, Size, Palette], Surface]


def part_sprite(
    build: Build, units: float, kind: tuple[Colour, HouseLook], street: Street, theme: Theme
) -> Sprite:
    """A part of a house of that colour in that look, so many units high."""
    size = street.width, max(1, round(street.storey * units / STOREY))
    return sprite(build, *kind, size, theme.palette)


@dataclass(frozen=True, slots=True)
class TallyHouse:
    """One colour on its place in the street, ready to be drawn."""

    painter: Painter
    street: Street
    colour: Colour
    column: TallyColumn

    @property
    def middle(self) -> float:
        return self.street.middle(self.colour) + self.column.shake * self.street.wall * 0.07

    @property
    def is_burst(self) -> bool:
        """One storey more than its roof can bear."""
        return round(self.column.count) >= self.street.limit and self.column.roof == 0

    def part(self, build: Build, units: float, look: HouseLook) -> Sprite:
        """The picture of a part that is so many units high."""
        kind = (self.colour, look)
        return part_sprite(build, units, kind, self.street, self.painter.theme)

    def put(
        self,
        build: Build,
        units: float,
        centre: Position,
        *,
        lean: float = 0.0,
        look: HouseLook = HouseLook.LIT,
        alpha: float = 1.0,
    ) -> None:
        """Draw a part, mixed with its dim picture as far as the house is out; leans clockwise."""
        dim, resting = self.column.dim, lean == 0
        if dim < 1:
            self.painter.sprite(self.part(build, units, look), centre, angle=-lean, alpha=alpha,
                                resting=resting)  # fmt: skip
        if dim > 0:
            self.painter.sprite(self.part(build, units, HouseLook.DIM), centre, angle=-lean,
                                alpha=alpha * dim, resting=resting)  # fmt: skip

    def floor_look(self, storeys: int) -> HouseLook:
        """Windows light from the door up, and the attic last."""
        lit = self.column.shine * (ceil(self.column.count) + 2)
        return HouseLook.SHINING if lit > storeys else HouseLook.LIT


def draw_house(house: TallyHouse, pulse: float = 0.0) -> None:
    """A house that stands; `pulse` lets the roof of a full one tremble."""
    column = house.column
    if column.roof < 1:
        _draw_plan(house)
    if column.bow:
        _draw_bowing(house)
        return
    _draw_storeys(house)
    draw_ground_floor(house)
    if house.is_burst:
        _draw_split_roof(house)
    else:
        _draw_roof(house, pulse)


def draw_light(house: TallyHouse) -> None:
    """What a house that scores throws around it, under all houses."""
    street, column = house.street, house.column
    if column.shine <= 0:
        return
    tall = street.height(column.count) + street.storey * GABLE_STOREYS
    size = round(street.step * 2.8), round(tall * 2.2)
    centre = house.middle, street.floor - tall * 0.45
    house.painter.sprite(sprite(halo, size), centre, alpha=column.shine, resting=True)
    metrics = house.painter.theme.metrics
    rays = sprite(beam, (round(street.wall * 3.7), metrics.px(78)))
    house.painter.sprite(rays, (house.middle, street.floor + metrics.px(39)), alpha=column.shine,
                         resting=True)  # fmt: skip


def draw_ground_floor(house: TallyHouse, look: HouseLook | None = None) -> None:
    """The floor with the door."""
    street = house.street
    above = street.storey * (GROUND_ROOM / 2 - BELOW) / STOREY
    house.put(ground_floor, GROUND_ROOM, (house.middle, street.floor - above),
              look=look or house.floor_look(0))  # fmt: skip


def _draw_plan(house: TallyHouse) -> None:
    street, storeys = house.street, house.street.limit - 1
    size = street.width, street.storey * storeys
    picture = sprite(plan, house.colour, storeys, size, house.painter.theme.palette)
    centre = house.middle, street.eaves + size[1] / 2
    house.painter.sprite(picture, centre, alpha=1 - house.column.roof, resting=True)


def _draw_storeys(house: TallyHouse) -> None:
    """The last one may still be on its way down, or be half gone."""
    street, count = house.street, house.column.count
    shown = min(ceil(count), street.limit)
    for number in range(shown):
        last = number == ceil(count) - 1
        above = house.column.drop * DROP if last else 0.0
        y = street.floor - street.storey * (1.5 + number + above)
        alpha = count - number if last else 1.0
        house.put(storey, STOREY, (house.middle, y), look=house.floor_look(number + 1), alpha=alpha)


def _roof_centre(street: Street, middle: float, height: float) -> Position:
    return middle, street.floor - height - street.storey * (ROOF_ROOM / 2 - BELOW) / STOREY


def _draw_roof(house: TallyHouse, pulse: float) -> None:
    street, column = house.street, house.column
    waiting, landed = street.height(street.limit - 1), street.height(column.count)
    height = waiting + (landed - waiting) * column.roof
    full = round(column.count) == street.limit - 1
    lean = TREMBLE * pulse if full else 0.0
    centre = _roof_centre(street, house.middle, height + abs(lean))
    if column.roof < 1 and not full:
        waits = house.part(roof, ROOF_ROOM, HouseLook.WAITING)
        house.painter.sprite(waits, centre, resting=True)
    if column.roof > 0 or full:
        look = house.floor_look(ceil(column.count) + 1)
        alpha = 1.0 if full else column.roof
        house.put(roof, ROOF_ROOM, centre, lean=lean, look=look, alpha=alpha)


def _draw_split_roof(house: TallyHouse) -> None:
    """The storey that is one too many has burst through."""
    draw_half_roofs(house, (SPLIT_APART, SPLIT_LEAN), house.street.height(house.street.limit - 1))


def draw_half_roofs(
    house: TallyHouse, spread: tuple[float, float], height: float, alpha: float = 1.0
) -> None:
    """Both halves, so far apart and so far leaning outwards, at a height."""
    street, (apart, lean) = house.street, spread
    size = street.width, max(1, round(street.storey * ROOF_ROOM / STOREY))
    for side in (-1, 1):
        picture = sprite(half_roof, house.colour, side, size, house.painter.theme.palette)
        centre = _roof_centre(street, house.middle + side * apart * street.wall, height)
        house.painter.sprite(picture, centre, angle=-side * lean, alpha=alpha)


def _draw_bowing(house: TallyHouse) -> None:
    """Each storey leans a little more than the one below it."""
    street, column = house.street, house.column
    count = round(column.count)
    x, y, lean = house.middle, float(street.floor - street.storey), 0.0
    for _number in range(count):
        lean += column.bow / max(1, count)
        up, across = cos(radians(lean)) * street.storey, sin(radians(lean)) * street.storey
        house.put(storey, STOREY, (x + across / 2, y - up / 2), lean=lean)
        x, y = x + across, y - up
    draw_ground_floor(house)
    above = street.storey * (
        DOFFED * min(1.0, abs(column.bow) / 17) + (ROOF_ROOM / 2 - BELOW) / STOREY
    )
    tilt = lean + column.bow * ROOF_LEAN
    centre = x + above * sin(radians(tilt)), y - above * cos(radians(tilt))
    house.put(roof, ROOF_ROOM, centre, lean=tilt)


def has_words(column: TallyColumn) -> bool:
    """Whether a plate stands over the door."""
    return column.count > 0 and column.mark not in (ColourMark.NONE, ColourMark.OUT)
