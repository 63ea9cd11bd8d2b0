"""The little orchestra: marimba, kalimba, drum, wood, paper and shaker."""

from signals import (
    Signal,
    add,
    band,
    fade,
    fall,
    glide,
    hump,
    line,
    lowpass,
    mixed,
    ring,
    scaled,
    shape,
    white,
)

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
SEMITONE = 1.059463094359


def pitch(name: str) -> float:
    """The frequency of a note such as "G4" in equal temperament with A4 = 440 Hz."""
    steps = STEPS[name[0]] + 12 * (int(name[-1]) - 4)
    frequency = 440.0
    for _ in range(abs(steps)):
        frequency = frequency * SEMITONE if steps > 0 else frequency / SEMITONE
    return frequency


def marimba(note: str, hardness: float = 0.5, length: float = 1.0) -> Signal:
    """A rosewood bar tuned 1 : 4 : 9.2. A harder mallet brings out the upper partials."""
    base = pitch(note)
    decay = length * min(2.2, 480.0 / base + 0.35)
    seconds = decay * 0.9
    tone = ring(base, decay, seconds)
    add(tone, ring(base * 3.98, decay * 0.22, seconds * 0.3), 0.0, 0.34 * hardness)
    # Above 5 kHz the third partial would only hiss.
    if base * 9.2 < 5_000.0:
        add(tone, ring(base * 9.2, 0.06, 0.06), 0.0, 0.14 * hardness)
    mallet = shape(lowpass(white(0.018, seed=round(base)), 500.0 + 900.0 * hardness, poles=2), fall)
    add(tone, mallet, 0.0, 0.9)
    return fade(tone, 0.003 - 0.0015 * hardness, 0.03)


def kalimba(note: str, length: float = 1.0) -> Signal:
    """A plucked steel tongue on a wooden box: a pure tone, a glassy overtone, a thumb."""
    base = pitch(note)
    decay = length * min(2.6, 700.0 / base + 0.6)
    seconds = decay * 0.85
    tone = ring(base, decay, seconds)
    add(tone, ring(base * 2.01, decay * 0.5, seconds * 0.6), 0.0, 0.12)
    if base * 5.4 < 6_000.0:
        add(tone, ring(base * 5.4, 0.11, 0.11), 0.0, 0.09)
    thumb = shape(band(white(0.02, seed=round(base) + 7), line(900.0, 500.0), 0.8), fall)
    add(tone, thumb, 0.0, 0.35)
    return fade(tone, 0.003, 0.03)


def tumba(low: float = 98.0, length: float = 0.4) -> Signal:
    """A soft hand drum: a skin that sags a little in pitch."""
    skin = shape(glide(low * 1.5, low, length), fall)
    hand = shape(lowpass(white(0.03, seed=round(low)), 700.0, poles=2), fall)
    return fade(mixed([(0.0, 1.0, skin), (0.0, 0.8, hand)]), 0.004, 0.03)


def wood(base: float, decay: float = 0.05, seed: int = 1) -> Signal:
    """A block of wood knocked once: three close, quickly damped modes."""
    seconds = decay * 1.3
    block = mixed(
        [
            (0.0, 1.0, ring(base, decay, seconds)),
            (0.0, 0.45, ring(base * 2.42, decay * 0.6, seconds)),
            (0.0, 0.2, ring(base * 4.1, decay * 0.35, seconds)),
            (0.0, 0.5, shape(lowpass(white(0.006, seed), 2_400.0, poles=2), fall)),
        ]
    )
    return fade(block, 0.0015, 0.006)


def paper(
    seconds: float, start: float, end: float, peak: float = 0.3, seed: int = 1, width: float = 0.9
) -> Signal:
    """A swish of card on cloth: noise in a moving band, with no hiss above it."""
    swish = band(white(seconds, seed), line(start, end), width)
    return fade(shape(lowpass(swish, 3_600.0, poles=3), hump(peak)), 0.003, 0.006)


def tick(centre: float, seconds: float = 0.02, seed: int = 1) -> Signal:
    """The edge of a card snapping down: a very short, rounded burst."""
    burst = shape(band(white(seconds, seed), line(centre, centre * 0.7), 0.7), fall)
    return fade(lowpass(burst, 4_000.0, poles=3), 0.0015, 0.004)


def shaker(seed: int, seconds: float = 0.07) -> Signal:
    """Seeds in a gourd, far back."""
    seeds = shape(band(white(seconds, seed), line(4_200.0, 3_600.0), 0.6), hump(0.35))
    return fade(scaled(lowpass(seeds, 5_500.0, poles=2), 0.8), 0.004, 0.01)
