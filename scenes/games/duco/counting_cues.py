"""Cues at the end of Stress and Conquest: everybody's tiles are counted, one after the other."""

from __future__ import annotations

from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.events import TownCounted
from game.rules.duco.options import Mode
from game.rules.duco.scoring import Lamp, TownCount, lamps_at
from scenes.anim.timeline import Call, Cue, Wait, sequence
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cue_context import CueContext
from scenes.games.duco.display import Display
from scenes.games.duco.laying_cues import glide


def count_town(context: CueContext, event: TownCounted) -> Cue:
    """Who is counted stands in the light, and their largest group shines."""
    display = context.display
    counts = event.counts
    shown = [_count_seat(context, seat, counts[: seat + 1]) for seat in range(len(counts))]

    def begin() -> None:
        display.turn_of, display.ghost = None, None
        display.over, display.is_zoomed = True, False

    def rest() -> None:
        display.in_dusk = None
        display.group, display.counted_lamps = frozenset(), []

    whole = display.layout.town(display.board.bounds, whole=True)
    return sequence(Call(begin), glide(context, whole), *shown, Call(rest))


def _lamps_of(display: Display, seat: Seat) -> list[tuple[Cell, Lamp]]:
    """Every match of a seat's tiles, each with the cell of its tile."""
    board, diagonal = display.board, display.layout.options.diagonal
    return [
        (laid.cell, lamp)
        for laid in board.laid
        if laid.seat == seat
        for lamp in lamps_at(board, laid.face, laid.cell, diagonal=diagonal)
    ]


def _count_seat(context: CueContext, seat: Seat, counts: tuple[TownCount, ...]) -> Cue:
    display, count = context.display, counts[seat]
    conquest = display.layout.options.mode is Mode.CONQUEST
    words = table_words.counted(context.names[seat], count, groups=conquest)

    def light() -> None:
        own = {laid.cell for laid in display.laid if laid.seat == seat}
        display.in_dusk = frozenset(laid.cell for laid in display.laid if laid.cell not in own)
        display.counts = counts
        display.group = display.groups[seat] if conquest else frozenset()
        display.counted_lamps = _lamps_of(display, seat)
        display.news = words
        context.caption.announce(words)
        context.sound(Sound.SCORE)

    return sequence(Call(light), Wait(context.motion.reading(words)))
