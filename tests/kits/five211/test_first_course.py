"""What somebody has heard of who plays a first game after the first lessons."""

from game.kits.five211.kit import FIVE211
from game.kits.lesson import first_course


def test_everything_on_the_tally_was_spoken_of_before_the_first_game() -> None:
    """The ring stood there in silence until a lesson that most people never open."""
    first = FIVE211.lessons[: first_course(FIVE211.lessons)]
    spoken_of = {line.at for lesson in first for step in lesson.steps for line in step.lines}
    assert {"tally", "ring", "own points", "own cards"} <= spoken_of
