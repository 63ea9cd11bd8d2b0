"""Cues of tiles that already lie: one turns where it lies, two change places."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.events import SetsScored, TileTurned
from game.rules.duco.town.board import Laid
from game.rules.duco.town.tiles import QUARTERS, Face
from scenes.anim.easing import in_out_cubic, in_out_sine, there_and_back
from scenes.anim.timeline import Call, Cue, Tween, parallel, sequence, stagger
from scenes.anim.timings import SCORE_RIPPLE
from scenes.art.portraits.mood import Mood
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.cues.tile_flights import fly, land
from scenes.games.duco.display import Laying, Turning
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town.tile_sprite import TileSprite

SWELL, HOME = 0.700, 0.420


def score_sets(context: CueContext, event: SetsScored) -> Cue:
    """The frames around the crossings swell, and the owner gets the badges."""
    display, seat = context.display, event.seat

    def begin() -> None:
        display.crossings = [(crossing.cell, colour) for crossing, colour in event.sets]
        display.news = table_words.sets_made(context.names[seat], len(event.sets))
        display.seats[seat].mood = Mood.DELIGHTED
        context.caption.announce(display.news)
        context.sound.score(len(event.sets) - 1)

    def swell(share: float) -> None:
        display.swelling = there_and_back(share)

    def rest() -> None:
        display.swelling = 0.0
        display.turns.append(Laying(seat, None, (0, 0), len(event.sets)))
        display.sets[seat] += [colour for _crossing, colour in event.sets]

    return sequence(context.read_first(), Call(begin), Tween(swell, SWELL), Call(rest))


def take_tiles(context: CueContext, seat: Seat, moves: Sequence[CardMove]) -> Cue:
    """The tiles of the sets fly to their owner."""
    display = context.display

    def begin() -> None:
        display.crossings = []
        display.gaps |= {move.source.cell for move in moves if move.source.cell is not None}
        context.sound(Sound.CARD_SLIDE)

    flights = [_fly_home(context, seat, move) for move in moves]
    return sequence(Call(begin), stagger(context.ripple(SCORE_RIPPLE), flights))


def _fly_home(context: CueContext, seat: Seat, move: CardMove) -> Cue:
    town, layout = context.display.town, context.display.layout
    cell: Cell | None = move.source.cell
    assert cell is not None
    assert isinstance(move.face, Face)
    x, y = town.centre(cell)
    tile = TileSprite(move.face, x, y, town.side)
    home = layout.boxes[seat].pill.center
    target = TileSpot(*home, layout.metrics.px(24))
    return sequence(fly(context, tile, lambda: target, HOME), land(context, tile, lambda: None))


TURN, SWAP = 0.300, 0.320
SWAP_ARC = 0.35


def turn(context: CueContext, event: TileTurned) -> Cue:
    """The tile turns; one that its owner has tried so lies so already."""
    display = context.display

    def settle() -> None:
        display.turning = None
        display.preview = None
        display.gaps.discard(event.cell)
        _replace(context, event.before, event.after)

    if display.preview is event.after:
        return Call(settle)
    quarters = (event.after.turn - event.before.turn) % QUARTERS
    quarters = quarters if quarters < QUARTERS - 1 else -1

    def begin() -> None:
        display.gaps.add(event.cell)
        display.turning = Turning(event.after, event.cell, float(quarters))
        context.sound(Sound.CARD_SLIDE)

    def spin(share: float) -> None:
        if display.turning is not None:
            display.turning.quarters = quarters * (1 - share)

    seconds = context.motion.moving(TURN)
    return sequence(Call(begin), Tween(spin, seconds, in_out_sine), Call(settle))


def swap(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """Both tiles rise and change places on opposite arcs."""
    display = context.display
    one, other = (move.source.cell for move in moves)
    assert one is not None
    assert other is not None

    def settle() -> None:
        faces = {laid.cell: laid.face for laid in display.laid}
        changed = {one: faces[other], other: faces[one]}
        display.laid = [
            Laid(changed.get(laid.cell, laid.face), laid.cell, laid.seat) for laid in display.laid
        ]
        display.swap = None
        display.gaps -= {one, other}

    if display.swap is not None and set(display.swap) == {one, other}:
        return Call(settle)

    def begin() -> None:
        display.gaps |= {one, other}
        context.sound(Sound.CARD_SLIDE)

    flights = [_fly_over(context, move, sign) for move, sign in zip(moves, (1, -1), strict=True)]
    return sequence(Call(begin), parallel(*flights), Call(settle))


def _fly_over(context: CueContext, move: CardMove, sign: int) -> Cue:
    assert move.source.cell is not None
    assert move.target.cell is not None
    start, end = _spot(context, move.source.cell), _spot(context, move.target.cell)
    assert isinstance(move.face, Face)
    tile = TileSprite(move.face, start.x, start.y, start.side)
    flight = fly(context, tile, lambda: end, SWAP, ease=in_out_cubic, arc=sign * SWAP_ARC)
    return sequence(flight, land(context, tile, lambda: None))


def _spot(context: CueContext, cell: Cell) -> TileSpot:
    town = context.display.town
    return TileSpot(*town.centre(cell), round(town.side))


def _replace(context: CueContext, before: Face, after: Face) -> None:
    display = context.display
    display.laid = [
        Laid(after, laid.cell, laid.seat) if laid.face is before else laid for laid in display.laid
    ]
