"""Own mistakes come back: to whom, where they wait, and when."""

from dataclasses import replace
from pathlib import Path

import pytest
from workshop.review_states import made_up_review

from game.app.learning.own_mistakes import MistakeBook
from game.app.people.import_finished import take_in
from game.app.people.people_file import own_people_file
from game.app.saving.archive import archive
from game.app.saving.exchange import import_game
from game.app.saving.saves import SavedGame, save_text, write_save
from game.app.seat_changes import SeatChange
from game.app.storage.paths import finished_folder, mistakes_file
from game.core.errors import IllegalMove
from game.kits.five211.kit import FIVE211
from game.kits.set_up import Chair
from game.review.reviewing import assessor_for
from scenes.autosave import DiskJob, DiskJobs
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.puzzles.puzzles_scene import PuzzlesScene
from scenes.screens.review.own_trainer import OwnTrainer
from scenes.screens.trial.trial_scene import TrialScene
from tests.app.matches import CHAIRS, played, text_of
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import StubTable, new_host
from tests.scenes.menus.reviewing import STILL, owners_host, reviewing
from tests.set_ups import set_up_of

pytestmark = pytest.mark.usefixtures("display")


def test_own_mistakes_come_back_on_the_games_page() -> None:
    _player, scene = reviewing()
    match = played(3, seats=3)
    archive(text_of(match), finished_folder())
    host = new_host()
    page = GamesScene(host, StubTable)
    Driver(page, (1280, 720), STILL)
    assert "Own mistakes" not in page.targets()
    host.now = lambda: "2026-01-02T20:15:00+01:00"
    page = GamesScene(host, StubTable)
    player = Driver(page, (1280, 720), STILL)
    waiting = MistakeBook(mistakes_file(), lambda _seconds: None).read()
    player.click("Own mistakes")
    player.run(0.5)
    table = player.app.top
    assert isinstance(table, TrialScene)
    decision = table.trial.decision
    table.trial.session.submit(decision.seat, decision.choices[0].move)
    player.run(0.5)
    player.click("Back")
    player.run(0.5)
    assert player.app.top is page
    left = MistakeBook(mistakes_file(), lambda _seconds: None).read()
    assert len(left) == len(waiting)
    assert sorted(each.stage for each in left) == [*[0] * (len(left) - 1), 1]
    assert scene.work.review is not None


def noted_of(saved: SavedGame) -> set[int]:
    """The seats whose mistakes are noted when its review is looked at."""
    review = made_up_review(saved, assessor_for(FIVE211, saved.match))
    OwnTrainer(new_host()).note(saved, review)
    return {each.seat for each in MistakeBook(mistakes_file(), lambda _seconds: None).read()}


def test_mistakes_of_a_seat_that_a_bot_played_for_a_while_are_nobodys() -> None:
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    changes = (SeatChange(0, 4, to_bot=True), SeatChange(0, 9, to_bot=False))
    assert noted_of(replace(saved, changes=changes)) == {1}


def test_mistakes_in_a_game_from_elsewhere_are_not_own_ones(tmp_path: Path) -> None:
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    given = tmp_path / "given.json"
    write_save(given, saved)
    people = own_people_file(lambda _seconds: None)
    import_game(given, finished_folder(), tmp_path / "labels", people.pass_over)
    assert noted_of(saved) == set()


def test_mistakes_in_a_game_that_was_counted_for_its_people_are_their_own() -> None:
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    archive(save_text(saved), finished_folder())
    take_in(own_people_file(lambda _seconds: None), finished_folder())
    assert noted_of(saved) == {0, 1}


def coming_back() -> tuple[Driver, GamesScene, TrialScene]:
    """A mistake of yesterday at the table, from the page of games."""
    reviewing()
    archive(text_of(played(3, seats=3)), finished_folder())
    book = MistakeBook(mistakes_file(), lambda _seconds: None)
    book.answer(book.read()[0], 1, avoided=True)
    host = owners_host()
    host.now = lambda: "2026-01-02T20:15:00+01:00"
    page = GamesScene(host, StubTable)
    player = Driver(page, (1280, 720), STILL)
    player.click("Own mistakes")
    player.run(0.5)
    table = player.app.top
    assert isinstance(table, TrialScene)
    return player, page, table


