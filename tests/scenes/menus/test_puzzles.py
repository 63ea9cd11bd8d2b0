"""The page of puzzles and the tables behind it, by mouse, keys, gamepad and finger."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import pairwise

import pytest
from pygame import Rect

from game.app.learning.puzzle_table import puzzle_of_day, puzzles_of
from game.app.learning.trial import TRIES
from game.app.people.people_file import own_people_file
from game.app.people.solved_puzzles import note_solved, solved_of
from game.kits.puzzle import Puzzle
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.puzzles.puzzle_doors import PuzzleDoors
from scenes.screens.puzzles.puzzles_scene import PuzzlesScene
from scenes.screens.puzzles.theme_houses import ThemeHouse, theme_name
from scenes.screens.title import UNTIL_PUZZLES, TitleScene
from scenes.screens.trial.trial_scene import TrialMood, TrialScene
from tests.driver import Driver, texts_of, words_of
from tests.plain_words import is_plain
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")
STILL = Comfort(reduced_motion=True)
GAMES = [key for key in TABLES if puzzles_of(key)]
GAME = GAMES[0]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_THEME = pytest.mark.parametrize(
    ("game", "key"), sorted({(game, each.theme) for game in GAMES for each in puzzles_of(game)})
)


def page(
    game: str = GAME, size: tuple[int, int] = (1280, 720), comfort: Comfort = STILL
) -> tuple[Driver, PuzzlesScene, Host]:
    """Nothing is solved yet."""
    host = new_host()
    scene = PuzzlesScene(host, StubTable)
    player = Driver(scene, size, comfort)
    player.app.unseen = True
    scene._show_game(TABLES[game])
    return player, scene, host


def a_theme(scene: PuzzlesScene) -> str:
    """One with the most puzzles."""
    themes = scene.game.game.puzzle_themes
    return max((theme.key for theme in themes), key=lambda key: len(scene.of_theme(key)))


def solve(host: Host, puzzles: Sequence[Puzzle]) -> None:
    for puzzle in puzzles:
        note_solved(own_people_file(lambda _s: None), host.chair, puzzle, 1, date(2025, 12, 1))


def table_of(player: Driver) -> TrialScene:
    player.run(0.3)
    table = player.app.top
    assert isinstance(table, TrialScene)
    return table


def attempt(player: Driver, table: TrialScene, choice: int) -> None:
    """Put a choice forward and play it, as keys do, and see what comes of it."""
    if table.mood is TrialMood.TELLS:
        player.press(Action.CONFIRM)
    assert table.table.mat.chooser.put_forward(table.trial.decision.choices[choice].move)
    table.table.refresh()
    player.press(Action.PLAY)
    player.run_until(lambda: table.mood is not TrialMood.PLAYS and table.awaited is None)
    player.run(0.2)


@EVERY_GAME
@pytest.mark.parametrize("way", ["mouse", "keys", "pad", "touch"])
def test_a_house_opens_its_next_puzzle_with_every_device(game: str, way: str) -> None:
    player, scene, _host = page(game)
    key = a_theme(scene)
    name = theme_name(key)
    match way:
        case "mouse":
            words = scene.ui.find(name).rect
            player.click_at((words.centerx, words.bottom - 4))
        case "touch":
            player.touch(name)
        case "keys" | "pad":
            press = player.press if way == "keys" else player.pad
            scene.ui.focus_on(theme_name(scene.game.game.puzzle_themes[0].key))
            for _step in scene.game.game.puzzle_themes:
                if scene.ui.focused is not None and scene.ui.focused.name == name:
                    break
                press(Action.RIGHT)
            press(Action.CONFIRM)
    table = table_of(player)
    assert table.trial.session.rules.key == game
    assert table.task.title == next(
        theme.title for theme in scene.game.game.puzzle_themes if theme.key == key
    )


def test_a_window_opens_its_own_puzzle() -> None:
    player, scene, _host = page()
    key = a_theme(scene)
    puzzles = scene.of_theme(key)
    house = scene.ui.find(theme_name(key))
    assert isinstance(house, ThemeHouse)
    player.click_at(house.window(len(puzzles) - 1).center)
    assert played_before(table_of(player)) == list(puzzles[-1].entries)


def test_whoever_tried_and_came_back_did_not_find_it_at_once() -> None:
    player, scene, host = page()
    key = a_theme(scene)
    scene._open(key, None)
    attempt(player, table_of(player), 1)
    player.press(Action.BACK)
    player.run(0.2)
    scene._open(key, None)
    table = table_of(player)
    attempt(player, table, 0)
    assert table.task.praised(table.trial.tries)[0] == "Right!"
    solved = solved_of(host.player, scene.of_theme(key)[0])
    assert solved is not None
    assert solved.tries == 2


@EVERY_GAME
def test_the_button_to_the_next_puzzle_is_in_sight_with_the_largest_words(game: str) -> None:
    comfort = Comfort(reduced_motion=True, text_scale=2.0)
    player, scene, _host = page(game, (1024, 576), comfort)
    scene._open(a_theme(scene), None)
    table = table_of(player)
    attempt(player, table, 0)
    assert table.is_found
    assert Rect((0, 0), player.app.window.size).contains(table.targets()["On"])


def played_before(table: TrialScene) -> list[str]:
    """What people and bots have played there, as a puzzle keeps it."""
    match = table.trial.session.match
    lines = ((seat, match.rules.encode_move(move)) for seat, move in match.log.entries)
    return [f"{seat} {line}" for seat, line in lines if seat >= 0]


@EVERY_THEME
def test_best_choice_is_praised_with_its_reason_and_lights_a_window(game: str, key: str) -> None:
    player, scene, host = page(game)
    scene._open(key, None)
    first = scene.of_theme(key)[0]
    table = table_of(player)
    attempt(player, table, 0)
    assert table.is_found
    praise, reason = table.task.praised(table.trial.tries)
    assert praise == "Right, at once!"
    assert reason.endswith(".")
    assert solved_of(host.player, first) is not None
    player.press(Action.BACK)
    player.run(0.2)
    house = scene.ui.find(theme_name(key))
    assert isinstance(house, ThemeHouse)
    assert house.lit == 1


def test_next_leads_to_another_puzzle_of_the_house() -> None:
    player, scene, _host = page()
    key = a_theme(scene)
    assert len(scene.of_theme(key)) > 1
    scene._open(key, None)
    table = table_of(player)
    attempt(player, table, 0)
    player.press(Action.CONFIRM)
    following = table_of(player)
    assert following is not table
    assert following.trial.session.match.digest() != table.trial.session.match.digest()
    player.press(Action.BACK)
    player.run(0.2)
    assert player.app.top is scene


def test_wrong_tries_are_played_out_with_a_clue_and_the_third_plays_the_answer() -> None:
    player, scene, host = page()
    puzzle = open_with_wrong_choices(scene)
    table = table_of(player)
    assert "Find your best move." in said(table)
    before = table.trial.session.match.digest()
    for number in range(1, TRIES):
        attempt(player, table, number)
        assert table.trial.tries == number
        assert table.mood is TrialMood.TELLS
        assert table.trial.session.match.digest() != before, "the board shows what happened"
        assert table.task.idea in said(table)
        assert set(table.targets()) == {"Try again", "Back"}
        player.click("Try again")
        assert table.trial.session.match.digest() == before
    attempt(player, table, TRIES)
    assert table.mood is TrialMood.ENDS
    assert "Not this time. This was it." in said(table)
    assert table.is_found
    assert table.side.house is None, "no window lights for what was told"
    assert solved_of(host.player, puzzle) is None
    player.press(Action.BACK)
    player.run(0.2)
    scene._open(puzzle.theme, None)
    assert played_before(table_of(player)) != list(puzzle.entries), "another one waits"


def test_a_wrong_choice_that_was_tried_before_is_told_but_does_not_count_again() -> None:
    player, scene, _host = page()
    open_with_wrong_choices(scene)
    table = table_of(player)
    attempt(player, table, 1)
    attempt(player, table, 1)
    assert table.trial.tries == 1
    assert table.said == "You have tried that. Try another one."


@EVERY_GAME
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_nothing_of_the_board_is_covered_and_every_word_is_plain(game: str, scale: float) -> None:
    comfort = Comfort(reduced_motion=True, text_scale=scale)
    player, scene, _host = page(game, comfort=comfort)
    open_with_wrong_choices(scene)
    table = table_of(player)
    for choice in (None, 1, 0):
        if choice is not None:
            attempt(player, table, choice)
        frame = Rect((0, 0), table.table.stage.theme.metrics.size)
        assert frame.right == table.side.area.left
        boxes = [part.area for part in table.side.laid.parts]
        assert all(table.side.area.contains(box) for box in boxes)
        assert all(map(is_plain, said(table)))


def test_a_found_answer_is_played_out_and_its_window_lights_in_the_column() -> None:
    player, scene, _host = page()
    scene._open(a_theme(scene), None)
    table = table_of(player)
    before = table.trial.session.match.digest()
    attempt(player, table, 0)
    assert table.trial.session.match.digest() != before
    assert table.side.house is not None
    player.click("Once more")
    assert table.mood is TrialMood.PLAYS
    player.run_until(lambda: table.mood is TrialMood.ENDS)


@EVERY_GAME
def test_before_and_after_stand_side_by_side_until_it_is_tried_or_played_again(game: str) -> None:
    player, scene, _host = page(game)
    open_with_wrong_choices(scene)
    table = table_of(player)
    shown = [table._side_by_side]
    attempt(player, table, 1)
    shown.append(table._side_by_side)
    player.click("Try again")
    shown.append(table._side_by_side)
    attempt(player, table, 0)
    shown.append(table._side_by_side)
    player.click("Once more")
    shown.append(table._side_by_side)
    assert [each is not None for each in shown] == [False, True, False, True, False]


def said(table: TrialScene) -> list[str]:
    """What the column says."""
    return list(texts_of(table.side.laid.paper.part))


def open_with_wrong_choices(scene: PuzzlesScene) -> Puzzle:
    """A puzzle with so many that the answer is shown."""
    puzzle = next(each for each in scene.puzzles if len(each.choices) > TRIES)
    scene._open(puzzle.theme, list(scene.of_theme(puzzle.theme)).index(puzzle))
    return puzzle


def test_idea_of_the_theme_is_the_hint() -> None:
    player, scene, _host = page()
    scene._open(a_theme(scene), None)
    table = table_of(player)
    player.press(Action.HINT)
    assert table.said == table.task.idea
    assert table.trial.tries == 0


def test_key_opens_the_puzzle_of_the_day_once_a_day_the_same_for_all() -> None:
    player, scene, host = page()
    today = puzzle_of_day(GAME, host.today)
    assert today is not None
    player.press("d")
    table = table_of(player)
    assert played_before(table) == list(today.entries)
    attempt(player, table, 0)
    assert "On" not in table.targets(), "nothing follows until tomorrow"
    player.press(Action.BACK)
    player.run(0.2)
    assert scene.is_day_done
    assert "Solved. The next one comes tomorrow." in words_of(scene)


def test_all_solved_the_houses_go_on_with_what_was_solved_least() -> None:
    player, scene, host = page()
    puzzles = scene.of_theme(a_theme(scene))
    solve(host, [*puzzles, *puzzles[:-1]])
    host.people.look()
    player.run(0.2)
    scene._open(puzzles[-1].theme, None)
    assert played_before(table_of(player)) == list(puzzles[-1].entries)


def test_whoever_leaves_a_puzzle_from_the_pause_is_back_at_the_puzzles() -> None:
    player, scene, _host = page()
    scene._open(a_theme(scene), None)
    table = table_of(player)
    player.app.push(table.table._navigation.pause(table.table._session, 0))
    player.run(0.3)
    player.click("Leave")
    player.run(0.3)
    assert player.app.running
    assert player.scene is scene


def test_leaving_a_puzzle_keeps_nothing() -> None:
    player, scene, host = page()
    scene._open(a_theme(scene), None)
    table = table_of(player)
    attempt(player, table, 1)
    player.press(Action.BACK)
    player.run(0.2)
    assert player.app.top is scene
    assert host.player.solved == {}
    assert host.matches.look_around().waiting == []


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080), (1024, 768)])
def test_houses_stand_side_by_side_at_every_size(size: tuple[int, int], scale: float) -> None:
    _player, scene, _host = page(size=size, comfort=Comfort(text_scale=scale, reduced_motion=True))
    names = [theme_name(theme.key) for theme in scene.game.game.puzzle_themes]
    places = [scene.ui.find(name).rect for name in names]
    assert all(one.right <= other.left for one, other in pairwise(places))
    assert all(place.left >= 0 and place.right <= size[0] for place in places)


def test_title_says_how_far_somebody_is() -> None:
    host = new_host()
    title = TitleScene(host, StubTable)
    player = Driver(title, (1280, 720), STILL)
    player.run(UNTIL_PUZZLES + 0.1)
    count = sum(len(puzzles_of(game)) for game in GAMES)
    assert _note(title) == "", "nobody is told that nothing is done"
    solve(host, list(puzzles_of(GAME)[:2]))
    host.people.look()
    player.run(0.1)
    assert _note(title) == f"2 of {count}"
    player.click("Puzzles")
    assert isinstance(player.scene, PuzzlesScene)


def _note(title: TitleScene) -> str:
    note: str = getattr(title.ui.find("Puzzles"), "note", "")
    return note


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080), (1024, 768)])
def test_title_is_one_menu_without_scrolling(size: tuple[int, int], scale: float) -> None:
    host = new_host()
    host.puzzles.look()
    solve(host, list(puzzles_of(GAME)[:2]))
    host.people.look()
    title = TitleScene(host, StubTable)
    Driver(title, size, Comfort(text_scale=scale, reduced_motion=True))
    assert _note(title)
    for name in ("New game", "Learn", "Puzzles", "Deal of the day", "Quit"):
        assert Rect((0, 0), size).contains(title.ui.find(name).rect), name


def test_a_puzzle_that_cannot_be_laid_is_told_and_opens_nothing() -> None:
    player, scene, host = page()
    broken = replace(puzzles_of(GAME)[0], entries=("0 play nothing",))
    doors = PuzzleDoors(host, player.app, StubTable, (broken,))
    assert doors.open(broken) is None
    assert host.take_notes().startswith("This puzzle cannot be opened.")
    assert player.app.top is scene


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
@EVERY_GAME
def test_all_houses_stand_on_one_ground_however_long_their_names(game: str, scale: float) -> None:
    _player, scene, _host = page(game, comfort=Comfort(scale, reduced_motion=True))
    names = {theme_name(each.key) for each in scene.game.game.puzzle_themes}
    houses = [each for each in map(scene.ui.find, names) if isinstance(each, ThemeHouse)]
    grounds = {(each.rect.bottom, each._house().bottom) for each in houses}
    assert len(grounds) == len({bottom for bottom, _ground in grounds})
