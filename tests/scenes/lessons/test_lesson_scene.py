"""Lessons on the real table: whoever only follows what is shown finishes every one of them."""

from dataclasses import replace

import pytest
from pygame import Rect

from game.app.learning.learned import has_learned
from game.app.learning.lesson_course import LessonCourse
from game.kits.lesson import Play, PlayFreely, Read, Touch
from game.kits.set_up import ANY_PHONE, SetUp
from scenes.anim.timings import Speed
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.segments import Segments
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.lessons.lesson_scene import LessonScene
from scenes.screens.lessons.lesson_way import StepMood
from scenes.screens.rulebook import RulesScene
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.ui.ui import SLIP
from tests.driver import Driver
from tests.profiles import NIGHTLY
from tests.scenes.lessons.newcomer import Newcomer, Way
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")
QUICK = Comfort(speed=Speed.INSTANT, reduced_motion=True)
LARGE = Comfort(text_scale=2.0, speed=Speed.INSTANT, reduced_motion=True)
TAUGHT = [(key, number) for key, kit in TABLES.items() for number in range(len(kit.game.lessons))]
EVERY_LESSON = pytest.mark.parametrize(("game", "number"), TAUGHT)
TAUGHT_GAMES = [key for key, kit in TABLES.items() if kit.game.lessons]
FIRST_GAME = TAUGHT_GAMES[0]
SMALL, USUAL_WINDOW, LARGE_WINDOW = (960, 540), (1280, 720), (1920, 1080)
TOLD = ("cards of seat", "own points", "tally", "ring", "turns", "race", "news", "earth", "led")
"""Places where a table tells how it stands, whichever of them it has."""


def opened(
    game: str,
    number: int = 0,
    size: tuple[int, int] = (1280, 720),
    comfort: Comfort = QUICK,
    host: Host | None = None,
) -> Newcomer:
    """A newcomer who has chosen a lesson from the list."""
    learn = LearnScene(host or new_host(), StubTable)
    player = Driver(learn, size, comfort)
    player.patience = 0.05
    player.app.unseen = True
    games = learn.ui.find("game")
    assert isinstance(games, Segments)
    player.click_at(games.place_of(TABLES[game]).center)
    learn._open(number)
    player.run(0.1)
    return Newcomer(player)


@EVERY_LESSON
def test_newcomer_who_only_follows_what_is_shown_finishes_the_lesson(
    game: str, number: int
) -> None:
    """In the smallest window and the largest letters, with nothing covered that is spoken of."""
    newcomer = opened(game, number, SMALL, LARGE)
    seen: list[str] = []

    def look(scene: LessonScene) -> None:
        hides_nothing(newcomer.player)
        seen.extend(scene.course.step.lines[line].words for line in scene.lines)

    newcomer.finish(look)
    hides_nothing(newcomer.player)
    assert newcomer.scene.mood is StepMood.ENDS
    assert {"On", "Again", "Done"} <= set(newcomer.scene.targets())
    lesson = newcomer.scene.course.lesson
    assert set(seen) == {line.words for step in lesson.steps for line in step.lines}


SCALES = (2.0, 1.75, 1.5, 1.3, 1.15, 1.0) if NIGHTLY else (2.0, 1.3, 1.0)


@EVERY_LESSON
def test_no_step_hides_what_it_speaks_of(game: str, number: int) -> None:
    """In the usual windows, whatever the size of the letters."""
    newcomer = opened(game, number)
    player = newcomer.player

    def look(_scene: LessonScene) -> None:
        for size in (LARGE_WINDOW, USUAL_WINDOW):
            player.app.window.resize(size)
            player.step()
            for scale in SCALES:
                player.app.set_comfort(replace(QUICK, text_scale=scale))
                player.step()
                hides_nothing(player)

    newcomer.finish(look)
    look(newcomer.scene)


def hides_nothing(player: Driver) -> None:
    """The table has its frame and the guide its column; all that is told lies in one of them."""
    scene, window = player.scene, Rect((0, 0), player.app.window.size)
    assert isinstance(scene, LessonScene)
    side, frame = scene.side, Rect((0, 0), scene.table.stage.theme.metrics.size)
    assert frame.right == side.area.left
    assert side.area.bottomright == window.bottomright
    parts = [*side.laid.parts]
    boxes = [part.area for part in parts]
    if side.guide_area is not None:
        boxes.append(side.guide_area)
    for number, box in enumerate(boxes):
        assert side.area.contains(box)
        assert box.collidelist(boxes[number + 1 :]) < 0
    look = side._plan.look
    for part in parts:
        assert part.part.natural(look, part.area.width)[1] <= part.area.height, "words are cut"
    for light in scene.lights:
        assert frame.contains(light.area), light
    known = scene.places()
    told = [area for name, area in known.items() if name.startswith(TOLD)]
    for area in (
        *told,
        scene.table.mat.places.play,
        *(face.area for face in scene.table.mat.faces),
    ):
        assert frame.contains(area)
    if scene.table.caption.text and scene.lights and not scene._is_free:
        assert (
            scene.table.mat.places.caption.collidelist([light.area for light in scene.lights]) < 0
        )


