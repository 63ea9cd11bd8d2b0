"""The sounds of tiles and of the town: stone on stone, a full rectangle, the clock."""

from instruments import kalimba, marimba, paper, pitch, tick, tumba, wood
from signals import Signal, add, fade, hump, lowpass, mixed, ring, shape, white
from space import Clip, mono, panned, room, together

RECTANGLE_NOTES = ("G4", "B4", "D5", "G5")
"""A side each."""


def quarter_turn(variant: int) -> Clip:
    """A stone scrapes round on a stone, and sits."""
    length = (0.15, 0.17)[variant]
    scrape = shape(lowpass(white(length, 701 + variant), 900.0, poles=2), hump(0.6))
    grains = paper(length, 700.0 + 90.0 * variant, 1_100.0, 0.6, seed=711 + variant)
    seat = wood(235.0 - 14.0 * variant, 0.06, seed=721 + variant)
    return mono(mixed([(0.0, 0.8, scrape), (0.0, 0.9, grains), (length - 0.02, 0.9, seat)]))


def rectangle() -> Clip:
    """A light runs round the town: four sides, each a step higher."""
    run: Signal = []
    for side, note in enumerate(RECTANGLE_NOTES):
        add(run, marimba(note, 0.4 + 0.1 * side, 0.7), side * 0.125, 0.7 + 0.08 * side)
        add(run, tick(1_700.0, 0.02, seed=731 + side), side * 0.125, 0.25)
    add(run, kalimba("G5", 0.9), 0.375, 0.5)
    add(run, tumba(98.0, 0.4), 0.375, 0.4)
    return room(panned(run, 0.0), 0.2, 0.4)


def clock_tick() -> Clip:
    """A small wooden hand falls by a second."""
    hand = wood(pitch("D5"), 0.09, seed=741)
    case = fade(ring(294.0, 0.12, 0.2), 0.004, 0.05)
    return mono(mixed([(0.0, 0.6, hand), (0.0, 0.5, case), (0.004, 0.4, kalimba("D5", 0.3))]))


def night() -> Clip:
    """Crickets over still water, and one low note of the evening."""
    chirps: Signal = []
    for call in range(5):
        for beat in range(4):
            chirp = fade(ring(3_900.0 + 60.0 * (call % 2), 0.05, 0.03), 0.006, 0.012)
            add(chirps, chirp, 0.15 + call * 0.31 + beat * 0.042, 0.16)
    deep = fade(ring(pitch("G3"), 1.6, 1.4), 0.2, 0.4)
    sea = shape(lowpass(white(1.8, 751), 320.0, poles=2), hump(0.4))
    low = mixed([(0.0, 0.5, deep), (0.0, 2.2, sea), (0.3, 0.3, kalimba("D4", 0.9))])
    return room(together(panned(chirps, 0.35), panned(low, 0.0)), 0.2, 0.3)
