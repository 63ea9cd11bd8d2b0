"""What the host keeps, and what it says when it cannot."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.saving import running
from game.app.saving.archive import finished_game, finished_games
from game.app.saving.running import SaveSlot, place_of, running_games
from game.app.saving.saves import BadSave, SavedGame, read_latest, read_save
from game.app.saving.verification import verify
from game.app.settings import read_settings, write_settings
from game.app.storage import paths
from game.app.storage.files import backup_of
from game.app.table_laying import SealedDeal
from scenes.engine.window import is_handheld
from scenes.save_slots import Safety
from tests.scenes.menus.evening import bots, full_disk, laid, new_host, played_out, resumed
from tests.set_ups import set_up_of

BROKEN = '{"kododo": "save", '


def test_broken_save_is_named_once_and_kept_where_the_note_says() -> None:
    host = new_host()
    path = place_of(laid(host).match.log.header)
    host.close()
    backup_of(path).unlink(missing_ok=True)
    path.write_text(BROKEN)
    for _ in range(3):
        assert host.matches.look_around().waiting == []
    (kept,) = paths.broken_folder().iterdir()
    note = host.take_notes()
    assert note.startswith("Your saved game cannot be read. ")
    assert note.endswith(f"It is kept as {kept}.")
    laid(host)
    assert kept.read_text() == BROKEN
    host.matches.leave()
    later = new_host()
    later.matches.look_around()
    assert later.notes == []


def test_earlier_save_takes_the_place_of_a_broken_one() -> None:
    host = new_host()
    session = laid(host)
    session.submit(0, session.view(0).legal[0])
    host.close()
    path = place_of(session.match.log.header)
    path.write_text(BROKEN)
    assert resumed(host).view(0).locked == (False,) * 4
    assert "an earlier save takes its place" in host.take_notes()


def test_a_match_that_waits_is_read_once_and_again_when_it_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = new_host()
    session = laid(host)
    host.matches.leave()
    reads: list[object] = []

    def counted(source: Path) -> tuple[SavedGame, BadSave | None]:
        reads.append(source)
        return read_latest(source)

    monkeypatch.setattr(running, "read_latest", counted)
    for _ in range(3):
        assert len(host.matches.look_around().waiting) == 1
    assert len(reads) == 1
    again = resumed(host)
    again.submit(0, again.view(0).legal[0])
    host.matches.leave()
    (waiting,) = host.matches.look_around().waiting
    assert waiting.saved.match.digest() == again.match.digest() != session.match.digest()


def test_two_programs_keep_a_match_each_and_both_can_be_continued() -> None:
    hosts = new_host(), new_host()
    sessions = [laid(host, deal=SealedDeal.by_chance()) for host in hosts]
    for session in sessions:
        session.submit(0, session.view(0).legal[0])
    for host in hosts:
        host.close()
    waiting = new_host().matches.look_around().waiting
    offered = {match.saved.match.digest() for match in waiting}
    assert offered == {session.match.digest() for session in sessions}


def test_end_of_a_match_leaves_the_running_match_of_a_second_program_alone() -> None:
    first, second = new_host(), new_host()
    finished = played_out(first)
    running = second.new_session(set_up_of(bots(3)), SealedDeal.by_chance())
    first.matches.end()
    assert running_games() == [place_of(running.match.log.header)]
    second.close()
    assert resumed(new_host()).match.digest() == running.match.digest()
    path = finished_game(finished.match.log.header.seal, paths.finished_folder())
    assert path is not None
    assert verify(path).fits


def test_finished_match_is_archived_before_anybody_sees_its_result() -> None:
    played_out(new_host())
    assert len(finished_games(paths.finished_folder())) == 1


def test_unsaved_game_is_told_as_a_problem_of_writing() -> None:
    paths.saves_folder().write_text("in the way")
    host = new_host()
    laid(host)
    assert host.matches.safety is Safety.UNSAVED
    assert host.take_notes().startswith("The game cannot be saved. ")


def test_saving_that_works_again_is_trusted_again_and_its_next_problem_is_told() -> None:
    saves = paths.saves_folder()
    saves.write_text("in the way")
    host = new_host()
    session = laid(host)
    assert host.take_notes()
    session.submit(0, session.view(0).legal[0])
    assert not host.take_notes(), "once is enough"
    saves.unlink()
    session.submit(0, session.view(0).legal[-1])
    assert host.matches.is_table_saved()
    assert read_save(running_games()[0]).match.digest() == session.match.digest()
    paths.running_folder().rename(paths.running_folder().with_name("elsewhere"))
    paths.running_folder().write_text("in the way")
    session.submit(0, session.view(0).legal[-1])
    assert not host.matches.is_table_saved()
    assert host.take_notes()


def test_nothing_is_called_saved_after_an_error_that_nobody_expected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_claim: SaveSlot, _text: str, **_more: bool) -> None:
        raise RuntimeError("two and two are five")

    monkeypatch.setattr(SaveSlot, "write", fail)
    host = new_host()
    laid(host)
    assert host.matches.safety is Safety.UNSAVED
    assert not host.matches.is_table_saved()
    assert "two and two are five" in host.take_notes()


def test_new_match_takes_nobodys_place() -> None:
    host = new_host()
    left = place_of(laid(host).match.log.header)
    host.new_session(set_up_of(bots(3)), SealedDeal.by_chance())
    host.new_session(set_up_of(bots(3)), SealedDeal.by_chance())
    assert left in running_games()
    assert len(running_games()) == 3


def test_match_that_was_given_up_is_gone_even_if_its_table_saves_once_more() -> None:
    host = new_host()
    session = laid(host)
    host.matches.give_up_table()
    session.submit(0, session.view(0).legal[-1])
    assert running_games() == []


def test_finished_game_is_kept_as_soon_as_a_full_disk_has_room_again() -> None:
    host = new_host()
    with full_disk():
        session = played_out(host)
        assert host.matches.safety is Safety.UNSAVED
        assert host.unsaved_words
        host.matches.end()
        assert finished_games(paths.finished_folder()) == []
    host.matches.try_again()
    (path,) = finished_games(paths.finished_folder())
    assert read_save(path).match.digest() == session.match.digest()
    assert (running_games(), host.unsaved_words) == ([], "")
    assert "The game is saved again." in host.take_notes()


def test_game_that_was_left_on_a_full_disk_goes_on_as_it_stood_and_can_be_given_up() -> None:
    host = new_host()
    session = laid(host)
    with full_disk():
        session.submit(0, session.view(0).legal[-1])
        host.matches.leave()
        (waiting,) = host.matches.look_around().waiting
        assert waiting.saved.match.digest() == session.match.digest()
        again = host.resume(waiting)
        assert again is not None
        assert again.match.digest() == session.match.digest()
        host.matches.leave()
        host.matches.give_up(host.matches.look_around().waiting[0])
        assert host.matches.look_around().waiting == []
    assert running_games() == []


def test_whoever_asks_again_is_answered_again() -> None:
    other, host = new_host(), new_host()
    laid(other)
    other.matches.leave()
    waiting = host.matches.look_around().waiting[0]
    resumed(other)
    for _press in range(2):
        assert host.resume(waiting) is None
        assert host.take_notes() == "The game is being played in another window."


def test_match_that_was_let_go_is_not_ours_any_more() -> None:
    host = new_host()
    laid(host)
    host.matches.leave()
    taken = host.matches.take(host.matches.look_around().waiting[0])
    assert taken is not None
    host.matches.leave()
    assert not taken[0].is_held


def test_game_that_was_left_on_a_full_disk_is_offered_as_it_stood_when_there_is_room() -> None:
    host = new_host()
    session = laid(host)
    with full_disk():
        session.submit(0, session.view(0).legal[-1])
        host.matches.leave()
    host.matches.try_again()
    (waiting,) = host.matches.look_around().waiting
    assert waiting.saved.match.digest() == session.match.digest()
    assert resumed(new_host()).match.digest() == session.match.digest()


@pytest.mark.parametrize(
    ("screen", "handheld", "percent"),
    [
        ((1280, 800), False, 130),
        ((1024, 768), False, 130),
        ((1920, 1080), True, 130),
        ((1920, 1080), False, 100),
        ((1366, 768), False, 100),
    ],
)
def test_text_starts_larger_on_small_screens_and_handhelds(
    screen: tuple[int, int], handheld: bool, percent: int
) -> None:
    host = new_host()
    host.fit_text(screen, handheld=handheld)
    assert host.settings.text_scale == percent


def test_the_players_own_text_size_wins_from_the_second_start_on() -> None:
    first = new_host()
    first.change(replace(first.settings, text_scale=115))
    first.close()
    second = new_host()
    second.fit_text((1280, 800), handheld=True)
    assert second.settings.text_scale == 115


def test_a_handheld_is_told_by_its_environment() -> None:
    assert is_handheld({"SteamDeck": "1"})
    assert not is_handheld({"SteamDeck": "0"})
    assert not is_handheld({})


def test_lessons_that_a_terminal_finished_meanwhile_stay_finished() -> None:
    host = new_host()
    host.change(replace(host.settings, learned=("five211 first",)))
    write_settings(
        paths.settings_file(), replace(host.settings, learned=("five211 first", "duco x"))
    )
    host.change(replace(host.settings, sail=1))
    kept, _notes = read_settings(paths.settings_file())
    assert kept == replace(host.settings, learned=("five211 first", "duco x"))
