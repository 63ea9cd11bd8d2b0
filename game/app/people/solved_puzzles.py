"""Which puzzles somebody has solved: kept with the person, by game and puzzle."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date

from game.app.people.people_file import PeopleFile, PeopleFound, no_room_words
from game.app.people.person import Person, Register, SolvedPuzzle
from game.kits.puzzle import Puzzle
from game.kits.set_up import Chair


def solved_name(puzzle: Puzzle) -> str:
    """How a puzzle is called where it is kept."""
    return f"{puzzle.game}/{puzzle.key}"


def note_solved(
    file: PeopleFile, who: Chair, puzzle: Puzzle, tries: int, today: date
) -> PeopleFound:
    """Everybody, after somebody has found the best choice; or FileProblem.

    Whoever is not known yet comes into the register, as with a first game.
    """
    found = file.change(lambda register: _with_solved(register, who, puzzle, tries, today))
    if found.register.called(who.name) is None:
        return replace(found, note=found.note or no_room_words())
    return found


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

    `after` is where somebody comes from: it is not offered again as long as there are others.
    """
    at = puzzles.index(after) + 1 if after in puzzles else 0
    turned = [*puzzles[at:], *puzzles[:at]]

    def times(puzzle: Puzzle) -> tuple[int, bool]:
        solved = solved_of(person, puzzle)
        return (0 if solved is None else solved.times), puzzle == after

    return min(turned, key=times)


def _with_solved(
    register: Register, who: Chair, puzzle: Puzzle, tries: int, today: date
) -> Register:
    person = register.called(who.name)
    if person is None and register.is_full:
        return register
    person = person or _newcomer(who)
    name = solved_name(puzzle)
    before = person.solved.get(name)
    after = SolvedPuzzle(tries, 1, today)
    if before is not None:
        # Only the first time tells whether it was found at the first try.
        after = replace(before, times=before.times + 1, last=max(before.last, today))
    return register.with_person(replace(person, solved={**person.solved, name: after}))


def _newcomer(who: Chair) -> Person:
    """The key follows from the name, so that two programs find the same one."""
    digest = hashlib.sha256(f"puzzles/{who.name}".encode()).hexdigest()
    return Person(digest[:16], who.name, who.avatar)
