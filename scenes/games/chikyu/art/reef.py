"""What stands behind the creatures: sky with lanterns, the quay on the horizon, the sea below.

In the design units of a card. One sea for all kinds; only its surface takes a little of the sky.
"""

from __future__ import annotations

from typing import Final

from scenes.art import svg
from scenes.art.card_frame import FRAME
from scenes.art.card_shape import HEIGHT, WIDTH
from scenes.art.harbour.gables import FacadeBox, facade
from scenes.art.palette import HIGH_CONTRAST, Palette, mix
from scenes.games.chikyu.art.creatures import SHADE
from scenes.games.chikyu.art.kind_looks import KindLook

WATERLINE: Final = 116
_SMALL_SKY = 130
"""The sky of a small card reaches a little below the water's edge."""
_SAND = "#EAD9B5"
_ROWS: Final = {
    1: (1,), 2: (2,), 3: (3,), 4: (4,), 5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4), 9: (5, 4),
}  # fmt: skip
"""How many lanterns hang on each string, by rank."""
_STRING_MIDDLE = 153
_SKYLINE: Final = (
    (1, 22, 26), (0, 18, 30), (3, 24, 24), (4, 20, 32), (2, 20, 25), (0, 18, 22), (1, 22, 30),
    (3, 22, 25),
)  # fmt: skip
"""Gable, width and height of the houses on the horizon."""


def reef_defs(look: KindLook) -> str:
    """The gradients of all pictures in this module."""
    if look.second:
        sky = svg.linear_gradient(
            "sky",
            (0, mix(look.base, look.dark, 0.12), 1),
            (0.47, mix(look.base, "#FFFFFF", 0.3), 1),
            (0.53, mix(look.second, "#FFFFFF", 0.35), 1),
            (1, mix(look.second, look.second_dark, 0.12), 1),
            x2=1,
            y2=0,
        )
    else:
        sky = svg.linear_gradient(
            "sky",
            (0, mix(look.base, look.dark, 0.25), 1),
            (0.55, mix(look.base, look.light, 0.55), 1),
            (1, mix(look.light, "#FFFFFF", 0.25), 1),
        )
    surface = mix("#D5F5F1", look.light, 0.4)
    water = svg.linear_gradient("water", (0, surface, 1), (0.3, "#AEE6E6", 1), (1, "#55B9C6", 1))
    lamp = svg.radial_gradient(
        "lamp", (0, "#FFF3C4", 0.95), (0.4, "#FFE9A6", 0.5), (1, "#FFE9A6", 0)
    )
    return SHADE + sky + water + lamp


def reef(look: KindLook, rank: int, palette: Palette) -> str:
    """Everything behind the creature of a large card."""
    houses = "#8B7FA6" if look.second else mix(look.light, look.dark, 0.32)
    return (
        svg.rect(FRAME, FRAME, WIDTH - 2 * FRAME, WATERLINE, "url(#sky)")
        + _skyline(houses)
        + _lanterns(look, rank, palette)
        + _sea(look)
        + _bubbles()
    )


def small_reef() -> str:
    """Sky, sea and sand, for cards of a thumb's size."""
    sand = f"M8,296 C60,284 120,298 232,288 V{HEIGHT - 8} H8 Z"
    return (
        svg.rect(FRAME, FRAME, WIDTH - 2 * FRAME, _SMALL_SKY, "url(#sky)")
        + svg.rect(FRAME, 118, WIDTH - 2 * FRAME, HEIGHT - 128, "url(#water)")
        + svg.stroke("M8,118 q28,-11 56,0 t56,0 t56,0 t56,0", "#FFFFFF", 7)
        + svg.path(sand, _SAND)
    )


def lantern_places(rank: int) -> list[svg.Point]:
    """Where the lit lanterns of a rank hang: on one or two strings over the water."""
    places = []
    for count, top in zip(_ROWS[rank], _string_tops(rank), strict=True):
        step = 33 if count < 5 else 30
        for n in range(count):
            x = _STRING_MIDDLE + (n - (count - 1) / 2) * step
            places.append((x, top + 9 - ((x - _STRING_MIDDLE) / 76) ** 2 * 9))
    return places


def _string_tops(rank: int) -> tuple[int, ...]:
    return (45,) if len(_ROWS[rank]) == 1 else (32, 68)


