"""What a game shows in the workshop: gallery states, busy moments to measure, strips of a film.

They lie in a folder of the workshop that is called like the game, in a module `exhibits`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import cast

from game.app.settings import Settings
from scenes.games.registry import TABLES
from scenes.screens.title import TitleScene
from scenes.table.table_scene import AnyTableScene
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import Studio

SEEDS = range(3)
ON_THE_WAY = 4.0
"""Seconds on the title before the table: nobody is quicker through title and set-up."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What to watch: `start` lays the table, `is_over` tells when to stop."""

    name: str
    start: Callable[[Studio, int], None]
    is_over: Callable[[Studio], bool]
    skipped: int = 0
    """Frames at the beginning that belong to the first second of the scene."""

    def frames(self, studio: Studio) -> Iterator[bool]:
        """Steps to take, each once for every match; false while they do not count."""
        set_up = studio.host.set_up
        studio.app.warm(TABLES[set_up.game].pictures(studio.app.theme, set_up))
        studio.show(TitleScene(studio.host, studio.make_table), ON_THE_WAY)
        for seed in SEEDS:
            self.start(studio, seed)
            number = 0
            while not self.is_over(studio):
                yield number >= self.skipped
                number += 1


@dataclass(frozen=True, slots=True)
class Exhibits:
    """One record for each game."""

    states: Callable[[], Iterable[State]]
    moments: Callable[[], Sequence[Moment]]
    """The busiest of a match, in its order."""
    busy_table: Callable[[], Settings]
    """The table at which they happen."""
    rest: Callable[[Studio, float], object]
    """Open that table in mid-match and let it stand for so many seconds."""
    film: Callable[[int], Settings]
    """Bots at so many seats."""
    strip: Callable[[AnyTableScene], str | None]
    """What the table is busy with, if that is worth a strip of its own."""


def exhibits_of(game: str) -> Exhibits:
    """The exhibits of a game, by its key."""
    return cast("Exhibits", import_module(module_of(game)).EXHIBITS)


def module_of(game: str) -> str:
    """Where the exhibits of a game are."""
    return f"workshop.{game}.exhibits"
