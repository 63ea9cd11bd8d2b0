import pygame
import pytest
from pygame.event import Event

from scenes.anim.timings import REPEAT_DELAY, REPEAT_EVERY
from scenes.engine.input.devices import InputReader, is_back
from scenes.engine.input.inputs import (
    Action,
    Device,
    Input,
    Pinch,
    Point,
    PointerButton,
    Press,
    PressPhase,
    Scroll,
    Text,
)
from scenes.engine.input.keymap import PAD_BUTTONS, cap_of


@pytest.fixture
def reader() -> InputReader:
    return InputReader((1000, 500))


def key(code: int, mod: int = 0, unicode: str = "", scancode: int = 0) -> Event:
    return Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode, scancode=scancode)


def key_up(code: int) -> Event:
    return Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)


def pad(button: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> Event:
    return Event(kind, instance_id=3, button=button)


def tilt(axis: int, share: float) -> Event:
    return Event(pygame.CONTROLLERAXISMOTION, instance_id=3, axis=axis, value=int(share * 32_767))


def finger(kind: int, x: float, y: float, finger_id: int = 1) -> Event:
    return Event(kind, x=x, y=y, finger_id=finger_id, touch_id=0, dx=0.0, dy=0.0)


KEYS = [
    (key(pygame.K_ESCAPE), Action.BACK),
    (key(pygame.K_RETURN), Action.PLAY),
    (key(pygame.K_KP_ENTER), Action.PLAY),
    (key(pygame.K_SPACE), Action.CONFIRM),
    (key(pygame.K_h), Action.HINT),
    (key(pygame.K_l), Action.LOG),
    (key(pygame.K_r), Action.RULES),
    (key(pygame.K_SLASH, pygame.KMOD_LSHIFT, "/"), Action.HELP),
    (key(pygame.K_SLASH, pygame.KMOD_RSHIFT, "?"), Action.HELP),
    (key(pygame.K_QUESTION, 0, "?"), Action.HELP),
    (key(ord("ß"), pygame.KMOD_LSHIFT, "ß"), Action.HELP),
    (key(pygame.K_COMMA, pygame.KMOD_RSHIFT, ","), Action.HELP),
    (key(pygame.K_QUOTE, pygame.KMOD_LSHIFT, "'"), Action.HELP),
    (key(pygame.K_PLUS, pygame.KMOD_LSHIFT, "+"), Action.HELP),
    (key(pygame.K_F1), Action.HELP),
    (key(pygame.K_F11), Action.FULLSCREEN),
    (key(pygame.K_RETURN, pygame.KMOD_LALT), Action.FULLSCREEN),
    (key(pygame.K_TAB), Action.NEXT_FOCUS),
    (key(pygame.K_TAB, pygame.KMOD_LSHIFT), Action.PREVIOUS_FOCUS),
    (key(pygame.K_v, pygame.KMOD_LCTRL), Action.PASTE),
    (key(pygame.K_LEFT), Action.LEFT),
    (key(pygame.K_RIGHT), Action.RIGHT),
    (key(pygame.K_UP), Action.UP),
    (key(pygame.K_DOWN), Action.DOWN),
]


@pytest.mark.parametrize(("event", "action"), KEYS)
def test_key_means_its_action(reader: InputReader, event: Event, action: Action) -> None:
    assert reader.read(event) == [Press(action)]
    assert reader.device is Device.KEYBOARD


def test_slash_alone_asks_for_nothing(reader: InputReader) -> None:
    assert reader.read(key(pygame.K_SLASH, 0, "/")) == []


@pytest.mark.parametrize("digit", range(1, 6))
def test_digit_keys_select(reader: InputReader, digit: int) -> None:
    assert reader.read(key(pygame.K_0 + digit)) == [Press(Action.DIGIT, digit=digit)]


def test_zero_is_a_digit_too(reader: InputReader) -> None:
    assert reader.read(key(pygame.K_0)) == [Press(Action.DIGIT, digit=0)]


@pytest.mark.parametrize("sign", "qex+-=")
def test_a_key_without_a_meaning_is_left_to_the_game(reader: InputReader, sign: str) -> None:
    [press] = reader.read(key(ord(sign), unicode=sign))
    assert isinstance(press, Press)
    assert (press.action, press.letter) == (Action.LETTER, sign)


def test_a_command_tells_its_letter_so_that_a_game_may_mean_another(reader: InputReader) -> None:
    [press] = reader.read(key(pygame.K_s, pygame.KMOD_LSHIFT))
    assert isinstance(press, Press)
    assert (press.action, press.letter) == (Action.SKIP, "S")
    [release] = reader.read(key_up(pygame.K_s))
    assert isinstance(release, Press)
    assert release.letter == "S"


def test_digit_row_works_on_layouts_where_it_types_other_signs(reader: InputReader) -> None:
    event = key(pygame.K_AMPERSAND, unicode="&", scancode=pygame.KSCAN_1)
    assert reader.read(event) == [Press(Action.DIGIT, digit=1)]


def test_release_is_told_once_with_the_same_action(reader: InputReader) -> None:
    reader.read(key(pygame.K_RETURN))
    assert reader.read(key_up(pygame.K_RETURN)) == [Press(Action.PLAY, PressPhase.UP)]
    assert reader.read(key_up(pygame.K_RETURN)) == []


def test_command_letters_with_ctrl_are_not_commands(reader: InputReader) -> None:
    assert reader.read(key(pygame.K_h, pygame.KMOD_LCTRL)) == []


def test_letters_are_text_and_not_commands_while_typing(reader: InputReader) -> None:
    typed = Event(pygame.TEXTINPUT, text="h")
    assert reader.read(typed) == []
    reader.typing = True
    assert reader.read(key(pygame.K_h, unicode="h")) == []
    assert reader.read(key(pygame.K_1, unicode="1")) == []
    assert reader.read(key(pygame.K_SPACE, unicode=" ")) == []
    assert reader.read(typed) == [Text("h")]
    assert reader.read(key(pygame.K_BACKSPACE)) == [Press(Action.ERASE)]


def test_held_direction_repeats_after_a_delay_and_stops_on_release(reader: InputReader) -> None:
    reader.read(key(pygame.K_DOWN))
    assert reader.tick(REPEAT_DELAY - 0.01) == []
    assert reader.tick(0.02) == [Press(Action.DOWN, repeated=True)]
    assert reader.tick(REPEAT_EVERY / 2) == []
    assert len(reader.tick(REPEAT_EVERY)) == 1
    reader.read(key_up(pygame.K_DOWN))
    assert reader.tick(1.0) == []


def test_held_confirm_does_not_repeat(reader: InputReader) -> None:
    reader.read(key(pygame.K_RETURN))
    assert reader.tick(5.0) == []


def test_losing_the_focus_releases_what_is_held(reader: InputReader) -> None:
    reader.read(key(pygame.K_SPACE))
    assert reader.read(Event(pygame.WINDOWFOCUSLOST)) == [Press(Action.CONFIRM, PressPhase.UP)]


def test_mouse_moves_presses_and_releases(reader: InputReader) -> None:
    moved = Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 0), buttons=(0, 0, 0), touch=False)
    down = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1, touch=False)
    up = Event(pygame.MOUSEBUTTONUP, pos=(5, 6), button=3, touch=False)
    assert reader.read(moved) == [Point((5, 6), PressPhase.MOVE)]
    assert reader.read(down) == [Point((5, 6), PressPhase.DOWN)]
    assert reader.read(up) == [Point((5, 6), PressPhase.UP, PointerButton.SECOND)]


