"""The sounds of the reef below the quay: a drop of water, an eye that shuts, a manatee's yawn."""

from instruments import kalimba, wood
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
    shape,
    smooth,
    white,
)
from space import Clip, mono, panned, room, together


def drip(variant: int) -> Clip:
    """A card lands on the water: a drop, and the bubble that it leaves."""
    high = 760.0 + 110.0 * variant
    bubble = shape(glide(high * 0.55, high, 0.11), lambda x: fall(x) * smooth(x * 12.0))
    second = shape(glide(high * 0.75, high * 1.3, 0.06), lambda x: fall(x) * smooth(x * 8.0))
    drop = shape(lowpass(white(0.02, seed=401 + variant), 1_400.0, poles=2), fall)
    parts = [(0.0, 1.2, drop), (0.006, 1.0, bubble), (0.105, 0.45, second)]
    return room(panned(fade(mixed(parts), 0.002, 0.02), 0.0), 0.1, 0.2)


def wink() -> Clip:
    """An eye shuts, on purpose: a quick slide down and a glint."""
    lid = shape(glide(980.0, 520.0, 0.1), lambda x: fall(x) * smooth(x * 10.0))
    knock = wood(587.0, 0.03, seed=411)
    parts = [(0.0, 0.9, lid), (0.085, 0.35, knock), (0.1, 0.55, kalimba("D6", 0.3))]
    return mono(fade(mixed(parts), 0.002, 0.02))


def yawn() -> Clip:
    """Up, and a long way down, with more breath than voice."""
    voice = mixed(
        [
            (0.0, 1.0, shape(glide(150.0, 285.0, 0.4), hump(0.75))),
            (0.29, 1.0, shape(glide(285.0, 118.0, 0.75), hump(0.22))),
        ]
    )
    hollow = mixed([(0.0, 1.0, voice), (0.0, 0.5, band(voice, line(420.0, 620.0), 0.4))])
    breath = shape(band(white(1.0, seed=421), line(900.0, 340.0), 0.5), hump(0.4))
    sigh = lowpass(breath, 1_500.0, poles=2)
    tail = fade(ring(118.0, 0.3, 0.3), 0.05, 0.1)
    parts = [(0.0, 0.5, hollow), (0.0, 1.6, sigh), (0.85, 0.1, tail)]
    return room(panned(fade(mixed(parts), 0.03, 0.08), 0.0), 0.18, 0.3)


def ship_bell() -> Clip:
    """Struck twice, out on the water: somebody is round."""
    strokes: Signal = []
    for at, weight in ((0.0, 1.0), (0.34, 0.8)):
        for partial, level in ((1.0, 1.0), (2.76, 0.4), (5.4, 0.16)):
            add(
                strokes,
                fade(ring(587.0 * partial, 1.4 / partial, 1.2), 0.002, 0.2),
                at,
                weight * level,
            )
    wash = shape(lowpass(white(1.4, seed=431), 700.0, poles=2), hump(0.3))
    return room(together(panned(strokes, 0.15), panned(mixed([(0.0, 1.4, wash)]), -0.1)), 0.22, 0.4)
