"""DuCo for a person at a terminal: tiles in words, places by letter and number."""

from collections.abc import Sequence
from typing import Final

from game.core.events import CardsMoved, Event
from game.core.places import Cell, Zone
from game.core.quoting import quoted
from game.core.seats import Seat
from game.core.sentences import begin, join_words
from game.core.words import N_, _
from game.kits.duco.answers import answer_of, read_answer, tiles_held
from game.kits.duco.by_ear import best_places, edges
from game.kits.duco.phrases import (
    face_words,
    place_code,
    place_words,
    places_words,
    read_place,
    tile_name,
    tiles_words,
)
from game.kits.duco.tell import round_words, score_words
from game.kits.teller import Cast, Terminal
from game.rules.duco.legal import Lays
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions, LayManner
from game.rules.duco.records import Phase
from game.rules.duco.view import DucoView

_HOW_TO_LAY: Final = N_(
    "Type a place and how often the tile is turned clockwise, such as: L12 1\n"
    "Turns are counted from the way the tile is told here.\n"
    "With several tiles begin with the number of one, such as: 2 L12 1"
)
_HOW_TO_REARRANGE: Final = N_(
    "Type swap and two neighbours, such as: swap L12 M12\n"
    "Or turn, a place, and how often its tile is turned clockwise, such as: turn M13 1\n"
    "Turns are counted from the way the tile lies.\n"
    "Both together, with the places before the swap: swap L12 M12 turn M13 1\n"
    "leave: all stays as it is"
)


class DucoTerminal(Terminal[DucoOptions, DucoView, DucoMove]):
    """A move is typed as a place and a number of quarter turns, or as what is rearranged."""

    def how_to_move(self, view: DucoView) -> str:
        if view.phase is Phase.GROW:
            lines = [_("Type one of the places that are named.")]
        elif view.options.rearranges:
            lines = [_(_HOW_TO_REARRANGE)]
        else:
            lines = [_(_HOW_TO_LAY)]
        lines.append(_("look PLACE: the tile that lies there, and those around it"))
        if view.phase is not Phase.GROW:
            lines.append(_("try and a move: what it would count, without making it"))
            lines.append(_("try PLACE: the same for every turn of the tile"))
            lines.append(_("edges PLACE: what a tile there would touch"))
            lines.append(_("places: where the tile counts most"))
        return "\n".join(lines)

    def situation(self, view: DucoView, names: Sequence[str]) -> list[str]:
        where, *others = self.news(view, names)
        return [where, *(_lying(view, cell) for cell in _cells(view)), *others]

    def news(self, view: DucoView, names: Sequence[str]) -> list[str]:
        return [*_where(view), *_points(view, names), *_open_tiles(view, names), *_own(view)]

    def brief(self, view: DucoView, names: Sequence[str]) -> list[str]:  # noqa: ARG002
        last = [_("This is the last round.")] if view.last_round else []
        return [*last, *_held(view)]

    def told_briefly(
        self, event: Event, cast: Cast[DucoOptions], listener: Seat | None
    ) -> list[str] | None:
        if isinstance(event, CardsMoved):
            # What somebody draws lies open, and is said when it is asked for.
            laid = tuple(move for move in event.moves if move.target.zone is not Zone.HAND)
            return self._teller.tell(CardsMoved(laid), cast)
        return super().told_briefly(event, cast, listener)

    def points(self, view: DucoView, names: Sequence[str]) -> list[str]:
        return [*_where(view), *_points(view, names)]

    def hand(self, view: DucoView, names: Sequence[str]) -> list[str]:
        return [*_own(view), *_open_tiles(view, names)]

    def question(self, view: DucoView) -> str:
        if view.phase is Phase.GROW:
            assert view.growth is not None
            places = places_words(list(view.growth.choice))
            return _("Choose a place for the new tile, {places}:").format(places=places)
        if view.options.rearranges:
            return _("Swap two neighbours, turn one tile, both, or leave it:")
        return _("Lay a tile:")

    def read(
        self,
        view: DucoView,
        answer: str,
        names: Sequence[str],  # noqa: ARG002 - nobody is named
    ) -> DucoMove | str:
        word, _blank, rest = answer.partition(" ")
        match word.lower():
            case "look":
                return _look(view, rest)
            case "edges":
                return edges(view, rest)
            case "places":
                return best_places(view)
        return read_answer(view, answer)

    def typed(self, view: DucoView, move: DucoMove) -> str:
        return answer_of(view, move)


