import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby, pairwise
from pathlib import Path

import pygame
import pytest

from scenes.engine.audio import SOUNDS, Audio, Sound, Volumes, tally_step
from scenes.engine.music import DUCKED, PHRASE_CHANNEL, TAKES, Piece, mood_of, phrase_files

Call = Callable[[Audio], None]

EVERY_CALL: dict[str, Call] = {
    "play": lambda audio: audio.play(Sound.WIN, volume=0.5, pan=-1.0),
    "tally_tick": lambda audio: audio.tally_tick(3, 12),
    "music": lambda audio: audio.music(Piece.TABLE),
    "score": lambda audio: audio.score(2),
    "tension": lambda audio: audio.tension(0.7),
    "read_ahead": lambda audio: [step() for step in audio.read_ahead()].clear(),
    "update": lambda audio: audio.update(0.5),
    "volumes": lambda audio: setattr(audio, "volumes", Volumes(0.1, 0.2, 0.3)),
    "pause": lambda audio: audio.pause(),
    "resume": lambda audio: audio.resume(),
    "stop": lambda audio: audio.stop(),
}


class Stage:
    """Takes the place of the mixer's channels and writes down what it is given."""

    id = 0

    def __init__(self) -> None:
        self.heard: list[pygame.mixer.Sound] = []
        self.sides: list[tuple[float, float]] = []

    def play(self, sound: pygame.mixer.Sound) -> None:
        self.heard.append(sound)

    def set_volume(self, left: float, right: float) -> None:
        self.sides.append((left, right))


@pytest.fixture
def audio() -> Iterator[Audio]:
    audio = Audio()
    audio.start()
    yield audio
    audio.stop()


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Stage:
    stage = Stage()
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda: stage)
    return stage


def files_heard(audio: Audio, stage: Stage) -> list[str]:
    names = {id(sound): file for file, sound in audio._loaded.items()}
    return [names[id(sound)] for sound in stage.heard]


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_has_all_its_files(sound: Sound) -> None:
    assert [file for file in sound.files if not (SOUNDS / file).is_file()] == []


def test_every_file_belongs_to_a_sound_or_is_the_music() -> None:
    owned = {file for sound in Sound for file in sound.files} | {
        *phrase_files(),
        *(piece.value for piece in Piece),
    }
    assert {path.name for path in SOUNDS.glob("*.ogg")} == owned


@pytest.mark.parametrize("sound", Sound)
def test_every_sound_can_be_played(audio: Audio, stage: Stage, sound: Sound) -> None:
    audio.play(sound)
    assert files_heard(audio, stage) == [sound.files[0]]


def test_takes_follow_each_other_without_an_immediate_repeat(audio: Audio, stage: Stage) -> None:
    for _ in range(7):
        audio.play(Sound.CARD_SLIDE)
        audio.update(1.0)
    heard = files_heard(audio, stage)
    assert len(heard) == 7
    assert set(heard) == set(Sound.CARD_SLIDE.files)
    assert all(one != other for one, other in pairwise(heard))


def test_cards_dealt_in_one_frame_make_one_sound(audio: Audio, stage: Stage) -> None:
    for _ in range(20):
        audio.play(Sound.DEAL)
    assert len(stage.heard) == 1


def test_a_slow_deal_is_heard_card_by_card(audio: Audio, stage: Stage) -> None:
    for _ in range(20):
        audio.play(Sound.DEAL)
        audio.update(0.07)
    assert len(stage.heard) == 20


def test_a_sound_does_not_hold_back_another(audio: Audio, stage: Stage) -> None:
    audio.play(Sound.BUTTON)
    audio.play(Sound.CURTAIN)
    assert files_heard(audio, stage) == ["button.ogg", "curtain.ogg"]


def test_a_sound_is_dropped_when_all_channels_are_busy(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda: None)
    audio.play(Sound.BUTTON)
    assert audio._last_heard == {}


