"""Cues of a full rectangle: where its four tiles go, and how they come."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import CardMove
from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.cells import SIDE
from game.rules.duco.growth import middle_places, next_choice
from game.rules.duco.records import Growth
from scenes.anim.easing import linear
from scenes.anim.timeline import Call, Cue, Tween, Wait, sequence
from scenes.engine.audio import Sound
from scenes.engine.i18n import ngettext
from scenes.games.duco.cue_context import CueContext
from scenes.games.duco.dealing_cues import from_pile
from scenes.games.duco.laying_cues import glide
from scenes.games.duco.town_grid import Bounds

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
