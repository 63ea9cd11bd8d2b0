"""Tile movements of DuCo as events: which tile went from which place to which."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from game.core.events import CardMove, CardsMoved
from game.core.places import PILE, Cell, Place, Zone
from game.core.seats import Seat, seats_from
from game.rules.duco.state import State
from game.rules.duco.town.board import Laid
from game.rules.duco.town.tiles import Face

_HANDS: Final = tuple(tuple(Place(Zone.HAND, seat, i) for i in range(5)) for seat in range(5))
_LINE: Final = tuple(Place(Zone.MARKET, index=i) for i in range(7))
_OWN_PILES: Final = tuple(Place(Zone.PILE, seat) for seat in range(5))
_OWN_SETS: Final = tuple(Place(Zone.SCORE, seat) for seat in range(5))


def on_table(cell: Cell) -> Place:
    """The place of a tile on the table."""
    return Place(Zone.TABLE, cell=cell)


def pile_of(state: State, seat: Seat) -> Place:
    """Where a seat draws from."""
    return _OWN_PILES[seat] if state.options.stacks else PILE


def dealt(state: State) -> CardsMoved:
    """The first layout, then the hands one tile at a time around the table, then the line."""
    moves = [CardMove(PILE, on_table(laid.cell), laid.face) for laid in state.board.laid]
    for index in range(state.options.hand_size):
        for seat in seats_from(state.first, state.options.seats):
            held = state.hands[seat][index]
            moves.append(CardMove(pile_of(state, seat), _HANDS[seat][index], held))
    moves += [CardMove(PILE, _LINE[index], face) for index, face in enumerate(state.line)]
    return CardsMoved(tuple(moves))


def added(laid: Iterable[Laid]) -> CardsMoved:
    """New tiles from the stack to the table."""
    return CardsMoved(tuple(CardMove(PILE, on_table(each.cell), each.face) for each in laid))


def laid_from_hand(seat: Seat, hand: Sequence[Face], index: int, laid: Laid) -> CardsMoved:
    """A tile's way to the table; the tiles behind it close up."""
    way = CardMove(_HANDS[seat][index], on_table(laid.cell), laid.face)
    return CardsMoved((way, *_closed_up(_HANDS[seat], hand, index)))


def laid_from_line(line: Sequence[Face], index: int, laid: Laid) -> CardsMoved:
    """An end tile's way to the table; the line closes up to the left."""
    way = CardMove(_LINE[index], on_table(laid.cell), laid.face)
    return CardsMoved((way, *_closed_up(_LINE, line, index)))


def drawn(state: State, seat: Seat) -> CardsMoved:
    """A new tile to the end of the hand."""
    hand = state.hands[seat]
    place = _HANDS[seat][len(hand) - 1]
    return CardsMoved((CardMove(pile_of(state, seat), place, hand[-1]),))


def line_filled(line: Sequence[Face], middle: int) -> CardsMoved:
    """The right half of the line makes room, and a new tile drops into the middle."""
    moves = [
        CardMove(_LINE[place - 1], _LINE[place], line[place])
        for place in range(len(line) - 1, middle, -1)
    ]
    moves.append(CardMove(PILE, _LINE[middle], line[middle]))
    return CardsMoved(tuple(moves))


def swapped(one: Laid, other: Laid) -> CardsMoved:
    """Two tiles change places; both are told as they lay before."""
    here, there = on_table(one.cell), on_table(other.cell)
    return CardsMoved((CardMove(here, there, one.face), CardMove(there, here, other.face)))


def taken(seat: Seat, laid: Iterable[Laid]) -> CardsMoved:
    """The tiles of scored sets leave the table for their owner."""
    return CardsMoved(
        tuple(CardMove(on_table(each.cell), _OWN_SETS[seat], each.face) for each in laid)
    )


def _closed_up(places: Sequence[Place], row: Sequence[Face], gap: int) -> Iterator[CardMove]:
    """The tiles behind a gap move one place to the left."""
    for index in range(gap + 1, len(row)):
        yield CardMove(places[index], places[index - 1], row[index])
