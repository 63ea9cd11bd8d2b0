"""Opens gamepads as they come and go; without them, or without support for them, does nothing."""

from __future__ import annotations

import pygame
from pygame._sdl2 import controller
from pygame.event import Event


class Gamepads:
    """Keeps each connected gamepad open, which is what makes SDL report its buttons."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self._open)

    def start(self) -> None:
        """Initialise late: probing devices takes longer than drawing the first frame."""
        try:
            controller.init()
        except pygame.error:
            return
        for index in range(controller.get_count()):
            self._add(index)

    def notice(self, event: Event) -> None:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def _add(self, index: int) -> None:
        try:
            if controller.get_init() and controller.is_controller(index):
                pad = controller.Controller(index)
                self._open[pad.id] = pad
        except pygame.error:
            # Unplugged again between the event and now.
            return
