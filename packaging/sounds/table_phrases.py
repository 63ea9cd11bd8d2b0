"""The music of the table: phrases a bar long in three intensities, to be played in any order.

No phrase has a note on its first step, and each is silent at its end. So they can be queued one
after the other over the bed, whichever comes next, and no seam between them can be heard.
"""

from instruments import kalimba, marimba, shaker, tumba
from music import BAR, STEP, human
from signals import Signal, add, fade, samples
from space import Clip, panned, room, together

END = 0.45

# Lead and bass, eight steps each; all notes are of the scale G A B D E, and C in the bass.
CALM = (
    (". . D5 . . B4 . .", ". G3 . . . . . ."),
    (". B4 . . D5 . . .", ". E3 . . . . . ."),
    (". . G5 . E5 . . .", ". C3 . . G3 . . ."),
    (". A4 . B4 . . . .", ". D3 . . . . . ."),
    (". . . E5 . D5 . .", ". G3 . . D3 . . ."),
    (". D5 . . G4 . . .", ". E3 . . B3 . . ."),
    (". . B4 . . A4 . .", ". C3 . . E3 . . ."),
    (". G4 . A4 . D5 . .", ". D3 . . A3 . . ."),
)
LIVELY = (
    (". B4 . D5 . G5 . .", ". G3 . . D3 . G3 ."),
    (". . E5 D5 . B4 . .", ". E3 . . B3 . E3 ."),
    (". G5 . E5 D5 . . .", ". C3 . . G3 . E3 ."),
    (". A4 . . B4 D5 . .", ". D3 . . A3 . D3 ."),
    (". D5 . E5 . G5 . .", ". G3 . . D3 . B3 ."),
    (". . A5 G5 . E5 . .", ". E3 . . B3 . G3 ."),
    (". E5 . G5 . A5 . .", ". C3 . . G3 . C3 ."),
    (". . D5 B4 A4 . . .", ". D3 . . A3 . B3 ."),
)
TENSE = (
    (". D5 D5 E5 . D5 . .", ". D3 . D3 A3 . D3 ."),
    (". A4 D5 . A5 . . .", ". D3 . D3 A3 . D3 ."),
    (". E5 E5 G5 . E5 . .", ". E3 . E3 B3 . E3 ."),
    (". B4 E5 . B5 . . .", ". E3 . E3 B3 . E3 ."),
    (". A5 . G5 A5 . . .", ". D3 . D3 A3 . D3 ."),
    (". D5 E5 G5 A5 . . .", ". C3 . C3 G3 . D3 ."),
    (". B5 . A5 . G5 . .", ". E3 . E3 B3 . D3 ."),
    (". G5 A5 . E5 D5 . .", ". C3 . C3 G3 . C3 ."),
)
LIVELY_DRUM = ". o . x o x o ."
TENSE_DRUM = ". o x o x o x ."
OSTINATO = ("A4", "D5")


def calm(variant: int) -> Clip:
    lead, bass = CALM[variant]
    return _phrase(lead, bass, variant, "", 0.0)


def lively(variant: int) -> Clip:
    lead, bass = LIVELY[variant]
    return _phrase(lead, bass, variant, LIVELY_DRUM, 0.0)


def tense(variant: int) -> Clip:
    """A pulse of half steps under a lead that presses upwards."""
    lead, bass = TENSE[variant]
    return _phrase(lead, bass, variant, TENSE_DRUM, 0.16)


def _phrase(lead: str, bass: str, variant: int, drum: str, pulse: float) -> Clip:
    high: Signal = []
    low: Signal = []
    for index, (at, note) in enumerate(_steps(lead)):
        late, weight = human(index + variant)
        add(high, kalimba(note, 0.7), at + late, 0.42 * weight)
    for index, (at, note) in enumerate(_steps(bass)):
        late, weight = human(index + 2 * variant)
        add(low, marimba(note, 0.3, 0.7), at + late, 0.5 * weight)
    for at, stroke in _steps(drum):
        beat = tumba(98.0) if stroke == "o" else shaker(441)
        add(low, beat, at, 0.2 if stroke == "o" else 0.12)
    if pulse:
        for half in range(2, 13):
            note = OSTINATO[half % 2]
            add(high, marimba(note, 0.45, 0.3), half * STEP / 2.0, pulse)
    wet = room(together(panned(low, -0.12), panned(high, 0.22)), 0.3, 0.6, feedback=0.78)
    return tuple(_bar(channel) for channel in wet)


def _steps(line: str) -> list[tuple[float, str]]:
    return [(step * STEP, note) for step, note in enumerate(line.split()) if note != "."]


def _bar(channel: Signal) -> Signal:
    """Exactly one bar, gone at its end."""
    count = samples(BAR)
    whole = channel[:count] + [0.0] * (count - len(channel))
    return fade(whole, 0.0, END)
