"""Which of the cards that are turned over decide something, and how the table holds its breath."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sin, tau

from game.rules.five211.cards import Card
from scenes.anim import timings
from scenes.anim.easing import linear, there_and_back
from scenes.anim.timeline import Call, Cue, Tween, sequence
from scenes.engine.audio import Sound
from scenes.games.five211.cue_context import NOTHING, CueContext
from scenes.games.five211.display import Display

TREMBLES = 3


def deciding_cards(display: Display, turned: Sequence[Card]) -> list[int]:
    """Places, among the cards to be turned, of those that break a house or fill the ring.

    They turn last, so that everybody sees the colour stand one below the limit, or the ring one
    short, before it is decided.
    """
    limit, target = display.numbers.limit, display.numbers.kododo_target
    before = Counter({colour: round(column.count) for colour, column in enumerate(display.columns)})
    decide: set[int] = set()
    for colour in {card.colour for card in turned}:
        places = [place for place, card in enumerate(turned) if card.colour is colour]
        decide.update(_beyond(places, limit - 1 - before[colour]))
    kododo = [place for place, card in enumerate(turned) if card.is_kododo]
    decide.update(_beyond(kododo, target - 1 - round(display.kododo)))
    return sorted(decide)


def _beyond(places: Sequence[int], room: int) -> Sequence[int]:
    """Those for which there was no room any more; none if it was full or over before."""
    return places[room:] if room >= 0 else ()


def becomes_tense(display: Display, turned: Sequence[Card]) -> bool:
    """After these cards a house is full, or the ring one short, that was not so before."""
    limit, target = display.numbers.limit, display.numbers.kododo_target
    more = Counter(card.colour for card in turned)
    full = any(
        more[colour] and round(display.columns[colour].count) + more[colour] == limit - 1
        for colour in more
    )
    lizards = sum(card.is_kododo for card in turned)
    return full or (lizards > 0 and round(display.kododo) + lizards == target - 1)


def hold_breath(context: CueContext, turning: Cue) -> Cue:
    """The line pulses under a held note, then the cards that decide turn over."""

    def hush() -> None:
        context.display.mark_columns()
        context.sound(Sound.SUSPENSE)

    return sequence(Call(hush), pulse(context, timings.SUSPENSE), turning)


def pulse(context: CueContext, seconds: float = timings.PULSE) -> Cue:
    """The red line, the last notch and a full house's roof, once."""
    display = context.display
    if context.motion.reduced:
        return NOTHING

    def beat(share: float) -> None:
        display.pulse = there_and_back(share)
        display.tremble = sin(share * tau * TREMBLES) * (1 - share)

    def rest() -> None:
        display.pulse = display.tremble = 0.0

    return sequence(Tween(beat, seconds, linear), Call(rest))
