"""What is heard when something was earned: a window, a house, a whole course."""

from instruments import kalimba, marimba, pitch, tick, tumba, wood
from phrases import SIXTEENTH, beat, tune
from signals import Signal, add, fade, mixed, ring, scaled
from space import Clip, panned, room, together

WINDOWS = ("G4", "B4", "D5", "G5")
"""The windows of a house, from the door up."""


def window_lit() -> Clip:
    """A wick catches, and its light fills the pane."""
    match = tick(1_900.0, 0.03, seed=801)
    glow = fade(ring(pitch("G4"), 0.9, 0.7), 0.05, 0.1)
    parts = [(0.0, 0.5, match), (0.03, 0.8, kalimba("D5", 0.5)), (0.11, 1.0, kalimba("G5", 0.6))]
    return room(panned(mixed([*parts, (0.08, 0.16, glow)]), 0.0), 0.18, 0.3)


def house_lit() -> Clip:
    """A latch, then window by window up to the gable, and the house stands warm."""
    climb: Signal = []
    for storey, note in enumerate(WINDOWS):
        add(climb, kalimba(note, 0.7), 0.12 + storey * 0.13, 0.6 + 0.12 * storey)
        add(climb, tick(1_700.0, 0.02, seed=811 + storey), 0.12 + storey * 0.13, 0.2)
    latch = mixed(
        [(0.0, 0.6, wood(330.0, 0.05, seed=821)), (0.05, 0.5, wood(247.0, 0.06, seed=822))]
    )
    warm: Signal = []
    for strum, note in enumerate(("G3", "D4", "B4")):
        add(warm, marimba(note, 0.2, 1.0), 0.52 + strum * 0.03, 0.5)
    band = together(panned(climb, 0.15), panned(latch, -0.1), panned(warm, -0.15))
    return room(band, 0.24, 0.4)


def course_done() -> Clip:
    """The title's first steps, played to their end: home, with everybody on the last beat."""
    lead = "D4 . G4 . . B4 D5 . E5 . D5 . G5 . . ."
    chords = ". . . . . . . . C4+G4 . D4+A4 . G4+B4+D5 . . ."
    bass = "G3 . . . . . D3 . C3 . D3 . G3 . . ."
    band = together(
        panned(tune(lead, SIXTEENTH, 0.45), 0.15),
        panned(scaled(tune(chords, SIXTEENTH, 0.25), 0.45), -0.25),
        panned(scaled(tune(bass, SIXTEENTH, 0.2, 0.8), 0.7), 0.0),
        panned(beat("o..x..o.o.x.o...", SIXTEENTH), 0.0),
        panned(
            mixed([(12 * SIXTEENTH, 0.5, kalimba("B5", 0.8)), (12 * SIXTEENTH, 0.3, tumba())]), 0.3
        ),
    )
    return room(band, 0.22, 0.4)
