"""Keys, pad and wheel at the table of DuCo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.engine.input.inputs import Action, Device, Pinch, Press, Scroll
from scenes.games.duco.chooser import aiming
from scenes.games.duco.town.town_picture import town_area
from scenes.games.duco.town.view_control import NEARER

if TYPE_CHECKING:
    from game.core.places import Cell
    from scenes.games.duco.chooser.choosing import TileChooser

WHEEL_STEP = 3.0
"""Lines of a wheel for one quarter turn, or one step nearer."""
PAN_STEP = 40
"""Units that the town moves for a line of the right stick."""


class Steering:
    """What each key asks of the chooser."""

    def __init__(self, chooser: TileChooser) -> None:
        self._chooser = chooser
        self._wheel = 0.0

    def press(self, press: Press, *, on_town: bool) -> bool:
        """True if the key has a meaning here."""
        chooser = self._chooser
        match press.action:
            case Action.LETTER if press.letter.lower() in ("q", "e"):
                chooser.turn_focused(-1 if press.letter.lower() == "q" else 1)
            case Action.LETTER if press.letter in ("+", "=", "-"):
                chooser.view.zoom(1 / NEARER if press.letter == "-" else NEARER)
            case Action.DIGIT if press.digit == 0:
                chooser.view.show_all()
            case Action.OVERVIEW:
                chooser.view.overview()
            case Action.DIGIT:
                chooser.hand.choose_seen(press.digit - 1)
            case Action.ERASE:
                return chooser.hand.take_back()
            case Action.BACK if press.device is Device.GAMEPAD:
                return chooser.hand.take_back()
            case Action.PREVIOUS_FOCUS | Action.NEXT_FOCUS:
                step = 1 if press.action is Action.NEXT_FOCUS else -1
                return self._shoulder(press, step, on_town=on_town)
            case Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN if on_town:
                return self._move(press.action)
            case _:
                return False
        return True

    def _shoulder(self, press: Press, step: int, *, on_town: bool) -> bool:
        """LB and RB turn what is held over a place; Tab goes to the next place in line."""
        chooser = self._chooser
        choice = chooser.choice
        if press.device is Device.GAMEPAD:
            held = chooser.hand.aim_cell is not None or chooser.lying_focus is not None
            if on_town and held:
                chooser.turn_focused(step)
                return True
            tiles = len(choice.tiles)
            if tiles > 1:
                chooser.hand.choose((choice.which + step) % tiles)
            return tiles > 1
        if (
            not on_town
            or not chooser.may_act
            or not chooser.hand.in_line
            or choice.down is not None
        ):
            return False
        return self._go(aiming.following(choice.places, choice.cursor, step))

    def _move(self, direction: Action) -> bool:
        """To the nearest place in a direction; to the sides it leads on to the buttons.

        Against time it does not: the next press would open a menu that nobody meant.
        """
        chooser = self._chooser
        choice, options = chooser.choice, chooser.display.layout.options
        start = (choice.down or chooser.hand.cursor()) if chooser.may_act else None
        if start is None:
            return options.at_once
        reached = choice.places
        if choice.down is None:
            reached = (*reached, *choice.turnable)
        ahead = aiming.towards(reached, start, direction)
        stays = options.at_once or options.tile_seconds > 0 or direction in (Action.UP, Action.DOWN)
        return self._go(ahead) or stays

    def _go(self, cell: Cell | None) -> bool:
        if cell is not None:
            self._chooser.go_to(cell)
        return cell is not None

    def scroll(self, scroll: Scroll | Pinch) -> bool:
        """The wheel turns what is held; over the bare cloth it goes nearer or farther."""
        chooser = self._chooser
        if isinstance(scroll, Pinch):
            return self._pinch(scroll)
        if scroll.device is Device.GAMEPAD:
            return self._pan(scroll)
        if not town_area(chooser.display).collidepoint(scroll.position):
            return False
        self._wheel += scroll.lines
        while abs(self._wheel) >= WHEEL_STEP:
            step = 1 if self._wheel > 0 else -1
            self._wheel -= step * WHEEL_STEP
            if chooser.hand.aim_cell is not None:
                chooser.hand.turn(step)
            else:
                chooser.view.zoom(1 / NEARER if step > 0 else NEARER, scroll.position)
        return True

    def _pan(self, scroll: Scroll) -> bool:
        """The right stick goes about in a town that is not seen as a whole."""
        view, step = self._chooser.view, self._chooser.display.layout.metrics.px(PAN_STEP)
        if not view.is_whole:
            view.pan(-scroll.across * step, -scroll.lines * step)
        return True

    def _pinch(self, pinch: Pinch) -> bool:
        """Two fingers on the town go nearer or farther."""
        chooser = self._chooser
        if not town_area(chooser.display).collidepoint(pinch.position):
            return False
        chooser.view.zoom(pinch.by, pinch.position)
        return True
