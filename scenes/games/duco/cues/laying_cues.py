"""Cues of a turn: the tile goes to its place, lights its lamps, and its points go home."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.places import Zone
from game.core.seats import Seat
from game.rules.duco.events import TileScored
from game.rules.duco.town.board import Laid
from game.rules.duco.town.tiles import Face
from scenes.anim import timings
from scenes.anim.easing import in_out_sine, linear, out_back, out_cubic, there_and_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.anim.tween import lerp_point
from scenes.art.portraits.mood import Mood
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.cues.near_cues import foresee, near_and_back, passes_goal
from scenes.games.duco.cues.tile_flights import fly, land
from scenes.games.duco.display import Laying, LitLamp, Number
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town.tile_sprite import TileSprite
from scenes.games.duco.town.town_grid import Bounds, widened

THOUGHT, FLIGHT, SETTLE = 0.250, 0.420, 0.200
FLIGHT_AT_ONCE = 0.240
"""Where all lay at once nobody waits for a flight."""
LAMP_ON, LAMP_GAP, LAMPS_AT_MOST = 0.090, 0.060, 0.900
LARGE_LAMP_PAUSE = 0.150
LARGE_LAMP = 4
NUMBER_HOME = 0.420
LOOKED_AT = 0.400
"""The points of a tile that decides stand beside it."""
WALK_STEP, WALK_AT_MOST = 0.060, 0.900
GLIDE = 0.300
NUMBER_ABOVE = 0.62
"""Of a tile's side: clear of its lamps."""
SWELLS = 0.5
"""How much larger a lamp is when it comes on."""


