"""Cues at the end of Stress and Conquest: everybody's tiles are counted, one after the other."""

from __future__ import annotations

from collections.abc import Collection

from game.core.seats import Seat
from game.rules.duco.events import TownCounted
from game.rules.duco.options import Mode
from game.rules.duco.scoring import TownCount, lamps_at
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

    return sequence(Call(begin), glide(context, whole=True), *shown, Call(rest))


def light_tiles(display: Display, seats: Collection[Seat]) -> None:
    """The tiles of these seats stand in the light with all their matches, the others in dusk."""
    options = display.layout.options
    if options.covering or options.mode is Mode.CORNER_CLUSTER:
        return  # tiles lie under others, or belong to nobody
    own = {turn.cell for turn in display.turns if turn.face is not None and turn.seat in seats}
    board = display.board
    display.in_dusk = frozenset(laid.cell for laid in display.laid if laid.cell not in own)
    display.lit_cell = None
    display.counted_lamps = [
        (laid.cell, lamp)
        for laid in board.laid
        if laid.cell in own
        for lamp in lamps_at(board, laid.face, laid.cell, diagonal=options.diagonal)
    ]


def _count_seat(context: CueContext, seat: Seat, counts: tuple[TownCount, ...]) -> Cue:
    display, count = context.display, counts[seat]
    conquest = display.layout.options.mode is Mode.CONQUEST
    words = table_words.counted(context.names[seat], count, groups=conquest)

    def light() -> None:
        light_tiles(display, (seat,))
        display.counts = counts
        display.group = display.groups[seat] if conquest else frozenset()
        display.news = words
        context.caption.announce(words)
        context.sound(Sound.SCORE)

    return sequence(Call(light), Wait(context.motion.reading(words)))
