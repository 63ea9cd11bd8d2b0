"""Rounded panels, pills, buttons, slots and confetti: the furniture of a screen.

Large panels are stretched from a small drawn tile, so that their cost hardly grows with size.
"""

from __future__ import annotations

import math
from enum import Enum, auto

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette, mix

Size = tuple[int, int]


def _stretched(tile: pygame.Surface, size: Size, edge: int) -> pygame.Surface:
    """Corners as they are, sides stretched along themselves, and the middle filled."""
    stretched = pygame.Surface(size, pygame.SRCALPHA)
    across, down = (
        _bands(drawn, total, edge) for drawn, total in zip(tile.get_size(), size, strict=True)
    )
    for source_y, source_h, y, height in down:
        for source_x, source_w, x, width in across:
            piece = tile.subsurface((source_x, source_y, source_w, source_h))
            if source_w < width and source_h < height:
                stretched.fill(piece.get_at((0, 0)), (x, y, width, height))
            else:
                target = stretched.subsurface((x, y, width, height))
                pygame.transform.scale(piece, (width, height), target)
    return stretched


def _bands(drawn: int, total: int, edge: int) -> list[tuple[int, int, int, int]]:
    """Where each band of the tile begins, its length, and the same in the whole picture."""
    if drawn == total:
        return [(0, drawn, 0, total)]
    middle = (edge, drawn - 2 * edge, edge, total - 2 * edge)
    return [(0, edge, 0, edge), middle, (drawn - edge, edge, total - edge, edge)]


def panel(
    size: Size,
    radius: float,
    colour: str,
    alpha: int = 255,
    outline: str | None = None,
    outline_width: float = 2.0,
) -> pygame.Surface:
    """A rounded rectangle of `colour` at `alpha` of 255, with an opaque outline if asked."""
    radius = min(radius, min(size) / 2)
    edge = math.ceil(radius + outline_width + 1)
    side = 2 * edge + 2
    # What is low and long, as most pills are, is stretched in its length only.
    small = min(side, size[0]), min(side, size[1])
    tile = svg.rasterise(_panel_svg(small, radius, colour, alpha, outline, outline_width), small)
    return tile if small == size else _stretched(tile, size, edge)


def _panel_svg(
    size: Size, radius: float, colour: str, alpha: int, outline: str | None, line: float
) -> str:
    width, height = size
    inset = line if outline else 0.0
    inner = max(0.0, radius - inset)
    body = svg.rect(
        inset * 0.75, inset * 0.75, width - 1.5 * inset, height - 1.5 * inset, colour,
        rx=inner, fill_opacity=alpha / 255,
    )  # fmt: skip
    if outline is None:
        return svg.document(width, height, body)
    half = line / 2
    edge = svg.rect(
        half, half, width - line, height - line, "none", rx=max(0.0, radius - half),
        stroke=outline, stroke_width=line,
    )  # fmt: skip
    return svg.document(width, height, body, edge)


def pill(size: Size, colour: str, alpha: int = 255, outline: str | None = None) -> pygame.Surface:
    """A panel with fully round ends."""
    return panel(size, min(size) / 2, colour, alpha, outline, max(1.5, min(size) * 0.05))


class ButtonState(Enum):
    """How a button looks; PRIMARY is the one thing to do next."""

    PRIMARY = auto()
    PRIMARY_HOVER = auto()
    PRIMARY_PRESSED = auto()
    PLAIN = auto()
    PLAIN_HOVER = auto()
    PLAIN_PRESSED = auto()
    DISABLED = auto()


