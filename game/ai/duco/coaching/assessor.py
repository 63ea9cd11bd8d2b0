"""Assesses lays of DuCo as the master weighs them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.ai.duco.search.effort import Effort, SearchKind, search_for
from game.ai.duco.search.line_search import Ahead
from game.ai.duco.search.playout import PlayOut, imagined_stacks
from game.ai.duco.search.town import WHIMS
from game.ai.evaluation import LONGER, Assessment, CarefulAssessor
from game.ai.paired_samples import contested_choices, weighed
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.town.cells import cell_of
from game.rules.duco.town.tiles import FACES
from game.rules.duco.view import DucoView

_CONTESTED: Final = 2
_MOST_CHOICES: Final = 8
"""A turn has hundreds of lays: the best are told, and the one that was played."""


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
