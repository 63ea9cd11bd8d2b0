"""Moves as readable lines ("lay 17e 3,-6") and states as plain values."""

import re
from collections.abc import Iterable
from typing import Final

from game.core.errors import BadLog
from game.core.places import Cell
from game.core.plain import Json
from game.core.quoting import quoted
from game.rules.duco.moves import Deal, DucoMove, Grow, Lay, Rearrange, Reshuffle
from game.rules.duco.presets import values_from_options
from game.rules.duco.state import State
from game.rules.duco.town.cells import FARTHEST
from game.rules.duco.town.deck import TILES
from game.rules.duco.town.tiles import Face, face_from_code

_CELL: Final = re.compile(r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})")


def encode_move(move: DucoMove) -> str:
    """A move as one line."""
    match move:
        case Lay(face, cell, turned):
            return " ".join(["lay", face.code, _cell_text(cell), *_turn_words(turned)])
        case Grow(cell):
            return f"grow {_cell_text(cell)}"
        case Rearrange(swap, turned):
            words = [*(["swap", *map(_cell_text, swap)] if swap else []), *_turn_words(turned)]
            return " ".join(words) or "leave"
        case Deal(first, order):
            return f"deal {first} {_codes(order)}"
        case Reshuffle(order):
            return f"reshuffle {_codes(order)}"


def decode_move(text: str) -> DucoMove:
    """The move of a line, or BadLog."""
    move = _decoded(text.split(" "))
    if move is None:
        raise BadLog(f"{quoted(text)} is not a move of DuCo.")
    return move


def snapshot(state: State) -> Json:
    """The whole state as plain values."""
    growth = state.growth
    return {
        "options": values_from_options(state.options),
        "phase": state.phase.value,
        "first": state.first,
        "seat": state.seat,
        "round": state.round,
        "last_round": state.last_round,
        "laid": [
            f"{laid.face.code} {_cell_text(laid.cell)} {'-' if laid.seat is None else laid.seat}"
            for laid in state.board.laid
        ],
        "stack": _codes(state.stack),
        "hands": [_codes(hand) for hand in state.hands],
        "line": _codes(state.line),
        "own_stacks": [_codes(stack) for stack in state.own_stacks],
        "colours": [colour.name.lower() for colour in state.colours],
        "removed": _codes(state.removed),
        "growth": growth and [[_cell_text(cell) for cell in cells] for cells in growth],
        "points": list(state.points),
        "turns": [
            f"{turn.seat} {turn.gained} {'-' if turn.move is None else encode_move(turn.move)}"
            for turn in state.turns
        ],
        "time_left": state.time_left,
        "idle": state.idle,
        "timed_out": state.timed_out,
        **({} if state.rested is None else {"rested": state.rested}),
    }


def _decoded(words: list[str]) -> DucoMove | None:
    match words:
        case ["lay", code, cell, *turn] if not turn or _is_turn(turn):
            return Lay(face_from_code(code), _decode_cell(cell), _turned(turn))
        case ["grow", cell]:
            return Grow(_decode_cell(cell))
        case ["swap" | "turn" | "leave", *_]:
            return _decoded_rearrangement(words)
        case ["deal", ("0" | "1" | "2" | "3" | "4") as first, *codes] if len(codes) == TILES:
            return Deal(int(first), tuple(map(face_from_code, codes)))
        case ["reshuffle", *codes] if 0 < len(codes) <= TILES:
            return Reshuffle(tuple(map(face_from_code, codes)))
        case _:
            return None


def _decoded_rearrangement(words: list[str]) -> Rearrange | None:
    match words:
        case ["leave"]:
            return Rearrange()
        case ["turn", _]:
            return Rearrange(None, _turned(words))
        case ["swap", one, other, *turn] if not turn or _is_turn(turn):
            return Rearrange((_decode_cell(one), _decode_cell(other)), _turned(turn))
        case _:
            return None


def _is_turn(words: list[str]) -> bool:
    return len(words) == 2 and words[0] == "turn"


def _turned(words: list[str]) -> Face | None:
    return face_from_code(words[1]) if words else None


def _turn_words(turned: Face | None) -> list[str]:
    return [] if turned is None else ["turn", turned.code]


def _decode_cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if found is None:
        raise BadLog(f"{quoted(text)} is not a place on the table.")
    column, row = int(found[1]), int(found[2])
    if max(abs(column), abs(row)) > FARTHEST:
        raise BadLog(f"{quoted(text)} lies beyond the table.")
    return column, row


def _cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _codes(faces: Iterable[Face]) -> str:
    return " ".join([face.code for face in faces])
