"""The Earth as the harbour sees it: warm sea, pale coasts, a lamp where the quay is."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette, mix
from scenes.games.chikyu.art.coasts import COASTS

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
