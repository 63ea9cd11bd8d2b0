from collections.abc import Iterator
from itertools import chain, count, repeat

import pygame
import pytest
from pygame import Rect, Surface

from scenes.engine import boards as boards_module
from scenes.engine.app import FOCUSED_RATE, App
from scenes.engine.boards import Ground, Region
from scenes.engine.painter import Painter
from scenes.engine.scene import BareScene
from scenes.engine.sprites import SpriteStore
from scenes.engine.text import Typesetter
from scenes.engine.theme import Theme
from tests.driver import Driver

RED, GREEN, BLUE = "#FF0000", "#00FF00", "#0000FF"
LEFT, RIGHT, ACROSS = Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(5, 0, 20, 10)


@pytest.fixture
def painter(display: Surface) -> Painter:
    target = Surface((40, 20))
    return Painter(target, SpriteStore((40, 20)), Typesetter(), Theme())


def ground(layer: Painter) -> None:
    layer.fill(BLUE)


class Patch:
    """A region that counts how often it was drawn."""

    def __init__(self, area: Rect, colour: str = RED) -> None:
        self.area, self.colour, self.drawn = area, colour, 0

    def region(self, version: int) -> Region:
        return Region(self.area, version, self._draw)

    def _draw(self, painter: Painter) -> None:
        self.drawn += 1
        painter.box(Rect(self.area.left, 0, 40, 4), self.colour)


def test_region_is_drawn_again_only_when_its_own_version_changes(painter: Painter) -> None:
    one, other = Patch(LEFT), Patch(RIGHT)
    for version in (1, 1, 2):
        painter.board("table", Ground(0, ground), [one.region(version), other.region(1)])
    assert (one.drawn, other.drawn) == (2, 1)


def test_region_is_cut_off_at_its_area_and_stands_on_the_ground(painter: Painter) -> None:
    painter.board("table", Ground(0, ground), [Patch(LEFT).region(1)])
    assert painter.target.get_at((2, 2)) == pygame.Color(RED)
    assert painter.target.get_at((2, 8)) == pygame.Color(BLUE)
    assert painter.target.get_at((12, 2)) == pygame.Color(BLUE)


def test_changed_region_takes_along_those_that_share_its_ground(painter: Painter) -> None:
    one, across = Patch(LEFT), Patch(ACROSS, GREEN)
    for version in (1, 2):
        painter.board("table", Ground(0, ground), [one.region(version), across.region(1)])
    assert painter.target.get_at((7, 2)) == pygame.Color(GREEN)


def test_changed_region_wipes_nothing_off_its_neighbours(painter: Painter) -> None:
    one = Patch(LEFT)
    for version in (1, 2):
        bare = Region(ACROSS, version, lambda _painter: None)
        painter.board("table", Ground(0, ground), [one.region(1), bare])
    assert painter.target.get_at((7, 2)) == pygame.Color(RED)


def test_new_ground_draws_every_region(painter: Painter) -> None:
    patch = Patch(LEFT)
    for version in (1, 2):
        painter.board("table", Ground(version, ground), [patch.region(1)])
    assert patch.drawn == 2


NOON, NIGHT = "#FFFFFF", "#203040"


def cloth(light: str) -> Ground:
    return Ground("cloth", lambda layer: layer.fill(light), light)


def show_until_finished(painter: Painter, light: str, states: Iterator[list[Region]]) -> int:
    """Frames until the new light has come; each is wholly in the old light or in the new one."""
    boards = painter._layers.boards
    for frame in count(1):
        boards.is_unfinished = False
        painter.board("table", cloth(light), next(states))
        corners = {tuple(painter.target.get_at((39, y))) for y in range(20)}
        assert len(corners) == 1, "half a light"
        if not boards.is_unfinished:
            return frame
    raise AssertionError


@pytest.fixture
def small_bands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards_module, "PIXELS_IN_A_BAND", 100)


