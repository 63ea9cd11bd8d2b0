"""The coach's pages can be read: nothing cut, covered or outside, in any size and language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game.ai.five211.coaching.coach import Five211Hint
from game.core.languages import PSEUDO_LANGUAGE
from game.core.rng import Rng
from game.kits.five211.kit import FIVE211
from scenes.coach.coaching import HintScene
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine import i18n
from scenes.engine.scene import Scene
from scenes.engine.theme import Comfort
from scenes.games.five211.coach.coach_pages import COACH_PAGES, Five211HintPage
from scenes.host import Host
from tests.driver import Driver
from tests.scenes.menus.evening import laid, new_host, played_out
from tests.scenes.menus.legibility import layout_problems, record_cuts

pytestmark = pytest.mark.usefixtures("display")

SIZES = [(960, 540), (1280, 720), (1680, 720)]
VOICES = [(i18n.SOURCE_LANGUAGE, 1.0), (i18n.SOURCE_LANGUAGE, 2.0), (PSEUDO_LANGUAGE, 2.0)]


def hint_scene(host: Host) -> Scene:
    thinking = Five211Hint(laid(host, 3).view(0), Rng(1, "hint"))
    while not thinking.step():
        pass
    return HintScene(Five211HintPage(thinking.hint), lambda _play: None, private=False)


def what_if_scene(host: Host) -> Scene:
    session = played_out(host, 5)
    return WhatIfScene(session, 0, FIVE211, COACH_PAGES)


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    i18n.install(i18n.SOURCE_LANGUAGE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), VOICES)
@pytest.mark.parametrize("make", [hint_scene, what_if_scene])
def test_nothing_is_cut_or_covered_or_outside(
    make: Callable[[Host], Scene],
    language: str,
    scale: float,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = new_host()
    scene = make(host)
    i18n.install(language)
    cuts = record_cuts(monkeypatch)
    player = Driver(scene, size, Comfort(text_scale=scale, reduced_motion=True))
    assert layout_problems(player) == []
    assert cuts == []
    player.close()
