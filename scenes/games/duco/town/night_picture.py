"""Draws the end of a game: the town at night beside the words, and the quay with everybody on it.

It lies over the whole table but for the corner of the button that goes on.
"""

from __future__ import annotations

from pygame import Rect

from game.core.seats import Seat
from game.rules.duco.town.cells import SIDE
from scenes.anim.tween import lerp
from scenes.art.lamplight import pool, rays
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.duco.art.quay_race import QUAY, quay_street, race_x
from scenes.games.duco.art.tile_faces import night_face
from scenes.games.duco.display import Display
from scenes.games.duco.panels.race_panel import blocks_to
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.night import Night
from scenes.games.duco.town.town_grid import TownGrid, centred
from scenes.table.last_picture import (
    all_but,
    design_box,
    design_point,
    display_type,
    draw_standing,
)
from scenes.ui.portraits import portrait

NIGHT = "#0B1B3C"
DUSK, DARK = 0.66, 1.0
"""How much of the table's light is lost while the winner walks, and in the end."""
MOON, MOON_AT = 74, (76, 64)
STARS = ((0.06, 0.3), (0.17, 0.07), (0.28, 0.12), (0.39, 0.05), (0.47, 0.16), (0.55, 0.07),
         (0.63, 0.13), (0.7, 0.04), (0.77, 0.1), (0.85, 0.05), (0.93, 0.12), (0.97, 0.3),
         (0.53, 0.34), (0.96, 0.5), (0.58, 0.55))  # fmt: skip
TOWN = (40, 36, 580, 480)
"""Where the town comes to stand, in units of the design."""
STREET = (36, 534, 640, 62)
WORDS_AT, FACE, TITLE, TITLE_WIDE = (940, 90), 92, 50, 420
AFTER_FACE = 22
ROW, ROW_FACE = 76, 34
BEST_AT, BEST_SIDE = (940, 390), 176
PLATE = 40
WALKER, HOP = 0.62, 0.3
"""The face of who walks, and how high it hops, of a tile's side."""
SUM_PX = 92
MOST_TILE = 86


def draw_night(painter: Painter, display: Display) -> None:
    """As far as it has come."""
    night = display.night
    if night is None or night.veil <= 0:
        return
    painter.dim(
        lerp(DUSK * night.veil, DARK, night.away),
        NIGHT,
        all_but(painter.theme.metrics, display.layout.play),
    )
    town = _town(painter, display, night.away)
    if night.away > 0:
        _draw_sky(painter, night.away)
        _draw_dark_tiles(painter, display, town)
    _draw_lit_tiles(painter, display, night, town)
    if night.goal and night.away < 1:
        _draw_sum(painter, display, night)
    for walker in night.walkers:
        x, y = town.centre((0, 0))
        x += walker.cell[0] / 3 * town.step
        y += walker.cell[1] / 3 * town.step - town.side * (0.34 + HOP * walker.hop)
        face = _face(painter, display, walker.seat, round(town.side * WALKER))
        painter.sprite(face, (x, y))
    if night.told > 0:
        with painter.faded(night.told):
            _draw_street(painter, display)
            _draw_words(painter, display, night)
    if night.best is not None and night.rise > 0:
        _draw_best(painter, display, night, town)
    night.confetti.draw(painter)


def rehearse_night(painter: Painter, display: Display) -> None:
    """Its tiles by night and by lamplight, and everything that appears at once."""
    night = display.night
    if night is None:
        return
    town = _town(painter, display, 1.0)
    _draw_dark_tiles(painter, display, town)
    _draw_street(painter, display)
    _draw_words(painter, display, night)
    if night.best is not None:
        _draw_best(painter, display, night, town, share=1.0)


def _town(painter: Painter, display: Display, away: float) -> TownGrid:
    """On its way from the board to its place."""
    if away <= 0:
        return display.town
    area, (left, top, right, bottom) = design_box(painter.theme.metrics, TOWN), display.town_bounds
    wide, high = (right - left) / SIDE, (bottom - top) / SIDE
    side = min(area.width / wide, area.height / high) - display.layout.gap
    side = max(1, min(int(side), painter.theme.metrics.px(MOST_TILE)))
    after = centred(display.town_bounds, area, side, display.layout.gap)
    return display.town.towards(after, away)


