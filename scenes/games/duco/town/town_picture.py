"""Draws the town: tiles at rest, the places beside them, what was laid last, and its lamps."""

from __future__ import annotations

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.moves import Grow, Lay
from game.rules.duco.town.board import Laid
from game.rules.duco.town.tiles import Face
from scenes.art.icons import Icon
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.theme import Style
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.art.table_signs import swap_sign, turn_sign
from scenes.games.duco.chooser.ghost import QUARTER, draw_lamp
from scenes.games.duco.display import Display
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.coordinates import draw_coordinates, draw_place_name
from scenes.games.duco.town.town_grid import TownGrid
from scenes.games.duco.town.town_version import TownVersion, place_reach
from scenes.ui.portraits import portrait

SLOT = 0.9
"""The dashes of a place, of a tile's side."""
SLOT_ALPHA = 0.55
EDGE_SIGN, HIDDEN = 24, 12
"""The sign of what lies out of sight; less than so much needs none."""
BONUS = 28
ADVICE = 0.6
"""How pale the tile of a hint is."""
LAYER = 0.25
"""How high a tile lies on others: its shadow tells."""
AROUND = 10
"""Units beside the board for glows and shadows."""
BESIDE, BUTTON_ROOM = 5, 8
"""From the race above, and for the focus of the buttons below."""
NEWEST_RIM, NEWEST_GAP = 1.8, 1.0
NEWEST_DARK = 3.4
CROSSING, SWELLS = 0.74, 0.25
"""The frame around four corners, of a tile's side, and how much it swells."""
FOCUS = 3
"""The line around a tile, in units."""
MARK, SWAP_MARK = 0.3, 0.36
"""Of a tile's side."""
NEWEST_FACE = 0.31
"""The face of who laid it, of the tile's side."""
DUSK, NIGHT = 0.62, "#06222E"
NOWHERE = TownGrid(0, 0, 0, 0)
"""Of a town that is on its way nothing rests."""


def town_area(display: Display) -> Rect:
    """The board with what may stand out around it."""
    if display.town_area is None:
        display.town_area = _town_area(display)
    return display.town_area


def _town_area(display: Display) -> Rect:
    # Parts of the table that overlap are drawn for each other, and this is the largest of them.
    layout, px = display.layout, display.layout.metrics.px
    area = layout.board.inflate(2 * px(AROUND), 0)
    top = layout.race.bottom + px(BESIDE)
    below = layout.views[0].top if layout.line is None else layout.line.top
    area.top, area.height = top, below - px(BUTTON_ROOM) - top
    return area


def town_region(display: Display, slots: tuple[Cell, ...], avatars: tuple[str, ...]) -> Region:
    """All that rests there."""

    def draw(painter: Painter) -> None:
        if display.gliding:
            return
        best = max(display.help.values(), default=0)
        for cell in slots:
            if not painter.sees(place_reach(display.town, cell)):
                continue
            _draw_slot(painter, display.town, cell)
            if cell in display.help:
                _draw_help(painter, display.town, cell, display.help[cell], best)
        if display.layout.options.group_bonus:
            _draw_groups(painter, display)
        _draw_tiles(painter, display)
        _draw_newest(painter, display, avatars)
        draw_coordinates(painter, display)

    return Region(town_area(display), _version(display, slots), draw)


def _draw_groups(painter: Painter, display: Display) -> None:
    """Conquest: a largest group lies on one ground of its colour."""
    town = display.town
    side = round(town.step + 1)
    for seat, colour in enumerate(display.colours):
        group = display.groups[seat]
        shades = shades_of(colour, painter.theme.palette)
        for cell in group if len(group) > 1 else ():
            ground = Rect(0, 0, side, side)
            ground.center = town.box(cell).center
            painter.box(ground, shades.base, radius=round(side * 0.06))


def _draw_tiles(painter: Painter, display: Display) -> None:
    """In line all shadows lie below all tiles; where tiles cover others, each casts its own."""
    town = display.town
    seen = [laid for laid in display.shown if painter.sees(place_reach(town, laid.cell))]
    if display.layout.options.covering:
        for laid in seen:
            tile_art.draw_shadow(painter, town.centre(laid.cell), town.side, LAYER)
            draw_laid(painter, display, laid, resting=True)
        return
    for laid in seen:
        tile_art.draw_shadow(painter, town.centre(laid.cell), round(town.side))
    for laid in seen:
        draw_laid(painter, display, laid, resting=True)


