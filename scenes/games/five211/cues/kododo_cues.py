"""The kododo beat: exactly enough of them leave the ring and steal the round."""

from __future__ import annotations

from math import atan2, degrees, hypot, sin, tau

from scenes.anim.easing import in_cubic, linear, out_cubic, there_and_back
from scenes.anim.timeline import Call, Cue, Tween, delay, parallel, sequence
from scenes.anim.tween import lerp_point
from scenes.engine.audio import Sound
from scenes.games.five211 import pace, table_words
from scenes.games.five211.card_art import TableCard
from scenes.games.five211.cues.house_cues import colours_out
from scenes.games.five211.cues.scoring_beat import ScoringBeat
from scenes.games.five211.display import RunningLizard

LIZARD_SIZE = 0.9
"""Of the height of the card that a lizard runs over."""
TURN_STEP = 15
"""Lizards turn in such steps, so that their pictures can be kept."""
STEPS = 9.0
"""Paces on the way over the table."""
SWAY = 4.0

Point = tuple[float, float]


def count_kododo(show: ScoringBeat) -> Cue:
    """The first beat, when they are not exactly enough; only the ring and its words move."""
    display = show.display

    def pulse(share: float) -> None:
        display.kododo_light = there_and_back(share)

    def rest() -> None:
        display.kododo_light = 0.0

    caption = table_words.kododo_counted(show.record.result, display.numbers)
    return sequence(
        show.say(caption),
        parallel(show.moving(pulse, pace.NOT_EXACT), show.reading(caption)),
        Call(rest),
    )


def kododo_steal(show: ScoringBeat) -> Cue:
    """The ring bursts, and each lizard runs over the table to its card and away."""
    display = show.display
    cards = list(display.slots.values())
    exact = [card for card in cards if card.face is not None and card.face.is_kododo]
    others = [card for card in cards if card not in exact]
    caption = table_words.kododo_counted(show.record.result, display.numbers)

    def burst(share: float) -> None:
        display.kododo_light = there_and_back(share)

    def open_ring() -> None:
        display.ring_opens = True

    gap = show.context.ripple(pace.KODODO_GAP)
    runs = [delay(gap * number, _run_over(show, card)) for number, card in enumerate(exact)]
    return sequence(
        show.say(caption, sound=Sound.KODODO_SCURRY),
        parallel(
            sequence(
                parallel(colours_out(show), show.put_out(others)),
                Call(open_ring),
                show.moving(burst, pace.KODODO_BURST),
                parallel(*runs, show.raise_up(exact)),
            ),
            show.reading(caption),
        ),
        show.say_why(),
    )


def _run_over(show: ScoringBeat, card: TableCard) -> Cue:
    """From the ring to the card, over it, and off the nearest edge."""
    if show.motion.reduced:
        return parallel()
    display = show.display
    ring, window = display.layout.tally.ring, display.layout.metrics.window
    start = (float(ring.centerx), float(ring.centery))
    below, above = (card.x, card.y + card.height * 0.4), (card.x, card.y - card.height * 0.45)
    is_high = card.y < window.centery
    first, last = (below, above) if is_high else (above, below)
    edge = -card.height if is_high else window.bottom + card.height
    away = (card.x + (card.x - start[0]) * 0.2, float(edge))
    lizard = RunningLizard(*start, card.height * LIZARD_SIZE)
    return sequence(
        Call(lambda: display.lizards.append(lizard)),
        _run(lizard, start, first, pace.KODODO_RUN),
        _run(lizard, first, last, pace.KODODO_ON_CARD, paces=2.0),
        _run(lizard, last, away, pace.KODODO_AWAY, paces=6.0),
        Call(lambda: display.lizards.remove(lizard)),
    )


def _run(
    lizard: RunningLizard, start: Point, end: Point, seconds: float, paces: float = STEPS
) -> Cue:
    across, down = end[0] - start[0], end[1] - start[1]
    heading = degrees(atan2(-across, -down))
    angle = round(heading / TURN_STEP) * TURN_STEP
    length = max(1.0, hypot(across, down))

    def run(share: float) -> None:
        eased = (out_cubic(share) + in_cubic(share)) / 2
        x, y = lerp_point(start, end, eased)
        aside = sin(share * tau * 2) * SWAY
        lizard.x, lizard.y = x + aside * down / length, y - aside * across / length
        lizard.angle = angle
        lizard.stride = share * paces

    return Tween(run, seconds, linear)
