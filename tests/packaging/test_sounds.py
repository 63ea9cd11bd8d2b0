"""The sounds: how they are made in every run, how loud they are to an ear at night."""

import math
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from meter import integrated, momentary, true_peak

from scenes.engine.audio import Sound, Volumes
from scenes.engine.music import TAKES

ROOT = Path(__file__).resolve().parents[2]
MAKE = ROOT / "packaging" / "sounds" / "make.py"
DIGESTS = MAKE.with_name("digests.txt")
SOUNDS = ROOT / "assets" / "sounds"

RATE = 44_100
NEARLY_ZERO = 0.004
MINUS_ONE_DB = 0.891
SIZE_BUDGET = 2_500_000
QUICK = ("button", "deal_1", "focus", "tally_tick_8")

NOTED = [line.split() for line in DIGESTS.read_text(encoding="ascii").splitlines()]
EFFECTS = [(name, group) for name, group, _ in NOTED if not group.startswith("MUSIC")]
MUSIC = [(name, group) for name, group, _ in NOTED if group.startswith("MUSIC")]
PHRASE_SAMPLES = 3 * RATE
EFFECTS_GAIN, MUSIC_GAIN = Volumes().effects_gain, Volumes().music_gain
NAMES = [name for name, _, _ in NOTED]
PIECES = ("music_title", "music_results")


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512)
    yield
    pygame.mixer.quit()


@cache
def decoded(name: str) -> "array[int]":
    """The interleaved stereo samples as the game will hear them."""
    samples: array[int] = array("h")
    samples.frombytes(pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())
    return samples


def channels(name: str, gain: float = 1.0) -> list[list[float]]:
    """Both ears as the meter wants them."""
    samples = decoded(name)
    return [[sample / 32_768 * gain for sample in samples[side::2]] for side in (0, 1)]


def run_of(name: str, gap: float, gain: float) -> list[list[float]]:
    """The sound again and again, as close together as the game lets it be heard."""
    step = round(gap * RATE)
    one = channels(name, gain)
    whole = [[0.0] * (12 * step + len(one[0])) for _ in one]
    for start in range(0, 12 * step, step):
        for ear, part in zip(whole, one, strict=True):
            for index, sample in enumerate(part, start):
                ear[index] += sample
    return whole


def level_beside(signal: "array[int]", at: int) -> tuple[float, float]:
    """Decibels of the 400 ms before and after a place in a loop."""
    near = round(0.4 * RATE) * 2
    looped = signal[-near:] + signal[:near] if at == 0 else signal[at - near : at + near]
    halves = (looped[:near], looped[near:])
    before, after = (10 * math.log10(sum(s * s for s in half) / near + 1.0) for half in halves)
    return before, after


def steepest(channel: "array[int]") -> int:
    return max(abs(after - before) for before, after in pairwise(channel))


def test_every_file_is_noted_and_every_noted_sound_has_its_file() -> None:
    assert sorted(path.stem for path in SOUNDS.glob("*.ogg")) == sorted(NAMES)


def test_all_sounds_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < SIZE_BUDGET


def but(names: Iterable[str], is_so: Callable[[str], bool]) -> list[str]:
    """The sounds of which something is not true."""
    return [name for name in names if not is_so(name)]


def is_below_clipping(name: str) -> bool:
    samples, limit = decoded(name), MINUS_ONE_DB * 32_768
    return -limit < min(samples) and max(samples) < limit


def test_no_sound_comes_near_clipping() -> None:
    assert but(NAMES, is_below_clipping) == []


def has_silent_ends(name: str) -> bool:
    samples = decoded(name)
    edges = [*samples[:8], *samples[-8:]]
    return max(abs(sample) for sample in edges) < NEARLY_ZERO * 32_768


def test_effects_start_and_end_at_zero() -> None:
    assert but((name for name, _ in EFFECTS), has_silent_ends) == []


