from collections.abc import Callable, Iterator

import pygame
import pytest

from scenes.engine.app import FOCUSED_RATE, MINIMISED_RATE, UNFOCUSED_RATE
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action, Device, Input, Press
from scenes.engine.scene import BareScene, Scene, Stage, Transition
from scenes.engine.theme import Comfort, Style
from scenes.engine.window import (
    MINIMUM_SIZE,
    GameWindow,
    NoDisplay,
    Placement,
    good_size,
    is_on_screen,
    open_window,
    smallest_size,
)
from tests.driver import FRAME, Driver

Diary = list[str]


class Page(BareScene):
    """A page of one colour that writes down what happens to it."""

    def __init__(self, name: str, diary: Diary, colour: str = "#000000") -> None:
        super().__init__()
        self.name, self.diary, self.colour = name, diary, colour
        self.inputs: list[Input] = []
        self.passed = 0.0
        self.drawn = 0
        self.on_confirm: Callable[[], None] | None = None

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.diary.append(f"{self.name} enters")

    def leave(self) -> None:
        self.diary.append(f"{self.name} leaves")

    def pause(self) -> None:
        self.diary.append(f"{self.name} pauses")

    def resume(self) -> None:
        super().resume()
        self.diary.append(f"{self.name} resumes")

    def blur(self) -> None:
        self.diary.append(f"{self.name} is covered")

    def handle(self, event: Input) -> None:
        self.inputs.append(event)
        pressed = isinstance(event, Press) and event.is_down(Action.CONFIRM)
        if pressed and self.on_confirm is not None:
            self.on_confirm()

    def update(self, dt: float) -> None:
        self.passed += dt

    def draw(self, painter: Painter) -> None:
        self.drawn += 1
        painter.fill(self.colour)


class Note(Page):
    overlay = True

    def draw(self, painter: Painter) -> None:
        self.drawn += 1
        painter.text(self.name, Style.BODY, (600, 300))


@pytest.fixture
def diary() -> Diary:
    return []


@pytest.fixture
def page(diary: Diary) -> Page:
    return Page("page", diary, "#FFFFFF")


@pytest.fixture
def driver(page: Page, diary: Diary) -> Iterator[Driver]:
    driver = Driver(page)
    diary.clear()
    yield driver
    driver.close()


def pixel(driver: Driver) -> int:
    return driver.app.window.surface.get_at((40, 40)).r


def test_push_pauses_and_pop_resumes(driver: Driver, diary: Diary) -> None:
    driver.app.push(Page("next", diary))
    driver.run(0.1)
    driver.app.pop()
    driver.run(0.1)
    assert diary == ["page pauses", "next enters", "next leaves", "page resumes"]


def test_replace_leaves_before_it_enters(driver: Driver, diary: Diary) -> None:
    driver.app.replace(Page("next", diary))
    driver.run(0.1)
    assert diary == ["page leaves", "next enters"]


def test_restart_leaves_every_scene_from_the_top(driver: Driver, diary: Diary) -> None:
    driver.app.push(Page("second", diary))
    driver.run(0.1)
    diary.clear()
    driver.app.restart(Page("first", diary))
    driver.run(0.1)
    assert diary == ["second leaves", "page leaves", "first enters"]


def test_going_back_leaves_everything_above_and_enters_nothing(
    driver: Driver, diary: Diary, page: Page
) -> None:
    for name in ("second", "third"):
        driver.app.push(Page(name, diary))
    driver.run(0.1)
    diary.clear()
    driver.app.go_back_to(page)
    driver.run(0.1)
    assert diary == ["third leaves", "second leaves", "page resumes"]


def test_changes_wait_for_the_next_frame(driver: Driver, diary: Diary, page: Page) -> None:
    driver.app.push(Page("next", diary))
    assert driver.scene is page
    driver.app.step(FRAME)
    assert driver.scene is not page


def test_popping_the_last_scene_ends_the_app(driver: Driver) -> None:
    driver.app.pop()
    driver.run(0.1)
    assert not driver.app.running


def test_input_after_a_change_in_the_same_frame_goes_to_the_new_scene(
    driver: Driver, diary: Diary, page: Page
) -> None:
    second = Page("next", diary)
    page.on_confirm = lambda: page.stage.push(second)
    for _ in range(2):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            event = {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}
            pygame.event.post(pygame.event.Event(kind, event))
    driver.run(0.1)
    assert len(page.inputs) == 1
    assert Press(Action.CONFIRM) in second.inputs


