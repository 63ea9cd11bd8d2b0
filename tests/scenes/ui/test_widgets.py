from collections.abc import Iterator

import pygame
import pytest

from scenes.engine.input.inputs import Action, Device
from scenes.engine.scene import Feedback
from scenes.engine.theme import Comfort
from scenes.ui.button import Button
from scenes.ui.controls.choice import Choice
from scenes.ui.controls.slider import Slider
from scenes.ui.controls.toggle import Toggle
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.ui import Ui
from tests.driver import FRAME, SETTLED, Driver, NotThere
from tests.scenes.ui.gallery import ListScene, MenuScene, OptionsScene

ROOM = 4
"""Pixels between what is written and the ring of the focus beside it."""


@pytest.fixture
def menu() -> MenuScene:
    return MenuScene()


@pytest.fixture
def menu_driver(menu: MenuScene) -> Iterator[Driver]:
    driver = Driver(menu)
    yield driver
    driver.close()


def focus_of(ui: Ui) -> str:
    assert ui.focused is not None
    return ui.focused.name


def test_click_presses_the_button_under_the_pointer(menu_driver: Driver, menu: MenuScene) -> None:
    menu_driver.click("Daily deal")
    assert menu.pressed == ["Daily deal"]
    assert Feedback.PRESS in menu_driver.heard


def test_a_widget_shown_again_under_the_pointer_stays_lit(
    driver: Driver, options: OptionsScene
) -> None:
    name = options.ui.find("high contrast").name
    driver.click(name)
    options.rebuild()
    assert options.ui.find(name).glow.value == 1
    driver.point((2, 2))
    driver.run(SETTLED)
    assert options.ui.find(name).glow.value == 0


def test_touch_presses_a_button(menu_driver: Driver, menu: MenuScene) -> None:
    menu_driver.touch("Quit")
    assert menu.pressed == ["Quit"]


@pytest.mark.parametrize("action", [Action.CONFIRM, Action.PLAY])
def test_focused_button_is_pressed_by_key_and_gamepad(
    menu_driver: Driver, menu: MenuScene, action: Action
) -> None:
    menu_driver.press(action)
    menu_driver.pad(action)
    assert menu.pressed == ["New game", "New game"]


def test_press_slid_off_its_button_does_nothing(menu_driver: Driver, menu: MenuScene) -> None:
    menu_driver.drag(menu_driver.find("Quit").center, (1200, 100))
    assert menu.pressed == []


def test_disabled_button_is_no_target_and_gets_no_focus(
    menu_driver: Driver, menu: MenuScene
) -> None:
    with pytest.raises(NotThere):
        menu_driver.click("Continue")
    menu_driver.click_at(menu.ui.find("Continue").rect.center)
    menu_driver.press(*[Action.NEXT_FOCUS] * 5)
    assert menu.pressed == []
    assert focus_of(menu.ui) == "New game"


def test_arrows_walk_the_menu_and_go_round(menu_driver: Driver, menu: MenuScene) -> None:
    visited = []
    for _ in range(5):
        menu_driver.press(Action.DOWN)
        visited.append(focus_of(menu.ui))
    assert visited == ["Daily deal", "Learn to play", "Options", "Quit", "New game"]
    menu_driver.press(Action.UP)
    assert focus_of(menu.ui) == "Quit"


def test_hover_takes_the_focus_along(menu_driver: Driver, menu: MenuScene) -> None:
    menu_driver.hover("Options")
    assert focus_of(menu.ui) == "Options"


def test_focus_ring_shows_only_for_devices_that_need_it(
    menu_driver: Driver, menu: MenuScene
) -> None:
    def ringed() -> list[str]:
        menu_driver.run(0.1)
        return [each for each in ("Daily deal", "Quit") if menu.ui.find(each).shows_focus]

    menu_driver.press(Action.DOWN)
    assert ringed() == ["Daily deal"]
    menu_driver.hover("Quit")
    assert ringed() == []
    assert menu_driver.app.device is Device.MOUSE


def test_idle_menu_is_not_drawn(menu_driver: Driver) -> None:
    menu_driver.run(1.0)
    assert menu_driver.run(1.0) == 0