def is_as_loud_as_an_effect(name: str) -> bool:
    return -20.0 <= momentary(channels(name, EFFECTS_GAIN)) <= -14.0


@pytest.mark.nightly
def test_effects_are_heard_over_the_music_and_hurt_nobody() -> None:
    """At the sliders' first positions; the loudest 400 ms in LUFS."""
    effects = (name for name, group in EFFECTS if group != "CLICK" and not group.endswith("_RUN"))
    assert but(effects, is_as_loud_as_an_effect) == []


def test_no_click_of_the_interface_strikes_harder_than_the_victory() -> None:
    """A click is too short for a meter of 400 ms: what startles is its peak."""
    clicks = (name for name, group in EFFECTS if group in {"CLICK", "FOCUS_RUN"})
    assert but(clicks, lambda name: max(decoded(name)) <= max(decoded("win"))) == []


@pytest.mark.nightly
@pytest.mark.parametrize("sound", [Sound.DEAL, Sound.FOCUS])
def test_a_run_of_small_sounds_is_as_loud_as_one_effect(sound: Sound) -> None:
    name = sound.files[0].removesuffix(".ogg")
    assert -20.0 <= momentary(run_of(name, sound.gap, EFFECTS_GAIN)) <= -14.0


@pytest.mark.nightly
def test_no_wave_rises_above_minus_one_decibel_between_its_samples() -> None:
    assert but(NAMES, lambda name: true_peak(channels(name)) <= -1.0) == []


@pytest.mark.nightly
@pytest.mark.parametrize("piece", PIECES)
def test_piece_is_heard_at_minus_27(piece: str) -> None:
    assert integrated(channels(piece, MUSIC_GAIN)) == pytest.approx(-27.0, abs=1.0)


@cache
def table_music(mood: str) -> list[list[float]]:
    """The bed with all phrases of a mood one after the other over it."""
    ears = channels("music_bed", MUSIC_GAIN)
    phrases = [channels(f"music_{mood}_{take + 1}", MUSIC_GAIN) for take in range(TAKES)]
    for side, ear in enumerate(ears):
        notes = [sample for phrase in phrases for sample in phrase[side]]
        ear[:] = [a + b for a, b in zip(ear, notes, strict=False)]
    return ears


@pytest.mark.nightly
@pytest.mark.parametrize("mood", ["calm", "lively", "tense"])
def test_table_music_is_heard_at_minus_27(mood: str) -> None:
    assert integrated(table_music(mood)) == pytest.approx(-27.0, abs=1.0)


@pytest.mark.parametrize("piece", [*PIECES, "music_bed"])
def test_nobody_hears_where_a_piece_begins_again(piece: str) -> None:
    samples = decoded(piece)
    before, after = level_beside(samples, 0)
    assert abs(before - after) <= 6.0
    for side in (0, 1):
        channel = samples[side::2]
        assert steepest(channel[-24:] + channel[:24]) <= 1.5 * steepest(channel[-2_000:])


@pytest.mark.nightly
@pytest.mark.parametrize("mood", ["calm", "lively", "tense"])
def test_no_step_is_heard_between_two_phrases(mood: str) -> None:
    ears = table_music(mood)
    mixed = array("h", (round(s * 32_768) for frame in zip(*ears, strict=True) for s in frame))
    for bar in range(1, TAKES):
        before, after = level_beside(mixed, bar * PHRASE_SAMPLES * 2)
        assert abs(before - after) <= 6.0, bar


def test_pieces_last_so_many_bars() -> None:
    assert but(PIECES, lambda name: len(decoded(name)) // 2 % PHRASE_SAMPLES == 0) == []


def test_phrases_last_exactly_a_bar_and_end_in_silence() -> None:
    phrases = {name for name, group in MUSIC if group != "MUSIC_BED"} - set(PIECES)
    assert but(phrases, lambda name: len(decoded(name)) // 2 == PHRASE_SAMPLES) == []
    assert but(phrases, has_silent_ends) == []


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