def test_words_stay_until_there_are_others() -> None:
    """While the others play, and in a free game after the first move."""
    newcomer = opened(FIRST_GAME, len(TABLES[FIRST_GAME].game.lessons) - 1, comfort=Comfort())
    player, said = newcomer.player, set()

    def watch() -> None:
        lines = newcomer.scene.lines
        said.add(tuple(newcomer.scene.course.step.lines[line].words for line in lines))

    newcomer.wait()
    for _turn in range(3):
        newcomer.take_step()
        while not newcomer.scene.is_speaking:
            player.step()
            watch()
        watch()
    assert () not in said


def test_go_on_stands_where_it_stood_before() -> None:
    """On every page that is only read, for whoever presses it again and again."""
    newcomer, places = opened(FIRST_GAME, 0), set()

    def look(scene: LessonScene) -> None:
        if "Go on" in scene.side.targets():
            places.add(tuple(scene.side.targets()["Go on"]))

    newcomer.finish(look)
    assert len(places) == 1


@pytest.mark.parametrize("way", list(Way))
@pytest.mark.parametrize("game", TAUGHT_GAMES)
def test_a_lesson_can_be_done_with_every_device(game: str, way: Way) -> None:
    newcomer = opened(game, 0)
    newcomer.way = way
    newcomer.finish()
    assert newcomer.scene.mood is StepMood.ENDS


def test_lesson_that_was_finished_is_kept_and_leads_to_the_next_one() -> None:
    host, kit = new_host(), TABLES[FIRST_GAME].game
    newcomer = opened(FIRST_GAME, 0, host=host)
    newcomer.finish()
    assert has_learned(host.settings, kit, kit.lessons[0])
    assert host.player.deeds["lesson"] == 1
    focused = newcomer.scene.side.ui.focused
    assert focused is not None
    assert focused.name == "On"
    newcomer.player.run(SLIP)  # it has come to where another button was pressed
    newcomer.player.click("On")
    assert newcomer.scene.course.lesson is kit.lessons[1]
    assert not has_learned(host.settings, kit, kit.lessons[1])


def test_lesson_can_be_done_again_and_left_for_the_list() -> None:
    newcomer = opened(FIRST_GAME, 0)
    newcomer.finish()
    newcomer.player.click("Again")
    assert newcomer.scene.course.number == 0
    assert newcomer.scene.mood is StepMood.SPEAKS
    newcomer.player.press(Action.BACK)
    assert isinstance(newcomer.player.scene, LearnScene)


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_lesson_is_skipped_without_a_question_and_is_not_learned(how: str) -> None:
    host = new_host()
    newcomer = opened(FIRST_GAME, 0, host=host)
    if how == "key":
        newcomer.player.press(Action.BACK)
    else:
        newcomer.player.click("Skip")
    assert isinstance(newcomer.player.scene, LearnScene)
    assert host.settings.learned == ()


@pytest.mark.parametrize("game", TAUGHT_GAMES)
def test_focus_of_a_step_begins_where_one_goes_on_and_not_on_skip(game: str) -> None:
    newcomer = opened(game)
    newcomer.way = Way.KEYS
    begun: list[str] = []

    def look(scene: LessonScene) -> None:
        focused = scene.side.ui.focused
        if isinstance(scene.course.step.task, Read | Touch) or not scene.is_last_page:
            assert focused is not None
            begun.append(focused.name)

    newcomer.finish(look)
    assert begun
    assert "Skip" not in begun


def test_after_the_last_lesson_the_game_is_set_up() -> None:
    newcomer = opened(FIRST_GAME, len(TABLES[FIRST_GAME].game.lessons) - 1)
    newcomer.finish()
    newcomer.player.click("On")
    assert isinstance(newcomer.player.scene, SetUpScene)


def at_first_choice(game: str) -> Newcomer:
    """A lesson that has come to its first move."""
    lessons = TABLES[game].game.lessons
    number = next(
        n for n, lesson in enumerate(lessons)
        if any(isinstance(s.task, Play) and len(s.task.moves) == 1 for s in lesson.steps)
    )  # fmt: skip
    newcomer = opened(game, number)
    while not isinstance(newcomer.scene.course.step.task, Play):
        newcomer.take_step()
        newcomer.wait()
    return newcomer


def test_other_card_gets_a_kind_word_and_is_not_played() -> None:
    newcomer = at_first_choice(FIRST_GAME)
    scene, player = newcomer.scene, newcomer.player
    wanted = {part.name for part in scene.table.mat.chooser.parts if part.name == newcomer.shown()}
    other = next(p.name for p in scene.table.mat.chooser.parts if p.name not in wanted)
    player.click(other)
    task = scene.course.step.task
    assert isinstance(task, Play)
    assert scene.kind_word == task.otherwise
    assert not scene.table.caption.text, "nothing says that it is ready"
    assert not scene.table._controls.play.enabled
    player.click_at(scene.table.mat.places.play.center)
    player.press(Action.PLAY)
    assert not scene.course.is_done
    assert not scene.table.caption.text
    assert scene.kind_word == task.otherwise
    newcomer.finish()
    assert scene.mood is StepMood.ENDS


