"""The coach of DuCo: the best moves with what they bring and what they leave, and one reason."""

from collections.abc import Generator
from typing import TypeAlias

from game.ai.advice import Advice, Coach, Hint
from game.ai.duco.coaching.coach_reasons import SURE, choices_of, reason_for
from game.ai.duco.sampled_greedy import look
from game.ai.duco.search.candidates import Replies
from game.ai.duco.search.clustering import Clustering
from game.ai.duco.search.conquering import Conquering
from game.ai.duco.search.corners import rearrangement
from game.ai.duco.search.effort import Effort, SearchKind, search_for
from game.ai.duco.search.lays import Worth
from game.ai.duco.search.line_search import Ahead
from game.ai.duco.search.shift_search import Foresight
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.records import Phase
from game.rules.duco.town.cells import cell_of
from game.rules.duco.town.tiles import FACES
from game.rules.duco.view import DucoView

NEAR = 12
"""Points before the goal: farther away, play-outs do not say for sure what will be."""

Judged: TypeAlias = Advice[DucoMove]
Ranking: TypeAlias = Generator[None, None, list[Judged]]


class DucoHint:
    """A hint on its way: call `step` until it says True, then take the hint."""

    def __init__(self, view: DucoView, rng: Rng) -> None:
        self._view = view
        self._ranking = [_advice(view.legal[0], 0, 0)]
        self._work = _rank(view, rng)
        self.answers = 0

    def step(self) -> bool:
        try:
            next(self._work)
        except StopIteration as done:
            self._ranking = done.value
            self.answers = 1
            return True
        return False

    @property
    def hint(self) -> Hint[DucoMove]:
        ranking = self._ranking
        reason = reason_for(self._view, ranking, decided=self.is_decided)
        return Hint(tuple(ranking), reason, choices=choices_of(self._view, ranking))

    @property
    def is_decided(self) -> bool:
        """Whatever is laid, it is won, or lost, and that soon."""
        goal = self._view.options.goal
        if goal is None or goal - max(self._view.points) > NEAR:
            return False
        told = [each.win_chance for each in self._ranking if each.chances]
        return bool(told) and (max(told) <= SURE or min(told) >= 1 - SURE)


class DucoCoach(Coach[DucoView, DucoMove]):
    """Thinks as the master does, and tells what it found."""

    def begin(self, view: DucoView, rng: Rng) -> DucoHint:
        return DucoHint(view, rng)


def _rank(view: DucoView, rng: Rng) -> Ranking:
    if view.phase is Phase.GROW:
        return _either(view)
    match search_for(view.options):
        case SearchKind.SETS:
            return _rank_shifts(view, rng)
        case SearchKind.CLAIMS:
            return _rank_claims(view, rng)
        case SearchKind.SHARES:
            return _rank_shares(view, rng)
        case SearchKind.PLAY_OUTS:
            return _rank_ahead(view, rng)
        case SearchKind.REPLIES:
            return _rank_foresight(view, rng)


def _either(view: DucoView) -> Ranking:
    """Nobody has seen the tile: both places are as good."""
    yield
    return [_advice(move, 0, 0) for move in view.legal]


def _rank_ahead(view: DucoView, rng: Rng) -> Ranking:
    """Every lay: the best by play-outs, the others by looking one turn ahead."""
    search = Ahead(view, rng, Effort())
    yield from search.judge()
    yield from search.play_out()
    at, replies = search.at, Replies(search.town)
    ranking = []
    for judged, share in search.ranking():
        lay = judged.lay
        following = at.still_to_reply(lay.gain)[:1]
        left = max(replies.after(lay, at.hands_after(lay, following)), default=0)
        move = Lay(FACES[lay.face], cell_of(lay.key))
        # Alone nobody wins or loses: the play-outs only count turns.
        ranking.append(_advice(move, lay.gain, left, share if at.seats > 1 else None))
    return ranking


def _rank_foresight(view: DucoView, rng: Rng) -> Ranking:
    search = Foresight(view, rng)
    yield from search.judge()
    return [_advice(choice.move, choice.worth, left) for _value, left, choice in search.judged]


def _rank_claims(view: DucoView, rng: Rng) -> Ranking:
    """What a lay counts for the seat, and what it counts for others with it."""
    board = view.board()
    own = Worth(view.options, board, view.viewer)
    search = Conquering(view, rng)
    yield from search.prepare()
    claims = search.claims()
    ranking = []
    for claim in claims:
        face = FACES[claim.face]
        gain = own(face, claim.key)
        others = (gain - claim.value) * (view.options.seats - 1)
        ranking.append(_advice(Lay(face, cell_of(claim.key)), gain, others))
    return ranking


def _rank_shares(view: DucoView, rng: Rng) -> Ranking:
    board = view.board()
    own = Worth(view.options, board, view.viewer)
    judged = []
    for seen in look(view, board, rng, fairness=1.0):
        judged += [(each.worth, own(each.face, each.key), each) for each in seen]
        yield
    judged.sort(key=lambda each: each[0], reverse=True)
    others = view.options.seats - 1
    return [_advice(each.move, gain, (gain - value) * others) for value, gain, each in judged]


def _rank_shifts(view: DucoView, rng: Rng) -> Ranking:
    search = Clustering(view, rng)
    yield from search.judge()
    return [
        _advice(rearrangement(shift), shift.sets, left) for _value, left, shift in search.judged
    ]


def _advice(move: DucoMove, gain: float, left: float, share: float | None = None) -> Judged:
    """The share is that of the games won, where the move was played to the end."""
    return Advice(move, () if share is None else (share,), gain, left, share or 0.0)
