"""The sounds of cards and of what happens to the tally's houses."""

from instruments import kalimba, marimba, paper, pitch, tick, tumba, wood
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
    samples,
    scaled,
    shape,
    silence,
    smooth,
    white,
)
from space import Clip, mono, panned, room, together, travelling

# Eight bars up to the limit. The C at the top hangs a fourth above G and wants to go home.
TALLY_NOTES = ("G4", "A4", "B4", "D5", "E5", "G5", "A5", "C6")


# A take for each further card of a sum.
SCORE_NOTES = (
    ("G4", "B4"), ("A4", "D5"), ("B4", "E5"), ("D5", "G5"),
    ("E5", "A5"), ("G5", "B5"), ("A5", "D6"), ("B5", "E6"),
)  # fmt: skip

SCURRY_NOTES = ("G4", "A4", "B4", "D5", "E5", "G5", "A5", "B5", "D6", "E6", "G6", "B6")
"""Up the scale for as long as the lizards run."""


def card_slide(variant: int) -> Clip:
    length = (0.2, 0.23, 0.18)[variant]
    swish = paper(length, 1_300.0 + 150.0 * variant, 2_300.0 - 120.0 * variant, 0.35, 11 + variant)
    felt = lowpass(shape(white(length, 31 + variant), hump(0.5)), 350.0, poles=2)
    return mono(mixed([(0.0, 1.0, swish), (0.0, 0.5, felt)]))


def card_flip(variant: int) -> Clip:
    lift = paper(0.12, 1_100.0, 2_600.0, 0.75, seed=41 + variant)
    snap = tick(1_900.0 - 250.0 * variant, 0.03, seed=51 + variant)
    landing = fade(ring(190.0 - 15.0 * variant, 0.12, 0.12), 0.002, 0.02)
    return mono(mixed([(0.0, 0.8, lift), (0.1, 3.2, snap), (0.102, 0.13, landing)]))


def deal(variant: int) -> Clip:
    edge = tick(1_500.0 + 180.0 * variant, 0.028, seed=61 + variant)
    landing = fade(ring(220.0 + 12.0 * variant, 0.06, 0.07), 0.002, 0.015)
    whiff = paper(0.07, 1_500.0, 2_200.0, 0.7, seed=71 + variant)
    return mono(mixed([(0.0, 0.45, whiff), (0.05, 1.0, edge), (0.05, 0.1, landing)]))


def riffle() -> Clip:
    """Two halves of the pile falling into each other, faster and faster, then squared up."""
    pile: Signal = []
    at, gap = 0.02, 0.034
    for index in range(30):
        swell = 0.9 + 1.5 * hump(0.6)(index / 30)
        add(pile, tick(1_250.0 + 30.0 * (index * 7 % 11), 0.02, seed=101 + index), at, swell)
        at += gap
        gap = max(gap * 0.965, 0.014)
    add(pile, paper(0.3, 1_000.0, 1_900.0, 0.6, seed=140), at - 0.06, 1.1)
    add(pile, wood(260.0, 0.07, seed=141), at + 0.22, 0.25)
    return room(panned(pile, 0.0), 0.12, 0.25)


def lock() -> Clip:
    knock = wood(392.0, 0.07, seed=151)
    slide = paper(0.09, 1_700.0, 1_100.0, 0.4, seed=152)
    return mono(mixed([(0.0, 1.2, slide), (0.06, 1.0, knock), (0.062, 0.3, kalimba("D5", 0.3))]))


def unlock() -> Clip:
    knock = wood(330.0, 0.05, seed=161)
    slide = paper(0.14, 1_100.0, 2_000.0, 0.6, seed=162)
    return mono(mixed([(0.0, 0.7, knock), (0.02, 1.3, slide), (0.004, 0.2, kalimba("B4", 0.25))]))


def tally_tick(step: int) -> Clip:
    """One window of a house lighting up; the last steps are struck harder, rolled and held."""
    tension = max(0.0, (step - 4) / 3.0)
    bar = marimba(TALLY_NOTES[step], 0.35 + 0.35 * tension, 0.55)
    if step == 6:
        bar = mixed([(0.0, 0.75, bar), (0.055, 1.0, bar), (0.0, 0.35, tumba(110.0, 0.3))])
    if step == 7:
        roll = [(0.052 * beat, 0.5 + 0.17 * beat, bar) for beat in range(4)]
        bar = mixed([*roll, (0.156, 0.45, marimba("D5", 0.4, 0.5)), (0.0, 0.5, tumba(98.0, 0.45))])
    return mono(bar)


def bust() -> Clip:
    """Timber cracks, a storey drops, rubble settles."""
    crack = mixed(
        [
            (0.0, 0.9, wood(610.0, 0.06, seed=171)),
            (0.017, 1.0, wood(455.0, 0.08, seed=172)),
            (0.048, 0.7, wood(530.0, 0.06, seed=173)),
            (0.0, 0.8, tick(1_400.0, 0.06, seed=174)),
        ]
    )
    drop = fade(shape(glide(290.0, 82.0, 0.5), lambda x: fall(x) * smooth(x * 9.0)), 0.0, 0.03)
    thud = fade(shape(lowpass(white(0.28, 175), 260.0, poles=2), fall), 0.004, 0.03)
    rubble: Signal = []
    for index in range(7):
        stone = wood(300.0 + 70.0 * (index * 5 % 7), 0.035, seed=180 + index)
        add(rubble, stone, 0.03 + index * 0.047 + 0.011 * (index * 3 % 4), 0.4 - index * 0.045)
    parts = [(0.0, 1.0, crack), (0.05, 0.5, drop), (0.3, 5.0, thud), (0.32, 1.0, rubble)]
    return room(panned(mixed(parts), 0.0), 0.16, 0.35)


