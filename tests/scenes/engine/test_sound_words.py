"""Sounds that mean something can be read as well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from scenes.engine.audio import Audio, Sound
from tests.ui.house import House


@pytest.fixture
def house(kododo_home: object) -> Iterator[House]:
    made = House()
    yield made
    made.close()


def test_sound_is_told_even_where_no_device_is() -> None:
    heard: list[Sound] = []
    audio = Audio()
    audio.on_play = heard.append
    audio.play(Sound.BUST)
    assert heard == [Sound.BUST]


def test_its_words_stand_for_a_moment_and_only_for_who_wants_them(house: House) -> None:
    sounds = house.app.sounds  # type: ignore[attr-defined]
    house.host.audio.on_play(Sound.SHIP_BELL)
    assert sounds.text == ""
    house.host.change(replace(house.host.settings, sound_captions=True))
    house.host.audio.on_play(Sound.CARD_SLIDE)
    assert sounds.text == "", "it goes along with what is seen"
    house.host.audio.on_play(Sound.SHIP_BELL)
    assert sounds.text == "Ship bell"
    house.run(0.5)
    assert sounds._alpha.value == 1
    house.run(4.0)
    assert sounds._alpha.value == 0