def _version(display: Display, slots: tuple[Cell, ...]) -> TownVersion:
    layout = display.layout
    if display.gliding:
        return TownVersion(NOWHERE, None, False, frozenset(), None, (), (), (), None, layout)
    ghost, options = display.ghost, layout.options
    # Only where tiles cover tiles those in full light cannot be drawn on top of all others.
    lit: frozenset[Cell] = frozenset()
    if ghost is not None and options.covering:
        lit = frozenset(laid.cell for laid in ghost.touched(display.shown))
    # The grounds of groups are larger than their tiles.
    groups = len(display.shown) if options.group_bonus else 0
    newest = display.turns[-1] if display.turns else None
    on_top = newest is not None and display.ghost_lies_on(newest.cell)
    return TownVersion(
        display.town,
        (display.in_dusk, display.is_zoomed, groups),
        ghost is not None,
        lit,
        display.board.bounds if display.laid else None,
        tuple(display.shown),
        slots,
        tuple(display.help.items()),
        None if newest is None else (newest.cell, (newest, _lights_newest(display), on_top)),
        layout,
    )


def _draw_slot(painter: Painter, town: TownGrid, cell: Cell) -> None:
    side = round(town.side * SLOT)
    painter.sprite(tile_art.slot_sprite(side, painter.theme), town.centre(cell), alpha=SLOT_ALPHA)


