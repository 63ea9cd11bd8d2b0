"""The master where tiles lie in line and count at once: gain, what it leaves, and who then wins.

First every lay is judged by its points less the mean of what all others could then lay. The best
of them are played out in the same imagined orders of the stack, until one stands out.
"""

from dataclasses import dataclass
from itertools import islice
from statistics import mean
from typing import Final

from game.ai.bot import Work
from game.ai.duco.search.candidates import Candidate, Replies, candidates
from game.ai.duco.search.effort import ROUNDS, Effort
from game.ai.duco.search.playout import Outlook, PlayOut, imagined_stacks, outlook_of
from game.ai.duco.search.town import WHIMS, Town
from game.ai.duco.taste import PLAIN, Taste, liking
from game.ai.race import Race
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.town.cells import cell_of, key_of
from game.rules.duco.town.tiles import FACES
from game.rules.duco.view import DucoView

LAYS_A_STEP: Final = 30
TILES_A_STEP: Final = 80
"""Lays judged, or tiles tried in play-outs, in about a millisecond."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A lay and what it is worth by looking one turn ahead."""

    lay: Candidate
    value: float
    left: float
    """The mean of what the others could lay next."""


class Ahead:
    """One decision: `judged` after `judge`, best first; `ranking` after `play_out`."""

    def __init__(self, view: DucoView, rng: Rng, effort: Effort, style: Taste = PLAIN) -> None:
        self._view = view
        self._rng = rng
        self._effort = effort
        self._style = style
        self.at: Outlook = outlook_of(view)
        self.town = Town(diagonal=view.options.diagonal)
        self.judged: list[Judged] = []
        self.race = Race(0, effort.doubt)
        self._worths: list[list[float]] = []

    def decide(self) -> Work[DucoMove]:
        """Judge, play out, and give the move."""
        yield from self.judge()
        yield from self.play_out()
        chosen = self.judged[self.race.leader].lay
        return Lay(FACES[chosen.face], cell_of(chosen.key))

    def judge(self) -> Work[DucoMove]:
        """Look one turn ahead after every lay."""
        for each in self._view.laid:
            self.town.lay(key_of(each.cell), each.face.index)
            yield  # a tile that is met for the first time takes a while
        at, replies = self.at, Replies(self.town)
        others = max(at.seats - 1, 1)
        board = None if self._style is PLAIN else self._view.board()
        judged = []
        for number, lay in enumerate(candidates(self.town, at.own_tiles())):
            hands = at.hands_after(lay, at.still_to_reply(lay.gain))
            left = sum(replies.after(lay, hands)) / others
            value = lay.gain - left * (1 + self._style.spite)
            if board is not None:
                value += liking(self._style, board, FACES[lay.face], lay.key, at.me)
            judged.append((value, self._rng.random(), Judged(lay, value, left)))
            if number % LAYS_A_STEP == 0:
                yield
        judged.sort(key=lambda each: each[:2], reverse=True)
        self.judged = [each for _, _, each in judged]
        return self._view.legal[0]

    def play_out(self) -> Work[DucoMove]:
        """Play the best lays out until one stands out or enough tiles were tried."""
        effort, at = self._effort, self.at
        alone = at.seats == 1
        rounds = ROUNDS.get(at.seats, 0)
        best = self.judged[: effort.lays]
        self.race = race = Race(len(best), effort.doubt)
        self._worths = [[] for _ in best]
        left, done, stacks = effort.tiles, 0, imagined_stacks(at.unseen, self._rng)
        while len(race.alive) > 1 and left > 0:
            for stack in islice(stacks, effort.batch):
                whim = self._rng.below(WHIMS)
                values = []
                for place in race.alive:
                    game = PlayOut(at, self.town, best[place].lay, stack, rounds, whim)
                    done += game.tried + 1
                    self._worths[place].append(-game.turns if alone else game.share(at.me))
                    worth = -game.turns if alone else game.claim(at.me)
                    values.append(worth + effort.trust * best[place].value)
                    if done >= TILES_A_STEP:
                        left -= done
                        done = 0
                        yield
                race.add(values)
            race.drop_behind()
        return self._view.legal[0]

    def ranking(self) -> list[tuple[Judged, float | None]]:
        """All lays, best first, with the mean of their play-outs where they were played out."""
        means = [mean(worths) if worths else None for worths in self._worths]
        means += [None] * (len(self.judged) - len(means))
        leader, trust = self.race.leader, self._effort.trust

        def rank(place: int) -> tuple[bool, bool, float]:
            found = means[place]
            value = trust * self.judged[place].value
            return place != leader, found is None, -value - (found or 0.0)

        order = sorted(range(len(self.judged)), key=rank)
        return [(self.judged[place], means[place]) for place in order]
