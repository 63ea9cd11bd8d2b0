"""A tile on its way, and how tiles are drawn that move, turn, or turn over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.duco.town.tiles import Face
from scenes.engine.drawing.painter import Painter
from scenes.games.duco.town import tile_art

LIFTED = 0.06
"""How far a tile rises under a full lift, of its side."""


@dataclass(slots=True, eq=False)
class TileSprite:
    """One tile in the air. `turned` goes from 0, the back, to 1, the face."""

    face: Face | None
    x: float
    y: float
    side: float
    angle: float = 0.0
    turned: float = 1.0
    lift: float = 0.0
    alpha: float = 1.0


def draw_tile(painter: Painter, tile: TileSprite, sides: Sequence[int]) -> None:
    """Shadow and tile; `sides` are the sizes that are drawn exactly."""
    base = next((side for side in sides if side >= tile.side - 0.5), sides[-1])
    squash = abs(2 * tile.turned - 1)
    tile_art.draw_shadow(painter, (tile.x, tile.y), tile.side, tile.lift, tile.alpha * squash)
    picture = tile_art.back_sprite(base, painter.theme)
    if tile.face is not None and tile.turned >= 0.5:
        picture = tile_art.face_sprite(tile.face, base, painter.theme)
    painter.sprite(
        picture, (tile.x, tile.y - tile.lift * tile.side * LIFTED), angle=tile.angle,
        scale=tile.side / base, squash=squash, alpha=tile.alpha,
    )  # fmt: skip
