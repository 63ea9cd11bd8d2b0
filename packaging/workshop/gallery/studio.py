"""An app without a screen and with a clock of its own, to take pictures and measure in.

Settings and saves go to a folder that is thrown away; nothing here reads the time or real chance.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

import pygame

from game.app.saving.running import claim, running_games
from game.app.session import AnySession
from game.app.settings import Settings
from game.app.table_laying import SealedDeal, lay_table
from scenes.autosave import DiskJobs
from scenes.engine import i18n
from scenes.engine.app import App
from scenes.engine.audio import Audio
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.input.inputs import Action, Press
from scenes.engine.scene import Scene, Transition
from scenes.engine.window import Placement, open_window
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.table_navigation import table_navigation
from scenes.table.table_scene import AnyTableScene, TableScene

FRAME = 1 / 60
SETTLED = 1.2
"""Seconds after which a fresh screen has faded in and stands still."""
HOME = "KODODO_HOME"


class NeverHappened(RuntimeError):
    """A state that should have been reached was not; the picture would be a wrong one."""


@contextmanager
def unseen() -> Iterator[None]:
    """No screen, no sound, and no trace among the files of the player."""
    kept = {name: os.environ.get(name) for name in (HOME, "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")}
    with TemporaryDirectory(prefix="kododo-") as home:
        os.environ.update({HOME: home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
        try:
            yield
        finally:
            for name, value in kept.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value


class Studio:
    """One window with one app, for one state. Use it inside `unseen`, and close it."""

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings | None = None,
        store: SpriteStore | None = None,
        *,
        hasty: bool = False,
    ) -> None:
        self.hasty = hasty
        self.settings = settings or Settings()
        i18n.install(self.settings.language or i18n.SOURCE_LANGUAGE)
        self.host = Host(Audio(), _no_time, DiskJobs())
        self.host.change(self.settings)
        self.host.language = self.settings.language or i18n.SOURCE_LANGUAGE
        window = open_window("Kododo", Placement(size), unseen=True)
        window.resize(size)
        pygame.event.clear()
        self.app = App(window, self.host.comfort)
        if store is not None:
            self.app.store = store
        self._navigation = table_navigation(self.app, self.host)

    def close(self) -> None:
        """Let go of the window and of everything that was shown in it, a saved game included."""
        self.host.close()
        for path in running_games():
            if (held := claim(path)) is not None:
                held.discard()
        self.app.window.close()
        gc.unfreeze()

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        assert self.app.top is not None, "nothing is shown"
        return self.app.top

    @property
    def make_table(self) -> MakeTable:
        """The table of a session, with the way to all other screens."""

        def make(session: AnySession) -> Scene:
            kit = TABLES[session.rules.key]
            return TableScene(self.host, session, self._navigation(make), kit)

        return make

    def deal(self, seed: int) -> AnySession:
        """A new match for the chairs of the settings; nothing of it is saved."""
        # A salt of its own for each game: nothing of it may ever change, or all pictures do.
        salt = self.host.kit.title
        return lay_table(self.host.set_up, SealedDeal(seed, salt))

    def show(self, scene: Scene, seconds: float = SETTLED) -> None:
        """Only this scene, and let it settle."""
        self.app.restart(scene, Transition.CUT)
        self.run(seconds)

    def run(self, seconds: float) -> None:
        """Let time pass in frames."""
        with self._in_haste():
            for _frame in range(round(seconds / FRAME)):
                self.app.step(FRAME)

    def run_until(self, reached: Callable[[], bool], at_most: float = 60.0) -> None:
        """Let time pass until it has happened."""
        with self._in_haste():
            for _frame in range(round(at_most / FRAME)):
                if reached():
                    return
                self.app.step(FRAME)
        raise NeverHappened(f"not within {at_most} seconds")

    @contextmanager
    def _in_haste(self) -> Iterator[None]:
        """Draw only the frame in which time stops again, if nobody wants to see the others."""
        self.app.unseen = self.hasty
        yield
        self.app.unseen = False
        if self.hasty:
            self.app.step(0.0)
            while self.app.is_unfinished:
                self.app.step(0.0)

    def sees(self, name: str) -> bool:
        """Whether there is something of that name to press."""
        return name in self.scene.targets()

    def press(self, action: Action, digit: int = 0) -> None:
        """A key, down and up."""
        self.scene.handle(Press(action, digit=digit))
        self.app.step(FRAME)

    @property
    def table(self) -> AnyTableScene:
        """The table, if it is shown."""
        assert isinstance(self.scene, TableScene)
        return self.scene

    def picture(self) -> pygame.Surface:
        """The last frame, as a copy."""
        return self.app.window.surface.copy()


def _no_time() -> str:
    return "2026-01-01T12:00:00+00:00"
