"""Finished games come to whoever played them, once, and to nobody else."""

from dataclasses import replace
from pathlib import Path

from game.app.hints import HintMark
from game.app.looking_back.playing_on import Branch, play_on
from game.app.people.import_finished import counted, parts_of, take_in
from game.app.people.person import MOST_PEOPLE, PERSON, Person, Register
from game.app.saving.archive import finished_games
from game.app.saving.exchange import import_game
from game.app.saving.saves import write_save
from game.app.seat_changes import SeatChange
from tests.app.people.games_of_people import finished, people_file


def test_everybody_at_this_screen_gets_the_game_with_its_rank_and_points(tmp_path: Path) -> None:
    saved = finished(tmp_path / "finished", 3)
    register = take_in(people_file(tmp_path), tmp_path / "finished").register
    assert {each.name for each in register.people} == {"Ana", "Béla \N{LIZARD}"}
    ana = register.called("ana")
    assert ana is not None
    outcome = saved.match.outcome
    assert outcome is not None
    own = next(each for each in outcome.standings if each.seat == 0)
    (game,) = ana.games
    assert (game.rank, game.points) == (own.rank, own.points)
    assert game.rivals == (PERSON, "guest", "expert")
    assert game.seats == 4


def test_game_counts_once_however_often_one_looks(tmp_path: Path) -> None:
    folder, file = tmp_path / "finished", people_file(tmp_path)
    finished(folder, 3)
    take_in(file, folder)
    finished(folder, 4)
    first = take_in(file, folder).register
    assert take_in(file, folder).register == first
    assert [len(person.games) for person in first.people] == [2, 2]


def test_two_programs_that_count_the_same_game_count_it_once(tmp_path: Path) -> None:
    saved = finished(tmp_path / "finished", 3)
    once = counted([saved], Register())
    assert counted([saved], once) == once


def test_games_stay_counted_when_their_files_are_gone(tmp_path: Path) -> None:
    folder, file = tmp_path / "finished", people_file(tmp_path)
    finished(folder, 3)
    before = take_in(file, folder).register
    for path in finished_games(folder):
        path.unlink()
    assert take_in(file, folder).register == before


def test_deleted_person_does_not_come_back_with_old_games(tmp_path: Path) -> None:
    folder, file = tmp_path / "finished", people_file(tmp_path)
    finished(folder, 3)
    ana = take_in(file, folder).register.called("Ana")
    assert ana is not None
    file.delete(ana.key)
    assert take_in(file, folder).register.called("Ana") is None


def test_lost_register_is_made_anew_from_the_games_that_are_there(tmp_path: Path) -> None:
    folder, file = tmp_path / "finished", people_file(tmp_path)
    finished(folder, 3)
    before = take_in(file, folder).register
    (tmp_path / "people.json").write_text("nothing")
    found = take_in(file, folder)
    assert found.register == before
    assert "counted again" in found.note


def test_game_from_elsewhere_is_nobodys_here(tmp_path: Path) -> None:
    folder, file = tmp_path / "finished", people_file(tmp_path)
    given = tmp_path / "given.json"
    write_save(given, finished(tmp_path / "elsewhere", 3))
    import_game(given, folder, tmp_path / "labels", file.pass_over)
    assert take_in(file, folder).register.people == ()


def test_seat_that_changed_hands_counts_for_nobody(tmp_path: Path) -> None:
    saved = finished(tmp_path, 3)
    changes = (SeatChange(0, 4, to_bot=True), SeatChange(0, 9, to_bot=False))
    assert [part.name for part in parts_of(replace(saved, changes=changes))] == [
        saved.chairs[1].name
    ]


def test_hints_are_noted_and_a_game_that_was_played_on_is_no_contest(tmp_path: Path) -> None:
    saved = finished(tmp_path, 3)
    hinted = replace(saved, hints=(HintMark(0, 2), HintMark(0, 5), HintMark(1, 5)))
    (ana,) = [part.game for part in parts_of(hinted) if part.name == "Ana"]
    assert ana.hints == 2
    assert ana.is_contest
    entries = len(saved.match.log.entries)
    branch = play_on(saved, Branch(entries, 0, anew=False), "salt", "now")
    (own,) = [part.game for part in parts_of(branch)]
    assert own.is_branch
    assert not own.is_contest


def test_where_there_is_no_room_known_people_still_get_their_games_and_it_is_said(
    tmp_path: Path,
) -> None:
    others = (Person(f"{n}", f"Guest {n}", "cap") for n in range(MOST_PEOPLE - 1))
    file = people_file(tmp_path)
    file.change(lambda _nobody: Register((Person("a", "Ana", "cap"), *others)))
    saved = finished(tmp_path / "finished", 3)
    found = take_in(file, tmp_path / "finished")
    assert found.register.called(saved.chairs[1].name) is None
    assert f"room for {MOST_PEOPLE} people" in found.note
    ana = file.read().register.called("Ana")
    assert ana is not None
    assert len(ana.games) == 1
