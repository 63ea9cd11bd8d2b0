"""Cues of Corner Cluster: sets light up, their tiles go home, and the gaps are filled."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.events import SetsScored
from game.rules.duco.tiles import Face
from scenes.anim.easing import there_and_back
from scenes.anim.timeline import Call, Cue, Tween, sequence, stagger
from scenes.anim.timings import SCORE_RIPPLE
from scenes.art.mood import Mood
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cue_context import CueContext
from scenes.games.duco.display import Laying
from scenes.games.duco.seat_boxes import TileSpot
from scenes.games.duco.tile_flights import fly, land
from scenes.games.duco.tile_sprite import TileSprite

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
