"""Where the people are kept: one file for everybody, which two programs may use at once.

Were a damaged file's previous version gone too, the games that are still there would be counted
again.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.app.people.people_record import FORMAT, people_from, people_text, person_values
from game.app.people.person import MOST_PEOPLE, Person, Register
from game.app.saving.exchange import file_stem
from game.app.storage.files import FileProblem, write_over, write_text
from game.app.storage.json_records import BadRecord
from game.app.storage.paths import people_file
from game.app.storage.shared_record import FoundRecord, RecordForm, SharedRecord
from game.core.words import _


def export_person(person: Person, folder: Path) -> Path:
    """Where the file is; one of the same name is replaced, since it was of the same person."""
    record = {"kododo": "person", "format": FORMAT, **person_values(person)}
    words = _("Kododo profile {name}").format(name=person.name)
    path = folder / f"{file_stem(words)} {person.key[:4]}.json"
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    return path


_FORM: Final = RecordForm(people_from, people_text, Register(), largest=1 << 26)


@dataclass(frozen=True, slots=True)
class PeopleFound:
    """Who there is, and a sentence where something was wrong with the file."""

    register: Register
    note: str = ""


class PeopleFile:
    """One file for everybody. `wait` lets so many seconds pass."""

    def __init__(self, path: Path, wait: Callable[[float], object]) -> None:
        self._record = SharedRecord(path, wait, _FORM)

    def read(self) -> PeopleFound:
        """Who there is; FileProblem where only a newer version, or another user, could tell."""
        return self._told(self._record.read())

    def change(self, change: Callable[[Register], Register]) -> PeopleFound:
        """Everybody after the change, which is kept; or FileProblem, and nothing has changed."""
        return self._told(self._record.change(lambda register: _with_room(change(register))))

    def delete(self, key: str) -> PeopleFound:
        """Everybody without one person, of whom nothing stays in the previous version either."""
        return self._told(self._record.change(lambda register: register.without(key), write_over))

    def pass_over(self, seal: str) -> None:
        """A game that was played elsewhere is nobody's here."""
        self.change(lambda register: register.having_seen([seal]))

    def _told(self, found: FoundRecord[Register]) -> PeopleFound:
        note = "" if found.problem is None else self._note(found.value, found.problem)
        return PeopleFound(found.value, note)

    def _note(self, register: Register, problem: BadRecord) -> str:
        words = _("Your profiles could not be read, so the games that are kept are counted again.")
        if register.people:
            words = _("Your profiles could not be read, so the copy from before is used.")
        return f"{words} {problem.about(self._record.path.name)}"


def _with_room(register: Register) -> Register:
    if len(register.people) > MOST_PEOPLE:
        raise FileProblem(no_room_words())
    return register


def no_room_words() -> str:
    """What is said to somebody who comes when there is no room."""
    sentence = _("There is room for {count} people here: delete a profile to make room.")
    return sentence.format(count=MOST_PEOPLE)


def own_people_file(wait: Callable[[float], object]) -> PeopleFile:
    """The file of this computer's user."""
    return PeopleFile(people_file(), wait)
