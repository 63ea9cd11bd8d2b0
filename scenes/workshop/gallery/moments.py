"""The busiest moments of a match: a deal for five, ten cards turned over, a round scored."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from game.app.settings import Settings
from game.kits.five211.kit import five211_set_up
from scenes.games.five211.display import Display
from scenes.games.five211.warming import expected_pictures
from scenes.screens.title import TitleScene
from scenes.workshop.gallery.gallery_state import BOTS, table_for
from scenes.workshop.gallery.rounds import Ending, Found, Script, find_round
from scenes.workshop.gallery.studio import FRAME, Studio

FIRST_SECOND = round(1 / FRAME)
SEEDS = range(3)
ON_THE_WAY = 4.0
"""Seconds on the title before the table: nobody is quicker through title and set-up."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What to watch: `start` lays the table, `is_over` tells when to stop."""

    name: str
    start: Callable[[Studio, int], None]
    is_over: Callable[[Display], bool]
    skipped: int = 0
    """Frames at the beginning that belong to the first second of the scene."""

    def frames(self, studio: Studio) -> Iterator[bool]:
        """Steps to take, each once for every match; false while they do not count."""
        studio.app.warm(expected_pictures(studio.app.theme, studio.host.set_up))
        studio.show(TitleScene(studio.host, studio.make_table), ON_THE_WAY)
        for seed in SEEDS:
            self.start(studio, seed)
            number = 0
            while not self.is_over(studio.display()):
                yield number >= self.skipped
                number += 1


def table_settings() -> Settings:
    """Five seats with quick bots; the usual comforts."""
    bots = tuple(replace(bot, level="guest") for bot in BOTS)
    return Settings().remembering(five211_set_up((table_for(5).chairs[0], *bots)))


def moments() -> tuple[Moment, ...]:
    """All of them, in the order of a match."""
    return (
        Moment("deal for five", _deal, _is_dealt, FIRST_SECOND),
        Moment("reveal of ten cards", _lock_first_turn, _has_no_hidden_card),
        Moment("scoring and sweep", _lock_last_turn, _is_next_round),
    )


def _deal(studio: Studio, seed: int) -> None:
    studio.show(studio.make_table(studio.deal(seed)), FRAME)


def _is_dealt(display: Display) -> bool:
    return display.choosing


def _lock_first_turn(studio: Studio, seed: int) -> None:
    seats = len(studio.host.set_up.chairs)
    _open(studio, Found(seed, seats - 1)).move()


def _has_no_hidden_card(display: Display) -> bool:
    return display.turn == 1


def _lock_last_turn(studio: Studio, seed: int) -> None:
    """Another ending for every match."""
    ending = (Ending.BUST, Ending.KODODO, Ending.WINNER)[seed % 3]
    _open(studio, find_round(studio.host.set_up, ending, 0)).move()


def _is_next_round(display: Display) -> bool:
    return display.turn == 0 and display.choosing


def _open(studio: Studio, found: Found) -> Script:
    """A person takes a look before anything happens: a second at rest."""
    script = Script(studio.deal(found.seed), found.seed)
    script.moves(found.moves)
    studio.show(studio.make_table(script.session), 1.0)
    return script
