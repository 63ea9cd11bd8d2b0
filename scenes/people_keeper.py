"""The people at this screen as the program knows them, and what is done with their profiles.

Everything that reads or writes is a job of the autosaver, so that no frame waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from secrets import token_hex
from time import sleep
from typing import TYPE_CHECKING

from game.core.late import late
from scenes.autosave import DiskJob, DiskJobs
from scenes.engine.i18n import _

with late:
    from game.app.people import deeds as deeds_module
    from game.app.people import (
        import_finished,
        lone_deeds,
        people_file,
        reviewed_losses,
        solved_puzzles,
    )
    from game.app.people import person as person_module
    from game.app.storage import files, paths

if TYPE_CHECKING:
    from datetime import date

    from game.app.people.day_result import BegunDay
    from game.app.people.people_file import PeopleFound
    from game.app.people.person import Person, Register
    from game.app.session import AnySession
    from game.kits.puzzle import Puzzle
    from game.kits.set_up import Chair


class PeopleKeeper:
    """One for the whole program. What it knows changes in a thread, always as a whole."""

    def __init__(self, disk: DiskJobs, tell: Callable[[str], None]) -> None:
        self._disk = disk
        self._tell = tell
        self._register: Register | None = None
        self.version = 0
        """Rises whenever something else is known."""

    @property
    def is_read(self) -> bool:
        """Everybody is known."""
        return self._register is not None

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, in the order in which they came."""
        return () if self._register is None else self._register.people

    def person(self, key: str) -> Person | None:
        """Who has this key."""
        return None if self._register is None else self._register.person(key)

    def called(self, name: str) -> Person | None:
        """Who has this name."""
        return None if self._register is None else self._register.called(name)

    def fewest(self, session: AnySession, deed: str) -> int | None:
        """The least that a deed of this game ever took whoever plays it alone."""
        person = self.called(session.chairs[0].name)
        return (
            None
            if person is None
            else person.fewest(deeds_module.own_deed(session.rules.key, deed))
        )

    def first_try(self, name: str, game: str, day: date) -> BegunDay | None:
        """Somebody's first try at the deal of a day, if it was ever begun."""
        return None if self._register is None else self._register.first_try(name, game, day)

    def look(self) -> None:
        """Count what was finished since, and find out who there is."""
        self._run(
            lambda: import_finished.take_in(
                people_file.own_people_file(sleep), paths.finished_folder()
            )
        )

    def look_at_reviews(self) -> None:
        """Find out what reviews have told of everybody's choices."""
        places = paths.finished_folder(), paths.reviews_folder()
        self._run(
            lambda: reviewed_losses.take_in_reviews(people_file.own_people_file(sleep), *places)
        )

    def add(self, name: str, face: str) -> tuple[person_module.Person, DiskJob]:
        """Somebody new, and their way to the disk."""
        person = person_module.Person(token_hex(8), name, face)
        return person, self.keep(person)

    def begin_day(self, begun: BegunDay) -> None:
        """The deal of a day has its first card; its cards are known from now on."""
        self._change(lambda register: register.having_begun(begun))

    def note_deeds(self, who: Chair, deeds: Iterable[str]) -> DiskJob:
        """Somebody has done something beside games that counts."""
        return self._run(
            lambda: lone_deeds.note_deeds(people_file.own_people_file(sleep), who, deeds)
        )

    def solve(self, who: Chair, puzzle: Puzzle, tries: int, today: date) -> DiskJob:
        """Somebody has found the best choice of a puzzle."""
        return self._run(
            lambda: solved_puzzles.note_solved(
                people_file.own_people_file(sleep), who, puzzle, tries, today
            )
        )

    def note_told(self, who: Chair, puzzle: Puzzle) -> None:
        """Somebody was told the answer of a puzzle."""
        self._run(lambda: solved_puzzles.note_told(people_file.own_people_file(sleep), who, puzzle))

    def keep(self, person: Person) -> DiskJob:
        """Somebody has another name or face; their games are those in the file."""
        return self._change(partial(_with_looks_of, person))

    def delete(self, person: Person) -> None:
        """Forget somebody; whoever asks for it has been asked."""
        self._run(lambda: people_file.own_people_file(sleep).delete(person.key))

    def export(self, person: Person) -> None:
        """Write all that is remembered of somebody where they find it."""
        self._disk.run(partial(self._export, person))

    def _change(self, change: Callable[[Register], Register]) -> DiskJob:
        return self._run(lambda: people_file.own_people_file(sleep).change(change))

    def _run(self, work: Callable[[], PeopleFound]) -> DiskJob:
        return self._disk.run(partial(self._attempt, work))

    def _attempt(self, work: Callable[[], PeopleFound]) -> None:
        try:
            found = work()
        except files.FileProblem as problem:
            self._tell(_("The profiles cannot be kept. {reason}").format(reason=problem))
            self._register = self._register or person_module.Register()
        else:
            self._register = found.register
            if found.note:
                self._tell(found.note)
        self.version += 1

    def _export(self, person: Person) -> None:
        try:
            people_file.export_person(person, paths.exports_folder())
        except files.FileProblem as problem:
            self._tell(_("The profile could not be exported. {reason}").format(reason=problem))
        self.version += 1


def _with_looks_of(person: Person, register: Register) -> Register:
    known = register.person(person.key)
    if known is None:
        return register.with_person(person)
    return register.with_person(replace(known, name=person.name, face=person.face))