def test_new_scene_gets_input_while_the_old_one_fades(driver: Driver, diary: Diary) -> None:
    second = Page("next", diary)
    driver.app.push(second)
    driver.app.step(FRAME)
    driver.hold(pygame.K_SPACE)
    assert Press(Action.CONFIRM) in second.inputs
    assert 0 < pixel(driver) < 255


@pytest.mark.parametrize("transition", [Transition.FADE, Transition.SLIDE])
def test_transition_goes_from_the_old_picture_to_the_new(
    driver: Driver, diary: Diary, transition: Transition
) -> None:
    driver.app.push(Page("next", diary), transition)
    driver.app.step(FRAME)
    levels = [driver.app.window.surface.get_at((1000, 300)).r for _ in range(14) if _step(driver)]
    assert levels == sorted(levels, reverse=True)
    assert levels[-1] == 0


def _step(driver: Driver) -> bool:
    driver.app.step(FRAME)
    return True


def test_a_transition_that_ended_unseen_leaves_nothing_of_the_old_picture(
    driver: Driver, diary: Diary
) -> None:
    note = Note("note", diary)
    driver.app.push(note, Transition.FADE)
    driver.app.step(FRAME)
    driver.app.step(FRAME)
    fading = pixel(driver)
    driver.app.unseen = True
    driver.run(1.0)
    driver.app.unseen = False
    note.dirty = True
    driver.run(FRAME)
    left = pixel(driver)
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    driver.run(FRAME)
    assert fading > left == pixel(driver)


def test_cut_shows_the_new_scene_at_once(driver: Driver, diary: Diary) -> None:
    driver.app.push(Page("next", diary), Transition.CUT)
    driver.app.step(FRAME)
    assert pixel(driver) == 0


def test_reduced_motion_shortens_the_transition(diary: Diary) -> None:
    frames = []
    for comfort in (Comfort(), Comfort(reduced_motion=True)):
        driver = Driver(Page("page", diary), comfort=comfort)
        driver.app.push(Page("next", diary))
        frames.append(driver.run(1.0))
        driver.close()
    assert frames[0] > frames[1] > 1


def test_nothing_is_drawn_unless_something_changed(driver: Driver, page: Page) -> None:
    assert driver.run(1.0) == 0
    page.dirty = True
    assert driver.run(1.0) == 1
    assert page.passed > 2.0


def test_paused_scene_gets_neither_time_nor_input(driver: Driver, diary: Diary, page: Page) -> None:
    driver.app.push(Note("note", diary))
    driver.run(0.1)
    before = page.passed
    driver.press(Action.CONFIRM)
    assert page.passed == before
    assert page.inputs == []


def test_overlay_lies_on_the_dimmed_scene_below(driver: Driver, diary: Diary, page: Page) -> None:
    note = Note("note", diary)
    driver.app.push(note)
    driver.run(0.5)
    assert 60 < pixel(driver) < 160
    drawn = page.drawn
    note.dirty = True
    driver.run(0.1)
    assert page.drawn == drawn, "what lies below an overlay is kept on a layer"


def test_resize_lays_out_every_scene_again(driver: Driver, diary: Diary, page: Page) -> None:
    driver.app.push(Note("note", diary))
    driver.run(0.5)
    drawn = page.drawn
    driver.resize((1600, 900))
    assert driver.app.theme.metrics.size == (1600, 900)
    assert page.drawn == drawn + 1


def test_comfort_is_applied_at_once(driver: Driver) -> None:
    driver.app.set_comfort(Comfort(high_contrast=True))
    assert driver.app.theme.palette.text == "#FFFFFF"
    assert driver.run(0.1) == 1


def test_fullscreen_key_is_for_the_app_and_comes_back(driver: Driver, page: Page) -> None:
    windowed = driver.app.window.size
    driver.press(Action.FULLSCREEN)
    assert driver.app.window.placement.fullscreen
    assert driver.app.window.placement.size == windowed
    driver.press(Action.FULLSCREEN)
    assert driver.app.window.size == windowed
    assert page.inputs == []


def test_background_and_minimised_windows_take_fewer_steps(driver: Driver) -> None:
    rates = [driver.app.rate]
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
        pygame.event.post(pygame.event.Event(kind))
        driver.run(0.05)
        rates.append(driver.app.rate)
    assert rates == [FOCUSED_RATE, UNFOCUSED_RATE, MINIMISED_RATE]