def lay(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    """From hand or line to the town; the tiles behind it close up."""
    way, display = moves[0], context.display
    face, cell, seat = way.face, way.target.cell, way.source.seat
    assert isinstance(face, Face)
    assert cell is not None
    if seat is None:
        seat = display.turn_of
    assert seat is not None
    place, laying_seat = cell, seat
    begins_there = display.left_from.pop(seat, None) == cell
    start = _target(context, way) if begins_there else _source(context, way)
    tile = TileSprite(face, start.x, start.y, start.side)
    foresee(context, seat, Laid(face, cell, seat))

    def leave() -> None:
        held = display.line if way.source.zone is Zone.MARKET else display.hands[laying_seat]
        held.remove(next(each for each in held if each.tile is face.tile))
        display.lamps, display.lit_cell = [], None
        if tile not in display.flying:  # the flight may begin a hair earlier than this
            display.flying.append(tile)
        context.sound(Sound.CARD_SLIDE)

    def settle() -> None:
        display.laid.append(Laid(face, place, laying_seat))
        if display.layout.options.counts_at_end:
            display.turns.append(Laying(laying_seat, face, place, 0))
        context.sound(Sound.LOCK)

    at_once = display.layout.options.at_once
    flight: Cue = Wait(context.motion.moving(SETTLE))
    if not begins_there:
        seconds = FLIGHT_AT_ONCE if at_once else FLIGHT
        flight = fly(context, tile, lambda: _target(context, way), seconds)
    thought = NOTHING if begins_there or at_once else Wait(THOUGHT)
    return sequence(thought, Call(leave), flight, land(context, tile, settle))


def _source(context: CueContext, way: CardMove) -> TileSpot:
    display, layout = context.display, context.display.layout
    index = way.source.index or 0
    if way.source.zone is Zone.MARKET:
        return layout.line_spots(len(display.line))[index]
    assert way.source.seat is not None
    box = layout.boxes[way.source.seat]
    return box.spots(max(index + 1, len(display.hands[way.source.seat])))[index]


def _target(context: CueContext, way: CardMove) -> TileSpot:
    town = context.display.town
    assert way.target.cell is not None
    return TileSpot(*town.centre(way.target.cell), round(town.side))


def score(context: CueContext, event: TileScored) -> Cue:
    """Side after side each lamp swells while the number above the tile counts up."""
    display, seat = context.display, event.seat
    name = context.names[seat]
    lit = [LitLamp(lamp, 0.0) for lamp in event.lamps]
    decides = passes_goal(context, seat, event.points)

    def begin() -> None:
        laid = next(each for each in reversed(display.laid) if each.cell == event.cell)
        display.turns.append(Laying(seat, laid.face, event.cell, event.points))
        display.lit_cell, display.lamps = event.cell, lit
        x, y = display.town.centre(event.cell)
        display.number = Number(x, y - display.town.side * NUMBER_ABOVE)
        display.news = table_words.points_laid(name, event.points)
        if decides:
            display.news = table_words.decided(name, len(lit), event.points)
        context.caption.announce(display.news, table_words.remarkable(event.lamps))
        display.seats[seat].mood = Mood.DELIGHTED if event.points else Mood.SULKING

    gap = min(LAMP_GAP, (LAMPS_AT_MOST - LAMP_ON) / max(1, len(lit)))
    lamps = [_light(context, each, index, gap) for index, each in enumerate(lit)]
    carried = _carry_home(context, seat, event.points)
    if not decides:
        return sequence(context.read_first(), Call(begin), *lamps, carried)
    near, back = near_and_back(context, event)
    looked = Wait(LOOKED_AT)
    return sequence(
        context.read_first(), Call(begin), near, *lamps, looked, parallel(carried, back)
    )


def _light(context: CueContext, lit: LitLamp, index: int, gap: float) -> Cue:
    display = context.display

    def tick() -> None:
        if display.number is not None:
            display.number.points += lit.lamp.points
        context.sound.score(index)

    def swell(share: float) -> None:
        lit.scale = share + SWELLS * there_and_back(min(1.0, share))

    def rest() -> None:
        lit.scale = 1.0

    pause = LARGE_LAMP_PAUSE if lit.lamp.points >= LARGE_LAMP else 0.0
    on = context.motion.moving(LAMP_ON)
    return sequence(Call(tick), Tween(swell, on, linear), Call(rest), Wait(gap + pause))


def _carry_home(context: CueContext, seat: Seat, points: int) -> Cue:
    """The number flies to its seat."""
    display = context.display

    def home() -> None:
        display.number = None

    if not points:
        return sequence(Wait(timings.NOBODY_SCORES / 2), Call(home))
    target = display.layout.boxes[seat].pill.center
    start: list[tuple[float, float]] = []

    def travel(share: float) -> None:
        number = display.number
        if number is None:
            return
        number.large = False
        if not start:
            start.append((number.x, number.y))
        number.x, number.y = lerp_point(start[0], target, share)

    if context.motion.reduced:
        return sequence(Wait(timings.SCORING_BEAT), Call(home))
    return sequence(Wait(LARGE_LAMP_PAUSE), Tween(travel, NUMBER_HOME, out_cubic), Call(home))


def change_score(context: CueContext, seat: Seat, points: int) -> Cue:
    """The pill bumps, and the face walks along the quay."""
    figures = context.display.seats[seat]
    start = figures.points
    gained = points - round(start)

    def begin() -> None:
        figures.gain = gained

    def walk(share: float) -> None:
        figures.points = start + (points - start) * share
        figures.bump = there_and_back(share)

    def rest() -> None:
        figures.points, figures.gain, figures.bump = float(points), 0, 0.0

    seconds = min(WALK_AT_MOST, WALK_STEP * max(1, abs(gained)))
    return sequence(
        Call(begin), Tween(walk, context.motion.moving(seconds), in_out_sine), Call(rest)
    )


def glide(context: CueContext, bounds: Bounds | None = None, *, whole: bool = False) -> Cue:
    """The town glides to the size in which it fits, once it has grown to `bounds`.

    At the end all of it is seen, `whole`, whatever somebody looked at.
    """
    display = context.display
    bounds = bounds or display.town_bounds
    before, after = display.town, display.layout.town(bounds, whole=whole)
    if display.pointed is not None and not whole:
        after = widened(before, after, bounds, display.layout.board, display.pointed)
    if before == after or (display.is_zoomed and not whole):
        return NOTHING

    def begin() -> None:
        display.gliding, display.resting_side = True, before.side

    def move(share: float) -> None:
        display.grid = before.towards(after, share)

    def rest() -> None:
        display.gliding, display.grid = False, after

    if not display.laid:
        return Call(rest)
    seconds = context.motion.moving(GLIDE)
    return sequence(Call(begin), Tween(move, seconds, in_out_sine), Call(rest))


def start_turn(context: CueContext, seats: Sequence[Seat], round_: int) -> Cue:
    """Whose turn it is."""
    display = context.display

    def start() -> None:
        display.round = round_
        display.turn_of = seats[0] if len(seats) == 1 else None
        if display.first is None:
            display.first = seats[0]
        for figures in display.seats:
            figures.mood = Mood.CALM
        asked = display.layout.own in seats and display.viewer in seats
        # Of several people the one in turn is asked by name, once all has come to rest.
        words = table_words.lay(display) if asked and not display.people else ""
        context.caption.ask_when_read(words)
        if asked or any(seat in display.people for seat in seats):
            context.sound(Sound.ROUND_START)

    return sequence(glide(context), Call(start))


def swell_points(context: CueContext, seats: Sequence[Seat]) -> Cue:
    """The points of the winners swell once."""

    def swell(seat: Seat) -> Cue:
        figures = context.display.seats[seat]

        def bump(share: float) -> None:
            figures.bump = there_and_back(share)

        def rest() -> None:
            figures.bump, figures.mood = 0.0, Mood.DELIGHTED

        return sequence(Tween(bump, context.motion.moving(SETTLE), out_back), Call(rest))

    return parallel(*map(swell, seats))
