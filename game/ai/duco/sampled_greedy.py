"""Bots that look at all places now and then, and else take any: all levels but the master.

Whoever always looks is the yardstick: the most own points, whatever it leaves. Looking at a part of
the places every time makes steps that are too high: two of three of them win nearly every game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil
from typing import Final, TypeVar

from game.ai.bot import Considering, Decided, Thinking, Work
from game.ai.duco.search.corners import Shift, rearrangement, shifts
from game.ai.duco.search.lays import ScoredLay, Worth, spots, turnings
from game.ai.duco.taste import MOST, PLAIN, Taste, liking
from game.core.rng import Rng
from game.rules.duco.legal import tiles_to_lay
from game.rules.duco.moves import DucoMove
from game.rules.duco.records import Phase
from game.rules.duco.scoring import points_at
from game.rules.duco.town.board import Board, Laid
from game.rules.duco.town.cells import cell_of
from game.rules.duco.view import DucoView

T = TypeVar("T")

SLICE: Final = 300
"""Places looked at in about a millisecond."""
SHORTLIST: Final = 12
"""Lays that are looked at twice."""
GLANCE: Final = 0.06
"""The part of the places among which whoever does not count takes what it likes."""


class LookingBot:
    """Finds the best placement in a part of its turns."""

    def __init__(self, name: str, care: float, style: Taste = PLAIN, seconds: float = 0.0) -> None:
        self.name = name
        self._care = care
        self._style = style
        self._seconds = seconds

    def pace(self, rng: Rng) -> int:
        return human_pace(self._seconds, rng)

    def think(self, view: DucoView, rng: Rng) -> Thinking[DucoMove]:
        if view.phase is Phase.GROW or len(view.legal) == 1:
            return Decided(rng.choice(view.legal))
        counts = self._care >= 1 or rng.random() < self._care
        if view.options.rearranges:
            return Considering(self._rearrange(view, rng, float(counts)), view.legal[0])
        return Considering(self._lay(view, rng, counts=counts), view.legal[0])

    def _lay(self, view: DucoView, rng: Rng, *, counts: bool) -> Work[DucoMove]:
        board = view.board()
        choices: list[ScoredLay] = []
        for seen in look(view, board, rng, 1.0 if counts else GLANCE):
            choices += seen
            yield
        judged = []
        for choice in within_reach(choices) if counts else choices:
            liked = liking(self._style, board, choice.face, choice.key, view.viewer)
            judged.append((choice.worth * counts + liked, rng.random(), choice))
        judged.sort(key=lambda each: each[:2], reverse=True)
        if not self._style.spite:
            return judged[0][2].move
        spiteful = []
        for value, chance, choice in judged[:SHORTLIST]:
            left = best_reply(view, board, choice)
            spiteful.append((value - self._style.spite * left, chance, choice))
            yield
        return max(spiteful, key=lambda each: each[:2])[2].move

    def _rearrange(self, view: DucoView, rng: Rng, share: float) -> Work[DucoMove]:
        faces = [laid.face.index for laid in view.laid]
        seen: list[Shift] = []
        for group in shifts(faces):
            seen += some(group, share, rng)
            if len(group) * 4 < len(seen):
                yield
        best = max(shift.sets for shift in seen)
        return rearrangement(rng.choice([shift for shift in seen if shift.sets == best]))


def human_pace(seconds: float, rng: Rng) -> int:
    """Milliseconds of a decision that takes so long on average: now more, now less."""
    return round(1000 * seconds * (0.6 + 0.8 * rng.random()))


def look(
    view: DucoView, board: Board, rng: Rng, share: float = 1.0, fairness: float = 0.0
) -> Iterator[list[ScoredLay]]:
    """A share of the viewer's lays, a slice at a time, each with the best turn it can have."""
    options = view.options
    worth = Worth(options, board, view.viewer, fairness)
    turns = options.rotation and not options.counts_at_end
    slice_ = SLICE // 10 if turns else SLICE
    looked = some(spots(view, board), share, rng)
    for start in range(0, len(looked), slice_):
        choices = [ScoredLay(f, key, worth(f, key)) for f, key in looked[start : start + slice_]]
        if turns:
            choices = [_turned(board, choice, share, rng, options.diagonal) for choice in choices]
        yield choices


def some(items: Sequence[T], share: float, rng: Rng) -> list[T]:
    """A share of the items, at least one, by chance and in their order."""
    if share >= 1:
        return list(items)
    count = max(1, ceil(len(items) * share))
    keys = [rng.random() for _ in items]
    limit = sorted(keys)[count - 1]
    return [item for item, key in zip(items, keys, strict=True) if key <= limit]


def within_reach(choices: Sequence[ScoredLay]) -> list[ScoredLay]:
    """The choices that a liking could still make the best ones."""
    best = max(choice.worth for choice in choices)
    return [choice for choice in choices if choice.worth >= best - 2 * MOST]


def best_reply(view: DucoView, board: Board, choice: ScoredLay) -> int:
    """The most points that the next seat could then make with what it has, without turning."""
    after = board.clone()
    apply_choice(after, choice, view.viewer)
    seats = view.options.seats
    line = [face for face in view.line if face.tile is not choice.face.tile]
    tiles = tiles_to_lay(view.options, view.hands[(view.viewer + 1) % seats], line)
    diagonal = view.options.diagonal
    replies = [
        points_at(after, face, key, diagonal=diagonal)
        for held in tiles
        for key in after.open
        for face in held.tile.faces
    ]
    return max(replies, default=0)


def apply_choice(board: Board, choice: ScoredLay, seat: int) -> None:
    """Lay a tile on a board of one's own."""
    if choice.turned is not None:
        index = board.index_of(choice.turned.tile)
        assert index is not None
        board.replace(index, choice.turned)
    board.lay(Laid(choice.face, cell_of(choice.key), seat))


def _turned(board: Board, choice: ScoredLay, share: float, rng: Rng, diagonal: bool) -> ScoredLay:  # noqa: FBT001
    best, most = choice, 0
    for face, added in turnings(board, choice.face, choice.key, diagonal=diagonal):
        if added > most and (share >= 1 or rng.random() < share):
            best, most = replace(choice, worth=choice.worth + added, turned=face), added
    return best
