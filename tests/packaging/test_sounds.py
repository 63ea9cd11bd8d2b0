import math
import subprocess
import sys
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
MAKE = ROOT / "packaging" / "sounds" / "make.py"
DIGESTS = MAKE.with_name("digests.txt")
SOUNDS = ROOT / "assets" / "sounds"

RATE = 44_100
NEARLY_ZERO = 0.004
MINUS_ONE_DB = 0.891
SIZE_BUDGET = 1_500_000
QUICK = ("button", "deal_1", "focus", "tally_tick_8")

# Decibels of the loudest tenth of a second; the groups of the catalogue, from faint to full.
LOUDNESS = {
    "HINTED": -36.0,
    "TOUCH": -28.0,
    "CARD": -25.5,
    "TABLE": -22.5,
    "MOMENT": -19.5,
    "PHRASE": -17.5,
}

NOTED = [line.split() for line in DIGESTS.read_text(encoding="ascii").splitlines()]
EFFECTS = [(name, group) for name, group, _ in NOTED if group != "MUSIC"]
NAMES = [name for name, _, _ in NOTED]


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


def decoded(name: str) -> "array[int]":
    """The interleaved stereo samples as the game will hear them."""
    samples: array[int] = array("h")
    samples.frombytes(pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())
    return samples


def loudness(samples: "array[int]") -> float:
    """The loudest tenth of a second in dB, lows below 250 Hz counting less."""
    pull = 1.0 - math.exp(-2.0 * math.pi * 250.0 / RATE)
    energies = [0.0] * (len(samples) // 2 // (RATE // 40) + 4)
    for side in (0, 1):
        low = 0.0
        for index, sample in enumerate(samples[side::2]):
            low += pull * (sample - low)
            energies[index // (RATE // 40)] += (sample - low) ** 2 / 2
    loudest = max(sum(energies[i : i + 4]) for i in range(len(energies) - 3))
    return 10.0 * math.log10(loudest / (RATE / 10)) - 20.0 * math.log10(32_768)


def steepest(channel: "array[int]") -> int:
    return max(abs(after - before) for before, after in pairwise(channel))


def test_every_file_is_noted_and_every_noted_sound_has_its_file() -> None:
    assert sorted(path.stem for path in SOUNDS.glob("*.ogg")) == sorted(NAMES)


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < SIZE_BUDGET


@pytest.mark.parametrize("name", NAMES)
def test_sound_never_comes_near_clipping(name: str) -> None:
    samples = decoded(name)
    limit = MINUS_ONE_DB * 32_768
    assert -limit < min(samples)
    assert max(samples) < limit


@pytest.mark.parametrize("name", [name for name, _ in EFFECTS])
def test_effect_starts_and_ends_at_zero(name: str) -> None:
    samples = decoded(name)
    edges = [*samples[:8], *samples[-8:]]
    assert max(abs(sample) for sample in edges) < NEARLY_ZERO * 32_768


@pytest.mark.parametrize(("name", "group"), EFFECTS)
def test_effect_is_as_loud_as_its_group(name: str, group: str) -> None:
    assert loudness(decoded(name)) == pytest.approx(LOUDNESS[group], abs=1.0)


def test_music_is_a_quiet_loop_of_about_a_minute() -> None:
    samples = decoded("music")
    assert 60 <= len(samples) / 2 / RATE <= 90
    some = samples[::11]
    level = 10.0 * math.log10(sum(s * s for s in some) / len(some)) - 20.0 * math.log10(32_768)
    assert -36.0 < level < -26.0


def test_music_runs_over_its_seam_without_a_step() -> None:
    samples = decoded("music")
    for side in (0, 1):
        channel = samples[side::2]
        assert steepest(channel[-24:] + channel[:24]) <= 1.5 * steepest(channel[-2_000:])


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_synthesis_gives_the_noted_samples_every_time(hash_seed: str) -> None:
    made = subprocess.run(
        [sys.executable, "-B", str(MAKE), "--digest", *QUICK],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": hash_seed},
    )
    noted = [" ".join(entry) for entry in NOTED if entry[0] in QUICK]
    assert sorted(made.stdout.splitlines()) == sorted(noted)
