"""Cues of tiles that come from the pile: the first layout, new tiles in hand, the town's growth."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.places import Place, Zone
from game.rules.duco.board import Laid
from game.rules.duco.options import OWN_STACK
from game.rules.duco.tiles import Face
from scenes.anim import timings
from scenes.anim.easing import linear
from scenes.anim.timeline import Call, Cue, Tween, sequence, stagger
from scenes.engine.audio import Sound
from scenes.games.duco.cue_context import CueContext
from scenes.games.duco.seat_boxes import TileSpot
from scenes.games.duco.tile_flights import fly, land, turn_over
from scenes.games.duco.tile_sprite import TileSprite

FLIP = 0.260


def shuffle(context: CueContext, count: int) -> Cue:
    """The pile is renewed and riffled."""
    display = context.display

    def renew() -> None:
        stacks = 0
        if display.layout.options.own_stacks:
            stacks = OWN_STACK
            display.own_piles = [OWN_STACK] * len(display.seats)
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
