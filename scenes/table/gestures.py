"""Small answers to what a person does at the table."""

from __future__ import annotations

from pygame import Rect

from scenes.engine.devices import is_back
from scenes.engine.inputs import Action, Input, Phase, Point, Press
from scenes.ui.ui import Ui

STEERS = (
    Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS,
    Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN,
)  # fmt: skip


class Steering:
    """Remembers where keys brought the focus, for a passing mouse takes it along by chance."""

    def __init__(self) -> None:
        self._goal = ""

    def follow(self, event: Input, ui: Ui) -> None:
        """To be told of everything, after it was done."""
        if isinstance(event, Press) and event.is_down(*STEERS) and ui.focused is not None:
            self._goal = ui.focused.name

    def chose(self, ui: Ui) -> bool:
        """Whether the focus is where the keys brought it."""
        return ui.focused is not None and ui.focused.name == self._goal


def is_click(event: Input) -> bool:
    """The mouse or a finger went down."""
    return isinstance(event, Point) and event.phase is Phase.DOWN


def hurries(event: Input) -> bool:
    """A click, or a key that means "go on"."""
    match event:
        case Point(phase=Phase.DOWN):
            return True
        case Press():
            return event.is_down(Action.PLAY, Action.CONFIRM, Action.SKIP, Action.DIGIT)
    return False


def is_touch_of_anything(event: Input) -> bool:
    """A key or button of whatever kind went down."""
    return isinstance(event, Point | Press) and event.phase is Phase.DOWN


def means_only_go_on(event: Input, button: Rect) -> bool:
    """Nothing else is meant by it; a press on a card, say, means the card as well."""
    match event:
        case Point():
            return is_back(event) or button.collidepoint(event.position)
        case Press():
            return is_back(event) or event.is_down(Action.PLAY, Action.CONFIRM, Action.SKIP)
    return False