def test_motion_of_nothing_does_not_take_over_from_the_keyboard(reader: InputReader) -> None:
    reader.read(key(pygame.K_DOWN))
    still = Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    assert reader.read(still) == []
    assert reader.device is Device.KEYBOARD


def test_mouse_is_scaled_to_pixels_of_a_dense_screen(reader: InputReader) -> None:
    reader.pixel_ratio = 2.0
    down = Event(pygame.MOUSEBUTTONDOWN, pos=(50, 60), button=1, touch=False)
    assert reader.read(down) == [Point((100, 120), PressPhase.DOWN)]


def test_wheel_scrolls_where_the_pointer_is(reader: InputReader) -> None:
    reader.read(Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 0), buttons=(0, 0, 0), touch=False))
    wheel = Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, flipped=False)
    assert reader.read(wheel) == [Scroll(3.0, (5, 6))]


def test_leaving_the_window_ends_the_hover(reader: InputReader) -> None:
    (left,) = reader.read(Event(pygame.WINDOWLEAVE))
    assert isinstance(left, Point)
    assert left.phase is PressPhase.LEAVE


def test_finger_points_at_pixels_of_the_window(reader: InputReader) -> None:
    down = reader.read(finger(pygame.FINGERDOWN, 0.5, 0.5))
    up = reader.read(finger(pygame.FINGERUP, 0.5, 0.5))
    assert down == [Point((500, 250), PressPhase.DOWN, device=Device.TOUCH)]
    assert [point.phase for point in up if isinstance(point, Point)] == [
        PressPhase.UP,
        PressPhase.LEAVE,
    ]
    assert reader.device is Device.TOUCH


def test_second_finger_presses_nothing_and_ends_what_the_first_began(reader: InputReader) -> None:
    reader.read(finger(pygame.FINGERDOWN, 0.5, 0.5, finger_id=1))
    (lost,) = reader.read(finger(pygame.FINGERDOWN, 0.1, 0.1, finger_id=2))
    assert lost == Point((-1, -1), PressPhase.LEAVE, device=Device.TOUCH)


