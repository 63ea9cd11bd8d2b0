"""The ambient loop: 72 seconds of sea, with a slow marimba and kalimba that come and go.

Everything in it is periodic. Tails that run over the end are folded back on the start, and the
sea's filters are warmed up on the loop's own last seconds, so the seam cannot be heard.
"""

from instruments import kalimba, marimba, tumba
from signals import RATE, Curve, Signal, add, band, lowpass, samples, scaled, smooth, white
from space import Clip, panned, room, together

STEP = 0.375
BARS = 24
STEPS_PER_BAR = 8
LENGTH = STEP * STEPS_PER_BAR * BARS
WARM_UP = 3.0

REST = ". . . . . . . ."
# One line is four bars of eight steps. The bass keeps a slow 3+3+2; the last bar is the sea's own.
BASS = (
    ("G3 . . D3 . . G3 .", "E3 . . B3 . . E3 .", "C3 . . G3 . . E3 .", "D3 . . A3 . . D3 ."),
    ("G3 . . D3 . . B3 .", "E3 . . B3 . . G3 .", "C3 . . G3 . . C3 .", "D3 . . A3 . . . ."),
    (REST, "E3 . . B3 . . . .", REST, "D3 . . A3 . . D3 ."),
    ("E3 . . B3 . . E3 .", "C3 . . G3 . . E3 .", "G3 . . D3 . . G3 .", "D3 . . A3 . . D3 ."),
    ("E3 . . B3 . . G3 .", "C3 . . G3 . . C3 .", "D3 . . A3 . . D3 .", "G3 . . D3 . . . ."),
    ("G3 . . . . . D3 .", REST, "G3 . . . . . . .", REST),
)
LEAD = (
    (REST, ". . . D5 . . B4 .", REST, ". . A4 . . D5 . ."),
    ("B4 . . D5 . . G5 .", ". . E5 . . . . .", ". . . G5 . E5 . D5", ". . . A4 . . . ."),
    ("D5 . . . . . . .", ". . . . . G5 . .", "E5 . . . . . . .", ". . . . . . . ."),
    (". . . E5 . . G5 .", "A5 . . G5 . . E5 .", "D5 . . . . . B4 .", ". . A4 . . . . ."),
    (". . G5 . . E5 . .", "D5 . . E5 . . . .", ". . . A4 . . B4 .", "D5 . . . . . . ."),
    (". . . . B4 . . .", ". . D5 . . . . .", ". . . . . G4 . .", REST),
)
CHORDS = (
    ("G4+D5", "G4+B4", "E4+D5", "A4+D5"),
    ("", "", "", ""),
    ("B4+D5", "", "G4+D5", ""),
    ("", "E4+D5", "", "A4+D5"),
    ("", "", "", "G4+B4"),
    ("D4+B4", "", "", ""),
)
DRUM = ". . . o . . o ."
DRUM_LINES = (1, 3, 4)


def placed(lines: tuple[tuple[str, ...], ...]) -> list[tuple[float, str]]:
    """The (time, note) pairs of a written part."""
    bars = [bar for four in lines for bar in four]
    return [
        ((bar_index * STEPS_PER_BAR + step) * STEP, note)
        for bar_index, bar in enumerate(bars)
        for step, note in enumerate(bar.split())
        if note != "."
    ]


def human(index: int) -> tuple[float, float]:
    """A small fixed unevenness in time (seconds) and weight, as of a relaxed player."""
    return 0.012 * (index * 7 % 5) / 4.0, 0.85 + 0.15 * (index * 3 % 4) / 3.0


def players() -> Clip:
    bass: Signal = []
    lead: Signal = []
    pads: Signal = []
    for index, (at, note) in enumerate(placed(BASS)):
        late, weight = human(index)
        add(bass, marimba(note, 0.25, 0.9), at + late, 0.5 * weight)
    for index, (at, note) in enumerate(placed(LEAD)):
        late, weight = human(index + 2)
        add(lead, kalimba(note), at + late, 0.4 * weight)
    for index, chord in enumerate(chord for four in CHORDS for chord in four):
        for strum, note in enumerate(chord.split("+") if chord else ()):
            at = index * STEPS_PER_BAR * STEP + 0.02 + strum * 0.09
            add(pads, marimba(note, 0.12, 1.2), at, 0.3)
    for line_index in DRUM_LINES:
        for at, _ in placed(((DRUM,) * 4,)):
            add(bass, tumba(98.0), at + line_index * 4 * STEPS_PER_BAR * STEP, 0.16)
    dry = together(panned(bass, -0.1), panned(lead, 0.25), panned(pads, -0.3))
    return room(dry, 0.35, 1.5, feedback=0.82)


def folded(signal: Signal) -> Signal:
    """What rings on after the end is heard at the beginning."""
    count = samples(LENGTH)
    out = signal[:count] + [0.0] * (count - len(signal))
    for index, sample in enumerate(signal[count:]):
        out[index] += sample
    return out


def swell(waves: int, phase: float) -> Curve:
    """Breakers: each rises slowly, tips and runs out; a whole number of them fills the loop."""

    def curve(position: float) -> float:
        place = (position * waves + phase) % 1.0
        if place < 0.4:
            return smooth(place / 0.4)
        left = smooth((1.0 - place) / 0.6)
        return left * left

    return curve


def looped_noise(seed: int) -> Signal:
    """A loop of white noise with its own end in front, to warm up filters."""
    noise = white(LENGTH, seed)
    return noise[-samples(WARM_UP) :] + noise


def warmed(curve: Curve) -> Curve:
    """A curve over the loop, stretched to begin with the warm-up."""
    whole = LENGTH + WARM_UP
    return lambda position: curve((position * whole - WARM_UP) / LENGTH % 1.0)


def sea(side: int) -> Signal:
    """One ear's sea: a deep bed that never stops and foam that comes with each wave."""
    warm = samples(WARM_UP)
    deep = lowpass(looped_noise(501 + side), 190.0, poles=2)[warm:]
    near, far = swell(7, 0.03 + 0.02 * side), swell(11, 0.55 - 0.03 * side)
    brighter = warmed(lambda position: 480.0 + 620.0 * near(position) + 200.0 * far(position))
    foam = lowpass(band(looped_noise(511 + side), brighter, 1.2), 2_400.0, poles=2)[warm:]
    count = len(deep)
    out: Signal = []
    for start in range(0, count, RATE // 100):
        position = start / count
        rise = 0.25 + 0.55 * near(position) + 0.3 * far(position)
        surf = 0.06 + 0.5 * near(position) + 0.2 * far(position)
        stop = min(start + RATE // 100, count)
        out.extend(deep[i] * 1.5 * rise + foam[i] * surf for i in range(start, stop))
    return out


def ambient() -> Clip:
    clip = []
    for side, channel in enumerate(players()):
        whole = folded(channel)
        add(whole, scaled(sea(side), 0.55), 0.0)
        clip.append(whole)
    return tuple(clip)
