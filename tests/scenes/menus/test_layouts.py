from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.app.people.achievements_list import standings_of
from game.core.languages import PSEUDO_LANGUAGE
from game.rules.five211.options import Five211Options, Variant
from scenes.engine import i18n
from scenes.engine.scene import Scene
from scenes.engine.theme import Comfort
from scenes.games.five211.kit import FIVE211
from scenes.host import Host
from scenes.screens.crash import CrashScene
from scenes.screens.day.day_scene import DayScene
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.options_scene import OptionsScene
from scenes.screens.pause import PauseScene, SeatsScene
from scenes.screens.profile.numbers_scene import NumbersScene
from scenes.screens.profile.profile_scene import PeopleScene, ProfileScene
from scenes.screens.profile.rewards import RewardsScene
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.rulebook import Leaf, RulesScene
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.shuffle_seal import ProofScene
from scenes.screens.title import TitleScene
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, laid, new_host, played_out
from tests.scenes.menus.legibility import layout_problems, record_cuts
from tests.scenes.menus.reviewing import review_of

pytestmark = pytest.mark.usefixtures("display")

SIZES = [(960, 540), (960, 720), (1680, 720)]
VOICES = [
    (i18n.SOURCE_LANGUAGE, 1.0),
    (i18n.SOURCE_LANGUAGE, 1.3),
    (PSEUDO_LANGUAGE, 1.0),
    (PSEUDO_LANGUAGE, 2.0),
]


def nothing() -> None:
    pass


def rules_at(leaf: Leaf) -> Callable[[Host], Scene]:
    def make(host: Host) -> Scene:
        options = Five211Options(5, Variant.LONG, closed_scores=True)
        scene = RulesScene(FIVE211, options, host=host)
        scene.leaf = leaf
        return scene

    return make


SCENES: dict[str, Callable[[Host], Scene]] = {
    "title": lambda host: TitleScene(host, StubTable),
    "set-up": lambda host: SetUpScene(host, StubTable),
    "options": OptionsScene,
    "profile": ProfileScene,
    "people": PeopleScene,
    "numbers": NumbersScene,
    "rewards": lambda host: RewardsScene(host, standings_of(host.player)),
    "look back": review_of,
    "day": lambda host: DayScene(host, StubTable),
    "rules": rules_at(Leaf.RULES),
    "worked rounds": rules_at(Leaf.WORKED),
    "first times": rules_at(Leaf.EXPLAINED),
    "keys": lambda _host: KeysScene(FIVE211.key_words()),
    "pause": lambda host: PauseScene(host, laid(host), 0, nothing),
    "seats": lambda host: SeatsScene(host, laid(host)),
    "log": lambda host: LogScene(match_lines(played_out(host), 0)),
    "results": lambda host: ResultsScene(host, played_out(host, 5), StubTable),
    "results of a long game": lambda host: ResultsScene(
        host, played_out(host, 2, "long"), StubTable
    ),
    "proof": lambda host: ProofScene(played_out(host).match.log.header),
    "crash": lambda _host: CrashScene(Path("/home/ana/report.txt"), nothing, lambda: True),
}


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    yield
    i18n.install(i18n.SOURCE_LANGUAGE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "scale"), VOICES)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_or_covered_or_outside(
    scene: str,
    language: str,
    scale: float,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = new_host()
    i18n.install(language)
    cuts = record_cuts(monkeypatch)
    player = Driver(SCENES[scene](host), size, Comfort(text_scale=scale, reduced_motion=True))
    assert layout_problems(player) == []
    assert cuts == []
    player.close()
