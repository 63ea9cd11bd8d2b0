"""The trick of one moment: its cards in the order of play, and the place of who decides."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.kits.set_up import Chair
from game.rules.chikyu.hands import in_charge
from game.rules.chikyu.view import ChikyuView
from scenes.art.card_shape import card_width
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.chikyu.card_art import face_sprite
from scenes.ui.labels import Picture
from scenes.ui.portraits import portrait

CARD, FACE, GAP = 150, 40, 10


def position(view: ChikyuView, chairs: Sequence[Chair]) -> Picture:
    """Who takes it so far has the light edge."""
    places = len(view.trick) + 1
    faces = [chairs[in_charge(hand, len(chairs))].avatar for hand in view.order[:places]]

    def draw(painter: Painter, area: Rect) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        step = min(card_width(px(CARD)) + px(GAP), area.width / places)
        height = min(px(CARD), round(step / card_width(1000) * 1000) - px(2))
        x = area.left + (area.width - step * places) / 2 + step / 2
        y = area.centery - px(FACE / 2)
        for number, face in enumerate(faces):
            if number < len(view.trick):
                card = face_sprite(view.trick[number], height, painter.theme)
                painter.sprite(card, (x, y), resting=True)
            else:
                size = card_width(height), height
                dashed = sprite(dashed_slot, size, height * 0.07, palette.accent_light)
                painter.sprite(dashed, (x, y), resting=True)
            below = y + height / 2 + px(FACE / 2 + 6)
            if number < len(view.trick) and view.order[number] == view.winner:
                painter.disc((x, below), px(FACE + 6), palette.accent_light)
            painter.sprite(portrait(face, px(FACE), painter.theme), (x, below))
            x += step

    return Picture((350, 236), draw)
