"""Long work beside the frames: to its end, until nobody wants it, and whatever happens."""

from threading import Event

from scenes.autosave import Autosaver, Errands
from scenes.background import STEPS, Chore

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
    chore = Autosaver().think_about(work)
    assert work.ended.wait(PATIENCE)
    chore.turn()
    assert work.left == 0


def test_without_a_thread_every_frame_does_a_little() -> None:
    work = Work(STEPS + 1)
    chore = Errands().think_about(work)
    chore.turn()
    assert (work.left, chore.is_done) == (1, False)
    chore.turn()
    chore.turn()
    assert (work.left, chore.is_done) == (0, True)


def test_what_nobody_wants_is_left_alone() -> None:
    work = Work(9)
    chore = Chore(work)
    chore.stop()
    chore.turn()
    chore.run(lambda: None)
    assert work.left == 9


def test_work_that_fails_is_over() -> None:
    def fail() -> bool:
        raise ValueError("a bug")

    chore = Chore(fail)
    chore.turn()
    assert chore.has_failed
    assert chore.is_over
