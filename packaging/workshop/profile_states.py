"""The profile and the people of this screen, in their states."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from time import sleep

from game.ai.ladder import Level
from game.app.people.achievements_list import standings_of
from game.app.people.day_result import DayResult
from game.app.people.people_file import own_people_file
from game.app.people.person import Person, PlayedGame, Register
from game.app.settings import Settings
from game.core.rng import Rng
from game.kits.registry import KITS
from scenes.screens.day.day_scene import DayScene
from scenes.screens.profile.numbers_scene import NumbersScene
from scenes.screens.profile.profile_scene import PeopleScene, ProfileScene
from scenes.screens.profile.rewards import RewardsScene
from scenes.screens.title import TitleScene
from workshop.gallery.gallery_state import PERSON, State
from workshop.gallery.studio import SETTLED, Studio

GAMES = 48
LIT = 8.0
"""Seconds."""
WINS = {"toddler": 80, "child": 62, "guest": 44, "regular": 27, "expert": 18, "master": 12}
"""In a hundred games against three of them."""


def profile_states() -> Iterable[State]:
    """All of them."""
    large = Settings(text_scale=200)
    yield State("profile", _profile)
    yield State("profile-text-200", _profile, large)
    yield State("profile-high-contrast", _profile, Settings(high_contrast=True))
    yield State("title-earned", partial(_title, games=GAMES))
    yield State("title-first-houses", partial(_title, games=3))
    yield State("profile-new", partial(_profile, games=0))
    yield State("profile-text-130", _profile, Settings(text_scale=130))
    yield State("profile-more", partial(_profile, then="More"))
    yield State("profile-rewards", partial(_over, RewardsScene))
    yield State("profile-people", partial(_over, PeopleScene))
    yield State("profile-people-text-200", partial(_over, PeopleScene), large)
    yield State("profile-numbers", _numbers)
    for kit in KITS.values():
        yield State(f"profile-numbers-{kit.key}", partial(_numbers, game=kit.key))
    for name, settings in (
        ("", Settings()),
        ("-text-130", Settings(text_scale=130)),
        ("-text-200", large),
        ("-high-contrast", Settings(high_contrast=True)),
    ):
        yield State(f"day{name}", partial(_day, ago=0), settings)
        yield State(f"day-played{name}", partial(_day, ago=1), settings)
    yield State("day-first", partial(_day, ago=0, first=True))
    yield State("day-clock-set-back", partial(_day, ago=0, ahead=3))


def _profile(studio: Studio, games: int = GAMES, then: str = "") -> None:
    people = (somebody(games), replace(somebody(3), key="2", name="Ben")) if games else ()
    own_people_file(sleep).change(lambda _nobody: Register(people))
    studio.host.seat_player(somebody(0), studio.host.player.name)
    scene = ProfileScene(studio.host)
    studio.show(scene, SETTLED)
    if then:
        scene.ui.find(then).press()
    studio.run(SETTLED)


def _title(studio: Studio, games: int) -> None:
    """After so many games, when the street has had time to light what they earned."""
    own_people_file(sleep).change(lambda _nobody: Register((somebody(games),)))
    studio.host.seat_player(somebody(0), studio.host.player.name)
    studio.show(TitleScene(studio.host, studio.make_table), LIT)


def _over(make: type[RewardsScene | PeopleScene], studio: Studio) -> None:
    _profile(studio)
    if make is RewardsScene:
        studio.app.push(RewardsScene(studio.host, standings_of(studio.host.player)))
    else:
        studio.app.push(PeopleScene(studio.host))
    studio.run(SETTLED)


def _numbers(studio: Studio, game: str | None = None) -> None:
    _profile(studio)
    scene = NumbersScene(studio.host)
    studio.app.push(scene)
    studio.run(SETTLED)
    scene.show_game(game)
    studio.run(SETTLED)


def _day(studio: Studio, ago: int, ahead: int = 0, *, first: bool = False) -> None:
    today = studio.host.today
    numbers = [-ahead, *(n for n in range(1, 24) if n % 6 != 4 and n not in (12, 13))]
    days = (today - timedelta(days=n) for n in numbers if n)
    person = replace(somebody(3), days=() if first else tuple(map(_result, days)))
    own_people_file(sleep).change(lambda _nobody: Register((person,)))
    studio.host.seat_player(somebody(0), studio.host.player.name)
    scene = DayScene(studio.host, studio.make_table)
    studio.show(scene, SETTLED)
    scene.show_day(today - timedelta(days=ago))
    studio.run_until(lambda: not scene.at_work, 240.0)
    studio.run(SETTLED)


def _result(day: date) -> DayResult:
    kit = next(iter(KITS.values()))
    gains = (5, 0, 9, 2, 3, 5)
    check = f"D{kit.title}-{day:%m%d}-7Q4F"
    return DayResult(day, kit.key, f"{1:064x}", 1, 4, sum(gains), gains, check, is_on_time=True)


def somebody(games: int) -> Person:
    """Maria after so many games, always the same."""
    rng = Rng(7, "profile")
    return Person("1", PERSON.name, PERSON.avatar, tuple(_game(at, rng) for at in range(games)))


def _game(number: int, rng: Rng) -> PlayedGame:
    kit = rng.choice(tuple(KITS.values()))
    level = rng.choice(tuple(Level)).value
    won = rng.below(100) < WINS[level]
    deeds = {"finished": 1, "won": int(won), f"met {rng.choice(('owl', 'flamingo', 'iguana'))}": 1}
    deeds |= {f"beat {level}": 1, f"won {kit.key}": 1} if won else {"last": number % 2}
    if kit.achievements:
        own = rng.choice(kit.achievements)
        deeds[f"{kit.key}/{rng.choice(own.deeds or (own.key,))}"] = 1
    return PlayedGame(
        f"{number:064x}",
        kit.key,
        "2025-12-14T20:15:00+01:00",
        (level,) * 3,
        1 if won else 2 + rng.below(3),
        8 + rng.below(20),
        1,
        deeds=deeds,
    )