@pytest.mark.parametrize("scene", [MenuScene, OptionsScene, ListScene])
def test_tab_reaches_every_widget_and_returns(scene: type[MenuScene]) -> None:
    shown = scene()
    driver = Driver(shown)
    everything = {each.name for each in shown.ui._tree.usable}
    visited = [focus_of(shown.ui)]
    for _ in range(len(everything)):
        driver.press(Action.NEXT_FOCUS)
        visited.append(focus_of(shown.ui))
    driver.close()
    assert set(visited) == everything
    assert visited[0] == visited[-1]


@pytest.mark.parametrize("scene", [MenuScene, OptionsScene, ListScene])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2520, 1080)])
def test_arrows_reach_every_widget(scene: type[MenuScene], size: tuple[int, int]) -> None:
    shown = scene()
    driver = Driver(shown, size)
    reached, edge = {focus_of(shown.ui)}, [focus_of(shown.ui)]
    while edge:
        start = edge.pop()
        for direction in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            shown.ui.focus_on(start)
            shown.ui._go(direction)
            name = focus_of(shown.ui)
            if name not in reached:
                reached.add(name)
                edge.append(name)
    driver.close()
    assert reached == {each.name for each in shown.ui._tree.usable}


def test_toggle_is_switched_by_click_and_by_direction(
    driver: Driver, options: OptionsScene
) -> None:
    driver.click("reduced motion")
    assert options.values["reduced motion"] is True
    driver.press(Action.LEFT)
    assert options.values["reduced motion"] is False


def test_slider_follows_the_pointer_and_stays_in_its_span(
    driver: Driver, options: OptionsScene
) -> None:
    slider = options.ui.find("text size")
    assert isinstance(slider, Slider)
    middle = slider._track.center
    driver.drag((slider._track.left, middle[1]), middle)
    assert options.values["text size"] == pytest.approx(1.5, abs=0.11)
    driver.drag(middle, (1270, middle[1]))
    assert slider.value == 2.0


def test_slider_moves_by_one_step_per_press(driver: Driver, options: OptionsScene) -> None:
    options.ui.focus_on("text size")
    driver.press(Action.RIGHT, Action.RIGHT, Action.LEFT)
    assert options.values["text size"] == pytest.approx(1.1)


def test_choice_steps_both_ways_and_goes_round(driver: Driver, options: OptionsScene) -> None:
    choice = options.ui.find("level")
    driver.click("level")
    chosen = [options.values["level"]]
    driver.click_at((choice.rect.left + 10, choice.rect.centery))
    chosen.append(options.values["level"])
    driver.press(Action.RIGHT, Action.RIGHT)
    chosen.append(options.values["level"])
    assert chosen == ["Sharp", "Keen", "Gentle"]


def test_choice_with_ends_stays_at_them() -> None:
    told: list[int] = []
    choice = Choice("size", (1, 2), 1, told.append).with_ends()
    for direction in (Action.LEFT, Action.RIGHT, Action.RIGHT, Action.LEFT):
        choice.nudge(direction)
    choice.press()
    choice.press()
    assert told == [2, 1, 2]


def test_tooltip_appears_after_a_while_and_goes_with_the_pointer(driver: Driver) -> None:
    driver.hover("reduced motion")
    driver.run(0.3)
    plain = pygame.image.tobytes(driver.app.window.surface, "RGB")
    driver.run(0.5)
    tipped = pygame.image.tobytes(driver.app.window.surface, "RGB")
    assert tipped != plain
    driver.point((5, 5))
    driver.run(1.0)
    drawn = driver.app.frames_drawn
    driver.run(0.5)
    assert driver.app.frames_drawn == drawn


def test_back_leaves_a_screen_of_widgets(driver: Driver) -> None:
    driver.press(Action.BACK)
    assert not driver.app.running


def test_focus_and_scroll_stay_when_the_screen_is_built_again() -> None:
    shown = ListScene()
    driver = Driver(shown)
    driver.press(*[Action.DOWN] * 12)
    view = shown.ui._tree.views[-1]
    before = (focus_of(shown.ui), view.offset)
    shown.rebuild()
    after = (focus_of(shown.ui), shown.ui._tree.views[-1].offset)
    driver.close()
    assert before == after
    assert view.offset > 0


