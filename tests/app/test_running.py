"""Running matches have a file each; several programs on one home keep out of each other's way."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from game.app.saving.archive import finished_games
from game.app.saving.running import SaveSlot, claim, look_around, place_of, running_games
from game.app.saving.saves import SavedGame, checksum
from game.app.storage import paths
from game.app.storage.files import FileProblem, backup_of, write_text
from game.core.match import AnyMatch
from tests.app.matches import CHAIRS, played, text_of
from tests.app.sudden_end import killed_after

BROKEN = '{"kododo": "save", '


def saved(match: AnyMatch) -> SavedGame:
    return SavedGame(match, CHAIRS[: match.options.seats], "2026-01-02T03:04:05+00:00")


def claimed(match: AnyMatch) -> SaveSlot:
    held = claim(place_of(match.log.header))
    assert held is not None
    return held


def left(seed: int, moves: int = 5) -> Path:
    """A match that somebody has begun and left."""
    match = played(seed, moves)
    held = claimed(match)
    held.write(text_of(match), is_over=False)
    held.let_go()
    return held.path


def offered() -> list[Path]:
    return [each.path for each in look_around().waiting]


def test_home_without_matches_has_nothing_to_continue() -> None:
    found = look_around()
    assert (found.waiting, found.over, found.notes) == ([], [], [])
    assert not paths.saves_folder().exists(), "looking makes no folder"


def test_every_match_that_was_left_is_offered_the_newest_first() -> None:
    places = [left(seed) for seed in (1, 2, 3)]
    for age, path in enumerate(places):
        os.utime(path, (1_000 - age, 1_000 - age))
    assert offered() == places
    assert running_games() == places


def test_match_goes_on_where_it_was_left() -> None:
    match = played(4, 9)
    held = claimed(match)
    held.write(text_of(match), is_over=False)
    held.let_go()
    (waiting,) = look_around().waiting
    assert waiting.saved.match.digest() == match.digest()


def test_match_that_is_being_played_is_offered_to_nobody_else() -> None:
    match = played(4, 5)
    held = claimed(match)
    held.write(text_of(match), is_over=False)
    assert offered() == []
    assert claim(held.path) is None
    assert [each.path for each in look_around(own=[held.path]).waiting] == [held.path]
    held.let_go()
    assert offered() == [held.path]


HOLDER = """
import sys
from pathlib import Path
from game.app.saving.running import claim
held = claim(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_match_of_a_program_that_was_killed_is_offered_again() -> None:
    path = left(4)
    command = [sys.executable, "-c", HOLDER, str(path)]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    assert offered() == []
    holder.kill()
    holder.communicate()
    assert offered() == [path]


def test_discarded_match_leaves_nothing_behind() -> None:
    match = played(4, 5)
    held = claimed(match)
    for moves in (3, 4, 5):
        held.write(text_of(played(4, moves)), is_over=False)
    held.discard()
    assert list(paths.running_folder().iterdir()) == []


def test_lock_without_a_match_is_swept_away() -> None:
    held = claimed(played(4, 5))
    held.let_go()
    assert look_around().notes == []
    assert list(paths.running_folder().iterdir()) == []


def test_writes_that_never_ended_are_swept_away() -> None:
    path = left(4)
    litter = path.with_name(f".{path.name}.abc123.tmp")
    litter.write_text("half")
    foreign = path.with_name(".five211-other.json.abc123.tmp")
    foreign.write_text("of a match that is not here")
    look_around()
    assert not litter.exists()
    assert foreign.exists(), "it may be under way"


# The end of a match


def test_finished_match_is_archived_with_its_last_move() -> None:
    match = played(4)
    held = claimed(match)
    held.write(text_of(match), is_over=True)
    assert len(finished_games(paths.finished_folder())) == 1
    held.let_go()
    found = look_around()
    assert found.waiting == []
    assert [each.path for each in found.over] == [held.path], "nobody has seen the result yet"


def test_match_whose_result_was_seen_is_archived_once_and_gone() -> None:
    match = played(4)
    held = claimed(match)
    held.write(text_of(match), is_over=True)
    assert held.end()
    assert len(finished_games(paths.finished_folder())) == 1
    found = look_around()
    assert (found.waiting, found.over) == ([], [])


def test_earlier_save_of_a_finished_match_never_comes_back() -> None:
    match = played(4)
    held = claimed(match)
    held.write(text_of(played(4, 20)), is_over=False)
    held.write(text_of(match), is_over=True)
    # All that an end leaves which took away the newer version first, as the first version did.
    held.path.unlink()
    held.let_go()
    found = look_around()
    assert (found.waiting, found.over) == ([], [])
    assert list(paths.running_folder().iterdir()) == []
    assert len(finished_games(paths.finished_folder())) == 1


def test_match_that_cannot_be_archived_is_kept() -> None:
    match = played(4)
    paths.saves_folder().mkdir()
    paths.finished_folder().write_text("in the way")
    held = claimed(match)
    with pytest.raises(FileProblem):
        held.write(text_of(match), is_over=True)
    with pytest.raises(FileProblem):
        held.end()
    held.let_go()
    paths.finished_folder().unlink()
    (over,) = look_around().over
    again = claim(over.path)
    assert again is not None
    assert again.end()
    assert len(finished_games(paths.finished_folder())) == 1


# What cannot be played


def test_broken_save_is_told_and_kept_aside() -> None:
    path = left(4)
    path.write_text(BROKEN)
    backup_of(path).unlink(missing_ok=True)
    (note,) = look_around().notes
    (kept,) = paths.broken_folder().iterdir()
    assert note.startswith("Your saved game cannot be read. ")
    assert note.endswith(f"It is kept as {kept}.")
    assert kept.read_text() == BROKEN
    assert look_around().notes == []


def test_second_broken_save_does_not_replace_the_first() -> None:
    for text in (BROKEN, "{"):
        path = left(4)
        for each in (path, backup_of(path)):
            each.write_text(text)
        look_around()
    assert {path.read_text() for path in paths.broken_folder().iterdir()} == {BROKEN, "{"}
    assert len(list(paths.broken_folder().iterdir())) == 4


def test_earlier_save_takes_the_place_of_a_broken_one() -> None:
    path = left(4, moves=5)
    write_text(path, text_of(played(4, 6)))
    path.write_text(BROKEN)
    found = look_around()
    assert found.waiting[0].saved.match.digest() == played(4, 5).digest()
    assert "an earlier save takes its place" in found.notes[0]
    assert look_around().notes == []
    assert offered() == [path]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": 99}, "saved by a newer version"),
        ({"log": {"game": "chess"}}, "a game that this version does not know"),
    ],
)
def test_save_for_another_version_is_told_and_stays(change: dict[str, object], reason: str) -> None:
    path = left(4)
    record = json.loads(path.read_text(encoding="utf-8")) | change
    path.write_text(json.dumps(record | {"checksum": checksum(record)}), encoding="utf-8")
    found = look_around()
    assert found.waiting == []
    assert reason in found.notes[0]
    assert str(path) in found.notes[0]
    assert json.loads(path.read_text()) == record | {"checksum": checksum(record)}