def _lanterns(look: KindLook, rank: int, palette: Palette) -> str:
    strong = palette is HIGH_CONTRAST
    ink, glass = ("#000000", "#FFFFFF") if strong else (look.ink, "#FFE9A6")
    cords = " ".join(f"M72,{top - 12} Q153,{top + 10} 234,{top - 12}" for top in _string_tops(rank))
    drawn = [svg.stroke(cords, mix(ink, look.dark, 0.3), 2.2, opacity=0.75)]
    for x, y in lantern_places(rank):
        body = (
            f"M{x - 7},{y - 5} H{x + 7} C{x + 13},{y + 1} {x + 13},{y + 9} {x + 7},{y + 15} "
            f"H{x - 7} C{x - 13},{y + 9} {x - 13},{y + 1} {x - 7},{y - 5} Z"
        )
        drawn += [
            "" if strong else svg.circle(x, y + 4, 21, "url(#lamp)"),
            svg.rect(x - 4, y - 9, 8, 5, ink, rx=1.6),
            svg.path(body, glass, stroke=ink, stroke_width=3 if strong else 2.2),
            svg.ellipse(x, y + 5, 4.6, 7, "#FFFFFF", opacity=0.9),
            svg.rect(x - 4, y + 14, 8, 3.6, ink, rx=1.4),
        ]
    return "".join(drawn)


def _skyline(fill: str) -> str:
    """The houses of the quay, far away."""
    drawn, x, floor = [], 60.0, WATERLINE + 2
    for gable, wide, tall in _SKYLINE:
        drawn.append(svg.path(facade(gable, FacadeBox(x, floor - tall, wide, tall, 0.42)), fill))
        x += wide + 1.5
    return "".join(drawn)


def _sea(look: KindLook) -> str:
    rays = "M96,118 L60,300 L92,300 L118,118 Z M150,118 L150,300 L188,300 L172,118 Z"
    sand = f"M8,300 C50,286 92,296 122,292 C160,287 200,298 232,290 V{HEIGHT - 8} H8 Z"
    edge, below = (f"M8,{y} q28,{swell} 56,0 t56,0 t56,0 t56,0" for y, swell in _SURFACE)
    return (
        svg.rect(FRAME - 2, WATERLINE, WIDTH - 2 * FRAME + 4, HEIGHT - WATERLINE - 8, "url(#water)")
        + svg.path(rays, "#FFFFFF", opacity=0.16)
        + svg.stroke(edge, "#FFFFFF", 4.2, opacity=0.95)
        + svg.stroke(below, "#FFFFFF", 2.4, opacity=0.5)
        + _weeds(look)
        + svg.path(sand, _SAND)
        + svg.path(sand, mix(look.base, _SAND, 0.4), opacity=0.22)
        + svg.stroke("M84,310 q10,-4 20,0 M120,318 q9,-4 18,0", "#BFA273", 2.4, opacity=0.7)
    )


_SURFACE: Final = ((WATERLINE, -9), (WATERLINE + 10, -8))


def _weeds(look: KindLook) -> str:
    near, far = mix("#187F95", look.dark, 0.35), mix("#2AA5B5", look.dark, 0.25)
    blades = (
        (28, 0.9, far, 1), (36, 1.3, near, -1), (46, 0.7, far, 1),
        (206, 0.8, far, 1), (216, 1.2, near, -1), (196, 0.6, near, 1),
    )  # fmt: skip
    return "".join(_blade(x, size, fill, lean) for x, size, fill, lean in blades)


def _blade(x: float, size: float, fill: str, lean: float) -> str:
    blade = (
        f"M0,0 C{-9 * lean},-18 {8 * lean},-30 0,-48 C{14 * lean},-32 {-2 * lean},-16 6,0 Z"
    )  # fmt: skip
    return svg.group(svg.path(blade, fill), transform=f"translate({x},300) scale(1,{size})")


def _bubbles() -> str:
    spots = ((206, 150, 6.5), (215, 168, 4), (200, 136, 3.2), (34, 158, 5), (26, 172, 3))
    return "".join(
        svg.circle(x, y, r, "#FFFFFF", fill_opacity=0.28, stroke="#FFFFFF", stroke_width=1.8,
                   stroke_opacity=0.85)
        for x, y, r in spots
    )  # fmt: skip
