"""The moment in which somebody passes the goal: the end of the quay comes down over the town."""

from __future__ import annotations

from pygame import Rect

from scenes.anim.tween import lerp
from scenes.art.lamplight import halo, rays
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.duco.art.quay_race import HEIGHT, QUAY, quay_street, race_x
from scenes.games.duco.display import Display
from scenes.games.duco.panels.race_panel import blocks_to
from scenes.games.duco.town.night import Passing
from scenes.table.last_picture import display_type
from scenes.ui.portraits import portrait

BLOCKS = 2
"""So much of the end of the quay is shown."""
DARK, DUSK = "#06222E", 0.5
HIGH, STREET, BESIDE = 250, 150, 16
"""The panel, the street in it, and what is left on both sides, in units."""
FACE, LIGHT = 62, 150
PAST = 0.18
"""How far behind the lamp everybody stands for each block of points beyond it."""
NUMBER = 62


def draw_passing(painter: Painter, display: Display) -> None:
    """Over the town, for as long as it is told."""
    passing, goal = display.passing, display.layout.options.goal
    if passing is None or passing.unfolded <= 0 or goal is None:
        return
    metrics, palette = painter.theme.metrics, painter.theme.palette
    board, px = display.layout.board, metrics.px
    panel = Rect(board.left, board.top, board.width, round(px(HIGH) * passing.unfolded))
    painter.dim(DUSK * passing.unfolded, DARK, [board])
    painter.box(panel, palette.panel_deep, radius=px(22), alpha=244, edge=palette.edge)
    if passing.unfolded < 1:
        return
    street = Rect(0, 0, panel.width - 2 * px(BESIDE), px(STREET))
    street.midbottom = panel.centerx, panel.bottom - px(BESIDE)
    draw_end_of_quay(painter, display, passing, street)
    said = f"{passing.before}", f"{round(lerp(passing.before, passing.after, passing.walked))}"
    type_ = display_type(painter, NUMBER)
    middle = panel.left + px(120), panel.top + px(54)
    painter.text(f"{said[0]} \u2192", display_type(painter, NUMBER * 0.55), middle,
                 colour=palette.text_soft)  # fmt: skip
    painter.text(said[1], type_, (middle[0] + px(104), middle[1]), colour=palette.accent_light)


def draw_end_of_quay(painter: Painter, display: Display, passing: Passing, street: Rect) -> None:
    """Its last blocks with the lamp, and everybody who has come so far."""
    goal = display.layout.options.goal or 1
    blocks = blocks_to(goal)
    metrics, palette = painter.theme.metrics, painter.theme.palette
    houses = sprite(quay_street, street.size, BLOCKS, BLOCKS, BLOCKS, palette, blocks - BLOCKS)
    painter.sprite_at(houses, street.topleft)
    unit, size = street.height / HEIGHT, metrics.px(FACE)
    lamp = street.left + race_x(1, street.width / unit) * unit, street.top + 18 * unit
    if passing.lit > 0:
        light = metrics.px(LIGHT)
        painter.sprite(sprite(halo, (light, light)), lamp, alpha=passing.lit)
        if passing.warmly and passing.lit >= 1:
            painter.sprite(sprite(rays, (light, light)), lamp)
    start = goal * (blocks - BLOCKS) / blocks
    for seat in sorted(range(len(display.seats)), key=lambda seat: seat == passing.seat):
        points = display.seats[seat].points
        if seat == passing.seat:
            points = lerp(passing.before, passing.after, passing.walked)
        share = (points - start) / (goal - start)
        if share < 0:
            continue
        x = street.left + race_x(share, street.width / unit) * unit
        x += max(0.0, share - 1) * street.width * PAST
        mood = Mood.DELIGHTED if seat == passing.seat else Mood.CALM
        face = portrait(display.avatars[seat], size, painter.theme, mood)
        painter.sprite(face, (min(x, street.right - size / 2), street.top + QUAY * unit - size / 2))
