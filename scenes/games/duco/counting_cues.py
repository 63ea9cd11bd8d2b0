"""Cues at the end of Stress and Conquest: everybody's tiles are counted, one after the other."""

from __future__ import annotations

from game.core.seats import Seat
from game.rules.duco.events import TownCounted
from game.rules.duco.options import Mode
from game.rules.duco.scoring import TownCount, largest_group
from scenes.anim.timeline import Call, Cue, Wait, sequence
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cue_context import CueContext


def count_town(context: CueContext, event: TownCounted) -> Cue:
    """Who is counted stands in the light, and their largest group shines."""
    display = context.display
    shown = [_count_seat(context, seat, count) for seat, count in enumerate(event.counts)]

    def begin() -> None:
        display.turn_of, display.ghost = None, None
        display.over = True
        display.counts = event.counts

    def rest() -> None:
        display.in_dusk = None
        display.counted = None

    return sequence(Call(begin), *shown, Call(rest))


def _count_seat(context: CueContext, seat: Seat, count: TownCount) -> Cue:
    display = context.display
    conquest = display.layout.options.mode is Mode.CONQUEST
    words = table_words.counted(context.names[seat], count, groups=conquest)

    def light() -> None:
        own = {laid.cell for laid in display.laid if laid.seat == seat}
        display.in_dusk = frozenset(laid.cell for laid in display.laid if laid.cell not in own)
        display.counted = seat
        display.group = largest_group(display.board, seat) if conquest else frozenset()
        display.news = words
        context.caption.announce(words)
        context.sound(Sound.SCORE)

    return sequence(Call(light), Wait(context.motion.reading(words)))
