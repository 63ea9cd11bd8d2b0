"""The town for somebody who does not see it: a grid of places, row by row, to walk through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Protocol

from game.core.places import Cell
from game.core.sentences import begin, labelled
from game.kits.duco.phrases import face_words, place_words, tile_name
from game.rules.duco.town.board import Laid
from scenes.engine.access.spoken import PRESSED, STEPPED, Act, Node, Role
from scenes.engine.i18n import _, ngettext
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.chooser.tile_hand import TileHand
from scenes.games.duco.display import Display

MOST_PLACES = 40
"""Where a tile may lie field by field there are hundreds, and nobody listens to them."""


class InsideTown(Protocol):
    """What lies in a town, and what can be done there."""

    @property
    def aimed(self) -> str:
        """Where the keys are, and what that would bring."""

    def nodes(self) -> tuple[Node, ...]:
        """Its rows."""

    def act(self, key: str, act: Act) -> bool:
        """Do something at a place; false if it is none."""


class Chooses(Protocol):
    """Whoever lays tiles there."""

    choice: TileChoice
    hand: TileHand

    @property
    def may_act(self) -> bool: ...

    def aim_at(self, cell: Cell) -> None: ...


class Rearranges(Protocol):
    """Whoever swaps and turns tiles that lie there."""

    display: Display

    @property
    def may_act(self) -> bool: ...

    def act_at(self, cell: Cell, quarters: int = 0) -> None: ...


class TownToLayIn:
    """Tiles that lie there, and free places while something may be laid."""

    def __init__(self, chooser: Chooses) -> None:
        self._chooser = chooser

    @property
    def aimed(self) -> str:
        cell, choice = self._chooser.hand.aim_cell, self._chooser.choice
        return "" if cell is None else labelled(begin(place_words(cell)), brings(choice, cell))

    def nodes(self) -> tuple[Node, ...]:
        choice = self._chooser.choice
        free = choice.places[:MOST_PLACES] if self._chooser.may_act else ()
        lying = {laid.cell: laid for laid in choice.display.laid}

        def cell_node(cell: Cell) -> Node:
            words = ", ".join(_lines(choice, cell, lying.get(cell), is_free=cell in free))
            acts = PRESSED if cell in free else frozenset[Act]()
            return _node(cell, words, acts, is_on=choice.down == cell)

        return _rows({*lying, *free}, cell_node)

    def act(self, key: str, act: Act) -> bool:
        places = {_key(cell): cell for cell in self._chooser.choice.places}
        if key not in places or not self._chooser.may_act:
            return False
        if act is Act.PRESS:
            self._chooser.hand.put_down(places[key])
        elif act is Act.FOCUS:
            self._chooser.aim_at(places[key])
        return act in (Act.PRESS, Act.FOCUS)


class TownToRearrange:
    """Every tile can be turned, or taken to be swapped with a neighbour."""

    def __init__(self, chooser: Rearranges) -> None:
        self._chooser = chooser

    aimed = ""

    def nodes(self) -> tuple[Node, ...]:
        lying = {laid.cell: laid for laid in self._chooser.display.shown}
        acts = STEPPED if self._chooser.may_act else frozenset[Act]()
        return _rows(lying, lambda cell: _node(cell, _tile(lying[cell]), acts, is_on=False))

    def act(self, key: str, act: Act) -> bool:
        cells = {_key(laid.cell): laid.cell for laid in self._chooser.display.shown}
        if key not in cells or not self._chooser.may_act:
            return False
        self._chooser.act_at(cells[key], {Act.MORE: 1, Act.LESS: -1}.get(act, 0))
        return True


def _rows(cells: Iterable[Cell], node: Callable[[Cell], Node]) -> tuple[Node, ...]:
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    rows = groupby(ordered, key=lambda cell: cell[1])
    return tuple(
        Node(
            f"row {number}",
            Role.ROW,
            _("Row {number}").format(number=number),
            children=tuple(map(node, row)),
        )
        for number, (_y, row) in enumerate(rows, 1)
    )


def _node(cell: Cell, words: str, acts: frozenset[Act], *, is_on: bool) -> Node:
    told = labelled(begin(place_words(cell)), words)
    return Node(_key(cell), Role.CELL, told, is_on=is_on or None, acts=acts)


def _key(cell: Cell) -> str:
    return f"place {cell[0]} {cell[1]}"


def _tile(laid: Laid) -> str:
    return f"{tile_name(laid.face.tile)}, {face_words(laid.face)}"


def _lines(choice: TileChoice, cell: Cell, laid: Laid | None, *, is_free: bool) -> Iterator[str]:
    if laid is not None:
        yield _tile(laid)
    if is_free:
        yield brings(choice, cell) if laid is None else _("may be covered")


def brings(choice: TileChoice, cell: Cell) -> str:
    """A free place, with what the chosen tile would bring there as it lies now."""
    if choice.face is None or choice.is_growth or choice.display.layout.options.counts_at_end:
        return _("free")
    points = sum(lamp.points for lamp in choice.lamps(cell))
    words = ngettext("free, {count} point here", "free, {count} points here", points)
    return words.format(count=points)