@pytest.mark.usefixtures("small_bands")
def test_another_light_comes_at_once_after_some_frames(painter: Painter) -> None:
    one, other = Patch(LEFT), Patch(ACROSS, GREEN)
    regions = [one.region(1), other.region(1)]
    painter.board("table", cloth(NOON), regions)
    frames = show_until_finished(painter, NIGHT, repeat(regions))
    bands, surfaces = 40 * 20 // 100, 2
    assert frames == surfaces + bands + 1
    come = painter.target.copy()
    fresh = Painter(Surface((40, 20)), painter.store, painter.typesetter, painter.theme)
    fresh.board("table", cloth(NIGHT), regions)
    assert pygame.image.tobytes(come, "RGB") == pygame.image.tobytes(fresh.target, "RGB")


@pytest.mark.usefixtures("small_bands")
def test_what_blinks_while_the_light_changes_is_left_as_it_is_after_it(painter: Painter) -> None:
    tall = Rect(0, 0, 10, 20)
    opened = Region(tall, "open", lambda layer: layer.box(tall, RED))
    closed = Region(tall, "closed", lambda layer: layer.box(tall, GREEN))
    painter.board("table", cloth(NOON), [opened])
    blinking = chain([[opened]], [[closed]] * 3, repeat([opened]))
    show_until_finished(painter, NIGHT, blinking)
    column = {tuple(painter.target.get_at((5, y))) for y in range(20)}
    assert column == {tuple(pygame.Color(RED))}


@pytest.mark.usefixtures("small_bands")
def test_a_changed_ground_does_not_wait_for_the_light(painter: Painter) -> None:
    painter.board("table", cloth(NOON), [])
    painter.board("table", cloth(NIGHT), [])
    painter.board("table", Ground(2, ground), [])
    assert painter.target.get_at((39, 19)) == pygame.Color(BLUE)
    assert not painter._layers.boards.coming


class Quiet(BareScene):
    """Counts its steps and can pretend to think, or to move slowly."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0
        self.passed = 0.0
        self.thinks = False
        self.moves_every = 0.0

    @property
    def at_work(self) -> bool:
        return self.thinks

    @property
    def pace(self) -> float:
        return self.moves_every

    def update(self, dt: float) -> None:
        self.steps += 1
        self.passed += dt
        self.dirty = bool(self.moves_every)


def steps_in_a_second(app: App, scene: Quiet) -> int:
    before = scene.steps
    for _ in range(FOCUSED_RATE):
        app.pass_time(1 / FOCUSED_RATE)
    return scene.steps - before


@pytest.mark.parametrize("thinks", [False, True])
def test_only_a_quiet_screen_without_work_takes_few_steps(thinks: bool) -> None:
    scene = Quiet()
    driver = Driver(scene)
    steps_in_a_second(driver.app, scene)
    scene.thinks = thinks
    steps_in_a_second(driver.app, scene)
    assert steps_in_a_second(driver.app, scene) == (FOCUSED_RATE if thinks else 5)
    driver.close()


def test_slowly_moving_screen_takes_no_more_steps_than_it_needs() -> None:
    scene = Quiet()
    scene.moves_every = 0.095
    driver = Driver(scene)
    for _ in range(2):
        steps_in_a_second(driver.app, scene)
    before = scene.passed
    assert steps_in_a_second(driver.app, scene) == 10
    assert scene.passed - before == pytest.approx(1.0, abs=0.02)
    driver.close()


def test_touch_after_a_rest_begins_at_its_own_moment() -> None:
    scene = Quiet()
    driver = Driver(scene)
    for _ in range(3):
        steps_in_a_second(driver.app, scene)
    for _ in range(5):
        driver.app.pass_time(1 / FOCUSED_RATE)
    before = scene.passed
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    driver.app.pass_time(1 / FOCUSED_RATE)
    assert scene.passed - before == pytest.approx(1 / FOCUSED_RATE)
    driver.close()


def test_touched_screen_answers_in_the_next_step() -> None:
    scene = Quiet()
    driver = Driver(scene)
    for _ in range(3):
        steps_in_a_second(driver.app, scene)
    driver.app.pass_time(1 / FOCUSED_RATE)
    before = scene.steps
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    driver.app.pass_time(1 / FOCUSED_RATE)
    assert scene.steps == before + 1
    driver.close()
