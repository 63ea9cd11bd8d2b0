"""Why a move is the best one, in one plain sentence with places for its values."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.ai.advice import MOST_CHOICES, Advice, Contender
from game.core.sentences import Phrase
from game.core.words import N_
from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.scoring import Lamp, lamps_at, largest_group
from game.rules.duco.town.cells import BESIDE, key_of
from game.rules.duco.view import DucoView

ONLY: Final = N_("It is the only move you have.")
DECIDED: Final = N_("The game is decided: lay it where you like.")
UNSEEN: Final = N_("Nobody has seen the tile yet: either place will do.")
REACHES: Final = N_("With this you reach {goal}.")
NOTHING: Final = N_("Nothing matches anywhere, so any place will do.")
MOST_DOUBLE: Final = N_("It brings {points}, the most there is: a double is in it.")
MOST_SIDES: Final = N_("It brings {points}, the most there is: more than one side matches.")
MOST: Final = N_("It brings {points}, the most there is.")
LEAST: Final = N_("No place brings more than {points}, and this leaves the next player the least.")
BEST_END: Final = N_("No place brings more than {points}, and this one does best later.")
FEWER: Final = N_("Another place brings {most}, but leaves the next player more.")
LATER: Final = N_("Another place brings {most}, but this one does better later.")
GROUP: Final = N_("It joins your largest group, where every tile counts more.")
ALONE: Final = N_("It brings {points}, all of it for you.")
SHARED: Final = N_("It brings you {points}, though your rivals get something, too.")
SETS: Final = N_("It makes as many sets as can be made now: {points}.")
FEWER_SETS: Final = N_("Another move makes {most} sets, but leaves the next player more.")
NO_SET: Final = N_("No set can be made now.")

BRINGS_DOUBLE: Final = N_("It brings {points}, with a double.")
BRINGS_SIDES: Final = N_("It brings {points} on several sides.")
BRINGS_SIDE: Final = N_("It brings {points} on one side.")
BRINGS_NOTHING: Final = N_("Nothing matches there.")
MAKES_SET: Final = N_("It makes a set.")
PREPARES: Final = N_("No set yet.")

SURE: Final = 0.01
"""A chance to win, or to lose, with which nobody reckons any more."""

Judged: TypeAlias = Advice[DucoMove]


def reason_for(view: DucoView, ranking: Sequence[Judged], *, decided: bool = False) -> Phrase:
    """The plainest thing that is true of the best move."""
    best = ranking[0]
    if isinstance(best.move, Grow):
        return Phrase(UNSEEN)
    if len(view.legal) == 1:
        return Phrase(ONLY)
    if isinstance(best.move, Rearrange):
        return _set_reason(ranking)
    assert isinstance(best.move, Lay)
    if decided:
        return _goal_reason(view, best) or Phrase(DECIDED)
    if view.options.counts_at_end:
        return _town_reason(view, best, best.move)
    return _goal_reason(view, best) or _lay_reason(view, best.move, ranking)


def _set_reason(ranking: Sequence[Judged]) -> Phrase:
    sets = round(ranking[0].points_for)
    most = round(max(each.points_for for each in ranking))
    if most == 0:
        return Phrase(NO_SET)
    return Phrase(SETS, {"points": sets}) if sets == most else Phrase(FEWER_SETS, {"most": most})


def _town_reason(view: DucoView, best: Judged, lay: Lay) -> Phrase:
    if view.options.group_bonus:
        group = set(map(key_of, largest_group(view.board(), view.viewer)))
        if any(key_of(lay.cell) + step in group for step in BESIDE):
            return Phrase(GROUP)
    gain, left = round(best.points_for), round(best.points_against)
    return Phrase(SHARED if left else ALONE, {"points": gain})


def _goal_reason(view: DucoView, best: Judged) -> Phrase | None:
    goal, gain = view.options.goal, round(best.points_for)
    before = view.points[view.viewer]
    if goal is None or not before < goal <= before + gain:
        return None
    return Phrase(REACHES, {"goal": goal})


def _lay_reason(view: DucoView, lay: Lay, ranking: Sequence[Judged]) -> Phrase:
    best = ranking[0]
    gain = round(best.points_for)
    most = round(max(each.points_for for each in ranking))
    if most == 0:
        return Phrase(NOTHING)
    rivals = [each for each in ranking if round(each.points_for) == most]
    leaves_less = all(best.points_against < each.points_against for each in rivals if each != best)
    if gain < most:
        return Phrase(FEWER if leaves_less else LATER, {"most": most})
    places = {each.move.cell for each in rivals if isinstance(each.move, Lay)}
    if len(places) > 1:
        return Phrase(LEAST if leaves_less else BEST_END, {"points": gain})
    lamps = lamps_after(view, lay)
    if has_double(lamps):
        return Phrase(MOST_DOUBLE, {"points": gain})
    return Phrase(MOST_SIDES if sides_of(lamps) > 1 else MOST, {"points": gain})


def choices_of(view: DucoView, ranking: Sequence[Judged]) -> tuple[Contender[DucoMove], ...]:
    """The best move, and the next ones that lay another tile or at another place."""
    told = different_places(ranking)[:MOST_CHOICES]
    return tuple(Contender(each, _clause(view, each)) for each in told)


def different_places(ranking: Sequence[Judged]) -> list[Judged]:
    """The best way for each tile to lie at each place, in the order of the ranking."""
    seen: dict[object, Judged] = {}
    for advice in ranking:
        move = advice.move
        key = (move.cell, move.face.tile.number) if isinstance(move, Lay) else move
        seen.setdefault(key, advice)
    return list(seen.values())


def _clause(view: DucoView, judged: Judged) -> Phrase:
    if isinstance(judged.move, Grow):
        return Phrase(UNSEEN)
    if not isinstance(judged.move, Lay):
        return Phrase(MAKES_SET if judged.points_for else PREPARES)
    lamps = lamps_after(view, judged.move)
    sides, told = sides_of(lamps), {"points": round(judged.points_for)}
    if not lamps:
        return Phrase(BRINGS_NOTHING)
    if has_double(lamps):
        return Phrase(BRINGS_DOUBLE, told)
    return Phrase(BRINGS_SIDES if sides > 1 else BRINGS_SIDE, told)


def lamps_after(view: DucoView, lay: Lay) -> tuple[Lamp, ...]:
    """What a lay would light."""
    board = view.board()
    if lay.turned is not None:
        index = board.index_of(lay.turned.tile)
        assert index is not None
        board.replace(index, lay.turned)
    return lamps_at(board, lay.face, lay.cell, diagonal=view.options.diagonal)


def sides_of(lamps: Sequence[Lamp]) -> int:
    """How many sides of a laid tile have a lamp; corners that meet belong to none."""
    ways = {(lamp.other[0] - lamp.field[0], lamp.other[1] - lamp.field[1]) for lamp in lamps}
    return sum(0 in way for way in ways)


def has_double(lamps: Sequence[Lamp]) -> bool:
    """Whether a double is among the houses of these lamps: it counts more than its matches."""
    return any(lamp.points > lamp.colour + lamp.sign for lamp in lamps)
