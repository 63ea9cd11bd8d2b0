from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, count, repeat
from typing import Self

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from scenes.engine.app import FOCUSED_RATE, RESTING_RATE, App
from scenes.engine.drawing import boards as boards_module
from scenes.engine.drawing.boards import Ground, Patchwork, Region, gathered
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.scene import BareScene
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


def test_region_that_becomes_smaller_leaves_nothing_where_it_was(painter: Painter) -> None:
    for version, area in ((1, ACROSS), (2, LEFT)):
        painter.board("table", Ground(0, ground), [Patch(area).region(version)])
    assert painter.target.get_at((12, 2)) == pygame.Color(BLUE)


def test_new_ground_draws_every_region(painter: Painter) -> None:
    patch = Patch(LEFT)
    for version in (1, 2):
        painter.board("table", Ground(version, ground), [patch.region(1)])
    assert patch.drawn == 2


def test_regions_that_share_ground_and_change_at_once_are_drawn_once(painter: Painter) -> None:
    one, across = Patch(LEFT), Patch(ACROSS, GREEN)
    for version in (1, 2):
        painter.board("table", Ground(0, ground), [one.region(version), across.region(version)])
    assert (one.drawn, across.drawn) == (2, 2)


def test_new_ground_is_drawn_on_the_surfaces_of_the_old_one(painter: Painter) -> None:
    boards, patch = painter._layers.boards, Patch(LEFT)
    painter.board("table", Ground(0, ground), [patch.region(1)])
    before = boards.shown["table"]
    painter.board("table", Ground(1, lambda layer: layer.fill(GREEN)), [])
    after = boards.shown["table"]
    assert (after.bare, after.full) == (before.bare, before.full)
    assert painter.target.get_at((2, 2)) == pygame.Color(GREEN)


def test_areas_that_share_ground_are_gathered_as_far_as_that_saves_something() -> None:
    wide, below, corner = Rect(0, 0, 900, 300), Rect(0, 250, 900, 300), Rect(890, 0, 300, 900)
    inside, apart = Rect(10, 10, 50, 50), Rect(2000, 0, 10, 10)
    assert gathered([inside, wide, apart]) == [wide, apart]
    assert gathered([wide, below]) == [Rect(0, 0, 900, 550)]
    assert gathered([wide, corner]) == [wide, corner]


@given(st.lists(st.builds(Rect, *[st.integers(1, 400)] * 4), max_size=6))
def test_gathered_areas_cover_all_that_was_stale(areas: list[Rect]) -> None:
    found = gathered(areas)
    assert all(any(great.contains(area) for great in found) for area in areas)
    assert len(found) <= len(areas)


AROUND, HERE, THERE = Rect(0, 0, 40, 10), Rect(2, 2, 4, 4), Rect(30, 2, 4, 4)


@dataclass(frozen=True)
class Colours(Patchwork):
    """Of two patches."""

    here: str | None
    there: str | None
    whole: int = 0

    def changed_since(self, before: Self) -> list[Rect]:
        if self.whole != before.whole:
            return []
        pairs = ((HERE, self.here, before.here), (THERE, self.there, before.there))
        return [area for area, now, then in pairs if now != then]


def patched(here: str | None, there: str | None, whole: int = 0) -> Region:
    """Two patches on a glass: where that was drawn twice it is darker."""

    def draw(layer: Painter) -> None:
        layer.box(AROUND, "#808080", alpha=128)
        for area, colour in ((HERE, here), (THERE, there)):
            if colour is not None:
                layer.box(area, colour)

    return Region(AROUND, Colours(here, there, whole), draw)


def seen(painter: Painter, *regions: Region) -> bytes:
    for region in regions:
        painter.board("table", Ground(0, ground), [region])
    return pygame.image.tobytes(painter.target, "RGB")


@pytest.mark.parametrize("here", [RED, GREEN, None])
@pytest.mark.parametrize("there", [RED, GREEN, None])
def test_region_of_which_a_patch_has_changed_is_as_if_drawn_anew(
    painter: Painter, here: str | None, there: str | None
) -> None:
    changed = seen(painter, patched(RED, RED), patched(here, there))
    fresh = Painter(Surface((40, 20)), painter.store, painter.typesetter, painter.theme)
    assert changed == seen(fresh, patched(here, there))


def test_only_the_patches_that_differ_are_drawn_again() -> None:
    first = patched(RED, RED)
    assert patched(GREEN, RED).stale_since(first) == [HERE]
    assert patched(GREEN, GREEN).stale_since(first) == [HERE, THERE]
    assert patched(RED, RED, whole=1).stale_since(first) == [AROUND]
    assert patched(RED, RED).stale_since(replace(first, version=None)) == [AROUND]


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


@pytest.mark.usefixtures("small_bands")
def test_light_waits_while_something_else_on_the_board_changes(painter: Painter) -> None:
    one = Patch(LEFT)
    painter.board("table", cloth(NOON), [one.region(0)])
    for version in range(1, 30):
        painter.board("table", cloth(NIGHT), [one.region(version)])
    assert painter.target.get_at((39, 19)) == pygame.Color(NOON)
    show_until_finished(painter, NIGHT, repeat([one.region(29)]))
    assert painter.target.get_at((39, 19)) == pygame.Color(NIGHT)


@pytest.mark.usefixtures("small_bands")
def test_idle_frames_have_the_surfaces_for_another_light_ready(painter: Painter) -> None:
    regions = [Patch(LEFT).region(1)]
    painter.board("table", cloth(NOON), regions)
    for _idle_frame in range(5):
        painter._layers.boards.make_ready()
    bands = 40 * 20 // 100
    assert show_until_finished(painter, NIGHT, repeat(regions)) == bands + 1


@pytest.mark.usefixtures("small_bands")
def test_another_screen_keeps_no_surfaces_for_a_light_that_it_does_not_have(
    painter: Painter,
) -> None:
    boards = painter._layers.boards
    painter.board("table", cloth(NOON), [])
    boards.make_ready()
    painter.board("title", Ground(0, ground), [])
    boards.make_ready()
    assert not boards.spare
    assert painter.has_board("table", cloth(NIGHT))
    assert not painter.has_board("table", Ground(0, ground))


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


def test_a_screen_at_rest_looks_less_often_for_a_touch_until_there_is_one() -> None:
    scene = Quiet()
    driver = Driver(scene)
    for _ in range(3):
        steps_in_a_second(driver.app, scene)
    assert driver.app.rate == RESTING_RATE
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a"))
    driver.app.pass_time(1 / RESTING_RATE)
    assert driver.app.rate == FOCUSED_RATE
    driver.close()


def test_a_slowly_moving_screen_keeps_its_pace() -> None:
    scene = Quiet()
    scene.moves_every = 0.05
    driver = Driver(scene)
    for _ in range(2):
        steps_in_a_second(driver.app, scene)
    assert driver.app.rate == FOCUSED_RATE
    driver.close()
