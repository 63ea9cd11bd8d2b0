"""A person's games in figures: by game, by the number of players, by the level of the others."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.ai.ladder import Level
from game.app.people.person import PlayedGame

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """Some games in numbers."""

    games: int
    won: int
    points: int
    best: int
    worst: int
    fair_wins: float
    """How many somebody as good as the others would have won."""
    losses: tuple[int, ...] = ()
    """Hundredths of a point given away a decision, of each game that was reviewed."""

    @property
    def mean_loss(self) -> float | None:
        """Points of chance given away a decision; None where no game was reviewed."""
        return sum(self.losses) / len(self.losses) / 100 if self.losses else None

    @property
    def win_share(self) -> float:
        """From 0 to 1."""
        return self.won / self.games

    @property
    def fair_share(self) -> float:
        """The share of somebody as good as the others."""
        return self.fair_wins / self.games

    @property
    def mean_points(self) -> float:
        """Points a game."""
        return self.points / self.games


def figures_of(games: Sequence[PlayedGame]) -> GameStatistics:
    """At least one game in numbers."""
    points = [game.points for game in games]
    return GameStatistics(
        len(games),
        sum(game.is_won for game in games),
        sum(points),
        max(points),
        min(points),
        sum(1 / game.seats for game in games if game.rivals),
        tuple(game.loss for game in games if game.loss is not None),
    )


def contests(games: Iterable[PlayedGame], game: str | None = None) -> list[PlayedGame]:
    """What counts: games against others with unknown cards, of one game or of all."""
    return [each for each in games if each.is_contest and game in (None, each.game)]


def grouped(
    games: Iterable[PlayedGame], by: Callable[[PlayedGame], K | None]
) -> dict[K, GameStatistics]:
    """The figures of each group; what belongs to none is left out."""
    groups: dict[K, list[PlayedGame]] = {}
    for game in games:
        key = by(game)
        if key is not None:
            groups.setdefault(key, []).append(game)
    return {key: figures_of(group) for key, group in groups.items()}


def rival_level(game: PlayedGame) -> Level | None:
    """The strongest bot at the table: to win is to beat it too. None where people played too."""
    levels = [_LEVELS.get(level) for level in game.rivals]
    if not levels or None in levels:
        return None
    order = list(Level)
    return max((level for level in levels if level is not None), key=order.index)


_LEVELS = {level.value: level for level in Level}