def _where(view: DucoView) -> list[str]:
    options = view.options
    lines = []
    if not options.at_once:
        lines.append(f"{round_words(view.round, options)}.")
    stack = tiles_words(view.stack_size)
    laid = tiles_words(len(view.laid))
    lines.append(_("On the table: {laid}. In the stack: {stack}.").format(laid=laid, stack=stack))
    if view.last_round:
        lines.append(_("This is the last round."))
    return lines


def _cells(view: DucoView) -> list[Cell]:
    cells = {laid.cell for laid in view.laid}
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def _lying(view: DucoView, cell: Cell) -> str:
    """The tile at a cell, in words; of several the topmost."""
    top = next(laid for laid in reversed(view.laid) if laid.cell == cell)
    sentence = _("{place}: {tile}, {houses}.")
    return sentence.format(
        place=_typed(cell), tile=tile_name(top.face.tile), houses=face_words(top.face)
    )


def _typed(cell: Cell) -> str:
    """As people say it, and where that is not what they type, that too."""
    said, code = place_words(cell), place_code(cell)
    return said if said == code else begin(f"{said} ({code})")


def _points(view: DucoView, names: Sequence[str]) -> list[str]:
    if view.options.counts_at_end or not view.turns:
        return []
    known = [
        f"{name} {score_words(points, view.options)}"
        for name, points in zip(names, view.points, strict=True)
    ]
    return [_("Points: {list}.").format(list=", ".join(known))]


def _open_tiles(view: DucoView, names: Sequence[str]) -> list[str]:
    """What the others hold; it lies open for all."""
    lines = []
    for seat, hand in enumerate(view.hands):
        if seat != view.viewer and hand:
            tiles = join_words(tile_name(face.tile) for face in hand)
            lines.append(_("{name} holds {tiles}.").format(name=names[seat], tiles=tiles))
    return lines


def _own(view: DucoView) -> list[str]:
    if view.phase is not Phase.PLAY or view.options.rearranges:
        return []
    lines = []
    if view.options.line:
        tiles = join_words(tile_name(face.tile) for face in view.line)
        lines.append(_("The line: {tiles}.").format(tiles=tiles))
    lines += _held(view)
    if isinstance(view.legal, Lays) and view.options.laying is LayManner.IN_LINE:
        places = places_words(list(view.legal.places))
        lines.append(_("Free places: {places}.").format(places=places))
    return lines


def _held(view: DucoView) -> list[str]:
    """The tiles to choose from, with their houses."""
    if view.phase is not Phase.PLAY or view.options.rearranges:
        return []
    sentence = _("{number}: {tile}, {houses}.")
    return [
        sentence.format(number=number, tile=tile_name(face.tile), houses=face_words(face))
        for number, face in enumerate(tiles_held(view), start=1)
    ]


def _look(view: DucoView, text: str) -> str:
    cell = read_place(text.strip())
    if cell is None:
        return _("{text} is not a place. Look at one such as M13.").format(text=quoted(text))
    x, y = cell
    found = []
    around = ((0, 0), (0, -3), (3, 0), (0, 3), (-3, 0))
    sides = (_("Here"), _("Above"), _("To the right"), _("Below"), _("To the left"))
    for (dx, dy), side in zip(around, sides, strict=True):
        here = [laid for laid in view.laid if laid.cell == (x + dx, y + dy)]
        if here:
            found.append(f"{side} {face_words(here[-1].face)}.")
    return " ".join(map(begin, found)) or _("There is no tile at {place}, nor beside it.").format(
        place=place_words(cell)
    )