@pytest.mark.parametrize(
    ("pan", "sides"), [(-1.0, (1.0, 0.0)), (0.0, (1.0, 1.0)), (0.5, (0.5, 1.0))]
)
def test_pan_turns_down_the_far_side_only(
    audio: Audio, stage: Stage, pan: float, sides: tuple[float, float]
) -> None:
    audio.play(Sound.LOCK, pan=pan)
    assert stage.sides == [sides]


@pytest.mark.parametrize("limit", [1, 4, 7, 8, 12, 25, 40])
def test_tally_ticks_rise_to_the_top_exactly_at_the_limit(limit: int) -> None:
    steps = [tally_step(count, limit) for count in range(1, limit + 3)]
    top = Sound.TALLY_TICK.takes - 1
    assert steps == sorted(steps)
    assert steps[limit - 1 :] == [top, top, top]
    assert limit < 8 or steps[0] == 0
    assert limit > 8 or limit == 1 or steps[limit - 2] < top


def test_two_columns_growing_together_are_both_heard(audio: Audio, stage: Stage) -> None:
    audio.tally_tick(2, 8)
    audio.tally_tick(5, 8)
    assert files_heard(audio, stage) == ["tally_tick_2.ogg", "tally_tick_5.ogg"]


def test_master_and_effects_volumes_are_heard_at_once(audio: Audio, stage: Stage) -> None:
    audio.volumes = Volumes(1.0, 1.0, 0.0)
    audio.play(Sound.BUST)
    assert stage.heard[0].get_volume() == pytest.approx(1.0, abs=0.01)
    audio.volumes = Volumes(0.5, 1.0, 1.0)
    assert stage.heard[0].get_volume() == pytest.approx(0.25, abs=0.01)
    audio.volumes = replace(audio.volumes, effects=0.0)
    assert stage.heard[0].get_volume() == 0.0


def test_music_volume_is_its_own_and_applied_at_once(audio: Audio) -> None:
    audio.volumes = Volumes(1.0, 0.0, 1.0)
    audio.music(Piece.TITLE)
    for _ in range(100):
        audio.update(0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)
    audio.volumes = Volumes(1.0, 1.0, 0.5)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.02)


