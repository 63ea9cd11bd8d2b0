"""The thread that writes: in order, only the newest, and whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from threading import Event

import pytest

from game.app.storage.files import FileProblem
from scenes.autosave import Autosaver, DiskJob

PATIENCE = 30.0


class Slow:
    """Work that waits until it is let through."""

    def __init__(self) -> None:
        self.begun = Event()
        self.go = Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.go.wait(PATIENCE)


@pytest.fixture
def saver() -> Iterator[Autosaver]:
    made = Autosaver()
    yield made
    made.finish()


def unheard(_reason: str | None) -> None:
    pass


def fail() -> None:
    raise RuntimeError("two and two are five")


def refuse() -> None:
    raise FileProblem("The disk is full.")


def test_nobody_waits_for_an_errand_and_it_says_when_it_is_done(saver: Autosaver) -> None:
    work = Slow()
    job = saver.save("match", work, unheard)
    assert work.begun.wait(PATIENCE)
    at_first = job.is_settled
    work.go.set()
    saver.finish()
    assert (at_first, job.is_settled, job.is_done) == (False, True, True)


def test_of_the_saves_that_wait_only_the_newest_is_written(saver: Autosaver) -> None:
    written: list[int] = []
    work = Slow()
    saver.run(work)
    assert work.begun.wait(PATIENCE)
    disk = [saver.save("match", partial(written.append, number), unheard) for number in range(5)]
    work.go.set()
    saver.finish()
    assert written == [4]
    assert all(job.is_done for job in disk), "the newest holds all of them"


def test_errands_between_saves_keep_their_order(saver: Autosaver) -> None:
    done: list[str] = []
    work = Slow()
    saver.run(work)
    for name in ("match 1", "match 2", "leave", "match 3", "settings 1", "settings 2"):
        work_of = partial(done.append, name)
        if name == "leave":
            saver.run(work_of)
        else:
            saver.save(name.split()[0], work_of, unheard)
    work.go.set()
    saver.finish()
    assert done == ["match 2", "leave", "match 3", "settings 2"]


def test_thread_survives_whatever_goes_wrong_and_says_what_it_was(saver: Autosaver) -> None:
    reports: list[str | None] = []
    disk: list[DiskJob] = []
    for work in (fail, refuse, lambda: None):
        disk.append(saver.save("match", work, reports.append))
        saver.wait(PATIENCE)
    assert [job.is_done for job in disk] == [False, False, True]
    assert reports[0] is not None
    assert "two and two are five" in reports[0]
    assert reports[1:] == ["The disk is full.", None]


def test_what_failed_is_tried_again_on_its_own_until_it_is_done(
    saver: Autosaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.autosave.RETRY", 0.01)
    tries: list[int] = []
    done = Event()

    def work() -> None:
        tries.append(len(tries))
        if len(tries) < 4:
            refuse()
        done.set()

    job = saver.save("match", work, unheard)
    assert done.wait(PATIENCE)
    saver.wait(PATIENCE)
    assert (job.is_done, saver.has_failed, len(tries)) == (True, False, 4)


@pytest.mark.parametrize("occasion", ["retry", "finish"])
def test_what_failed_is_tried_again_at_once_when_it_is_asked_for(
    saver: Autosaver, occasion: str
) -> None:
    is_full = [True]
    job = saver.save("match", lambda: refuse() if is_full else None, unheard)
    saver.wait(PATIENCE)
    assert saver.has_failed
    is_full.clear()
    getattr(saver, occasion)()
    saver.finish()
    assert (job.is_done, saver.has_failed) == (True, False)


def test_newer_version_takes_the_place_of_one_that_failed(saver: Autosaver) -> None:
    written: list[str] = []
    saver.save("match", refuse, unheard)
    saver.wait(PATIENCE)
    saver.save("match", lambda: written.append("newer"), unheard)
    saver.finish()
    assert (written, saver.has_failed) == (["newer"], False)


def test_program_that_ends_does_not_wait_for_ever_for_its_disk(
    saver: Autosaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.autosave.LONGEST_GOODBYE", 0.05)
    work = Slow()
    job = saver.save("match", work, unheard)
    saver.finish()
    assert not job.is_settled
    work.go.set()
