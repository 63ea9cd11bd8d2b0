"""Cues of tiles that come from the pile: the first layout, new tiles in hand, the town's growth."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.places import Cell, Place, Zone
from game.core.seats import Seat
from game.rules.duco.records import Growth
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.growth import middle_places, next_choice
from game.rules.duco.town.tiles import Face
from scenes.anim import timings
from scenes.anim.easing import linear
from scenes.anim.timeline import Call, Cue, Tween, Wait, sequence, stagger
from scenes.engine.audio import Sound
from scenes.engine.i18n import ngettext
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.cues.laying_cues import glide
from scenes.games.duco.cues.tile_flights import fly, land, turn_over
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town.tile_sprite import TileSprite
from scenes.games.duco.town.town_grid import Bounds

FLIP = 0.260


def shuffle(context: CueContext, count: int) -> Cue:
    """The pile is renewed and riffled."""
    display = context.display

    def renew() -> None:
        stacks = display.layout.options.stacks
        if stacks:
            display.own_piles = [stacks] * len(display.seats)
        display.pile = count - stacks * len(display.seats)
        context.caption.clear()
        context.sound(Sound.RIFFLE)

    def riffle(share: float) -> None:
        display.riffle = share

    seconds = context.motion.moving(timings.SHUFFLE)
    return sequence(Call(renew), Tween(riffle, seconds, linear), Call(lambda: riffle(0.0)))


def from_pile(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """One tile after the other leaves the pile and turns over where it comes to lie."""
    gap = context.ripple(timings.DEAL_GAP)
    return stagger(gap, [_deal_one(context, move) for move in moves])


def _deal_one(context: CueContext, move: CardMove) -> Cue:
    display, face = context.display, move.face
    assert isinstance(face, Face)
    source = _source_spot(context, move.source)
    tile = TileSprite(face, source.x, source.y, source.side, turned=0.0)

    def take() -> None:
        if move.source.seat is None:
            display.pile -= 1
        else:
            display.own_piles[move.source.seat] -= 1
        context.sound(Sound.DEAL)

    def settle() -> None:
        put(context, move.target, face)

    def target() -> TileSpot:
        return spot_of(context, move.target)

    flight = fly(context, tile, target, context.motion.moving(timings.DEAL_FLIGHT))
    return sequence(Call(take), flight, turn_over(context, tile, FLIP), land(context, tile, settle))


def _source_spot(context: CueContext, source: Place) -> TileSpot:
    """The pile of all, or one's own beside the face."""
    layout = context.display.layout
    if source.seat is None:
        return layout.pile
    box = layout.boxes[source.seat]
    return TileSpot(*box.tiles.center, box.tile_side)


def spot_of(context: CueContext, place: Place) -> TileSpot:
    """Where a tile comes to lie."""
    display = context.display
    layout = display.layout
    if place.cell is not None:
        return TileSpot(*display.town.centre(place.cell), round(display.town.side))
    index = place.index or 0
    if place.zone is Zone.MARKET:
        return layout.line_spots(max(index + 1, len(display.line)))[index]
    assert place.seat is not None
    count = max(index + 1, len(display.hands[place.seat]))
    return layout.boxes[place.seat].spots(count)[index]


def put(context: CueContext, place: Place, face: Face) -> None:
    """Let a tile lie where it belongs."""
    display = context.display
    if place.cell is not None:
        filled = [index for index, laid in enumerate(display.laid) if laid.cell == place.cell]
        if filled and place.cell in display.gaps:
            display.gaps.discard(place.cell)
            display.laid[filled[0]] = Laid(face, place.cell)
        else:
            display.laid.append(Laid(face, place.cell))
    elif place.zone is Zone.MARKET:
        display.line.insert(place.index or 0, face)
    elif place.seat is not None:
        display.hands[place.seat].append(face)


LIGHT = 0.700
"""Seconds in which a light runs round the town."""


def fill_rectangle(context: CueContext, seat: Seat, tiles: int) -> Cue:
    """Say what has happened; where a side is even the seat chooses now."""
    display = context.display
    words = ngettext(
        "The town is a rectangle: {count} tile is added.",
        "The town is a rectangle: {count} tiles are added.",
        tiles,
    ).format(count=tiles)

    def say() -> None:
        display.news = words
        display.turn_of = seat
        display.growth = _waiting(next_choice(_sides(context), ()))
        context.caption.announce(words)
        context.sound(Sound.RECTANGLE)

    def run(share: float) -> None:
        display.rim_light = share

    def go_out() -> None:
        display.rim_light = None

    light = Tween(run, context.motion.moving(LIGHT), linear)
    rest = Wait(context.motion.reading(words) / 2)
    return sequence(context.read_first(), Call(say), light, Call(go_out), rest)


def choose_growth(context: CueContext, cell: Cell) -> Cue:
    """One side is settled, the next one may be to choose."""
    display = context.display

    def settle() -> None:
        chosen = () if display.growth is None else display.growth.chosen
        display.growth = _waiting(next_choice(_sides(context), (*chosen, cell)))
        context.sound(Sound.CARD_SLIDE)

    return Call(settle)


def add_tiles(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """From the pile to the town: at the beginning, or around a full rectangle.

    It has room for them before they come, for something may be explained as soon as they lie.
    """
    display = context.display

    def settle() -> None:
        display.growth = None
        if display.layout.options.at_once:
            display.turn_of = None

    room = glide(context, _grown(context, moves))
    return sequence(Call(settle), room, from_pile(context, moves))


def _grown(context: CueContext, moves: Sequence[CardMove]) -> Bounds:
    """How far the town reaches once these tiles have come."""
    cells = [move.target.cell for move in moves if move.target.cell is not None]
    columns, rows = [cell[0] for cell in cells], [cell[1] for cell in cells]
    if context.display.laid:
        left, top, right, bottom = context.display.town_bounds
        columns, rows = [*columns, left, right - SIDE], [*rows, top, bottom - SIDE]
    return min(columns), min(rows), max(columns) + SIDE, max(rows) + SIDE


def _sides(context: CueContext) -> tuple[tuple[Cell, ...], ...]:
    """Top, right, bottom, left, as far as there are tiles for them."""
    display = context.display
    return middle_places(display.board.bounds)[: display.pile]


def _waiting(growth: Growth) -> Growth | None:
    return growth if growth.choice else None
