"""The rest of a game as a bot imagines it: everybody lays where a tile counts most."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from game.ai.duco.search.candidates import Candidate
from game.ai.duco.search.town import Town
from game.core.rng import Rng
from game.rules.duco.view import DucoView
from game.rules.duco.worlds import unseen_tiles

CLOSE: Final = 2.0
"""Points behind at which a play-out counts about a third of one that is level."""
SPREAD: Final = 1.4
"""How many more it takes with one turn to come; with four turns twice as many."""
POINTS_A_TURN: Final = 7.0


@dataclass(frozen=True, slots=True)
class Outlook:
    """Where a game stands: tiles are numbers, hands lie open, what is unseen is for chance."""

    me: int
    first: int
    points: tuple[int, ...]
    goal: int
    last_round: bool
    hands: tuple[tuple[int, ...], ...]
    line: tuple[int, ...]
    """The open line, where tiles are taken from one, else nothing."""
    unseen: tuple[int, ...]
    line_middle: int = 2
    even_rounds: bool = True
    """Whether a round begins only if everybody can lay in it."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.points)

    def own_tiles(self) -> tuple[int, ...]:
        """What the seat may lay now."""
        return line_ends(self.line) if self.line else self.hands[self.me]

    def still_to_reply(self, gain: int) -> list[int]:
        """The others who lay after this turn, when it brings so many points."""
        ends = self.last_round or self.points[self.me] + gain >= self.goal
        others = (self.first - self.me - 1) % self.seats if ends else self.seats - 1
        return [(self.me + step) % self.seats for step in range(1, others + 1)]

    def hands_after(self, lay: Candidate, seats: Sequence[int]) -> list[tuple[int, ...]]:
        """What these seats can choose from after a lay of ours, as far as it is known."""
        if not self.line:
            return [hand for seat in seats if (hand := self.hands[seat])]
        left = list(self.line)
        left.remove(lay.tile)
        return [line_ends(left)] * len(seats) if left else []


def outlook_of(view: DucoView) -> Outlook:
    """What the viewer knows of a race to a number of points."""
    goal = view.options.goal
    assert goal is not None
    return Outlook(
        view.viewer,
        view.first,
        view.points,
        goal,
        view.last_round,
        tuple([tuple([face.tile.number for face in hand]) for hand in view.hands]),
        tuple([face.tile.number for face in view.line]),
        tuple([tile.number for tile in unseen_tiles(view)]),
        view.options.line_middle,
        view.options.even_rounds,
    )


def line_ends(line: Sequence[int]) -> tuple[int, ...]:
    """The tiles that may be taken from a line."""
    return tuple(line) if len(line) < 2 else (line[0], line[-1])


def imagined_stacks(unseen: Sequence[int], rng: Rng) -> Iterator[list[int]]:
    """Orders of the stack without end. In as many as there are tiles, each tile is drawn once as
    the first, once as the second, and so on: they tell more than as many that chance orders."""
    stack = list(unseen)
    while True:
        rng.shuffle(stack)
        for start in range(max(len(stack), 1)):
            yield stack[start:] + stack[:start]


class PlayOut:
    """One game played on, and how many tiles were tried on the way.

    It goes to its end, or until `rounds` have ended, the one that is being played included. The
    whim is that of `Town.best`: whoever takes the most takes any of several that are equal.
    """

    __slots__ = ("points", "to_come", "tried", "turns")

    def __init__(
        self,
        at: Outlook,
        town: Town,
        lay: Candidate,
        stack: Sequence[int],
        rounds: int = 0,
        whim: int = 0,
    ) -> None:
        self.points = list(at.points)
        self.to_come = 0.0
        """Turns that everybody will still have; none at the end."""
        self.turns = 0.0
        """Own turns, the last one only as far as it was needed."""
        self.tried = 0
        self._run(at, town.clone(), lay, stack, rounds, whim)

    def _run(
        self,
        at: Outlook,
        town: Town,
        lay: Candidate,
        stack: Sequence[int],
        rounds: int,
        whim: int,
    ) -> None:
        points, goal, seats = self.points, at.goal, at.seats
        hands = [list(hand) for hand in at.hands]
        line = list(at.line)
        drawn, seat, last = 0, at.me, at.last_round
        gain, key, face, tile = lay.gain, lay.key, lay.face, lay.tile
        while True:
            town.lay(key, face)
            before = points[seat]
            points[seat] = before + gain
            if seat == at.me:
                short = before + gain < goal
                self.turns += 1.0 if short or gain == 0 else max(goal - before, 0) / gain
            if points[seat] >= goal:
                last = True
            source = line or hands[seat]
            source.remove(tile)
            if drawn < len(stack):
                source.insert(at.line_middle if at.line else len(source), stack[drawn])
                drawn += 1
            while True:
                seat = (seat + 1) % seats
                if seat == at.first:
                    rounds -= 1
                    left = len(line) + len(stack) - drawn
                    lack = left < seats if at.line else not all(hands)
                    is_over = last or (lack if at.even_rounds else not (line or any(hands)))
                    if is_over or rounds == 0:
                        turns = max(1.0, (goal - max(points)) / POINTS_A_TURN)
                        self.to_come = 0.0 if is_over else turns
                        return
                tiles = line_ends(line) if at.line else hands[seat]
                if tiles:
                    break
                last = True
            gain = -1
            self.tried += len(tiles)
            for each in tiles:
                found = town.best(each, whim)
                if found[0] > gain:
                    gain, key, face = found
                    tile = each

    def share(self, me: int) -> float:
        """The part of the victory that a seat has: all, a shared part, or nothing."""
        if self.to_come:
            return self.claim(me)
        most = max(self.points)
        return 1 / self.points.count(most) if self.points[me] == most else 0.0

    def claim(self, me: int) -> float:
        """The share, with what was nearly won or lost in it: it takes fewer play-outs to see."""
        most = max(self.points)
        close = CLOSE + SPREAD * sqrt(self.to_come)
        weights = [exp((each - most) / close) for each in self.points]
        return weights[me] / sum(weights)
