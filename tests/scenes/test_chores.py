"""Long work beside the frames: to its end, until nobody wants it, and whatever happens."""

from threading import Event

from scenes.autosave import Autosaver, DiskJobs
from scenes.background import STEPS, BackgroundJob

PATIENCE = 30.0


class Work:
    """Some steps, which can be waited for."""

    def __init__(self, steps: int) -> None:
        self.left = steps
        self.ended = Event()

    def __call__(self) -> bool:
        self.left -= 1
        if self.left == 0:
            self.ended.set()
        return self.left <= 0


def test_thread_works_to_the_end() -> None:
    work = Work(50)
    job = Autosaver().think_about(work)
    assert work.ended.wait(PATIENCE)
    job.turn()
    assert work.left == 0


def test_without_a_thread_every_frame_does_a_little() -> None:
    work = Work(STEPS + 1)
    job = DiskJobs().think_about(work)
    job.turn()
    assert (work.left, job.is_done) == (1, False)
    job.turn()
    job.turn()
    assert (work.left, job.is_done) == (0, True)


def test_what_nobody_wants_is_left_alone() -> None:
    work = Work(9)
    job = BackgroundJob(work)
    job.stop()
    job.turn()
    job.run(lambda: None)
    assert work.left == 9


def test_work_that_fails_is_over() -> None:
    def fail() -> bool:
        raise ValueError("a bug")

    job = BackgroundJob(fail)
    job.turn()
    assert job.has_failed
    assert job.is_over
