"""Small answers to what a person does at the table."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Point, Press, PressPhase
from scenes.ui.ui import Ui
from scenes.ui.widget import Widget

STEERS = (
    Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS,
    Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN,
)  # fmt: skip

OPENS = (Action.LOG, Action.RULES, Action.PAUSE, Action.HELP)


class FocusMemory:
    """Remembers where keys brought the focus, for a passing mouse takes it along by chance."""

    def __init__(self) -> None:
        self._goal = ""

    def follow(self, event: Input, ui: Ui) -> None:
        """To be told of everything, after it was done. Whoever chooses means that instead."""
        if isinstance(event, Press) and event.is_down(*STEERS) and ui.focused is not None:
            self._goal = ui.focused.name
        elif is_click(event) or (isinstance(event, Press) and event.is_down(Action.DIGIT)):
            self._goal = ""

    def chose(self, ui: Ui) -> bool:
        """Whether the focus is where the keys brought it, on something that can be used."""
        focused = ui.focused
        return focused is not None and focused.enabled and focused.name == self._goal


class PointerGrip:
    """Tells what is pointed at something that lies over the table, from the press to its end."""

    def __init__(self) -> None:
        self._holds = False

    def takes(self, event: Input, area: Rect) -> bool:
        """On it, or let go of anywhere after a press there."""
        if not isinstance(event, Point):
            return False
        inside = bool(area.collidepoint(event.position))
        if event.phase is PressPhase.DOWN:
            self._holds = inside
        return self._holds if event.phase is PressPhase.UP else inside


def is_click(event: Input) -> bool:
    """The mouse or a finger went down."""
    return isinstance(event, Point) and event.phase is PressPhase.DOWN


def hurries(event: Input) -> bool:
    """A click, or a key that means "go on"."""
    match event:
        case Point(phase=PressPhase.DOWN):
            return True
        case Press():
            return event.is_down(Action.PLAY, Action.CONFIRM, Action.SKIP, Action.DIGIT)
    return False


def steers(event: Input) -> bool:
    """It only leads on to something, and chooses nothing yet."""
    match event:
        case Point():
            return event.phase is PressPhase.MOVE
        case Press():
            return event.is_down(*STEERS)
    return False


def is_touch_of_anything(event: Input) -> bool:
    """A key or button of whatever kind went down."""
    return isinstance(event, Point | Press) and event.phase is PressPhase.DOWN


def reads_on(event: Input, parts: Sequence[Widget], tools: Sequence[Widget]) -> bool:
    """A picture that stays to be read is not to go away yet.

    Another page of it is meant, where it has such, or something that leads back to it.
    """
    pages = [part.rect for part in parts if part.keeps_reading]
    match event:
        case Point():
            kept = (*pages, *(tool.rect for tool in tools))
            return any(place.collidepoint(event.position) for place in kept)
        case Press():
            return event.is_down(*OPENS) or (bool(pages) and event.is_down(*STEERS))
    return False


def means_only_go_on(event: Input, button: Rect) -> bool:
    """Nothing else is meant by it; a press on a card, say, means the card as well."""
    match event:
        case Point():
            return is_back(event) or button.collidepoint(event.position)
        case Press():
            return is_back(event) or event.is_down(Action.PLAY, Action.CONFIRM, Action.SKIP)
    return False
