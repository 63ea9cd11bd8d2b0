"""Sash windows and doors, the small parts of a facade."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.art import svg
from scenes.art.palette import HouseShades, mix

LIT = "#FFF3C4"
GLOW = "#FFD978"
PAPER = "#FFFDF6"
_GLASS = "#3E5F78"


Centre = tuple[float, float]


def _rects(centres: Sequence[Centre], dx: float, dy: float, width: float, height: float) -> str:
    """Equal rectangles at an offset from each centre, as one path: the rasteriser likes few."""
    across, down = svg.number(width), svg.number(height)
    return "".join(
        f"M{svg.number(cx + dx)},{svg.number(cy + dy)}h{across}v{down}h-{across}Z"
        for cx, cy in centres
    )


def windows(
    centres: Sequence[Centre], width: float, height: float, house: HouseShades, *, lit: bool = True
) -> str:
    """Windows with frames, sills, glazing bars and open shutters, lit from inside or dark."""
    upper, lower = (LIT, mix(LIT, GLOW, 0.55)) if lit else (_GLASS, mix(_GLASS, house.ink, 0.4))
    x, y = -width / 2, -height / 2
    leaf, sash = width * 0.27, y + height * 0.44
    shutters = _rects(centres, x - leaf - 1.5, y, width + 2 * leaf + 3, height)
    frames = "".join(
        svg.rounded(cx + x - 3.4, cy + y - 3.4, width + 6.8, height + 6.8, 3) for cx, cy in centres
    )
    sills = _rects(centres, x - 6, y + height + 2.2, width + 12, 4.2)
    bars = _rects(centres, -0.95, y, 1.9, height) + _rects(centres, x, sash - 0.95, width, 1.9)
    return "".join(
        (
            svg.path(shutters, mix(house.dark, house.base, 0.12)),
            svg.path(frames + sills, PAPER),
            svg.path(_rects(centres, x, y, width, height), upper),
            svg.path(_rects(centres, x, sash, width, height * 0.56), lower),
            svg.path(bars, mix(LIT, house.dark, 0.75) if lit else PAPER),
        )
    )


def plain_windows(
    centres: Sequence[Centre], width: float, height: float, house: HouseShades
) -> str:
    """Lit windows for small sizes: a frame, light and one bar."""
    x, y, rim = -width / 2, -height / 2, width * 0.17
    return "".join(
        (
            svg.path(_rects(centres, x - rim, y - rim, width + 2 * rim, height + 2 * rim), PAPER),
            svg.path(_rects(centres, x, y, width, height), GLOW),
            svg.path(_rects(centres, -width * 0.06, y, width * 0.12, height),
                     mix(GLOW, house.dark, 0.75)),
        )
    )  # fmt: skip


def door(cx: float, floor: float, width: float, height: float, house: HouseShades) -> str:
    """An arched door with a fanlight and a brass knob, standing on `floor`."""
    x, top = cx - width / 2, floor - height

    def arch(grow: float) -> str:
        radius = width / 2 + grow
        left, spring = svg.number(x - grow), svg.number(top + width / 2)
        right = svg.number(x + width + grow)
        return (
            f"M{left},{svg.number(floor)} V{spring} "
            f"A{svg.number(radius)},{svg.number(radius)} 0 0 1 {right},{spring} "
            f"V{svg.number(floor)} Z"
        )

    spring = top + width / 2
    panel = width * 0.3
    leaf = mix(house.dark, house.ink, 0.35)
    fan = (
        f"M{svg.number(x)},{svg.number(spring)} A{svg.number(width / 2)},{svg.number(width / 2)} "
        f"0 0 1 {svg.number(x + width)},{svg.number(spring)} Z"
    )
    return "".join(
        (
            svg.path(arch(3.2), PAPER),
            svg.path(arch(0), leaf),
            svg.path(fan, mix(house.dark, house.light, 0.55)),
            svg.rect(x + width * 0.13, spring + 4, panel, height * 0.3, house.dark),
            svg.rect(cx + width * 0.07, spring + 4, panel, height * 0.3, house.dark),
            svg.circle(cx + width * 0.3, floor - height * 0.2, width * 0.07, GLOW),
        )
    )
