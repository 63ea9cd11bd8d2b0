"""The real program with somebody who plays until it is killed, and tells what there was to see.

A process of its own: `python -m tests.ui.mortal_player [--unseen] [--only-continue] [--watch]`.
Each line on its standard output is something that the program has shown by then: `locks SEAL
COUNT`, that so many choices of the person are locked; `clock SEAL MILLISECONDS`, what is left,
about once a second; `event SEAL NAME`, what the table is showing; `result SEAL`; `nothing waits`, a
title without Continue. With `--watch` nobody chooses anything.
"""

from __future__ import annotations

import sys
from typing import Any

import pygame

from game.app.settings import read_settings
from game.app.storage import paths
from game.core.match import AnyMatch
from scenes.autosave import Autosaver
from scenes.engine.app import App
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene
from scenes.engine.window import open_window, remembered_place
from scenes.host import Host
from scenes.program import make_app, now
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.title import TitleScene
from scenes.screens.which_game import GameChoiceScene
from scenes.table.table_scene import TableScene
from tests.driver import key_for

RATE = 60
PERSON = 0
FRAMES_BETWEEN_KEYS = 2
FRAMES_TO_READ = 30
"""A press on the heels of another would not go on from a picture that has just come."""
FRAMES_UNTIL_SURE = 20
SECOND = 1_000
"""A title may be about to show a result."""


class MortalPlayer:
    """Presses a key now and then, whatever is on the screen."""

    def __init__(self, app: App, *, only_continue: bool, watches: bool) -> None:
        self._app = app
        self._only_continue = only_continue
        self._watches = watches
        self._clock = 0
        self._told = self._event = ""
        self._frame = 0
        self._frames_bare = 0

    def live(self) -> None:
        """Play until the end."""
        clock = pygame.time.Clock()
        while self._app.running:
            self._app.pass_time(clock.tick(RATE) / 1000)
            scene = self._app.top
            if scene is not None:
                self._tell(scene)
                self._frame += 1
                if self._frame % FRAMES_BETWEEN_KEYS == 0:
                    self._act(scene)

    def _tell(self, scene: Scene) -> None:
        line = self._told
        if isinstance(scene, TableScene):
            match = scene._session.match
            line = f"locks {match.log.header.seal} {locks_in(match)}"
            self._tell_clock(scene)
            self._tell_event(scene)
        elif isinstance(scene, ResultsScene):
            line = f"result {scene._session.match.log.header.seal}"
        bare = is_sure_title(scene) and "Continue" not in scene.targets()
        self._frames_bare = self._frames_bare + 1 if bare else 0
        if self._frames_bare == FRAMES_UNTIL_SURE:
            line = "nothing waits"
        if line != self._told:
            self._told = line
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    def _tell_clock(self, table: TableScene[Any, Any]) -> None:
        left = table._session.time_left
        if left is not None and left // SECOND != self._clock:
            self._clock = left // SECOND
            sys.stdout.write(f"clock {table._session.match.log.header.seal} {left}\n")
            sys.stdout.flush()

    def _tell_event(self, table: TableScene[Any, Any]) -> None:
        playing = type(table.show.playing).__name__
        if self._watches and playing != self._event:
            self._event = playing
            sys.stdout.write(f"event {table._session.match.log.header.seal} {playing}\n")
            sys.stdout.flush()

    def _act(self, scene: Scene) -> None:
        match scene:
            case TitleScene() if not is_sure_title(scene):
                pass
            case TitleScene() if self._only_continue and "Continue" not in scene.targets():
                pass
            case TitleScene() | GameChoiceScene() | SetUpScene():
                self._press(Action.PLAY)
            case ResultsScene():
                self._press(Action.BACK)
            case TableScene() if self._watches:
                pass
            case TableScene() if scene.may_choose:
                self._press("1", "2", Action.PLAY)
            case TableScene() if scene.show.is_holding and self._frame % FRAMES_TO_READ:
                pass
            case TableScene():
                self._press(Action.SKIP)

    def _press(self, *keys: Action | str) -> None:
        for key in keys:
            code, modifiers = key_for(key)
            letter = chr(code) if 32 <= code < 127 else ""
            pygame.event.post(
                pygame.event.Event(
                    pygame.KEYDOWN, key=code, mod=modifiers, unicode=letter, scancode=0
                )
            )
            pygame.event.post(
                pygame.event.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
            )


def is_sure_title(scene: Scene) -> bool:
    """A title that has found out whether a match waits."""
    return isinstance(scene, TitleScene) and not scene.at_work


def locks_in(match: AnyMatch) -> int:
    """How many choices the person has locked."""
    return sum(actor == PERSON for actor, _move in match.log.entries)


def main() -> None:
    place = remembered_place(read_settings(paths.settings_file())[0])
    window = open_window("Kododo", place, unseen="--unseen" in sys.argv)
    host = Host(Audio(), now, Autosaver())
    app = make_app(window, host)
    MortalPlayer(
        app, only_continue="--only-continue" in sys.argv, watches="--watch" in sys.argv
    ).live()


if __name__ == "__main__":
    main()
