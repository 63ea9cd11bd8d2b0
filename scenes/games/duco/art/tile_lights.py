"""Light and shadow around tiles: shadow, glow, rim, and the lamps that light where houses match."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.art import svg
from scenes.art.lettering import Typeface, lettering, stamp
from scenes.art.palette import PALETTE, Palette, premultiplied
from scenes.games.duco.art.house_fields import NIGHT
from scenes.games.duco.art.tile_faces import RADIUS, SIDE

BRIGHT: Final = 4
"""Points from which a lamp is larger, dark with a light number."""
_GROWTH = {1: 1.0, 2: 1.1}
_GROWN = 1.28
_LAMP_OF_TILE = 0.172
_HALO = 0.3
_CORNER = RADIUS / SIDE


def soft_square(
    side: int, reach: float, colour: str, alpha: int, radius: float = _CORNER
) -> pygame.Surface:
    """A blurred square of light or shadow, twice `reach` pixels larger on each side."""
    margin = max(2, round(reach))
    whole = side + 4 * margin
    shrink = max(1, margin // 4)
    small = max(8, whole // shrink)
    plate = pygame.Surface((small, small), pygame.SRCALPHA).convert_alpha()
    plate.fill(0)
    width = round((side + margin * 0.6) * small / whole)
    box = pygame.Rect(0, 0, width, width)
    box.center = (small // 2, small // 2)
    corner = round(width * radius)
    pygame.draw.rect(plate, premultiplied(colour, alpha), box, border_radius=corner)
    soft = pygame.transform.gaussian_blur(plate, max(1, round(margin * 0.75 / shrink)), False)
    return pygame.transform.smoothscale(soft, (whole, whole))


def tile_shadow(side: int, lift: float) -> pygame.Surface:
    """The shadow of a tile raised by `lift` (0 resting .. 1 high), to be centred on the tile.

    It falls down and to the right, and grows softer, fainter and farther with the lift.
    """
    soft = soft_square(side, side * (0.035 + 0.10 * lift), "#02161D", round(175 - 40 * lift))
    drop = side * (0.018 + 0.10 * lift)
    shadow = pygame.Surface([each + 2 * round(drop) for each in soft.get_size()], pygame.SRCALPHA)
    shadow = shadow.convert_alpha()
    shadow.fill(0)
    place = round(drop * 1.5), round(drop * 2)
    shadow.blit(soft, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return shadow


def tile_rim(side: int, colour: str, width: float, gap: float = 0.0) -> pygame.Surface:
    """A line around a tile, outside its edge."""
    grow = round(width + gap + 1)
    whole, half = side + 2 * grow, width / 2
    start, length = grow - gap - half, side + 2 * gap + width
    drawn = svg.rect(start, start, length, length, "none", rx=side * _CORNER + gap + half,
                     stroke=colour, stroke_width=width)  # fmt: skip
    return svg.rasterise(svg.document(whole, whole, drawn), (whole, whole))


def tile_glow(side: int, colour: str, strength: int = 190) -> pygame.Surface:
    """A lit rim with a soft halo, to be centred under the tile."""
    glow = soft_square(side, side * 0.12, colour, strength)
    rim = tile_rim(side, colour, max(2.0, side * 0.032))
    place = rim.get_rect(center=glow.get_rect().center)
    glow.blit(rim, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    return glow


def lamp_size(points: int, side: float, least: int = 12) -> int:
    """The diameter in pixels of a lamp on a tile of `side` pixels."""
    growth = _GROWN if points >= BRIGHT else _GROWTH.get(points, 1.1)
    return max(least, round(side * _LAMP_OF_TILE * growth))


def lamp(points: int, diameter: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A match: a lamp with its points and its shine around it; none, a dot without a number."""
    bright = points >= BRIGHT
    fill, ink = palette.accent_light, palette.accent_ink
    if bright:
        fill, ink = NIGHT, palette.accent_light
    shine = soft_square(diameter, diameter * _HALO * 0.75, palette.accent, 150, 0.5)
    line = max(1.2, diameter * 0.085) * (1.6 if palette is not PALETTE else 1)
    disc = svg.circle(diameter / 2, diameter / 2, diameter / 2 - line / 2, fill, stroke=ink,
                      stroke_width=line)  # fmt: skip
    body = svg.rasterise(svg.document(diameter, diameter, disc), (diameter, diameter))
    centre = shine.get_width() / 2
    stamp(shine, body, (centre, centre))
    if points:
        stamp(
            shine, lettering(str(points), Typeface.DISPLAY, diameter * 0.8, ink), (centre, centre)
        )
    return shine


def pair_frame(size: tuple[int, int], colour: str) -> pygame.Surface:
    """A thin frame around two houses that face each other."""
    thick = min(size)
    line = max(1.4, thick * 0.075)
    box = svg.rect(line / 2, line / 2, size[0] - line, size[1] - line, "none", rx=thick * 0.2,
                   stroke=colour, stroke_width=line)  # fmt: skip
    return svg.rasterise(svg.document(*size, box), size)


def refused_place(side: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A disc with a cross: nothing may be laid here."""
    middle, reach = 50, 15
    cross = (f"M{middle - reach},{middle - reach} L{middle + reach},{middle + reach} "
             f"M{middle + reach},{middle - reach} L{middle - reach},{middle + reach}")  # fmt: skip
    drawn = svg.circle(middle, middle, 48, palette.coral) + svg.stroke(cross, palette.coral_ink, 11)
    return svg.rasterise(svg.document(100, 100, drawn), (side, side))
