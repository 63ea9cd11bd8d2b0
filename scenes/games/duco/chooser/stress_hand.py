"""One of several people at a screen in Stress: a device, a cursor, a colour, and nobody waits."""

from __future__ import annotations

from game.core.errors import IllegalMove
from game.core.places import Cell
from game.core.seats import Seat
from scenes.anim.timings import REPEAT_DELAY, REPEAT_EVERY
from scenes.engine.audio import Sound
from scenes.engine.input.inputs import Action, Press, PressPhase
from scenes.engine.theme import Theme
from scenes.games.duco import table_words
from scenes.games.duco.chooser import aiming
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.chooser.pointing import Cloth, Pointing
from scenes.games.duco.chooser.stress_devices import NEXT_TILE, Deed, DeviceKind, Devices
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.chooser.tile_hand import TileHand
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.table.playmat import Desk


class StressHand:
    """The `Owner` of a hand: by pointer, or by a cursor that keys or a pad move."""

    def __init__(
        self,
        desk: Desk,
        session: DucoSession,
        devices: Devices,
        choice: TileChoice,
        cloth: Cloth,
    ) -> None:
        self._desk = desk
        self._session = session
        self._devices = devices
        self.choice = choice
        self.ghost: Ghost | None = None
        self.hand = TileHand(desk, session, choice, self)
        self.pointing = Pointing(self.hand, cloth, desk)
        self._way: Action | None = None
        self._until_repeat = 0.0

    @property
    def seat(self) -> Seat:
        """Who it is."""
        return self.choice.seat

    @property
    def points(self) -> bool:
        """It is the one with the mouse, or a finger."""
        controls = self._devices.of(self.seat)
        return controls is not None and controls.kind is DeviceKind.MOUSE

    @property
    def _display(self) -> Display:
        return self.choice.display

    # -- Owner

    @property
    def may_act(self) -> bool:
        """There is something to lay, and nobody else has to say where the town grows."""
        return not self._display.over and self.seat in self._session.waiting_for()

    @property
    def lays_at_once(self) -> bool:
        return True

    def aimed_at(self) -> Cell | None:
        choice = self.choice
        if self._devices.of(self.seat) is None or not self._has_something:
            return None
        if not self.points:
            cursor = self.hand.cursor()
            return cursor if cursor in choice.places else None
        at = self.pointing.held_at if self.pointing.is_dragging else self.pointing.pointer
        board = self._display.layout.board
        if at is None or not board.collidepoint(at):
            return None
        return self.hand.place_at(at)

    @property
    def _has_something(self) -> bool:
        return self.choice.is_growth or self.choice.face is not None

    def lay(self) -> None:
        # Where it was seen when the key went down: another may lie there by now.
        cell = self.choice.down
        move = self.choice.move_at(cell)
        if cell is None or move is None:
            return
        self._display.left_from[self.seat] = cell
        try:
            # Not by the desk: it plays for the person who looks, and here all play at once.
            self._session.submit(self.seat, move)
        except IllegalMove as error:
            self._desk.refuse(str(error))
            self.hand.refused.show(cell, self._who_was_first(cell))
        else:
            self._display.preview = None
        self.choice.clear()
        self.hand.forget()

    def _who_was_first(self, cell: Cell) -> str:
        """The table may still be showing how that tile comes."""
        for laid in self._session.view(self.seat).laid:
            if laid.cell == cell and laid.seat is not None:
                return table_words.was_first(self._session.chairs[laid.seat].name)
        return ""

    # -- keys and pad

    def press(self, press: Press) -> bool:
        """True if it was theirs: nobody else may have it."""
        deed = self._devices.deed(self.seat, press)
        if deed is None:
            return False
        if press.phase is PressPhase.UP:
            if deed.way is self._way:
                self._way = None
        elif press.phase is PressPhase.DOWN and not press.repeated:
            self._do(deed)
        return True

    def _do(self, deed: Deed) -> None:
        if deed.way is not None:
            self._way, self._until_repeat = deed.way, REPEAT_DELAY
            self._go(deed.way)
        elif not self.may_act:
            self._desk.refuse("")
        elif deed.lays:
            self._confirm()
        elif deed.takes_back:
            self.hand.take_back()
        elif deed.tile is not None:
            following = (self.choice.which + 1) % max(1, len(self.choice.tiles))
            self.hand.choose_seen(following if deed.tile == NEXT_TILE else deed.tile)
        elif self._lying is not None:
            self.hand.turn_lying(self._lying, deed.turn)
        else:
            self.hand.turn(deed.turn)

    @property
    def _lying(self) -> Cell | None:
        """The lying tile on which the cursor is."""
        cursor = self.choice.cursor
        return None if self.points or cursor not in self.choice.turnable else cursor

    @property
    def lying_focus(self) -> Cell | None:
        """Where its cursor is when it is over no place."""
        return self._lying if self.may_act else None

    def _go(self, way: Action) -> None:
        start = self.hand.cursor()
        reached = (*self.choice.places, *self.choice.turnable)
        ahead = None if start is None else aiming.towards(reached, start, way)
        if ahead is not None:
            self.choice.cursor = ahead
            if ahead in self.choice.turnable:
                self._desk.sound(Sound.FOCUS)
            self.hand.aim()

    def _confirm(self) -> None:
        if self._lying is not None:
            self.hand.turn_lying(self._lying, 1)
        elif self.hand.aim_cell is not None:
            self.hand.put_down(self.hand.aim_cell)
        else:
            self._desk.refuse("")

    # -- time

    def follow(self) -> None:
        """Keep in step with what lies on the table."""
        if self._display.over or not self._has_something:
            self.choice.clear()
            self.hand.forget()
        self.choice.forget_laid()

    def update(self, dt: float, theme: Theme) -> bool:
        """Let time pass; true when the picture has changed."""
        changed = self.hand.update(dt, theme)
        if self.points:
            changed |= self.pointing.update(dt, theme)
        if self._way is not None:
            self._until_repeat -= dt
            if self._until_repeat <= 0:
                self._until_repeat = REPEAT_EVERY
                self._go(self._way)
        return changed | (self.may_act and self.hand.aim())
