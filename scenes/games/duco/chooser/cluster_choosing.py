"""How a person plays Corner Cluster: swaps two neighbours, turns one tile, or both, then Done."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.places import Cell
from game.core.seats import PUBLIC, Seat
from game.rules.duco.legal import SWAPS
from game.rules.duco.moves import DucoMove, Rearrange
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.clusters import CLUSTER_CELLS, set_colour, sets_of
from game.rules.duco.town.tiles import Face
from game.rules.duco.view import DucoView
from scenes.engine.audio import Sound
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _, ngettext
from scenes.engine.input.inputs import (
    Action,
    Device,
    Input,
    Point,
    PointerButton,
    Press,
    PressPhase,
)
from scenes.engine.theme import Theme
from scenes.games.duco import table_words
from scenes.games.duco.chooser.cluster_lines import draw_cluster_lines
from scenes.games.duco.chooser.pointing import LIFTED
from scenes.games.duco.chooser.table_parts import TownWidget
from scenes.games.duco.chooser.told_town import TownToRearrange
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.town.tile_sprite import TileSprite, draw_tile
from scenes.games.duco.town.town_picture import draw_focus, draw_swap_mark, draw_turn_mark
from scenes.table.choosing.drag import Carried, Drop, Position
from scenes.table.playmat import Chooser, Desk
from scenes.ui.widget import Widget

PASS = Rearrange(None, None)
CURSOR_DARK = 7
"""Around the tile on which the keys are, below their own line, in units."""
_WAYS = {
    Action.LEFT: (-SIDE, 0),
    Action.RIGHT: (SIDE, 0),
    Action.UP: (0, -SIDE),
    Action.DOWN: (0, SIDE),
}


class ClusterChooser(Chooser[DucoMove, DucoView]):
    """The 25 tiles are all there is to point at."""

    def __init__(self, desk: Desk, session: DucoSession, display: Display) -> None:
        self._desk = desk
        self._session = session
        self._town = TownWidget(self._confirm)
        self._town.inside = TownToRearrange(self)
        self._cursor: Cell = (0, 0)
        self._held: Cell | None = None
        """The first of two tiles that are to change places."""
        self._advised: Rearrange | None = None
        self._pressed: Cell | None = None
        self._carried_to: Position | None = None
        self._device = Device.MOUSE
        """What was used last: how to turn and to swap is told for it."""
        self.display = display
        self._give_up()
        self.look_at(display)

    def look_at(self, display: Display) -> None:
        """The table was laid anew; what was tried stays, unless somebody else chooses now."""
        if display.layout.own != self._seat:
            self._give_up()
        self.display = display
        self._town.rect = display.layout.board.copy()
        self._let_hold_go()

    def _give_up(self) -> None:
        """Nothing is swapped or turned."""
        self._swap: tuple[Cell, Cell] | None = None
        self._turned: Face | None = None
        self._passes = False

    @property
    def _seat(self) -> Seat:
        """Who chooses."""
        display = self.display
        return display.layout.own if display.viewer == PUBLIC else display.viewer

    @property
    def may_act(self) -> bool:
        """It is the turn of the person who looks."""
        return self._desk.may_choose()

    @property
    def parts(self) -> Sequence[Widget]:
        return (self._town,)

    def follow(self) -> bool:
        display = self.display
        if display.turn_of != self._seat or display.over:
            self._give_up()
            display.preview = display.swap = None
            self._let_hold_go()
        elif self._swap is not None or self._turned is not None:
            self._show()
        return False

    def handle(self, event: Input, focused: Widget | None) -> bool:
        self._notice(event)
        match event:
            case Point():
                return self._point(event)
            case Press(phase=PressPhase.DOWN):
                return self._press(event, on_town=focused is self._town)
        return False

    def _notice(self, event: Input) -> None:
        if isinstance(event, Point | Press) and event.device is not self._device:
            self._device = event.device
            if self.may_act:
                self._desk.changed()

    # -- the move

    def chosen(self, view: DucoView) -> DucoMove | None:
        move = Rearrange(self._swap, self._turned)
        if move == PASS and not self._passes:
            return None
        return move if move in view.legal else None

    def put_forward(self, move: DucoMove) -> bool:
        if not isinstance(move, Rearrange):
            return False
        self._swap, self._turned, self._passes = move.swap, move.turned, move == PASS
        self._show()
        return True

    def point_out(self, move: DucoMove | None) -> None:
        self._advised = move if isinstance(move, Rearrange) else None

    def remind(self) -> None:
        """Doing nothing is a move, too, but seldom meant: whoever presses Done again means it."""
        self._passes = True
        self._desk.changed()

    def let_go(self, *, covered: bool) -> None:  # noqa: ARG002 - all tiles lie open
        """What was tried stays as it is seen until the table tells that it was done."""
        self._give_up()
        self._let_hold_go()

    def prompt(self, view: DucoView) -> str:  # noqa: ARG002 - the display is at rest
        sets = len(self.display.crossings)
        if self._passes:
            return _("Nothing is changed: press Done once more to pass")
        if self._advised is not None and self._swap is None and self._turned is None:
            return table_words.hint_is_marked()
        if sets:
            words = ngettext(
                "This makes {count} set. Done?", "This makes {count} sets. Done?", sets
            )
            return words.format(count=sets)
        if self._swap is None and self._turned is None:
            return self._first_prompt
        if self._swap is None:
            return _("You may still swap two neighbours")
        return _("You may still turn one tile") if self._turned is None else _("Ready: done?")

    @property
    def _first_prompt(self) -> str:
        if self.display.people:
            # With a name before it only the short one is whole; how it is done stands in the panel.
            return _("Swap two neighbours, turn one tile, or both")
        if self._device is Device.MOUSE:
            return _("Click a tile to turn it, drag it onto a neighbour to swap, or both")
        if self._device is Device.TOUCH:
            return _("Tap a tile to turn it, drag it onto a neighbour to swap, or both")
        return _("Swap two neighbours, turn one tile, or both")

    def _show(self) -> None:
        """Let the table be seen as it would be, with the sets that it would have."""
        display = self.display
        display.preview, display.swap = self._turned, self._swap
        faces = {laid.cell: laid.face for laid in display.shown}
        lying = [faces[cell] for cell in CLUSTER_CELLS if cell in faces]
        display.crossings = (
            [(crossing.cell, set_colour(lying, crossing)) for crossing in sets_of(lying)]
            if len(lying) == len(CLUSTER_CELLS)
            else []
        )

    def _changed(self, sound: Sound = Sound.CARD_SLIDE) -> None:
        self._passes = False
        self._desk.sound(sound)
        self._show()
        self._desk.changed()

    def _turn(self, cell: Cell, quarters: int) -> None:
        """Another way; a tile that was turned before goes back."""
        if not self.may_act:
            self._desk.refuse("")
            return
        seen = next(laid.face for laid in self.display.shown if laid.cell == cell)
        lying = next(laid.face for laid in self.display.laid if laid.face.tile is seen.tile)
        after = seen.turned(quarters)
        self._turned = None if after is lying else after
        self._changed(Sound.QUARTER_TURN)

    def _exchange(self, one: Cell, other: Cell) -> None:
        """Two neighbours change places; two that did so before go back."""
        if not self.may_act:
            self._desk.refuse("")
            return
        pair = (min(one, other, key=_reading), max(one, other, key=_reading))
        if pair == self._swap:
            self._swap = None
        elif pair in SWAPS:
            self._swap = pair
        else:
            wrong = Rearrange(pair, None)
            self._desk.refuse(self._session.refusal(self.display.layout.own, wrong) or "")
            return
        self._changed()

    def take_back(self) -> bool:
        """One step back; false if nothing was done yet."""
        if self._held is not None:
            self._let_hold_go()
        elif self._turned is not None:
            self._turned = None
        elif self._swap is not None:
            self._swap = None
        else:
            return False
        self._changed()
        return True

    # -- pointing

    def _cell_at(self, position: Position) -> Cell | None:
        town = self.display.town
        return next((c for c in CLUSTER_CELLS if town.box(c).collidepoint(position)), None)

    def grab(self, point: Point) -> Carried | None:
        self._pressed = self._cell_at(point.position) if self.may_act else None
        return None if self._pressed is None else CarriedTile(self, self._pressed)

    def _point(self, point: Point) -> bool:
        """What is no drag: a click turns a tile."""
        if point.button is not PointerButton.FIRST or self._pressed is None:
            return False
        if point.phase is PressPhase.UP:
            cell, self._pressed = self._pressed, None
            self._turn(cell, 1)
        return point.phase in (PressPhase.DOWN, PressPhase.UP)

    def carry(self, cell: Cell, position: Position) -> None:
        """A tile follows the pointer."""
        self._held, self._carried_to = cell, position

    def drop(self, cell: Cell, position: Position) -> None:
        """On a neighbour the two change places."""
        target = self._cell_at(position)
        self._let_hold_go()
        if target is not None and target != cell:
            self._exchange(cell, target)
        else:
            self._desk.changed()

    def put_back(self) -> None:
        self._let_hold_go()
        self._desk.changed()

    def _let_hold_go(self) -> None:
        self._pressed = self._held = self._carried_to = None

    # -- keys

    def _press(self, press: Press, *, on_town: bool) -> bool:
        match press.action:
            case Action.LETTER if press.letter.lower() in ("q", "e"):
                self._turn(self._cursor, -1 if press.letter.lower() == "q" else 1)
            case Action.PREVIOUS_FOCUS | Action.NEXT_FOCUS if (
                press.device is Device.GAMEPAD and on_town
            ):
                self._turn(self._cursor, 1 if press.action is Action.NEXT_FOCUS else -1)
            case Action.ERASE:
                return self.take_back()
            case Action.BACK if press.device is Device.GAMEPAD:
                return self.take_back()
            case Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN if on_town:
                return self._move(press.action)
            case _:
                return False
        return True

    def _move(self, direction: Action) -> bool:
        dx, dy = _WAYS[direction]
        ahead = (self._cursor[0] + dx, self._cursor[1] + dy)
        if ahead not in CLUSTER_CELLS:
            return direction in (Action.UP, Action.DOWN)
        self._cursor = ahead
        self._desk.sound(Sound.FOCUS)
        self._desk.changed()
        return True

    def act_at(self, cell: Cell, quarters: int = 0) -> None:
        """Turn a tile, or let it be held; what was held is swapped with it."""
        self._cursor = cell
        self._turn(cell, quarters) if quarters else self._confirm()

    def _confirm(self) -> None:
        """Space or A: hold a tile; on its neighbour, swap the two."""
        if not self.may_act:
            self._desk.refuse("")
        elif self._held is None:
            self._held = self._cursor
            self._desk.changed()
        else:
            held, self._held = self._held, None
            if held == self._cursor:
                self._desk.changed()
            else:
                self._exchange(held, self._cursor)

    # -- the picture

    def update(self, dt: float, theme: Theme) -> bool:  # noqa: ARG002 - nothing glides
        return self._carried_to is not None

    def regions(self) -> list[Region]:
        layout, turned, swapped = self.display.layout, self._turned, self._swap
        area = layout.boxes[layout.own].beside
        if area is None:
            return []
        done, over = (turned is not None, swapped is not None), self.display.over
        over |= layout.is_shared and self.display.turn_of != layout.own

        def draw(painter: Painter) -> None:
            if not over:
                draw_cluster_lines(painter, area, turned=done[0], swapped=done[1])

        return [Region(area, (done, self._device, over), draw)]

    def draw(self, painter: Painter) -> None:
        display = self.display
        if display.preview is not None:
            draw_turn_mark(painter, display, display.preview)
        if self._advised is not None and self.may_act:
            self._draw_advice(painter, self._advised)
        if self._held is not None and self._carried_to is None:
            draw_focus(painter, display, self._held, painter.theme.palette.accent)
        if self._town.shows_focus and self.may_act:
            # White alone would be lost between the white rims of the tiles.
            draw_focus(painter, display, self._cursor, painter.theme.palette.ink, CURSOR_DARK)
            draw_focus(painter, display, self._cursor)
        if display.swap is not None:
            draw_swap_mark(painter, display, display.swap)

    def _draw_advice(self, painter: Painter, advised: Rearrange) -> None:
        """A hint: what is still to be swapped and turned wears its marks."""
        if advised.swap is not None and advised.swap != self._swap:
            for cell in advised.swap:
                draw_focus(painter, self.display, cell, painter.theme.palette.accent)
            draw_swap_mark(painter, self.display, advised.swap)
        if advised.turned is not None and advised.turned != self._turned:
            draw_turn_mark(painter, self.display, advised.turned)

    def draw_held(self, painter: Painter) -> None:
        """The tile in the air, above everything."""
        if self._held is None or self._carried_to is None:
            return
        face = next(laid.face for laid in self.display.shown if laid.cell == self._held)
        side = self.display.town.side
        tile = TileSprite(face, *self._carried_to, side * LIFTED, lift=1.0)
        draw_tile(painter, tile, (round(side),))


class CarriedTile:
    """Implements `Carried`: a tile in the air."""

    def __init__(self, chooser: ClusterChooser, cell: Cell) -> None:
        self._chooser = chooser
        self._cell = cell

    def carry(self, position: Position) -> None:
        self._chooser.carry(self._cell, position)

    def drop(self, drop: Drop) -> None:
        self._chooser.drop(self._cell, drop.position)

    def put_back(self) -> None:
        self._chooser.put_back()


def _reading(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]