def test_refusal_of_the_table_goes_with_the_next_choice() -> None:
    newcomer = opened("chikyu", 0)
    newcomer.wait()
    while not isinstance(newcomer.scene.course.step.task, Play):
        newcomer.take_step()
        newcomer.wait()
    scene, player = newcomer.scene, newcomer.player
    player.press(Action.RIGHT, Action.RIGHT, Action.CONFIRM)
    player.run(0.2)
    refused = scene.kind_word
    assert refused
    assert not scene.table.caption.text, "only the guide speaks"
    other = next(
        part.name for part in scene.table.mat.chooser.parts if part.name.endswith("Intenton 2")
    )
    player.click(other)
    player.run(0.2)
    assert scene.kind_word not in ("", refused)
    player.press(Action.PLAY)
    player.run(0.2)
    assert not scene.table.caption.text


def test_same_line_is_said_in_other_words_on_request_and_rules_open() -> None:
    newcomer = at_first_choice(FIRST_GAME)
    scene = newcomer.scene
    newcomer.player.press(Action.HINT)
    assert scene.kind_word == scene.course.step.once_more
    newcomer.player.press(Action.RULES)
    assert isinstance(newcomer.player.scene, RulesScene)
    newcomer.player.press(Action.BACK)
    assert newcomer.scene is scene


def test_log_and_menu_lead_nowhere_while_something_is_taught() -> None:
    newcomer = at_first_choice(FIRST_GAME)
    newcomer.player.press(Action.LOG, Action.PAUSE)
    assert isinstance(newcomer.player.scene, LessonScene)


def test_words_wait_until_the_table_rests_and_praise_goes_on_by_itself() -> None:
    newcomer = opened(FIRST_GAME, 0, comfort=Comfort())
    scene = newcomer.scene
    while isinstance(scene.course.step.task, Read | Touch):
        newcomer.take_step()
        newcomer.wait()
    newcomer.take_step()
    assert scene.mood is StepMood.WATCHES
    assert not scene.is_speaking
    newcomer.player.run_until(lambda: scene.mood is StepMood.PRAISES)
    newcomer.player.run_until(lambda: scene.mood is StepMood.SPEAKS, at_most=1.5)


def test_nothing_of_a_lesson_is_saved() -> None:
    host = new_host()
    newcomer = opened(FIRST_GAME, len(TABLES[FIRST_GAME].game.lessons) - 1, host=host)
    newcomer.finish()
    found = host.matches.look_around()
    assert found.waiting == []
    assert found.over == []
    assert host.is_new(FIRST_GAME)


def test_last_step_of_all_is_a_free_game_among_toddlers() -> None:
    for kit in TABLES.values():
        if kit.game.lessons:
            chair = kit.game.usual.chairs[0]
            course = LessonCourse(kit.game, kit.game.lessons[-1], chair)
            others = course.session.chairs[1:]
            assert {chair.level for chair in others} == {"toddler"}
            assert isinstance(course.lesson.steps[-1].task, PlayFreely)


@pytest.mark.parametrize("game", TAUGHT_GAMES)
def test_a_free_choice_that_goes_wrong_is_played_and_gets_a_word(game: str) -> None:
    lessons = TABLES[game].game.lessons
    last = next(
        n for n, lesson in enumerate(lessons) if isinstance(lesson.steps[-1].task, PlayFreely)
    )
    newcomer = opened(game, last)
    scene, player = newcomer.scene, newcomer.player
    newcomer.wait()
    while not isinstance(scene.course.step.task, PlayFreely):
        newcomer.take_step()
        newcomer.wait()
    for _turn in range(6):
        view = scene.course.session.view(0)
        slips = [move for move in view.legal if scene.course.lesson.slip(view, move) is not None]
        if slips:
            assert scene.table.mat.chooser.put_forward(slips[0])
            scene.table.refresh()
            player.step()
            player.press(Action.PLAY)
            assert scene.course.slip
            assert scene.kind_word == scene.course.slip
            return
        newcomer.take_step()
        newcomer.wait()
    raise AssertionError("nothing could go wrong")


def test_whoever_played_on_a_phone_last_learns_at_the_screen() -> None:
    host = new_host()
    kit = TABLES[FIRST_GAME].game
    chairs = tuple(
        replace(chair, phone=ANY_PHONE) if chair.is_person else chair for chair in kit.usual.chairs
    )
    host.change(host.settings.remembering(SetUp(kit.key, chairs)))
    newcomer = opened(FIRST_GAME, host=host)
    assert not any(chair.phone for chair in newcomer.scene.course.session.chairs)
    newcomer.player.close()
