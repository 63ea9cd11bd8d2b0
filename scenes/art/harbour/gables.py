"""The five facades of Willemstad: one gable per colour, the sign that needs no colour sight.

Yellow scrolled, green stepped, orange pediment, blue cornice with a dormer, violet ogee.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, SupportsIndex

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette

_SIGN_GABLE = 0.6


class FacadeBox(NamedTuple):
    """Where a facade stands: top left corner, width, height to the tip, share of the gable."""

    x: float
    y: float
    width: float
    height: float
    gable: float = 0.36

    @property
    def floor(self) -> float:
        return self.y + self.height

    @property
    def shoulder(self) -> float:
        return self.y + self.height * self.gable


Point = tuple[float, float]


def pen(box: FacadeBox) -> Callable[[float, float], str]:
    """Writes points in facade units: across 0..1 between the walls, up 0..1 along the gable."""
    rise = box.height * box.gable

    def at(across: float, up: float) -> str:
        return f"{svg.number(box.x + box.width * across)},{svg.number(box.shoulder - rise * up)}"

    return at


def _closed(box: FacadeBox, outline: str) -> str:
    """The gable line from shoulder to shoulder, closed along walls and floor."""
    floor, right = svg.number(box.floor), svg.number(box.x + box.width)
    return f"M{svg.number(box.x)},{floor} L{outline} L{right},{floor} Z"


def _mirrored(left: Sequence[Point]) -> list[Point]:
    return [*left, *((1 - across, up) for across, up in reversed(left))]


def _polygon(box: FacadeBox, left: Sequence[Point]) -> str:
    at = pen(box)
    return _closed(box, " L".join(at(across, up) for across, up in _mirrored(left)))


def _curves(box: FacadeBox, left: Sequence[Point]) -> str:
    """A gable whose left half is a Bezier chain: a start, then three points per curve."""
    at = pen(box)
    points = [at(across, up) for across, up in _mirrored(left)]
    del points[len(left)]
    return _closed(box, f"{points[0]} C{' '.join(points[1:])}")


def _scrolled(box: FacadeBox) -> str:
    return _curves(
        box,
        [(0, 0), (-0.02, 0.24), (0.17, 0.10), (0.17, 0.34), (0.17, 0.46), (0.13, 0.50),
         (0.19, 0.56), (0.28, 0.60), (0.30, 0.60), (0.32, 0.74), (0.34, 0.92), (0.42, 0.99),
         (0.50, 0.99)],
    )  # fmt: skip


def _stepped(box: FacadeBox) -> str:
    return _polygon(
        box,
        [(0, 0), (0, 0.24), (0.13, 0.24), (0.13, 0.49), (0.26, 0.49), (0.26, 0.74), (0.38, 0.74),
         (0.38, 0.98)],
    )  # fmt: skip


def _pediment(box: FacadeBox) -> str:
    return _polygon(box, [(0, 0), (-0.05, 0), (-0.05, 0.13), (0.5, 0.99)])


def _cornice(box: FacadeBox) -> str:
    return _polygon(
        box,
        [(0, 0.26), (-0.05, 0.26), (-0.05, 0.42), (0.30, 0.42), (0.30, 0.82), (0.255, 0.82),
         (0.255, 0.96)],
    )  # fmt: skip


def _ogee(box: FacadeBox) -> str:
    return _curves(
        box,
        [(0, 0), (0, 0.52), (0.30, 0.34), (0.435, 0.84), (0.45, 0.91), (0.45, 0.98), (0.50, 0.98)],
    )


def _plain_scroll(box: FacadeBox) -> str:
    return _curves(
        box,
        [(0, 0), (0, 0.26), (0.16, 0.10), (0.16, 0.42), (0.16, 0.80), (0.30, 0.98), (0.5, 0.98)],
    )


def _plain_steps(box: FacadeBox) -> str:
    return _polygon(
        box, [(0, 0), (0, 0.28), (0.17, 0.28), (0.17, 0.63), (0.34, 0.63), (0.34, 0.98)]
    )


def _plain_ogee(box: FacadeBox) -> str:
    return _curves(
        box,
        [(0, 0), (0, 0.60), (0.40, 0.14), (0.45, 0.92), (0.46, 0.97), (0.48, 1.0), (0.5, 1.0)],
    )


_SHAPES = (_scrolled, _stepped, _pediment, _cornice, _ogee)
_SIGNS = (_plain_scroll, _plain_steps, _pediment, _cornice, _plain_ogee)


def facade(colour: SupportsIndex, box: FacadeBox) -> str:
    """The path data of the wall and gable of one colour."""
    return _SHAPES[colour](box)


def plain_facade(colour: SupportsIndex, box: FacadeBox) -> str:
    """The same with a plainer gable, for walls of a finger's width."""
    return _SIGNS[colour](box)


def gable_sign(colour: SupportsIndex, box: FacadeBox, fill: str, outline: str = "") -> str:
    """The facade as a sign: a taller and plainer gable, that speaks at the size of a letter."""
    shape = plain_facade(colour, box._replace(gable=_SIGN_GABLE))
    if not outline:
        return svg.path(shape, fill)
    return svg.path(
        shape, fill, stroke=outline, stroke_width=box.width * 0.1, stroke_linejoin="round"
    )


def gable_icon_svg(
    colour: SupportsIndex, palette: Palette = PALETTE, fill: str = "", outline: str = ""
) -> str:
    house = palette.house(colour)
    sign = gable_sign(
        colour, FacadeBox(11, 7, 78, 86), fill or house.base, outline or palette.paper
    )
    return svg.document(100, 100, sign)


def gable_icon(
    colour: SupportsIndex,
    height: int,
    palette: Palette = PALETTE,
    fill: str = "",
    outline: str = "",
) -> pygame.Surface:
    """The little house that names a colour; a light edge keeps it clear of dark panels."""
    return svg.rasterise(gable_icon_svg(colour, palette, fill, outline), (height, height))
