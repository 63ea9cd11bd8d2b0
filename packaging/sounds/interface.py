"""The sounds of buttons and menus: short, low and soft, since they are heard most."""

from instruments import kalimba, marimba, paper, pitch, tumba, wood
from signals import fade, lowpass, mixed, ring, shape, smooth
from space import Clip, mono


def button() -> Clip:
    knock = wood(pitch("G4"), 0.05, seed=301)
    return mono(mixed([(0.0, 0.7, knock), (0.002, 0.4, kalimba("G5", 0.16))]))


def focus() -> Clip:
    blip = shape(ring(pitch("D5"), 0.1, 0.09), lambda x: smooth(x * 8.0))
    return mono(fade(lowpass(blip, 1_200.0), 0.005, 0.02))


def back() -> Clip:
    steps = [(0.0, 0.7, marimba("D5", 0.2, 0.2)), (0.075, 0.8, marimba("A4", 0.2, 0.22))]
    return mono(mixed(steps))


def toggle() -> Clip:
    click = wood(pitch("B4"), 0.05, seed=311)
    answer = mixed(
        [(0.0, 0.5, wood(pitch("D5"), 0.05, seed=312)), (0.0, 0.35, kalimba("D5", 0.14))]
    )
    return mono(mixed([(0.0, 0.5, click), (0.055, 1.0, answer)]))


def error() -> Clip:
    """A door that does not open, without anger."""
    thunk = wood(147.0, 0.14, seed=321)
    return mono(mixed([(0.0, 1.0, thunk), (0.0, 0.25, tumba(98.0, 0.22)), (0.11, 0.6, thunk)]))


def hint() -> Clip:
    glints = [(0.0, 0.6, kalimba("B5", 0.5)), (0.09, 0.7, kalimba("E6", 0.5))]
    return mono(mixed([*glints, (0.0, 0.12, paper(0.25, 1_200.0, 2_200.0, 0.5, seed=331))]))