def test_every_scene_is_told_when_the_window_loses_the_focus(driver: Driver, diary: Diary) -> None:
    driver.app.push(Note("note", diary))
    driver.run(0.1)
    diary.clear()
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    driver.run(0.1)
    assert diary == ["page is covered", "note is covered"]


def test_minimised_window_gets_a_last_picture_and_is_not_drawn_after_it(
    driver: Driver, page: Page
) -> None:
    driver.post(pygame.WINDOWMINIMIZED)
    page.dirty = True
    assert driver.run(0.2) == 0
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    assert driver.run(0.2) == 1


@pytest.mark.parametrize("kind", [pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
@pytest.mark.parametrize("back", [pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.KEYDOWN])
def test_time_stands_behind_a_window_that_cannot_be_seen(
    driver: Driver, page: Page, kind: int, back: int
) -> None:
    driver.post(kind)
    before = page.passed
    driver.run(1.0)
    assert page.passed == before
    if back == pygame.KEYDOWN:
        driver.press(Action.DOWN)
    else:
        driver.post(back)
    driver.run(1.0)
    assert page.passed >= before + 0.9


def test_a_window_that_is_gone_stops_nobody_elses_time(driver: Driver, page: Page) -> None:
    other = pygame.Window("other", (320, 200))
    driver.run(0.1)
    other.destroy()
    driver.run(0.1)
    before = page.passed
    driver.run(1.0)
    assert page.passed >= before + 0.9


def test_change_of_device_redraws_the_key_hints(driver: Driver) -> None:
    devices, frames = [], []
    for use in (driver.press, driver.pad, driver.pad):
        before = driver.app.frames_drawn
        use(Action.DOWN)
        devices.append(driver.app.device)
        frames.append(driver.app.frames_drawn - before)
    assert devices == [Device.KEYBOARD, Device.GAMEPAD, Device.GAMEPAD]
    assert frames == [1, 1, 0]


def test_close_button_ends_the_app(driver: Driver) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    driver.run(0.05)
    assert not driver.app.running


def test_window_is_refused_where_nobody_could_see_it() -> None:
    with pytest.raises(NoDisplay, match="no screen"):
        open_window("Kododo")


@pytest.mark.parametrize("desktop", [(1024, 600), (1366, 768), (1920, 1080), (3440, 1440)])
def test_window_opens_in_a_good_size_for_the_screen(desktop: tuple[int, int]) -> None:
    width, height = good_size(desktop)
    assert width / height == pytest.approx(16 / 9, rel=0.01)
    assert (width, height) >= MINIMUM_SIZE
    assert width <= desktop[0]
    assert height <= desktop[1]


@pytest.mark.parametrize("screen", [(800, 600), (640, 480), (854, 480)])
def test_small_screen_shows_the_whole_picture_smaller(screen: tuple[int, int]) -> None:
    """It is drawn as for the smallest window, and a click lands where it was aimed at."""
    opened = good_size(screen)
    assert opened <= screen
    assert is_on_screen(Placement(opened, (0, 0)), [screen])
    window = GameWindow("Kododo", Placement(opened), smallest=smallest_size([screen]))
    width, height = window.size
    assert width >= MINIMUM_SIZE[0]
    assert height >= MINIMUM_SIZE[1]
    assert width / height == pytest.approx(opened[0] / opened[1], rel=0.01)
    assert window.pixel_ratio == pytest.approx(width / opened[0])
    window.surface.fill("#FF0000", (width // 2, height // 2, width, height))
    window.flip()
    shown = window._window.get_surface()
    reds = [shown.get_at((0, 0)).r, shown.get_at((opened[0] - 1, opened[1] - 1)).r]
    window.close()
    assert reds[0] < 5
    assert reds[1] > 250


def test_remembered_place_is_used_only_while_it_is_on_a_screen() -> None:
    screens = [(1920, 1080)]
    assert is_on_screen(Placement((1280, 720), (100, 100)), screens)
    assert not is_on_screen(Placement((1280, 720), (2500, 100)), screens)
    assert not is_on_screen(Placement((2560, 1440), (0, 0)), screens)


def test_bare_scene_has_every_hook_of_a_scene() -> None:
    scene: Scene = BareScene()
    assert scene.targets() == {}
