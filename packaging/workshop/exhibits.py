"""What a game shows in the workshop: gallery states, busy moments to measure, strips of a film.

They lie in a folder of the workshop that is called like the game, in a module `exhibits`; a game
without one shows its usual table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from pygame import Surface

from game.app.session import AnySession
from game.app.settings import Settings
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from game.kits.set_up import Chair, SetUp
from scenes.games.registry import TABLES
from scenes.screens.title import TitleScene
from scenes.table.table_scene import AnyTableScene
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import FRAME, SETTLED, Studio

Builder: TypeAlias = Callable[[], Surface]
Entries: TypeAlias = Iterator[tuple[str, Builder]]
"""Pictures by name, each drawn when it is asked for."""
SEEDS = range(3)
FIRST_SECOND = round(1 / FRAME)
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
        rehearse = TABLES[set_up.game].rehearse
        studio.app.rehearse(lambda painter: rehearse(painter, set_up), later=True)
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
    art: Callable[[], Entries] = lambda: iter(())
    """Every kind of picture of its own, for the sheet on which all art is looked through."""


def exhibits_of(game: str) -> Exhibits:
    """The exhibits of a game, by its key."""
    module = module_of(game)
    return plain_exhibits(KITS[game]) if module is None else import_module(module).EXHIBITS


def module_of(game: str) -> str | None:
    """Where the exhibits of a game are, if it has any."""
    folder = f"workshop.{game}"
    return None if find_spec(folder) is None else f"{folder}.exhibits"


def plain_exhibits(kit: AnyKit) -> Exhibits:
    """What any game can show: its table after the deal, and how it comes to that."""
    seats = len(kit.usual.chairs)

    def table(*chairs: Chair) -> Settings:
        quick = (replace(chair, level=chair.level and "guest") for chair in chairs)
        return laid(SetUp(kit.key, tuple(quick)))

    def busy_table() -> Settings:
        return table(*(PERSON, *BOTS)[:seats])

    def rest(studio: Studio, seconds: float = SETTLED) -> None:
        studio.show(studio.make_table(studio.deal(0)), seconds)

    deal = _PlainDeal()
    return Exhibits(
        states=lambda: (State(f"{kit.key}-table", rest, busy_table()),),
        moments=lambda: (Moment("deal", deal.start, deal.is_over, FIRST_SECOND),),
        busy_table=busy_table,
        rest=rest,
        film=lambda count: table(*BOTS[: min(count, max(kit.seat_counts))]),
        strip=lambda _table: None,
    )


class _PlainDeal:
    """Until what the picture shows is what was dealt."""

    def __init__(self) -> None:
        self._session: AnySession | None = None

    def start(self, studio: Studio, seed: int) -> None:
        self._session = studio.deal(seed)
        studio.show(studio.make_table(self._session), FRAME)

    def is_over(self, studio: Studio) -> bool:
        mat, session = studio.table.mat, self._session
        return session is not None and not mat.differences(session.view(0))
