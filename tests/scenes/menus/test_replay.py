"""Watching a match again, whichever game it is, by mouse, keys, gamepad and finger."""

import pygame
import pytest

from game.app.looking_back.playing_on import Branch
from game.app.saving.archive import archive, finished_games
from game.app.saving.saves import SavedGame
from game.app.storage import paths
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.program import make_app
from scenes.screens.games_page.games_scene import GamesScene
from scenes.screens.keys import KeysScene
from scenes.screens.logbook import LogScene, match_lines
from scenes.screens.replay.eyes import Eyes
from scenes.screens.replay.replay_controls import Tempo
from scenes.screens.replay.replay_scene import ReplayScene
from scenes.screens.results.results_scene import ResultsScene
from scenes.screens.review.review_scene import ReviewScene
from scenes.screens.shuffle_seal import SealScene
from scenes.screens.title import TitleScene
from tests.app.matches import CHAIRS, played, text_of
from tests.driver import FRAME, Driver, unseen_window, words_of
from tests.games import EVERY_GAME, begun, saved
from tests.pebbles.game import PEBBLES
from tests.scenes.menus.evening import StubTable, new_host, played_out

pytestmark = pytest.mark.usefixtures("display")
STILL = Comfort(reduced_motion=True)
EVERY_TABLE = pytest.mark.parametrize("kit", [*KITS.values(), PEBBLES], ids=EVERY_GAME)


def watching(
    kit: AnyKit | None = None,
    size: tuple[int, int] = (1280, 720),
    comfort: Comfort = STILL,
    seats: int = 3,
) -> tuple[Driver, ReplayScene]:
    """A finished match of a game, stopped before the first move."""
    if kit is None:
        game = SavedGame(played(3, seats=seats), CHAIRS[:seats], "2026-01-02")
    else:
        game = saved(begun(kit, seats))
    scene = ReplayScene(new_host(), game, StubTable)
    player = Driver(scene, size, comfort)
    player.click("Play or stop")
    player.run_until(lambda: scene.is_at_rest)
    return player, scene


def plays(scene: ReplayScene) -> bool:
    return scene.is_playing


@EVERY_TABLE
def test_table_at_every_move_is_what_the_match_was(kit: AnyKit) -> None:
    _player, scene = watching(kit)
    for mark in range(1, len(scene.watched.marks) - 1):
        scene.go_to(mark)
        assert scene.mat.differences(scene.session.view(scene.near)) == []


@EVERY_TABLE
def test_match_that_plays_by_itself_comes_to_its_end_and_stops(kit: AnyKit) -> None:
    player, scene = watching(kit, comfort=Comfort(reduced_motion=True))
    scene.go_to(len(scene.watched.marks) - 8)
    for _ in range(2):
        player.click("Speed")
    assert scene.tempo is Tempo.FOURFOLD
    player.press(Action.CONFIRM)
    assert scene.is_playing
    player.app.unseen = True
    player.run_until(lambda: not scene.is_playing, 240.0)
    assert scene.watched.is_at_end
    assert scene.session.outcome is not None


@EVERY_TABLE
def test_every_seat_can_be_looked_through(kit: AnyKit) -> None:
    player, scene = watching(kit)
    scene.go_to(5)
    seen = set()
    for _look in range(5):
        player.press("v")
        seen.add(scene.eyes)
        assert scene.mat.differences(scene.session.view(scene.near)) == []
    assert {eyes.seat for eyes in seen} == {0, 1, 2}
    all_open = any(eyes.sees_all for eyes in seen)
    assert all_open != TABLES[kit.key].open_hands


@EVERY_TABLE
@pytest.mark.parametrize("size", [(960, 540), (960, 720)])
def test_everything_to_press_is_inside_at_double_text_size(
    kit: AnyKit, size: tuple[int, int]
) -> None:
    player, scene = watching(kit, size, Comfort(text_scale=2.0, reduced_motion=True))
    window = player.app.window.surface.get_rect()
    for name in ("Play or stop", "Move back", "Move on", "scrub bar", "Leave", "Eyes", "Speed"):
        assert window.contains(player.find(name)), name
    player.resize((1280, 720))
    player.run_until(lambda: scene.is_at_rest)
    assert scene.mat.differences(scene.session.view(scene.near)) == []


