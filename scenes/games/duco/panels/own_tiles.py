"""Draws what the near person can choose from: the own tiles, or the line that all share."""

from __future__ import annotations

from scenes.engine.drawing.painter import Painter
from scenes.games.duco.chooser.ghost import QUARTER, draw_person_light
from scenes.games.duco.chooser.tile_hand import TileHand
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town import tile_art
from scenes.table.sharing.person_line import PersonLine

FOCUS_RIM, FOCUS_GAP = 3, 4


def draw_own_tiles(painter: Painter, hand: TileHand, focus: str | None = None) -> None:
    """Each at its place; the chosen one shines while it is its owner's turn."""
    person = hand.display.person
    for place, (face, spot) in enumerate(
        zip(hand.choice.seen_tiles, hand.choice.hand_spots, strict=False)
    ):
        is_chosen = hand.choice.is_chosen(place)
        _draw_light(painter, spot, person, lit=is_chosen and hand.may_act)
        if is_chosen and hand.spin:
            tile_art.draw_turning(painter, face, (spot.x, spot.y), spot.side, -hand.spin * QUARTER)
        else:
            painter.sprite_at(
                tile_art.face_sprite(face, spot.side, painter.theme), spot.rect.topleft
            )
        if focus == f"tile {place + 1}":
            px, colour = painter.theme.metrics.px, painter.theme.focus_colour
            rim = tile_art.rim_sprite(spot.side, colour, px(FOCUS_RIM), px(FOCUS_GAP))
            painter.sprite(rim, (spot.x, spot.y))


def _draw_light(painter: Painter, spot: TileSpot, person: PersonLine | None, *, lit: bool) -> None:
    if lit and person is not None:
        draw_person_light(painter, (spot.x, spot.y), spot.side, person)
    elif lit:
        glow = tile_art.glow_sprite(spot.side, painter.theme.palette.accent)
        painter.sprite(glow, (spot.x, spot.y))
    else:
        tile_art.draw_shadow(painter, (spot.x, spot.y), spot.side)
