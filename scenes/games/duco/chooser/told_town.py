"""The town for somebody who does not see it: a grid of places, row by row, to walk through."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Protocol

from game.core.places import Cell
from game.core.sentences import begin
from game.kits.duco.phrases import face_words, place_words, tile_name
from game.rules.duco.town.board import Laid
from scenes.engine.access.spoken import PRESSED, Act, Node, Role
from scenes.engine.i18n import _, ngettext
from scenes.games.duco.chooser.tile_choice import TileChoice
from scenes.games.duco.chooser.tile_hand import TileHand

MOST_PLACES = 40
"""Where a tile may lie field by field there are hundreds, and nobody listens to them."""


class Chooses(Protocol):
    """Whoever lays tiles there."""

    choice: TileChoice
    hand: TileHand

    @property
    def may_act(self) -> bool: ...


def place_key(cell: Cell) -> str:
    """Of a place, for actions."""
    return f"place {cell[0]} {cell[1]}"


def told_town(chooser: Chooses) -> tuple[Node, ...]:
    """Tiles that lie there, and free places while something may be laid."""
    choice = chooser.choice
    lying = {laid.cell: laid for laid in choice.display.laid}
    free = choice.places[:MOST_PLACES] if chooser.may_act else ()
    cells = sorted({*lying, *free}, key=lambda cell: (cell[1], cell[0]))
    if not cells:
        return ()
    rows = tuple(
        Node(
            f"row {number}",
            Role.ROW,
            _("Row {number}").format(number=number),
            children=tuple(
                _cell(chooser, cell, lying.get(cell), is_free=cell in free) for cell in row
            ),
        )
        for number, (_y, row) in enumerate(groupby(cells, key=lambda cell: cell[1]), 1)
    )
    return (Node("grid", Role.GRID, _("The town"), children=rows),)


def _cell(chooser: Chooses, cell: Cell, laid: Laid | None, *, is_free: bool) -> Node:
    words = list(_lines(chooser, cell, laid, is_free=is_free))
    down = chooser.choice.down == cell
    return Node(
        place_key(cell),
        Role.CELL,
        f"{begin(place_words(cell))}: {', '.join(words)}",
        is_on=down or None,
        acts=PRESSED if is_free else frozenset(),
    )


def _lines(chooser: Chooses, cell: Cell, laid: Laid | None, *, is_free: bool) -> Iterator[str]:
    if laid is not None:
        yield f"{tile_name(laid.face.tile)}, {face_words(laid.face)}"
    if is_free:
        yield brings(chooser.choice, cell) if laid is None else _("may be covered")


def brings(choice: TileChoice, cell: Cell) -> str:
    """A free place, with what the chosen tile would bring there as it lies now."""
    if choice.face is None or choice.is_growth or choice.display.layout.options.counts_at_end:
        return _("free")
    points = sum(lamp.points for lamp in choice.lamps(cell))
    words = ngettext("free, {count} point here", "free, {count} points here", points)
    return words.format(count=points)


def act_in_town(chooser: Chooses, key: str, act: Act) -> bool:
    """Put the chosen tile down at a place."""
    places = {place_key(cell): cell for cell in chooser.choice.places}
    if act is not Act.PRESS or key not in places or not chooser.may_act:
        return False
    chooser.hand.put_down(places[key])
    return True
