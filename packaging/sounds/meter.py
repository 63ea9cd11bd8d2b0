"""How loud something is to an ear: ITU-R BS.1770 loudness in LUFS, and true peaks.

Only for 44,100 samples a second, which is what all sounds here have. Plain Python is slow but the
same on every machine; a second of stereo takes about a tenth of a second.
"""

import math
from collections.abc import Iterator, Sequence

from signals import RATE, Signal, constant

BLOCK = 0.4
HOP = 0.1
ABSOLUTE_GATE = -70.0
RELATIVE_GATE = -10.0
SILENCE = -120.0
_OFFSET = -0.691

# The two filters of K-weighting: a head's shelf above 1.7 kHz, then a cut of the lows. These are
# the analogue parameters from which the standard's table for 48 kHz was computed.
_SHELF_FREQUENCY, _SHELF_GAIN, _SHELF_Q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
_CUT_FREQUENCY, _CUT_Q = 38.13547087602444, 0.5003270373238773

# Between two samples a wave can rise above both; four steps are enough to find a true peak.
OVERSAMPLING = 4
_REACH = 12
_NEAR_PEAK = 0.7

Biquad = tuple[float, float, float, float, float]


def _shelf() -> Biquad:
    k = math.tan(math.pi * _SHELF_FREQUENCY / RATE)
    high = math.pow(10.0, _SHELF_GAIN / 20.0)
    middle = math.pow(high, 0.4996667741545416)
    a0 = 1.0 + k / _SHELF_Q + k * k
    return (
        constant((high + middle * k / _SHELF_Q + k * k) / a0),
        constant(2.0 * (k * k - high) / a0),
        constant((high - middle * k / _SHELF_Q + k * k) / a0),
        constant(2.0 * (k * k - 1.0) / a0),
        constant((1.0 - k / _SHELF_Q + k * k) / a0),
    )


def _cut() -> Biquad:
    k = math.tan(math.pi * _CUT_FREQUENCY / RATE)
    a0 = 1.0 + k / _CUT_Q + k * k
    second, third = 2.0 * (k * k - 1.0) / a0, (1.0 - k / _CUT_Q + k * k) / a0
    return 1.0, -2.0, 1.0, constant(second), constant(third)


def _filtered(signal: Sequence[float], biquad: Biquad) -> Signal:
    b0, b1, b2, a1, a2 = biquad
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in signal:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def _hops(channels: Sequence[Sequence[float]]) -> list[float]:
    """The weighted energy of each tenth of a second, summed over the channels."""
    size = round(HOP * RATE)
    # One channel is heard from both speakers.
    both = channels if len(channels) > 1 else (channels[0], channels[0])
    weighted = [_filtered(_filtered(channel, _shelf()), _cut()) for channel in both]
    count = -(-len(weighted[0]) // size)
    return [
        sum(s * s for channel in weighted for s in channel[hop * size : (hop + 1) * size]) / size
        for hop in range(count)
    ]


def _blocks(channels: Sequence[Sequence[float]]) -> Iterator[float]:
    """The mean energy of every 400 ms, a tenth of a second apart; a short sound is one block."""
    per_block = round(BLOCK / HOP)
    hops = _hops(channels)
    hops.extend([0.0] * max(0, per_block - len(hops)))
    for start in range(len(hops) - per_block + 1):
        yield sum(hops[start : start + per_block]) / per_block


def _level(energy: float) -> float:
    return _OFFSET + 10.0 * math.log10(energy) if energy > 0.0 else SILENCE


def momentary(channels: Sequence[Sequence[float]]) -> float:
    """The loudest 400 ms, in LUFS. A sound is moved to the middle of them first."""
    lead = [0.0] * round(BLOCK * RATE)
    return _level(max(_blocks([[*lead, *channel, *lead] for channel in channels])))


def integrated(channels: Sequence[Sequence[float]]) -> float:
    """The loudness of the whole, in LUFS, pauses left out as the standard says."""
    heard = [energy for energy in _blocks(channels) if _level(energy) > ABSOLUTE_GATE]
    if not heard:
        return SILENCE
    gate = _level(sum(heard) / len(heard)) + RELATIVE_GATE
    loud = [energy for energy in heard if _level(energy) > gate]
    return _level(sum(loud) / len(loud))


def true_peak(channels: Sequence[Sequence[float]]) -> float:
    """The highest point of the wave between its samples too, in dB of full scale."""
    highest = max(abs(sample) for channel in channels for sample in channel)
    peak = highest
    for channel in channels:
        padded = [*[0.0] * _REACH, *channel, *[0.0] * _REACH]
        # A peak between samples has a high sample beside it; nothing else needs to be looked at.
        for index, sample in enumerate(channel):
            if abs(sample) > _NEAR_PEAK * highest:
                window = padded[index : index + 2 * _REACH + 1]
                peak = max(peak, _highest_near(window))
    return 20.0 * math.log10(peak) if peak > 0.0 else SILENCE


def _highest_near(window: Sequence[float]) -> float:
    return max(
        abs(sum(w * s for w, s in zip(weights, window, strict=True))) for weights in _BETWEEN
    )


def _between() -> Iterator[list[float]]:
    """Weights of a windowed sinc for points between the middle sample and its neighbours."""
    for step in range(1 - OVERSAMPLING, OVERSAMPLING):
        offset = step / OVERSAMPLING
        yield [_sinc(place - offset) for place in range(-_REACH, _REACH + 1)]


def _sinc(distance: float) -> float:
    if distance == 0.0:
        return 1.0
    angle = math.pi * distance
    hann = 0.5 + 0.5 * math.cos(angle / (_REACH + 1))
    return constant(math.sin(angle) / angle * hann)


_BETWEEN = list(_between())