def test_arrows_go_by_a_move_and_by_a_round() -> None:
    player, scene = watching()
    watched = scene.watched
    player.press(Action.RIGHT)
    assert watched.mark == 1
    player.press(Action.RIGHT, Action.RIGHT, Action.LEFT)
    assert watched.mark == 2
    player.press(Action.DOWN)
    assert watched.position == watched.rounds[1]
    player.press(Action.DOWN, Action.UP)
    assert watched.position == watched.rounds[1]
    player.press(Action.END)
    assert watched.is_at_end
    player.press(Action.HOME)
    assert watched.mark == 0


def test_step_shows_its_animation_and_another_one_cuts_it_short() -> None:
    player, scene = watching(comfort=Comfort())
    player.patience = 0.0
    player.press(Action.RIGHT)
    assert not scene.is_at_rest
    for _step in range(6):
        player.press(Action.RIGHT)
    assert scene.watched.mark == 7
    player.run_until(lambda: scene.is_at_rest)
    assert scene.mat.differences(scene.session.view(scene.near)) == []


def test_bar_is_dragged_by_mouse_and_finger() -> None:
    player, scene = watching()
    last = len(scene.watched.marks) - 1
    bar = scene.controls.bar
    player.drag(bar.place_of(0), bar.place_of(last // 2))
    assert scene.watched.mark == last // 2
    bar = scene.controls.bar
    player.touch_and_carry(bar.place_of(last // 2), bar.place_of(last))
    assert scene.watched.is_at_end


def test_everything_can_be_done_by_gamepad() -> None:
    player, scene = watching()
    player.pad(Action.RIGHT, Action.RIGHT, Action.LEFT)
    assert scene.watched.mark == 1
    player.pad(Action.DOWN)
    assert scene.watched.position == scene.watched.rounds[1]
    player.pad(Action.HINT)
    assert scene.eyes == Eyes(1)
    player.pad(Action.CONFIRM)
    assert plays(scene)
    player.pad(Action.PAUSE)
    assert not plays(scene)
    player.pad(Action.PREVIOUS_FOCUS)
    while scene.focused != "Speed":
        player.pad(Action.PREVIOUS_FOCUS)
    player.pad(Action.CONFIRM)
    assert scene.tempo is Tempo.DOUBLE


@EVERY_TABLE
def test_all_hands_lie_open_for_whoever_sees_all_where_any_is_hidden(kit: AnyKit) -> None:
    player, scene = watching(kit)
    scene.go_to(4)
    if TABLES[kit.key].open_hands:
        return
    while not scene.eyes.sees_all:
        scene.look_through_others()
    player.run(0.5)
    assert set(scene.held) == {1, 2}
    assert all(scene.held.values()), "everybody holds something in the first turns"
    scene.look_through_others()
    assert not scene.held


def test_log_tells_no_more_than_has_happened_and_stops_the_match() -> None:
    player, scene = watching()
    player.press(Action.CONFIRM)
    player.press(Action.LOG)
    assert isinstance(player.scene, LogScene)
    assert not scene.is_playing
    player.press(Action.BACK)
    player.press(Action.HELP)
    assert isinstance(player.scene, KeysScene)


def test_speed_goes_up_and_down_by_keys_and_stops_at_its_ends() -> None:
    player, scene = watching()
    player.press(*"----")
    slowest = scene.tempo
    player.press(*"======")
    assert (slowest, scene.tempo) == (Tempo.HALF, Tempo.FOURFOLD)


def test_end_is_the_last_picture_and_play_begins_anew() -> None:
    player, scene = watching()
    player.press(Action.END)
    assert scene.watched.is_at_end
    assert scene.is_at_rest
    player.click("Play or stop")
    assert scene.is_playing
    assert scene.watched.mark < len(scene.watched.marks) - 1


@EVERY_TABLE
@pytest.mark.parametrize("answer", ["As it was", "Deal anew"])
def test_match_is_played_on_from_the_place_that_is_shown(kit: AnyKit, answer: str) -> None:
    player, scene = watching(kit)
    scene.go_to(len(scene.watched.marks) // 2)
    scene.look_through_others()
    place, seat = scene.watched.position, scene.near
    view, before = scene.session.view(seat), scene.session.match.digest()
    player.press("o")
    player.click(answer)
    table = player.scene
    assert isinstance(table, StubTable)
    session = table.session
    assert session.people == (seat,)
    assert session.view(seat).legal == view.legal
    anew = answer == "Deal anew"
    assert len(session.match.log.entries) == place + anew
    assert (session.match.digest() != before) == anew
    assert session.header.origin is not None


def test_match_that_was_played_on_waits_like_any_other_and_can_be_watched_once_it_is_over() -> None:
    host = new_host()
    game = SavedGame(played(3, seats=3), CHAIRS[:3], "2026-01-02")
    scene = ReplayScene(host, game, StubTable)
    player = Driver(scene, comfort=STILL)
    scene.go_to(20)
    player.press("o")
    player.click("Deal anew")
    table = player.scene
    assert isinstance(table, StubTable)
    (waiting,) = host.matches.look_around().waiting
    assert waiting.saved.match.digest() == table.session.match.digest()
    rng = Rng(5, "rest")
    match = waiting.saved.match
    while seats := match.to_act():
        match.play(min(seats), rng.choice(match.legal_moves(min(seats))))
    again = ReplayScene(host, waiting.saved, StubTable)
    watcher = Driver(again, comfort=STILL)
    again.look_through_others()
    (leap,) = again.watched.leaps
    again.go_to(again.watched.marks.index(leap) - 1)
    watcher.press(Action.RIGHT, Action.RIGHT)
    watcher.run_until(lambda: again.is_at_rest)
    assert again.mat.differences(again.session.view(again.near)) == []


def test_way_back_from_a_game_that_was_played_on_leads_to_the_title() -> None:
    host = new_host()
    archive(text_of(played(3)), paths.finished_folder())
    player = Driver(TitleScene(host, StubTable), comfort=STILL)
    player.click("Games")
    player.press("w", Action.HOME, "o")
    player.click("As it was")
    assert isinstance(player.scene, StubTable)
    player.app.pop()
    player.run(1.0)
    assert player.sees("Continue"), "the title, where the new game waits"


def test_nothing_is_played_on_from_the_end() -> None:
    player, scene = watching()
    player.press(Action.END)
    assert not player.sees("Play on")
    player.press("o")
    assert player.scene is scene


def test_seal_and_log_of_a_match_that_was_played_on_say_so() -> None:
    host = new_host()
    game = SavedGame(played(3), CHAIRS[:4], "2026-01-02")
    session = host.play_on(game, Branch(20, 1, anew=True))
    seal = Driver(SealScene(session.header), comfort=STILL)
    words = " ".join(words_of(seal.scene))
    assert "known before" in words
    assert "no card was touched" not in words
    assert "known before" in match_lines(session, 1)[1].text


def test_games_page_opens_the_chosen_game_and_comes_back_to_it() -> None:
    for seed in (3, 4):
        archive(text_of(played(seed)), paths.finished_folder())
    player = Driver(GamesScene(new_host(), StubTable), comfort=STILL)
    player.click("game 2")
    player.press("w")
    scene = player.scene
    assert isinstance(scene, ReplayScene)
    assert scene.session.header.seal == played(3, 0).log.header.seal
    player.press(Action.BACK)
    assert player.sees("game 1")
    player.click("game 1")
    player.press(Action.PLAY)
    assert player.sees("scrub bar"), "Enter opens the chosen row"


def test_given_game_is_watched_at_once_and_behind_it_is_the_title() -> None:
    game = SavedGame(played(3), CHAIRS[:4], "2026-01-02")
    app = make_app(unseen_window(), new_host(), watched=game)
    for _ in range(8):
        app.step(FRAME)
    assert isinstance(app.top, ReplayScene)
    assert isinstance(app.scenes[0], TitleScene)
    assert not finished_games(paths.finished_folder()), "nothing is kept of what is only shown"


def test_game_that_has_gone_meanwhile_is_not_opened() -> None:
    path = archive(text_of(played(3)), paths.finished_folder())
    assert path is not None
    host = new_host()
    player = Driver(GamesScene(host, StubTable), comfort=STILL)
    path.unlink()
    player.press("w")
    assert isinstance(player.scene, GamesScene)
    assert "does not exist" in host.take_notes()


def test_results_lead_to_the_whole_game_once_more_and_back() -> None:
    host = new_host()
    session = played_out(host)
    player = Driver(ResultsScene(host, session, StubTable), comfort=STILL)
    player.run(1.0)
    player.click("More")
    player.click("Watch again")
    scene = player.scene
    assert isinstance(scene, ReplayScene)
    assert scene.session.header == session.header
    player.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(player.scene, ResultsScene)


@pytest.mark.parametrize("way", ["mouse", "key"])
def test_review_is_a_press_away_and_leads_back(way: str) -> None:
    player, scene = watching()
    if way == "mouse":
        player.click("Look back")
    else:
        player.press("e")
    review = player.scene
    assert isinstance(review, ReviewScene)
    review.watch()
    player.run(0.2)
    player.click("Look back")
    back_again: object = player.scene
    assert back_again is review, "whoever came from there goes back there"
    player.press(Action.BACK)
    back_again = player.scene
    assert back_again is scene
