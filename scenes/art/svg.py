"""A tiny SVG writer for the subset that SDL_image draws, and the rasteriser.

Documents carry a viewBox only; `rasterise` adds the pixel size, so that a picture fills exactly
the pixels asked. Not drawable, and so never written: clipPath, mask, filter, text, use, pattern.
"""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from time import sleep
from typing import TypeAlias

import pygame

Attribute: TypeAlias = str | float
Point: TypeAlias = tuple[float, float]

FORBIDDEN_TAGS = (
    "clipPath", "mask", "filter", "text", "use", "symbol", "pattern", "image", "style",
)  # fmt: skip


def number(value: float) -> str:
    """A coordinate with at most two decimals and no trailing zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attributes(values: dict[str, Attribute]) -> str:
    return "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in values.items()
    )


def element(tag: str, **attributes: Attribute) -> str:
    """One childless element; underscores in attribute names become hyphens."""
    return f"<{tag}{_attributes(attributes)}/>"


def path(d: str, fill: str = "none", **attributes: Attribute) -> str:
    return element("path", d=d, fill=fill, **attributes)


def stroke(d: str, colour: str, width: float, **attributes: Attribute) -> str:
    """An open line with round ends and joins."""
    return element(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **attributes,
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str, **attributes: Attribute
) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(cx: float, cy: float, r: float, fill: str, **attributes: Attribute) -> str:
    return element("circle", cx=cx, cy=cy, r=r, fill=fill, **attributes)


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str, **attributes: Attribute) -> str:
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **attributes)


def group(*parts: str, transform: str) -> str:
    return f'<g transform="{transform}">{"".join(parts)}</g>'


def place(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """The transform that moves, then turns (degrees), then scales."""
    return f"translate({number(x)},{number(y)}) rotate({number(turn)}) scale({scale:.4f})"


Stop: TypeAlias = tuple[float, str, float]


def _stops(stops: tuple[Stop, ...]) -> str:
    return "".join(
        element("stop", offset=offset, stop_color=colour, stop_opacity=opacity)
        for offset, colour, opacity in stops
    )


def linear_gradient(name: str, *stops: Stop, x2: float = 0.0, y2: float = 1.0) -> str:
    """From the top left of the shape to (x2, y2), in parts of the shape's box.

    Written as percentages: the rasteriser takes plain numbers for pixels.
    """
    box = _attributes({"id": name, "x1": "0%", "y1": "0%", "x2": f"{x2:.0%}", "y2": f"{y2:.0%}"})
    return f"<linearGradient{box}>{_stops(stops)}</linearGradient>"


def radial_gradient(
    name: str, *stops: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5
) -> str:
    box = _attributes({"id": name, "cx": f"{cx:.0%}", "cy": f"{cy:.0%}", "r": f"{r:.0%}"})
    return f"<radialGradient{box}>{_stops(stops)}</radialGradient>"


def document(width: float, height: float, *parts: str, defs: str = "") -> str:
    """A whole picture in design units."""
    view = f"0 0 {number(width)} {number(height)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" preserveAspectRatio="none">'
        f"<defs>{defs}</defs>{''.join(parts)}</svg>"
    )


def rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    """The path data of a rounded rectangle, to be joined with others in one path."""
    across, down = number(width - 2 * r), number(height - 2 * r)
    arc = f"a{number(r)},{number(r)} 0 0 1"
    bend, back = number(r), number(-r)
    return (
        f"M{number(x + r)},{number(y)} h{across} {arc} {bend},{bend} v{down} {arc} {back},{bend} "
        f"h-{across} {arc} {back},{back} v-{down} {arc} {bend},{back} Z"
    )


def smooth(points: Sequence[Point]) -> str:
    """The path data of a closed curve through all points (Catmull-Rom as Bezier)."""
    count = len(points)
    drawn = [f"M{number(points[0][0])},{number(points[0][1])}"]
    for index in range(count):
        before, here = points[index - 1], points[index]
        there, after = points[(index + 1) % count], points[(index + 2) % count]
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        curve = (f"{number(x)},{number(y)}" for x, y in (first, second, there))
        drawn.append("C" + " ".join(curve))
    return "".join(drawn) + "Z"


def corners(d: str, steps: int = 8) -> list[Point]:
    """The points of a path of M, L and C, its curves as short lines."""
    points: list[Point] = []
    for command, body in re.findall(r"([MLC])([^MLCZ]*)", d):
        numbers = [float(each) for each in re.findall(r"-?\d+\.?\d*", body)]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command != "C":
            points += pairs
            continue
        for first in range(0, len(pairs), 3):
            curve = (points[-1], *pairs[first : first + 3])
            points += [_on_curve(curve, step / steps) for step in range(1, steps + 1)]
    return points


def _on_curve(curve: Sequence[Point], share: float) -> Point:
    rest = 1 - share
    weights = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, curve, strict=True))
        for axis in (0, 1)
    )
    return x, y


STRIP = 600_000
"""Pixels that are brought into the display's format at once; for more a frame would wait."""


def rasterise(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Draw `svg` over exactly `size` pixels, premultiplied and in the display's format."""
    width, height = size
    sized = svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    drawn = pygame.image.load_sized_svg(io.BytesIO(sized.encode()), size)
    if width * height <= 2 * STRIP:
        return _premultiplied(drawn)
    # Large ones are made beside the frames: between two strips a frame can have its turn.
    rows = max(1, STRIP // width)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    for top in range(0, height, rows):
        strip = _premultiplied(drawn.subsurface((0, top, width, min(rows, height - top))))
        picture.blit(strip, (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        sleep(0)
    return picture


def _premultiplied(drawn: pygame.Surface) -> pygame.Surface:
    picture = drawn.convert_alpha()
    picture.premul_alpha_ip()
    return picture
