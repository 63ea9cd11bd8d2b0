"""Whole houses: wall, gable, mouldings and roof ornament, without windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import SupportsIndex

from scenes.art import svg
from scenes.art.harbour.gables import FacadeBox, facade
from scenes.art.harbour.windows import PAPER
from scenes.art.palette import PALETTE, HouseShades, Palette

SHADE = svg.linear_gradient(
    "shade", (0, "#FFFFFF", 0.26), (0.45, "#FFFFFF", 0), (1, "#2A0A00", 0.17), x2=1, y2=0.12
)


def _finial(cx: float, top: float, size: float, knob: str) -> str:
    """A ball on a short neck that crowns a gable."""
    return (
        svg.rect(cx - size * 0.35, top - size * 0.4, size * 0.7, size * 1.2, PAPER)
        + svg.circle(cx, top - size * 0.9, size * 0.86, knob, stroke=PAPER, stroke_width=2.2)
    )  # fmt: skip


def _scroll_ornament(box: FacadeBox, house: HouseShades) -> str:
    cx, rise = box.x + box.width / 2, box.shoulder - box.y
    y = box.shoulder - rise * 0.66
    curls = "".join(
        f"M{svg.number(cx + side * box.width * 0.30)},{svg.number(box.shoulder - rise * 0.36)} "
        f"q{svg.number(-side * box.width * 0.10)},{svg.number(-rise * 0.02)} "
        f"{svg.number(-side * box.width * 0.09)},{svg.number(-rise * 0.14)} "
        for side in (-1, 1)
    )
    return (
        svg.stroke(curls, PAPER, 2.6, opacity=0.9)
        + svg.ellipse(cx, y, box.width * 0.066, rise * 0.15, house.dark, stroke=PAPER,
                      stroke_width=2.8)
        + _finial(cx, box.y, box.width * 0.036, house.base)
    )  # fmt: skip


def _step_ornament(box: FacadeBox, house: HouseShades) -> str:
    cx, rise = box.x + box.width / 2, box.shoulder - box.y
    y = box.shoulder - rise * 0.60
    caps = "".join(
        svg.rect(
            cx + side * box.width * (0.5 - 0.065 - 0.125 * step) - box.width * 0.05,
            box.shoulder - rise * (0.25 + 0.25 * step) + 6.5, box.width * 0.10, 2.4, PAPER,
            opacity=0.75,
        )
        for side in (-1, 1)
        for step in range(3)
    )  # fmt: skip
    return (
        caps
        + svg.circle(cx, y, box.width * 0.068, house.dark, stroke=PAPER, stroke_width=2.8)
        + _finial(cx, box.y + 1, box.width * 0.036, house.light)
    )


def _pediment_ornament(box: FacadeBox, house: HouseShades) -> str:
    cx, rise = box.x + box.width / 2, box.shoulder - box.y
    inner = (
        f"M{svg.number(box.x + box.width * 0.10)},{svg.number(box.shoulder - rise * 0.12)} "
        f"L{svg.number(cx)},{svg.number(box.shoulder - rise * 0.80)} "
        f"L{svg.number(box.x + box.width * 0.90)},{svg.number(box.shoulder - rise * 0.12)}"
    )
    return (
        svg.stroke(inner, PAPER, 2.6, opacity=0.75)
        + svg.circle(cx, box.shoulder - rise * 0.52, box.width * 0.062, house.dark, stroke=PAPER,
                     stroke_width=2.8)
        + _finial(cx, box.y, box.width * 0.036, house.light)
    )  # fmt: skip


def _cornice_ornament(box: FacadeBox, house: HouseShades) -> str:
    cx, rise = box.x + box.width / 2, box.shoulder - box.y
    line = svg.rect(
        box.x - box.width * 0.02, box.shoulder - rise * 0.26, box.width * 1.04, 3, PAPER
    )
    tooth, drop = svg.number(box.width * 0.03), svg.number(rise * 0.09)
    teeth = "".join(
        f"M{svg.number(box.x + box.width * (0.03 + 0.104 * step))},"
        f"{svg.number(box.shoulder - rise * 0.26)}h{tooth}v{drop}h-{tooth}Z"
        for step in range(10)
    )
    brackets = svg.path(teeth, PAPER)
    urns = "".join(
        _finial(cx + side * box.width * 0.45, box.shoulder - rise * 0.42, box.width * 0.034,
                house.light)
        for side in (-1, 1)
    )  # fmt: skip
    oculus = svg.circle(
        cx, box.shoulder - rise * 0.64, box.width * 0.058, house.dark, stroke=PAPER,
        stroke_width=2.8,
    )  # fmt: skip
    return line + brackets + urns + oculus


def _ogee_ornament(box: FacadeBox, house: HouseShades) -> str:
    cx, rise = box.x + box.width / 2, box.shoulder - box.y
    swag = (
        f"M{svg.number(box.x + box.width * 0.22)},{svg.number(box.shoulder - rise * 0.30)} "
        f"Q{svg.number(cx - box.width * 0.08)},{svg.number(box.shoulder - rise * 0.40)} "
        f"{svg.number(cx)},{svg.number(box.shoulder - rise * 0.66)} "
        f"Q{svg.number(cx + box.width * 0.08)},{svg.number(box.shoulder - rise * 0.40)} "
        f"{svg.number(box.x + box.width * 0.78)},{svg.number(box.shoulder - rise * 0.30)}"
    )
    return (
        svg.stroke(swag, PAPER, 2.4, opacity=0.7)
        + svg.circle(cx, box.shoulder - rise * 0.30, box.width * 0.058, house.dark, stroke=PAPER,
                     stroke_width=2.8)
        + _finial(cx, box.y + 1, box.width * 0.036, house.light)
    )  # fmt: skip


_ORNAMENTS: tuple[Callable[[FacadeBox, HouseShades], str], ...] = (
    _scroll_ornament,
    _step_ornament,
    _pediment_ornament,
    _cornice_ornament,
    _ogee_ornament,
)


def wall(colour: SupportsIndex, box: FacadeBox, outline: float, palette: Palette = PALETTE) -> str:
    """The plain wall in its colour with a pale edge; needs `SHADE` in the defs."""
    shape = facade(colour, box)
    base = palette.house(colour).base
    edge = svg.path(shape, base, stroke=PAPER, stroke_width=outline, stroke_linejoin="round")
    return edge + svg.path(shape, "url(#shade)")


def dressed_house(
    colour: SupportsIndex, box: FacadeBox, outline: float = 5.0, palette: Palette = PALETTE
) -> str:
    """A wall with mouldings, roof ornament and plinth."""
    house = palette.house(colour)
    plinth = svg.rect(box.x, box.floor - 9, box.width, 9, house.dark, opacity=0.55)
    kerb = svg.rect(box.x - 7, box.floor - 3, box.width + 14, 8, PAPER, rx=2.5)
    return wall(colour, box, outline, palette) + _ORNAMENTS[colour](box, house) + plinth + kerb
