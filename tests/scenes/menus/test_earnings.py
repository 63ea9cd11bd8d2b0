import pygame
import pytest

from game.ai.ladder import Level
from game.app.people.achievements_list import AchievementProgress
from game.app.people.earned import earned_in
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.five211.own_session import Five211Session
from scenes.host import Host
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.results.standing_rows import ReachedLevel
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, laid, new_host

pytestmark = pytest.mark.usefixtures("display")


def finished_by_ana(host: Host) -> Five211Session:
    """A game that Ana has played from its first card to the last."""
    session = laid(host)
    while session.outcome is None:
        while session.think():
            pass
        if session.outcome is None:
            session.submit(0, session.view(0).legal[0])
    return session


@pytest.mark.parametrize("reduced", [True, False])
def test_everything_that_a_game_earned_is_lit_on_its_results(*, reduced: bool) -> None:
    host = new_host()
    session = finished_by_ana(host)
    scene = ResultsScene(host, session, StubTable)
    player = Driver(scene, (960, 540), Comfort(reduced_motion=reduced))
    player.run_until(lambda: scene._earned._is_counted and scene._timeline.idle)
    person = host.people.called("Ana")
    assert person is not None
    earned = earned_in(person, session.header.seal)
    assert [_name(each) for each in earned.houses] == [each.name for each in scene._street.awards]
    assert "First evening" in [each.name for each in scene._street.awards]
    assert {each.share for each in scene._street.awards} == {1.0}


def _name(standing: AchievementProgress) -> str:
    return standing.achievement.name


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_no_button_moves_for_what_was_earned(scale: float) -> None:
    host = new_host()
    scene = ResultsScene(host, finished_by_ana(host), StubTable)
    player = Driver(scene, (1280, 720), Comfort(text_scale=scale))
    before = dict(scene.targets())
    player.run_until(lambda: scene._earned._is_counted)
    scene._levels = [ReachedLevel("Level up: regular", Level.REGULAR)]
    scene.rebuild()
    assert dict(scene.targets()) == before


def test_any_press_ends_what_is_being_lit() -> None:
    host = new_host()
    scene = ResultsScene(host, finished_by_ana(host), StubTable)
    player = Driver(scene, (960, 540), Comfort())
    player.run_until(lambda: any(0 < each.share < 1 for each in scene._street.awards))
    player.press(Action.RIGHT)
    assert {each.share for each in scene._street.awards} == {1.0}


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (960, 720)])
def test_no_plaque_and_no_row_leaves_the_window(scale: float, size: tuple[int, int]) -> None:
    host = new_host()
    scene = ResultsScene(host, finished_by_ana(host), StubTable)
    player = Driver(scene, size, Comfort(reduced_motion=True, text_scale=scale))
    player.run_until(lambda: scene._earned._is_counted)
    player.run(0.2)
    window = pygame.Rect((0, 0), size)
    plaques = [spot.plaque.place for spot in scene._street._spots if spot.plaque is not None]
    assert len(plaques) == len(scene._street.awards) > 0
    assert all(window.contains(place) for place in plaques)
    shown = [place for name, place in scene.targets().items() if name != "body"]
    assert all(window.contains(place) for place in shown)
