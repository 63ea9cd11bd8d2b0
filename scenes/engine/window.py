"""The window: where it opens, how large it is, full screen, and whether anyone can see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame
from pygame import Surface
from pygame.event import Event

from game.app.settings import Settings, WindowRect

MINIMUM_SIZE = (960, 540)
SHARE_OF_DESKTOP = 0.8
NO_SCREEN = "no screen to open a window on"
HANDHELD_SIGNS = ("SteamDeck", "SteamGamepadUI")
"""Variables of the environment."""
UNSEEN_DRIVERS = frozenset({"dummy", "offscreen", "evdev"})


class NoDisplay(pygame.error):
    """There is no screen to open a window on."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where the window was, to open it there again."""

    size: tuple[int, int]
    position: tuple[int, int] | None = None
    fullscreen: bool = False


class GameWindow:
    """A resizable window with one surface that has its size in real pixels.

    A window on a screen that is smaller than anything is laid out for shows a picture of the
    smallest size, made smaller.
    """

    def __init__(
        self,
        title: str,
        placement: Placement,
        icon: Surface | None = None,
        smallest: tuple[int, int] = MINIMUM_SIZE,
        *,
        hidden: bool = False,
    ) -> None:
        self._window = pygame.Window(
            title,
            placement.size,
            placement.position or pygame.WINDOWPOS_CENTERED,
            resizable=True,
            allow_high_dpi=True,
            hidden=hidden,
        )
        self._window.minimum_size = smallest
        self._picture: Surface | None = None
        if icon is not None:
            self._window.set_icon(icon)
        self.is_drawn = False
        """Whether it shows a picture yet."""
        self._fullscreen = False
        self._windowed = placement
        if placement.fullscreen:
            self.toggle_fullscreen()

    @property
    def surface(self) -> Surface:
        shown = self._window.get_surface()
        size = drawn_size(shown.get_size())
        if size == shown.get_size():
            self._picture = None
            return shown
        if self._picture is None or self._picture.get_size() != size:
            self._picture = Surface(size, 0, shown)
        return self._picture

    @property
    def size(self) -> tuple[int, int]:
        """In pixels of the surface."""
        return self.surface.get_size()

    @property
    def pixel_ratio(self) -> float:
        """Pixels per unit of the mouse; more than one on some high-density or small screens."""
        return self.size[0] / self._window.size[0]

    @property
    def placement(self) -> Placement:
        """The window as it should be opened next time."""
        windowed = self._windowed if self._fullscreen else self._here()
        return Placement(windowed.size, windowed.position, self._fullscreen)

    @property
    def handle(self) -> int:
        """What the system calls it."""
        return self._window.handle

    def show(self) -> None:
        """If it was opened hidden."""
        self._window.show()

    def is_meant(self, event: Event) -> bool:
        """Whether an event tells of this window; one that is gone still says that it is hidden."""
        return getattr(event, "window", self._window) is self._window

    def flip(self) -> None:
        shown = self._window.get_surface()
        if self._picture is not None:
            pygame.transform.smoothscale(self._picture, shown.get_size(), shown)
        self._window.flip()
        self.is_drawn = True

    def resize(self, size: tuple[int, int]) -> None:
        self._window.size = size

    def toggle_fullscreen(self) -> None:
        if self._fullscreen:
            self._window.set_windowed()
        else:
            self._windowed = self._here()
            self._window.set_fullscreen(desktop=True)
        self._fullscreen = not self._fullscreen

    def set_icon(self, icon: Surface) -> None:
        """Can wait until after the first frame."""
        self._window.set_icon(icon)

    def close(self) -> None:
        self._window.destroy()

    def _here(self) -> Placement:
        return Placement(self._window.size, self._window.position)


def open_window(
    title: str,
    remembered: Placement | None = None,
    *,
    icon: Surface | None = None,
    unseen: bool = False,
    hidden: bool = False,
) -> GameWindow:
    """Open the window, as remembered if that still fits. Tests pass `unseen` to go without one."""
    try:
        pygame.display.init()
        pygame.font.init()
    except pygame.error as error:
        raise NoDisplay(NO_SCREEN) from error
    if pygame.display.get_driver() in UNSEEN_DRIVERS and not unseen:
        raise NoDisplay(NO_SCREEN)
    desktops = pygame.display.get_desktop_sizes() or [MINIMUM_SIZE]
    fits = remembered is not None and is_on_screen(remembered, desktops)
    placement = remembered if remembered is not None and fits else Placement(good_size(desktops[0]))
    return GameWindow(title, placement, icon, smallest_size(desktops), hidden=hidden)


def drawn_size(shown: tuple[int, int]) -> tuple[int, int]:
    """The size in which a window is drawn: its own, or on a small screen one of its shape."""
    larger = max(
        1.0, *(least / max(1, side) for least, side in zip(MINIMUM_SIZE, shown, strict=True))
    )
    return round(shown[0] * larger), round(shown[1] * larger)


def smallest_size(desktops: list[tuple[int, int]]) -> tuple[int, int]:
    """No smaller than things are laid out for, unless no screen is so large."""
    width, height = MINIMUM_SIZE
    share = min(1.0, max(min(wide / width, high / height) for wide, high in desktops))
    return int(width * share), int(height * share)


def good_size(desktop: tuple[int, int]) -> tuple[int, int]:
    """Most of the desktop, in 16:9, never below the smallest size, if that has room."""
    width = min(desktop[0] * SHARE_OF_DESKTOP, desktop[1] * SHARE_OF_DESKTOP * 16 / 9)
    width = min(max(MINIMUM_SIZE[0], int(width) // 16 * 16), desktop[0])
    return int(width), min(int(width * 9 / 16), desktop[1])


def is_on_screen(placement: Placement, desktops: list[tuple[int, int]]) -> bool:
    """A remembered place may be on a monitor that is gone; monitors are taken to lie in a row."""
    widest, tallest = sum(size[0] for size in desktops), max(size[1] for size in desktops)
    (width, height), smallest = placement.size, smallest_size(desktops)
    if not (smallest[0] <= width <= widest and smallest[1] <= height <= tallest):
        return False
    if placement.position is None:
        return True
    x, y = placement.position
    return -width // 2 < x < widest - width // 2 and -8 <= y < tallest - height // 2


def screen_size() -> tuple[int, int]:
    """The largest screen of the desktop, in pixels."""
    return max(pygame.display.get_desktop_sizes(), default=MINIMUM_SIZE)


def is_handheld(environment: Mapping[str, str]) -> bool:
    """Whether the system says that it is held in two hands."""
    return any(environment.get(name) == "1" for name in HANDHELD_SIGNS)


def remembered_place(settings: Settings) -> Placement | None:
    """Where the window was closed; None at the first start."""
    rect = settings.window
    if rect is None:
        return None
    return Placement((rect.width, rect.height), (rect.x, rect.y), settings.fullscreen)


def with_place(settings: Settings, placement: Placement) -> Settings:
    """The settings that open the window where it is now."""
    x, y = placement.position or (0, 0)
    rect = WindowRect(x, y, *placement.size)
    return replace(settings, window=rect, fullscreen=placement.fullscreen)