def _draw_sky(painter: Painter, share: float) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    stage = painter.theme.metrics.stage
    with painter.faded(share):
        for number, (across, down) in enumerate(STARS):
            place = stage.left + across * stage.width, stage.top + down * stage.height
            painter.disc(place, px(3 + number % 3), palette.paper, 150 + 20 * (number % 5))
        moon = design_point(painter.theme.metrics, MOON_AT)
        painter.disc(moon, px(MOON), "#F6EFCB")
        painter.disc((moon[0] + px(14), moon[1] - px(10)), px(14), "#E2D9AE")


def _draw_dark_tiles(painter: Painter, display: Display, town: TownGrid) -> None:
    """Every house keeps its wall, its gable and its sign."""
    base = _drawn_side(painter, display)
    for laid in display.laid:
        owner = display.owner_colour(laid.seat)
        picture = Sprite(night_face, (tile_art.face_sprite(laid.face, base, painter.theme, owner),))
        painter.sprite(picture, town.centre(laid.cell), scale=town.side / base)


def _drawn_side(painter: Painter, display: Display) -> int:
    """Tiles are drawn for where they come to rest."""
    return max(1, round(_town(painter, display, 1.0).side))


def _draw_lit_tiles(painter: Painter, display: Display, night: Night, town: TownGrid) -> None:
    away = night.away > 0
    base = _drawn_side(painter, display) if away else max(1, round(town.side))
    scale = town.side / base
    for laid in display.laid:
        if laid.cell not in night.lit:
            continue
        place, owner = town.centre(laid.cell), display.owner_colour(laid.seat)
        glow = tile_art.glow_sprite(base, painter.theme.palette.accent_light)
        painter.sprite(glow, place, scale=scale)
        painter.sprite(tile_art.face_sprite(laid.face, base, painter.theme, owner), place,
                       scale=scale)  # fmt: skip
        points = night.lit[laid.cell]
        if points and night.away < 1:
            diameter = round(town.side * 0.42)
            painter.sprite(tile_art.lamp_sprite(points, diameter, painter.theme), place)


def _face(painter: Painter, display: Display, seat: Seat, size: int) -> Sprite:
    """Whoever has won beams."""
    night = display.night
    glad = night is not None and seat in night.winners
    mood = Mood.DELIGHTED if glad else Mood.CALM
    return portrait(display.avatars[seat], size, painter.theme, mood)


def _draw_sum(painter: Painter, display: Display, night: Night) -> None:
    """What the walk has counted so far, where the tile under the hand was counted before."""
    area, palette = display.layout.count, painter.theme.palette
    px = painter.theme.metrics.px
    with painter.faded(1 - night.away):
        painter.box(area, palette.panel_deep, radius=px(22), edge=palette.edge, edge_width=px(1.5))
        middle = area.centerx, area.centery - px(24)
        type_ = display_type(painter, SUM_PX, str(night.total), area.width - px(20))
        painter.text(str(night.total), type_, middle, colour=palette.accent_light)
        of = _("of {points}").format(points=night.goal)
        painter.text(of, Style.STRONG, (area.centerx, area.centery + px(50)),
                     width=area.width - px(20))  # fmt: skip


