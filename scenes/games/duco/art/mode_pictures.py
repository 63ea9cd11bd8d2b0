"""What a printed game is about, in one small picture each, and parts for other pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.core.options import OptionValue
from game.rules.duco.town.houses import FIELDS, HouseColour
from game.rules.duco.town.tiles import TILES, Face
from scenes.art import svg
from scenes.art.harbour.gables import gable_icon
from scenes.art.palette import PALETTE, Palette
from scenes.games.duco.art.house_fields import FIELD, PLAIN_LETTERS, kept_field
from scenes.games.duco.art.slate import Slate
from scenes.games.duco.art.table_signs import turn_sign
from scenes.games.duco.art.tile_faces import SIDE, tile_plate

HEIGHT: Final = 104
"""Units; the width is up to whoever shows it."""
_GAP: Final = 0.8
_POST: Final = "#0B3540"


def _face(number: int) -> Face:
    return TILES[number % len(TILES)].faces[number % 4]


def _of_square(colour: HouseColour) -> list[Face]:
    return [tile.faces[tile.number % 4] for tile in TILES if tile.square is colour]


def _cross(slate: Slate) -> None:
    step, side = 20.6, 19.2
    arms = [
        (0, 0),
        *((each, 0) for each in (-2, -1, 1, 2)),
        *((0, each) for each in (-2, -1, 1, 2)),
    ]
    for number, (column, row) in enumerate(arms):
        slate.mini(_face(number * 7), column * step, row * step, side)
    slate.slot(step, -step, side - 1, fill=40)
    slate.mini(_face(52), step * 2.4, -step * 1.6, side * 1.15, lift=0.5)
    slate.arrow((step * 1.95, -step * 1.4), (step * 1.4, -step * 1.15), slate.palette.accent)


def _chaos(slate: Slate) -> None:
    side = 30.0
    for number in range(9):
        across, down = number % 3 - 1, number // 3 - 1
        slate.tile(_face(number * 8 + 2), across * (side + _GAP), down * (side + _GAP), side)
    third = side * FIELD / SIDE
    x, y = side * 0.5 + third * 0.5, -side * 0.5 + third * 0.5
    slate.shadow(x, y, side * 1.1, 0.9)
    slate.glow(x, y, side * 1.1)
    slate.tile(_face(23), x, y, side * 1.1, shadow=False)


def crossing_faces(colour: HouseColour) -> tuple[Face, Face, Face, Face]:
    """Four tiles whose corners of one colour meet, in reading order."""
    found: list[Face] = []
    for corner in (8, 6, 2, 0):
        found.append(
            next(
                face
                for tile in TILES
                for face in tile.faces
                if all(tile is not other.tile for other in found)
                and FIELDS[face.fields[corner]].colour is colour
                and FIELDS[face.fields[corner]].factor == 1
            )
        )
    first, second, third, fourth = found
    return first, second, third, fourth


def draw_crossing(slate: Slate) -> None:
    side = 47.0
    half = side / 2 + _GAP
    places = ((-half, -half), (half, -half), (-half, half), (half, half))
    for face, (x, y) in zip(crossing_faces(HouseColour.BLUE), places, strict=True):
        slate.tile(face, x, y, side)
    reach = side * FIELD / SIDE * 2 + 10
    for colour, line in ((slate.palette.accent_ink, 4.8), (slate.palette.accent, 2.6)):
        slate.box((0, 0, reach, reach), colour, 0, radius=reach * 0.28, edge=colour, line=line)


def _stress(slate: Slate) -> None:
    side = 24.0
    stacks = (
        (-46, 22, HouseColour.ORANGE),
        (48, 22, HouseColour.BLUE),
        (2, -30, HouseColour.GREEN),
    )
    for x, y, colour in stacks:
        for layer, face in enumerate(_of_square(colour)[:3]):
            slate.mini(face, x - layer * 1.4, y - layer * 2, side, colour)
    flying = (
        (-18, 8, -14, HouseColour.ORANGE),
        (20, 10, 12, HouseColour.BLUE),
        (18, -12, -20, HouseColour.GREEN),
    )
    for x, y, angle, colour in flying:
        slate.mini(_of_square(colour)[4], x, y, side * 0.92, colour, angle=angle, lift=0.8)
    slate.clock(-46, -24, 38, "30", 0.7)


def _conquest(slate: Slate) -> None:
    side, step = 21.6, 22.6
    owned: Mapping[HouseColour | None, tuple[tuple[int, int], ...]] = {
        None: ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)),
        HouseColour.ORANGE: ((1, -1), (2, -1), (2, 0), (1, 1)),
        HouseColour.BLUE: ((-1, -1), (-2, -1), (-2, 0), (-2, 1), (-1, 1)),
    }
    paper = slate.palette.paper
    for x, y in owned[HouseColour.BLUE]:
        slate.box((x * step, y * step, side + 5, side + 5), paper, radius=5)
    for owner, places in owned.items():
        faces = _of_square(owner if owner is not None else HouseColour.YELLOW)
        for face, (x, y) in zip(faces, places, strict=False):
            slate.mini(face, x * step, y * step, side, owner)
    slate.box((-2 * step, -step - 12, 38, 21), slate.palette.panel_deep, 245, radius=10.5,
              edge=paper, line=1.2)  # fmt: skip
    slate.words("+15", -2 * step, -step - 12, 15)


def draw_turning(slate: Slate) -> None:
    side = 40.0
    slate.tile(_face(31), -side * 0.86, 2, side)
    _turning(slate, _face(12), side * 0.3, 2, side, 28)
    slate.put(turn_sign(slate.px(26), slate.palette.accent, True), 50, -24)


def _turning(slate: Slate, face: Face, x: float, y: float, side: float, degrees: float) -> None:
    """A tile half way through a turn, its houses upright."""
    slate.shadow(x, y, side * 0.95, 0.4)
    slate.put(tile_plate(slate.px(side), slate.palette), x, y, degrees)
    turn = pygame.math.Vector2(1, 0).rotate(degrees)
    field = side * FIELD / SIDE
    for number, code in enumerate(face.fields):
        across, down = (number % 3 - 1) * field, (number // 3 - 1) * field
        picture = kept_field(code, slate.px(field * 0.85), PLAIN_LETTERS, slate.palette)
        slate.put(picture, x + across * turn.x - down * turn.y, y + across * turn.y + down * turn.x)


def draw_diagonal(slate: Slate) -> None:
    side = 44.0
    half = side / 2 + 1
    slate.slot(half, -half, side - 6, slate.palette.edge, 8)
    slate.slot(-half, half, side - 6, slate.palette.edge, 8)
    slate.tile(_face(10), -half, -half, side)
    slate.tile(_face(59), half, half, side)
    slate.lamp(0, 0, 1, 21)


def draw_goal(slate: Slate, points: str) -> None:
    """A lamp on the quay, and how many points light it."""
    glass = "#FFE9A8"
    slate.draw(
        92, 84, -8, 4,
        svg.circle(40, 24, 24, glass, opacity=0.22), svg.rect(37.5, 30, 5, 40, _POST),
        svg.path("M28,33 L32,12 H48 L52,33 Z", glass, stroke=_POST, stroke_width=3.4),
        svg.path("M27,12 L40,2 L53,12 Z", _POST), svg.rect(30, 67, 20, 6, _POST, rx=2),
        svg.rect(2, 72, 88, 6, "#EAD9B5", rx=3), svg.rect(2, 78, 88, 3, "#B79B6A", rx=1.5),
    )  # fmt: skip
    slate.words(points, 27 if len(points) < 3 else 33, -12, 36)


def _long_chaos(slate: Slate) -> None:
    """Marked as a game of this house, and by how far it goes."""
    _chaos(slate)
    slate.put(gable_icon(1, slate.px(30), slate.palette), -52, -40)
    slate.box((44, 34, 58, 30), slate.palette.ink, 235, radius=15)
    slate.words("100", 44, 34, 24)


_PICTURES: Final[Mapping[OptionValue, Callable[[Slate], None]]] = {
    "cross": _cross,
    "chaos": _chaos,
    "long chaos": _long_chaos,
    "corner cluster": draw_crossing,
    "stress": _stress,
    "conquest": _conquest,
}


def mode_picture(
    mode: OptionValue, size: tuple[int, int], palette: Palette = PALETTE
) -> pygame.Surface:
    """The picture of a printed game, on nothing; `size` in pixels, a little wider than high."""
    slate = Slate(size, max(HEIGHT, 150 * size[1] / size[0]), palette)
    _PICTURES[mode](slate)
    return slate.surface
