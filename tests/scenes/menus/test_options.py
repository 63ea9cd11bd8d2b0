"""The page of options: what is changed there applies at once and is kept."""

from unittest.mock import patch

import pytest

from game.app.settings import Settings, TableSpeed, read_settings
from game.app.storage import paths
from game.core.words import _
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Feedback
from scenes.engine.theme import Comfort
from scenes.host import Host
from scenes.screens.options_scene import TEXT_SIZES, OptionsScene
from scenes.ui.ui_scene import UiScene
from tests.driver import Driver
from tests.scenes.menus.evening import new_host, over

pytestmark = pytest.mark.usefixtures("display")


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_text_size_is_pressed_again_and_again_without_moving_the_pointer(
    size: tuple[int, int],
) -> None:
    """Up with the right arrow and down with the left one, wherever larger letters move it."""
    host = new_host()
    player = over(OptionsScene(host))
    player.resize(size)
    scene = player.scene
    assert isinstance(scene, UiScene)
    for sizes, at_right in ((TEXT_SIZES, True), (TEXT_SIZES[::-1], False)):
        scene.ui.focus_on("text size")
        control = player.find("text size")
        half = control.height // 2
        arrow = (control.right - half if at_right else control.left + half, control.centery)
        for wanted in sizes[1:]:
            player.click_at(arrow)
            assert host.settings.text_scale == wanted
            assert player.find("text size").collidepoint(arrow)
    player.point((5, 5))


def change(host: Host, widget: str, *keys: Action) -> Driver:
    player = over(OptionsScene(host), host.comfort)
    assert isinstance(player.scene, UiScene)
    player.scene.ui.focus_on(widget)
    player.press(*keys)
    return player


def test_text_size_applies_at_once_and_is_kept() -> None:
    host = new_host()
    player = change(host, "text size", Action.RIGHT)
    assert player.app.theme.comfort.text_scale == 1.15
    assert read_settings(paths.settings_file())[0].text_scale == 115


def test_quick_clicks_for_larger_text_press_nothing_else() -> None:
    host = new_host()
    scene = OptionsScene(host)
    player = over(scene, host.comfort)
    player.patience = 0.1
    area = scene.ui.find("text size").rect
    arrow = area.right - area.height // 2, area.centery
    for _click in TEXT_SIZES:
        player.click_at(arrow)
        assert player.sees("text size")
    assert host.settings == Settings(text_scale=host.settings.text_scale)
    assert host.settings.text_scale > Settings().text_scale


@pytest.mark.parametrize(
    ("widget", "changed"),
    [
        ("reduced motion", Settings(reduced_motion=True)),
        ("high contrast", Settings(high_contrast=True)),
        ("large letters", Settings(large_letters=True)),
        ("speed", Settings(speed=TableSpeed.FAST)),
    ],
)
def test_comfort_applies_at_once_and_is_kept(widget: str, changed: Settings) -> None:
    host = new_host()
    player = change(host, widget, Action.RIGHT)
    assert read_settings(paths.settings_file())[0] == changed
    assert player.app.theme.comfort == host.comfort != Comfort()


@pytest.mark.parametrize("widget", ["master volume", "effects volume", "music volume"])
def test_volume_is_heard_at_once_and_kept(widget: str) -> None:
    host = new_host()
    before = host.audio.volumes
    player = change(host, widget, Action.LEFT)
    assert host.audio.volumes != before
    assert read_settings(paths.settings_file())[0] == host.settings
    assert player.heard[-1] is Feedback.CHANGE


def test_odds_are_told_to_need_a_table_with_hints() -> None:
    scene = OptionsScene(new_host())
    over(scene)
    assert scene.ui.find("show odds").tip.endswith("Only at tables with hints.")


def test_silence_is_explained() -> None:
    host = new_host()
    quiet = [each.label.text for each in OptionsScene(host)._sound()]  # type: ignore[attr-defined]
    host.audio.silence = "no device"
    (*sliders, line, details) = OptionsScene(host)._sound()
    assert len(sliders) == len(quiet)
    assert line.text == "No sound device was found."  # type: ignore[attr-defined]
    assert details.text == "no device"  # type: ignore[attr-defined]


def test_text_size_does_not_leap_from_the_largest_to_the_smallest() -> None:
    host = new_host()
    change(host, "text size", *[Action.RIGHT] * 9)
    assert host.settings.text_scale == 200
    change(host, "text size", Action.PLAY)
    assert host.settings.text_scale == 200


def test_full_screen_shows_its_state_also_when_the_key_changes_it() -> None:
    scene = OptionsScene(new_host())
    player = over(scene)

    def is_on() -> bool:
        full = scene.ui.find("full screen")
        return bool(full.is_on)

    assert not is_on()
    player.press(Action.FULLSCREEN)
    player.run(0.2)
    assert (is_on(), player.app.is_fullscreen) == (True, True)
    player.click("full screen")
    player.run(0.2)
    assert (is_on(), player.app.is_fullscreen) == (False, False)


def test_another_language_is_spoken_at_once_also_by_what_lies_below() -> None:
    host = new_host()
    scene = OptionsScene(host)
    player = over(scene)
    heard: list[str] = []
    below = player.app.scenes[0]
    with patch.object(below, "resize", lambda: heard.append(_("Quit"))):
        scene._speak("xx")
    scene._speak("en")
    assert heard == ["[Qüît~]"]
    assert (host.settings.language, _("Quit")) == ("en", "Quit")
    player.close()


# Rules
