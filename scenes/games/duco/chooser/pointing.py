"""Mouse and finger at the table of DuCo: drag a tile, click a place, move the town about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.rules.duco.town.tiles import Face
from scenes.anim.easing import out_back, out_cubic
from scenes.anim.timings import SELECT
from scenes.anim.tween import Glide, lerp_point
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Device, Point, PointerButton, PressPhase
from scenes.engine.theme import Theme
from scenes.games.duco.chooser import aiming
from scenes.games.duco.chooser.tile_hand import TileHand
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town.tile_sprite import TileSprite, draw_tile
from scenes.games.duco.town.town_grid import Point as Pixels
from scenes.table.choosing.drag import Drop, Position
from scenes.table.playmat import Desk
from scenes.ui.widget import Widget

ABOVE_FINGER = 60
LIFTED = 1.08
TILT = 7.0
TILT_AFTER = 10.0
"""So many pixels of movement in a step tilt a tile fully."""
HOME = 0.220
ASIDE = (0.62, -0.9)
"""A tile over a place steps aside, in tiles, so that what it would light there is seen."""


class TileGrip:
    """Implements `Carried`. What was under the pointer: a tile in hand, the one put down, cloth."""

    def __init__(self, pointing: Pointing, tile: int | None = None, *, lying: bool = False) -> None:
        self._pointing = pointing
        self.tile = tile
        self.lying = lying

    def carry(self, position: Position) -> None:
        self._pointing.carry(self, position)

    def drop(self, drop: Drop) -> None:
        self._pointing.drop(drop.position)

    def put_back(self) -> None:
        self._pointing.put_back()


class Cloth(Protocol):
    """What a press meets that is on no tile."""

    @property
    def buttons(self) -> Sequence[Widget]:
        """What stands in the way of the town."""

    def pan(self, dx: float, dy: float) -> None:
        """The town follows the pointer."""


class Pointing:
    """From the press of a button or finger to its release."""

    def __init__(self, hand: TileHand, cloth: Cloth, desk: Desk) -> None:
        self._hand = hand
        self._cloth = cloth
        self._desk = desk
        self.pointer: Pixels | None = None
        self._grip: TileGrip | None = None
        self.is_dragging = False
        self._pans = False
        self._touch = False
        self._lift = Glide()
        self._tilt = Glide()
        self._aside = Glide()
        self._home = Glide(1.0)
        self._left_at: Pixels = (0.0, 0.0)
        self._homing: Face | None = None

    @property
    def held_at(self) -> Pixels:
        """Where the middle of the dragged tile is; a finger must not cover it."""
        x, y = self.pointer or (0.0, 0.0)
        up = self._hand.display.layout.metrics.px(ABOVE_FINGER) if self._touch else 0
        return x, y - up

    @property
    def in_town(self) -> Pixels | None:
        """Where it is while it is over the town."""
        at, board = self.pointer, self._hand.display.layout.board
        return at if at is not None and board.collidepoint(at) else None

    def let_go(self) -> None:
        """Nothing is held any more."""
        self.is_dragging = self._pans = False
        self._grip = self._homing = None

    def forget_pointer(self) -> None:
        """The keys have taken over."""
        self.pointer = None

    def grab(self, point: Point) -> TileGrip | None:
        """What lies there; nothing changes before it is carried."""
        self.pointer, self._touch = point.position, point.device is Device.TOUCH
        self._homing = None
        self._grip = self._grip_at(point.position)
        return self._grip

    def _grip_at(self, position: Position) -> TileGrip | None:
        hand = self._hand
        for place, spot in enumerate(hand.choice.hand_spots):
            if spot.rect.collidepoint(position):
                return TileGrip(self, tile=place)
        display = hand.display
        if not display.layout.board.collidepoint(position):
            return None
        if any(button.rect.collidepoint(position) for button in self._cloth.buttons):
            return None
        down = hand.choice.down
        on_own = down is not None and display.town.box(down).collidepoint(position)
        return TileGrip(self, lying=on_own)

    def handle(self, point: Point) -> bool:
        """What is no drag: the way of the pointer, and clicks. True if it was for the table."""
        match point.phase:
            case PressPhase.DOWN if point.button is PointerButton.FIRST:
                return self._grip is not None
            case PressPhase.MOVE:
                self.pointer = point.position
            case PressPhase.UP if point.button is PointerButton.FIRST and self._grip is not None:
                grip, self._grip = self._grip, None
                self._click(grip, point.position)
                self.pointer = None if point.device is Device.TOUCH else point.position
                return True
            case PressPhase.LEAVE:
                self.pointer = None
                self.let_go()
        return False

    def carry(self, grip: TileGrip, position: Position) -> None:
        """The pointer has moved with something in it."""
        before, self.pointer = self.pointer, position
        if not (self.is_dragging or self._pans):
            self._begin_drag(grip)
        if before is None:
            return
        if self._pans:
            self._cloth.pan(position[0] - before[0], position[1] - before[1])
        elif self.is_dragging:
            lean = max(-1.0, min(1.0, (position[0] - before[0]) / TILT_AFTER))
            self._tilt.to(-TILT * lean, SELECT, out_cubic)

    def _begin_drag(self, grip: TileGrip) -> None:
        hand = self._hand
        if grip.tile is None and not grip.lying:
            self._pans = True
            return
        if not hand.may_act:
            return
        if grip.tile is not None:
            hand.choose_seen(grip.tile)
            if not hand.choice.is_chosen(grip.tile):
                return
        hand.choice.down = None
        self.is_dragging = True
        self._lift.jump(0.0)
        self._aside.jump(0.0)
        self._desk.sound(Sound.CARD_SLIDE)

    def drop(self, position: Position) -> None:
        """It was let go of."""
        dragging = self.is_dragging
        self.pointer = position
        held_at = self.held_at
        self.let_go()
        if dragging:
            self._drop(held_at)
        if self._touch:
            self.pointer = None

    def put_back(self) -> None:
        """It was not meant: it goes home."""
        dragging, held_at = self.is_dragging, self.held_at
        self.let_go()
        if dragging:
            self._go_home(held_at)
            self._desk.changed()

    def _go_home(self, at: Pixels) -> None:
        self._left_at, self._homing = at, self._hand.choice.face
        self._home.jump(0.0)

    def _drop(self, at: Pixels) -> None:
        hand = self._hand
        display = hand.display
        cell = hand.place_at(at)
        if cell is not None:
            hand.put_down(cell)
            return
        self._go_home(at)
        if display.layout.board.collidepoint(at):
            hand.refuse(aiming.meant(at, display.town, in_line=hand.in_line))
        else:
            self._desk.changed()

    def _click(self, grip: TileGrip, at: tuple[int, int]) -> None:
        hand = self._hand
        if grip.tile is not None:
            hand.choose_seen(grip.tile)
            return
        if not hand.may_act:
            self._desk.refuse("")
            return
        if grip.lying:
            hand.turn(1)
            return
        town = hand.display.town
        cell = hand.place_at(at)
        if cell is not None:
            hand.put_down(cell)
        elif not hand.turn_lying_at(at):
            hand.refuse(aiming.meant(at, town, in_line=hand.in_line))

    def update(self, dt: float, theme: Theme) -> bool:
        """Let time pass; true when the picture has changed."""
        motion = theme.motion
        if self.is_dragging:
            self._lift.to(1.0, motion.hovering(SELECT), out_back)
            over_place = self._hand.display.ghost is not None
            self._aside.to(1.0 if over_place else 0.0, motion.hovering(SELECT), out_cubic)
            changed = self._lift.update(dt) | self._tilt.update(dt) | self._aside.update(dt)
            self._tilt.to(0.0, motion.hovering(SELECT), out_cubic)
            return changed
        if self._homing is not None:
            self._home.to(1.0, motion.moving(HOME) if motion.hovering(HOME) else 0.0, out_cubic)
            self._home.update(dt)
            if not self._home.is_moving:
                self._homing = None
            return True
        return False

    def draw(self, painter: Painter) -> None:
        """The tile in the air, or on its way home."""
        hand = self._hand
        side, face = hand.display.town.side, hand.choice.face
        if self.is_dragging and face is not None:
            x, y = self.held_at
            x += ASIDE[0] * side * self._aside.value
            y += ASIDE[1] * side * self._aside.value
            grown = side * (1 + (LIFTED - 1) * self._lift.value)
            tile = TileSprite(face, x, y, grown, self._tilt.value, lift=self._lift.value)
            draw_tile(painter, tile, (round(side),))
        elif self._homing is not None and hand.choice.home is not None:
            home: TileSpot = hand.choice.home
            x, y = lerp_point(self._left_at, (home.x, home.y), self._home.value)
            away = 1 - self._home.value
            draw_tile(painter, TileSprite(self._homing, x, y, side, lift=away), (round(side),))