def test_focused_row_is_scrolled_into_view_and_clickable() -> None:
    shown = ListScene()
    driver = Driver(shown)
    assert not driver.sees("replay 14")
    driver.press(*[Action.DOWN] * 13)
    assert focus_of(shown.ui) == "replay 14"
    assert driver.sees("replay 14")
    driver.close()


def test_wheel_scrolls_the_list_under_the_pointer() -> None:
    shown = ListScene()
    driver = Driver(shown)
    driver.hover("replay 3")
    driver.scroll(3)
    assert shown.ui._tree.views[-1].offset > 0
    driver.close()


def test_finger_drags_a_list_without_pressing_its_rows() -> None:
    shown = ListScene()
    driver = Driver(shown)
    width, height = driver.app.window.size
    x, y = driver.find("replay 5").center
    for kind, at in (
        (pygame.FINGERDOWN, y),
        (pygame.FINGERMOTION, y - 60),
        (pygame.FINGERMOTION, y - 120),
        (pygame.FINGERUP, y - 120),
    ):
        driver._post(kind, x=x / width, y=at / height, finger_id=1, touch_id=1)
        driver.app.step(FRAME)
    driver.close()
    assert shown.ui._tree.views[-1].offset == pytest.approx(120, abs=2)
    assert Feedback.PRESS not in driver.heard


def test_names_on_a_screen_are_unique(options: OptionsScene, driver: Driver) -> None:
    from scenes.ui.focus import Tree
    from scenes.ui.layout import Column

    with pytest.raises(AssertionError, match="repeat"):
        Tree(Column(Button("Play", lambda: None), Button("Play", lambda: None)))


def test_value_widgets_tell_only_changes() -> None:
    told: list[object] = []
    slider = Slider("volume", 1.0, told.append)
    slider.nudge(Action.RIGHT)
    toggle = Toggle("music", True, told.append)
    toggle.nudge(Action.RIGHT)
    assert told == []
    Choice("speed", (1, 2), 1, told.append).press()
    assert told == [2]


@pytest.mark.parametrize(("use", "given"), [("Leave", ["left"]), ("Stay", [])])
def test_dialog_closes_and_does_what_was_answered(
    driver: Driver, options: OptionsScene, use: str, given: list[str]
) -> None:
    done: list[str] = []
    driver.app.push(
        Dialog(
            "Leave?", "It is saved.", Answer("Leave", lambda: done.append("left")), Answer("Stay")
        )
    )
    driver.run(0.3)
    driver.click(use)
    assert done == given
    assert driver.scene is options


def test_back_gives_the_last_answer_of_a_dialog(driver: Driver, options: OptionsScene) -> None:
    done: list[str] = []
    answers = (Answer("Leave", lambda: done.append("left"), primary=True), Answer("Stay"))
    driver.app.push(Dialog("Leave?", "It is saved.", *answers))
    driver.run(0.3)
    driver.press(Action.BACK)
    assert done == []
    assert driver.scene is options


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_ring_of_the_focus_comes_near_no_letter_of_a_sliders_value(
    driver: Driver, options: OptionsScene, scale: float
) -> None:
    driver.app.set_comfort(Comfort(text_scale=scale))
    driver.run(SETTLED)
    options.ui.focus_on("text size")
    driver.press(Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS)
    assert options.ui.find("text size").shows_focus
    place = driver.find("text size")
    value = pygame.Rect(place.right - place.height, place.top, place.height, place.height)
    value.width += 2 * ROOM
    picture = driver.app.window.surface.subsurface(value)
    after = picture.copy()
    driver.point((2, 2))
    driver.run(SETTLED)
    assert not options.ui.find("text size").shows_focus
    before = picture.copy()
    ring = pygame.mask.from_threshold(after, (0, 0, 0), (24, 24, 24, 255), before)
    ring.invert()
    assert ring.count(), "the ring goes around the value"
    letters = pygame.mask.from_threshold(before, before.get_at((0, 0)), (24, 24, 24, 255))
    letters.invert()
    near = pygame.mask.Mask((2 * ROOM + 1, 1), fill=True)
    assert letters.convolve(near).overlap_area(ring, (ROOM, 0)) == 0
