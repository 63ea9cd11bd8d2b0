"""With what people play who share a screen in Stress: mouse, keys, then a gamepad each."""

from __future__ import annotations

from scenes.engine.i18n import _

KEYS = 1
"""The place among the people of who has the keyboard; the first one has the mouse."""
FIRST_PAD = 2


def device_words(place: int) -> str:
    """With what somebody plays who shares the screen, by their place among the people."""
    if place == 0:
        return _("mouse")
    if place == KEYS:
        return _("arrows, Q, E, Space")
    return _("gamepad {number}").format(number=place - FIRST_PAD + 1)
