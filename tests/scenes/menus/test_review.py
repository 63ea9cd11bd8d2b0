"""The page after a game, by mouse, keys, gamepad and finger."""

from dataclasses import replace

import pytest
from workshop.review_states import made_up_review

from game.app.saving.kept_reviews import read_review
from game.app.saving.saves import SavedGame
from game.app.storage.paths import reviews_folder
from game.core.errors import IllegalMove
from game.kits.five211.kit import FIVE211
from game.review.reviewing import assessor_for
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.review.review_scene import ReviewScene
from scenes.screens.review.review_work import ReviewWork
from tests.app.matches import CHAIRS, played
from tests.driver import words_of
from tests.scenes.menus.evening import StubTable
from tests.scenes.menus.reviewing import Slow, reviewing, trying
from tests.ui.house import House

pytestmark = pytest.mark.usefixtures("display")
SIZES = [((1280, 720), 1.0), ((960, 540), 2.0), ((960, 720), 1.3)]


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


def test_a_row_of_all_decisions_leads_to_it() -> None:
    player, scene = reviewing()
    player.click("More")
    player.click("All decisions")
    player.click("decision 2")
    assert scene.chosen == 1


def test_page_says_what_to_do_and_then_why() -> None:
    player, scene = reviewing()
    player.run_until(lambda: not scene._why.is_working)
    player.run(0.1)
    told = words_of(scene)
    assert told[1:3] == ["you played", "better"]
    assert told[3].startswith("Play ")
    assert told[4], "one sentence why"


def test_a_game_without_a_costly_choice_leads_with_its_best_find() -> None:
    saved = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    assessor = assessor_for(FIVE211, saved.match)
    player, scene = reviewing()
    found = made_up_review(saved, assessor)
    best = tuple(
        replace(each, choices=each.choices[each.played :], played=0) for each in found.decisions
    )
    scene.work.review = replace(found, decisions=best)
    scene._choose_worst()
    scene.rebuild()
    player.run(0.1)
    assert "Nothing to mend." in words_of(scene)
    assert not player.sees("Try again")


def test_other_eyes_see_another_seat() -> None:
    player, scene = reviewing()
    player.click("More")
    player.click("Next seat")
    assert scene.seat == 1
    assert {each.seat for each in scene.decisions} == {1}


@pytest.mark.parametrize("name", ["Numbers", "Luckiest turn"])
def test_what_lies_behind_more_opens_and_leads_back(name: str) -> None:
    player, scene = reviewing()
    player.click("More")
    player.click(name)
    player.run(0.5)
    assert player.scene is not scene
    player.press(Action.BACK)
    assert player.scene is scene


def test_replay_opens_at_the_chosen_decision() -> None:
    player, scene = reviewing()
    scene.choose(7)
    at = scene.decision
    player.click("Watch from here")
    player.run(0.5)
    watched = player.app.top
    assert isinstance(watched, ReplayScene)
    assert not watched.is_playing
    assert watched.watched.position <= (0 if at is None else at.entries)
    assert watched.watched.mark == watched.watched.mark_at(0 if at is None else at.entries)


def test_playing_on_is_a_match_of_its_own_from_that_decision() -> None:
    player, scene = reviewing()
    scene.choose(4)
    at = scene.decision
    player.click("More")
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
    house.click("More")
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


def test_another_try_shows_the_table_as_it_was_and_plays_nothing() -> None:
    player, scene, table = trying()
    assert scene.decision is not None
    before = table.trial.session.match.digest()
    assert len(table.trial.session.match.log.entries) == scene.decision.entries
    player.run(3.0)
    assert table.trial.session.match.digest() == before, "bots wait as well"


def test_a_bad_try_is_told_so_and_a_good_one_leads_back() -> None:
    player, scene, table = trying()
    decision = scene.decision
    assert decision is not None
    bad = decision.choices[decision.played].move
    with pytest.raises(IllegalMove, match="There is a better one"):
        table.trial.session.submit(decision.seat, bad)
    table.trial.session.submit(decision.seat, decision.choices[0].move)
    player.run(0.5)
    player.click("Back")
    player.run(0.5)
    assert player.app.top is scene


def test_escape_gives_a_try_up() -> None:
    player, scene, _table = trying()
    player.press(Action.BACK)
    player.run(0.5)
    assert player.app.top is scene


def test_what_is_told_with_the_results_is_told_here_to_whoever_did_it() -> None:
    player, scene = reviewing()
    told = "Ana turned orange kododo: one too many for orange."
    assert told in words_of(scene)
    player.click("More")
    player.click("Next seat")
    player.run(0.5)
    assert told not in words_of(scene)