def _draw_help(painter: Painter, town: TownGrid, cell: Cell, points: int, best: int) -> None:
    """The most that a place can bring; the highest has a lit edge."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    if points == best and best:
        rim = tile_art.rim_sprite(round(town.side * SLOT), palette.accent_light, px(2))
        painter.sprite(rim, town.centre(cell))
    colour = palette.accent_light if points == best else palette.text_soft
    room = round(town.side * SLOT)
    painter.text(str(points), Style.NUMBER, town.centre(cell), colour=colour, width=room)


def draw_laid(painter: Painter, display: Display, laid: Laid, *, resting: bool) -> None:
    """One tile of the town; those that a ghost does not touch go to dusk."""
    if not resting:
        town, owner = display.town, display.owner_colour(laid.seat)
        base = round(display.resting_side)
        picture = tile_art.face_sprite(laid.face, base, painter.theme, owner)
        painter.sprite(picture, town.centre(laid.cell), scale=town.side / base)
        return
    _draw_resting(painter, display, laid, dusk=_is_in_dusk(display, laid.cell))


def _draw_resting(painter: Painter, display: Display, laid: Laid, *, dusk: bool) -> None:
    town, owner = display.town, display.owner_colour(laid.seat)
    look = tile_art.dusk_sprite if dusk else tile_art.face_sprite
    picture = look(laid.face, round(town.side), painter.theme, owner)
    if owner is None:
        painter.sprite_at(picture, town.box(laid.cell).topleft)
    else:
        painter.sprite(picture, town.centre(laid.cell))


def _is_in_dusk(display: Display, cell: Cell) -> bool:
    """Under a ghost all do; those it touches are then drawn lit, unless they may lie covered."""
    if display.in_dusk is not None:
        return cell in display.in_dusk
    ghost = display.ghost
    if ghost is None:
        return False
    if display.layout.options.covering:
        return not ghost.touches(cell)
    return not (_lights_newest(display) and cell == display.turns[-1].cell)


def _lights_newest(display: Display) -> bool:
    """Whether a ghost touches the tile laid last, which has a rim and a face above it."""
    ghost, newest = display.ghost, display.turns[-1] if display.turns else None
    return ghost is not None and newest is not None and ghost.touches(newest.cell)


def draw_touched(painter: Painter, display: Display) -> None:
    """What a ghost touches, in full light: so the town rests while a ghost goes over it."""
    ghost = display.ghost
    if ghost is None or display.in_dusk is not None or display.layout.options.covering:
        return
    touched = [laid for laid in ghost.touched(display.shown) if _is_in_dusk(display, laid.cell)]
    if not touched:
        return
    with painter.clip(town_area(display)):
        for laid in touched:
            _draw_resting(painter, display, laid, dusk=False)


def _draw_newest(painter: Painter, display: Display, avatars: tuple[str, ...]) -> None:
    """A paper line around the tile laid last, and the face of who laid it."""
    newest = display.turns[-1] if display.turns else None
    if newest is None or newest.face is None or display.ghost_lies_on(newest.cell):
        return
    palette, px = painter.theme.palette, painter.theme.metrics.px
    town = display.town
    side, centre = round(town.side), town.centre(newest.cell)
    painter.sprite(tile_art.rim_sprite(side, palette.ink, px(NEWEST_DARK)), centre)
    painter.sprite(tile_art.rim_sprite(side, palette.paper, px(NEWEST_RIM), px(NEWEST_GAP)), centre)
    size = round(town.side * NEWEST_FACE)
    corner = centre[0] + town.side / 2, centre[1] - town.side / 2
    painter.sprite(portrait(avatars[newest.seat], size, painter.theme), corner)


def draw_turn_mark(painter: Painter, display: Display, turned: Face) -> None:
    """A lying tile that is tried another way wears a mark."""
    cell = next((laid.cell for laid in display.laid if laid.face.tile is turned.tile), None)
    if cell is None:
        return
    palette, town = painter.theme.palette, display.town
    x, y = town.centre(cell)
    size = round(town.side * MARK)
    corner = x + town.side / 2, y + town.side / 2
    painter.sprite(
        tile_art.rim_sprite(round(town.side), palette.accent, painter.theme.metrics.px(3)), (x, y)
    )
    painter.disc(corner, size, palette.paper)
    painter.sprite(sprite(turn_sign, round(size * 0.6), palette.ink, True), corner)


def draw_swap_mark(painter: Painter, display: Display, swap: tuple[Cell, Cell]) -> None:
    """Between two tiles that would change places, along their way."""
    palette, town = painter.theme.palette, display.town
    (ax, ay), (bx, by) = (town.centre(cell) for cell in swap)
    size, middle = round(town.side * SWAP_MARK), ((ax + bx) / 2, (ay + by) / 2)
    # Between white tiles a white disc would not be seen.
    painter.disc(middle, size, palette.ink)
    painter.disc(middle, round(size * 0.86), palette.accent_light)
    angle = 90 if abs(by - ay) > abs(bx - ax) else 0
    painter.sprite(sprite(swap_sign, round(size * 0.58), palette.ink), middle, angle=angle)


def draw_turning_tile(painter: Painter, display: Display) -> None:
    """A lying tile that somebody else turns."""
    turning, town = display.turning, display.town
    if turning is not None:
        degrees = -turning.quarters * QUARTER
        centre = town.centre(turning.cell)
        tile_art.draw_turning(painter, turning.face, centre, round(town.side), degrees)


def draw_crossings(painter: Painter, display: Display) -> None:
    """Corner Cluster: a lit frame round every crossing that is a set."""
    town, palette = display.town, painter.theme.palette
    for cell, _colour in display.crossings:
        x, y = town.centre(cell)
        side = round(town.side * CROSSING * (1 + SWELLS * display.swelling))
        frame = Rect(0, 0, side, side)
        frame.center = round(x - town.step / 2), round(y - town.step / 2)
        line, radius = max(2, round(town.side * 0.05)), round(side * 0.2)
        around = frame.inflate(line, line)
        painter.box(
            around, palette.ink, radius=radius, alpha=0, edge=palette.ink, edge_width=2 * line
        )
        painter.box(
            frame, palette.accent, radius=radius, alpha=0, edge=palette.accent, edge_width=line
        )


def draw_focus(
    painter: Painter, display: Display, cell: Cell, colour: str = "", width: float = FOCUS
) -> None:
    """Where the keys are, on a lying tile."""
    px, colour = painter.theme.metrics.px, colour or painter.theme.focus_colour
    rim = tile_art.rim_sprite(round(display.town.side), colour, px(width), px(1))
    painter.sprite(rim, display.town.centre(cell))


def draw_advice(painter: Painter, display: Display, move: Lay | Grow) -> None:
    """A hint: the tile as it would lie, pale, with a lit rim, and what its place is called."""
    town, accent = display.town, painter.theme.palette.accent
    side = round(town.side)
    if isinstance(move, Lay) and not display.ghost_lies_on(move.cell):
        face = tile_art.face_sprite(move.face, side, painter.theme)
        painter.sprite(face, town.centre(move.cell), alpha=ADVICE)
        if move.turned is not None:
            draw_turn_mark(painter, display, move.turned)
    draw_focus(painter, display, move.cell, accent)
    draw_place_name(painter, display, move.cell)


def draw_gliding(painter: Painter, display: Display) -> None:
    """The whole town on its way to another size."""
    if not display.gliding:
        return
    area = town_area(display)
    with painter.clip(area):
        for laid in display.shown:
            if area.colliderect(display.town.box(laid.cell)):
                draw_laid(painter, display, laid, resting=False)


def draw_near(painter: Painter, display: Display) -> None:
    """Dusk over the town, but for one tile and those that it matches."""
    nearness = display.nearness
    if nearness is None:
        return
    area = town_area(display)
    painter.dim(DUSK * nearness.dusk, NIGHT, [area])
    with painter.clip(area):
        for laid in display.shown:
            if laid.cell in nearness.lit:
                draw_laid(painter, display, laid, resting=not display.gliding)


def rehearse_near(painter: Painter, display: Display, town: TownGrid, coming: Laid) -> None:
    """The tiles that will be seen in a town of another size, and what lies around the new one."""
    palette, px, side = painter.theme.palette, painter.theme.metrics.px, round(town.side)
    painter.sprite(tile_art.slot_sprite(round(side * SLOT), painter.theme), (0, 0))
    painter.sprite(tile_art.rim_sprite(side, palette.ink, px(NEWEST_DARK)), (0, 0))
    painter.sprite(tile_art.rim_sprite(side, palette.paper, px(NEWEST_RIM), px(NEWEST_GAP)), (0, 0))
    for laid in (coming, *display.shown):
        if town_area(display).colliderect(town.box(laid.cell)):
            owner = display.owner_colour(laid.seat)
            picture = tile_art.face_sprite(laid.face, round(town.side), painter.theme, owner)
            painter.sprite(picture, town.centre(laid.cell))


def draw_counted(painter: Painter, display: Display) -> None:
    """Where all is counted at the end: the matches of a seat as dots, its group by numbers."""
    town, palette, px = display.town, painter.theme.palette, painter.theme.metrics.px
    bonus = display.layout.options.group_bonus
    for cell, lamp in display.counted_lamps:
        draw_lamp(painter, cell, lamp, town, told=False)
    for cell in display.group:
        painter.disc(town.centre(cell), px(BONUS), palette.accent_light)
        painter.text(
            f"+{bonus}", Style.CAPTION, town.centre(cell), colour=palette.accent_ink,
            width=px(BONUS),
        )  # fmt: skip


def draw_edges(painter: Painter, display: Display) -> None:
    """An arrow at every edge behind which the town goes on, but not while it still grows."""
    if display.layout.options.rearranges:
        return  # nothing can be laid around it
    board, px = display.layout.board, painter.theme.metrics.px
    extent = display.town.extent(display.board.bounds)
    if display.gliding or board.contains(extent):
        return
    if not (display.is_zoomed or display.town == display.fitting):
        return
    hidden = (
        (Icon.LEFT, extent.left < board.left - px(HIDDEN), board.midleft),
        (Icon.RIGHT, extent.right > board.right + px(HIDDEN), board.midright),
        (Icon.UP, extent.top < board.top - px(HIDDEN), board.midtop),
        (Icon.DOWN, extent.bottom > board.bottom + px(HIDDEN), board.midbottom),
    )
    palette = painter.theme.palette
    for sign, goes_on, (x, y) in hidden:
        if goes_on:
            inward = px(EDGE_SIGN)
            place = (
                min(max(x, board.left + inward), board.right - inward),
                min(max(y, board.top + inward), board.bottom - inward),
            )
            painter.disc(place, px(EDGE_SIGN + 8), palette.panel_deep, 214)
            painter.icon(sign, place, px(EDGE_SIGN // 2 + 4))


def draw_lamps(painter: Painter, display: Display) -> None:
    """The matches of the tile laid last."""
    if display.lit_cell is None or display.gliding or display.ghost is not None:
        return
    for lit in sorted(display.lamps, key=lambda lit: lit.lamp.points):
        if lit.scale > 0 and lit.alpha > 0:
            draw_lamp(
                painter, display.lit_cell, lit.lamp, display.town,
                scale=lit.scale, alpha=lit.alpha,
            )  # fmt: skip
