import pygame

from scenes.engine.input.inputs import Action
from scenes.ui.controls.letter_picker import ABREAST, LetterPicker
from scenes.ui.controls.textfield import TextField
from tests.driver import Driver
from tests.scenes.ui.gallery import OptionsScene


def test_typing_edits_at_the_caret_and_commands_wait(driver: Driver, options: OptionsScene) -> None:
    driver.click("name")
    driver.press(Action.HOME)
    driver.type("Ro h")
    driver.press(Action.END, Action.ERASE, "h")
    assert options.values["name"] == "Ro hAn"


def test_typing_is_asked_for_only_in_a_field(driver: Driver, options: OptionsScene) -> None:
    wanted = [options.wants_text]
    driver.click("name")
    wanted.append(options.wants_text)
    driver.press(Action.NEXT_FOCUS)
    wanted.append(options.wants_text)
    assert wanted == [False, True, False]


def test_hovering_over_a_field_does_not_start_typing(driver: Driver, options: OptionsScene) -> None:
    driver.hover("name")
    assert not options.wants_text


def test_click_puts_the_caret_where_it_points(driver: Driver, options: OptionsScene) -> None:
    field = options.ui.find("name")
    driver.click("name")
    driver.click_at((field.rect.left + 4, field.rect.centery))
    driver.type("X")
    assert options.values["name"] == "XAna"


def test_the_first_click_selects_a_name_and_typing_replaces_it(
    driver: Driver, options: OptionsScene
) -> None:
    driver.click("name")
    driver.type("Ben")
    assert options.values["name"] == "Ben"


def test_ctrl_a_selects_all_and_erase_leaves_nothing(driver: Driver, options: OptionsScene) -> None:
    driver.click("name")
    driver.press(Action.END)
    driver.hold(pygame.K_a, pygame.KMOD_CTRL)
    driver.press(Action.ERASE)
    assert options.values["name"] == ""


def test_an_arrow_leaves_the_selection_and_keeps_the_text(
    driver: Driver, options: OptionsScene
) -> None:
    driver.click("name")
    driver.press(Action.LEFT)
    driver.type("X")
    assert options.values["name"] == "XAna"


def test_a_letter_that_is_not_allowed_replaces_nothing() -> None:
    field = TextField("code", "12", lambda _value: None, allowed=str.isdigit)
    field.select_all()
    assert not field.insert("a")
    assert field.value == "12"


def test_field_takes_only_what_it_allows_and_no_more_than_fits() -> None:
    kept: list[str] = []
    field = TextField("code", "", kept.append, longest=4, allowed=str.isdigit)
    field.insert("12a\n34567")
    assert field.value == "1234"
    assert not field.insert("8")


def test_paste_inserts_the_clipboard(driver: Driver, options: OptionsScene) -> None:
    options.ui._clipboard = lambda: "bel"
    driver.click("name")
    driver.press(Action.END, Action.PASTE)
    assert options.values["name"] == "Anabel"


def write(driver: Driver, *letters: str) -> None:
    """With the gamepad alone: to each letter, and press."""
    for letter in letters:
        driver.scene._ui.focus_on(letter)  # type: ignore[attr-defined]
        driver.pad(Action.CONFIRM)


def test_name_can_be_written_with_a_gamepad_alone(driver: Driver, options: OptionsScene) -> None:
    options.ui.focus_on("name")
    driver.pad(Action.CONFIRM)
    assert isinstance(driver.scene, LetterPicker)
    driver.pad(Action.HINT, Action.HINT, Action.HINT)
    write(driver, "letter B", "letter O", "space", "letter É", "capitals", "letter A", "erase")
    driver.pad(Action.BACK)
    assert options.values["name"] == "Bo É"
    assert driver.app.top is options


def test_a_gamepad_passes_through_a_field_without_changing_it(
    driver: Driver, options: OptionsScene
) -> None:
    options.ui.focus_on("name")
    driver.pad(Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
    assert "name" not in options.values, "nothing has changed"


def test_the_arrows_of_a_pad_reach_every_letter(driver: Driver, options: OptionsScene) -> None:
    options.ui.focus_on("name")
    driver.pad(Action.CONFIRM)
    seen = set()
    for line in range(5):
        driver.scene._ui.focus_on("letter A")  # type: ignore[attr-defined]
        driver.pad(*[Action.DOWN] * line)
        for _letter in range(ABREAST):
            seen.add(driver.scene._ui.focused.name)  # type: ignore[attr-defined]
            driver.pad(Action.RIGHT)
    wanted = {name for name in driver.scene.targets() if name.startswith("letter ")}
    assert len(wanted) > 40
    assert wanted <= seen
