"""How well somebody plays, in the names of our levels, with what is still uncertain about it.

A place on the ladder is a number: 0 plays like a toddler, 5 like a master. Bots have met often
enough to know how often each level wins (`Family.strengths`), so every result of a person makes
some places likelier than others (Bayes); all of them together give a place and an interval.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, floor, log
from typing import Final

from game.ai.ladder import Level
from game.app.people.person import Person, PlayedGame
from game.app.people.statistics import GameStatistics, contests
from game.core.sentences import decimal_words
from game.core.words import N_, _, ngettext
from game.kits.kit import AnyKit

Strengths = Mapping[int, Sequence[float]]
"""By the number of seats: how strong each level is, lowest first, as logarithms of odds."""

LADDER: Final = tuple(Level)
FEW: Final = 10
"""Games; fewer tell little, and that is said."""
NEWEST: Final = 100
"""Games that count: people learn."""
_PLACES: Final = tuple(step / 10 for step in range(-10, 61))
_EXPECTED, _SPREAD = 2.0, 1.6
"""Before the first game: a guest, give or take one and a half levels."""
_TAIL: Final = 0.1
"""On either side of the interval, so that it holds for four people in five."""
_LIKE = {
    Level.TODDLER: N_("plays like a dreamer"),
    Level.CHILD: N_("plays like a newcomer"),
    Level.GUEST: N_("plays like a guest"),
    Level.REGULAR: N_("plays like a regular"),
    Level.EXPERT: N_("plays like an expert"),
    Level.MASTER: N_("plays like a master"),
}


@dataclass(frozen=True, slots=True)
class Rating:
    """A place on the ladder and the interval around it."""

    place: float
    low: float
    high: float
    games: int

    @property
    def level(self) -> Level:
        """The level that plays most alike."""
        return level_at(self.place)

    @property
    def between(self) -> tuple[Level, Level]:
        """The lowest and the highest level that it may be."""
        return level_at(self.low), level_at(self.high)

    @property
    def is_vague(self) -> bool:
        """So few games that the next ones may change much."""
        return self.games < FEW


def level_at(place: float) -> Level:
    """The level next to a place on the ladder."""
    return LADDER[min(len(LADDER) - 1, max(0, floor(place + 0.5)))]


def rate(games: Sequence[PlayedGame], strengths: Strengths) -> Rating | None:
    """The place of somebody with these games of one game, the newest last; None without any.

    Games with other people tell nothing: nobody knows how well they play.
    """
    ratings = ratings_over_time(games, strengths)
    return ratings[-1] if ratings else None


def ratings_over_time(games: Sequence[PlayedGame], strengths: Strengths) -> list[Rating]:
    """The rating after each game that tells something."""
    rows: list[list[float]] = []
    scores = [_expected(place) for place in _PLACES]
    ratings = []
    for game in games:
        if not _tells(game, strengths):
            continue
        rows.append([_likelihood(game, place, strengths) for place in _PLACES])
        scores = [score + new for score, new in zip(scores, rows[-1], strict=True)]
        if len(rows) > NEWEST:
            old = rows[-NEWEST - 1]
            scores = [score - gone for score, gone in zip(scores, old, strict=True)]
        ratings.append(_rating(scores, min(len(rows), NEWEST)))
    return ratings


def _rating(scores: Sequence[float], games: int) -> Rating:
    top = max(scores)
    weights = [exp(score - top) for score in scores]
    middle, low, high = (_quantile(weights, share) for share in (0.5, _TAIL, 1 - _TAIL))
    return Rating(middle, low, high, games)


def win_chance(place: float, rivals: Sequence[str], strengths: Sequence[float]) -> float:
    """How often somebody at this place wins against bots of these levels."""
    own = exp(_strength(place, strengths))
    others = sum(exp(strengths[_INDEX[level]]) for level in rivals)
    return own / (own + others)


def _tells(game: PlayedGame, strengths: Strengths) -> bool:
    known = all(level in _INDEX for level in game.rivals)
    return game.is_contest and known and game.seats in strengths


def _likelihood(game: PlayedGame, place: float, strengths: Strengths) -> float:
    chance = win_chance(place, game.rivals, strengths[game.seats])
    won = 1 / game.winners if game.is_won else 0.0
    return won * log(chance) + (1 - won) * log(1 - chance)


def _strength(place: float, strengths: Sequence[float]) -> float:
    """Between two levels in proportion; beyond the ends it goes on as steeply."""
    below = min(len(strengths) - 2, max(0, floor(place)))
    return strengths[below] + (place - below) * (strengths[below + 1] - strengths[below])


def _expected(place: float) -> float:
    return -((place - _EXPECTED) ** 2) / (2 * _SPREAD**2)


def _quantile(weights: Sequence[float], share: float) -> float:
    wanted, sum_so_far = share * sum(weights), 0.0
    for place, weight in zip(_PLACES, weights, strict=True):
        sum_so_far += weight
        if sum_so_far >= wanted:
            return place
    return _PLACES[-1]


_INDEX: Final = {level.value: index for index, level in enumerate(LADDER)}


def rating_words(rating: Rating | None) -> str:
    """The level with its interval; nothing is said that a few games cannot tell."""
    if rating is None or rating.is_vague:
        count = 0 if rating is None else rating.games
        return _("{wanted} games with bots tell a level: {count} so far").format(
            wanted=FEW, count=count
        )
    words, (low, high) = _(_LIKE[rating.level]), rating.between
    if low is high:
        return words
    names = _(low.display_name), _(high.display_name)
    return _("{plays} ({low} to {high})").format(plays=words, low=names[0], high=names[1])


def loss_words(figures: GameStatistics) -> str:
    """What reviews have told of the choices; empty where there is none."""
    loss, count = figures.mean_loss, len(figures.losses)
    if loss is None:
        return ""
    sentence = ngettext(
        "gives away {loss} points a decision ({count} game reviewed)",
        "gives away {loss} points a decision ({count} games reviewed)",
        count,
    )
    return sentence.format(loss=decimal_words(loss), count=count)


def rating_in(person: Person, kit: AnyKit) -> Rating | None:
    """How well somebody plays this game."""
    return rate(contests(person.games, kit.key), kit.bots.strengths)
