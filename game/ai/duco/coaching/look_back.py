"""After a turn of DuCo: what the tile would have counted at other places, all else as it was."""

from collections.abc import Sequence
from typing import Final

from game.ai.advice import Alternative
from game.ai.duco.sampled_greedy import look
from game.ai.duco.search.corners import rearrangement, shifts
from game.ai.duco.search.lays import ScoredLay, Worth
from game.core.rng import Rng
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.duco.moves import DucoMove, Lay, Rearrange
from game.rules.duco.records import Phase, Turn
from game.rules.duco.town.cells import key_of
from game.rules.duco.view import DucoView

TILE: Final = N_("Tile {number}")
TURN: Final = N_("Turn {number}")
AT: Final = N_("At {place}")
MAKES: Final = N_("It makes {points}")
MOST_SHIFTS: Final = 24
"""Rearrangements that are told; there are thousands."""


class DucoLookBack:
    """A chapter is an own turn; places are told once each, with the best way to lie there."""

    def chapters(self, view: DucoView) -> list[Phrase]:
        template = TURN if view.options.rearranges else TILE
        numbers = range(1, len(_own_turns(view)) + 1)
        return [Phrase(template, {"number": number}) for number in numbers]

    def turns(self, views: Sequence[DucoView], chapter: int) -> list[list[Alternative[DucoMove]]]:
        own = _own_turns(views[-1])
        before = deciding_view(views, chapter)
        # Where all lay at once no turn begins, and the last view may not know of the last tile.
        if chapter >= len(own) or own[chapter].move is None or before is None:
            return []
        return [_alternatives(before, own[chapter])]


def _own_turns(view: DucoView) -> list[Turn]:
    return [turn for turn in view.turns if turn.seat == view.viewer]


def deciding_view(views: Sequence[DucoView], chapter: int) -> DucoView | None:
    """The last view in which the seat chose the move of a chapter; None if the clock chose it."""
    for view in reversed(views):
        chooses = view.phase is Phase.PLAY and view.viewer in view.waiting
        if chooses and len(_own_turns(view)) == chapter:
            return view
    return None


def _alternatives(view: DucoView, turn: Turn) -> list[Alternative[DucoMove]]:
    if isinstance(turn.move, Rearrange):
        return _shifts(view, turn.move)
    assert turn.move is not None
    return _lays(view, turn.move)


def _lays(view: DucoView, played: Lay) -> list[Alternative[DucoMove]]:
    board = view.board()
    best: dict[tuple[int, int], ScoredLay] = {}
    for seen in look(view, board, Rng(0, "look back")):
        for choice in seen:
            known = best.get((choice.face.tile.number, choice.key))
            if known is None or choice.worth > known.worth:
                best[choice.face.tile.number, choice.key] = choice
    found = [_told(view, choice.move, round(choice.worth), played) for choice in best.values()]
    if not any(each.was_played for each in found):
        worth = Worth(view.options, board, view.viewer)
        if played.turned is not None:
            index = board.index_of(played.turned.tile)
            assert index is not None
            board.replace(index, played.turned)
        points = worth(played.face, key_of(played.cell))
        found.append(_told(view, played, round(points), played))
    found.sort(key=lambda each: (each.gained[view.viewer], each.was_played), reverse=True)
    return found


def _shifts(view: DucoView, played: Rearrange) -> list[Alternative[DucoMove]]:
    faces = [laid.face.index for laid in view.laid]
    every = [shift for group in shifts(faces) for shift in group]
    every.sort(key=lambda shift: -shift.sets)
    found = [(rearrangement(shift), shift.sets) for shift in every]
    told = [_told(view, move, sets, played) for move, sets in found[:MOST_SHIFTS]]
    if not any(each.was_played for each in told):
        told += [_told(view, move, sets, played) for move, sets in found if move == played]
    return told


def _told(view: DucoView, move: DucoMove, points: int, played: DucoMove) -> Alternative[DucoMove]:
    ending = Phrase(MAKES, {"points": points})
    if isinstance(move, Lay):
        ending = Phrase(AT, {"place": move.cell})
    gained = [0] * view.options.seats
    gained[view.viewer] = points
    return Alternative(move, ending, tuple(gained), move == played)
