"""What the tests of the menus start from: a host, tables that are laid or played out, a stub."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from game.app.storage import files
from game.app.table_laying import SealedDeal
from game.kits.set_up import Chair
from scenes.autosave import DiskJob, DiskJobs
from scenes.engine.audio import Audio
from scenes.engine.scene import BareScene, Scene
from scenes.engine.theme import Comfort
from scenes.games.five211.own_session import Five211Session, own_session
from scenes.host import Host
from tests.driver import Driver
from tests.set_ups import set_up_of

BOTS = ("owl", "flamingo", "iguana", "parakeet", "pelican")
SEED = 7
ANA = Chair("Ana", "sun hat")


class StubTable(BareScene):
    """Stands where the play screen will be."""

    def __init__(self, session: Five211Session) -> None:
        super().__init__()
        self.session = session


def new_host() -> Host:
    return Host(Audio(), lambda: "2026-01-01T20:15:00+01:00", DiskJobs())


def resumed(host: Host) -> Five211Session:
    """Go on with the match that was left last."""
    session = host.resume(host.matches.look_around().waiting[0])
    assert session is not None
    return own_session(session)


def bots(seats: int, *, first: Chair | None = None) -> tuple[Chair, ...]:
    chairs = tuple(Chair(name.title(), name, name, "guest") for name in BOTS[:seats])
    return chairs if first is None else (first, *chairs[1:])


def laid(
    host: Host, seats: int = 4, variant: str = "standard", deal: SealedDeal | None = None
) -> Five211Session:
    """A table with a person who has not chosen yet."""
    set_up = set_up_of(bots(seats, first=ANA), variant)
    return own_session(host.new_session(set_up, deal or SealedDeal(SEED, "ab" * 16)))


def played_out(host: Host, seats: int = 4, variant: str = "standard") -> Five211Session:
    """A finished match; a bot sat in for Ana, who came back for its end."""
    session = laid(host, seats, variant)
    session.reseat(0, replace(ANA, character="owl", level="guest"))
    while session.think():
        pass
    session.reseat(0, ANA)
    return session


@contextmanager
def full_disk() -> Iterator[None]:
    """Nothing can be written for a while."""

    def refuse(path: Path, _content: object) -> None:
        raise OSError(errno.ENOSPC, "no room", path)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "_store", refuse)
        yield


class LaterErrands(DiskJobs):
    """A disk that answers only when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[DiskJob] = []

    def _send(self, job: DiskJob) -> DiskJob:
        self.waiting.append(job)
        return job

    def answer(self) -> None:
        while self.waiting:
            self.waiting.pop(0).attempt()


class Floor(BareScene):
    """What the overlays lie on."""


def over(scene: Scene, comfort: Comfort | None = None) -> Driver:
    player = Driver(Floor(), (1280, 720), comfort or Comfort())
    player.app.push(scene)
    player.run(0.5)
    return player


def on_floor(player: Driver) -> bool:
    return isinstance(player.scene, Floor)


# Options
