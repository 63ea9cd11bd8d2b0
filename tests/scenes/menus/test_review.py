"""The page after a game, by mouse, keys, gamepad and finger."""

from dataclasses import replace
from pathlib import Path

import pytest
from workshop.review_states import MadeUp, made_up_review

from game.app.learning.own_mistakes import MistakeBook
from game.app.people.import_finished import take_in
from game.app.people.people_file import own_people_file
from game.app.saving.archive import archive
from game.app.saving.exchange import import_game
from game.app.saving.kept_reviews import read_review
from game.app.saving.saves import SavedGame, save_text, write_save
from game.app.seat_changes import SeatChange
from game.app.storage.paths import finished_folder, mistakes_file, reviews_folder
from game.core.errors import IllegalMove
from game.kits.five211.kit import FIVE211
from game.kits.set_up import Chair
from game.review.reviewing import assessor_for
from scenes.autosave import Errand, Errands
from scenes.engine.audio import Audio
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.puzzles.puzzles_scene import PuzzlesScene
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.review.own_trainer import OwnTrainer
from scenes.screens.review.review_scene import ReviewScene
from scenes.screens.review.review_work import ReviewWork
from scenes.screens.trial.trial_scene import TrialScene
from tests.app.matches import CHAIRS, played, text_of
from tests.driver import Driver, words_of
from tests.scenes.menus.evening import StubTable, new_host
from tests.set_ups import set_up_of
from tests.ui.house import House

pytestmark = pytest.mark.usefixtures("display")
STILL = Comfort(reduced_motion=True)
SIZES = [((1280, 720), 1.0), ((960, 540), 2.0), ((960, 720), 1.3)]


def owners_host() -> Host:
    """Of whoever has played the game that is reviewed."""
    host = new_host()
    host.change(host.settings.remembering(set_up_of(CHAIRS[:3])))
    return host


class Slow(MadeUp):
    """Takes its time over every decision."""

    waits = 0

    def step(self) -> bool:
        self.waits += 1
        return self.waits % 60 == 0


def reviewing(
    size: tuple[int, int] = (1280, 720), comfort: Comfort = STILL, read: int = 1 << 20
) -> tuple[Driver, ReviewScene]:
    """A finished game of three, of which so many decisions are read."""
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    host = new_host()
    work = ReviewWork(host, saved, 0, Slow(assessor_for(FIVE211, saved.match)))
    if read < work.total:
        work.read(read)
    else:
        work.review = made_up_review(saved, assessor_for(FIVE211, saved.match))
    scene = ReviewScene(host, saved, StubTable, work=work)
    return Driver(scene, size, comfort), scene


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_page_opens_at_the_costliest_choice_at_every_size(
    size: tuple[int, int], text: float
) -> None:
    _player, scene = reviewing(size, Comfort(reduced_motion=True, text_scale=text))
    assert scene.decision is not None
    assert scene.decision.loss == max(each.loss for each in scene.decisions)


def test_keys_step_along_the_decisions() -> None:
    player, scene = reviewing()
    scene.choose(3)
    player.press(Action.RIGHT)
    player.press(Action.RIGHT)
    player.press(Action.LEFT)
    assert scene.chosen == 4


def test_buttons_step_along_the_decisions_and_end_with_them() -> None:
    player, scene = reviewing()
    scene.choose(0)
    assert not scene.ui.find("Decision before").enabled
    player.click("Decision after")
    assert scene.chosen == 1
    scene.choose(len(scene.decisions) - 1)
    assert not scene.ui.find("Decision after").enabled


def test_page_tells_what_was_played_and_what_was_better() -> None:
    _player, scene = reviewing()
    told = "\n".join(words_of(scene))
    assert "Costliest choice" in told
    assert "Luck and choices" in told
    assert ", not " in told


def test_other_eyes_see_another_seat() -> None:
    player, scene = reviewing()
    player.click("Next seat")
    assert scene.seat == 1
    assert {each.seat for each in scene.decisions} == {1}