def test_music_steps_back_for_the_win_phrase_and_returns(audio: Audio, stage: Stage) -> None:
    audio.volumes = Volumes(1.0, 1.0, 1.0)
    audio.music(Piece.TITLE)
    for _ in range(100):
        audio.update(0.1)
    audio.play(Sound.WIN)
    for _ in range(20):
        audio.update(0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(DUCKED, abs=0.05)
    for _ in range(50):
        audio.update(0.1)
    assert pygame.mixer.music.get_volume() == pytest.approx(1.0, abs=0.02)


def test_music_fades_in_from_silence_and_ends_after_fading_out(audio: Audio) -> None:
    audio.music(Piece.TITLE)
    audio.update(0.01)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() < 0.05
    audio.music(None)
    for _ in range(100):
        audio.update(0.1)
    assert not pygame.mixer.music.get_busy()


def test_a_change_of_piece_fades_through_silence(audio: Audio) -> None:
    audio.volumes = Volumes(1.0, 1.0, 1.0)
    audio.music(Piece.TITLE)
    for _ in range(100):
        audio.update(0.05)
    audio.music(Piece.RESULTS)
    levels = []
    for _ in range(200):
        audio.update(0.05)
        levels.append(pygame.mixer.music.get_volume())
    assert min(levels) < 0.05
    assert levels[-1] == pytest.approx(1.0, abs=0.02)


def test_points_of_further_cards_rise_and_stay_at_the_top(audio: Audio, stage: Stage) -> None:
    for card in range(10):
        audio.score(card)
        audio.update(1.0)
    assert files_heard(audio, stage) == [*Sound.SCORE.files, *[Sound.SCORE.files[-1]] * 2]


def heard_phrases(audio: Audio, tension: float, bars: int) -> list[str]:
    """The phrases that are queued at a tension, one after the other, whatever time it is."""
    audio.volumes = Volumes(1.0, 1.0, 1.0)
    audio.tension(tension)
    audio.music(Piece.TABLE)
    heard = []
    for _ in range(bars):
        audio.update(0.05)
        heard += [file for file, sound in audio._loaded.items() if sound is audio._music._last]
        pygame.mixer.Channel(PHRASE_CHANNEL).stop()
    return heard


@pytest.mark.parametrize(("tension", "mood"), [(0.0, "calm"), (0.5, "lively"), (0.9, "tense")])
def test_phrases_follow_the_tension_of_the_table(audio: Audio, tension: float, mood: str) -> None:
    heard = heard_phrases(audio, tension, 12)
    assert set(heard) <= {f"music_{mood}_{take + 1}.ogg" for take in range(TAKES)}
    assert len(set(heard)) > 3
    assert mood_of(tension) == mood


@pytest.mark.parametrize(("tension", "other"), [(0.0, 0.5), (0.5, 0.9), (0.9, 0.0)])
def test_a_mood_tells_eight_phrases_before_one_comes_again(
    audio: Audio, tension: float, other: float
) -> None:
    """Also when another mood comes between. A bar of the sea alone leaves the last as it was."""
    first = heard_phrases(audio, tension, 3)
    heard_phrases(audio, other, 4)
    told = [phrase for phrase, _ in groupby(first + heard_phrases(audio, tension, 12))]
    assert len(set(told[:8])) == 8


def test_the_next_phrase_waits_in_the_queue_of_the_one_before(audio: Audio) -> None:
    audio.music(Piece.TABLE)
    audio.update(0.05)
    audio.update(0.05)
    channel = pygame.mixer.Channel(PHRASE_CHANNEL)
    assert channel.get_busy()
    assert channel.get_queue() is not None


def test_effects_never_take_the_channel_of_the_phrases(audio: Audio) -> None:
    for _ in range(40):
        audio.play(Sound.WIN)
        audio.update(1.1)
    assert pygame.mixer.Channel(PHRASE_CHANNEL).get_sound() is None


def test_nothing_new_starts_while_paused(audio: Audio, stage: Stage) -> None:
    audio.pause()
    audio.music(Piece.TITLE)
    audio.update(1.0)
    audio.play(Sound.BUTTON)
    assert stage.heard == []
    assert not pygame.mixer.music.get_busy()
    audio.resume()
    audio.play(Sound.BUTTON)
    assert len(stage.heard) == 1


@pytest.mark.parametrize("call", EVERY_CALL.values(), ids=EVERY_CALL.keys())
def test_without_a_device_every_call_is_silent(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = Audio()
    audio.start()
    assert audio.silence
    call(audio)
    audio.update(0.1)
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("call", EVERY_CALL.values(), ids=EVERY_CALL.keys())
def test_every_call_is_safe_before_the_start_and_after_the_mixer_was_closed(call: Call) -> None:
    audio = Audio()
    call(audio)
    audio.start()
    audio.play(Sound.BUTTON)
    pygame.mixer.quit()
    call(audio)
    audio.update(0.1)
    assert pygame.mixer.get_init() is None


def test_after_a_stop_it_can_start_again(audio: Audio, stage: Stage) -> None:
    audio.play(Sound.BUTTON)
    audio.stop()
    audio.update(1.0)
    audio.play(Sound.BUTTON)
    assert len(stage.heard) == 1
    audio.start()
    audio.play(Sound.BUTTON)
    assert len(stage.heard) == 2


def test_missing_and_damaged_files_are_noted_once_and_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, stage: Stage
) -> None:
    (tmp_path / "button.ogg").write_bytes(b"not a sound")
    audio = Audio(tmp_path)
    audio.start()
    audio.music(Piece.TITLE)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            audio.play(Sound.BUTTON)
            audio.play(Sound.WIN)
            audio.update(2.0)
    audio.stop()
    assert stage.heard == []
    named = [
        file
        for record in caplog.records
        for file in ("button", "win", "music_title")
        if f"{file}.ogg" in record.getMessage()
    ]
    assert sorted(named) == ["button", "music_title", "win"]
