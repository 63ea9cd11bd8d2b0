"""What the cards of all games have alike: paper rim, index tag, and the waves on their backs.

In the design units of `card_shape`.
"""

from __future__ import annotations

from typing import Final

import pygame

from scenes.art import svg
from scenes.art.card_shape import CORNER, HEIGHT, WIDTH, card_width
from scenes.art.palette import PALETTE, Palette

FRAME: Final = 10


def deep(palette: Palette = PALETTE) -> str:
    """The def of the ground of a back."""
    return svg.linear_gradient("deep", (0, palette.back.top, 1), (1, palette.back.deep, 1))


def frame(palette: Palette = PALETTE) -> str:
    """The paper rim; it covers whatever sticks out of the picture, as no clipping is drawn."""
    inner = svg.rounded(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, CORNER - 7)
    rim = svg.path(
        svg.rounded(0, 0, WIDTH, HEIGHT, CORNER) + inner, palette.paper, fill_rule="evenodd"
    )
    line = svg.path(
        inner,
        stroke=palette.ink,
        stroke_width=palette.card_line_width,
        stroke_opacity=palette.card_line_opacity,
    )
    return rim + line


def tag_corner(width: float, height: float) -> float:
    """The radius of a tag's corners."""
    return min(width, height) * 0.27


def tag(x: float, y: float, width: float, height: float, fill: str, palette: Palette) -> str:
    """The dark plate that carries white signs."""
    return svg.rect(
        x, y, width, height, fill, rx=tag_corner(width, height), stroke=palette.paper,
        stroke_width=4,
    )  # fmt: skip


def back_sea() -> str:
    """The ground of a back; the document needs `deep`."""
    return svg.rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, "url(#deep)")


def back_lines(palette: Palette, *, small: bool) -> str:
    """Waves, or what else somebody has earned."""
    step = 56 if small else 40
    rows = palette.back.rows(WIDTH, HEIGHT, step)
    return svg.stroke(rows, palette.back.line, step * 0.1, opacity=0.42)


def back_dots(down: float, palette: Palette) -> str:
    """A dot near every corner of a back, so far above and below its middle."""
    return "".join(
        svg.circle(WIDTH / 2 + x * 92, HEIGHT / 2 + y * down, 5, palette.paper, opacity=0.9)
        for x in (-1, 1)
        for y in (-1, 1)
    )


def plain_back(height: int, palette: Palette = PALETTE) -> pygame.Surface:
    """A small back without the medallion of a game, to choose from."""
    drawing = svg.document(
        WIDTH, HEIGHT, back_sea(), back_lines(palette, small=True),
        frame(palette), back_dots(132, palette), defs=deep(palette),
    )  # fmt: skip
    return svg.rasterise(drawing, (card_width(height), height))
