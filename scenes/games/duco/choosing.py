"""How a person lays a tile: points, drags, turns, puts it down; keys and pad do the same."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.places import Cell
from game.rules.duco.board import IN_LINE
from game.rules.duco.moves import DucoMove, Grow, Lay
from game.rules.duco.options import Supply
from game.rules.duco.view import DucoView
from scenes.anim.easing import in_out_sine
from scenes.anim.tween import Glide
from scenes.engine.audio import Sound
from scenes.engine.boards import Region
from scenes.engine.inputs import Action, Input, Phase, Point, Press, Scroll
from scenes.engine.painter import Painter
from scenes.engine.theme import Theme
from scenes.games.duco import aiming, table_words
from scenes.games.duco.display import Display
from scenes.games.duco.ghost import Ghost, draw_ghost
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.pointing import Pointing
from scenes.games.duco.steering import Steering
from scenes.games.duco.stress_hands import StressHands
from scenes.games.duco.table_parts import TableParts
from scenes.games.duco.tile_choice import Choice
from scenes.games.duco.town_grid import Point as Pixels
from scenes.games.duco.town_picture import (
    draw_advice,
    draw_focus,
    draw_turn_mark,
    town_area,
)
from scenes.games.duco.view_control import ViewControl
from scenes.table.drag import Carried
from scenes.table.playmat import Desk
from scenes.ui.widget import Widget

TURN = 0.180

FOR_THE_TOWN = frozenset(
    {
        Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.CONFIRM, Action.LETTER,
        Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS, Action.DIGIT,
    }
)  # fmt: skip
"""Keys that ask where the tile would lie; a hint or the log is asked for without aiming."""


class TileChooser:
    """Implements `Chooser`: what is in hand, what is held over a place, what lies there unlaid."""

    def __init__(self, desk: Desk, session: DucoSession, display: Display) -> None:
        self._desk = desk
        self._session = session
        self.choice = Choice(display)
        self._parts = TableParts(self, desk)
        self._pointing = Pointing(self, desk)
        self._steering = Steering(self)
        self._others = StressHands(session, desk)
        self._by_keys = False
        self._spin = Glide()
        self._advised: Lay | Grow | None = None
        self.look_at(display)

    @property
    def display(self) -> Display:
        """What lies on the table."""
        return self.choice.display

    def look_at(self, display: Display) -> None:
        """The table was laid anew; what was put down goes back into the hand."""
        self.choice.display = display
        self.choice.clear()
        self._pointing.let_go()
        self._parts.look_at(display)
        self._others.look_at(display)

    @property
    def lays_at_once(self) -> bool:
        """A tile that is dropped is laid: there is no time to think twice."""
        options = self.display.layout.options
        hurried = options.ten_seconds or options.at_once or self.choice.is_growth
        return hurried or self._desk.lays_at_once()

    @property
    def may_act(self) -> bool:
        """It is the turn of the person who looks."""
        return self._desk.may_choose()

    # -- Chooser

    @property
    def parts(self) -> Sequence[Widget]:
        return self._parts.widgets

    def follow(self) -> bool:
        display = self.display
        own = display.turn_of in (None, self.choice.seat)
        if not own or display.over:
            self.choice.clear()
            display.ghost = display.preview = None
        self.choice.forget_laid()
        return self._parts.follow()

    def grab(self, point: Point) -> Carried | None:
        return self._pointing.grab(point)

    def handle(self, event: Input, focused: Widget | None) -> bool:
        if self._others.handle(event):
            return True
        match event:
            case Point():
                self._by_keys = False
                return self._pointing.handle(event)
            case Scroll():
                return self._steering.scroll(event)
            case Press(phase=Phase.DOWN):
                if event.action in FOR_THE_TOWN:
                    self._wake(on_town=focused is self._parts.town)
                return self._steering.press(event, on_town=focused is self._parts.town)
        return False

    def chosen(self, view: DucoView) -> DucoMove | None:
        ghost = self.display.ghost
        cell = self.choice.down if ghost is None else ghost.cell
        move = self.choice.move_at(cell)
        return move if move is not None and move in view.legal else None

    def put_forward(self, move: DucoMove) -> bool:
        done = self.choice.put_forward(move)
        self.display.preview = self.choice.turned
        self._aim()
        return done

    def point_out(self, move: DucoMove | None) -> None:
        self._advised = move if isinstance(move, Lay | Grow) else None

    def remind(self) -> None:
        """The prompt says it: a tile is to be put down."""

    def let_go(self, *, covered: bool) -> None:  # noqa: ARG002 - all hands lie open
        ghost = self.display.ghost
        seen = self.choice.down if ghost is None else ghost.cell
        if seen is not None:
            self.display.left_from[self.choice.seat] = seen
        self.choice.clear()
        # In the next turn a key must be meant for the town before Enter can lay anything.
        self._by_keys = False
        # A lying tile stays as it was tried until the table tells that it was turned.
        self.display.ghost = None
        self._pointing.let_go()

    def prompt(self, view: DucoView) -> str:  # noqa: ARG002 - the display is at rest
        ghost = self.display.ghost
        if self._advised is not None and (ghost is None or ghost.cell != self._advised.cell):
            return table_words.hint_is_marked()
        return table_words.prompt(
            self.choice, counts=self._desk.counts_ahead(), at_once=self.lays_at_once
        )

    def update(self, dt: float, theme: Theme) -> bool:
        changed = self._pointing.update(dt, theme)
        if self._spin.target:
            self._spin.to(0.0, theme.motion.hovering(TURN), in_out_sine)
            changed = True
        changed |= self._spin.update(dt)
        ghost = self.display.ghost
        if ghost is not None:
            lighting = ghost.is_lighting
            ghost.shown += dt
            ghost.spin = self._spin.value
            changed |= lighting
        if self.may_act and self._aim():
            self._desk.changed()
            changed = True
        return changed

    def regions(self) -> list[Region]:
        return self._parts.regions(self._spin.value)

    def draw(self, painter: Painter) -> None:
        ghost = self.display.ghost
        display, options = self.display, self.display.layout.options
        if display.gliding:
            return
        with painter.clip(town_area(display)):
            if display.preview is not None:
                draw_turn_mark(painter, display, display.preview)
            if self.lying_focus is not None and self.may_act:
                draw_focus(painter, display, self.lying_focus)
            if self._advised is not None and self.may_act:
                draw_advice(painter, display, self._advised)
            self._others.draw(painter, display)
            if ghost is not None:
                told = not options.own_stacks
                draw_ghost(painter, ghost, display.town, covers=options.covering, told=told)

    def draw_held(self, painter: Painter) -> None:
        """The tile in the air, above everything."""
        self._pointing.draw(painter)

    # -- the table

    @property
    def buttons(self) -> Sequence[Widget]:
        """What stands in the way of the town."""
        return self._parts.buttons

    def pan(self, dx: float, dy: float) -> None:
        """The town follows the hand."""
        self._parts.view.pan(dx, dy)

    def turn_lying_at(self, at: Pixels) -> bool:
        """Turn a lying tile, where the game allows it; false if nothing was turned."""
        town = self.display.town
        under = [cell for cell in self.choice.turnable if town.box(cell).collidepoint(at)]
        if not under:
            return False
        self._turn_lying(under[-1], 1)
        return True

    def _turn_lying(self, cell: Cell, quarters: int) -> None:
        self.choice.turn_lying(cell, quarters)
        self.display.preview = self.choice.turned
        self._desk.sound(Sound.CARD_SLIDE)
        self._aim()
        self._desk.changed()

    # -- aiming

    def _aim(self) -> bool:
        """Let the ghost be where it is meant; true if it is another one now."""
        cell, choice, before = self._aimed_at(), self.choice, self.display.ghost
        if cell is None:
            self.display.ghost = None
            return before is not None
        face = None if choice.is_growth else choice.face
        is_counted = self._desk.counts_ahead()
        lamps = choice.lamps(cell) if is_counted else ()
        ghost = Ghost(face, cell, lamps, choice.down is not None, is_counted)
        ghost.spin = self._spin.value
        if before is not None and (before.face, before.cell, before.lamps, before.is_down) == (
            ghost.face, ghost.cell, ghost.lamps, ghost.is_down,
        ):  # fmt: skip
            return False
        if before is not None and before.cell == cell:
            ghost.shown = before.shown
        elif not ghost.is_down:
            self._desk.sound(Sound.FOCUS)
        self.display.ghost = ghost
        return True

    def _aimed_at(self) -> Cell | None:
        choice = self.choice
        if choice.face is None and not choice.is_growth:
            return None
        if self._pointing.is_dragging:
            return aiming.nearest(choice.places, self._pointing.held_at, self.display.town)
        if choice.down is not None:
            return choice.down
        if self._parts.town.hovered and self._pointing.pointer is not None:
            return aiming.nearest(choice.places, self._pointing.pointer, self.display.town)
        if self._by_keys:
            cursor = self.cursor()
            return cursor if cursor in choice.places else None
        return None

    def _wake(self, *, on_town: bool) -> None:
        """The first key shows where the keys are, before it does anything else."""
        if on_town and not self._by_keys:
            self._by_keys = True
            if self.may_act:
                self._aim()

    def cursor(self) -> Cell | None:
        """Where the keys are; the first time near the tile laid last."""
        choice = self.choice
        if choice.cursor not in choice.places and choice.cursor not in choice.turnable:
            turns = self.display.turns
            near = turns[-1].cell if turns else choice.cursor
            first = aiming.first_place(choice.places, near)
            if first is None:
                return None
            choice.cursor = first
        return choice.cursor

    # -- acting

    def put_down(self, cell: Cell) -> None:
        """Let the tile lie at a place that it may be laid at; where time is short it is laid."""
        self.choice.down = self.choice.cursor = cell
        self._aim()
        self._desk.sound(Sound.CARD_SLIDE)
        self._desk.changed()
        if self.lays_at_once:
            self._desk.play()

    def refuse(self, cell: Cell) -> None:
        """Say why nothing can go there."""
        move = self.choice.move_at(cell)
        reason = None if move is None else self._session.refusal(self.choice.seat, move)
        self._desk.refuse(reason or "")

    @property
    def in_line(self) -> bool:
        """Tiles lie in line, a whole side along a whole side."""
        return self.display.board.layout is IN_LINE

    def turn(self, quarters: int) -> None:
        """Turn the chosen tile, wherever it is."""
        if self.choice.face is None or self.choice.is_growth:
            return
        self.choice.turn(quarters)
        self._spin.jump(self._spin.value + quarters)
        self._desk.sound(Sound.CARD_SLIDE)
        if self.may_act:
            self._aim()
        self._desk.changed()

    def choose(self, index: int) -> None:
        """Take another of several tiles."""
        tiles = self.choice.tiles
        if not self.may_act or not tiles:
            self._desk.refuse("")
            return
        self.choice.which = index
        self._spin.jump(0.0)
        self._desk.sound(Sound.CARD_SLIDE)
        self._aim()
        self._desk.changed()

    def choose_seen(self, place: int) -> None:
        """Take a tile by its place in the hand or in the line, where only the ends are free."""
        display, choice = self.display, self.choice
        if display.layout.options.supply is not Supply.LINEUP:
            if place < len(choice.tiles):
                self.choose(place)
            return
        if place >= len(display.line):
            return
        if place in (0, len(display.line) - 1):
            self.choose(0 if place == 0 else len(choice.tiles) - 1)
        elif self.may_act and choice.places:
            wrong = Lay(display.line[place], choice.places[0])
            self._desk.refuse(self._session.refusal(choice.seat, wrong) or "")

    def confirm(self) -> None:
        """Space or A on the town: put down, and once it lies there, turn."""
        ghost = self.display.ghost
        if self.may_act and self.lying_focus is not None:
            self._turn_lying(self.lying_focus, 1)
        elif not self.may_act or ghost is None:
            self._desk.refuse("")
        elif ghost.is_down:
            self.turn(1)
        else:
            self.put_down(ghost.cell)

    def take_back(self) -> bool:
        """One step back; false if nothing was done yet."""
        if not self.may_act or not self.choice.take_back():
            return False
        self._desk.sound(Sound.UNLOCK)
        self.display.preview = self.choice.turned
        self._aim()
        self._desk.changed()
        return True

    # -- what the keys do

    @property
    def view(self) -> ViewControl:
        """How much of the town is seen."""
        return self._parts.view

    @property
    def lying_focus(self) -> Cell | None:
        """The lying tile on which the keys are."""
        cursor = self.choice.cursor
        on_it = self._parts.town.shows_focus and cursor in self.choice.turnable
        return cursor if on_it and self.choice.down is None else None

    def turn_focused(self, quarters: int) -> None:
        """Turn the lying tile on which the keys are, or else the own one."""
        if self.may_act and self.lying_focus is not None:
            self._turn_lying(self.lying_focus, quarters)
        else:
            self.turn(quarters)

    def go_to(self, cell: Cell) -> None:
        """The keys lead to another place; what was put down goes along."""
        self._pointing.forget_pointer()
        self.choice.cursor = cell
        if self.choice.down is not None:
            self.choice.down = cell
        self._parts.view.reveal(cell)
        self._aim()
        self._desk.changed()
