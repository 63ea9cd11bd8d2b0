"""The tile that somebody holds over a place: not yet laid, but what it would light is seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.scoring import Lamp
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.tiles import Face
from scenes.engine.drawing.painter import Painter
from scenes.games.duco.art.tile_faces import field_side
from scenes.games.duco.art.tile_lights import lamp_size
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.town_grid import TownGrid
from scenes.table.sharing.person_line import PersonLine
from scenes.ui.portraits import portrait

LEAST_LAMP = 11.5
"""The smallest lamp that has a number, in units."""
TINY_TILE = 44
"""On smaller tiles, in units, lamps are dots, but for those of many points."""
MANY = 4
DOT = 9
QUARTER = 90
_WAYS = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))
THROUGH = 0.78
"""A tile that would cover others lets them be seen."""
LINE, LINE_GAP = 4, 2
"""Around the tile of who chooses, where several people share the screen, in units."""
FACE, FACE_AWAY = 38, 8
"""Of that person, beside the tile."""
LAMP_GAP = 0.025
"""Seconds from one lamp of a ghost to the next."""


@dataclass(slots=True)
class Ghost:
    """A tile at a place that it may be laid at; without a face it is one that nobody has seen."""

    face: Face | None
    cell: Cell
    lamps: tuple[Lamp, ...] = ()
    is_down: bool = False
    """It lies there, but is still its owner's."""
    is_counted: bool = True
    """What it would bring is told before it is laid."""
    spin: float = 0.0
    """Quarters that are left of a turn."""
    shown: float = field(default=0.0, compare=False)
    """For how many seconds it has been here."""

    @property
    def points(self) -> int:
        """What it would bring."""
        return sum(lamp.points for lamp in self.lamps)

    @property
    def lit(self) -> tuple[Lamp, ...]:
        """They light up one after the other."""
        return self.lamps[: 1 + int(self.shown / LAMP_GAP)]

    @property
    def is_lighting(self) -> bool:
        """Some lamps are still to come."""
        return len(self.lit) < len(self.lamps)

    def touches(self, cell: Cell) -> bool:
        """Whether a tile at a cell shares a side or ground with it."""
        across, down = abs(cell[0] - self.cell[0]), abs(cell[1] - self.cell[1])
        return max(across, down) <= SIDE and min(across, down) < SIDE

    def touched(self, laid: Iterable[Laid]) -> list[Laid]:
        """The tiles that it touches."""
        x, y = self.cell
        # Most lie far away, and all are asked in every frame.
        near = [each for each in laid if abs(each.cell[0] - x) <= SIDE >= abs(each.cell[1] - y)]
        return [each for each in near if self.touches(each.cell)]


def draw_ghost(
    painter: Painter,
    ghost: Ghost,
    town: TownGrid,
    *,
    covers: bool = False,
    told: bool = True,
    light: str = "",
    person: PersonLine | None = None,
) -> None:
    """Glow, plate, tile, and what matches in full light; what it covers shines through."""
    theme, side = painter.theme, round(town.side)
    centre = town.centre(ghost.cell)
    if person is not None:
        draw_person_light(painter, centre, side, person)
    else:
        painter.sprite(tile_art.glow_sprite(side, light or theme.palette.accent), centre)
    if ghost.face is None:
        painter.sprite(tile_art.back_sprite(side, theme), centre)
        return
    if ghost.spin:
        tile_art.draw_turning(painter, ghost.face, centre, side, -ghost.spin * QUARTER)
        return
    if ghost.is_down:
        painter.sprite(tile_art.face_sprite(ghost.face, side, theme), centre)
    elif covers:
        face = tile_art.face_sprite(ghost.face, side, theme)
        painter.sprite(face, centre, alpha=THROUGH)
        _draw_lit_fields(painter, ghost, ghost.face, town)
    else:
        painter.sprite(tile_art.ghost_sprite(ghost.face, side, theme), centre)
        _draw_lit_fields(painter, ghost, ghost.face, town)
    for lamp in ghost.lit:
        _draw_frame(painter, ghost.cell, lamp, town)
    for lamp in sorted(ghost.lit, key=lambda lamp: lamp.points):
        draw_lamp(painter, ghost.cell, lamp, town, told=told)


def draw_person_light(
    painter: Painter, centre: tuple[float, float], side: int, person: PersonLine
) -> None:
    """Below a tile of somebody who shares the screen with others."""
    px = painter.theme.metrics.px
    painter.sprite(tile_art.glow_sprite(side, person.colour), centre)
    painter.sprite(tile_art.rim_sprite(side, person.colour, px(LINE), px(LINE_GAP)), centre)


def draw_holder(
    painter: Painter, tile: Rect, person: PersonLine, taken: Sequence[Rect], within: Rect
) -> None:
    """The face of who holds a tile over a place: above it, or where nothing else lies."""
    px = painter.theme.metrics.px
    away = (tile.height + px(FACE)) // 2 + px(FACE_AWAY)
    places = [Rect(0, 0, px(FACE), px(FACE)) for _way in _WAYS]
    for place, (across, down) in zip(places, _WAYS, strict=True):
        place.center = tile.centerx + across * away, tile.centery + down * away
    free = (each for each in places if within.contains(each) and each.collidelist(taken) < 0)
    place = next(free, places[0])
    painter.disc(place.center, place.width + 2 * px(2), person.colour)
    painter.sprite(portrait(person.face, place.width, painter.theme), place.center)


def _draw_lit_fields(painter: Painter, ghost: Ghost, face: Face, town: TownGrid) -> None:
    side, centre = round(town.side), town.centre(ghost.cell)
    for field_ in dict.fromkeys(lamp.field for lamp in ghost.lit):
        index = (field_[1] - ghost.cell[1]) * SIDE + field_[0] - ghost.cell[0]
        dx, dy = tile_art.field_offset(index, side)
        picture = tile_art.house_sprite(face.houses[index], field_side(side), painter.theme)
        painter.sprite(picture, (centre[0] + dx, centre[1] + dy))


def _draw_frame(painter: Painter, cell: Cell, lamp: Lamp, town: TownGrid) -> None:
    """A thin line around the two houses that match; corners that meet have none."""
    dx, dy = lamp.other[0] - lamp.field[0], lamp.other[1] - lamp.field[1]
    if dx and dy:
        return
    accent, side = painter.theme.palette.accent, round(town.side)
    frame = tile_art.link_sprite(side, round(town.gap), accent, across=bool(dx))
    painter.sprite(frame, town.seam(cell, lamp.field, lamp.other))


def draw_lamp(
    painter: Painter,
    cell: Cell,
    lamp: Lamp,
    town: TownGrid,
    *,
    scale: float = 1.0,
    alpha: float = 1.0,
    told: bool = True,
) -> None:
    """On the seam between two houses that match; where nobody counts yet, without its points."""
    px, points = painter.theme.metrics.px, lamp.points
    size = lamp_size(points, town.side, px(LEAST_LAMP))
    if not told or (town.side < px(TINY_TILE) and points < MANY):
        points, size = 0, px(DOT)
    picture = tile_art.lamp_sprite(points, size, painter.theme)
    seam = town.seam(cell, lamp.field, lamp.other)
    painter.sprite(picture, seam, scale=scale, alpha=alpha)
