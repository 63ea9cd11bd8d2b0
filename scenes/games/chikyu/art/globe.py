"""The Earth as the harbour sees it: warm sea, pale coasts, a lamp where the quay is."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, TypeAlias

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette, mix

Coast: TypeAlias = tuple[tuple[float, float], ...]

_NORTH_AMERICA: Coast = (
    (-168, 66), (-156, 71), (-140, 70), (-125, 70), (-110, 68), (-96, 70), (-84, 69), (-82, 66),
    (-87, 64), (-94, 60), (-92, 57), (-85, 55), (-80, 52), (-78, 58), (-77, 62), (-70, 60),
    (-64, 59), (-60, 54), (-56, 52), (-65, 49), (-61, 46), (-70, 43), (-74, 40), (-76, 35),
    (-81, 31), (-80, 25), (-82, 28), (-84, 30), (-90, 29), (-97, 27), (-97, 21), (-94, 18),
    (-90, 21), (-87, 21), (-88, 16), (-84, 15), (-83, 10), (-79, 9), (-77, 8), (-81, 7),
    (-86, 11), (-92, 14), (-100, 17), (-106, 21), (-109, 25), (-114, 31), (-111, 24), (-117, 33),
    (-122, 37), (-124, 46), (-130, 55), (-140, 60), (-152, 59), (-162, 56), (-158, 60), (-166, 62),
)  # fmt: skip
_SOUTH_AMERICA: Coast = (
    (-77, 8), (-72, 12), (-64, 10.5), (-60, 8), (-52, 5), (-50, 0), (-44, -3), (-35, -6),
    (-37, -12), (-39, -18), (-43, -23), (-48, -27), (-53, -34), (-58, -38), (-65, -42), (-66, -48),
    (-69, -53), (-74, -50), (-73, -42), (-71, -30), (-70, -19), (-76, -14), (-81, -5), (-79, 1),
)  # fmt: skip
_AFRICA: Coast = (
    (-6, 35), (2, 37), (10, 37), (20, 31), (32, 31), (40, 15), (50, 11), (42, -2), (38, -15),
    (32, -28), (20, -35), (14, -22), (12, -8), (8, 4), (-2, 5), (-8, 4), (-13, 9), (-17, 15),
    (-16, 22), (-10, 30),
)  # fmt: skip
_EUROPE: Coast = (
    (-9, 37), (-9, 43), (-2, 44), (-4, 48), (4, 52), (10, 56), (20, 58), (30, 60), (40, 50),
    (28, 41), (15, 40), (4, 43), (-2, 37),
)  # fmt: skip
_ASIA: Coast = (
    (33, 36), (40, 50), (32, 60), (42, 67), (60, 69), (75, 73), (100, 77), (115, 74), (140, 73),
    (170, 70), (178, 65), (163, 58), (156, 51), (142, 59), (135, 54), (140, 48), (128, 40),
    (122, 39), (121, 30), (110, 21), (108, 11), (101, 13), (103, 2), (98, 9), (92, 22), (80, 14),
    (77, 8), (72, 20), (62, 25), (52, 26), (59, 22), (45, 13), (35, 29),
)  # fmt: skip
_AUSTRALIA: Coast = (
    (114, -22), (122, -18), (130, -12), (137, -15), (142, -11), (146, -19), (153, -27), (150, -37),
    (140, -38), (130, -32), (116, -35),
)  # fmt: skip
_GREENLAND: Coast = (
    (-45, 60), (-52, 65), (-55, 71), (-66, 76), (-58, 81), (-35, 83), (-20, 79), (-22, 71),
    (-38, 65),
)  # fmt: skip
_ISLANDS: tuple[Coast, ...] = (
    ((-8, 51), (-3, 59), (1, 52)),
    ((-85, 22), (-80, 23.4), (-74, 20.4), (-78, 20.4)),
    ((-74, 19.5), (-69, 19.8), (-68.4, 18.4), (-73, 18)),
    ((-24, 65), (-16, 66.5), (-14, 65), (-19, 63.4)),
    ((130, 31), (136, 34), (141, 36), (142, 43), (138, 37)),
    ((44, -16), (50, -15), (47, -25), (44, -23)),
    ((109, 1), (117, 6), (118, -3), (111, -3)),
    ((173, -35), (178, -38), (168, -46)),
)

COASTS: Final = (
    _NORTH_AMERICA, _SOUTH_AMERICA, _AFRICA, _EUROPE, _ASIA, _AUSTRALIA, _GREENLAND, *_ISLANDS,
)  # fmt: skip
"""Closed lines; those on the far side are not drawn."""


HOME: Final = (-60.0, 12.0)
"""Longitude and latitude in the middle of the picture at rest."""
_QUAY = (-69.0, 12.2)


class Globe:
    """A view from far away on a disc of radius 100 around 100, 100."""

    def __init__(self, longitude: float = HOME[0], latitude: float = HOME[1]) -> None:
        self._longitude, self._latitude = math.radians(longitude), math.radians(latitude)

    def point(self, longitude: float, latitude: float) -> tuple[float, float, float]:
        """Right, up and towards the eye, each from -1 to 1."""
        a, b, tilt = (
            math.radians(longitude) - self._longitude,
            math.radians(latitude),
            self._latitude,
        )
        x = math.cos(b) * math.sin(a)
        y = math.cos(tilt) * math.sin(b) - math.sin(tilt) * math.cos(b) * math.cos(a)
        z = math.sin(tilt) * math.sin(b) + math.cos(tilt) * math.cos(b) * math.cos(a)
        return x, y, z

    def drawn(self, *, land_opacity: float, line_opacity: float, width: float = 0.7) -> str:
        """Coasts and the net of the map."""
        coasts = "".join(
            svg.path(
                coast, "#7CCFAE", fill_opacity=land_opacity, stroke="#EFFFFB",
                stroke_width=width * 0.9, stroke_opacity=land_opacity * 0.8,
                stroke_linejoin="round",
            )
            for coast in self._coasts()
        )  # fmt: skip
        return coasts + svg.stroke(self._net(), "#DFFFFB", width, stroke_opacity=line_opacity)

    def _coasts(self) -> list[str]:
        drawn = []
        for coast in COASTS:
            points, seen = [], 0
            for longitude, latitude in coast:
                x, y, z = self.point(longitude, latitude)
                seen += z > 0
                if z < 0:
                    # What lies behind is drawn along the rim.
                    length = math.hypot(x, y) or 1
                    x, y = x / length, y / length
                points.append((100 + 100 * x, 100 - 100 * y))
            if seen:
                drawn.append(svg.smooth(points))
        return drawn

    def _net(self, step: int = 20) -> str:
        meridians = (
            self._line((longitude, latitude) for latitude in range(-88, 89, 4))
            for longitude in range(-180, 180, step)
        )
        parallels = (
            self._line((longitude, latitude) for longitude in range(-180, 181, 4))
            for latitude in range(-80, 81, step)
        )
        return " ".join(filter(None, (*meridians, *parallels)))

    def _line(self, points: Iterable[tuple[float, float]]) -> str:
        drawn, pen = [], "M"
        for longitude, latitude in points:
            x, y, z = self.point(longitude, latitude)
            if z < 0:
                pen = "M"
                continue
            drawn.append(f"{pen}{100 + 100 * x:.2f},{100 - 100 * y:.2f}")
            pen = "L"
        return " ".join(drawn)


def globe(
    diameter: int, longitude: float = HOME[0], palette: Palette = PALETTE
) -> pygame.Surface:  # fmt: skip
    """The Earth turned so that `longitude` is in front."""
    earth = Globe(longitude)
    middle = mix("#2FA0AB", palette.table_centre, 0.0 if palette is PALETTE else 0.6)
    defs = (
        svg.radial_gradient(
            "sea", (0, middle, 1), (0.7, "#1A7683", 1), (1, "#0D4A59", 1), cx=0.42, cy=0.36, r=0.68
        )
        + svg.radial_gradient(
            "limb", (0, "#000000", 0), (0.78, "#00141C", 0), (1, "#00141C", 0.38),
            cx=0.46, cy=0.42, r=0.58,
        )
        + svg.radial_gradient(
            "lamp", (0, "#FFF3C4", 0.95), (0.35, "#FFD978", 0.45), (1, "#FFD978", 0)
        )
    )  # fmt: skip
    drawing = svg.document(
        200, 200,
        svg.circle(100, 100, 100, "url(#sea)"),
        earth.drawn(land_opacity=0.42, line_opacity=0.17),
        _lamp(earth),
        svg.circle(100, 100, 100, "url(#limb)"),
        defs=defs,
    )  # fmt: skip
    size = diameter, diameter
    picture = svg.rasterise(drawing, size)
    disc = svg.rasterise(svg.document(200, 200, svg.circle(100, 100, 99.6, "#FFFFFF")), size)
    picture.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _lamp(earth: Globe) -> str:
    x, y, z = earth.point(*_QUAY)
    if z <= 0:
        return ""
    across, down = 100 + 100 * x, 100 - 100 * y
    return svg.circle(across, down, 13, "url(#lamp)") + svg.circle(across, down, 2.2, "#FFF8DC")
