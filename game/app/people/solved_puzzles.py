"""Which puzzles somebody has solved or was told: kept with the person, by game and puzzle."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from game.app.learning.trial import TRIES
from game.app.people.lone_deeds import change_person
from game.app.people.people_file import PeopleFile, PeopleFound
from game.app.people.person import Person, SolvedPuzzle
from game.kits.puzzle import Puzzle
from game.kits.set_up import Chair


def solved_name(puzzle: Puzzle) -> str:
    """How a puzzle is called where it is kept."""
    return f"{puzzle.game}/{puzzle.key}"


def was_found(tries: int) -> bool:
    """Whoever had to be shown the answer has not found it, nor whoever left before."""
    return 0 < tries <= TRIES


def note_solved(
    file: PeopleFile, who: Chair, puzzle: Puzzle, tries: int, today: date
) -> PeopleFound:
    """Everybody, after somebody has ended with a puzzle; or FileProblem.

    It is kept only where it was found.
    """
    if not was_found(tries):
        return file.read()
    return change_person(file, who, lambda person: _having_solved(person, puzzle, tries, today))


def note_told(file: PeopleFile, who: Chair, puzzle: Puzzle) -> PeopleFound:
    """Everybody, after somebody was told the answer of a puzzle; or FileProblem."""
    return change_person(file, who, lambda person: _having_been_told(person, puzzle))


def solved_of(person: Person | None, puzzle: Puzzle) -> SolvedPuzzle | None:
    """How somebody has solved a puzzle, if ever."""
    return None if person is None else person.solved.get(solved_name(puzzle))


def is_done_today(person: Person | None, puzzle: Puzzle, today: date) -> bool:
    """Whether somebody has solved it today, perhaps once more."""
    solved = solved_of(person, puzzle)
    return solved is not None and solved.last == today


def solved_by_theme(person: Person | None, puzzles: Iterable[Puzzle]) -> Mapping[str, int]:
    """How many puzzles of each theme somebody has solved; themes without any are not named."""
    return Counter(each.theme for each in puzzles if solved_of(person, each) is not None)


def next_puzzle(
    person: Person | None, puzzles: Sequence[Puzzle], after: Puzzle | None = None
) -> Puzzle:
    """The next of them that somebody has not solved; after the last, the one least often solved.

    Those whose answer was told come after the others, and `after`, where somebody comes from, is
    not offered again as long as there are others.
    """
    at = puzzles.index(after) + 1 if after in puzzles else 0
    turned = [*puzzles[at:], *puzzles[:at]]
    told = {} if person is None else person.told

    def times(puzzle: Puzzle) -> tuple[int, int, bool]:
        solved = solved_of(person, puzzle)
        known = told.get(solved_name(puzzle), 0)
        return (0 if solved is None else solved.times), known, puzzle == after

    return min(turned, key=times)


def _having_been_told(person: Person, puzzle: Puzzle) -> Person:
    name = solved_name(puzzle)
    return replace(person, told={**person.told, name: person.told.get(name, 0) + 1})


def _having_solved(person: Person, puzzle: Puzzle, tries: int, today: date) -> Person:
    name = solved_name(puzzle)
    before = person.solved.get(name)
    after = SolvedPuzzle(tries, 1, today)
    if before is not None:
        # Only the first time tells whether it was found at the first try.
        after = replace(before, times=before.times + 1, last=max(before.last, today))
    return replace(person, solved={**person.solved, name: after})
