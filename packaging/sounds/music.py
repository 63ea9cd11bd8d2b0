"""The pieces that loop: the title's, the table's bed, the results'. Their notes are written out.

Everything in a loop is periodic: tails that run over the end are folded back on the start, and the
sea never pauses, so that nobody hears where it begins again.
"""

from instruments import kalimba, marimba, pitch, tumba
from sea import drone, sea
from signals import Signal, add, samples, scaled
from space import Clip, panned, room, together

STEP = 0.375
STEPS_PER_BAR = 8
BAR = STEP * STEPS_PER_BAR
REST = ". . . . . . . ."
Part = tuple[tuple[str, ...], ...]

# One line is four bars of eight steps. The bass keeps a slow 3+3+2.
TITLE_BASS: Part = (
    ("G3 . . D3 . . G3 .", "E3 . . B3 . . E3 .", "C3 . . G3 . . E3 .", "D3 . . A3 . . D3 ."),
    ("G3 . . D3 . . B3 .", "E3 . . B3 . . G3 .", "C3 . . G3 . . C3 .", "D3 . . A3 . . . ."),
    ("E3 . . B3 . . E3 .", "C3 . . G3 . . E3 .", "G3 . . D3 . . G3 .", "D3 . . A3 . . D3 ."),
    ("E3 . . B3 . . G3 .", "C3 . . G3 . . C3 .", "D3 . . A3 . . D3 .", "G3 . . D3 . . D3 ."),
)
TITLE_LEAD: Part = (
    (REST, ". . . D5 . . B4 .", REST, ". . A4 . . D5 . ."),
    ("B4 . . D5 . . G5 .", ". . E5 . . . . .", ". . . G5 . E5 . D5", ". . . A4 . . . ."),
    (". . . E5 . . G5 .", "A5 . . G5 . . E5 .", "D5 . . . . . B4 .", ". . A4 . . . . ."),
    (". . G5 . . E5 . .", "D5 . . E5 . . . .", ". . . A4 . . B4 .", "D5 . . . . B4 . ."),
)
TITLE_CHORDS: Part = (
    ("G4+D5", "G4+B4", "E4+D5", "A4+D5"),
    ("B4+D5", "", "G4+D5", ""),
    ("", "E4+D5", "", "A4+D5"),
    ("", "G4+E5", "", "G4+B4"),
)
TITLE_DRUM: Part = ((REST,) * 4, (". . . o . . o .",) * 4, (". . . o . . o .",) * 4, (REST,) * 4)

# The same harmony at night: half as many notes, lower, and the lead goes home.
RESULTS_BASS: Part = (
    ("G3 . . . . . D3 .", "E3 . . . . . B3 .", "C3 . . . . . G3 .", "D3 . . . . . A3 ."),
    ("E3 . . . . . B3 .", "C3 . . . . . G3 .", "D3 . . . . . A3 .", "G3 . . . . . D3 ."),
)
RESULTS_LEAD: Part = (
    (". . D5 . . . B4 .", ". . . . G4 . . .", ". . E5 . . . D5 .", ". . . . A4 . . ."),
    (". . G5 . . . E5 .", ". . . . D5 . . .", ". . B4 . . . A4 .", ". . . . G4 . . ."),
)
RESULTS_CHORDS: Part = (("G4+D5", "", "E4+D5", ""), ("B4+D5", "", "A4+D5", "G4+B4"))

BED_LENGTH = 12 * BAR
# A loop is cut where a note rings on, between two strokes: a first beat would be a step.
SEAM = 1.8 * STEP


def placed(part: Part) -> list[tuple[float, str]]:
    """The (time, note) pairs of a written part."""
    bars = [bar for line in part for bar in line]
    return [
        ((bar_index * STEPS_PER_BAR + step) * STEP, note)
        for bar_index, bar in enumerate(bars)
        for step, note in enumerate(bar.split())
        if note != "."
    ]


def human(index: int) -> tuple[float, float]:
    """A small fixed unevenness in time (seconds) and weight, as of a relaxed player."""
    return 0.012 * (index * 7 % 5) / 4.0, 0.85 + 0.15 * (index * 3 % 4) / 3.0


def strummed(part: Part) -> Signal:
    """One soft chord a bar."""
    pads: Signal = []
    for index, chord in enumerate(chord for line in part for chord in line):
        for strum, note in enumerate(chord.split("+") if chord else ()):
            add(pads, marimba(note, 0.12, 1.2), index * BAR + 0.02 + strum * 0.09, 0.3)
    return pads


def band_of(bass_part: Part, lead_part: Part, chords: Part, drum: Part = ()) -> Clip:
    bass: Signal = []
    lead: Signal = []
    for index, (at, note) in enumerate(placed(bass_part)):
        late, weight = human(index)
        add(bass, marimba(note, 0.25, 0.9), at + late, 0.5 * weight)
    for index, (at, note) in enumerate(placed(lead_part)):
        late, weight = human(index + 2)
        add(lead, kalimba(note), at + late, 0.4 * weight)
    for at, _ in placed(drum):
        add(bass, tumba(98.0), at, 0.16)
    dry = together(panned(bass, -0.1), panned(lead, 0.25), panned(strummed(chords), -0.3))
    return room(dry, 0.35, 1.5, feedback=0.82)


def folded(signal: Signal, length: float) -> Signal:
    """What rings on after the end is heard at the beginning."""
    count = samples(length)
    out = signal[:count] + [0.0] * (count - len(signal))
    for index, sample in enumerate(signal[count:]):
        out[index] += sample
    return out


def over_the_sea(players: Clip, length: float, depth: float) -> Clip:
    clip = []
    for side, channel in enumerate(players):
        whole = folded(channel, length)
        add(whole, scaled(sea(side, length), depth), 0.0)
        clip.append(turned(whole, SEAM))
    return tuple(clip)


def turned(loop: Signal, seconds: float) -> Signal:
    """The same loop, cut open elsewhere."""
    start = samples(seconds)
    return loop[start:] + loop[:start]


def title() -> Clip:
    """Dusk: the whole band, unhurried."""
    players = band_of(TITLE_BASS, TITLE_LEAD, TITLE_CHORDS, TITLE_DRUM)
    return over_the_sea(players, BAR * 4 * len(TITLE_BASS), 0.55)


def results() -> Clip:
    """Night: what the title played, slower and further apart."""
    players = band_of(RESULTS_BASS, RESULTS_LEAD, RESULTS_CHORDS)
    return over_the_sea(players, BAR * 4 * len(RESULTS_BASS), 0.5)


def bed() -> Clip:
    """What lies under the phrases of the table: the sea, and a fifth that breathes in it."""
    clip = []
    for side in (0, 1):
        ground = scaled(drone(pitch("G3"), BED_LENGTH, 5, 0.1 * side), 0.10)
        add(ground, scaled(drone(pitch("D4"), BED_LENGTH, 7, 0.5 + 0.1 * side), 0.07), 0.0)
        add(ground, scaled(sea(side, BED_LENGTH), 0.6), 0.0)
        clip.append(ground)
    return tuple(clip)
