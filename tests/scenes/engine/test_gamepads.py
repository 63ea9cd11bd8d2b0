"""A gamepad that SDL itself simulates, so that real plugging and pressing is seen."""

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.engine.input.inputs import Device
from tests.driver import Driver
from tests.scenes.ui.gallery import MenuScene

GAMEPAD = 1
AXES, BUTTONS, HATS = 6, 15, 1


def loaded_sdl() -> ctypes.CDLL | None:
    maps = Path("/proc/self/maps")
    if sys.platform != "linux" or not maps.exists():
        return None
    for line in maps.read_text().splitlines():
        # The path comes sixth, and may hold blanks.
        path = line.split(maxsplit=5)[5:]
        if path and "libSDL2-2" in path[0]:
            return ctypes.CDLL(path[0])
    return None


@pytest.fixture
def sdl(monkeypatch: pytest.MonkeyPatch) -> ctypes.CDLL:
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    pygame.display.init()
    library = loaded_sdl()
    if library is None:
        pytest.skip("SDL cannot be found in this process")
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    library.SDL_JoystickSetVirtualButton.argtypes = [
        ctypes.c_void_p,
        ctypes.c_int,
        ctypes.c_uint8,
    ]
    return library


@pytest.fixture
def driver(sdl: ctypes.CDLL) -> Iterator[Driver]:
    driver = Driver(MenuScene())
    yield driver
    driver.close()


def test_gamepad_plugged_in_later_is_heard_and_may_leave(driver: Driver, sdl: ctypes.CDLL) -> None:
    index = sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, HATS)
    driver.run(0.1)
    joystick = sdl.SDL_JoystickOpen(index)
    for level in (1, 0):
        sdl.SDL_JoystickSetVirtualButton(joystick, 0, level)
        driver.run(0.1)
    assert driver.app.device is Device.GAMEPAD
    assert isinstance(driver.scene, MenuScene)
    assert driver.scene.pressed == ["New game"]
    assert len(driver.app._gamepads._open) == 1
    sdl.SDL_JoystickDetachVirtual(index)
    driver.run(0.1)
    assert driver.app._gamepads._open == {}
