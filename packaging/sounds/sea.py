"""The sea under all music: a loop without a seam, and without a moment when it falls silent."""

from signals import RATE, Curve, Signal, band, glide, lowpass, samples, smooth, white

WARM_UP = 3.0


def swell(waves: int, phase: float) -> Curve:
    """Breakers: each rises slowly, tips and runs out; a whole number of them fills the loop."""

    def curve(position: float) -> float:
        place = (position * waves + phase) % 1.0
        if place < 0.4:
            return smooth(place / 0.4)
        left = smooth((1.0 - place) / 0.6)
        return left * left

    return curve


def sea(side: int, length: float) -> Signal:
    """One ear's sea: a deep bed that never stops and foam that comes with each wave."""
    warm = samples(WARM_UP)
    deep = lowpass(_looped_noise(501 + side, length), 190.0, poles=2)[warm:]
    # About one near wave in ten seconds and a far one in six and a half.
    near = swell(round(length / 10.3), 0.23 + 0.02 * side)
    far = swell(round(length / 6.5), 0.55 - 0.03 * side)
    brighter = _warmed(
        lambda position: 480.0 + 620.0 * near(position) + 200.0 * far(position), length
    )
    foam = lowpass(band(_looped_noise(511 + side, length), brighter, 1.2), 2_400.0, poles=2)[warm:]
    count = len(deep)
    out: Signal = []
    for start in range(0, count, RATE // 100):
        position = start / count
        rise = 0.5 + 0.4 * near(position) + 0.2 * far(position)
        surf = 0.14 + 0.4 * near(position) + 0.2 * far(position)
        stop = min(start + RATE // 100, count)
        out.extend(deep[i] * 1.5 * rise + foam[i] * surf for i in range(start, stop))
    return out


def drone(frequency: float, length: float, swells: int, phase: float) -> Signal:
    """A held tone that breathes; whole numbers of turns and of breaths fill the loop."""
    turns = round(frequency * length)
    tone = glide(turns / length, turns / length, length)
    breath = swell(swells, phase)
    out: Signal = []
    for start in range(0, len(tone), RATE // 100):
        level = 0.55 + 0.45 * breath(start / len(tone))
        out.extend(sample * level for sample in tone[start : start + RATE // 100])
    return out


def _looped_noise(seed: int, length: float) -> Signal:
    """A loop of white noise with its own end in front, to warm up filters."""
    noise = white(length, seed)
    return noise[-samples(WARM_UP) :] + noise


def _warmed(curve: Curve, length: float) -> Curve:
    """A curve over the loop, stretched to begin with the warm-up."""
    whole = length + WARM_UP
    return lambda position: curve((position * whole - WARM_UP) / length % 1.0)
