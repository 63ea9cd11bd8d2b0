"""How far a lesson is, where it leads to, and at whose table it takes place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto

from game.kits.kit import Talk
from game.kits.set_up import Chair, usual_person
from scenes.autosave import DiskJob
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.table.choosing.navigation import Navigation


class StepMood(Enum):
    """How far the lesson is with a step."""

    SPEAKS = auto()
    WATCHES = auto()
    """What was asked for is done, and the table shows what comes of it."""
    PRAISES = auto()
    ENDS = auto()


@dataclass(frozen=True, slots=True)
class LessonWay:
    """Where a lesson leads to."""

    navigation: Navigation
    learned: Callable[[], DiskJob]
    """It was finished: keep that."""
    again: Callable[[], None]
    on: Callable[[], None]
    """To the next lesson, or after the last one to a game."""
    leave: Callable[[], None]


def learner_of(host: Host, kit: TableKit) -> Chair:
    """The person at this screen, as their table was laid last; no lesson is given on a phone."""
    chairs = host.set_up_of(kit.game).chairs
    person = next((chair for chair in chairs if chair.is_person), usual_person())
    return replace(person, phone="")


def quiet(kit: TableKit) -> TableKit:
    """The table of a game at which nobody but the guide explains or talks."""
    game = replace(kit.game, talk=Talk(lambda _event: None, greets=False))
    return replace(kit, game=game, coach=None, first_times=())
