"""Where lessons are chosen: one size for all rows, and the focus stays where one was."""

import pytest

from game.app.learning.learned import with_learned
from game.kits.lesson import first_course
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort, Style
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.menu.segments import Segments
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.rulebook import RulesScene
from scenes.ui.button import Button
from scenes.ui.element import Look
from tests.driver import Driver
from tests.scenes.menus.evening import StubTable, new_host

pytestmark = pytest.mark.usefixtures("display")
GAMES = [kit for kit in TABLES.values() if kit.game.lessons]


def shown(
    size: tuple[int, int] = (1280, 720), comfort: Comfort | None = None
) -> tuple[Driver, LearnScene, Host]:
    host = new_host()
    learn = LearnScene(host, StubTable)
    return Driver(learn, size, comfort or Comfort()), learn, host


def focus_of(learn: LearnScene) -> str:
    assert learn.ui.focused is not None
    return learn.ui.focused.name


def test_game_is_chosen_as_on_other_pages_and_lies_above_the_lessons() -> None:
    player, learn, _host = shown()
    learn.ui.focus_on("lesson 1")
    player.press(Action.UP)
    games = learn.ui.focused
    assert isinstance(games, Segments)
    assert games.value is learn.game
    player.press(Action.RIGHT)
    assert learn.game is GAMES[1]
    assert focus_of(learn) == games.name


def test_after_the_rules_the_focus_is_where_it_was() -> None:
    player, learn, _host = shown()
    learn.ui.focus_on("Rules")
    player.press(Action.CONFIRM)
    assert isinstance(player.scene, RulesScene)
    player.press(Action.BACK)
    assert focus_of(learn) == "Rules"


@pytest.mark.parametrize(("finished", "then"), [((), 2), ((2,), 3), ((2, 3), 4), ((4,), 2)])
def test_after_a_lesson_the_focus_is_on_it_or_on_what_follows(
    finished: tuple[int, ...], then: int
) -> None:
    player, learn, host = shown()
    learn.ui.focus_on("lesson 2")
    player.press(Action.CONFIRM)
    game = learn.game.game
    for number in finished:
        host.change(with_learned(host.settings, game, game.lessons[number - 1]))
    player.press(Action.BACK)
    assert player.scene is learn
    assert focus_of(learn) == f"lesson {then}"


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.key)
def test_what_lessons_teach_is_whole_and_set_in_one_size(
    kit: object, size: tuple[int, int], scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, learn, _host = shown(size, Comfort(text_scale=scale))
    games = learn.ui.find("game")
    assert isinstance(games, Segments)
    games.on_change(kit)
    look = Look(learn.stage.theme, learn.stage.typesetter)
    small, said = look.type(Style.SMALL), dict[str, int]()
    write = Painter.text

    def text(self: Painter, words: str, style: object, *rest: object, **more: object) -> object:
        width = more.get("width")
        if style == small and isinstance(width, int):
            fitted = look.typesetter.fit(words, small, width)
            said[fitted.text] = fitted.type.px
        return write(self, words, style, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "text", text)
    learn.dirty = True
    player.run(0.2)
    course = first_course(learn.game.game.lessons)
    rows = [learn.ui.find(f"lesson {n + 1}") for n in range(course)]
    details = " ".join(row.detail for row in rows if isinstance(row, Button))
    assert set(said.values()) == {small.px}
    assert set(" ".join(said).split()) <= set(details.split())


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("kit", GAMES, ids=lambda kit: kit.key)
def test_lessons_fill_the_page(kit: TableKit, size: tuple[int, int]) -> None:
    _player, learn, _host = shown(size)
    games = learn.ui.find("game")
    assert isinstance(games, Segments)
    games.on_change(kit)
    course, count = first_course(kit.game.lessons), len(kit.game.lessons)
    last = learn.ui.find(f"lesson {course}").rect
    assert 0.8 * size[1] < last.bottom < size[1]
    learn._turn_page(later=True)
    assert learn.ui.find(f"lesson {count}").rect.bottom < size[1]


def test_rules_lie_on_the_bare_cloth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their sheet is smaller than the page: half of a button would stick out behind it."""
    player, learn, _host = shown()
    first = learn.ui.find("lesson 1")
    assert isinstance(first, Button)
    written, write = set[str](), Painter.text

    def text(self: Painter, words: str, *rest: object, **more: object) -> object:
        written.add(words)
        return write(self, words, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Painter, "text", text)
    player.press(Action.RULES)
    player.run(1.0)
    assert isinstance(player.scene, RulesScene)
    written.clear()
    learn.dirty = True
    player.run(0.2)
    assert written
    assert first.text not in written
    player.press(Action.BACK)
    player.run(0.2)
    assert first.text in written
