"""The bust that one wanted: a person's last card is one too many for a colour, and they gain."""

from __future__ import annotations

from functools import partial

from game.core.seats import Seat
from game.kits.five211.wanted_bust import WantedBust
from scenes.anim.easing import in_cubic, linear, out_cubic, there_and_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.engine.audio import Sound
from scenes.games.five211 import pace, table_words
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.cue_context import CueContext
from scenes.games.five211.cues.last_card import dim_light, lay_back, lift_out, open_up
from scenes.games.five211.display import Pop
from scenes.games.five211.panels.seat_panels import plate_place
from scenes.games.five211.tally_parts.spotlight import draw_spotlight

VEIL = "#687494"
LEAN, TREMBLES, FALLS = 3.0, 3, 0.4
"""Degrees of a plate, how often the roof trembles, and how far plates fall, of the stage."""


def roof_trembles(context: CueContext, bust: WantedBust, card: TableCard) -> Cue:
    """Less light but for the colour that is full, what rivals hope for, and the last card."""
    display = context.display
    caption = table_words.last_to_turn([context.names[bust.seat]])
    context.foresee(caption)
    # Nobody waits for the end of the sentence here: the next one comes when this was read.
    seconds = pace.CARD_TO_EDGE

    def begin() -> None:
        context.caption.announce(caption)
        context.sound(Sound.SUSPENSE)
        display.spotlight.cards[:] = [
            each for each in display.slots.values()
            if each.is_face_up and each.face is not None and each.face.colour is bust.colour
        ]  # fmt: skip
        display.spotlight.house = bust.colour
        display.mark_columns()
        if not display.closed_scores:
            display.pops[:] = [_hope(context, seat, points) for seat, points in bust.hopes.items()]
        context.rehearse(partial(draw_spotlight, display=display))

    def show_face() -> None:
        card.face = bust.face

    def count() -> None:
        display.columns[bust.colour].count += 1
        display.kododo += bust.face.is_kododo
        display.spotlight.beam = 0.0
        context.sound(Sound.CARD_FLIP)

    return sequence(
        Call(begin),
        parallel(
            dim_light(context, VEIL),
            _grow_street(context),
            _tremble(context, seconds),
            lift_out(context, [card], seconds),
        ),
        Call(show_face),
        open_up(context, [card]),
        _beam(context),
        Call(count),
    )


def _grow_street(context: CueContext) -> Cue:
    """Out of the quay, taller than its panel."""
    spot = context.display.spotlight

    def grow(share: float) -> None:
        spot.grown = share

    return NOTHING if context.motion.reduced else Tween(grow, pace.STREET_GROWS, out_cubic)


def _hope(context: CueContext, seat: Seat, points: int) -> Pop:
    x, y, px = plate_place(context.display.layout, seat)
    return Pop(f"+{points}", x, y, px, None, LEAN, hoped=True)


def _tremble(context: CueContext, seconds: float) -> Cue:
    """The roof of the full house, which is drawn above the veil."""
    spot = context.display.spotlight

    def shake(share: float) -> None:
        spot.tremble = there_and_back(share * TREMBLES % 1.0) * (1 if share < 1 else 0)

    return NOTHING if context.motion.reduced else Tween(shake, seconds, linear)


def _beam(context: CueContext) -> Cue:
    """A line of light from the card to its house."""
    spot = context.display.spotlight

    def run(share: float) -> None:
        spot.beam = share

    return NOTHING if context.motion.reduced else Tween(run, pace.BEAM, linear)


def give_light_back(context: CueContext, bust: WantedBust) -> Cue:
    """The card goes back, and what rivals hoped for falls off the table."""
    display, spot = context.display, context.display.spotlight
    index = max(index for seat, index in display.slots if seat == bust.seat)
    card = display.slots[bust.seat, index]
    home = display.layout.boxes[bust.seat].slots[index]
    plates = [pop for pop in display.pops if pop.hoped]
    far = display.layout.metrics.stage.height * FALLS
    starts = [pop.y for pop in plates]

    def fall(share: float) -> None:
        for number, (pop, start) in enumerate(zip(plates, starts, strict=True)):
            pop.y = start + far * share
            pop.angle = LEAN + (40 if number % 2 else -40) * share
            pop.alpha = 1 - share

    def gone() -> None:
        display.pops[:] = [pop for pop in display.pops if pop not in plates]
        spot.cards.clear()
        spot.house, spot.veil = None, 0.0

    def rise(share: float) -> None:
        spot.veil = 1 - share

    seconds = context.motion.moving(pace.HOPES_FALL)
    falling = Call(lambda: fall(1.0)) if context.motion.reduced else Tween(fall, seconds, in_cubic)
    return sequence(
        parallel(
            lay_back(context, [(card, home)]),
            Tween(rise, seconds, linear) if spot.veil else Wait(0),
            falling,
        ),
        Call(gone),
    )


def stand_on_rubble(context: CueContext, bust: WantedBust) -> Cue:
    """The face of who did it, until the table is swept."""
    return Call(
        lambda: setattr(context.display, "culprit", (bust.colour, context.avatars[bust.seat]))
    )