def test_replay_opens_at_the_chosen_decision() -> None:
    player, scene = reviewing()
    scene.choose(7)
    at = scene.decision
    player.click("Watch from here")
    player.run(0.5)
    watched = player.app.top
    assert isinstance(watched, ReplayScene)
    assert not watched.is_playing
    assert watched.session.position <= (0 if at is None else at.entries)
    assert watched.session.mark == watched.session.mark_at(0 if at is None else at.entries)


def test_playing_on_is_a_match_of_its_own_from_that_decision() -> None:
    player, scene = reviewing()
    scene.choose(4)
    at = scene.decision
    player.click("Play on from here")
    player.run(0.5)
    table = player.app.top
    assert isinstance(table, StubTable)
    origin = table.session.header.origin
    assert origin is not None
    assert at is not None
    assert origin.entries == at.entries


def test_whoever_leaves_a_match_played_on_is_back_at_its_decision() -> None:
    house = House()
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    assessor = assessor_for(FIVE211, saved.match)
    work = ReviewWork(house.host, saved, 0, Slow(assessor))
    work.review = made_up_review(saved, assessor)
    scene = ReviewScene(house.host, saved, house.make_table, work=work)
    house.show(scene)
    scene.choose(4)
    house.click("Play on from here")
    house.run_until(lambda: scene is not house.scene)
    assert house.table._session.header.origin is not None
    house.press(Action.PAUSE)
    house.run_until(lambda: house.sees("Leave"))
    house.click("Leave")
    house.run_until(lambda: house.scene is scene)
    assert scene.chosen == 4
    house.close()


def test_half_a_review_can_be_gone_on_with_stopped_and_is_kept_at_the_end() -> None:
    player, scene = reviewing(read=5)
    assert len(scene.decisions) == 5
    assert "Half read. Go on?" in words_of(scene)
    player.click("Go on")
    player.click("Stop")
    assert "Half read. Go on?" in words_of(scene)
    player.click("Go on")
    player.run_until(lambda: scene.work.review is not None)
    match = played(3, seats=3)
    kept = read_review(match, assessor_for(FIVE211, match), reviews_folder())
    assert kept == scene.work.review


def test_whoever_looks_at_a_decision_already_is_left_there_when_all_are_read() -> None:
    player, scene = reviewing(read=5)
    scene.choose(1)
    player.click("Go on")
    player.run_until(lambda: scene.work.review is not None)
    player.run(0.1)
    assert scene.chosen == 1


def trying(decided: int | None = None) -> tuple[Driver, ReviewScene, TrialScene]:
    """The table of a costly choice, with the page about it left behind."""
    player, scene = reviewing()
    scene.choose(scene.chosen if decided is None else decided)
    player.click("Try again")
    player.run(0.5)
    table = player.app.top
    assert isinstance(table, TrialScene)
    return player, scene, table


def test_another_try_shows_the_table_as_it_was_and_plays_nothing() -> None:
    player, scene, table = trying()
    assert scene.decision is not None
    before = table.trial.match.digest()
    assert len(table.trial.match.log.entries) == scene.decision.entries
    player.run(3.0)
    assert table.trial.match.digest() == before, "bots wait as well"


def test_a_bad_try_is_told_what_it_costs_and_a_good_one_leads_back() -> None:
    player, scene, table = trying()
    decision = scene.decision
    assert decision is not None
    bad = decision.choices[decision.played].move
    with pytest.raises(IllegalMove, match=r"t wins [0-9]+ fewer of a hundred games"):
        table.trial.submit(decision.seat, bad)
    table.trial.submit(decision.seat, decision.choices[0].move)
    player.run(0.5)
    player.click("Back")
    player.run(0.5)
    assert player.app.top is scene


def test_escape_gives_a_try_up() -> None:
    player, scene, _table = trying()
    player.press(Action.BACK)
    player.run(0.5)
    assert player.app.top is scene


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
    table.trial.submit(decision.seat, decision.choices[0].move)
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
        table.trial.submit(decision.seat, decision.choices[-1].move)
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


class Later(Errands):
    """Does nothing before it is told to, like a disk that takes its time."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Errand] = []

    def _send(self, errand: Errand) -> Errand:
        self._waiting.append(errand)
        return errand

    def work_off(self) -> None:
        waiting, self._waiting = self._waiting, []
        for errand in waiting:
            errand.attempt()


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
