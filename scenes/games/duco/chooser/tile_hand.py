"""A hand over the town: it takes a tile, turns it, holds it over a place, and puts it down."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect

from game.core.places import Cell
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.town.board import IN_LINE
from scenes.anim.easing import in_out_sine
from scenes.anim.tween import Glide
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.theme import Style, Theme
from scenes.games.duco.chooser import aiming
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.town_grid import Point as Pixels
from scenes.games.duco.town.town_grid import TownGrid
from scenes.table.playmat import Desk

SHOWN = 1.1
"""Seconds."""
FADES = 0.3
FLAG = 24


class RefusedPlace:
    """Marked for as long as it takes to see it."""

    def __init__(self) -> None:
        self.cell: Cell | None = None
        self.words = ""
        self._left = 0.0

    def show(self, cell: Cell, words: str = "") -> None:
        """Mark a place; the words stand below it."""
        self.cell, self.words, self._left = cell, words, SHOWN

    def update(self, dt: float) -> bool:
        """Let time pass; true while there is something to see."""
        if self.cell is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self.cell = None
        return True

    def draw(self, painter: Painter, town: TownGrid) -> None:
        """Dashes and cross; the words on a flag."""
        if self.cell is None:
            return
        side, centre = round(town.side), town.centre(self.cell)
        alpha = min(1.0, self._left / FADES)
        painter.sprite(tile_art.slot_sprite(side, painter.theme, refused=True), centre, alpha=alpha)
        painter.sprite(tile_art.refused_sprite(side, painter.theme), centre, alpha=alpha)
        if self.words:
            self._draw_words(painter, centre, side)

    def _draw_words(self, painter: Painter, centre: tuple[float, float], side: int) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        wide = painter.typesetter.width(self.words, painter.type(Style.CAPTION))
        flag = Rect(0, 0, wide + px(20), px(FLAG))
        flag.midtop = round(centre[0]), round(centre[1] + side / 2 + px(4))
        painter.box(
            flag, palette.panel_deep, radius=flag.height // 2, edge=palette.coral, edge_width=px(2)
        )
        painter.text(self.words, Style.CAPTION, flag.center)


TURN = 0.180


class Owner(Protocol):
    """Whose hand it is: says where it points, and what becomes of a tile that is put down."""

    ghost: Ghost | None
    """The picture of what is held over a place."""

    @property
    def may_act(self) -> bool:
        """It is the owner's turn."""

    @property
    def lays_at_once(self) -> bool:
        """A tile that is put down is laid."""

    def aimed_at(self) -> Cell | None:
        """Over which place it is, of those that something may go to."""

    def lay(self) -> None:
        """What was put down is meant."""


class TileHand:
    """What one person does with a choice, seen and heard."""

    def __init__(self, desk: Desk, session: DucoSession, choice: TileChoice, owner: Owner) -> None:
        self._desk = desk
        self._session = session
        self._owner = owner
        self.choice = choice
        self.aim_cell: Cell | None = None
        """Where the tile would be laid."""
        self.refused = RefusedPlace()
        self._spin = Glide()

    @property
    def display(self) -> Display:
        """What lies on the table."""
        return self.choice.display

    @property
    def may_act(self) -> bool:
        """It is the owner's turn."""
        return self._owner.may_act

    @property
    def spin(self) -> float:
        """Quarters that are left of a turn."""
        return self._spin.value

    @property
    def move(self) -> DucoMove | None:
        """What would be laid now."""
        return self.choice.move_at(self.choice.down if self.aim_cell is None else self.aim_cell)

    @property
    def in_line(self) -> bool:
        """Tiles lie in line, a whole side along a whole side."""
        return self.display.board.layout is IN_LINE

    def update(self, dt: float, theme: Theme) -> bool:
        """Let time pass; true when the picture has changed."""
        changed = self.refused.update(dt)
        if self._spin.target:
            self._spin.to(0.0, theme.motion.hovering(TURN), in_out_sine)
            changed = True
        changed |= self._spin.update(dt)
        ghost = self._owner.ghost
        if ghost is not None:
            lighting = ghost.is_lighting
            ghost.shown += dt
            ghost.spin = self._spin.value
            changed |= lighting
        return changed

    # -- aiming

    def place_at(self, point: Pixels) -> Cell | None:
        """The place that is meant at a point."""
        hurried = self.display.layout.options.at_once
        reach = aiming.HURRIED_REACH if hurried else aiming.REACH
        return aiming.nearest(self.choice.places, point, self.display.town, reach)

    def aim(self) -> bool:
        """Let the ghost be where it is meant; true if it is another one now."""
        owner, choice = self._owner, self.choice
        self.aim_cell = cell = owner.aimed_at()
        before = owner.ghost
        if cell is None:
            owner.ghost = None
            return before is not None
        face = None if choice.is_growth else choice.face
        is_counted = self._desk.settings.counts_ahead
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
        owner.ghost = ghost
        return True

    def forget(self) -> None:
        """Nothing is held over the town any more."""
        self.aim_cell = self._owner.ghost = None

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
        self.aim()
        self._desk.sound(Sound.CARD_SLIDE)
        self._desk.changed()
        if self._owner.lays_at_once:
            self._owner.lay()

    def refuse(self, cell: Cell) -> None:
        """Say why nothing can go there, and mark the place."""
        move = self.choice.move_at(cell)
        reason = None if move is None else self._session.refusal(self.choice.seat, move)
        if reason is not None:
            self.refused.show(cell)
        self._desk.refuse(reason or "")

    def turn(self, quarters: int) -> None:
        """Turn the chosen tile, wherever it is."""
        if self.choice.face is None or self.choice.is_growth:
            return
        self.choice.turn(quarters)
        self._spin.jump(self._spin.value + quarters)
        self._desk.sound(Sound.QUARTER_TURN)
        self._changed()

    def turn_lying(self, cell: Cell, quarters: int) -> None:
        """Try a lying tile another way."""
        self.choice.turn_lying(cell, quarters)
        self._desk.sound(Sound.QUARTER_TURN)
        self._changed()

    def turn_lying_at(self, at: Pixels) -> bool:
        """Turn a lying tile, where the game allows it; false if nothing was turned."""
        town = self.display.town
        under = [cell for cell in self.choice.turnable if town.box(cell).collidepoint(at)]
        if under:
            self.turn_lying(under[-1], 1)
        return bool(under)

    def choose(self, index: int) -> None:
        """Take another of several tiles."""
        if not self.may_act or not self.choice.tiles:
            self._desk.refuse("")
            return
        self.choice.which = index
        self._spin.jump(0.0)
        self._desk.sound(Sound.CARD_SLIDE)
        self._changed()

    def choose_seen(self, place: int) -> None:
        """Take a tile by its place in the hand or in the line, where only the ends are free."""
        display, choice = self.display, self.choice
        if not display.layout.options.line:
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

    def put_forward(self, move: DucoMove) -> bool:
        """Choose what a move says; false if the table has no such choice."""
        done = self.choice.put_forward(move)
        self.display.preview = self.choice.turned
        self.aim()
        return done

    def take_back(self) -> bool:
        """One step back; false if nothing was done yet."""
        if not self.may_act or not self.choice.take_back():
            return False
        self._desk.sound(Sound.UNLOCK)
        self._changed()
        return True

    def _changed(self) -> None:
        """Show what has become of the choice."""
        if self.may_act:
            self.display.preview = self.choice.turned
            self.aim()
        self._desk.changed()