def _button_colours(state: ButtonState, palette: Palette) -> tuple[str, str, str]:
    """Top, bottom and lower lip of a button."""
    accent, plain, white = palette.accent, palette.panel_raised, "#FFFFFF"
    lip = mix(accent, palette.accent_ink, 0.45)
    deep = mix(plain, palette.panel_deep, 0.6)
    dull = mix(plain, palette.panel_deep, 0.45)
    return {
        ButtonState.PRIMARY: (mix(accent, white, 0.3), accent, lip),
        ButtonState.PRIMARY_HOVER: (mix(accent, white, 0.52), mix(accent, white, 0.18), lip),
        ButtonState.PRIMARY_PRESSED: (accent, mix(accent, lip, 0.2), lip),
        ButtonState.PLAIN: (mix(plain, white, 0.1), plain, deep),
        ButtonState.PLAIN_HOVER: (mix(plain, white, 0.24), mix(plain, white, 0.12), deep),
        ButtonState.PLAIN_PRESSED: (plain, mix(plain, deep, 0.3), deep),
        ButtonState.DISABLED: (dull, dull, deep),
    }[state]


def button_svg(size: Size, state: ButtonState, palette: Palette = PALETTE) -> str:
    """A soft raised button: a body over a darker lip; pressed, the lip is gone."""
    width, height = size
    top, bottom, lip = _button_colours(state, palette)
    pressed = state in (ButtonState.PRIMARY_PRESSED, ButtonState.PLAIN_PRESSED)
    depth = height * 0.08
    drop = depth * 0.7 if pressed else 0.0
    tall = height - depth
    radius = min(tall / 2, height * 0.5)
    body = svg.rect(0, drop, width, tall, "url(#body)", rx=radius)
    under = svg.rect(0, height - tall, width, tall, lip, rx=radius)
    edge = svg.rect(
        0.75, drop + 0.75, width - 1.5, tall - 1.5, "none", rx=radius - 0.75,
        stroke=palette.edge, stroke_width=1.5, stroke_opacity=0.75,
    )  # fmt: skip
    quiet = state in (ButtonState.PLAIN, ButtonState.PLAIN_HOVER, ButtonState.PLAIN_PRESSED)
    defs = svg.linear_gradient("body", (0, top, 1), (1, bottom, 1))
    return svg.document(width, height, under, body, edge if quiet else "", defs=defs)


def button_face(size: Size, state: ButtonState, palette: Palette = PALETTE) -> pygame.Surface:
    """The body of a button without its words."""
    return svg.rasterise(button_svg(size, state, palette), size)


def dashed_slot(size: Size, radius: float, colour: str, alpha: int = 26) -> pygame.Surface:
    """An empty place for a card: a dashed rim over a faint fill."""
    width, height = size
    line = max(1.5, min(size) * 0.03)
    half, bend = line / 2, max(0.0, radius - line / 2)
    box = (half, half, width - line, height - line)
    around = 2 * (box[2] + box[3]) - (8 - 2 * math.pi) * bend
    # The dashes come out even and the rim is not closed: a dash across the seam would draw a chord.
    dash = around / round(around / max(4.0, min(size) * 0.085) / 1.9) / 1.9
    fill = svg.rect(*box, colour, rx=bend, fill_opacity=alpha / 255)
    rim = svg.stroke(
        svg.rounded(*box, bend).removesuffix(" Z"), colour, line,
        stroke_dasharray=f"{svg.number(dash)} {svg.number(dash * 0.9)}",
    )  # fmt: skip
    return svg.rasterise(svg.document(width, height, fill, rim), size)


class Confetti(Enum):
    """The shapes of one piece of confetti."""

    STRIP = auto()
    DISC = auto()
    GABLE = auto()


def confetti_piece(shape: Confetti, height: int, colour: str) -> pygame.Surface:
    """One paper scrap, upright; the scene turns and squashes it."""
    drawn = {
        Confetti.STRIP: svg.rect(28, 8, 44, 84, colour, rx=8),
        Confetti.DISC: svg.circle(50, 50, 34, colour),
        Confetti.GABLE: svg.path("M18,92 V46 L50,8 L82,46 V92 Z", colour),
    }[shape]
    return svg.rasterise(svg.document(100, 100, drawn), (height, height))
