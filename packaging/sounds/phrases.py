"""The few tunes of the game. All stand in G and use its five-note scale, G A B D E."""

from instruments import kalimba, marimba, shaker, tumba
from signals import Signal, add, mixed, scaled
from space import Clip, panned, room, together

SIXTEENTH = 0.112


def tune(notes: str, step: float, hardness: float = 0.45, length: float = 0.8) -> Signal:
    """Marimba notes on a grid: a dot is a rest, notes joined by + sound together."""
    out: Signal = []
    for index, sound in enumerate(notes.split()):
        for strum, note in enumerate(sound.split("+") if sound != "." else ()):
            # A little more weight on the beat and a hair of strum, as a hand would play it.
            weight = 0.9 if index % 4 == 0 else 0.74
            add(out, marimba(note, hardness, length), index * step + strum * 0.012, weight)
    return out


def beat(steps: str, step: float) -> Signal:
    """Percussion on the same grid: o low drum, a high drum, x shaker, dot rest."""
    out: Signal = []
    for index, stroke in enumerate(steps):
        if stroke == "o":
            add(out, tumba(98.0), index * step, 0.5)
        elif stroke == "a":
            add(out, tumba(147.0, 0.25), index * step, 0.35)
        elif stroke == "x":
            add(out, shaker(401 + index), index * step, 0.22)
    return out


def win() -> Clip:
    """Up the scale in the island's 3+3+2, answered by the whole band on the last note."""
    lead = "G4 . B4 D5 . E5 D5 . G5 . E5 D5 . G5 . ."
    harmony = "D4 . G4 B4 . B4 B4 . D5 . B4 B4 . B4+D5 . ."
    bass = "G3 . . D3 . . G3 . C3 . . D3 . G3 . ."
    band = together(
        panned(tune(lead, SIXTEENTH, 0.55), 0.15),
        panned(scaled(tune(harmony, SIXTEENTH, 0.4), 0.55), -0.25),
        panned(scaled(tune(bass, SIXTEENTH, 0.2, 0.7), 0.8), 0.0),
        panned(beat("oxxaxxoxoxxaxo..", SIXTEENTH), 0.0),
        panned(mixed([(13 * SIXTEENTH, 0.5, kalimba("G6", 0.8))]), 0.3),
    )
    return room(band, 0.2, 0.4)


def lose() -> Clip:
    """A friendly shrug that comes home all the same."""
    step = 0.17
    band = together(
        panned(tune("E5 . D5 B4 . A4 . G4", step, 0.3, 0.9), 0.1),
        panned(scaled(tune("C4 . . G3 . D3 . G3", step, 0.15, 0.9), 0.6), -0.1),
        panned(mixed([(7 * step, 0.4, kalimba("D5", 0.8))]), 0.2),
    )
    return room(band, 0.24, 0.4)


def draw() -> Clip:
    """Two voices walk towards each other and meet on one note."""
    step = 0.15
    band = together(
        panned(tune("G5 E5 . D5 . B4 . G4", step, 0.4), 0.35),
        panned(tune("D4 E4 . G4 . A4 . G4", step, 0.4), -0.35),
        panned(mixed([(7 * step, 0.5, kalimba("D5", 0.9))]), 0.0),
        panned(beat("o..a..o.", step), 0.0),
    )
    return room(band, 0.22, 0.4)


def round_start() -> Clip:
    """A hand on the drum and three plucked notes: gather round."""
    plucks: Signal = []
    for at, note in ((0.0, "G4"), (0.13, "D5"), (0.26, "B5")):
        add(plucks, kalimba(note, 0.7), at, 0.7)
    band = together(panned(plucks, 0.1), panned(beat("o.a", 0.13), -0.1))
    return room(band, 0.2, 0.35)
