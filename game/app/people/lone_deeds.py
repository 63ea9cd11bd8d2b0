"""What somebody does beside games that counts for an achievement: lessons, and own mistakes."""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import replace

from game.app.learning.own_mistakes import DAYS, Mistake
from game.app.people.deeds import own_deed
from game.app.people.people_file import PeopleFile, PeopleFound, no_room_words
from game.app.people.person import Person, Register
from game.kits.kit import AnyKit
from game.kits.lesson import first_course
from game.kits.set_up import Chair


def lesson_deeds(game: str, lesson: str) -> tuple[str, ...]:
    """A lesson was finished."""
    return "lesson", _learned(game, lesson)


def has_left_school(person: Person, kit: AnyKit) -> bool:
    """Whether the lessons that lead to a first game are done."""
    if "lesson" not in person.deeds:
        return False
    course = kit.lessons[: first_course(kit.lessons)]
    lessons = {_learned(kit.key, each.key) for each in course}
    return bool(lessons) and lessons <= person.deeds.keys()


def mistake_deeds(mistake: Mistake) -> tuple[str, ...]:
    """A costly choice was made better when it came back."""
    is_last = mistake.stage + 1 == len(DAYS)
    return ("second try", "never again") if is_last else ("second try",)


def note_deeds(file: PeopleFile, who: Chair, deeds: Iterable[str]) -> PeopleFound:
    """Everybody, after somebody has done this; or FileProblem."""
    done = tuple(deeds)
    return change_person(file, who, lambda person: person.having_done(done))


def change_person(file: PeopleFile, who: Chair, change: Callable[[Person], Person]) -> PeopleFound:
    """Whoever is not known yet comes into the register, as with a first game."""

    def changed(register: Register) -> Register:
        person = register.called(who.name)
        if person is None and register.is_full:
            return register
        return register.with_person(change(person or _newcomer(who)))

    found = file.change(changed)
    if found.register.called(who.name) is None:
        return replace(found, note=found.note or no_room_words())
    return found


def _learned(game: str, lesson: str) -> str:
    return own_deed(game, f"learned {lesson}")


def _newcomer(who: Chair) -> Person:
    """The key follows from the name, so that two programs find the same one."""
    digest = hashlib.sha256(f"puzzles/{who.name}".encode()).hexdigest()
    return Person(digest[:16], who.name, who.avatar)
