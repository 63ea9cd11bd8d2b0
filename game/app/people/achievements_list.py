"""Every achievement: those of any game, and those that the games bring along."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from game.ai.characters import CHARACTERS
from game.ai.ladder import Level
from game.app.learning.puzzle_table import puzzles_of
from game.app.people.deeds import own_deed
from game.app.people.evenings import days_on_time, forgiven_days, whole_weeks
from game.app.people.lone_deeds import has_left_school
from game.app.people.person import Person
from game.app.people.solved_puzzles import solved_by_theme
from game.core.words import N_
from game.kits.achievement import Achievement
from game.kits.kit import AnyKit
from game.kits.puzzle import THEMES
from game.kits.registry import KITS

_FIRST_STEPS: Final = (
    Achievement(
        "first lesson", N_("First light"), N_("Finish a lesson."), deeds=("lesson",), rarity=0
    ),
    Achievement(
        "out of school", N_("Out of school"), N_("Finish the first lessons of a game."), rarity=0
    ),
    Achievement(
        "first light", N_("First evening"), N_("Finish a game."), deeds=("finished",), rarity=0
    ),
    Achievement("first lamp", N_("First lamp"), N_("Win a game."), deeds=("won",), rarity=0),
    Achievement(
        "known here",
        N_("Known on the quay"),
        N_("Finish a hundred games."),
        goal=100,
        deeds=("finished",),
        rarity=2,
    ),
)
_FURTHER: Final = (
    Achievement(
        "up the ladder",
        N_("Up the ladder"),
        N_("Win against every level, from dreamer to master."),
        goal=len(Level),
        deeds=tuple(f"beat {level.value}" for level in Level),
        is_collection=True,
        rarity=2,
    ),
    Achievement(
        "whole quay",
        N_("The whole quay"),
        N_("Play with each of the eight characters."),
        goal=len(CHARACTERS),
        deeds=tuple(f"met {character.key}" for character in CHARACTERS),
        is_collection=True,
    ),
    Achievement(
        "harbour master",
        N_("Harbour master"),
        N_("Beat three masters in one game."),
        deeds=("three masters",),
        rarity=2,
    ),
    Achievement(
        "own head",
        N_("My own head"),
        N_("Win three games against regulars or better without a hint."),
        goal=3,
        deeds=("unaided",),
        rarity=2,
    ),
    Achievement(
        "full house",
        N_("Full house"),
        N_("Finish a game with three people at the screen."),
        deeds=("company",),
    ),
    Achievement(
        "photo finish",
        N_("Photo finish"),
        N_("Win although somebody has as many points as you."),
        deeds=("close",),
        rarity=2,
    ),
    Achievement(
        "against the wind",
        N_("Against the wind"),
        N_("Win after you were last when half of the game was over."),
        deeds=("from behind",),
    ),
    Achievement(
        "good loser",
        N_("Somebody has to"),
        N_("Come last five times, and play on."),
        goal=5,
        deeds=("last",),
        rarity=0,
    ),
    Achievement(
        "time traveller",
        N_("Time traveller"),
        N_("Play on from a place of an old game, and win it."),
        deeds=("won again",),
        rarity=2,
    ),
    Achievement(
        "five gables",
        N_("Five gables"),
        N_("Solve a puzzle of each theme of a game."),
        goal=THEMES,
    ),
    Achievement(
        "sharp eye",
        N_("A sharp eye"),
        N_("Find the answer of ten puzzles at the first try."),
        goal=10,
        rarity=2,
    ),
    Achievement(
        "first window", N_("First window"), N_("Play the deal of a day on its day."), rarity=0
    ),
    Achievement(
        "week house",
        N_("Week house"),
        N_("Light every window of a week, Monday to Sunday."),
        rarity=2,
    ),
    Achievement("rainy day", N_("Rainy day"), N_("Miss a day, and keep your row all the same.")),
    Achievement(
        "second try",
        N_("Second try"),
        N_("Make ten of your own costly choices better."),
        goal=10,
        rarity=2,
    ),
    Achievement(
        "never again",
        N_("Never again"),
        N_("Make an own costly choice better after three weeks."),
        rarity=2,
    ),
)


@dataclass(frozen=True, slots=True)
class AchievementProgress:
    """An achievement and how far somebody is with it."""

    achievement: Achievement
    game: str | None
    """The game that it belongs to; None where it belongs to all."""
    reached: int

    @property
    def is_earned(self) -> bool:
        """Whether nothing is missing."""
        return self.reached == self.achievement.goal


def standings_of(person: Person) -> list[AchievementProgress]:
    """Every achievement that there is, the easiest first."""
    done = deeds_of(person)
    shown: list[tuple[Achievement, str | None]] = [
        *((each, None) for each in (*_FIRST_STEPS, _every_game(), *_FURTHER)),
        *((each, kit.key) for kit in KITS.values() for each in _of_game(kit)),
    ]
    shown.sort(key=lambda each: each[0].rarity)
    return [AchievementProgress(each, game, each.progress(done)) for each, game in shown]


def next_houses(standings: Sequence[AchievementProgress], count: int) -> list[int]:
    """The numbers of those that are nearest: begun ones first, then the easiest."""
    waiting = [number for number, each in enumerate(standings) if not each.is_earned]

    def distance(number: int) -> tuple[float, int]:
        each = standings[number]
        return -each.reached / each.achievement.goal, each.achievement.rarity

    return sorted(waiting, key=distance)[:count]


def _every_game() -> Achievement:
    return Achievement(
        "island hopper",
        N_("Island hopper"),
        N_("Win every game that there is."),
        goal=len(KITS),
        deeds=tuple(f"won {key}" for key in KITS),
        is_collection=True,
    )


def earned(person: Person) -> int:
    """How many achievements somebody has."""
    return sum(each.is_earned for each in standings_of(person))


def deeds_of(person: Person) -> Counter[str]:
    """Everything that somebody ever did."""
    done: Counter[str] = Counter()
    for game in person.games:
        done.update(game.deeds)
    played = days_on_time(person.days)
    if played:
        done["first window"] = len(played)
        done["week house"] = whole_weeks(played)
        done["rainy day"] = forgiven_days(played)
    done.update(person.deeds)
    done["out of school"] = sum(has_left_school(person, kit) for kit in KITS.values())
    if person.solved:
        themes = [len(solved_by_theme(person, puzzles_of(game))) for game in KITS]
        done["five gables"] = max(themes)
        done["sharp eye"] = sum(each.at_once for each in person.solved.values())
    return done


def _of_game(kit: AnyKit) -> list[Achievement]:
    """With the names under which their deeds are kept."""
    return [
        replace(
            each,
            key=own_deed(kit.key, each.key),
            deeds=tuple(own_deed(kit.key, deed) for deed in each.deeds),
        )
        for each in kit.achievements
    ]
