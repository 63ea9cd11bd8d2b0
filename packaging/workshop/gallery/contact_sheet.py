"""Contact sheets: many pictures on one page, each with its name."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Surface

from scenes.art.lettering import Typeface, open_font
from scenes.art.palette import PALETTE, rgb

WIDTH = 2400
GAP = 12
LABEL = 26


def contact_sheet(pictures: Mapping[str, Surface], columns: int = 5) -> Surface:
    """All pictures in rows of equal cells, in their order."""
    columns = min(columns, len(pictures))
    first = next(iter(pictures.values()))
    width = (WIDTH - GAP * (columns + 1)) // columns
    height = round(width * first.get_height() / first.get_width())
    rows = -(-len(pictures) // columns)
    sheet = Surface((WIDTH, GAP + rows * (height + LABEL + GAP)))
    sheet.fill(rgb(PALETTE.ink))
    font = open_font(Typeface.STRONG, 17)
    for place, (name, picture) in enumerate(pictures.items()):
        row, column = divmod(place, columns)
        x, y = GAP + column * (width + GAP), GAP + row * (height + LABEL + GAP)
        sheet.blit(pygame.transform.smoothscale(picture, (width, height)), (x, y + LABEL))
        sheet.blit(font.render(name, True, PALETTE.text), (x, y))
    return sheet