def test_folder_and_other_files_among_the_matches_harm_nobody() -> None:
    path = left(4)
    (paths.running_folder() / "folder.json").mkdir()
    (paths.running_folder() / "notes.txt").write_text("mine")
    found = look_around()
    assert [each.path for each in found.waiting] == [path]
    assert len(found.notes) == 1
    assert (paths.running_folder() / "notes.txt").exists()


# Killed at every step


def steps_of(work: Callable[[SaveSlot], None], match: AnyMatch) -> Iterator[int]:
    """Do the work again and again, killed one step later each time, until it comes to its end."""
    for steps in count():
        shutil.rmtree(paths.saves_folder(), ignore_errors=True)
        held = claimed(match)
        held.write(text_of(played(4, 20)), is_over=False)
        ended = []
        with killed_after(steps):
            work(held)
            ended.append(True)
        held.let_go()  # as the system does
        yield steps
        if ended:
            return


def finish(held: SaveSlot) -> None:
    held.write(text_of(played(4)), is_over=True)
    held.end()


def test_killed_at_any_step_of_its_end_a_match_is_finished_exactly_once() -> None:
    match = played(4)
    outcomes = []
    for steps in steps_of(finish, match):
        found = look_around()
        assert found.notes == []
        outcomes.append((len(found.waiting), len(found.over)))
        # The next program plays on, or shows the result, as it finds it.
        for each in (*found.waiting, *found.over):
            held = claim(each.path)
            assert held is not None
            if each in found.waiting:
                finish(held)
            else:
                held.end()
        assert len(finished_games(paths.finished_folder())) == 1, f"killed after {steps} steps"
        assert list(paths.running_folder().iterdir()) == []
    assert outcomes[0] == (1, 0)
    assert outcomes[-1] == (0, 0)
    assert (0, 1) in outcomes, "a finished match whose result nobody has seen"
    assert sorted(outcomes, key=[(1, 0), (0, 1), (0, 0)].index) == outcomes, "never back again"


def test_killed_at_any_step_of_a_move_a_match_is_before_or_after_it() -> None:
    before, after = played(4, 20).digest(), played(4, 21).digest()
    seen = []
    for _steps in steps_of(
        lambda held: held.write(text_of(played(4, 21)), is_over=False), played(4, 20)
    ):
        found = look_around()
        assert found.notes == []
        seen.append(found.waiting[0].saved.match.digest())
        assert list(paths.running_folder().glob(".*")) == [], "nothing half written is left"
    assert set(seen) == {before, after}
    assert sorted(seen, key=[before, after].index) == seen
