"""What somebody typed at a table of DuCo, as a move: "L12 1", "2 L12 0 turn M13 2", "leave"."""

from collections.abc import Sequence

from game.core.places import Cell
from game.core.quoting import quoted
from game.core.sentences import begin, points_words
from game.core.words import _
from game.kits.duco.phrases import place_code, read_place, sets_words, tiles_words, turned_words
from game.rules.duco.legal import SWAPS, tiles_to_lay
from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.records import Phase
from game.rules.duco.scoring import points_at
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.clusters import CLUSTER_CELLS, sets_of
from game.rules.duco.town.tiles import QUARTERS, Face
from game.rules.duco.view import DucoView


class _Unclear(Exception):
    """What is wrong with an answer."""


def read_answer(view: DucoView, answer: str) -> DucoMove | str:
    """The move that an answer means, or a sentence: about a mistake, or what a try would count."""
    words = answer.replace(",", " ").split()
    trying = bool(words) and words[0].lower() == "try"
    try:
        if trying and len(words) == 2 and not view.options.rearranges:
            return _every_turn(view, words[1].upper())
        move = _move(view, [word.upper() for word in words[trying:]])
    except _Unclear as problem:
        return str(problem)
    return _try(view, move) if trying else move


def answer_of(view: DucoView, move: DucoMove) -> str:
    """What is typed for a legal move."""
    words = []
    match move:
        case Grow(cell):
            words = [place_code(cell)]
        case Lay(face, cell, turned):
            tiles = tiles_held(view)
            if len(tiles) > 1:
                words = [str([held.tile for held in tiles].index(face.tile) + 1)]
            turns = turns_in_hand(view, face)
            words += [place_code(cell), str(turns), *_turning(view, turned)]
        case Rearrange(swap, turned):
            if swap is not None:
                words = ["swap", *map(place_code, swap)]
            words += _turning(view, turned)
            words = words or ["leave"]
        case _:
            raise AssertionError("nobody types what chance does")
    return " ".join(words)


def _turning(view: DucoView, turned: Face | None) -> list[str]:
    """The end of an answer that turns a lying tile as well."""
    if turned is None:
        return []
    cell, turns = turning(view, turned)
    return ["turn", place_code(cell), str(turns)]


def tiles_held(view: DucoView) -> Sequence[Face]:
    """What the viewer may lay, each as it was drawn."""
    return tiles_to_lay(view.options, view.hands[view.viewer], view.line)


def turns_in_hand(view: DucoView, face: Face) -> int:
    """How many quarters a tile is turned from the way the viewer drew it."""
    held = next(held for held in tiles_held(view) if held.tile is face.tile)
    return (face.turn - held.turn) % QUARTERS


def turning(view: DucoView, turned: Face) -> tuple[Cell, int]:
    """Where the tile lies that a move turns, and how many quarters from the way it lies."""
    lying = next(laid for laid in reversed(view.laid) if laid.face.tile is turned.tile)
    return lying.cell, (turned.turn - lying.face.turn) % QUARTERS


def _move(view: DucoView, words: list[str]) -> DucoMove:
    if view.phase is Phase.GROW:
        return Grow(_place(words[0] if words else ""))
    if view.options.rearranges:
        return _rearrange(view, words)
    return _lay(view, words)


def _lay(view: DucoView, words: list[str]) -> Lay:
    tiles = tiles_held(view)
    number = 1
    if len(words) > 1 and words[0].isdecimal():
        number = int(words[0])
        words = words[1:]
        if not 1 <= number <= len(tiles):
            sentence = _("There is no such tile: you may lay {tiles}.")
            raise _Unclear(sentence.format(tiles=tiles_words(len(tiles))))
    elif len(tiles) > 1:
        raise _Unclear(_("Say which tile first, such as: 1 L12 0"))
    if not words:
        raise _Unclear(_("Say where the tile goes, such as: L12 1"))
    cell = _place(words[0])
    turned = None
    if "TURN" in words:
        at = words.index("TURN")
        turned = _turned(view, words[at + 1 :])
        words = words[:at]
    return Lay(tiles[number - 1].turned(_turns(words[1:])), cell, turned)


