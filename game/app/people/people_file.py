"""Where the people are kept: read at any time, changed by one program at a time.

A change reads what is there, changes that and writes it, all under a lock: so two programs lose
nothing. A damaged file is set aside and its previous version takes its place; were that gone too,
the games that are still there would be counted again.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.app.files import FileMissing, FileProblem, backup_of, read_bytes, write_over, write_text
from game.app.json_records import BadRecord, parse_record
from game.app.locks import FileLock
from game.app.paths import people_file
from game.app.people.people_record import NewerPeople, people_from, people_text
from game.app.people.person import MOST_PEOPLE, Register
from game.app.setting_aside import set_aside
from game.core.words import _

LARGEST: Final = 1 << 26
PATIENCE: Final = 100
"""How often the lock is tried; another program holds it for the time of one write."""
_MOMENT: Final = 0.05


@dataclass(frozen=True, slots=True)
class PeopleFound:
    """Who there is, and a sentence where something was wrong with the file."""

    register: Register
    note: str = ""


class PeopleFile:
    """One file for everybody. `wait` lets so many seconds pass."""

    def __init__(self, path: Path, wait: Callable[[float], object]) -> None:
        self._path = path
        self._wait = wait

    def read(self) -> PeopleFound:
        """Who there is; FileProblem where only a newer version, or another user, could tell."""
        try:
            return PeopleFound(_read(self._path))
        except FileMissing:
            # The step between setting aside and writing anew may have been the last of a program.
            return PeopleFound(_read_or_nobody(backup_of(self._path)))
        except NewerPeople as problem:
            raise FileProblem(problem.about(self._path.name)) from problem
        except BadRecord as problem:
            return self._fall_back(problem)

    def change(self, change: Callable[[Register], Register]) -> PeopleFound:
        """Everybody after the change, which is kept; or FileProblem, and nothing has changed."""
        with self._held():
            found = self.read()
            changed = change(found.register)
            if len(changed.people) > MOST_PEOPLE:
                raise FileProblem(no_room_words())
            if found.note:
                set_aside(self._path)
            if found.note or changed != found.register:
                write_text(self._path, people_text(changed))
        return PeopleFound(changed, found.note)

    def delete(self, key: str) -> PeopleFound:
        """Everybody without one person, of whom nothing stays in the previous version either."""
        with self._held():
            found = self.read()
            others = found.register.without(key)
            if found.note:
                set_aside(self._path)
            write_over(self._path, people_text(others))
        return PeopleFound(others, found.note)

    def pass_over(self, seal: str) -> None:
        """A game that was played elsewhere is nobody's here."""
        self.change(lambda register: register.having_seen([seal]))

    def _fall_back(self, problem: BadRecord) -> PeopleFound:
        words = _("Your profiles could not be read, so the games that are kept are counted again.")
        register = _read_or_nobody(backup_of(self._path))
        if register.people:
            words = _("Your profiles could not be read, so the copy from before is used.")
        return PeopleFound(register, f"{words} {problem.about(self._path.name)}")

    @contextmanager
    def _held(self) -> Iterator[None]:
        for _attempt in range(PATIENCE):
            lock = FileLock.take(self._path.with_suffix(".lock"))
            if lock is not None:
                break
            self._wait(_MOMENT)
        else:
            raise FileProblem(_("The profiles are in use by another program."))
        try:
            yield
        finally:
            lock.let_go()


def no_room_words() -> str:
    """What is said to somebody who comes when there is no room."""
    sentence = _("There is room for {count} people here: delete a profile to make room.")
    return sentence.format(count=MOST_PEOPLE)


def own_people_file(wait: Callable[[float], object]) -> PeopleFile:
    """The file of this computer's user."""
    return PeopleFile(people_file(), wait)


def _read(path: Path) -> Register:
    return people_from(parse_record(read_bytes(path, LARGEST)))


def _read_or_nobody(path: Path) -> Register:
    try:
        return _read(path)
    except (BadRecord, FileProblem):
        return Register()
