"""A tap is a press and a release in one frame: no scene may need a frame in between.

Every scene is opened as for its picture, but only so many frames pass before hands are upon it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from inspect import isabstract
from pkgutil import walk_packages

import pygame
import pytest
from pygame.event import Event
from workshop.gallery.gallery_command import all_states
from workshop.gallery.studio import FRAME, Studio, unseen

import scenes
from scenes.coach.pages import PrivateScene
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.input.inputs import Action
from scenes.engine.scene import BareScene, Scene
from scenes.games.registry import TABLES
from scenes.screens.day.day_parts import DayChoice
from scenes.screens.demo import DemoScene
from scenes.screens.goodbye import GoodbyeScene
from scenes.screens.lessons.lesson_doors import open_lesson
from scenes.screens.lessons.newcomer import TaughtGamesScene
from scenes.screens.shuffle_seal import ProofScene, SealScene
from scenes.ui.ui_scene import UiScene
from tests.driver import key_for
from tests.games import EVERY_GAME

SIZE = (960, 540)
STORE = SpriteStore(SIZE)
FRAMES = (1, 3, 10, 30)
AFTERWARDS = 3
"""Frames in which comes to light what the hands have done."""
STATES = {state.name: state for state in all_states()}
PICTURED = (
    "comfort", "crash", "gate", "day",
    "duco-modes-maker", "duco-modes-offer", "duco-modes-seat", "duco-modes-share",
    "duco-stress-devices", "games-delete", "games-none", "games-rename",
    "hint-five211-more", "keys", "learn-duco", "letters", "log", "newcomer", "options", "pause",
    "pause-seats", "phones-invite", "profile", "profile-more", "profile-numbers", "profile-people",
    "profile-rewards", "review-five211-more-decisions", "review-five211-more-numbers",
    "puzzle-chikyu", "puzzle-duco", "puzzle-five211",
    "puzzles-chikyu", "remapping", "replay-chikyu", "replay-duco", "replay-five211", "results-win",
    "review-five211", "rules", "set-up-4", "title", "waiting-matches", "what-if", "which-game",
)  # fmt: skip
"""One of each kind."""

Opening = Callable[[Studio], None]


class HastyStudio(Studio):
    """Nothing gets time to settle: so many frames after it was opened the scene must answer."""

    def __init__(self, frames: int, state: str = "") -> None:
        settings = STATES[state].settings if state else None
        super().__init__(SIZE, settings, STORE, hasty=True)
        self.frames = frames

    def run(self, seconds: float) -> None:
        self.app.unseen = True
        for _frame in range(min(round(seconds / FRAME), self.frames)):
            self.app.step(FRAME)

    def look(self) -> None:
        """See what came of it: drawing is what costs, so it is done once."""
        super().run(AFTERWARDS * FRAME)


def pointed(kind: int, place: tuple[int, int]) -> Event:
    return Event(kind, pos=place, button=1, touch=False)


def tap(place: tuple[int, int]) -> list[Event]:
    return [pointed(pygame.MOUSEBUTTONDOWN, place), pointed(pygame.MOUSEBUTTONUP, place)]


def key(action: Action) -> list[Event]:
    code, modifiers = key_for(action)
    down = Event(pygame.KEYDOWN, key=code, mod=modifiers, unicode="", scancode=0)
    return [down, Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)]


def hands(scene: Scene) -> Sequence[list[Event]]:
    """What two or three fingers do within a sixtieth of a second."""
    width, height = SIZE
    middle, corner = (width // 2, height // 2), (width - 9, height - 9)
    places = [area.center for area in scene.targets().values()] or [middle]
    first, last = tap(places[0]), tap(places[-1])
    enter, back = key(Action.PLAY), key(Action.BACK)
    return (
        tap(middle), [*enter, *enter], [*last, *last, *last], [*key(Action.SKIP), *first, *enter],
        [*first, *last], [*enter, *tap(middle)], [*tap(corner), *back, *enter],
        [*key(Action.HINT), *key(Action.DOWN), *enter],
    )  # fmt: skip


def lesson(game: str, number: int) -> Opening:
    def show(studio: Studio) -> None:
        app, host, make_table = studio.app, studio.host, studio.make_table
        studio.show(open_lesson(app, host, make_table, TABLES[game], number))

    return show


def table(game: str) -> Opening:
    def show(studio: Studio) -> None:
        studio.host.change(replace(studio.host.settings, game=game))
        studio.show(studio.make_table(studio.deal(1)))

    return show


OPENINGS: dict[str, Opening] = {
    **{f"lesson {game} {n}": lesson(game, n) for game, kit in TABLES.items()
       for n in range(len(kit.game.lessons))},
    **{f"table {game}": table(game) for game in EVERY_GAME},
    **{name: STATES[name].reach for name in PICTURED},
    "another day": lambda studio: studio.show(
        DayChoice("five211", studio.host.today, studio.host.today, print, print)
    ),
    "demo": lambda studio: studio.show(DemoScene(studio.host, studio.make_table)),
    "goodbye": lambda studio: studio.show(GoodbyeScene(studio.host, lambda: None)),
    "proof": lambda studio: studio.show(ProofScene(studio.deal(1).header)),
    "seal": lambda studio: studio.show(SealScene(studio.deal(1).header)),
    "taught games": lambda studio: studio.show(TaughtGamesScene(studio.host, studio.make_table)),
}  # fmt: skip


@pytest.fixture(autouse=True)
def without_a_screen() -> Iterator[None]:
    with unseen():
        yield


@pytest.mark.parametrize("name", OPENINGS)
def test_hands_quicker_than_a_frame_break_no_scene(name: str) -> None:
    for number, frames in enumerate(FRAMES):
        for way in (number, number + len(FRAMES)):
            studio = HastyStudio(frames, name if name in STATES else "")
            try:
                OPENINGS[name](studio)
                for event in hands(studio.scene)[way]:
                    pygame.event.post(event)
                studio.look()
            except Exception as error:
                error.add_note(f"after {frames} frames, hands {way}")
                raise
            finally:
                studio.close()


def test_every_scene_meets_hasty_hands() -> None:
    for module in walk_packages(scenes.__path__, "scenes."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    met = set()
    for name, opening in OPENINGS.items():
        if not name.startswith("lesson") or name.endswith("0"):
            studio = HastyStudio(1, name if name in STATES else "")
            opening(studio)
            met |= {type(scene) for scene in studio.app.scenes}
            studio.close()
    assert screens(BareScene) - met == set()


def screens(kind: type) -> set[type]:
    """Every kind of scene that a player can meet."""
    below: list[type] = kind.__subclasses__()
    found = {*below, *(deeper for each in below for deeper in screens(each))}
    return {each for each in found if is_for_players(each)} - {UiScene, PrivateScene}


def is_for_players(kind: type) -> bool:
    """Neither a stand-in of a test nor what other scenes are made from."""
    return kind.__module__.startswith("scenes.") and not isabstract(kind)
