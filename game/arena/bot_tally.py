"""Counting what happened in many games: win shares with their intervals, points, figures."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import log10, sqrt
from typing import Final

from game.core.outcome import Outcome

MIDDLE: Final = 1500.0
_PASSES: Final = 300
_DRAWN: Final = 0.5
"""One drawn game is added to every duel, so that a bot that always won has a rating too."""


def ratings(duels: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Elo by name, 1500 in the middle. A duel (a, b) holds the score of a, and the games."""
    names = sorted({name for pair in duels for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_PASSES):
        wins = dict.fromkeys(names, 0.0)
        weight = dict.fromkeys(names, 0.0)
        for (first, second), (score, games) in duels.items():
            wins[first] += score + _DRAWN
            wins[second] += games - score + _DRAWN
            share = (games + 2 * _DRAWN) / (strength[first] + strength[second])
            weight[first] += share
            weight[second] += share
        strength = {name: wins[name] / weight[name] for name in names}
    elo = {name: 400 * log10(value) for name, value in strength.items()}
    middle = sum(elo.values()) / max(len(elo), 1)
    return {name: MIDDLE + value - middle for name, value in elo.items()}


MAX_COMPLAINTS: Final = 5
"""Sentences about one bot: enough to see what is wrong with it, and none is crowded out."""


@dataclass(slots=True)
class BotTally:
    """What one bot did; the seats of equal bots at a table are counted together."""

    name: str
    games: int = 0
    wins: float = 0.0
    """A shared victory is split among its winners."""
    points: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    """What else the game counts of a seat."""
    forfeits: int = 0
    """Decisions that the random bot had to make for it."""
    answers: int = 0
    """Decisions that somebody else's program made itself."""
    complaints: list[str] = field(default_factory=list)
    """Why it forfeited decisions: some of the sentences, each of them once."""
    last_words: str = field(default="", compare=False)
    """What it wrote to its standard error last, as far as that was seen."""

    @property
    def win_share(self) -> float:
        """Victories a game and seat."""
        return self.wins / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win share lies, with 95 % certainty (Wilson)."""
        return wilson(self.win_share, self.games)

    @property
    def mean_points(self) -> float:
        """Points a game."""
        return self.points / max(self.games, 1)

    def add(self, other: "BotTally") -> None:
        """Count what another tally of the same bot has counted."""
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.sums.update(other.sums)
        self.forfeits += other.forfeits
        self.answers += other.answers
        self.last_words = other.last_words or self.last_words
        self.note(other.complaints)

    def note(self, sentences: Sequence[str]) -> None:
        """Remember sentences that are new, as long as there is room."""
        for sentence in sentences:
            if sentence not in self.complaints and len(self.complaints) < MAX_COMPLAINTS:
                self.complaints.append(sentence)


@dataclass(slots=True)
class Tally:
    """All games of a run: the bots by name, and what the games came to."""

    bots: dict[str, BotTally] = field(default_factory=dict)
    games: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    """What else the game counts, whoever did it."""
    duels: dict[tuple[str, str], tuple[float, int]] = field(default_factory=dict)
    """Who ended above whom, for each two names in order: the score of the first, and the games."""

    @property
    def complaints(self) -> list[str]:
        """Why decisions were forfeited, bot by bot."""
        return [sentence for bot in self.bots.values() for sentence in bot.complaints]

    def count(self, seats: Sequence[str], outcome: Outcome) -> None:
        """Add a finished game in which the bot `seats[s]` sat on seat s."""
        self.games += 1
        winners = outcome.winners
        for standing in outcome.standings:
            line = self._line(seats[standing.seat])
            line.games += 1
            line.points += standing.points
            line.wins += (standing.seat in winners) / len(winners)
        self._count_duels(seats, outcome)

    def count_sums(
        self, seats: Sequence[str], of_game: Counter[str], of_seats: Sequence[Counter[str]]
    ) -> None:
        """Add what the game itself counts, altogether and for each seat."""
        self.sums.update(of_game)  # not +=, which would drop what never happened
        for name, sums in zip(seats, of_seats, strict=True):
            self._line(name).sums.update(sums)

    def expect(self, names: Sequence[str]) -> None:
        """List these bots in this order, whoever is counted first."""
        for name in names:
            self._line(name)

    def count_program(
        self, name: str, answers: int, sentences: Sequence[str], last_words: str = ""
    ) -> None:
        """Add the decisions that a program made, and a sentence for each that it forfeited."""
        line = self._line(name)
        line.last_words = last_words
        line.answers += answers
        line.forfeits += len(sentences)
        line.note(sentences)

    def merge(self, other: "Tally") -> None:
        """Add everything that another tally has counted."""
        self.games += other.games
        self.sums.update(other.sums)
        for name, line in other.bots.items():
            self._line(name).add(line)
        for pair, (score, games) in other.duels.items():
            self._duel(pair, score, games)

    def _line(self, name: str) -> BotTally:
        return self.bots.setdefault(name, BotTally(name))

    def _count_duels(self, seats: Sequence[str], outcome: Outcome) -> None:
        ranked = [(seats[standing.seat], standing.rank) for standing in outcome.standings]
        for (first, above), (second, below) in combinations(ranked, 2):
            score = 0.5 if above == below else float(above < below)
            if first < second:
                self._duel((first, second), score, 1)
            elif first > second:
                self._duel((second, first), 1 - score, 1)

    def _duel(self, pair: tuple[str, str], score: float, games: int) -> None:
        old_score, old_games = self.duels.get(pair, (0.0, 0))
        self.duels[pair] = old_score + score, old_games + games


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share that was seen in so many trials."""
    if not trials:
        return 0.0, 1.0
    z = 1.96
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