def test_leaving_a_mistake_without_a_try_changes_nothing() -> None:
    player, page, _table = coming_back()
    book = MistakeBook(mistakes_file(), lambda _seconds: None)
    before = book.read()
    player.press(Action.BACK)
    player.run(0.5)
    assert player.app.top is page
    assert book.read() == before


def test_leaving_a_mistake_after_a_bad_try_brings_it_back_tomorrow() -> None:
    player, _page, table = coming_back()
    decision = table.trial.decision
    with pytest.raises(IllegalMove):
        table.trial.session.submit(decision.seat, decision.choices[-1].move)
    player.press(Action.BACK)
    player.run(0.5)
    left = MistakeBook(mistakes_file(), lambda _seconds: None).read()
    assert {each.stage for each in left} == {0}


@pytest.mark.parametrize("kind", [LearnScene, PuzzlesScene])
def test_own_mistakes_wait_on_pages_where_one_learns(
    kind: type[LearnScene] | type[PuzzlesScene],
) -> None:
    reviewing()
    archive(text_of(played(3, seats=3)), finished_folder())
    host = owners_host()
    host.now = lambda: "2026-01-02T20:15:00+01:00"
    page = kind(host, StubTable)
    player = Driver(page, (960, 540), Comfort(reduced_motion=True, text_scale=2.0))
    page.ui.focus_on("Own mistakes")
    player.press(Action.CONFIRM)
    player.run(0.5)
    table = player.app.top
    assert isinstance(table, TrialScene)
    player.press(Action.BACK)
    player.run(0.5)
    assert player.app.top is page


def test_own_mistakes_are_those_of_the_game_whose_puzzles_are_shown() -> None:
    reviewing()
    archive(text_of(played(3, seats=3)), finished_folder())
    host = owners_host()
    host.now = lambda: "2026-01-02T20:15:00+01:00"
    page = PuzzlesScene(host, StubTable)
    player = Driver(page, (1280, 720), STILL)
    assert "Own mistakes" in page.targets()
    page._show_game(next(kit for kit in TABLES.values() if kit.key != FIVE211.key))
    player.run(0.2)
    assert "Own mistakes" not in page.targets()
    assert OwnTrainer(host).next_due(page.game.key) is None
    assert OwnTrainer(host).next_due(FIVE211.key) is not None


def test_own_mistakes_come_back_to_the_person_who_made_them_and_to_nobody_else() -> None:
    reviewing()
    archive(text_of(played(3, seats=3)), finished_folder())
    host = owners_host()
    host.now = lambda: "2026-01-02T20:15:00+01:00"
    host.people.look()
    host.puzzles.look()
    own = host.puzzles.due()
    host.change(host.settings.remembering(set_up_of((Chair("Somebody", "sun hat"), *CHAIRS[1:3]))))
    host.puzzles.look()
    assert own > 0
    assert host.puzzles.due() == 0
    assert OwnTrainer(host).next_due() is None


def test_page_of_puzzles_says_how_many_own_mistakes_come_tomorrow() -> None:
    reviewing()
    archive(text_of(played(3, seats=3)), finished_folder())
    book = MistakeBook(mistakes_file(), lambda _seconds: None)
    count = sum(mistake.seat == 0 for mistake in book.read())
    page = PuzzlesScene(owners_host(), StubTable)
    Driver(page, (1280, 720), STILL)
    assert f"{count} own mistakes come back tomorrow." in words_of(page)


class Later(DiskJobs):
    """Does nothing before it is told to, like a disk that takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[DiskJob] = []

    def _send(self, job: DiskJob) -> DiskJob:
        self._waiting.append(job)
        return job

    def work_off(self) -> None:
        waiting, self._waiting = self._waiting, []
        for job in waiting:
            job.attempt()


def test_no_frame_waits_until_a_mistake_is_found() -> None:
    reviewing()
    archive(text_of(played(3, seats=3)), finished_folder())
    owners_host()
    disk = Later()
    page = PuzzlesScene(Host(Audio(), lambda: "2026-01-02T20:15:00+01:00", disk), StubTable)
    player = Driver(page, (1280, 720), STILL)
    player.run(0.2)
    assert "Own mistakes" not in page.targets()
    disk.work_off()
    player.run(0.2)
    player.click("Own mistakes")
    player.run(0.5)
    before: object = player.app.top
    assert before is page
    disk.work_off()
    player.run(0.5)
    assert isinstance(player.app.top, TrialScene)
