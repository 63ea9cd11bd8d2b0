"""Bots that win about as often as somebody does."""

from game.ai.ladder import Level
from game.app.people.person import Person
from game.app.people.rating import LADDER, Rating, rate, win_chance
from game.app.people.rating_words import rating_words
from game.app.people.statistics import contests
from game.core.words import _
from game.kits.kit import AnyKit

BEFORE_ANY_GAME = Level.GUEST


def even_level(rating: Rating | None, kit: AnyKit, seats: int) -> Level:
    """The level against which somebody wins a fair share at a table of so many."""
    strengths = kit.bots.strengths.get(seats)
    if rating is None or strengths is None:
        return BEFORE_ANY_GAME
    fair = 1 / seats

    def unfairness(level: Level) -> float:
        return abs(win_chance(rating.place, (level.value,) * (seats - 1), strengths) - fair)

    return min(LADDER, key=unfairness)


def rating_in(person: Person, kit: AnyKit) -> Rating | None:
    """How well somebody plays this game."""
    return rate(contests(person.games, kit.key), kit.bots.strengths)


def choice_words(rating: Rating | None, level: Level) -> str:
    """Why these bots were chosen."""
    name = _(level.display_name)
    if rating is None or rating.is_vague:
        return _("{level}, to begin with: {rating}.").format(
            level=name, rating=rating_words(rating)
        )
    return _("{level}: who wins about as often as you.").format(level=name)