def tie_fall() -> Clip:
    """Two bars side by side take the same three steps down."""
    bows = (("E5", "B4"), ("D5", "A4"), ("A4", "E4"))
    left: Signal = []
    right: Signal = []
    for index, (upper, lower) in enumerate(bows):
        add(left, marimba(upper, 0.35, 0.6), index * 0.15, 0.9 - 0.15 * index)
        add(right, marimba(lower, 0.35, 0.6), index * 0.15 + 0.006, 0.9 - 0.15 * index)
    return room(together(panned(left, -0.3), panned(right, 0.3)), 0.2, 0.4)


def kododo_scurry() -> Clip:
    """Six pairs of small feet run round the table, and a marimba runs with them up the scale."""
    feet: Signal = silence(0.02)
    at, steps = 0.02, 46
    for index in range(steps):
        # Six lizards, each with its own pitch; they gallop, so feet fall in pairs.
        step = wood(760.0 + 95.0 * (index * 5 % 6), 0.022, seed=201 + index)
        add(feet, step, at, 0.3 + 0.6 * hump(0.5)(index / steps))
        add(feet, tick(2_100.0, 0.012, seed=251 + index), at, 0.3)
        at += 0.022 if index % 2 == 0 else 0.05
    run = travelling(feet, line(-0.85, 0.85))
    scale: Signal = []
    for index, note in enumerate(SCURRY_NOTES):
        add(scale, marimba(note, 0.4, 0.5), 0.12 + index * 0.125, 0.3 + 0.03 * index)
    return room(together(run, panned(scale, 0.1)), 0.16, 0.35)


def ring_closed() -> Clip:
    """A glass is struck, the table breathes out, and windows click dark from left to right."""
    glass: Signal = []
    for number, note in enumerate(("D6", "G6", "B6")):
        add(glass, kalimba(note, 1.1), number * 0.05, 0.7 - 0.12 * number)
    breath = shape(lowpass(band(white(0.7, 277), line(1_100.0, 420.0), 0.5), 1_900.0), hump(0.3))
    clicks: Signal = []
    for window in range(5):
        add(clicks, tick(1_500.0 - 90.0 * window, 0.025, seed=281 + window), window * 0.045, 0.6)
    clicked = travelling(clicks, line(-0.4, 0.4))
    low = mixed([(0.0, 0.5, tumba(73.0, 0.5)), (0.12, 1.6, breath)])
    late = tuple(silence(0.25) + channel for channel in clicked)
    return room(together(panned(glass, 0.1), panned(low, 0.0), late), 0.28, 0.5)


def nobody() -> Clip:
    """The table sighs."""
    breath = band(white(1.0, 261), line(820.0, 300.0), 0.5)
    breath = shape(lowpass(breath, 1_800.0, poles=2), hump(0.28))
    sinking = mixed([(0.1, 0.22, marimba("E4", 0.15)), (0.36, 0.2, marimba("D4", 0.15))])
    return room(panned(mixed([(0.0, 3.4, breath), (0.0, 1.0, sinking)]), 0.0), 0.2, 0.3)


def score(step: int) -> Clip:
    """Points pop off a card: two quick plucks, a step higher with each further card."""
    lower, upper = SCORE_NOTES[step]
    bright = [(0.0, 0.8, kalimba(lower, 0.4)), (0.045, 1.0, kalimba(upper, 0.45))]
    return mono(mixed([*bright, (0.0, 0.4, wood(pitch(upper), 0.03, seed=281 + step))]))


def suspense() -> Clip:
    """A held breath: a roll on one bar that grows until the deciding card turns."""
    roll: Signal = []
    for stroke in range(22):
        weight = 0.25 + 0.75 * stroke / 21
        add(roll, marimba("A4", 0.2 + 0.3 * weight, 0.5), stroke * 0.055, 0.5 * weight)
        add(roll, marimba("D5", 0.2, 0.4), stroke * 0.055 + 0.027, 0.35 * weight)
    return room(panned(roll, 0.0), 0.3, 0.4)


def roofs() -> Clip:
    """Five roofs come down on their houses with one soft thud."""
    blocks = [(0.012 * n, 0.5, wood(196.0 + 22.0 * n, 0.09, seed=291 + n)) for n in range(5)]
    return room(panned(mixed([*blocks, (0.0, 0.9, tumba(82.0, 0.35))]), 0.0), 0.15, 0.25)


def punch() -> Clip:
    """A fist on the table: a great sum has arrived."""
    boom = shape(lowpass(white(0.16, 297), 420.0, poles=2), fall)
    return mono(mixed([(0.0, 1.0, tumba(73.0, 0.5)), (0.0, 2.2, boom), (0.0, 0.3, wood(147.0))]))


def curtain() -> Clip:
    """A heavy cloth drawn across from one side to the other."""
    cloth = paper(0.75, 500.0, 1_100.0, 0.4, seed=271, width=1.1)
    folds = lowpass(shape(white(0.75, 272), hump(0.45)), 240.0, poles=2)
    hem = scaled(fade(ring(pitch("G3"), 0.2, 0.2), 0.01, 0.05), 0.1)
    sweep = mixed([(0.0, 1.0, cloth), (0.0, 0.9, folds), (0.6, 0.8, hem)])
    return travelling(sweep[: samples(0.8)], line(-0.5, 0.5))
