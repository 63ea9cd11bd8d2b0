"""Assesses lays of DuCo as the master weighs them, and says why one was better than another."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from statistics import mean
from typing import Final

from game.ai.advice import Comparing
from game.ai.duco.coaching.coach_reasons import REACHES, has_double, lamps_after, sides_of
from game.ai.duco.search.candidates import Candidate, Replies
from game.ai.duco.search.effort import Effort, SearchKind, search_for
from game.ai.duco.search.line_search import Ahead
from game.ai.duco.search.playout import Outlook, PlayOut, imagined_stacks, outlook_of
from game.ai.duco.search.town import WHIMS, Town
from game.ai.evaluation import LONGER, Assessment, CarefulAssessor
from game.ai.paired_samples import contested_choices, weighed
from game.core.rng import Rng
from game.core.sentences import Phrase, Somebody
from game.core.words import N_
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.town.cells import cell_of, key_of
from game.rules.duco.town.tiles import FACES
from game.rules.duco.view import DucoView

_CONTESTED: Final = 2
_MOST_CHOICES: Final = 8
"""A turn has hundreds of lays: the best are told, and the one that was played."""
_MORE_LATER: Final = 0.1
"""Points of the next tile, on average of all that it may be, that somebody could feel."""

MATCHES: Final = N_("Nothing matches at your place; this one brings {points}.")
MORE_DOUBLE: Final = N_("It brings {points} more: a double is in it.")
MORE_SIDES: Final = N_("It brings {points} more: it matches on more sides.")
MORE: Final = N_("It brings {points} more.")
LESS_BUT: Final = N_("It brings less, but your place leaves {rival} one for {points}.")
AS_MANY_BUT: Final = N_("It brings as many, but your place leaves {rival} one for {points}.")
MORE_AND: Final = N_("It brings more, and your place leaves {rival} one for {points}.")
LESS_LATER: Final = N_("It brings less, but leaves your next tile better places.")
AS_MANY_LATER: Final = N_("It brings as many, and leaves your next tile better places.")
LESS_LEFT: Final = N_("It brings less, but leaves less to everybody who lays after you.")
AS_MANY_LEFT: Final = N_("It brings as many, and leaves less to everybody who lays after you.")


@dataclass(frozen=True, slots=True)
class Care:
    """Tiles that may be tried at all places in the imagination, for one decision."""

    looking: int = 5_000
    weighing: int = 4_000
    worlds: int = 0
    """In which the best are valued, however many tiles that takes."""


class DucoAssessing:
    """One assessment on its way."""

    def __init__(self, view: DucoView, played: Lay, rng: Rng, care: Care) -> None:
        self._rng = rng
        self._care = care
        self._played = played
        self._search = Ahead(view, rng, replace(Effort(), tiles=care.looking))
        self._work = self._run()
        self.assessment: Assessment[DucoMove] = Assessment((), 0.0)

    def step(self) -> bool:
        return next(self._work, True)

    def _run(self) -> Iterator[bool]:
        search = self._search
        for _ in search.judge():
            yield False
        for _ in search.play_out():
            yield False
        ranking = search.ranking()
        moves = [Lay(FACES[each.lay.face], cell_of(each.lay.key)) for each, _share in ranking]
        played = moves.index(self._played)
        told = contested_choices(range(len(moves)), played, _MOST_CHOICES)
        lays = [ranking[place][0] for place in told]
        # Those that were not played out are behind by what they lack in points.
        known = [ranking[place][1] for place in told]
        best = lays[0]
        first = [
            share if share is not None else (known[0] or 0.0) - 0.04 * (best.value - lay.value)
            for share, lay in zip(known, lays, strict=True)
        ]
        own = told.index(played)
        contested = contested_choices(range(len(told)), own, _CONTESTED)
        values: list[list[list[float]]] = [[] for _ in contested]
        left, stacks = self._care.weighing, imagined_stacks(search.at.unseen, self._rng)
        while left > 0 or len(values[0]) < self._care.worlds:
            stack, whim = next(stacks), self._rng.below(WHIMS)
            for place, found in zip(contested, values, strict=True):
                game = PlayOut(search.at, search.town, lays[place].lay, stack, whim=whim)
                found.append([game.share(seat) for seat in range(search.at.seats)])
                left -= game.tried + 1
            yield False
        plays = [moves[place] for place in told]
        self.assessment = weighed(plays, first, contested, values, search.at.me, own)
        yield True


class DucoAssessor(CarefulAssessor[DucoOptions, DucoView, DucoMove]):
    """Knows the cross without what makes lying tiles move; `care` is how long it looks."""

    version = 4

    def __init__(self, care: Care = Care()) -> None:  # noqa: B008 - frozen
        self._care = care

    def can_assess(self, options: DucoOptions) -> bool:
        return search_for(options) is SearchKind.PLAY_OUTS and options.seats > 1

    def moment(self, view: DucoView, move: DucoMove) -> int | None:
        return len(view.laid) if isinstance(move, Lay) and len(view.legal) > 1 else None

    def careful(self, worlds: int) -> "DucoAssessor":
        looking = LONGER * self._care.looking
        return DucoAssessor(replace(self._care, looking=looking, worlds=worlds))

    def begin(self, view: DucoView, played: DucoMove, rng: Rng) -> DucoAssessing:
        assert isinstance(played, Lay), "only lays are decisions"
        return DucoAssessing(view, played, rng, self._care)


def compare(view: DucoView, best: DucoMove, played: DucoMove, rng: Rng) -> Comparing:  # noqa: ARG001 - all of it is counted
    """Why the one lay was better than the other."""
    assert isinstance(best, Lay)
    assert isinstance(played, Lay)
    if search_for(view.options) is not SearchKind.PLAY_OUTS:
        return None
    town = Town(diagonal=view.options.diagonal)
    for each in view.laid:
        town.lay(key_of(each.cell), each.face.index)
        yield
    at, replies = outlook_of(view), Replies(town)
    with_it = _Left(view, at, replies, best)
    yield
    without = _Left(view, at, replies, played)
    yield
    return next(_reasons(view, with_it, without), None)


class _Left:
    """What a lay brings, and what others and the own next tile could bring after it."""

    def __init__(self, view: DucoView, at: Outlook, replies: Replies, move: Lay) -> None:
        lamps = lamps_after(view, move)
        self.gain = sum(lamp.points for lamp in lamps)
        self.has_double = has_double(lamps)
        self.sides = sides_of(lamps)
        tile = move.face.tile.number
        lay = Candidate(tile, key_of(move.cell), move.face.index, self.gain)
        following = [seat for seat in at.still_to_reply(self.gain) if at.line or at.hands[seat]]
        hands = at.hands_after(lay, following)
        # Nobody but the next of a line is sure to find both of its ends.
        known = list(zip(following, hands, strict=False))[: 1 if at.line else None]
        tops = replies.after(lay, [hand for _seat, hand in known])
        self.to_rivals = dict(zip([seat for seat, _hand in known], tops, strict=True))
        kept = [each for each in at.own_tiles() if each != tile] if not at.line else []
        coming = kept or at.unseen or at.line
        later = replies.after(lay, [(each,) for each in coming if each != tile])
        self.later = mean(later) if later else 0.0


def _reasons(view: DucoView, best: _Left, played: _Left) -> Iterator[Phrase]:
    goal, before = view.options.goal, view.points[view.viewer]
    if goal is not None and before + played.gain < goal <= before + best.gain:
        yield Phrase(REACHES, {"goal": goal})
    more = best.gain - played.gain
    spared = {
        seat: played.to_rivals[seat] - points
        for seat, points in best.to_rivals.items()
        if seat in played.to_rivals
    }
    rival = max(spared, key=lambda seat: spared[seat], default=None)
    if more > 0 and (rival is None or spared[rival] <= more):
        yield _bringing(best, played, more)
    if rival is not None and spared[rival] > 0:
        template = MORE_AND if more > 0 else AS_MANY_BUT if more == 0 else LESS_BUT
        told = {"rival": Somebody(rival), "points": played.to_rivals[rival]}
        yield Phrase(template, told)
    if more > 0:
        yield _bringing(best, played, more)
    elif best.later > played.later + _MORE_LATER and view.options.seats > 1:
        yield Phrase(AS_MANY_LATER if more == 0 else LESS_LATER)
    elif sum(spared.values()) > 0 or best.later < played.later:
        yield Phrase(AS_MANY_LEFT if more == 0 else LESS_LEFT)


def _bringing(best: _Left, played: _Left, more: int) -> Phrase:
    if played.gain == 0:
        return Phrase(MATCHES, {"points": best.gain})
    told = {"points": more}
    if best.has_double and not played.has_double:
        return Phrase(MORE_DOUBLE, told)
    return Phrase(MORE_SIDES if best.sides > max(1, played.sides) else MORE, told)