def _draw_street(painter: Painter, display: Display) -> None:
    """The quay below the town, with everybody where their points have brought them."""
    goal, palette, px = display.layout.options.goal, painter.theme.palette, painter.theme.metrics.px
    area = design_box(painter.theme.metrics, STREET)
    if goal is None:
        return
    blocks = blocks_to(goal)
    best = max(figures.points for figures in display.seats)
    past, block = min(blocks, int(best * blocks // goal)), goal / blocks
    street = sprite(quay_street, area.size, blocks, past, min(blocks, int(-(-best // block))),
                    palette)  # fmt: skip
    painter.sprite_at(street, area.topleft)
    unit, size = area.height / 62, px(FACE * 0.36)
    order = sorted(range(len(display.seats)), key=lambda seat: display.seats[seat].points)
    lift, before = 0.0, -1e9
    for seat in order:
        share = display.seats[seat].points / goal
        x = area.left + race_x(share, area.width / unit) * unit
        # Who is past the goal stands behind the lamp.
        x += max(0.0, share - 1) * area.width * 0.3
        lift = lift + size * 0.4 if x - before < size * 0.6 else 0.0
        before = x
        face = _face(painter, display, seat, size)
        painter.sprite(face, (x, area.top + QUAY * unit - size / 2 - lift))


def _draw_words(painter: Painter, display: Display, night: Night) -> None:
    """Who wins, and everybody's points."""
    px, width_of = painter.theme.metrics.px, painter.typesetter.width
    x, y = design_point(painter.theme.metrics, WORDS_AT)
    size, type_ = px(FACE), display_type(painter, TITLE, night.title, px(TITLE_WIDE))
    step = round(size * 0.62)
    faces = size + step * (len(night.winners) - 1) + px(AFTER_FACE)
    left = x - (faces + width_of(night.title, type_)) // 2
    if night.warmly:
        around = round(size * 1.62)
        across = around + step * (len(night.winners) - 1)
        first = left + (faces - px(AFTER_FACE)) / 2
        painter.sprite(sprite(rays, (across, around)), (first, y))
    for number, seat in enumerate(night.winners):
        face = _face(painter, display, seat, size)
        painter.sprite(face, (left + size / 2 + number * step, y))
    painter.text(night.title, type_, (left + faces, y), align=Align.LEFT)
    points = [_points(display, seat) for seat in range(len(display.seats))]
    draw_standing(painter, display.avatars, points, night.winners, (x, y + px(ROW)))


def _points(display: Display, seat: Seat) -> int:
    counts = display.counts
    return counts[seat].points if seat < len(counts) else round(display.seats[seat].points)


def _draw_best(
    painter: Painter, display: Display, night: Night, town: TownGrid, share: float = -1.0
) -> None:
    """It rises from its place in the town, and grows."""
    assert night.best is not None
    cell, points, seat = night.best
    share = night.rise if share < 0 else share
    laid = next((each for each in display.laid if each.cell == cell), None)
    if laid is None:
        return
    palette, px = painter.theme.palette, painter.theme.metrics.px
    goal, start = design_point(painter.theme.metrics, BEST_AT), town.centre(cell)
    centre = lerp(start[0], goal[0], share), lerp(start[1], goal[1], share)
    side = px(BEST_SIDE)
    scale = lerp(town.side / side, 1.0, share)
    if share >= 1 and night.warmly:
        painter.sprite(sprite(rays, (round(side * 1.62), round(side * 1.5))), goal)
    light = sprite(pool, (round(side * 1.9),) * 2, "#FFD27A")
    if share >= 1:
        painter.sprite(light, centre)
    owner = display.owner_colour(laid.seat)
    painter.sprite(tile_art.glow_sprite(side, palette.accent_light), centre, scale=scale)
    painter.sprite(tile_art.face_sprite(laid.face, side, painter.theme, owner), centre, scale=scale)
    if share < 1:
        return
    corner = goal[0] + side // 2, goal[1] - side // 2
    painter.disc(corner, px(PLATE * 1.5), palette.paper)
    painter.text(f"+{points}", display_type(painter, PLATE * 0.66), corner, colour=palette.ink,
                 width=px(PLATE * 1.3))  # fmt: skip
    if seat not in night.winners:
        face = _face(painter, display, seat, px(ROW_FACE * 1.4))
        painter.sprite(face, (goal[0] - side / 2, goal[1] - side / 2))
    words, type_ = _("Best tile of the game"), painter.type(Style.CAPTION)
    plaque = Rect(0, 0, painter.typesetter.width(words, type_) + px(28), round(type_.px * 1.7))
    plaque.midtop = goal[0], goal[1] + side // 2 + px(14)
    painter.box(plaque, palette.paper, radius=plaque.height // 2)
    painter.text(words, type_, plaque.center, colour=palette.ink)