def _rearrange(view: DucoView, words: list[str]) -> Rearrange:
    if words == ["LEAVE"]:
        return Rearrange()
    swap = None
    if words[:1] == ["SWAP"] and len(words) >= 3:
        one, other = sorted((_place(words[1]), _place(words[2])), key=key_of)
        swap = one, other
        if swap not in SWAPS:
            raise _Unclear(_("Only two neighbours change places."))
        words = words[3:]
    if words[:1] == ["TURN"]:
        # The tile is named by its place before the swap.
        return Rearrange(swap, _turned(view, words[1:]))
    if swap is None or words:
        raise _Unclear(_("Type: swap L12 M12, or turn M13 1, or both, or leave."))
    return Rearrange(swap)


def _turned(view: DucoView, words: list[str]) -> Face:
    """A lying tile after so many quarter turns: "M13 2"."""
    cell = _place(words[0] if words else "")
    for laid in reversed(view.laid):
        if laid.cell == cell:
            return laid.face.turned(_turns(words[1:]) or 1)
    raise _Unclear(_("There is no tile to turn at {place}.").format(place=words[0]))


def _place(word: str) -> Cell:
    cell = read_place(word)
    if not word:
        raise _Unclear(_("Type a letter and a number, such as L12, or: help"))
    if cell is None:
        sentence = _("{word} is not a place. Type a letter and a number, such as L12, or: help")
        raise _Unclear(sentence.format(word=quoted(word)))
    return cell


def _turns(words: list[str]) -> int:
    if not words:
        return 0
    if len(words) > 1 or words[0] not in map(str, range(QUARTERS)):
        raise _Unclear(_("A tile is turned 0, 1, 2 or 3 times."))
    return int(words[0])


def _try(view: DucoView, move: DucoMove) -> str:
    """What a move would count, for somebody who only tries it."""
    if move not in view.legal:
        return _("That is not possible here.")
    worth = move_worth(view, move)
    if not worth:
        return _("Nothing counts before the end.")
    if isinstance(move, Rearrange):
        return _("That would make {sets}.").format(sets=worth)
    return _("That would count {points}.").format(points=worth)


def _every_turn(view: DucoView, place: str) -> str:
    """What a place would count with each turn of the only tile."""
    moves = [_lay(view, [place, str(turns)]) for turns in range(QUARTERS)]
    if not any(move in view.legal for move in moves):
        return _("That is not possible here.")
    told = [
        _("{turn}: {points}").format(turn=turned_words(turns), points=move_worth(view, move))
        for turns, move in enumerate(moves)
    ]
    return (
        f"{begin('; '.join(told))}."
        if move_worth(view, moves[0])
        else _("Nothing counts before the end.")
    )


def move_worth(view: DucoView, move: DucoMove) -> str:
    """What a legal move would bring at once; nothing where that is counted at the end."""
    board = view.board()
    if isinstance(move, Lay) and not view.options.counts_at_end:
        if move.turned is not None:
            index = board.index_of(move.turned.tile)
            assert index is not None
            board.replace(index, move.turned)
        points = points_at(board, move.face, key_of(move.cell), diagonal=view.options.diagonal)
        return points_words(points)
    if isinstance(move, Rearrange):
        return sets_words(len(sets_of(rearranged([laid.face for laid in view.laid], move))))
    return ""


def rearranged(faces: list[Face], move: Rearrange) -> list[Face]:
    """The faces of a cluster after a move."""
    after = list(faces)
    if move.swap is not None:
        one, other = (CLUSTER_CELLS.index(cell) for cell in move.swap)
        after[one], after[other] = after[other], after[one]
    if move.turned is not None:
        tiles = [face.tile for face in after]
        after[tiles.index(move.turned.tile)] = move.turned
    return after