def test_two_fingers_that_part_go_nearer_around_their_middle(reader: InputReader) -> None:
    reader.read(finger(pygame.FINGERDOWN, 0.4, 0.5, finger_id=1))
    reader.read(finger(pygame.FINGERDOWN, 0.5, 0.5, finger_id=2))
    assert reader.read(finger(pygame.FINGERMOTION, 0.6, 0.5, finger_id=2)) == [
        Pinch(2.0, (500, 250))
    ]
    assert reader.read(finger(pygame.FINGERUP, 0.6, 0.5, finger_id=2)) == []
    assert reader.read(finger(pygame.FINGERUP, 0.4, 0.5, finger_id=1)) == []
    (down,) = reader.read(finger(pygame.FINGERDOWN, 0.4, 0.5, finger_id=3))
    assert down == Point((400, 250), PressPhase.DOWN, device=Device.TOUCH), (
        "one finger points again"
    )


def test_mouse_copies_of_a_touch_are_ignored(reader: InputReader) -> None:
    copy = Event(pygame.MOUSEBUTTONDOWN, pos=(5, 6), button=1, touch=True)
    assert reader.read(copy) == []


@pytest.mark.parametrize(("button", "action"), PAD_BUTTONS.items())
def test_gamepad_button_means_its_action(reader: InputReader, button: int, action: Action) -> None:
    assert reader.read(pad(button)) == [Press(action, device=Device.GAMEPAD)]
    released = reader.read(pad(button, pygame.CONTROLLERBUTTONUP))
    assert released == [Press(action, PressPhase.UP, Device.GAMEPAD)]
    assert reader.device is Device.GAMEPAD


STICK = [
    (pygame.CONTROLLER_AXIS_LEFTX, -1.0, Action.LEFT),
    (pygame.CONTROLLER_AXIS_LEFTX, 1.0, Action.RIGHT),
    (pygame.CONTROLLER_AXIS_LEFTY, -1.0, Action.UP),
    (pygame.CONTROLLER_AXIS_LEFTY, 1.0, Action.DOWN),
]


@pytest.mark.parametrize(("axis", "share", "action"), STICK)
def test_stick_is_a_direction_with_repeat(
    reader: InputReader, axis: int, share: float, action: Action
) -> None:
    assert reader.read(tilt(axis, share)) == [Press(action, device=Device.GAMEPAD)]
    assert reader.read(tilt(axis, share * 0.9)) == []
    assert reader.tick(REPEAT_DELAY) == [Press(action, device=Device.GAMEPAD, repeated=True)]
    assert reader.read(tilt(axis, 0.0)) == [Press(action, PressPhase.UP, Device.GAMEPAD)]


def test_stick_near_the_threshold_does_not_flutter(reader: InputReader) -> None:
    made: list[Input] = []
    for share in (0.7, 0.5, 0.62, 0.45, 0.65):
        made += reader.read(tilt(pygame.CONTROLLER_AXIS_LEFTX, share))
    assert made == [Press(Action.RIGHT, device=Device.GAMEPAD)]


def test_right_stick_scrolls_with_time(reader: InputReader) -> None:
    reader.read(tilt(pygame.CONTROLLER_AXIS_RIGHTY, 1.0))
    (scrolled,) = reader.tick(0.1)
    assert isinstance(scrolled, Scroll)
    assert scrolled.lines > 0


def test_right_stick_goes_across_as_well(reader: InputReader) -> None:
    reader.read(tilt(pygame.CONTROLLER_AXIS_RIGHTX, -1.0))
    (scrolled,) = reader.tick(0.1)
    assert isinstance(scrolled, Scroll)
    assert scrolled.across < 0 == scrolled.lines
    assert scrolled.device is Device.GAMEPAD


def test_a_gamepad_that_comes_back_has_its_number_again(reader: InputReader) -> None:
    def number_of(instance: int) -> int:
        used = Event(pygame.CONTROLLERBUTTONDOWN, instance_id=instance, button=0)
        (press,) = reader.read(used)
        assert isinstance(press, Press)
        return press.pad

    assert [number_of(7), number_of(9)] == [0, 1]
    reader.read(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=7))
    assert reader.pads == 1
    assert [number_of(11), reader.pads] == [0, 2]


def test_unplugged_gamepad_releases_what_it_held(reader: InputReader) -> None:
    reader.read(pad(pygame.CONTROLLER_BUTTON_A))
    removed = reader.read(Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3))
    assert removed == [Press(Action.CONFIRM, PressPhase.UP, Device.GAMEPAD)]


@pytest.mark.parametrize(
    "event",
    [Press(Action.BACK), Point((1, 1), PressPhase.DOWN, PointerButton.SECOND)],
)
def test_back_is_a_key_or_the_second_button(event: Input) -> None:
    assert is_back(event)


def test_key_caps_follow_the_device() -> None:
    assert cap_of(Action.PLAY, Device.KEYBOARD) == "Enter"
    assert cap_of(Action.PLAY, Device.GAMEPAD) == "X"
    assert cap_of(Action.PLAY, Device.MOUSE) == "Enter"
    assert cap_of(Action.PLAY, Device.TOUCH) is None
