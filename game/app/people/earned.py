"""What one finished game brought somebody: houses, the window of a day, a level."""

from dataclasses import dataclass, replace
from datetime import date

from game.ai.ladder import Level
from game.app.people.achievements_list import AchievementProgress, standings_of
from game.app.people.evenings import days_on_time
from game.app.people.person import Person
from game.app.people.rating import LADDER, Rating, rating_in
from game.kits.registry import KITS


@dataclass(frozen=True, slots=True)
class Earned:
    """All that is celebrated on the results, the rarest house last."""

    houses: tuple[AchievementProgress, ...] = ()
    day: date | None = None
    """Whose window is lit since."""
    level: Level | None = None
    """Reached for the first time, or higher than before."""
    is_first_level: bool = False

    @property
    def is_nothing(self) -> bool:
        """A game like many others."""
        return self == Earned()


def earned_in(person: Person, seal: str) -> Earned:
    """What somebody has only since the game of this seal, which is counted already."""
    before = without_game(person, seal)
    if len(before.games) == len(person.games):
        return Earned()
    known = {each.achievement.key for each in standings_of(before) if each.is_earned}
    houses = [
        each
        for each in standings_of(person)
        if each.is_earned and each.achievement.key not in known
    ]
    houses.sort(key=lambda each: each.achievement.rarity)
    days = days_on_time(person.days) - days_on_time(before.days)
    level, is_first = _level(person, before, seal)
    return Earned(tuple(houses), min(days, default=None), level, is_first)


def without_game(person: Person, seal: str) -> Person:
    """Somebody as if this game had not been played."""
    return replace(
        person,
        games=tuple(game for game in person.games if game.seal != seal),
        days=tuple(day for day in person.days if day.seal != seal),
    )


def _level(person: Person, before: Person, seal: str) -> tuple[Level | None, bool]:
    game = next(each.game for each in person.games if each.seal == seal)
    if game not in KITS:
        return None, False
    now, then = (_told(rating_in(each, KITS[game])) for each in (person, before))
    if now is None or (then is not None and LADDER.index(now) <= LADDER.index(then)):
        return None, False
    return now, then is None


def _told(rating: Rating | None) -> Level | None:
    """The level that is told; a few games tell none."""
    return None if rating is None or rating.is_vague else rating.level
