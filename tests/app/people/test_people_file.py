"""The people are kept: after a crash, after damage, and with two programs at once."""

import json
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from game.app.people.people_file import PeopleFile
from game.app.people.people_record import people_text
from game.app.people.person import MOST_PEOPLE, Person, PlayedGame, Register
from game.app.storage.files import FileProblem, backup_of
from game.app.storage.locks import FileLock
from game.app.storage.paths import broken_folder
from game.app.storage.shared_record import PATIENCE
from game.core.rng import Rng
from tests.app.people.games_of_people import people_file, register, won_game
from tests.app.sudden_end import killed_after
from tests.profiles import NIGHTLY

ROOT: Final = Path(__file__).parents[3]
DAMAGED_FILES: Final = 2_000 if NIGHTLY else 200


def file_in(folder: Path) -> Path:
    return folder / "people.json"


def kept(folder: Path) -> PeopleFile:
    file = people_file(folder)
    file.change(lambda _nobody: register())
    return file


def with_game(game: PlayedGame, known: Register) -> Register:
    return known.with_person(known.people[0].having_played([game]))


def test_people_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert kept(tmp_path).read().register == register()
    assert not kept(tmp_path).read().note


def test_nobody_is_there_before_the_first_game(tmp_path: Path) -> None:
    assert people_file(tmp_path).read().register == Register()
    assert not list(tmp_path.iterdir()), "looking makes no file"


def test_damaged_file_is_told_and_set_aside_and_the_copy_from_before_is_used(
    tmp_path: Path,
) -> None:
    file = kept(tmp_path)
    file.change(lambda known: known.without("2" * 16))
    file_in(tmp_path).write_text('{"kododo": "people", ')
    assert "copy from before" in file.read().note
    found = file.change(lambda known: known)
    assert found.register == register()
    assert [path.read_text() for path in broken_folder().iterdir()] == ['{"kododo": "people", ']
    assert file.read().register == register()
    assert not file.read().note


def test_changed_figure_is_noticed(tmp_path: Path) -> None:
    file = kept(tmp_path)
    text = file_in(tmp_path).read_text()
    file_in(tmp_path).write_text(text.replace('"result":[1,20,1]', '"result":[1,99,1]', 1))
    assert file.read().note


def test_file_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    file_in(tmp_path).write_text(json.dumps({"kododo": "people", "format": 2, "pets": []}))
    file = people_file(tmp_path)
    with pytest.raises(FileProblem, match="newer version"):
        file.change(lambda known: known.with_person(Person("3", "Ana", "cap")))
    assert "pets" in file_in(tmp_path).read_text()


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    first, second = people_file(tmp_path), people_file(tmp_path)
    first.change(lambda _nobody: register())
    for number in range(10, 20):
        program, game = (first, second)[number % 2], won_game(number)
        program.change(partial(with_game, game))
    assert len(first.read().register.people[0].games) == 2 + 10


ADDER: Final = """
import sys, time
from pathlib import Path
from game.app.storage import shared_record
from game.app.people.people_file import PeopleFile
from game.app.people.person import Person
shared_record.PATIENCE *= 10  # a busy disk is no reason to give up here
file = PeopleFile(Path(sys.argv[1]), time.sleep)
for number in range(20):
    person = Person(f"{sys.argv[2]}{number}", f"{sys.argv[2]} {number}", "cap")
    file.change(lambda known: known.with_person(person))
"""


def test_two_processes_at_once_lose_nobody(tmp_path: Path) -> None:
    programs = [
        subprocess.Popen([sys.executable, "-c", ADDER, str(file_in(tmp_path)), name], cwd=ROOT)
        for name in ("left", "right")
    ]
    assert [program.wait(600) for program in programs] == [0, 0]
    assert len(people_file(tmp_path).read().register.people) == 2 * 20


def test_program_waits_while_another_one_writes_and_says_so_in_the_end(tmp_path: Path) -> None:
    held = FileLock.take(tmp_path / "people.lock")
    assert held is not None
    waited: list[float] = []
    file = PeopleFile(file_in(tmp_path), waited.append)
    with pytest.raises(FileProblem, match="another program"):
        file.change(lambda _nobody: register())
    assert len(waited) == PATIENCE
    held.let_go()
    assert file.change(lambda _nobody: register()).register == register()


def test_nothing_of_a_deleted_person_stays_in_any_file(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.change(lambda known: known.having_seen(["ab" * 32]))
    assert file.delete("1" * 16).register.called("Ana") is None
    for path in (file_in(tmp_path), backup_of(file_in(tmp_path))):
        assert "Ana" not in path.read_text()
        assert "Béla" in path.read_text()


@pytest.mark.parametrize("steps", range(12))
def test_deletion_that_fails_leaves_the_person_to_be_deleted_again(
    tmp_path: Path, steps: int
) -> None:
    file = kept(tmp_path)
    file.change(lambda known: known.having_seen(["ab" * 32]))
    with killed_after(steps):
        file.delete("1" * 16)
    found = people_file(tmp_path).read()
    assert not found.note
    if found.register.called("Ana") is None:
        assert "Ana" not in backup_of(file_in(tmp_path)).read_text()


def crowd(count: int) -> Register:
    return Register(tuple(Person(f"{n}", f"Guest {n}", "cap") for n in range(count)))


def test_one_too_many_is_refused_in_one_sentence_and_the_file_stays_readable(
    tmp_path: Path,
) -> None:
    file = people_file(tmp_path)
    file.change(lambda _nobody: crowd(MOST_PEOPLE))
    with pytest.raises(FileProblem, match=f"room for {MOST_PEOPLE} people"):
        file.change(lambda known: known.with_person(Person("new", "Zoe", "cap")))
    assert file.read().register == crowd(MOST_PEOPLE)
    assert not file.read().note


@pytest.mark.parametrize("steps", range(12))
def test_sudden_end_leaves_what_was_there_or_what_was_meant(tmp_path: Path, steps: int) -> None:
    file = kept(tmp_path)
    changed = register().with_person(Person("3", "Cai", "cap"))
    with killed_after(steps):
        file.change(lambda _before: changed)
    found = people_file(tmp_path).read()
    assert found.register in (register(), changed)
    assert not found.note


def test_damaged_files_are_read_as_they_were_or_give_way(tmp_path: Path) -> None:
    whole = people_text(register()).encode()
    file, rng = people_file(tmp_path), Rng(7, "people")
    for _attempt in range(DAMAGED_FILES):
        damaged = bytearray(whole)
        for _flip in range(1 + rng.below(3)):
            damaged[rng.below(len(damaged))] ^= 1 << rng.below(8)
        file_in(tmp_path).write_bytes(bytes(damaged[: 1 + rng.below(2 * len(damaged))]))
        with suppress(FileProblem):  # a flipped bit may make it a newer version
            found = file.read()
            assert found.register == (Register() if found.note else register())
