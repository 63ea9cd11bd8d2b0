"""How the person who looks lays a tile: by pointer, keys or pad; until then nothing counts."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.places import Cell
from game.core.words import N_
from game.rules.duco.moves import DucoMove, Grow, Lay
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.tiles import Tile
from game.rules.duco.view import DucoView
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action, Input, Pinch, Point, Press, PressPhase, Scroll
from scenes.engine.theme import Theme
from scenes.games.duco import table_words
from scenes.games.duco.chooser.aiming import draw_turn_dial, points_of_turns
from scenes.games.duco.chooser.ghost import Ghost, draw_ghost, draw_holder
from scenes.games.duco.chooser.pointing import Pointing
from scenes.games.duco.chooser.steering import Steering
from scenes.games.duco.chooser.table_parts import TownParts
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.chooser.tile_hand import TileHand
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.table_words import Holding
from scenes.games.duco.town.town_grid import TownGrid
from scenes.games.duco.town.town_picture import (
    draw_advice,
    draw_focus,
    draw_turn_mark,
    town_area,
)
from scenes.games.duco.town.view_control import ViewControl
from scenes.table.choosing.drag import Carried
from scenes.table.playmat import Chooser, Desk, OwnWish
from scenes.ui.widget import Widget

AROUND = 3
"""Fields on each side."""
FAINT = 0.32


def draw_field_grid(painter: Painter, town: TownGrid, cell: Cell) -> None:
    """Thin lines, that end before they reach anything else."""
    px, colour = painter.theme.metrics.px, painter.theme.palette.edge
    x, y = town.centre(cell)
    field, half = town.step / SIDE, AROUND + SIDE / 2
    width, reach = max(1, px(1)), half * field
    with painter.faded(FAINT):
        for step in range(2 * AROUND + SIDE + 1):
            off = (step - half) * field
            painter.line((x + off, y - reach), (x + off, y + reach), width, colour)
            painter.line((x - reach, y + off), (x + reach, y + off), width, colour)


FOR_THE_TOWN = frozenset(
    {
        Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.CONFIRM, Action.LETTER,
        Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS, Action.DIGIT,
    }
)  # fmt: skip
"""Keys that ask where the tile would lie; a hint or the log is asked for without aiming."""

LAY_AT_ONCE = OwnWish(
    "lays_at_once",
    "lay at once",
    N_("Lay at once"),
    N_("A tile that is dropped at a place is laid; else it is put down first."),
    after="count before laying",
)


class TileChooser(Chooser[DucoMove, DucoView]):
    """For the person who looks; it is the `Owner` of their hand."""

    def __init__(self, desk: Desk, session: DucoSession, display: Display) -> None:
        self._desk = desk
        self.choice = TileChoice(display)
        self.hand = TileHand(desk, session, self.choice, self)
        self._parts = TownParts(self, desk)
        self._pointing = Pointing(self.hand, self, desk)
        self._steering = Steering(self)
        self._by_keys = False
        self._advised: Lay | Grow | None = None
        self.look_at(display)

    @property
    def display(self) -> Display:
        """What lies on the table."""
        return self.choice.display

    def look_at(self, display: Display) -> None:
        """The table was laid anew; what was put down stays, unless somebody else chooses now."""
        if self.choice.seat != display.layout.own:
            self.choice.clear()
        self.choice.display = display
        self._pointing.let_go()
        self._parts.look_at(display)

    # -- Owner

    @property
    def ghost(self) -> Ghost | None:
        """Kept with the display: much of the table shows what it would bring."""
        return self.display.ghost

    @ghost.setter
    def ghost(self, ghost: Ghost | None) -> None:
        self.display.ghost = ghost

    @property
    def lays_at_once(self) -> bool:
        """A tile that is dropped is laid: there is no time to think twice."""
        options = self.display.layout.options
        hurried = options.tile_seconds > 0 or options.at_once or self.choice.is_growth
        return hurried or LAY_AT_ONCE.holds(self._desk.settings)

    @property
    def may_act(self) -> bool:
        """It is the turn of the person who looks."""
        return self._desk.may_choose()

    def lay(self) -> None:
        """As if Lay were pressed."""
        self._desk.play()

    def aimed_at(self) -> Cell | None:
        """By a tile in the air, one that lies there, the pointer, or the keys."""
        choice = self.choice
        if choice.face is None and not choice.is_growth:
            return None
        if self._pointing.is_dragging:
            return self.hand.place_at(self._pointing.held_at)
        if choice.down is not None:
            return choice.down
        if self._parts.town.hovered and self._pointing.pointer is not None:
            return self.hand.place_at(self._pointing.pointer)
        if self._by_keys:
            cursor = self.hand.cursor()
            return cursor if cursor in choice.places else None
        return None

    # -- Chooser

    @property
    def parts(self) -> Sequence[Widget]:
        return self._parts.widgets

    def follow(self) -> bool:
        display = self.display
        own = display.turn_of in (None, self.choice.seat)
        if not own or display.over:
            self.choice.clear()
            self.hand.forget()
            display.preview = None
        elif self.choice.turned is not None:
            display.preview = self.choice.turned
        self.choice.forget_laid()
        return self._parts.follow()

    def grab(self, point: Point) -> Carried | None:
        return self._pointing.grab(point)

    def handle(self, event: Input, focused: Widget | None) -> bool:
        match event:
            case Point():
                self._by_keys = False
                return self._pointing.handle(event)
            case Scroll() | Pinch():
                return self._steering.scroll(event)
            case Press(phase=PressPhase.DOWN):
                if event.action in FOR_THE_TOWN:
                    self._wake(on_town=focused is self._parts.town)
                return self._steering.press(event, on_town=focused is self._parts.town)
        return False

    def _wake(self, *, on_town: bool) -> None:
        """The first key shows where the keys are, before it does anything else."""
        if on_town and not self._by_keys:
            self._by_keys = True
            if self.may_act:
                self.hand.aim()

    def aim_at(self, cell: Cell) -> None:
        """Somebody goes through the places who does not point at them."""
        self.choice.cursor = cell
        self._wake(on_town=True)
        self.hand.aim()

    def chosen(self, view: DucoView) -> DucoMove | None:
        move = self.hand.move
        return move if move is not None and move in view.legal else None

    def put_forward(self, move: DucoMove) -> bool:
        return self.hand.put_forward(move)

    @property
    def _own_tiles(self) -> list[Tile]:
        return [held.tile for held in self.choice.tiles]

    def point_out(self, move: DucoMove | None) -> None:
        if isinstance(move, Lay) and move.face.tile not in self._own_tiles:
            # The table has gone on since the hint: that tile lies there already.
            move = None
        if isinstance(move, Lay) and move != self._advised and self.choice.down is None:
            # The words of a hint count turns from the way the tile was drawn.
            self.choice.turn_back(move.face.tile)
        news = isinstance(move, Lay | Grow) and move != self._advised
        self._advised = move if isinstance(move, Lay | Grow) else None
        if news and self._advised is not None and self.choice.down is None:
            # Keys go on from there: what they led to before is not what was asked about.
            self.choice.cursor, self._by_keys = self._advised.cell, False
            if isinstance(self._advised, Lay):
                # Of several tiles the one that is meant is the large one.
                self.choice.which = self._own_tiles.index(self._advised.face.tile)

    def let_go(self, *, covered: bool) -> None:  # noqa: ARG002 - all hands lie open
        seen = self.choice.down if self.hand.aim_cell is None else self.hand.aim_cell
        if seen is not None:
            self.display.left_from[self.choice.seat] = seen
        self.choice.clear()
        # In the next turn a key must be meant for the town before Enter can lay anything.
        self._by_keys = False
        # A lying tile stays as it was tried until the table tells that it was turned.
        self.hand.forget()
        self._pointing.let_go()

    def prompt(self, view: DucoView) -> str:  # noqa: ARG002 - the display is at rest
        aimed = self.hand.aim_cell
        if self._advised is not None and aimed != self._advised.cell:
            return table_words.hint_is_marked()
        holding = Holding.BY_KEYS if self._by_keys else Holding.POINTED
        if self._pointing.is_dragging:
            holding = Holding.DRAGGED
        counts, at_once = self._desk.settings.counts_ahead, self.lays_at_once
        return table_words.prompt(self.choice, holding, counts=counts, at_once=at_once)

    def update(self, dt: float, theme: Theme) -> bool:
        if self.display.layout.options.at_once:
            self.display.pointed = self._pointing.in_town
        changed = self._pointing.update(dt, theme) | self.hand.update(dt, theme)
        if self.may_act and self.hand.aim():
            self._desk.changed()
            changed = True
        return changed

    def regions(self) -> list[Region]:
        return self._parts.regions(self.hand.spin)

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
            if ghost is not None:
                told = not options.counts_at_end
                if not self.hand.in_line and not ghost.is_down:
                    draw_field_grid(painter, display.town, ghost.cell)
                draw_ghost(
                    painter, ghost, display.town, covers=options.covering, told=told,
                    person=display.person,
                )  # fmt: skip
                self._draw_holder(painter, ghost)
                if display.help and ghost.face is not None:
                    points = points_of_turns(display, ghost.face, ghost.cell)
                    draw_turn_dial(painter, display, ghost.cell, points)
            self.hand.refused.draw(painter, display.town)

    def _draw_holder(self, painter: Painter, ghost: Ghost) -> None:
        display, town = self.display, self.display.town
        if display.person is not None:
            taken = [town.box(laid.cell) for laid in display.laid]
            draw_holder(painter, town.box(ghost.cell), display.person, taken, display.layout.board)

    def draw_held(self, painter: Painter) -> None:
        """The tile in the air, above everything."""
        self._pointing.draw(painter)

    # -- the cloth, and what the keys do

    @property
    def buttons(self) -> Sequence[Widget]:
        """What stands in the way of the town."""
        return self._parts.buttons

    def pan(self, dx: float, dy: float) -> None:
        """The town follows the pointer."""
        self._parts.view.pan(dx, dy)

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

    def confirm(self) -> None:
        """Space or A on the town: put down, and once it lies there, turn."""
        cell = self.hand.aim_cell
        if self._takes_advice():
            return
        if self.may_act and self.lying_focus is not None:
            self.hand.turn_lying(self.lying_focus, 1)
        elif not self.may_act or cell is None:
            self._desk.refuse("")
        elif self.choice.down is not None:
            self.hand.turn(1)
        else:
            self.hand.put_down(cell)

    def _takes_advice(self) -> bool:
        """Where nothing else was chosen since a hint, it is put down as it was advised."""
        advised, choice = self._advised, self.choice
        meant = advised is not None and choice.down is None and choice.cursor == advised.cell
        if advised is None or not meant or not self.may_act:
            return False
        if not self.hand.put_forward(advised):
            return False
        self._desk.changed()
        if self.lays_at_once:
            self.lay()
        return True

    def turn_focused(self, quarters: int) -> None:
        """Turn the lying tile on which the keys are, or else the own one."""
        if self.may_act and self.lying_focus is not None:
            self.hand.turn_lying(self.lying_focus, quarters)
        else:
            self.hand.turn(quarters)

    def go_to(self, cell: Cell) -> None:
        """The keys lead to another place; what was put down goes along."""
        self._pointing.forget_pointer()
        self.choice.cursor = cell
        if self.choice.down is not None:
            self.choice.down = cell
        self._parts.view.reveal(cell)
        self.hand.aim()
        self._desk.changed()
