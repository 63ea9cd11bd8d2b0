"""A surface to compose small pictures of tiles on, in units around its middle."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.duco.town.houses import HouseColour
from game.rules.duco.town.tiles import Face
from scenes.art import svg
from scenes.art.lettering import Typeface as Type
from scenes.art.lettering import lettering, stamp
from scenes.art.palette import Palette
from scenes.art.panels import dashed_slot, panel
from scenes.games.duco.art.house_fields import PLAIN_LETTERS
from scenes.games.duco.art.tile_faces import RADIUS, SIDE, tile_face, tile_mini
from scenes.games.duco.art.tile_lights import lamp, soft_square, tile_glow

_RIM: Final = 3
_NIGHT_AIR: Final = "#02161D"

Point = tuple[float, float]


class Slate:
    """`size` in pixels shows `height` units; the origin lies in the middle."""

    def __init__(self, size: tuple[int, int], height: float, palette: Palette) -> None:
        self.surface = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
        self.surface.fill(0)
        self.unit = size[1] / height
        self.palette = palette

    def px(self, units: float) -> int:
        """So many units in pixels, at least one."""
        return max(1, round(units * self.unit))

    def at(self, x: float, y: float) -> Point:
        """A place of the picture in pixels."""
        width, height = self.surface.get_size()
        return width / 2 + x * self.unit, height / 2 + y * self.unit

    def put(self, picture: pygame.Surface, x: float, y: float, angle: float = 0.0) -> None:
        """A picture with its middle at a point, turned clockwise by some degrees."""
        if angle:
            width, height = picture.get_size()
            room = pygame.Surface((width + 2 * _RIM, height + 2 * _RIM), pygame.SRCALPHA)
            room.blit(picture, (_RIM, _RIM), special_flags=pygame.BLEND_PREMULTIPLIED)
            picture = pygame.transform.rotozoom(room, -angle, 1.0)
        stamp(self.surface, picture, self.at(x, y))

    def draw(self, width: float, height: float, x: float, y: float, *parts: str) -> None:
        """A drawing of so many units around a point; inside it a unit is a unit."""
        size = self.px(width), self.px(height)
        self.put(svg.rasterise(svg.document(width, height, *parts), size), x, y)

    def shadow(self, x: float, y: float, side: float, lift: float = 0.0) -> None:
        pixels = self.px(side)
        soft = soft_square(pixels, pixels * (0.035 + 0.1 * lift), _NIGHT_AIR, 165)
        drop = side * (0.018 + 0.1 * lift)
        self.put(soft, x + drop * 0.5, y + drop)

    def tile(self, face: Face, x: float, y: float, side: float, *, angle: float = 0.0,
             lift: float = 0.0, shadow: bool = True) -> None:  # fmt: skip
        """A tile with all its houses."""
        if shadow:
            self.shadow(x, y, side, lift)
        self.put(tile_face(face, self.px(side), PLAIN_LETTERS, self.palette), x, y, angle)

    def mini(self, face: Face, x: float, y: float, side: float, owner: HouseColour | None = None,
             *, angle: float = 0.0, lift: float = 0.0) -> None:  # fmt: skip
        """A tile as nine fields of colour."""
        self.shadow(x, y, side, lift)
        self.put(tile_mini(face, self.px(side), owner, self.palette), x, y, angle)

    def glow(self, x: float, y: float, side: float, colour: str = "") -> None:
        self.put(tile_glow(self.px(side), colour or self.palette.accent, 140), x, y)

    def slot(self, x: float, y: float, side: float, colour: str = "", fill: int = 30) -> None:
        pixels = self.px(side)
        wanted = colour or self.palette.accent_light
        self.put(dashed_slot((pixels, pixels), pixels * RADIUS / SIDE, wanted, fill), x, y)

    def lamp(self, x: float, y: float, points: int, size: float) -> None:
        self.put(lamp(points, self.px(size), self.palette), x, y)

    def words(self, text: str, x: float, y: float, size: float, colour: str = "") -> None:
        ink = colour or self.palette.text
        self.put(lettering(text, Type.DISPLAY, size * self.unit, ink), x, y)

    def box(self, box: tuple[float, float, float, float], colour: str, alpha: int = 255, *,
            radius: float = 8.0, edge: str | None = None, line: float = 1.5) -> None:  # fmt: skip
        """A rounded box by its middle and its size."""
        x, y, width, height = box
        size = self.px(width), self.px(height)
        face = panel(size, radius * self.unit, colour, alpha, edge, line * self.unit)
        self.put(face, x, y)

    def clock(self, x: float, y: float, size: float, words: str, share: float) -> None:
        """A ring that has run down to a share of its time."""
        around = svg.number(3.14159 * 84)
        left = svg.number(3.14159 * 84 * share)
        ring = svg.path(
            "M50,8 A42,42 0 1 1 49.9,8", stroke=self.palette.paper, stroke_width=12,
            stroke_dasharray=f"{left} {around}",
        )  # fmt: skip
        track = svg.circle(
            50, 50, 42, self.palette.panel_deep, fill_opacity=0.92, stroke=self.palette.edge,
            stroke_width=12, stroke_opacity=0.28,
        )  # fmt: skip
        pixels = self.px(size)
        face = svg.rasterise(svg.document(100, 100, track, ring), (pixels, pixels))
        self.put(face, x, y)
        self.words(words, x, y, size * 0.44)

    def arrow(self, start: Point, end: Point, colour: str) -> None:
        """A short arrow with a dark edge."""
        (x, y), (to_x, to_y) = start, end
        dx, dy = to_x - x, to_y - y
        length = (dx * dx + dy * dy) ** 0.5
        ux, uy = dx / length, dy / length
        room = 2 * length + 24
        middle = room / 2
        hx, hy = middle + dx / 2, middle + dy / 2
        line = (
            f"M{middle - dx / 2:.1f},{middle - dy / 2:.1f} L{hx:.1f},{hy:.1f} "
            f"M{hx - ux * 6 - uy * 5:.1f},{hy - uy * 6 + ux * 5:.1f} L{hx:.1f},{hy:.1f} "
            f"L{hx - ux * 6 + uy * 5:.1f},{hy - uy * 6 - ux * 5:.1f}"
        )
        parts = svg.stroke(line, self.palette.panel_deep, 6.5), svg.stroke(line, colour, 3.2)
        self.draw(room, room, (x + to_x) / 2, (y + to_y) / 2, *parts)
