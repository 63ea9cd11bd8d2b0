"""What the host keeps, and what it says when it cannot."""

from game.app import paths
from game.app.archive import finished_game
from game.app.files import backup_of
from game.app.table_laying import Deal
from game.app.verification import verify
from scenes.host import broken_copy_of
from tests.scenes.menus.evening import bots, laid, new_host, played_out
from tests.set_ups import set_up_of

BROKEN = '{"kododo": "save", '


def leave_a_broken_save() -> None:
    paths.current_save().parent.mkdir(parents=True, exist_ok=True)
    paths.current_save().write_text(BROKEN)


def test_broken_save_is_named_and_kept_where_the_note_says() -> None:
    leave_a_broken_save()
    host = new_host()
    assert host.saved_game() is None
    copy = broken_copy_of(paths.current_save())
    note = host.take_notes()
    assert note.startswith("Your saved game cannot be read. ")
    assert note.endswith(f"It is kept as {copy}.")
    laid(host)
    assert host.settle()
    assert copy.read_text() == BROKEN


def test_broken_save_is_told_of_once() -> None:
    leave_a_broken_save()
    host = new_host()
    for _ in range(3):
        host.saved_game()
    assert len(host.notes) == 1


def test_earlier_save_takes_the_place_of_a_broken_one() -> None:
    host = new_host()
    session = laid(host)
    host.settle()
    paths.current_save().replace(backup_of(paths.current_save()))
    leave_a_broken_save()
    saved = host.saved_game()
    assert saved is not None
    assert saved.match.digest() == session.match.digest()
    assert "an earlier save takes its place" in host.take_notes()


def test_end_of_a_match_leaves_the_running_match_of_a_second_start_alone() -> None:
    first, second = new_host(), new_host()
    finished = played_out(first)
    first.settle()
    running = second.new_session(set_up_of(bots(3)), Deal.by_chance())
    second.settle()
    first.forget_game()
    saved = new_host().saved_game()
    assert saved is not None
    assert saved.match.digest() == running.match.digest()
    path = finished_game(finished.match.log.header.seal, paths.finished_folder())
    assert path is not None
    assert verify(path).fits


def test_unsaved_game_is_told_as_a_problem_of_writing() -> None:
    paths.current_save().parent.write_text("in the way")
    host = new_host()
    laid(host)
    assert not host.settle()
    assert host.take_notes().startswith("The game cannot be saved. ")


def test_saving_that_works_again_is_trusted_again() -> None:
    saves = paths.current_save().parent
    saves.write_text("in the way")
    host = new_host()
    laid(host)
    assert not host.settle()
    saves.unlink()
    laid(host)
    assert host.settle()
